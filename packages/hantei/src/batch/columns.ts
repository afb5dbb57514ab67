/**
 * Shapes as columns: shape i has its numbers at index i of each. All columns of one length. The numbers themselves are not
 * checked: that would cost more than the question. A shape with a NaN in it is disjoint from everything; a box whose minimum
 * is above its maximum, a negative radius and an infinite center or end are the caller's to keep out.
 */
import { checkOneLength, readColumn } from "../base/columns.js";
import { typeError } from "../base/errors.js";
import { checkHere, show } from "../base/validate.js";

/** Boxes of the plane; of space where `minZ` and `maxZ` are there, too. Bounds may be infinite. */
export interface BoxColumns {
  readonly minX: Float64Array;
  readonly minY: Float64Array;
  readonly minZ?: Float64Array | undefined;
  readonly maxX: Float64Array;
  readonly maxY: Float64Array;
  readonly maxZ?: Float64Array | undefined;
}

/** Segments of the plane. */
export interface SegmentColumns {
  readonly x1: Float64Array;
  readonly y1: Float64Array;
  readonly x2: Float64Array;
  readonly y2: Float64Array;
}

/** Circles. */
export interface CircleColumns {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: Float64Array;
}

/** Spheres. */
export interface SphereColumns extends CircleColumns {
  readonly z: Float64Array;
}

/** Points of the plane; of space where `z` is there, too. */
export interface PointColumns {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z?: Float64Array | undefined;
}

/** The columns of each shape, in the order in which kernels take them. */
export const BOX: readonly string[] = ["minX", "minY", "maxX", "maxY"];
export const BOX_OF_SPACE: readonly string[] = ["minX", "minY", "minZ", "maxX", "maxY", "maxZ"];
export const CIRCLE: readonly string[] = ["x", "y", "radius"];
export const SPHERE: readonly string[] = ["x", "y", "z", "radius"];
export const POINT: readonly string[] = ["x", "y"];
export const POINT_OF_SPACE: readonly string[] = ["x", "y", "z"];
export const SEGMENT: readonly string[] = ["x1", "y1", "x2", "y2"];

/** Whether a user's columns have any of these names. */
export function hasAnyColumn(columns: unknown, names: readonly string[]): boolean {
  return (
    typeof columns === "object" &&
    columns !== null &&
    names.some((name) => (columns as Readonly<Record<string, unknown>>)[name] !== undefined)
  );
}

/** Throws where a column's buffer was transferred elsewhere since it was read: by a getter of the options, say. */
export function checkColumns(where: string, columns: readonly Float64Array[]): void {
  for (const column of columns) checkHere(`${where}: a column`, column);
}

/** The columns of the names given, after a check of their types and lengths. */
export function readColumns(where: string, columns: unknown, names: readonly string[]): Float64Array[] {
  if (typeof columns !== "object" || columns === null) {
    typeError("ERR_TYPE", `${where} must be an object of columns, { ${names.join(", ")} }, not ${show(columns)}`);
  }
  const given = columns as Readonly<Record<string, unknown>>;
  const read = names.map((name) => readColumn(where, given, name));
  for (const [i, column] of read.entries()) {
    checkOneLength(where, names[i] as string, column, names[0] as string, read[0] as Float64Array);
  }
  return read;
}

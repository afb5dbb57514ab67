/** The measuring questions of a room, and what laws about them share. */
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import type { AnyShape, Room } from "../rooms.js";

export type Vector = Readonly<Record<"x" | "y" | "z", number>>;

export interface Touch {
  readonly normal: Vector;
  readonly depth: number;
  readonly minimal: boolean;
  readonly points: readonly (Vector & {
    readonly featureA: { readonly type: string; readonly index: number };
    readonly featureB: { readonly type: string; readonly index: number };
  })[];
}

export interface Measuring {
  contact(a: AnyShape, b: AnyShape, options?: { maxDistance?: number }): Touch | undefined;
  /** The shape moved by a vector. */
  move(shape: AnyShape, by: Vector): AnyShape;
  distance(a: AnyShape, b: AnyShape): number;
  closestPoints(a: AnyShape, b: AnyShape): { a: Vector; b: Vector };
  projectPoint(shape: AnyShape, p: Vector): Vector;
  pointAt(p: Vector): AnyShape;
}

const ROOMS: Readonly<Record<string, Measuring>> = {
  "2d": {
    ...plane,
    move: (shape: never, { x, y }: Vector) => plane.translate(shape, x, y),
    pointAt: ({ x, y }: Vector) => plane.point(x, y),
  } as unknown as Measuring,
  "3d": {
    ...space,
    move: (shape: never, by: Vector) => space.translate(shape, by.x, by.y, by.z),
    pointAt: ({ x, y, z }: Vector) => space.point(x, y, z),
  } as unknown as Measuring,
};

/** Undefined for the room of intervals, which measures nothing. */
export function measuringOf({ name }: Room): Measuring | undefined {
  return ROOMS[name];
}

/** The largest size of a finite number in any of the shapes. */
export function largestOf(...shapes: readonly AnyShape[]): number {
  let largest = 0;
  for (const shape of shapes) {
    for (const value of Object.values(shape).flat(2)) {
      if (typeof value === "number" && Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
    }
  }
  return largest;
}

/** Whether the sizes are those that bounds are stated for. */
export function isWithinSizes(...shapes: readonly AnyShape[]): boolean {
  const largest = largestOf(...shapes);
  return largest <= 1e150 && largest >= 1e-150;
}

export function difference(a: Vector, b: Vector): number[] {
  return [a.x - b.x, a.y - b.y, (a.z ?? 0) - (b.z ?? 0)];
}

/** Without under- or overflow on the way. */
export function length(vector: readonly number[]): number {
  return Math.hypot(...vector);
}

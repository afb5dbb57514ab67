/** Geometries of maps, as shapes: what GeoJSON, WKT and WKB have in common. */
import { point, polygon, polyline, type Shape, segment } from "hantei";
import { Misread } from "../bad-input.js";

/** What records of kinds that there are no shapes for are counted as. */
export const UNSUPPORTED = "of an unsupported kind";
/** And those that lie in space. */
export const THIRD_COORDINATE = "third coordinate";

/** What records are counted as whose positions have measures. */
const MEASURES = "with measures";
/** What records are counted as that have no points. */
export const EMPTY = "empty geometry";

/** Makes one part of a geometry; what the library refuses it throws. */
export type MakeShape = () => Shape;

/** Takes the parts of a geometry, one after another, as they are read: of millions no two need be kept. */
export type TakeShape = (make: MakeShape) => void;

/** The point at x, y. */
export function pointAt(x: number, y: number): MakeShape {
  return () => point(x, y);
}

/** Hands over the points at positions x, y, x, y, … */
export function takePoints(flat: readonly number[], take: TakeShape): void {
  for (let i = 0; i < flat.length; i += 2) take(pointAt(flat[i] as number, flat[i + 1] as number));
}

/**
 * The line through positions x, y, x, y, …: two are a segment, which may have two equal ends, and so are more that are all equal, as
 * of a receiver that stood still; others are a polyline.
 */
export function lineThrough(flat: readonly number[]): MakeShape {
  if (flat.length < 4) throw new Misread(undefined, "a line takes two positions or more, not 1", "too few vertices");
  const [x1, y1, x2, y2] = flat as [number, number, number, number];
  const isSegment = flat.length === 4 || flat.every((value, i) => value === (i % 2 === 0 ? x1 : y1));
  return () => (isSegment ? segment(x1, y1, x2, y2) : polyline(flat));
}

/** The polygon of rings x, y, x, y, …, the outer one first; `checkRing` has seen each. */
export function polygonOf([outer = [], ...holes]: readonly (readonly number[])[]): MakeShape {
  return () => polygon(outer, holes);
}

/**
 * Checks that a ring ends where it began.
 *
 * @param index - 0 for the outer ring, then the holes, which count from 0 as the library has them.
 */
export function checkRing(ring: readonly number[], index: number): void {
  const which = index === 0 ? "the outer ring" : `hole ${index - 1}`;
  const last = ring.length - 2;
  if (ring[0] !== ring[last] || ring[1] !== ring[last + 1]) {
    throw new Misread(undefined, `${which} is not closed; repeat its first position at its end`, "ring not closed");
  }
  if (ring.length < 8) {
    const count = ring.length / 2;
    const message = `${which} has ${count} ${count === 1 ? "position" : "positions"}; 4 or more are wanted`;
    throw new Misread(undefined, message, "too few vertices");
  }
}

/**
 * Refuses a geometry whose positions have more than x and y.
 *
 * @param letters - Z, M or ZM.
 */
export function refuseMeasures(name: string, letters: string, column: number | undefined): never {
  const what =
    letters === "M" ? "has measures; a position is x y" : "has a third coordinate; geometries lie in the plane";
  throw new Misread(column, `${name} ${letters} ${what}`, letters === "M" ? MEASURES : THIRD_COORDINATE);
}

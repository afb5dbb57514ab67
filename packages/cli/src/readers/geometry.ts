/** Geometries of maps, as shapes: what GeoJSON, WKT and WKB have in common. */
import { point, polygon, polyline, type Shape, segment } from "hantei";
import { Misread } from "../bad-input.js";

/** What records of kinds that there are no shapes for are counted as. */
export const UNSUPPORTED = "of an unsupported kind";
/** And those that lie in space. */
export const THIRD_COORDINATE = "third coordinate";

/** Makes one part of a geometry; what the library refuses it throws. */
export type MakeShape = () => Shape;

/** The point at a position x, y. */
export function pointAt([x, y]: readonly number[]): MakeShape {
  return () => point(x as number, y as number);
}

/** The points at positions x, y, x, y, … */
export function pointsAt(flat: readonly number[]): MakeShape[] {
  const points: MakeShape[] = [];
  for (let i = 0; i < flat.length; i += 2) points.push(pointAt(flat.slice(i, i + 2)));
  return points;
}

/** The line through positions x, y, x, y, …: two are a segment, which may have two equal ends, more a polyline. */
export function lineThrough(flat: readonly number[]): MakeShape {
  if (flat.length < 4) throw new Misread(undefined, "a line takes two positions or more, not 1", "too few vertices");
  const [x1, y1, x2, y2] = flat as [number, number, number, number];
  return () => (flat.length === 4 ? segment(x1, y1, x2, y2) : polyline(flat));
}

/** The polygon of rings x, y, x, y, …, the outer one first; `checkRing` has seen each. */
export function polygonOf([outer = [], ...holes]: readonly (readonly number[])[]): MakeShape {
  return () => polygon(outer, holes);
}

/**
 * Checks that a ring ends where it began.
 *
 * @param index - 0 for the outer ring, then the holes.
 */
export function checkRing(ring: readonly number[], index: number): void {
  const which = index === 0 ? "the outer ring" : `hole ${index}`;
  const last = ring.length - 2;
  if (ring[0] !== ring[last] || ring[1] !== ring[last + 1]) {
    throw new Misread(undefined, `${which} is not closed; repeat its first position at its end`, "ring not closed");
  }
  if (ring.length < 8) {
    const message = `${which} has ${ring.length / 2} positions; 4 or more are wanted`;
    throw new Misread(undefined, message, "too few vertices");
  }
}

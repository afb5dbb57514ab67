/** What is cast, and at what, as outlines; an unbounded box is cut where nothing gets. */
import { castSpot, INDEX, IS_VERTEX, met, PATH } from "../algorithms/cast-spot.js";
import { gauge, LARGEST, type Outline, RADIUS_A, RADIUS_B } from "../algorithms/outline.js";
import { outlinePair } from "../measure/outlines.js";
import type { Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";
import type { MutableFeature } from "./feature.js";

/** How far beyond everything that moves the missing side of an unbounded box is put. */
const BEYOND = 4;

const cutA: Box = { kind: "box", minX: 0, minY: 0, maxX: 0, maxY: 0 };
const cutB: Box = { ...cutA };

/**
 * Writes the outlines of two shapes of which nothing that matters lies farther out than `reach`; false where a shape, built past the
 * constructors, has a number that is none: it is met by nothing.
 */
export function outlineCast(a: Shape, b: Shape, reach: number): boolean {
  const far = Math.min(BEYOND * reach, Number.MAX_VALUE);
  outlinePair(bounded(a, far, cutA), bounded(b, far, cutB));
  const largest = (gauge[LARGEST] as number) + (gauge[RADIUS_A] as number) + (gauge[RADIUS_B] as number);
  // Sizes alone: finite ones may overflow only where they are added.
  return largest < Number.POSITIVE_INFINITY || areFinite();
}

function areFinite(): boolean {
  return [LARGEST, RADIUS_A, RADIUS_B].every((at) => (gauge[at] as number) < Number.POSITIVE_INFINITY);
}

function bounded(shape: Shape, far: number, cut: Box): Shape {
  return shape.kind === "box" && isUnbounded(shape) ? Object.assign(cut, finiteBounds(shape, far)) : shape;
}

export function isUnbounded({ minX, minY, maxX, maxY }: Box): boolean {
  return minX - minX !== 0 || minY - minY !== 0 || maxX - maxX !== 0 || maxY - maxY !== 0;
}

function finiteBounds({ minX, minY, maxX, maxY }: Box, far: number): Omit<Box, "kind"> {
  return {
    minX: minX === Number.NEGATIVE_INFINITY ? -far : minX,
    minY: minY === Number.NEGATIVE_INFINITY ? -far : minY,
    maxX: maxX === Number.POSITIVE_INFINITY ? far : maxX,
    maxY: maxY === Number.POSITIVE_INFINITY ? far : maxY,
  };
}

/** Casts the spot of the registers against every path of an outline: the outer one is path 0, the holes follow. */
export function castAtOutline({ coordinates, closed, holes }: Outline, strictly: boolean): void {
  castSpot(coordinates, closed, strictly, 0);
  for (let hole = 0; hole < holes.length; hole++) {
    castSpot(holes[hole] as ArrayLike<number>, true, strictly, hole + 1);
  }
}

/** The feature that was met on a shape whose outline this is. */
export function writeFeature(into: MutableFeature, kind: Shape["kind"], { coordinates, holes }: Outline): void {
  let first = 0;
  for (let path = 0; path < (met[PATH] as number); path++) {
    first += (path === 0 ? coordinates : (holes[path - 1] as ArrayLike<number>)).length >> 1;
  }
  const isVertex = met[IS_VERTEX] === 1 && kind !== "circle";
  into.type = isVertex ? "vertex" : "edge";
  into.index = first + (met[INDEX] as number);
}

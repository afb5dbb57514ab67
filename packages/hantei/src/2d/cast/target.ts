/** What is cast, and at what, as outlines; an unbounded box is cut where nothing gets. */
import { gauge, LARGEST, RADIUS_A, RADIUS_B } from "../../base/gauge.js";
import { castSpot, INDEX, IS_VERTEX, met, PATH } from "../algorithms/cast-spot.js";
import { motions, UX } from "../algorithms/motions.js";
import { type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import { type Coordinates, writeBounds } from "../algorithms/path.js";
import type { MutableFeature } from "../foundation/feature.js";
import { outlinePair } from "../measure/outlines.js";
import type { Shape } from "../shape-kinds.js";
import { FEW } from "./slack.js";

/** How far beyond everything that moves the missing side of an unbounded box is put. */
const BEYOND = 4;

/**
 * Writes the outlines of two shapes; false where one, built past the constructors, has a number that is none: it is met by nothing.
 * Where one `isEndless`, `outlineCut` has to follow.
 */
export function outlineCast(a: Shape, b: Shape): boolean {
  outlinePair(a, b);
  copyShort(outlineA, listsA);
  copyShort(outlineB, listsB);
  // Sizes alone: finite ones may overflow only where they are added.
  return (
    (gauge[LARGEST] as number) < Number.POSITIVE_INFINITY &&
    (gauge[RADIUS_A] as number) < Number.POSITIVE_INFINITY &&
    (gauge[RADIUS_B] as number) < Number.POSITIVE_INFINITY
  );
}

/** Whether a shape whose outline is written is a box without a bound. */
export function isEndless(): boolean {
  return (outlineA.open | outlineB.open) !== 0;
}

/** Writes the outlines anew, of which nothing that matters lies farther out than `reach`. */
export function outlineCut(a: Shape, b: Shape, reach: number): boolean {
  const far = Math.min(BEYOND * reach, Number.MAX_VALUE);
  return outlineCast(bounded(a, far), bounded(b, far));
}

/** Longer paths may have an index, which knows them by their array. */
const LONGEST = 128;

/** Room for coordinates, by how many there are: made when first needed. */
const listsA: (Float64Array | undefined)[] = [];
const listsB: (Float64Array | undefined)[] = [];

/** Copies a short path of a caller, so that all that follows reads arrays of one kind: of many, each number would be boxed. */
function copyShort(outline: Outline, lists: (Float64Array | undefined)[]): void {
  const { coordinates } = outline;
  const { length } = coordinates;
  if (length > LONGEST || coordinates instanceof Float64Array) return;
  while (lists.length <= length) lists.push(undefined);
  const list = lists[length] ?? new Float64Array(length);
  lists[length] = list;
  for (let at = 0; at < length; at++) list[at] = coordinates[at] as number;
  outline.coordinates = list;
}

/** The bounds of both outlines: minX, minY, maxX and maxY of each. */
const extents: Float64Array = /* @__PURE__ */ new Float64Array(8);

/** What bounds alone tell of the two shapes whose outlines are loaded. */
export type Span = typeof NEVER | typeof LATER | typeof PERHAPS;
/** They never meet on their ways. */
export const NEVER = 0;
/** They do not meet at the start. */
export const LATER = 1;
const PERHAPS = 2;

/** Looks at the bounds of both outlines, where they start and along the motion. */
export function lookAtBounds(): Span {
  measureExtent(outlineA.coordinates, 0);
  measureExtent(outlineB.coordinates, 4);
  const radii = (gauge[RADIUS_A] as number) + (gauge[RADIUS_B] as number);
  let span: Span = PERHAPS;
  for (let axis = 0; axis < 2; axis++) {
    const step = motions[UX + axis] as number;
    const slack = radii + ((gauge[LARGEST] as number) + Math.abs(step)) * FEW + Number.MIN_VALUE;
    // How far B begins behind A's end on this axis, and ends before A's start.
    const behind = (extents[axis + 4] as number) - (extents[axis + 2] as number) - slack;
    const before = (extents[axis] as number) - (extents[axis + 6] as number) - slack;
    if (behind > 0 || before > 0) span = LATER;
    if (behind > (step > 0 ? step : 0) || before > (step < 0 ? -step : 0)) return NEVER;
  }
  return span;
}

function measureExtent(path: Coordinates, into: number): void {
  if (path.length > LONGEST) {
    writeBounds(path, extents, into);
    return;
  }
  let minX = path[0] as number;
  let minY = path[1] as number;
  let maxX = minX;
  let maxY = minY;
  for (let at = 2; at < path.length; at += 2) {
    const x = path[at] as number;
    const y = path[at + 1] as number;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  extents[into] = minX;
  extents[into + 1] = minY;
  extents[into + 2] = maxX;
  extents[into + 3] = maxY;
}

/** A box with its missing bounds put far out; any other shape as it is. */
function bounded(shape: Shape, far: number): Shape {
  if (shape.kind !== "box") return shape;
  const { minX, minY, maxX, maxY } = shape;
  return {
    kind: "box",
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

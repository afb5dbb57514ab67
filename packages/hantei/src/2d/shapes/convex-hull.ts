import { rangeError } from "../../base/errors.js";
import { orient2d } from "../../exact/orient2d.js";
import { type Points, readCoordinates } from "./coordinates.js";
import { type Polygon, polygon } from "./polygon.js";

/**
 * The smallest convex polygon that holds all points, exact: its vertices are some of them, none on a straight line with its
 * neighbors, counter-clockwise where y points up, from the lowest of the leftmost on. In O(n log n).
 *
 * @param points - `[[x, y], …]` or flat numbers, finite, in any order, repeated ones included.
 * @throws TypeError `ERR_TYPE` where it is no array of numbers; RangeError `ERR_NOT_FINITE`; `ERR_VERTICES` where a flat list
 * has an odd length, or where the hull is flat: the message says which point or segment it is.
 * @example
 * ```ts
 * import { convexHull } from "hantei";
 * console.log(convexHull([[0, 0], [2, 0], [1, 1], [2, 2], [0, 2]]).coordinates.join(" ")); // 0 0 2 0 2 2 0 2
 * ```
 */
export function convexHull(points: Points): Polygon {
  const flat = readCoordinates("convexHull", points, false);
  if (flat.length === 0) rangeError("ERR_VERTICES", "convexHull: no points; give at least 3 that are not on one line");
  const order = sorted(flat);
  // A. M. Andrew, "Another efficient algorithm for convex hulls in two dimensions" (1979): one chain below, one above.
  const lower = chain(flat, order);
  const upper = chain(flat, order.reverse());
  if (lower.length + upper.length < 5) refuseFlat(flat, lower);
  const ring: number[] = [];
  for (const vertex of [...lower.slice(0, -1), ...upper.slice(0, -1)]) {
    ring.push(flat[2 * vertex] as number, flat[2 * vertex + 1] as number);
  }
  return polygon(ring);
}

/** The vertices from left to right, and from below upward at one x. */
function sorted(flat: readonly number[]): Uint32Array {
  const order = new Uint32Array(flat.length >> 1);
  for (let vertex = 0; vertex < order.length; vertex++) order[vertex] = vertex;
  return order.sort((a, b) => {
    const [ax, bx] = [flat[2 * a] as number, flat[2 * b] as number];
    if (ax !== bx) return ax < bx ? -1 : 1;
    const [ay, by] = [flat[2 * a + 1] as number, flat[2 * b + 1] as number];
    return ay < by ? -1 : ay > by ? 1 : 0;
  });
}

/** The chain that turns left at every vertex, from the first to the last of the order. */
function chain(flat: readonly number[], order: Uint32Array): number[] {
  const kept: number[] = [];
  for (const vertex of order) {
    while (kept.length > 1 && !turnsLeft(flat, kept.at(-2) as number, kept.at(-1) as number, vertex)) kept.pop();
    if (kept.length === 0 || !isSame(flat, kept.at(-1) as number, vertex)) kept.push(vertex);
  }
  return kept;
}

function turnsLeft(flat: readonly number[], a: number, b: number, c: number): boolean {
  const [ax, ay] = [flat[2 * a] as number, flat[2 * a + 1] as number];
  const [bx, by] = [flat[2 * b] as number, flat[2 * b + 1] as number];
  const [cx, cy] = [flat[2 * c] as number, flat[2 * c + 1] as number];
  return orient2d(ax, ay, bx, by, cx, cy) > 0;
}

function isSame(flat: readonly number[], a: number, b: number): boolean {
  return flat[2 * a] === flat[2 * b] && flat[2 * a + 1] === flat[2 * b + 1];
}

function refuseFlat(flat: readonly number[], ends: readonly number[]): never {
  const at = (vertex: number): string => `${flat[2 * vertex]}, ${flat[2 * vertex + 1]}`;
  const [first = 0, last] = ends;
  rangeError(
    "ERR_VERTICES",
    last === undefined
      ? `convexHull: all points are one, so the hull has no area; use point(${at(first)})`
      : `convexHull: all points lie on one line, so the hull has no area; use segment(${at(first)}, ${at(last)})`,
  );
}

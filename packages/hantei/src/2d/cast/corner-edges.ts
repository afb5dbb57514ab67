/** The edges at two corners that met, as directions, and whether a line parts them. What asks fills it anew each time. */
import type { Outline } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";

/** Directions of the edges at the two corners, x and y each, scaled to about 1: first the spot's, then the other's. */
export let directions: Float64Array = /* @__PURE__ */ new Float64Array(32);
/** How many numbers there are: of the spot's own corner, and in all. */
export const counts: Int32Array = /* @__PURE__ */ new Int32Array(2);
export const OWN = 0;
export const ALL = 1;
/** How far from the place that is asked about, on either axis, a vertex counts. */
export const reach: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** Whether one corner's edges lie before the line along an edge, as its turned normal has it, and the other's behind it. */
export function parts(edge: number, away: number): boolean {
  return arePartedBy(-away * (directions[edge + 1] as number), away * (directions[edge] as number), 0);
}

/** The same of the line that is square to a normal, where directions that miss it by so much lie along it. */
export function arePartedBy(x: number, y: number, slack: number): boolean {
  for (let at = 0; at < (counts[ALL] as number); at += 2) {
    const side = (directions[at] as number) * x + (directions[at + 1] as number) * y;
    if (at < (counts[OWN] as number) ? !(side >= -slack) : !(side <= slack)) return false;
  }
  return true;
}

/** Adds the directions from the vertices at a point, in two places of a list, to their neighbors. */
export function addDirections({ coordinates, closed, holes }: Outline, list: Float64Array, at: number): void {
  addAlong(coordinates, closed, list, at);
  for (let hole = 0; hole < holes.length; hole++) addAlong(holes[hole] as Coordinates, true, list, at);
}

export function addAlong(path: Coordinates, isClosed: boolean, list: Float64Array, at: number): void {
  const x = list[at] as number;
  const y = list[at + 1] as number;
  const within = reach[0] as number;
  const end = path.length;
  for (let i = 0; i < end; i += 2) {
    const isHere = Math.abs((path[i] as number) - x) <= within && Math.abs((path[i + 1] as number) - y) <= within;
    if (!isHere) continue;
    if (i > 0 || isClosed) addDirection(path, i, i > 0 ? i - 2 : end - 2);
    if (i + 2 < end || isClosed) addDirection(path, i, i + 2 < end ? i + 2 : 0);
  }
}

export function addDirection(path: Coordinates, from: number, to: number): void {
  // Halves, for an edge may be too long for a double.
  const dx = (path[to] as number) / 2 - (path[from] as number) / 2;
  const dy = (path[to + 1] as number) / 2 - (path[from + 1] as number) / 2;
  const size = Math.abs(dx) > Math.abs(dy) ? Math.abs(dx) : Math.abs(dy);
  if (size > 0) addNumbers(dx / size, dy / size);
}

export function addNumbers(x: number, y: number): void {
  const count = counts[ALL] as number;
  if (count === directions.length) {
    const more = new Float64Array(2 * count);
    more.set(directions);
    directions = more;
  }
  directions[count] = x;
  directions[count + 1] = y;
  counts[ALL] = count + 2;
}

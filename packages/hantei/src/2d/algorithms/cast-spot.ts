/**
 * A moving spot against a path with a radius: does it get there, when, and where on the path? Whether it does is exact
 * (`exact/motion2d.ts`); when is a double (`cast-spot-times.ts`).
 *
 * ```text
 *                 ╭────────────────╮
 *      p ───────▶ │  a ────────▶ b │      The set of points within R of an edge has two half circles and two straight
 *                 ╰────────────────╯      sides. A spot from outside that ever gets in without end crosses the edge itself
 *                                         or enters a circle; one that ends inside may do neither.
 * ```
 *
 * Two that move are one that moves by the difference, and two with radii are a spot and a path with their sum: C. Ericson,
 * "Real-Time Collision Detection" (2005), sections 5.5.5 and 5.5.6.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import {
  aheadOfMotion,
  compareEndAlong,
  compareEndCrossing,
  compareEndDistance,
  compareEndLine,
  compareEndPast,
  comparePassing,
  EDGE_A,
  EDGE_B,
  END,
  MOTION,
  OTHER_MOTION,
  RADII,
  SPOT,
  sideOfMotion,
} from "../../exact/motion2d.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { clock, height, takeTimeToDisc, takeTimeToEdge, takeTimeToSide, takeTimeToVertex } from "./cast-spot-times.js";
import { after, type Coordinates, edgeCount, near, nextEdge } from "./path.js";

/** The earliest entry found so far, each number in its place below. */
export const entry: Float64Array = /* @__PURE__ */ new Float64Array(7);
/** When: Infinity where nothing was met yet. */
export const TIME = 0;
/** The way out of what was met, where it was met; not of unit length. */
export const OUT_X = 1;
export const OUT_Y = 2;
/** Where the spot started, x and y; and the vertex that was met, if it was one. */
export const FROM = 3;
export const VERTEX = 5;

/** What was met: the path's number as the caller counts, 1 where it was a vertex and 0 where an edge, and its index. */
export const met: Int32Array = /* @__PURE__ */ new Int32Array(3);
export const PATH = 0;
export const IS_VERTEX = 1;
export const INDEX = 2;

/** Whether meetings with edges are looked through for the side that is met at a time, whatever was met before. */
export const search: { isOn: boolean } = { isOn: false };
/** The time looked for, how much is no difference, and the motion; then what was found: each number in its place below. */
export const side: Float64Array = /* @__PURE__ */ new Float64Array(9);
export const SIDE_TIME = 0;
export const SIDE_SLACK = 1;
export const SIDE_UX = 2;
export const SIDE_UY = 3;
/** How far off the meeting was, and how much its edge stands across the motion. */
export const SIDE_LATE = 4;
export const SIDE_STEEPNESS = 5;
/** The edge's normal, either way; 0 where no edge was met. */
export const SIDE_X = 6;
export const SIDE_Y = 7;
/** The time until which meetings are looked through; Infinity for all of them. */
export const SIDE_UNTIL = 8;

/** A rounded sum may fall short of the true one by half its last bit. */
const OUTWARD = 1 + 4 * Number.EPSILON;

/** As `PRODUCTS_ERROR` in `exact/motion2d.ts`, and what adding up a few of them loses. */
const BESIDE_ERROR = 8 * UNIT_ROUNDOFF;

/** Forgets what was met. */
export function beginEntries(): void {
  entry[TIME] = Number.POSITIVE_INFINITY;
}

/**
 * Casts the spot of the registers against a path, and keeps its earliest entry if it is earlier than those before it.
 *
 * @param strictly - Whether coming exactly as near as the radii is not enough.
 * @param path - Which one this is, for `met`.
 */
export function castSpot(coordinates: Coordinates, closed: boolean, strictly: boolean, path: number): void {
  lookAlong();
  const round = (registers[RADII] as number) + (registers[RADII + 1] as number) > 0;
  const edges = edgeCount(coordinates, closed);
  if (edges === 0) castVertex(coordinates, 0, strictly, path);
  const x = registers[SPOT] as number;
  const y = registers[SPOT + 1] as number;
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  // How far beside the spot's line an end may lie to be met: its cross product with the motion.
  const reach = ((registers[RADII] as number) + (registers[RADII + 1] as number)) * (Math.abs(ux) + Math.abs(uy));
  for (let edge = nextEdge(coordinates, edges, 0); edge < edges; ) {
    const next = nextEdge(coordinates, edges, edge + 1);
    const start = 2 * edge;
    const end = after(coordinates, start);
    const p = ux * ((coordinates[start + 1] as number) - y);
    const q = uy * ((coordinates[start] as number) - x);
    const v = ux * ((coordinates[end + 1] as number) - y);
    const w = uy * ((coordinates[end] as number) - x);
    const beside =
      reach + BESIDE_ERROR * (Math.abs(p) + Math.abs(q) + Math.abs(v) + Math.abs(w) + reach) + UNDERFLOW_GUARD;
    if ((p - q > beside && v - w > beside) || (q - p > beside && w - v > beside)) {
      // Both ends, and so all of it, lie to one side of the way, too far.
    } else if (round) {
      castVertex(coordinates, start, strictly, path);
      castSides(coordinates, start, end, strictly, path);
      // The next edge asks about this one's end, unless it is out of the window.
      if (next !== edge + 1 || next === edges) castVertex(coordinates, end, strictly, path);
    } else if (!strictly) {
      castEdge(coordinates, start, end, path);
    }
    edge = next;
  }
}

/** How much longer than until it met something a spot is followed, of that time and of the whole: far more than rounding takes. */
const LONGER = 1 / 64;
const LONGER_STILL = 1 / 1024;

/** Sets the window to what the spot sweeps until it has met what it is known to meet. */
function lookAlong(): void {
  const last = registers[END] as number;
  const until = (search.isOn ? (side[SIDE_UNTIL] as number) : (entry[TIME] as number)) * (1 + LONGER);
  const later = until + (last < Number.POSITIVE_INFINITY ? last * LONGER_STILL : 0);
  const end = later < last ? later : last;
  const reach = ((registers[RADII] as number) + (registers[RADII + 1] as number)) * OUTWARD + Number.MIN_VALUE;
  for (let axis = 0; axis < 2; axis++) {
    const from = registers[SPOT + axis] as number;
    const step = (registers[MOTION + axis] as number) - (registers[OTHER_MOTION + axis] as number);
    const way = step === 0 ? 0 : step * end;
    const to = from + way;
    const slack = reach + (Math.abs(from) + Math.abs(way)) * (4 * Number.EPSILON);
    near[axis] = Math.min(from, to) - slack;
    near[axis + 2] = Math.max(from, to) + slack;
  }
}

function load(register: number, coordinates: Coordinates, offset: number): void {
  registers[register] = coordinates[offset] as number;
  registers[register + 1] = coordinates[offset + 1] as number;
}

/** The disc around a vertex, or without radii the vertex itself. */
function castVertex(coordinates: Coordinates, offset: number, strictly: boolean, path: number): void {
  load(EDGE_A, coordinates, offset);
  if (!entersDisc(EDGE_A, strictly)) return;
  takeTimeToDisc();
  if (!((clock[0] as number) < (entry[TIME] as number))) return;
  keep(path, 1, offset >> 1, EDGE_A);
  keepWayOut();
}

/** Out of a disc is from its middle to the spot; out of a vertex without radii, which has no direction of its own, straight back. */
function keepWayOut(): void {
  const time = clock[0] as number;
  const round = (registers[RADII] as number) + (registers[RADII + 1] as number) > 0;
  const motionX = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const motionY = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const u = Math.max(Math.abs(motionX), Math.abs(motionY));
  const ux = motionX / u;
  const uy = motionY / u;
  let x = (registers[SPOT] as number) - (registers[EDGE_A] as number) + time * motionX;
  let y = (registers[SPOT + 1] as number) - (registers[EDGE_A + 1] as number) + time * motionY;
  const along = (x * ux + y * uy) / (ux * ux + uy * uy);
  // A spot that only grazes the disc is past its middle by rounding.
  if (along > 0) {
    x -= along * ux;
    y -= along * uy;
  }
  // Rounding may hide a disc.
  const known = round && Math.abs(x) + Math.abs(y) > 0 && x - x + (y - y) === 0;
  entry[OUT_X] = known ? x : -motionX;
  entry[OUT_Y] = known ? y : -motionY;
}

/** Whether the spot, which starts outside, ever enters the disc around the point in the registers from c on. */
function entersDisc(c: number, strictly: boolean): boolean {
  if (aheadOfMotion(c) <= 0) return false;
  const passing = comparePassing(c);
  if (passing > 0 || (strictly && passing === 0)) return false;
  if ((registers[END] as number) === Number.POSITIVE_INFINITY || compareEndPast(c) >= 0) return true;
  const end = compareEndDistance(c);
  return end < 0 || (end === 0 && !strictly);
}

/** An edge and all within reach of it, but for the discs at its ends. */
function castSides(coordinates: Coordinates, start: number, end: number, strictly: boolean, path: number): void {
  load(EDGE_A, coordinates, start);
  load(EDGE_B, coordinates, end);
  takeTimeToSide();
  const time = clock[0] as number;
  if (time < (entry[TIME] as number) && time <= (registers[END] as number)) {
    // A straight side may be passed on the way to a disc behind it, too.
    if (
      entersDisc(EDGE_A, strictly) ||
      entersDisc(EDGE_B, strictly) ||
      crossesEdge(sideOfMotion(EDGE_A), sideOfMotion(EDGE_B)) ||
      entersSides(strictly)
    ) {
      keepEdge(startsLeft(), path, 0, start >> 1, EDGE_A);
    }
  } else if (time > (registers[END] as number) || time === Number.POSITIVE_INFINITY) {
    // Rounding hides when it gets in: on its way across or, at the latest, at the end.
    const crosses = crossesEdge(sideOfMotion(EDGE_A), sideOfMotion(EDGE_B));
    if (!(crosses || entersSides(strictly))) return;
    if (crosses) takeTimeToEdge();
    else clock[0] = registers[END] as number;
    keepEdge(startsLeft(), path, 0, start >> 1, EDGE_A);
  }
}

/** Whether the spot starts to the left of the edge's line: rounding may hide it in its height. */
function startsLeft(): boolean {
  const side = orient2dAt(EDGE_A, EDGE_B, SPOT);
  return side === 0 ? (height[0] as number) > 0 : side > 0;
}

/** An edge without radii. Where the spot runs along it, its ends are met; elsewhere they are points of it. */
function castEdge(coordinates: Coordinates, start: number, end: number, path: number): void {
  load(EDGE_A, coordinates, start);
  load(EDGE_B, coordinates, end);
  const a = sideOfMotion(EDGE_A);
  const b = sideOfMotion(EDGE_B);
  if (a === 0 && b === 0) {
    castVertex(coordinates, start, false, path);
    castVertex(coordinates, end, false, path);
  } else if (crossesEdge(a, b)) {
    if (a === 0 || b === 0) takeTimeToVertex(a === 0 ? EDGE_A : EDGE_B);
    else takeTimeToEdge();
    keepEdge(b > a, path, a === 0 || b === 0 ? 1 : 0, (b === 0 ? end : start) >> 1, b === 0 ? EDGE_B : EDGE_A);
  }
}

/** Whether the spot meets the closed edge whose ends lie on these sides of its path, not both on it. */
function crossesEdge(a: Sign, b: Sign): boolean {
  if (a === b || a * b > 0) return false;
  // The sign of u × e. That of (a − p) × e agrees with it where the edge's line lies ahead.
  const turn = b > a ? 1 : -1;
  const ahead = orient2dAt(SPOT, EDGE_A, EDGE_B);
  if (ahead !== 0 && ahead !== turn) return false;
  return (registers[END] as number) === Number.POSITIVE_INFINITY || compareEndCrossing(EDGE_A, EDGE_B) * turn >= 0;
}

/** Keeps a meeting with an edge. Outward is where the spot comes from: to the left of the edge or to its right. */
function keepEdge(fromLeft: boolean, path: number, isVertex: number, index: number, vertex: number): void {
  const time = clock[0] as number;
  if (!(search.isOn || time < (entry[TIME] as number))) return;
  // An edge may be too long for a double; half of it never is.
  const edgeX = (registers[EDGE_B] as number) - (registers[EDGE_A] as number);
  const edgeY = (registers[EDGE_B + 1] as number) - (registers[EDGE_A + 1] as number);
  const scale = edgeX - edgeX === 0 && edgeY - edgeY === 0 ? 1 : 0.5;
  const ex = scale * (registers[EDGE_B] as number) - scale * (registers[EDGE_A] as number);
  const ey = scale * (registers[EDGE_B + 1] as number) - scale * (registers[EDGE_A + 1] as number);
  if (search.isOn) {
    const steepness = Math.abs(
      (ey * (side[SIDE_UX] as number) - ex * (side[SIDE_UY] as number)) / Math.sqrt(ex * ex + ey * ey),
    );
    const off = Math.abs(time - (side[SIDE_TIME] as number));
    const late = off > (side[SIDE_SLACK] as number) ? off : (side[SIDE_SLACK] as number);
    const isNearer = late < (side[SIDE_LATE] as number);
    if (isNearer || (late === side[SIDE_LATE] && steepness > (side[SIDE_STEEPNESS] as number))) {
      side[SIDE_LATE] = late;
      side[SIDE_STEEPNESS] = steepness;
      side[SIDE_X] = ey;
      side[SIDE_Y] = -ex;
    }
  }
  if (!(time < (entry[TIME] as number))) return;
  keep(path, isVertex, index, vertex);
  const turned = fromLeft ? -1 : 1;
  entry[OUT_X] = turned * ey;
  entry[OUT_Y] = -turned * ex;
}

/** Whether the spot ends beside the edge, within reach. Whoever passes through meets the edge or a disc. */
function entersSides(strictly: boolean): boolean {
  if ((registers[END] as number) === Number.POSITIVE_INFINITY) return false;
  const line = compareEndLine(EDGE_A, EDGE_B);
  if (line > 0 || (line === 0 && strictly)) return false;
  return compareEndAlong(EDGE_A, EDGE_B) > 0 && compareEndAlong(EDGE_B, EDGE_A) > 0;
}

function keep(path: number, isVertex: number, index: number, vertex: number): void {
  entry[TIME] = clock[0] as number;
  entry[FROM] = registers[SPOT] as number;
  entry[FROM + 1] = registers[SPOT + 1] as number;
  entry[VERTEX] = registers[vertex] as number;
  entry[VERTEX + 1] = registers[vertex + 1] as number;
  met[PATH] = path;
  met[IS_VERTEX] = isVertex;
  met[INDEX] = index;
}

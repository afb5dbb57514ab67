/** Two moving shapes: do they meet, when, and where? Translations only. */
import { OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { comesNear, firstNear, near, nearestOf, type Vector } from "../algorithms/cast-rounded.js";
import { castZonotope } from "../algorithms/cast-zonotope.js";
import type { Drift } from "../algorithms/zonotope.js";
import { type MutableVector3, type Vector3, writeUnit } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import { operationsOf, type Shape3 } from "../shape-kinds.js";
import { between, type Core, coreOf, isSound, radiusOf, sizesOf } from "./cores.js";

/** What became of a cast, written into an object of the caller. */
export interface MutableShapeCast3 {
  status: "hit" | "separated" | "overlapped";
  fraction: number;
  readonly point: MutableVector3;
  readonly normal: MutableVector3;
}

/** Casts two shapes with checked motions, from time 0 to `end`. */
export function castShapesAt(
  into: MutableShapeCast3,
  a: Shape3,
  motionA: Vector3,
  b: Shape3,
  motionB: Vector3,
  touching: boolean,
  end: number,
  isRay = false,
): void {
  const start = relateCode(a, b);
  const drift = driftOf(motionA, motionB, end);
  const reach = reachOf(a, b, motionA, motionB, end);
  const cores = [coreOf(a, reach), coreOf(b, reach)] as const;
  if (start === OVERLAPPING || (touching && start === TOUCHING)) {
    into.status = start === OVERLAPPING ? "overlapped" : "hit";
    into.fraction = 0;
    writePlace(into, cores, a, motionA, drift, undefined, true);
    return;
  }
  const moves = near(drift.motion).some((part) => part !== 0);
  const met = moves && isSound(a) && isSound(b) ? meet(a, b, cores, drift, touching) : undefined;
  into.status = met === undefined ? "separated" : "hit";
  // A ray has no size: where it ends, it is.
  if (met === undefined) into.fraction = end;
  else into.fraction = isRay ? met.time : latestApart(a, motionA, b, motionB, met.time);
  if (met !== undefined) writePlace(into, cores, a, motionA, drift, met.axis, false);
}

function driftOf(m: Vector3, k: Vector3, end: number): Drift {
  return { motion: { to: [m.x, m.y, m.z], from: [k.x, k.y, k.z] }, end };
}

function reachOf(a: Shape3, b: Shape3, m: Vector3, k: Vector3, end: number): number {
  const ways = [m.x, m.y, m.z, k.x, k.y, k.z].map((way) => Math.abs(way * end));
  return Math.max(1, ...sizesOf(a), ...sizesOf(b)) + 2 * Math.max(...ways);
}

interface Met {
  readonly time: number;
  /** On which they came together; undefined where radii did. */
  readonly axis: Vector | undefined;
}

function meet(
  a: Shape3,
  b: Shape3,
  [coreA, coreB]: readonly [Core, Core],
  drift: Drift,
  touching: boolean,
): Met | undefined {
  const z = between(coreA, coreB);
  const [r, s] = [radiusOf(a), radiusOf(b)];
  if (r + s === 0) {
    const found = castZonotope(z, drift, !touching);
    return found && { time: found.time, axis: found.axis };
  }
  return comesNear(z, drift, r, s, !touching) ? { time: firstNear(z, drift, r + s), axis: undefined } : undefined;
}

/** Writes the point of contact and the normal at `into.fraction`. */
function writePlace(
  into: MutableShapeCast3,
  [coreA, coreB]: readonly [Core, Core],
  a: Shape3,
  motionA: Vector3,
  drift: Drift,
  axis: Vector | undefined,
  isStart: boolean,
): void {
  const time = into.fraction;
  const u = near(drift.motion);
  const z = between(coreA, coreB);
  const start = near(z.base);
  const base: Vector = [start[0] - time * u[0], start[1] - time * u[1], start[2] - time * u[2]];
  const { point, place } = nearestOf(base, z.generators.map(near));
  const out: Vector = axis ?? [-point[0], -point[1], -point[2]];
  // What touches at the start may go any way.
  if (isStart && out.some((part) => part !== 0)) writeUnit(into.normal, ...out);
  else writeNormal(into.normal, axis === undefined ? turnedBack(out, u) : out, u);
  const at = coreA.edges.reduce<number[]>((sum, edge, index) => {
    const share = place[coreB.edges.length + index] as number;
    return sum.map((value, i) => value + share * ((edge.to[i] as number) - (edge.from[i] as number)));
  }, Array.from(coreA.base));
  const skin = radiusOf(a);
  into.point.x = (at[0] as number) + time * motionA.x - skin * into.normal.x;
  into.point.y = (at[1] as number) + time * motionA.y - skin * into.normal.y;
  into.point.z = (at[2] as number) + time * motionA.z - skin * into.normal.z;
}

/** The way from one point to the other. What only grazes is past its nearest by rounding: then square to the motion. */
function turnedBack(out: Vector, u: Vector): Vector {
  const size = Math.max(Math.abs(u[0]), Math.abs(u[1]), Math.abs(u[2]));
  const way = u.map((part) => part / size) as unknown as Vector;
  const dot = (v: Vector): number => v[0] * way[0] + v[1] * way[1] + v[2] * way[2];
  const along = dot(out) / dot(way);
  if (!(along > 0)) return out;
  return out.map((part, i) => part - along * (way[i] as number)) as unknown as Vector;
}

/** The direction; against the motion where it has none. */
function writeNormal(into: MutableVector3, [x, y, z]: Vector, u: Vector): void {
  const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (size > 0 && size < Number.POSITIVE_INFINITY) {
    writeUnit(into, x, y, z);
  } else if (u.some((part) => part !== 0)) {
    writeUnit(into, -u[0], -u[1], -u[2]);
  } else {
    writeUnit(into, 1, 0, 0);
  }
}

/** No fraction is stepped back by more last bits at first: 2⁴⁰. */
const MOST_STEPS = 1099511627776;

/** Having stepped back by more than so many first steps, it goes forward again by halves. */
const FAR_BACK = 8;

/** The latest time found, not after this, at which the two, moved and rounded, do not overlap. */
function latestApart(a: Shape3, m: Vector3, b: Shape3, k: Vector3, time: number): number {
  const largest = Math.max(...sizesOf(a), ...sizesOf(b));
  const way = Math.max(Math.abs(m.x - k.x), Math.abs(m.y - k.y), Math.abs(m.z - k.z));
  const last = Number.EPSILON * Math.max(1, Math.min(largest / way, MOST_STEPS));
  const overlapsAt = (at: number): boolean => relateCode(moved(a, m, at), moved(b, k, at)) === OVERLAPPING;
  let apart = time;
  let overlapping = time;
  for (let step = last; apart > 0 && overlapsAt(apart); step *= 2) {
    overlapping = apart;
    apart = time - step;
  }
  if (!(apart > 0)) apart = 0;
  // What only grazes may, rounded, overlap for long: the last step then was too long.
  while (overlapping - apart > FAR_BACK * last) {
    const middle = apart + (overlapping - apart) / 2;
    if (overlapsAt(middle)) overlapping = middle;
    else apart = middle;
  }
  return apart;
}

function moved(shape: Shape3, { x, y, z }: Vector3, time: number): Shape3 {
  if (x === 0 && y === 0 && z === 0) return shape;
  return operationsOf(shape).translate(shape, { x: time * x, y: time * y, z: time * z });
}

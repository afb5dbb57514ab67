/** Two moving shapes by the exact route: fractions where doubles cannot tell. It may be slow, and leaves garbage. */

import { castZonotope } from "../algorithms/cast-zonotope.js";
import { comesNear } from "../algorithms/comes-near.js";
import { firstNear } from "../algorithms/near-times.js";
import type { Drift } from "../algorithms/zonotope.js";
import { nearestOf } from "../algorithms/zonotope-nearest.js";
import { near, type Vector } from "../algorithms/zonotope-vectors.js";
import { type MutableVector3, makeUnit, type Vector3 } from "../foundation/vector.js";
import type { Shape3 } from "../shape-kinds.js";
import { between, coreOf, isSound, radiusOf, sizesOf } from "./cores.js";
import type { MutableShapeCast3 } from "./shapes.js";

/** How two shapes meet. */
export interface Met {
  readonly time: number;
  /** On which they came together; undefined where radii did. */
  readonly axis: Vector | undefined;
}

/** How two shapes that do not overlap at the start meet until `end`; undefined where they do not. */
export function meetExactly(
  a: Shape3,
  motionA: Vector3,
  b: Shape3,
  motionB: Vector3,
  touching: boolean,
  end: number,
): Met | undefined {
  const drift = driftOf(motionA, motionB, end);
  if (near(drift.motion).every((part) => part === 0) || !isSound(a) || !isSound(b)) return undefined;
  const reach = reachOf(a, b, motionA, motionB, end);
  const z = between(coreOf(a, reach), coreOf(b, reach));
  const [r, s] = [radiusOf(a), radiusOf(b)];
  if (r + s === 0) {
    const found = castZonotope(z, drift, !touching);
    return found && { time: found.time, axis: found.axis };
  }
  return comesNear(z, drift, r, s, !touching) ? { time: firstNear(z, drift, r + s), axis: undefined } : undefined;
}

function driftOf(m: Vector3, k: Vector3, end: number): Drift {
  return { motion: { to: [m.x, m.y, m.z], from: [k.x, k.y, k.z] }, end };
}

/** Sizes of everything, wherever it goes, and above 0: an unbounded box is cut beyond, no farther out than the rest is large. */
function reachOf(a: Shape3, b: Shape3, m: Vector3, k: Vector3, end: number): number {
  const ways = [m.x, m.y, m.z, k.x, k.y, k.z].map((way) => Math.abs(way * end));
  return Math.max(Number.MIN_VALUE, ...sizesOf(a), ...sizesOf(b)) + 2 * Math.max(...ways);
}

/** Writes the point of contact and the normal at `into.fraction`. */
export function writePlaceExactly(
  into: MutableShapeCast3,
  a: Shape3,
  motionA: Vector3,
  b: Shape3,
  motionB: Vector3,
  end: number,
  axis: Vector | undefined,
): void {
  const drift = driftOf(motionA, motionB, end);
  const reach = reachOf(a, b, motionA, motionB, end);
  const coreA = coreOf(a, reach);
  const coreB = coreOf(b, reach);
  const time = into.fraction;
  const u = near(drift.motion);
  const z = between(coreA, coreB);
  const start = near(z.base);
  const base: Vector = [start[0] - time * u[0], start[1] - time * u[1], start[2] - time * u[2]];
  const { point, place } = nearestOf(base, z.generators.map(near));
  const out: Vector = axis ?? [-point[0], -point[1], -point[2]];
  writeNormal(into.normal, axis === undefined ? turnedBack(out, u) : out, u);
  const at = coreA.edges.reduce<number[]>((sum, edge, index) => {
    const share = place[coreB.edges.length + index] as number;
    return sum.map((value, i) => value + share * ((edge.to[i] as number) - (edge.from[i] as number)));
  }, Array.from(coreA.base));
  const skin = radiusOf(a);
  into.point.x = (at[0] as number) + time * motionA.x - skin * into.normal.x;
  into.point.y = (at[1] as number) + time * motionA.y - skin * into.normal.y;
  into.point.z = (at[2] as number) + time * motionA.z - skin * into.normal.z;
}

/** The way from one point to the other; where it leads along the motion, by rounding, square to that. */
export function turnedBack(out: Vector, u: Vector): Vector {
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
    write(into, x, y, z);
  } else if (u.some((part) => part !== 0)) {
    write(into, -u[0], -u[1], -u[2]);
  } else {
    write(into, 1, 0, 0);
  }
}

function write(into: MutableVector3, x: number, y: number, z: number): void {
  into.x = x;
  into.y = y;
  into.z = z;
  makeUnit(into);
}

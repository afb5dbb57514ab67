/**
 * Where two shapes of space are in contact.
 *
 * Across a box's face: what two boxes share of it (four corners, two of a line, or one point), or the stretch of a straight core
 * above it (its two ends). Two parallel straight cores: the ends of the stretch that they run beside each other. All else: one
 * point.
 *
 * ```text
 *     a stretch above a face, seen from the side     s   height of the core above the face
 *        ╲─────────╱                                 r   its radius
 *   ┆    c1 ┄┄┄┄ c2    ┆     s ≤ r: the shapes share the face's point below; s < 0: the core's own point lies in the box.
 *   ├────┴───────┴─────┤     Apart, the point is halfway between face and skin.
 * ```
 */
import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { type Core, coreA, coreB } from "../algorithms/cores.js";
import { EDGE, FACE, PART_A as FOUND_A, PART_B as FOUND_B, found, VERTEX } from "../algorithms/nearest.js";
import { axis, SEPARATION } from "../algorithms/separate.js";
import { A, B, coreCore, measured } from "../measure/core-core.js";
import type { Shape3 } from "../shape-kinds.js";
import { COUNT, met, PART_A, PART_B, POINT_SIZE, POINTS } from "./met.js";

/** Two heights closer than this times the largest coordinate are one. */
const SAME = 32 * UNIT_ROUNDOFF;

/** Writes the points; `apart` where the shapes are disjoint or touch. */
export function writePoints(a: Shape3, b: Shape3, apart: boolean): void {
  met[COUNT] = 0;
  const ux = axis[0] as number;
  const uy = axis[1] as number;
  const uz = axis[2] as number;
  const along = uy === 0 && uz === 0 ? 0 : ux === 0 && uz === 0 ? 1 : ux === 0 && uy === 0 ? 2 : -1;
  if (along >= 0 && coreA.isBox && coreB.isBox) shareFace(along);
  else if (along >= 0 && coreA.isBox) aboveFace(along, coreA, coreB, true, apart);
  else if (along >= 0 && coreB.isBox) aboveFace(along, coreB, coreA, false, apart);
  else if (coreA.isLong && coreB.isLong) besideEachOther(apart);
  if (met[COUNT] === 0) onePoint(a, b);
}

/** What two boxes share across an axis, in the middle of what they share, or lack, along it. */
function shareFace(along: number): void {
  const first = along === 0 ? 1 : 0;
  const second = along === 2 ? 1 : 2;
  for (let each = 0; each < 3; each++) {
    const low = Math.max(coreA.ends[each] as number, coreB.ends[each] as number);
    const high = Math.min(coreA.ends[each + 3] as number, coreB.ends[each + 3] as number);
    if (each !== along && !(low <= high)) return;
    shared[each] = low;
    shared[each + 3] = high;
  }
  const lowest = shared[along] as number;
  const middle = lowest + ((shared[along + 3] as number) - lowest) / 2;
  const isUp = (axis[along] as number) > 0;
  for (let corner = 0; corner < 4; corner++) {
    if ((corner & 1) !== 0 && shared[first] === shared[first + 3]) continue;
    if ((corner & 2) !== 0 && shared[second] === shared[second + 3]) continue;
    const at = newPoint();
    met[at + along] = middle;
    met[at + first] = shared[(corner & 1) !== 0 ? first + 3 : first] as number;
    met[at + second] = shared[(corner & 2) !== 0 ? second + 3 : second] as number;
    writePart(at + PART_A, FACE, 2 * along + +isUp);
    writePart(at + PART_B, FACE, 2 * along + +!isUp);
    finish(at);
  }
}

/** What two boxes share on each axis: least numbers, then greatest. */
const shared: Float64Array = /* @__PURE__ */ new Float64Array(6);

/** The stretch of a straight core, or a point, above the box's face that the axis is normal to. */
function aboveFace(along: number, box: Core, straight: Core, boxIsA: boolean, apart: boolean): void {
  const scale = gauge[SCALE] as number;
  const same = SAME * (gauge[LARGEST] as number) * scale;
  const radius = (gauge[boxIsA ? RADIUS_B : RADIUS_A] as number) * scale;
  const isUp = (axis[along] as number) > 0 === boxIsA;
  const face = box.ends[isUp ? along + 3 : along] as number;
  const back = box.ends[isUp ? along : along + 3] as number;
  let from = 0;
  let to = straight.isLong ? 1 : 0;
  let isUpright = true;
  for (let each = 0; each < 3; each++) {
    if (each === along) continue;
    const start = straight.ends[each] as number;
    const step = (straight.ends[each + 3] as number) - start;
    const least = (box.ends[each] as number) - start;
    const most = (box.ends[each + 3] as number) - start;
    if (step === 0) {
      if (least > 0 || most < 0) return;
      continue;
    }
    isUpright = false;
    from = Math.max(from, Math.min(least / step, most / step));
    to = Math.min(to, Math.max(least / step, most / step));
  }
  if (!(from <= to)) return;
  // Both ends of an upright core are above one place: the end that is nearer to the face, if any.
  const isTurned = isUpright && (straight.ends[along] as number) < (straight.ends[along + 3] as number) !== isUp;
  for (let end = 0; end < (from === to ? 1 : 2); end++) {
    spot[T] = (end === 0) === isTurned ? to : from;
    goOn(straight);
    const value = spot[along] as number;
    const height = isUp ? value - face : face - value;
    // Deeper than the box is thick, or higher than the radius: not here.
    if (apart ? height > (axis[SEPARATION] as number) + same : height > radius || height < -Math.abs(face - back))
      continue;
    const at = newPoint();
    for (let each = 0; each < 3; each++) met[at + each] = spot[each] as number;
    const up = apart ? (height - radius) / 2 : height < 0 ? height : 0;
    met[at + along] = isUp ? face + up : face - up;
    writePart(at + (boxIsA ? PART_A : PART_B), FACE, 2 * along + +isUp);
    writePlace(at + (boxIsA ? PART_B : PART_A), straight);
    finish(at);
    if (isUpright) return;
  }
}

/** A place on a straight core, x, y and z, and how far along it is, from 0 to 1: not handed over, so that no call boxes them. */
const spot: Float64Array = /* @__PURE__ */ new Float64Array(4);
const T = 3;

/** Works out the place T on a straight core, exact at both ends. */
function goOn(straight: Core): void {
  const t = spot[T] as number;
  for (let each = 0; each < 3; each++) {
    const start = straight.ends[each] as number;
    const end = straight.ends[each + 3] as number;
    spot[each] = t === 0 ? start : t === 1 ? end : start + (end - start) * t;
  }
}

/** The stretch that two parallel straight cores run beside each other. */
function besideEachOther(apart: boolean): void {
  let ux = 0;
  let squared = 0;
  let first = 0;
  let second = 0;
  for (let each = 0; each < 3; each++) {
    const next = each === 2 ? 0 : each + 1;
    const d = (coreA.ends[each + 3] as number) - (coreA.ends[each] as number);
    const e = (coreB.ends[each + 3] as number) - (coreB.ends[each] as number);
    const dNext = (coreA.ends[next + 3] as number) - (coreA.ends[next] as number);
    const eNext = (coreB.ends[next + 3] as number) - (coreB.ends[next] as number);
    if (d * eNext !== e * dNext) return;
    ux += d * (axis[each] as number);
    squared += d * d;
    first += d * ((coreB.ends[each] as number) - (coreA.ends[each] as number));
    second += d * ((coreB.ends[each + 3] as number) - (coreA.ends[each] as number));
  }
  const scale = gauge[SCALE] as number;
  // In one line, end to end: one point.
  if (Math.abs(ux) > SAME * (gauge[LARGEST] as number) * scale * Math.sqrt(squared)) return;
  const from = Math.max(0, Math.min(first, second) / squared);
  const to = Math.min(1, Math.max(first, second) / squared);
  if (!(from < to)) return;
  const radiusA = (gauge[RADIUS_A] as number) * scale;
  const radiusB = (gauge[RADIUS_B] as number) * scale;
  const separation = axis[SEPARATION] as number;
  const lowest = apart ? separation - radiusB : Math.max(separation - radiusB, -radiusA);
  const highest = apart ? radiusA : Math.min(separation + radiusB, radiusA);
  for (let end = 0; end < 2; end++) {
    const t = end === 0 ? from : to;
    spot[T] = t;
    goOn(coreA);
    const at = newPoint();
    for (let each = 0; each < 3; each++) {
      met[at + each] = (spot[each] as number) + ((axis[each] as number) * (lowest + highest)) / 2;
    }
    writePlace(at + PART_A, coreA);
    const onB = (t * squared - first) / (second - first);
    spot[T] = onB <= SAME ? 0 : onB >= 1 - SAME ? 1 : onB;
    writePlace(at + PART_B, coreB);
    finish(at);
  }
}

/** One common point, or one between the nearest points. */
function onePoint(a: Shape3, b: Shape3): void {
  coreCore(a, b, true);
  met[COUNT] = 1;
  for (let each = 0; each < 3; each++) {
    // Halves, for the sum may overflow.
    met[POINTS + each] = (measured[A + each] as number) / 2 + (measured[B + each] as number) / 2;
  }
  for (let each = 0; each < 2; each++) {
    met[POINTS + PART_A + each] = found[FOUND_A + each] as number;
    met[POINTS + PART_B + each] = found[FOUND_B + each] as number;
  }
}

function newPoint(): number {
  // A small integer, and no double, which would be boxed.
  const count = (met[COUNT] as number) | 0;
  met[COUNT] = count + 1;
  return POINTS + count * POINT_SIZE;
}

/** Back to the shapes' own unit. */
function finish(at: number): void {
  const scale = gauge[SCALE] as number;
  for (let each = 0; each < 3; each++) {
    const value = (met[at + each] as number) / scale;
    met[at + each] = Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
  }
}

function writePart(at: number, type: number, index: number): void {
  met[at] = type;
  met[at + 1] = index;
}

/** What a straight core has at its place T. */
function writePlace(at: number, straight: Core): void {
  const t = spot[T] as number;
  const isEdge = straight.isLong && t > 0 && t < 1;
  writePart(at, isEdge ? EDGE : VERTEX, straight.isLong && t === 1 ? 1 : 0);
}

/**
 * A cast as numbers: two cores, their radii and motions, and the set Z of `zonotope.ts`, which the origin moves toward by u. The
 * kernels that decide casts in doubles read them here and leave their answer here; the next cast overwrites both.
 */
import type { Bounds3, Straight3 } from "../foundation/straight.js";
import type { Vector3 } from "../foundation/vector.js";

/** What doubles alone can tell. */
export type Certainty = typeof MISS | typeof HIT | typeof UNSURE;
export const MISS = 0;
export const HIT = 1;
export const UNSURE = -1;

/** All numbers, each in its place below. */
export const numbers: Float64Array = /* @__PURE__ */ new Float64Array(60);
/** Of each core its two ends; of a box, and of what is like one, its least and its greatest corner. */
export const A = 0;
export const B = 6;
export const RADIUS_A = 12;
export const RADIUS_B = 13;
export const MOTION_A = 14;
export const MOTION_B = 17;
/** The time at which the cast ends; it may be Infinity. */
export const END = 20;
/** u: A's motion less B's. */
export const WAY = 21;
/** The bounds of Z on each axis. */
export const LOW = 24;
export const HIGH = 27;
/** Of a box and a straight core: the bounds with the straight core's first end alone, and with its second. */
export const LOW_FIRST = 30;
export const HIGH_FIRST = 33;
export const LOW_SECOND = 36;
export const HIGH_SECOND = 39;
/** The generators: of B's straight core, or of the only one, and of A's. */
export const G = 42;
export const H = 45;
/** The radii together, and a size that no coordinate of Z or radius exceeds: the sum of the largest on each axis. */
export const REACH = 48;
export const SIZE = 49;
/** The size of u: the sum of its parts'. */
export const SPEED = 50;

/** The answer: when, from A to B at that time, and the places on straight cores, 0 to 1. */
export const TIME = 51;
export const GAP = 52;
export const PLACE = 55;
export const PLACE_A = 56;

/** A core's form. */
const SPOT = 0;
export const STRAIGHT = 1;
export const BOX = 2;

/** The forms of the cores, A's and B's. */
export const forms: Int32Array = /* @__PURE__ */ new Int32Array(2);

/** Reads a point or the center of a sphere: `which` is 0 for A, 1 for B. */
export function readSpot(which: number, p: Vector3): void {
  const at = which === 0 ? A : B;
  numbers[at] = p.x;
  numbers[at + 1] = p.y;
  numbers[at + 2] = p.z;
  numbers[at + 3] = p.x;
  numbers[at + 4] = p.y;
  numbers[at + 5] = p.z;
  numbers[RADIUS_A + which] = 0;
  forms[which] = SPOT;
}

/** Reads a straight core; along a coordinate axis it is a flat box, and less work. */
export function readStraight(which: number, s: Straight3): void {
  const at = which === 0 ? A : B;
  const alongX = s.x1 !== s.x2;
  const alongY = s.y1 !== s.y2;
  const alongZ = s.z1 !== s.z2;
  const directions = +alongX + +alongY + +alongZ;
  const isTurned = directions === 1 && (s.x1 > s.x2 || s.y1 > s.y2 || s.z1 > s.z2);
  const first = isTurned ? at + 3 : at;
  const second = isTurned ? at : at + 3;
  numbers[first] = s.x1;
  numbers[first + 1] = s.y1;
  numbers[first + 2] = s.z1;
  numbers[second] = s.x2;
  numbers[second + 1] = s.y2;
  numbers[second + 2] = s.z2;
  numbers[RADIUS_A + which] = 0;
  forms[which] = directions === 0 ? SPOT : directions === 1 ? BOX : STRAIGHT;
}

export function readBounds(which: number, b: Bounds3): void {
  const at = which === 0 ? A : B;
  numbers[at] = b.minX;
  numbers[at + 1] = b.minY;
  numbers[at + 2] = b.minZ;
  numbers[at + 3] = b.maxX;
  numbers[at + 4] = b.maxY;
  numbers[at + 5] = b.maxZ;
  numbers[RADIUS_A + which] = 0;
  forms[which] = BOX;
}

export function readRadius(which: number, round: { readonly radius: number }): void {
  numbers[which === 0 ? RADIUS_A : RADIUS_B] = round.radius;
}

/** Works out Z and u. Each of their numbers is a difference, rounded once; their signs are true. */
export function compose(): void {
  const straightA = forms[0] === STRAIGHT;
  const straightB = forms[1] === STRAIGHT;
  const isBoxA = forms[0] === BOX;
  const isBoxB = forms[1] === BOX;
  const reach = (numbers[RADIUS_A] as number) + (numbers[RADIUS_B] as number);
  let size = reach;
  let speed = 0;
  for (let axis = 0; axis < 3; axis++) {
    const a1 = numbers[A + axis] as number;
    const a2 = numbers[A + 3 + axis] as number;
    const b1 = numbers[B + axis] as number;
    const b2 = numbers[B + 3 + axis] as number;
    // Of boxes the first is the less, but NaN.
    const isTurnedA = straightA && a1 > a2;
    const isTurnedB = straightB && b1 > b2;
    const low = (isTurnedB ? b2 : b1) - (isTurnedA ? a1 : a2);
    const high = (isTurnedB ? b1 : b2) - (isTurnedA ? a2 : a1);
    numbers[LOW + axis] = low;
    numbers[HIGH + axis] = high;
    // A missing side has no size; what overflows has too much of it.
    const isOpenBelow = (isBoxB && b1 === Number.NEGATIVE_INFINITY) || (isBoxA && a2 === Number.POSITIVE_INFINITY);
    const isOpenAbove = (isBoxB && b2 === Number.POSITIVE_INFINITY) || (isBoxA && a1 === Number.NEGATIVE_INFINITY);
    const below = isOpenBelow && low === Number.NEGATIVE_INFINITY ? 0 : Math.abs(low);
    const above = isOpenAbove && high === Number.POSITIVE_INFINITY ? 0 : Math.abs(high);
    // Neither NaN nor Infinity is to be lost.
    size += (below > above ? below : above) + (below - below) + (above - above);
    if (straightA && straightB) {
      // The four corners of a parallelogram: first with first, second of B with first of A, first with second, second with second.
      numbers[LOW_FIRST + axis] = b1 - a1;
      numbers[HIGH_FIRST + axis] = b2 - a1;
      numbers[LOW_SECOND + axis] = b1 - a2;
      numbers[HIGH_SECOND + axis] = b2 - a2;
      numbers[G + axis] = b2 - b1;
      numbers[H + axis] = a1 - a2;
    } else if (straightB) {
      numbers[LOW_FIRST + axis] = b1 - a2;
      numbers[HIGH_FIRST + axis] = b1 - a1;
      numbers[LOW_SECOND + axis] = b2 - a2;
      numbers[HIGH_SECOND + axis] = b2 - a1;
      numbers[G + axis] = b2 - b1;
    } else {
      numbers[LOW_FIRST + axis] = b1 - a1;
      numbers[HIGH_FIRST + axis] = b2 - a1;
      numbers[LOW_SECOND + axis] = b1 - a2;
      numbers[HIGH_SECOND + axis] = b2 - a2;
      numbers[G + axis] = a1 - a2;
    }
    const way = (numbers[MOTION_A + axis] as number) - (numbers[MOTION_B + axis] as number);
    numbers[WAY + axis] = way;
    speed += Math.abs(way);
  }
  numbers[PLACE] = 0;
  numbers[PLACE_A] = 0;
  numbers[REACH] = reach;
  numbers[SIZE] = size;
  numbers[SPEED] = speed;
}

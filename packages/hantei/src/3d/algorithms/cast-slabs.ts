/**
 * Two cores that are boxes or points, without radii: when is the origin in Z, which is a box? Decided by the slabs of the axes,
 * without error wherever the differences of their numbers are doubles, and where they are not, but for ties.
 *
 * Source: T. L. Kay and J. T. Kajiya, "Ray tracing complex scenes" (1986); C. Ericson, "Real-Time Collision Detection" (2005), 5.3.3.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareProducts, isExactDifference } from "../../exact/exact-double.js";
import { registers } from "../../exact/registers.js";
import {
  A,
  B,
  type Certainty,
  END,
  GAP,
  HIGH,
  HIT,
  LOW,
  MISS,
  MOTION_A,
  MOTION_B,
  numbers,
  TIME,
  UNSURE,
  WAY,
} from "./cast-numbers.js";

/**
 * Times are differences over a difference, three roundings: each is off by less than 4u of itself. Two of them compare as they
 * should where they differ by more than this of their sum: the comparison's own rounding takes less than one more.
 */
const TIME_ERROR = 6 * UNIT_ROUNDOFF;

/** Times between these bounds have no part lost to underflow, and sums of two of them do not overflow. */
const LEAST_TIME = 1e-280;
const MOST_TIME = 1e280;

/** Beyond all those: an axis without a bound, or without a motion along it, is entered before, and left after, all others. */
const EVER = 1e300;

/** When each axis begins to let them meet, and, three places on, when it ceases. */
const times: Float64Array = /* @__PURE__ */ new Float64Array(6);
/** The ways to go until then. */
const ways: Float64Array = /* @__PURE__ */ new Float64Array(6);
/** Whether Z has one place on an axis. */
const flat: Int32Array = /* @__PURE__ */ new Int32Array(3);

/** Of two orders that are not told apart: neither −1, 0 nor 1. */
const UNKNOWN = 2;

/** Decides the cast in `numbers` of two that do not overlap at its start; writes the time, and the axis as the gap. */
export function castSlabs(open: boolean): Certainty {
  for (let axis = 0; axis < 3; axis++) {
    const met = slab(axis, open);
    if (met !== HIT) return met;
  }
  let isSure = true;
  for (let i = 0; i < 3; i++) {
    const ending = compareWithEnd(i);
    if (ending === UNKNOWN) isSure = false;
    else if (ending > 0 || (ending === 0 && open && flat[i] === 0)) return MISS;
    for (let j = 0; j < 3; j++) {
      // An axis's own times are in order.
      if (j === i) continue;
      const order = compareTimes(i, j + 3);
      if (order === UNKNOWN) isSure = false;
      else if (order > 0 || (order === 0 && open && (flat[i] === 0 || flat[j] === 0))) return MISS;
    }
  }
  if (!isSure) return UNSURE;
  let last = 2;
  if ((times[1] as number) > (times[last] as number)) last = 1;
  if ((times[0] as number) > (times[last] as number)) last = 0;
  const time = times[last] as number;
  const end = numbers[END] as number;
  numbers[TIME] = time > 0 ? (time < end ? time : end) : 0;
  for (let axis = 0; axis < 3; axis++) numbers[GAP + axis] = 0;
  numbers[GAP + last] = (numbers[WAY + last] as number) > 0 ? 1 : -1;
  return HIT;
}

/** Writes the times of an axis; MISS where it never lets them meet, UNSURE where its times are extreme. */
function slab(axis: number, open: boolean): Certainty {
  const low = numbers[LOW + axis] as number;
  const high = numbers[HIGH + axis] as number;
  const step = numbers[WAY + axis] as number;
  const isFlat = numbers[A + axis] === numbers[A + 3 + axis] && numbers[B + axis] === numbers[B + 3 + axis];
  flat[axis] = +isFlat;
  if (step === 0) {
    times[axis] = -EVER;
    times[axis + 3] = EVER;
    // Signs of differences are exact.
    return (open && !isFlat ? low < 0 && high > 0 : low <= 0 && high >= 0) ? HIT : MISS;
  }
  const enter = step > 0 ? low : 0 - high;
  const leave = step > 0 ? high : 0 - low;
  if (open && !isFlat ? leave <= 0 : leave < 0) return MISS;
  ways[axis] = enter;
  ways[axis + 3] = leave;
  const size = Math.abs(step);
  times[axis] = enter === Number.NEGATIVE_INFINITY ? -EVER : enter / size;
  times[axis + 3] = leave === Number.POSITIVE_INFINITY ? EVER : leave / size;
  return isOrdinary(axis) && isOrdinary(axis + 3) ? HIT : UNSURE;
}

function isOrdinary(at: number): boolean {
  const time = Math.abs(times[at] as number);
  return time === EVER || (time > LEAST_TIME && time < MOST_TIME) || ways[at] === 0;
}

/** The order of two times, or UNKNOWN. */
function compareTimes(i: number, j: number): number {
  const s = times[i] as number;
  const t = times[j] as number;
  const error = TIME_ERROR * (Math.abs(s) + Math.abs(t));
  if (s - t > error) return 1;
  if (t - s > error) return -1;
  if (!(isExact(i) && isExact(j))) return UNKNOWN;
  registers[20] = ways[i] as number;
  registers[21] = Math.abs(numbers[WAY + (j % 3)] as number);
  registers[22] = ways[j] as number;
  registers[23] = Math.abs(numbers[WAY + (i % 3)] as number);
  return compareProducts();
}

function compareWithEnd(i: number): number {
  const time = times[i] as number;
  const end = numbers[END] as number;
  if (end === Number.POSITIVE_INFINITY || time === -EVER) return -1;
  const error = TIME_ERROR * (Math.abs(time) + end);
  if (time - end > error) return 1;
  if (end - time > error) return -1;
  if (!isExact(i)) return UNKNOWN;
  registers[20] = ways[i] as number;
  registers[21] = 1;
  registers[22] = end;
  registers[23] = Math.abs(numbers[WAY + i] as number);
  return compareProducts();
}

/** Whether neither the way to go nor the motion was rounded. */
function isExact(at: number): boolean {
  const axis = at % 3;
  const isLow = at < 3 === (numbers[WAY + axis] as number) > 0;
  registers[20] = numbers[(isLow ? B : B + 3) + axis] as number;
  registers[21] = numbers[(isLow ? A + 3 : A) + axis] as number;
  registers[22] = numbers[MOTION_A + axis] as number;
  registers[23] = numbers[MOTION_B + axis] as number;
  return isExactDifference(20, 21) && isExactDifference(22, 23);
}

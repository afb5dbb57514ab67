/** When the axes of two cells let them overlap: each time is a way over a speed, and two of them compare crosswise. */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { compareProducts } from "../../exact/exact-double.js";
import { registers } from "../../exact/registers.js";
import { axes, type Certainty, COUNT, HIT, LEAST, MISS, state, UNSURE, WHOLE } from "./cell-axes.js";

/** What comparing two quotients crosswise may lose: two products, their difference, and the bound itself. */
const CROSSWISE_ERROR = 8 * UNIT_ROUNDOFF;

/** An order that doubles do not tell. */
const UNKNOWN = 2;

/** Whether the times of all axes leave one in common, from 0 to 1. */
export function decide(): Certainty {
  const count = state[COUNT] as number;
  let instant = -1;
  for (let at = 0; at < count && instant < 0; at++) {
    if (axes.isInstant[at] === 1) instant = at;
  }
  let unsure = false;
  for (let at = 0; at < count; at++) {
    const told = instant < 0 ? withinMotion(at) : againstInstant(at, instant);
    if (told === MISS) return MISS;
    if (told === UNSURE) unsure = true;
  }
  workOutTimes();
  if (instant >= 0) return unsure ? UNSURE : HIT;
  const order = compareLastAndFirst();
  if (order !== UNSURE) return unsure && order === HIT ? UNSURE : order;
  for (let first = 0; first < count; first++) {
    for (let second = 0; second < count; second++) {
      // An axis's own times are apart.
      if (first === second) continue;
      const order = compareTimes(axes.enterWay, first, axes.leaveWay, second);
      if (order === UNKNOWN) unsure = true;
      else if (order >= 0) return MISS;
    }
  }
  return unsure ? UNSURE : HIT;
}

/** Works out the times of entering as doubles. */
function workOutTimes(): void {
  const { enterWay, speed, wayError, speedError, time, timeError } = axes;
  for (let at = 0; at < (state[COUNT] as number); at++) {
    const rate = speed[at] as number;
    const rateError = speedError[at] as number;
    const rounded = (enterWay[at] as number) / rate;
    const off = (wayError[at] as number) + Math.abs(rounded) * rateError;
    time[at] = rounded;
    timeError[at] = (off / (rate - rateError)) * (1 + 8 * UNIT_ROUNDOFF) + UNIT_ROUNDOFF * Math.abs(rounded);
  }
}

/** Whether the last entering certainly comes before the first leaving, or after it: as good as comparing each with each. */
function compareLastAndFirst(): Certainty {
  const { leaveWay, speed, wayError, speedError, time, timeError } = axes;
  let lastLow = Number.NEGATIVE_INFINITY;
  let lastHigh = Number.NEGATIVE_INFINITY;
  let firstLow = Number.POSITIVE_INFINITY;
  let firstHigh = Number.POSITIVE_INFINITY;
  for (let at = 0; at < (state[COUNT] as number); at++) {
    const enter = time[at] as number;
    const error = timeError[at] as number;
    if (enter - error > lastLow) lastLow = enter - error;
    if (enter + error > lastHigh) lastHigh = enter + error;
    const rate = speed[at] as number;
    const rateError = speedError[at] as number;
    const leave = (leaveWay[at] as number) / rate;
    const off = (wayError[at] as number) + Math.abs(leave) * rateError;
    const late = (off / (rate - rateError)) * (1 + 8 * UNIT_ROUNDOFF) + UNIT_ROUNDOFF * Math.abs(leave);
    if (leave - late < firstLow) firstLow = leave - late;
    if (leave + late < firstHigh) firstHigh = leave + late;
  }
  const room = 4 * UNIT_ROUNDOFF * (Math.abs(lastHigh) + Math.abs(firstLow)) + LEAST;
  if (firstLow - lastHigh > room) return HIT;
  return lastLow - firstHigh > room ? MISS : UNSURE;
}

/** Whether an axis lets them overlap after 0 and before 1. */
function withinMotion(at: number): Certainty {
  const enter = compareToEnd(at);
  const leave = signOfWay(axes.leaveWay, at);
  if ((enter >= 0 && enter !== UNKNOWN) || (leave <= 0 && leave !== UNKNOWN)) return MISS;
  return enter === UNKNOWN || leave === UNKNOWN ? UNSURE : HIT;
}

/** Whether an axis lets them overlap at another one's instant; of that itself, whether it is one of the motion. */
function againstInstant(at: number, instant: number): Certainty {
  if (at === instant) {
    const start = signOfWay(axes.enterWay, at);
    const end = compareToEnd(at);
    if ((start < 0 && start !== UNKNOWN) || (end > 0 && end !== UNKNOWN)) return MISS;
    return start === UNKNOWN || end === UNKNOWN ? UNSURE : HIT;
  }
  const { enterWay, leaveWay } = axes;
  const enter = compareTimes(enterWay, at, enterWay, instant);
  if (axes.isInstant[at] === 1) return enter === UNKNOWN ? UNSURE : enter === 0 ? HIT : MISS;
  const leave = compareTimes(enterWay, instant, leaveWay, at);
  if ((enter >= 0 && enter !== UNKNOWN) || (leave >= 0 && leave !== UNKNOWN)) return MISS;
  return enter === UNKNOWN || leave === UNKNOWN ? UNSURE : HIT;
}

function signOfWay(ways: Float64Array, at: number): number {
  const way = ways[at] as number;
  const doubt = axes.isTrue[at] === 1 ? 0 : (axes.wayError[at] as number);
  if (way > doubt) return 1;
  if (way < -doubt) return -1;
  return doubt === 0 ? 0 : UNKNOWN;
}

/** The order of the time of entering and 1. */
function compareToEnd(at: number): number {
  const { enterWay, speed, wayError, speedError } = axes;
  const way = enterWay[at] as number;
  const far = speed[at] as number;
  const difference = way - far;
  const exact = (wayError[at] as number) + (speedError[at] as number) === 0;
  const doubt = exact
    ? 0
    : (wayError[at] as number) + (speedError[at] as number) + 2 * UNIT_ROUNDOFF * Math.abs(difference);
  if (difference > doubt) return 1;
  if (difference < -doubt) return -1;
  return exact ? 0 : UNKNOWN;
}

/** The order of two times, crosswise. */
function compareTimes(ways: Float64Array, at: number, otherWays: Float64Array, other: number): number {
  const { speed, wayError, speedError } = axes;
  const n = ways[at] as number;
  const d = speed[at] as number;
  const m = otherWays[other] as number;
  const e = speed[other] as number;
  const p = n * e;
  const q = m * d;
  if (state[WHOLE] === 1) {
    registers[20] = n;
    registers[21] = e;
    registers[22] = m;
    registers[23] = d;
    return compareProducts();
  }
  const doubt =
    (wayError[at] as number) * e +
    Math.abs(n) * (speedError[other] as number) +
    (wayError[other] as number) * d +
    Math.abs(m) * (speedError[at] as number) +
    CROSSWISE_ERROR * (Math.abs(p) + Math.abs(q)) +
    LEAST;
  if (p - q > 2 * doubt) return 1;
  if (q - p > 2 * doubt) return -1;
  return UNKNOWN;
}

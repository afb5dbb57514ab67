import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { add, compare, fromDouble, multiply } from "../../exact/rational.js";

/** Of a way, a time times a step and their sum: u each, of what they are computed from. */
const PASSED_ERROR = 4 * UNIT_ROUNDOFF;

/** Whether what starts between two sides is beyond one of them at a time: exactly. */
export function isPassed(min: number, max: number, from: number, step: number, time: number): boolean {
  const side = step > 0 ? max : min;
  if (step === 0 || time === 0 || side - side !== 0) return false;
  if (time === Number.POSITIVE_INFINITY) return true;
  const way = time * step;
  const past = (from + way - side) * Math.sign(step);
  const error = PASSED_ERROR * (Math.abs(from) + Math.abs(way) + Math.abs(side)) + Number.MIN_VALUE;
  if (Math.abs(past) > error) return past > 0;
  const order = compare(add(fromDouble(from), multiply(fromDouble(time), fromDouble(step))), fromDouble(side));
  return step > 0 ? order > 0 : order < 0;
}

import { rangeError } from "./errors.js";

/**
 * Returns a moved coordinate.
 *
 * @throws RangeError `ERR_NOT_REPRESENTABLE` where it overflowed.
 */
export function representable(coordinate: number): number {
  if (coordinate - coordinate !== 0) {
    rangeError("ERR_NOT_REPRESENTABLE", `the moved shape would reach ${coordinate}; use smaller numbers`);
  }
  return coordinate;
}

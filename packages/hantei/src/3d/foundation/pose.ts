import { rangeError } from "../../base/errors.js";

/** Where a shape goes: moved by (x, y, z), in the shape's own units. Poses in space do not turn. */
export interface Pose3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * Returns a moved coordinate.
 *
 * @throws RangeError `ERR_NOT_REPRESENTABLE` where it overflowed.
 */
export function representable(coordinate: number): number {
  if (coordinate - coordinate !== 0) {
    rangeError("ERR_NOT_REPRESENTABLE", "the shape does not fit into doubles; use smaller coordinates or moves");
  }
  return coordinate;
}

// How far boxes are from the center of a circle, or of a sphere, in the cells of a frame.
//
// There a circle is an ellipse, and a box's coordinate is known but for one cell along each axis: only of boxes as good as at the
// border is nothing said. Singles do, as a frame has no more than 2¹⁵ cells along an axis.
import { ROUND } from "./memory";

/** Centers further away from a frame, in cells, are left to the caller. */
const FARTHEST: f64 = 1099511627776;
/** What singles lose of a number of cells, many times over: 2⁻²⁴ of it for each of a few roundings. */
const LOST: f64 = 1.0 / 1048576;
const CELLS: f64 = 32768;
/** The same of squares whose sum is compared with 1. */
const LESS: f32 = 1 - 1.0 / 65536;
const MORE: f32 = 1 + 1.0 / 65536;
/** Squared radii between these, and what is compared with them, have lost no more than some last bits. */
const LEAST_SQUARE: f64 = 1e-280;
const GREATEST_SQUARE: f64 = 1e300;
const MARGIN: f64 = 1 - 1.0 / 1099511627776;

/** Center and radius, four doubles; then for each axis the center in cells, and what a cell is of the radius, four singles each. */
const CENTER: usize = ROUND;
const RADIUS: usize = ROUND + 24;
const IN_CELLS: usize = ROUND + 32;
const AXIS: usize = 32;

/** Of four boxes, the sums of the squares of how far they are, at least and at most. */
let least: v128 = i32x4.splat(0);
let most: v128 = i32x4.splat(0);
let slack: v128 = i32x4.splat(0);

/** What is searched: in the plane z is not looked at. */
export function setCenter(x: f64, y: f64, z: f64, radius: f64): void {
  store<f64>(CENTER, x);
  store<f64>(CENTER, y, 8);
  store<f64>(CENTER, z, 16);
  store<f64>(RADIUS, radius);
}

/** Puts it into the cells of a frame of so many axes. */
export function setRound(frame: usize, axes: usize): void {
  let farthest: f64 = CELLS;
  for (let axis: usize = 0; axis < axes; axis++) {
    const at = frame + (axis << 3);
    const scale = load<f64>(at + (axes << 3));
    const center = (load<f64>(CENTER + (axis << 3)) - load<f64>(at)) * scale + 1;
    farthest = max(farthest, abs(center));
    v128.store(IN_CELLS + AXIS * axis, f32x4.splat(<f32>center));
    v128.store(IN_CELLS + AXIS * axis, f32x4.splat(<f32>(1 / (scale * load<f64>(RADIUS)))), 16);
  }
  // What is compared with NaN is neither inside nor outside.
  slack = f32x4.splat(farthest < FARTHEST ? <f32>(farthest * LOST) : NaN);
}

/** Begins with four boxes. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function measureNone(): void {
  least = i32x4.splat(0);
  most = i32x4.splat(0);
}

/** Adds how far four boxes are along an axis, from their first cells to their last. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function measureAxis(axis: usize, low: v128, high: v128): void {
  const one = f32x4.splat(1);
  const none = f32x4.splat(0);
  const center = v128.load(IN_CELLS + AXIS * axis);
  const per = v128.load(IN_CELLS + AXIS * axis, 16);
  const before = f32x4.sub(f32x4.convert_i32x4_s(low), center);
  const behind = f32x4.sub(center, f32x4.convert_i32x4_s(high));
  // A coordinate is in its cell, or as good as where the next one begins.
  const far = f32x4.mul(f32x4.add(f32x4.max(f32x4.max(f32x4.add(before, one), behind), none), slack), per);
  const near = f32x4.mul(f32x4.max(f32x4.sub(f32x4.max(before, f32x4.sub(behind, one)), slack), none), per);
  most = f32x4.add(most, f32x4.mul(far, far));
  least = f32x4.add(least, f32x4.mul(near, near));
}

/** Lanes of ones where one of the four is inside for certain. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function areInside(): v128 {
  return f32x4.lt(most, f32x4.splat(LESS));
}

/** Lanes of ones where one of the four is outside for certain. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function areOutside(): v128 {
  return f32x4.gt(least, f32x4.splat(MORE));
}

/** Whether all of a frame is inside for certain. */
export function isCovered(frame: usize, axes: usize): bool {
  let sum: f64 = 0;
  for (let axis: usize = 0; axis < axes; axis++) {
    const bounds = frame + ((2 * axes + axis) << 3);
    const center = load<f64>(CENTER + (axis << 3));
    const away = max(center - load<f64>(bounds), load<f64>(bounds + (axes << 3)) - center);
    sum += away * away;
  }
  const square = load<f64>(RADIUS) * load<f64>(RADIUS);
  return square > LEAST_SQUARE && square < GREATEST_SQUARE && sum < square * MARGIN;
}

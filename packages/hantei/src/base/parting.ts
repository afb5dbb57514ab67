/**
 * How deep two shapes overlap along an axis of the coordinates, raised until a move by it really parts them, whichever is moved.
 *
 * Nothing but the move itself rounds there, so that a shape is no more than its extent along the axis, and a radius around that:
 *
 * ```text
 *            A ├──────────────┤
 *                      B ├────────────┤        sign 1: A lies below, and B goes up, or A down
 *                        ├────┤ depth
 * ```
 */

/** The least and the greatest number of A, then of B, then the radius of A and of B. Not handed over, so that no call boxes them. */
export const spans: Float64Array = /* @__PURE__ */ new Float64Array(6);
/** Where the radii are in `spans`. */
export const RADII = 4;

/** The depth that is tried: before, that along the axis as it is computed; then, the one that parts. */
export const trial: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** How often a depth is raised by its last bits; then a bound on all rounding errors is to be added, as along any other axis. */
const RAISES = 6;

/**
 * Raises the trial's depth by last bits until it parts the spans; false where it takes too many.
 *
 * @param sign - 1 where they part upward from A to B, −1 downward.
 */
export function raise(sign: number): boolean {
  const depth = trial[0] as number;
  const facing = Math.abs(spans[sign > 0 ? 1 : 0] as number);
  const other = Math.abs(spans[sign > 0 ? 2 : 3] as number);
  const larger = facing > other ? facing : other;
  const step = Number.EPSILON * (larger > depth ? larger : depth);
  for (let times = 0; times < RAISES; times++) {
    if (isParted(sign)) return true;
    trial[0] = depth + (step > 0 ? step : Number.MIN_VALUE) * (1 << times);
  }
  return false;
}

/** Two numbers whose distance is asked for: not handed over, so that no call boxes them. */
const sides: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Whether the trial's move parts the spans, whichever of the two is moved. Both run upward for the sign 1. */
function isParted(sign: number): boolean {
  const depth = trial[0] as number;
  const a = sign > 0 ? (spans[1] as number) : -(spans[0] as number);
  const b = sign > 0 ? (spans[2] as number) : -(spans[3] as number);
  // Two that are flat along the axis lie in one line, or in one plane: to touch it is not to leave it.
  const isFlat = spans[0] === spans[1] && spans[2] === spans[3];
  sides[0] = a;
  sides[1] = b + depth;
  if (!isApart(isFlat)) return false;
  sides[0] = a - depth;
  sides[1] = b;
  return isApart(isFlat);
}

/** Whether the second side lies exactly at least the radii's sum above the first, or, where that is 0 and `strictly`, above it. */
function isApart(strictly: boolean): boolean {
  const a = sides[0] as number;
  const b = sides[1] as number;
  const ra = spans[RADII] as number;
  const rb = spans[RADII + 1] as number;
  const room = b - a;
  const reach = ra + rb;
  if (reach === 0) return strictly ? room > 0 : room >= 0;
  // Rounding is monotone: where the rounded numbers differ, so do the true ones, the same way.
  if (room !== reach) return room > reach;
  // Where they do not, what rounding took away decides (Knuth's two-sum, twice).
  const roomPart = room - b;
  const roomTail = b - (room - roomPart) + (-a - roomPart);
  const reachPart = reach - ra;
  const reachTail = ra - (reach - reachPart) + (rb - reachPart);
  return roomTail >= reachTail;
}

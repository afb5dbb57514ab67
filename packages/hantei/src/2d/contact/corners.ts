/**
 * Moves of B out of two things at once, as out of the corner of a room, the shortest first.
 *
 * ```text
 *     │ ╭──╮       The ball laps over the floor and the wall, and neither of the moves that take it off one of them parts the
 *     ┃╭┿  │       two shapes. It comes off both where it goes as far along the one's normal as that one needs, and along the
 *     ┃╰┿━━╯━━     other's: n₁ · m = l₁ and n₂ · m = l₂.
 *     └────────
 * ```
 *
 * Nor is it out where the first of these moves leads it into a side that it did not lap over: so sides nearby are put together with
 * moves, too, and l₂ is below 0.
 */
import { kept as found, insertMove, LENGTH, move, moves, NEAR, nearby, TO_X, TO_Y } from "./moves.js";

/** Moves that are put together, the shortest ones. */
const FEW = 24;
/** Moves kept. */
const MOST = 16;
/** Normals that are nearly one, or nearly opposite, have no corner that rounding would leave in its place: the sine between them. */
const LEAST_SINE = 0.015625;

/** The moves out of corners, sorted: length, x and y of the direction, scaled, as `moves`. */
export const corners: Float64Array = /* @__PURE__ */ new Float64Array(3 * MOST);

/** Below which length moves are wanted, and what is added for rounding to each of the two: not handed over, so that no call boxes them. */
export const bound: Float64Array = /* @__PURE__ */ new Float64Array(2);
export const BELOW = 0;
export const ADDED = 1;

/** Puts together the first so many of the moves, or a few of these; gives how many there are now. */
export function collectCorners(count: number): number {
  let kept = 0;
  const end = 3 * (count < FEW ? count : FEW);
  for (let i = 0; i < end; i += 3) {
    for (let j = 0; j < i; j += 3) kept = putTogether(i, moves, j, kept);
    for (let j = 0; j < 3 * (found[NEAR] as number); j += 3) kept = putTogether(i, nearby, j, kept);
  }
  return kept;
}

/** Keeps the move out of both, if it is wanted; gives how many are kept. */
function putTogether(i: number, others: Float64Array, j: number, kept: number): number {
  const x1 = moves[i + TO_X] as number;
  const y1 = moves[i + TO_Y] as number;
  const x2 = others[j + TO_X] as number;
  const y2 = others[j + TO_Y] as number;
  const sine = x1 * y2 - y1 * x2;
  if (!(Math.abs(sine) >= LEAST_SINE)) return kept;
  const first = (moves[i + LENGTH] as number) + (bound[ADDED] as number);
  const second = (others[j + LENGTH] as number) + (bound[ADDED] as number);
  // Else one of them leads as far as both.
  const cosine = x1 * x2 + y1 * y2;
  if (!(first > cosine * second && second > cosine * first)) return kept;
  const x = (first * y2 - second * y1) / sine;
  const y = (second * x1 - first * x2) / sine;
  const length = Math.sqrt(x * x + y * y);
  if (!(length < (bound[BELOW] as number))) return kept;
  move[LENGTH] = length;
  move[TO_X] = x / length;
  move[TO_Y] = y / length;
  return insertMove(corners, kept, MOST, 1);
}

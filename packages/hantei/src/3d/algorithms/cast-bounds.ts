/**
 * Two that stay apart on a coordinate axis: what slides along a floor, moves away from a wall, or ends its way before it. Exact,
 * touching included, for the numbers given, and soon told; true is a proof, false says nothing.
 */
import { A, B, END, forms, MOTION_A, MOTION_B, numbers, RADIUS_A, RADIUS_B, STRAIGHT, WAY } from "./cast-numbers.js";

/** Whether on some axis the two of `numbers` are always apart, or, where `open`, no more than touch. */
export function stayApart(open: boolean): boolean {
  return staysApart(0, open) || staysApart(1, open) || staysApart(2, open);
}

function staysApart(axis: number, open: boolean): boolean {
  const way = numbers[WAY + axis] as number;
  const a1 = numbers[A + axis] as number;
  const a2 = numbers[A + 3 + axis] as number;
  const b1 = numbers[B + axis] as number;
  const b2 = numbers[B + 3 + axis] as number;
  const isTurnedA = forms[0] === STRAIGHT && a1 > a2;
  const isTurnedB = forms[1] === STRAIGHT && b1 > b2;
  const leastA = isTurnedA ? a2 : a1;
  const mostA = isTurnedA ? a1 : a2;
  const leastB = isTurnedB ? b2 : b1;
  const mostB = isTurnedB ? b1 : b2;
  const isAbove = leastB >= mostA;
  if (!(isAbove || leastA >= mostB)) return false;
  const far = isAbove ? leastB : leastA;
  const near = isAbove ? mostA : mostB;
  const r = numbers[RADIUS_A] as number;
  const s = numbers[RADIUS_B] as number;
  // Both with what rounding takes from them (Knuth).
  const gap = far - near;
  const reach = r + s;
  const nearPart = far - gap;
  const gapTail = far - (gap + nearPart) + (nearPart - near);
  const sPart = reach - r;
  const reachTail = r - (reach - sPart) + (s - sPart);
  const excess = gap - reach;
  const owed = reachTail - gapTail;
  // Without radii, an axis on which both have one place each keeps their interiors apart only where that is another.
  const isWide = reach > 0 || leastA < mostA || leastB < mostB;
  if (isAbove ? way > 0 : way < 0) {
    // They come nearer, by this much in the end. A difference that is rounded is no less than another where it is no less in truth.
    const nearer = Math.abs(way);
    if (numbers[END] !== 1 || gapTail !== 0 || reachTail !== 0 || excess < nearer) return false;
    if (numbers[MOTION_A + axis] !== 0 && numbers[MOTION_B + axis] !== 0) return false;
    if (excess > nearer) return true;
    const reachPart = gap - excess;
    return open && isWide && gap - (excess + reachPart) + (reachPart - reach) === 0;
  }
  // Far beyond the radii no rounding matters; nearly as far as they are, the difference of the two is exact.
  if (gap > 2 * reach) return true;
  if (!(2 * gap >= reach)) return false;
  if (excess > owed) return true;
  if (!open || excess !== owed || reachTail !== 0 || gapTail !== 0) return false;
  return isWide;
}

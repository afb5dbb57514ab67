/**
 * Two that stay apart on a coordinate axis: what slides along a floor or moves away from a wall. Exact, touching included, for the
 * numbers given, and soon told; true is a proof, false says nothing.
 */
import { A, B, forms, numbers, RADIUS_A, RADIUS_B, STRAIGHT, WAY } from "./cast-numbers.js";

/** Whether on some axis the two of `numbers` are apart, or, where `open`, no more than touch, and do not come nearer. */
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
  if (!(isAbove ? way <= 0 : leastA >= mostB && way >= 0)) return false;
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
  // Far beyond the radii no rounding matters; nearly as far as they are, the difference of the two is exact.
  if (gap > 2 * reach) return true;
  if (!(2 * gap >= reach)) return false;
  if (excess > owed) return true;
  if (!open || excess !== owed || reachTail !== 0 || gapTail !== 0) return false;
  // Without radii, an axis on which both have one place each keeps their interiors apart only where that is another.
  return reach > 0 || leastA < mostA || leastB < mostB;
}

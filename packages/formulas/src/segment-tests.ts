/** Article 003's two tests on plain numbers, for timing: the same formulas as their entries in the table, uncounted. */

/** Luna's test: true where neither segment lies strictly on one side of the other's line. */
export function bySideProducts(
  ax1: number,
  ay1: number,
  ax2: number,
  ay2: number,
  bx1: number,
  by1: number,
  bx2: number,
  by2: number,
): boolean {
  const b1 = (bx1 - ax1) * (by1 - ay2) - (by1 - ay1) * (bx1 - ax2);
  const b2 = (bx2 - ax1) * (by2 - ay2) - (by2 - ay1) * (bx2 - ax2);
  const a1 = (ax1 - bx1) * (ay1 - by2) - (ay1 - by1) * (ax1 - bx2);
  const a2 = (ax2 - bx1) * (ay2 - by2) - (ay2 - by1) * (ax2 - bx2);
  return b1 * b2 <= 0 && a1 * a2 <= 0;
}

/** The article's first algorithm in its usual form: both parameters of the lines' crossing lie in 0..1. */
export function byParameters(
  ax1: number,
  ay1: number,
  ax2: number,
  ay2: number,
  bx1: number,
  by1: number,
  bx2: number,
  by2: number,
): boolean {
  const ux = ax2 - ax1;
  const uy = ay2 - ay1;
  const vx = bx2 - bx1;
  const vy = by2 - by1;
  const determinant = ux * vy - uy * vx;
  if (determinant === 0) return false;
  const wx = bx1 - ax1;
  const wy = by1 - ay1;
  const s = (wx * vy - wy * vx) / determinant;
  if (!(s >= 0 && s <= 1)) return false;
  const t = (wx * uy - wy * ux) / determinant;
  return t >= 0 && t <= 1;
}

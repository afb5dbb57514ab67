// Cells of space: three lanes of 10 bits in an integer; `src/broadphase/box-index/cells.ts` says what they are.

/** Lanes of 10 bits from bit 2 on, the highest of each a guard. */
export const GUARDS: i32 = (1 << 11) | (1 << 21) | (1 << 31);
export const ONE: i32 = (1 << 2) | (1 << 12) | (1 << 22);
export const LAST: i32 = 510;
export const COVERS_GREATEST: i32 = (LAST << 2) | (LAST << 12) | (LAST << 22);
// @ts-ignore: a decorator of AssemblyScript
@inline
function cellOf(value: f64, frame: usize): i32 {
  const cell = (value - load<f64>(frame)) * load<f64>(frame, 24) + 1;
  return <i32>(cell > 1 ? (cell < LAST ? cell : LAST) : 1);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function cellsOf(x: f64, y: f64, z: f64, frame: usize): i32 {
  return (cellOf(x, frame) << 2) | (cellOf(y, frame + 8) << 12) | (cellOf(z, frame + 16) << 22);
}

/** Lanes of ones where one of four entries meets: a guard is left in all three lanes of both differences. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function meets(least: v128, greatest: v128, from: v128, to: v128, guards: v128): v128 {
  const left = v128.and(i32x4.sub(to, least), i32x4.sub(greatest, from));
  return i32x4.eq(v128.and(left, guards), guards);
}

/** Lanes of ones where four numbers, without guards, are of cells between a frame's first and its last, in which all beyond it is, too. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function areWithin(cells: v128, guards: v128): v128 {
  const above = i32x4.sub(v128.or(cells, guards), i32x4.splat(2 * ONE));
  const below = i32x4.sub(i32x4.splat(GUARDS | (COVERS_GREATEST - ONE)), cells);
  return i32x4.eq(v128.and(v128.and(above, below), guards), guards);
}

import { most } from "./lanes";
import { FLAGS, NUMBER, SHUFFLES, STATE, STATE_COMPARED, STATE_FOUND, STATE_UNSURE } from "./memory";

/** Where to look in a row: its own row on from the next one, its own row and above, or above only. */
const ON_FROM_NEXT: i32 = 0;
const ABOVE: i32 = 2;

/**
 * The entries of one sorted set, four at a time, against those of another in the rows that they reach. Pairs go to `found`
 * upward from where the state says; those whose keys tie go downward from the end: the doubles decide them. Returns 0 when
 * done, 1 when the space is full: the next call goes on from there. `step` is 4, or more to look at some entries only.
 */
export function sweep(
  sourceEnds: usize,
  source: usize,
  sourceStride: usize,
  sourceColumns: i32,
  targetEnds: usize,
  target: usize,
  targetStride: usize,
  targetColumns: i32,
  shift: i32,
  widest: i32,
  baseX: i32,
  baseY: i32,
  rows: i32,
  mode: i32,
  bias: i32,
  general: i32,
  deep: i32,
  step: i32,
): i32 {
  return general
    ? sweepRows(sourceEnds, source, sourceStride, sourceColumns, targetEnds, target, targetStride, targetColumns, shift, widest, baseX, baseY, rows, mode, bias, true, deep, step)
    : sweepRows(sourceEnds, source, sourceStride, sourceColumns, targetEnds, target, targetStride, targetColumns, shift, widest, baseX, baseY, rows, mode, bias, false, 0, step);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function sweepRows(
  sourceEnds: usize,
  source: usize,
  sourceStride: usize,
  sourceColumns: i32,
  targetEnds: usize,
  target: usize,
  targetStride: usize,
  targetColumns: i32,
  shift: i32,
  widest: i32,
  baseX: i32,
  baseY: i32,
  rows: i32,
  mode: i32,
  bias: i32,
  general: bool,
  deep: i32,
  step: i32,
): i32 {
  let p = load<i32>(STATE);
  let row = load<i32>(STATE + 4);
  let t = load<i32>(STATE + 8);
  let k = load<i32>(STATE + 12);
  let found = <usize>load<u32>(STATE_FOUND);
  let unsure = <usize>load<u32>(STATE_UNSURE);
  let compared = load<i32>(STATE_COMPARED);
  const sourceWidth = sourceColumns + 1;
  const width = targetColumns + 1;
  const biases = i32x4.splat(bias);
  const zero = i32x4.splat(0);
  for (; row <= rows; row++) {
    const rowEnd = load<i32>(sourceEnds + ((<usize>((row + 1) * sourceWidth - 1)) << 2));
    p = max(p, load<i32>(sourceEnds + ((<usize>(row * sourceWidth)) << 2)));
    for (; p < rowEnd; p += step) {
      let at = source + ((<usize>p) << 2);
      const x0 = v128.load(at);
      const y0 = v128.load((at += sourceStride));
      const x1 = v128.load((at += sourceStride));
      const y1 = v128.load((at += sourceStride));
      const flaggedIds = v128.load((at += sourceStride));
      const ids = general ? v128.and(flaggedIds, i32x4.splat(NUMBER)) : flaggedIds;
      const flags = general ? v128.and(flaggedIds, i32x4.splat(FLAGS)) : zero;
      const z0 = general && deep ? v128.load((at += sourceStride)) : zero;
      const z1 = general && deep ? v128.load(at + sourceStride) : zero;
      const left = max(0, ~most(v128.not(x0)) - baseX) - widest;
      const column = max(0, min(targetColumns - 1, left >> shift));
      const lastColumn = max(0, min(targetColumns - 1, (most(x1) - baseX) >> shift)) + 1;
      const lastRow = min(rows, 1 + ((most(y1) - baseY) >> shift));
      if (t < 0) t = row + <i32>(mode == ABOVE || row == 0);
      for (; t <= lastRow; t++) {
        const cells = targetEnds + ((<usize>(t * width)) << 2);
        const isOwn = mode == ON_FROM_NEXT && t == row;
        let j = isOwn ? p + 1 : load<i32>(cells + ((<usize>column) << 2));
        let end = load<i32>(cells + ((<usize>lastColumn) << 2));
        if (k >= 0) {
          j = k;
          k = -1;
        } else compared += max(0, end - j);
        if (j >= end) continue;
        const room = <i32>((unsure - found) >> 5) - 2;
        const full = end - j > room;
        if (full) end = j + room;
        // Of the group itself, only the lanes before the candidate count; of others, all four.
        const behind = i32x4.ge_s(i32x4(0, 1, 2, 3), i32x4.splat(isOwn ? j - p : 4));
        let unmet = behind;
        let doubt = i32x4.splat(-1);
        const start = target + ((<usize>j) << 2);
        const last = target + ((<usize>end) << 2);
        for (let candidate = start; candidate < last; candidate += 4) {
          const least = v128.or(unmet, compare(candidate, targetStride, x0, y0, x1, y1, z0, z1, flags, general, deep));
          unmet = v128.shuffle<i32>(zero, unmet, 3, 4, 5, 6);
          doubt = i32x4.min_u(doubt, least);
          const hits = i32x4.bitmask(i32x4.gt_s(least, zero));
          let other = v128.load32_splat(candidate + 4 * targetStride);
          if (general) other = v128.and(other, i32x4.splat(NUMBER));
          const front = i8x16.swizzle(ids, v128.load(SHUFFLES + ((<usize>hits) << 4)));
          const first = i32x4.min_s(front, other);
          const second = i32x4.sub(i32x4.max_s(front, other), biases);
          v128.store(found, v128.shuffle<i32>(first, second, 0, 4, 1, 5));
          v128.store(found, v128.shuffle<i32>(first, second, 2, 6, 3, 7), 16);
          found += (<usize>popcnt(hits)) << 3;
        }
        if (!i32x4.all_true(doubt)) {
          unmet = behind;
          for (let candidate = start; candidate < last; candidate += 4) {
            const least = v128.or(unmet, compare(candidate, targetStride, x0, y0, x1, y1, z0, z1, flags, general, deep));
            unmet = v128.shuffle<i32>(zero, unmet, 3, 4, 5, 6);
            const number = load<i32>(candidate + 4 * targetStride) & NUMBER;
            for (let ties = i32x4.bitmask(i32x4.eq(least, zero)); ties; ties &= ties - 1) {
              unsure -= 8;
              const id = load<i32>(source + 4 * sourceStride + ((<usize>(p + ctz(ties))) << 2)) & NUMBER;
              store<i32>(unsure, min(number, id));
              store<i32>(unsure + 4, max(number, id) - bias);
            }
          }
        }
        if (full) {
          j = end;
          store<i32>(STATE, p);
          store<i32>(STATE + 4, row);
          store<i32>(STATE + 8, t);
          store<i32>(STATE + 12, j);
          store<u32>(STATE_FOUND, <u32>found);
          store<u32>(STATE_UNSURE, <u32>unsure);
          store<i32>(STATE_COMPARED, compared);
          return 1;
        }
      }
      t = -1;
    }
  }
  store<u32>(STATE_FOUND, <u32>found);
  store<u32>(STATE_UNSURE, <u32>unsure);
  store<i32>(STATE_COMPARED, compared);
  return 0;
}

/**
 * How far a candidate overlaps each of four boxes on the axis where that is least, in keys: above 0 they meet, below they do
 * not, and 0 is a tie. Two that are flagged alike give −1: their pair belongs to another block.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
function compare(
  from: usize,
  stride: usize,
  x0: v128,
  y0: v128,
  x1: v128,
  y1: v128,
  z0: v128,
  z1: v128,
  flags: v128,
  general: bool,
  deep: i32,
): v128 {
  const a = i32x4.sub(x1, v128.load32_splat(from));
  const b = i32x4.sub(y1, v128.load32_splat((from += stride)));
  const c = i32x4.sub(v128.load32_splat((from += stride)), x0);
  const d = i32x4.sub(v128.load32_splat((from += stride)), y0);
  let least = i32x4.min_s(i32x4.min_s(a, b), i32x4.min_s(c, d));
  if (!general) return least;
  const other = v128.load32_splat((from += stride));
  if (deep) {
    const f = i32x4.sub(z1, v128.load32_splat((from += stride)));
    const g = i32x4.sub(v128.load32_splat(from + stride), z0);
    least = i32x4.min_s(least, i32x4.min_s(f, g));
  }
  return v128.or(least, i32x4.ne(v128.and(other, flags), i32x4.splat(0)));
}

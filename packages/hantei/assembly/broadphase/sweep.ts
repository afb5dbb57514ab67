import { DEEP_ENTRY, ENTRY, FLAGS, NUMBER, SHUFFLES, STATE, STATE_COMPARED, STATE_FOUND, STATE_UNSURE } from "./memory";

/** Where to look in a row: its own row on from the next one, its own row and above, or above only. */
const ON_FROM_NEXT: i32 = 0;
const ABOVE: i32 = 2;

/** What a row costs though nothing is in it, in comparisons: what reaches over many rows must not seem cheap. */
const ROW: i32 = 1;
/** Bytes that the pairs of four entries among themselves may take, on either side. */
const OWN_ROOM: usize = 192;

/**
 * The entries of one sorted set, four at a time, against those of another in the rows that they reach. Pairs go to `found`
 * upward from where the state says; those whose keys tie go downward from the end: the doubles decide them. Returns 0 when
 * done, 1 when the space is full: the next call goes on from there. `step` is 4, or more to look at some entries only.
 * At first there must be room for 64 bytes.
 */
export function sweep(
  sourceEnds: usize,
  source: usize,
  sourceColumns: i32,
  targetEnds: usize,
  target: usize,
  targetColumns: i32,
  shift: i32,
  widest: i32,
  baseX: i32,
  baseY: i32,
  rows: i32,
  mode: i32,
  bias: i32,
  step: i32,
): i32 {
  return sweepRows(sourceEnds, source, sourceColumns, targetEnds, target, targetColumns, shift, widest, baseX, baseY, rows, mode, bias, step, false, false);
}

/** The same where flags are looked at, and where `deep`, depths. Of its own: engines compile a function when it is first called. */
export function sweepFlagged(
  sourceEnds: usize,
  source: usize,
  sourceColumns: i32,
  targetEnds: usize,
  target: usize,
  targetColumns: i32,
  shift: i32,
  widest: i32,
  baseX: i32,
  baseY: i32,
  rows: i32,
  mode: i32,
  bias: i32,
  step: i32,
  deep: bool,
): i32 {
  return sweepRows(sourceEnds, source, sourceColumns, targetEnds, target, targetColumns, shift, widest, baseX, baseY, rows, mode, bias, step, true, deep);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function sweepRows(
  sourceEnds: usize,
  source: usize,
  sourceColumns: i32,
  targetEnds: usize,
  target: usize,
  targetColumns: i32,
  shift: i32,
  widest: i32,
  baseX: i32,
  baseY: i32,
  rows: i32,
  mode: i32,
  bias: i32,
  step: i32,
  general: bool,
  deep: bool,
): i32 {
  let p = load<i32>(STATE);
  let row = load<i32>(STATE + 4);
  let t = load<i32>(STATE + 8);
  let k = load<i32>(STATE + 12);
  let found = <usize>load<u32>(STATE_FOUND);
  let unsure = <usize>load<u32>(STATE_UNSURE);
  let compared = load<i32>(STATE_COMPARED);
  const length: usize = general && deep ? DEEP_ENTRY : ENTRY;
  const sourceWidth = sourceColumns + 1;
  const width = targetColumns + 1;
  // Lanes of what four entries reach: the first column, none, the end of the last column, the last row.
  const bases = i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(baseX), 3, baseY), 1, 0);
  const margin = i32x4.replace_lane(i32x4.splat(0), 0, widest);
  const most = i32x4.replace_lane(i32x4.splat(targetColumns - 1), 3, rows - 1);
  const biases = i32x4.splat(bias);
  const zero = i32x4.splat(0);
  for (; row <= rows; row++) {
    const rowEnd = load<i32>(sourceEnds + ((<usize>((row + 1) * sourceWidth - 1)) << 2));
    p = max(p, load<i32>(sourceEnds + ((<usize>(row * sourceWidth)) << 2)));
    let next = source + <usize>min(p, rowEnd) * length;
    // Found while the four before are compared: where the candidates lie would otherwise be waited for.
    let ahead = general ? zero : reachOf(next, length, bases, margin, shift, most);
    for (; p < rowEnd; p += step) {
      const at = next;
      const reach = general ? reachOf(at, length, bases, margin, shift, most) : ahead;
      const firstColumn = i32x4.extract_lane(reach, 0);
      const lastColumn = i32x4.extract_lane(reach, 2);
      const lastRow = i32x4.extract_lane(reach, 3);
      next = source + <usize>min(p + step, rowEnd) * length;
      if (!general) ahead = reachOf(next, length, bases, margin, shift, most);
      const k0 = v128.load(at);
      const k1 = v128.load(at + length);
      const k2 = v128.load(at + 2 * length);
      const k3 = v128.load(at + 3 * length);
      const low01 = v128.shuffle<i32>(k0, k1, 0, 4, 1, 5);
      const low23 = v128.shuffle<i32>(k2, k3, 0, 4, 1, 5);
      const high01 = v128.shuffle<i32>(k0, k1, 2, 6, 3, 7);
      const high23 = v128.shuffle<i32>(k2, k3, 2, 6, 3, 7);
      const x0 = v128.shuffle<i64>(low01, low23, 0, 2);
      const y0 = v128.shuffle<i64>(low01, low23, 1, 3);
      const x1 = v128.shuffle<i64>(high01, high23, 0, 2);
      const y1 = v128.shuffle<i64>(high01, high23, 1, 3);
      const flaggedIds = field(at + 16, length);
      const ids = general ? v128.and(flaggedIds, i32x4.splat(NUMBER)) : flaggedIds;
      const flags = general ? v128.and(flaggedIds, i32x4.splat(FLAGS)) : zero;
      const z0 = general && deep ? field(at + 20, length) : zero;
      const z1 = general && deep ? field(at + 24, length) : zero;
      if (t < 0) {
        t = row + <i32>(mode == ABOVE || row == 0);
        if (!general && mode == ON_FROM_NEXT && row > 0) {
          if (unsure - found < OWN_ROOM) return pause(p, row, -1, k, found, unsure, compared);
          // The four among themselves: each against the next one, the last against the first; then the first two against the others.
          compared += 3;
          let nextX0 = x0;
          let nextY0 = y0;
          let nextX1 = x1;
          let nextY1 = y1;
          let nextIds = ids;
          for (let lanes = 15; lanes > 0; lanes -= 12) {
            nextX0 = v128.shuffle<i32>(nextX0, nextX0, 1, 2, 3, 0);
            nextY0 = v128.shuffle<i32>(nextY0, nextY0, 1, 2, 3, 0);
            nextX1 = v128.shuffle<i32>(nextX1, nextX1, 1, 2, 3, 0);
            nextY1 = v128.shuffle<i32>(nextY1, nextY1, 1, 2, 3, 0);
            nextIds = v128.shuffle<i32>(nextIds, nextIds, 1, 2, 3, 0);
            const gap = i32x4.max_s(
              i32x4.max_s(i32x4.sub(nextX0, x1), i32x4.sub(nextY0, y1)),
              i32x4.max_s(i32x4.sub(x0, nextX1), i32x4.sub(y0, nextY1)),
            );
            const hits = i32x4.bitmask(gap) & lanes;
            const other = i8x16.swizzle(nextIds, v128.load((<usize>hits) << 4, SHUFFLES));
            found = put(found, hits, ids, other, zero);
            for (let ties = i32x4.bitmask(i32x4.eq(gap, zero)) & lanes; ties; ties &= ties - 1) {
              const lane = ctz(ties);
              unsure -= 8;
              doubt(unsure, at + <usize>lane * length, at + <usize>((lane + 1 + <i32>(lanes < 15)) & 3) * length, 0);
            }
          }
        }
      }
      for (; t <= lastRow; t++) {
        const cells = targetEnds + ((<usize>(t * width)) << 2);
        const isOwn = mode == ON_FROM_NEXT && t == row;
        // Among themselves, the four were compared above, or are now.
        let j = isOwn ? p + (general ? 1 : 4) : load<i32>(cells + ((<usize>firstColumn) << 2));
        let end = load<i32>(cells + ((<usize>lastColumn) << 2));
        if (k >= 0) {
          j = k;
          k = -1;
        } else compared += ROW + max(0, end - j);
        if (j >= end) continue;
        const room = max(0, <i32>((unsure - found) >> 5) - 2);
        const isFull = end - j > room;
        if (isFull) end = j + room;
        const start = target + <usize>j * length;
        const last = target + <usize>end * length;
        // Of the group itself, only the lanes before the candidate count; of others, all four.
        const behind = general && isOwn ? (1 << min(4, j - p)) - 1 : 15;
        let lanes = behind;
        let doubts = i32x4.splat(-1);
        for (let candidate = start; candidate < last; candidate += length) {
          const gap = apart(candidate, x0, y0, x1, y1, z0, z1, flags, general, deep);
          doubts = i32x4.min_u(doubts, gap);
          let hits = i32x4.bitmask(gap);
          let other = v128.load32_splat(candidate, 16);
          if (general) {
            hits &= lanes;
            lanes = (lanes + lanes + 1) & 15;
            other = v128.and(other, i32x4.splat(NUMBER));
          }
          found = put(found, hits, ids, other, biases);
        }
        if (!i32x4.all_true(doubts)) {
          lanes = behind;
          for (let candidate = start; candidate < last; candidate += length, lanes = (lanes + lanes + 1) & 15) {
            const gap = apart(candidate, x0, y0, x1, y1, z0, z1, flags, general, deep);
            for (let ties = i32x4.bitmask(i32x4.eq(gap, zero)) & lanes; ties; ties &= ties - 1) {
              unsure -= 8;
              doubt(unsure, at + <usize>ctz(ties) * length, candidate, bias);
            }
          }
        }
        if (isFull) return pause(p, row, t, end, found, unsure, compared);
      }
      t = -1;
    }
  }
  pause(p, row, t, k, found, unsure, compared);
  return 0;
}

/** Keeps where the sweep stands. */
function pause(p: i32, row: i32, t: i32, k: i32, found: usize, unsure: usize, compared: i32): i32 {
  store<i32>(STATE, p);
  store<i32>(STATE + 4, row);
  store<i32>(STATE + 8, t);
  store<i32>(STATE + 12, k);
  store<u32>(STATE_FOUND, <u32>found);
  store<u32>(STATE_UNSURE, <u32>unsure);
  store<i32>(STATE_COMPARED, compared);
  return 1;
}

/** Puts down the pairs of the lanes that are hit, those of `other` in their order. Gives where the next ones will go. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function put(found: usize, hits: i32, ids: v128, other: v128, biases: v128): usize {
  const front = i8x16.swizzle(ids, v128.load((<usize>hits) << 4, SHUFFLES));
  const first = i32x4.min_s(front, other);
  const second = i32x4.sub(i32x4.max_s(front, other), biases);
  v128.store(found, v128.shuffle<i32>(first, second, 0, 4, 1, 5));
  v128.store(found, v128.shuffle<i32>(first, second, 2, 6, 3, 7), 16);
  return found + ((<usize>popcnt(hits)) << 3);
}

/** Writes down two entries whose keys tie. */
function doubt(unsure: usize, a: usize, b: usize, bias: i32): void {
  const i = load<i32>(a, 16) & NUMBER;
  const j = load<i32>(b, 16) & NUMBER;
  store<i32>(unsure, min(i, j));
  store<i32>(unsure, max(i, j) - bias, 4);
}

/** The cells that four entries reach, in lanes as `sweepRows` has them. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function reachOf(at: usize, length: usize, bases: v128, margin: v128, shift: i32, most: v128): v128 {
  const k0 = v128.load(at);
  const k1 = v128.load(at + length);
  const k2 = v128.load(at + 2 * length);
  const k3 = v128.load(at + 3 * length);
  const lows = i32x4.min_s(i32x4.min_s(k0, k1), i32x4.min_s(k2, k3));
  const highs = i32x4.max_s(i32x4.max_s(k0, k1), i32x4.max_s(k2, k3));
  const zero = i32x4.splat(0);
  const from = i32x4.max_s(i32x4.sub(v128.shuffle<i32>(lows, highs, 0, 1, 6, 7), bases), zero);
  const cells = i32x4.shr_s(i32x4.sub(from, margin), shift);
  return i32x4.add(i32x4.min_s(i32x4.max_s(cells, zero), most), i32x4(0, 0, 1, 1));
}

/** One field of four entries. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function field(at: usize, length: usize): v128 {
  return i32x4(load<i32>(at), load<i32>(at + length), load<i32>(at + 2 * length), load<i32>(at + 3 * length));
}

/**
 * How far a candidate lies from each of four boxes on the axis where that is most, in keys: below 0 they meet, above they do
 * not, and 0 is a tie. Two that are flagged alike give 1: their pair belongs to another block.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
function apart(
  from: usize,
  x0: v128,
  y0: v128,
  x1: v128,
  y1: v128,
  z0: v128,
  z1: v128,
  flags: v128,
  general: bool,
  deep: bool,
): v128 {
  const a = i32x4.sub(v128.load32_splat(from), x1);
  const b = i32x4.sub(v128.load32_splat(from, 4), y1);
  const c = i32x4.sub(x0, v128.load32_splat(from, 8));
  const d = i32x4.sub(y0, v128.load32_splat(from, 12));
  let gap = i32x4.max_s(i32x4.max_s(a, b), i32x4.max_s(c, d));
  if (!general) return gap;
  if (deep) {
    const e = i32x4.sub(v128.load32_splat(from, 20), z1);
    const f = i32x4.sub(z0, v128.load32_splat(from, 24));
    gap = i32x4.max_s(gap, i32x4.max_s(e, f));
  }
  const alike = i32x4.ne(v128.and(v128.load32_splat(from, 16), flags), i32x4.splat(0));
  return v128.bitselect(i32x4.splat(1), gap, alike);
}

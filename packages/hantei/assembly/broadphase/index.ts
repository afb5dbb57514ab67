// Kernels of the broad phase; docs/broadphase.md says what they are for, src/kernels/broadphase-twin.ts is the same in
// TypeScript. They allocate nothing: the caller lays out the memory and passes addresses in bytes. Keys are integers that
// keep the order of the doubles they stand for: where two keys differ, so do the doubles, and the same way.
export { sortIntervals, sweepIntervals } from "./intervals";

/** Keys are at most 2³¹ − 2; PADDING lies beyond them all, so that whatever starts there meets nothing. */
const PADDING: i32 = 0x7fffffff;
/** Adding 2⁵² rounds a double to an integer in its low half. */
const MAGIC: f64 = 4503599627370496;
/** Entries of lists lie in blocks of so many (a power of two). */
const BLOCK: i32 = 512;
/** Highest bit of an entry's number: it starts before the strip that it is listed in. */
const FLAG: i32 = 0x80000000;
const FLAGS: i32 = 0xe0000000;
const NUMBER: i32 = 0x1fffffff;

/** Where a sweep stands, for the next call to go on: see `sweep`. */
const STATE: usize = 16;
const STATE_FOUND: usize = STATE + 16;
const STATE_UNSURE: usize = STATE + 20;
const STATE_COMPARED: usize = STATE + 24;
/** Largest width that `sort` met. */
const WIDEST: usize = STATE + 28;
/** How numbers become keys: scale, offset and limit of each axis. */
const FRAMES: usize = 64;
/** Shuffles that move the lanes of a 4-bit mask to the front. */
const SHUFFLES: usize = 256;

// @ts-ignore: a decorator of AssemblyScript
@inline
function keysOf(from: usize, frame: usize): v128 {
  const factor = v128.load64_splat(frame);
  const summand = f64x2.add(v128.load64_splat(frame, 8), f64x2.splat(MAGIC));
  const least = f64x2.splat(MAGIC);
  const most = f64x2.add(v128.load64_splat(frame, 16), least);
  const a = f64x2.add(f64x2.mul(v128.load(from), factor), summand);
  const b = f64x2.add(f64x2.mul(v128.load(from, 16), factor), summand);
  const heldA = f64x2.pmin(most, f64x2.pmax(least, a));
  const heldB = f64x2.pmin(most, f64x2.pmax(least, b));
  return v128.shuffle<i32>(heldA, heldB, 0, 2, 4, 6);
}

/** Whether low ≤ high, and that neither NaN nor at infinity as a whole: then the difference is no number, or below 0. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function areExtents(low: usize, high: usize): v128 {
  const a = f64x2.sub(v128.load(high), v128.load(low));
  const b = f64x2.sub(v128.load(high, 16), v128.load(low, 16));
  return v128.and(f64x2.ge(a, f64x2.splat(0)), f64x2.ge(b, f64x2.splat(0)));
}

/**
 * Entries of `count` boxes (a multiple of 4): their keys x0, y0, x1, y1, and z0, z1 at `depths` unless that is 0. A key is
 * number · scale + offset, rounded and held between 0 and the limit. Columns of `stride` bytes: low x, high x, low y, and so on.
 * Their numbers, from `id` on, go to `ids`. Returns whether all were bounds.
 */
export function encode(columns: usize, stride: usize, count: i32, entries: usize, depths: usize, ids: usize, id: i32): bool {
  let all = i64x2.splat(-1);
  let numbers = i32x4.add(i32x4.splat(id), i32x4(0, 1, 2, 3));
  const end = columns + ((<usize>count) << 3);
  for (; columns < end; columns += 32, entries += 64, ids += 16) {
    v128.store(ids, numbers);
    numbers = i32x4.add(numbers, i32x4.splat(4));
    let at = columns;
    const x0 = keysOf(at, FRAMES);
    const x1 = keysOf(at + stride, FRAMES);
    all = v128.and(all, areExtents(at, at + stride));
    at += 2 * stride;
    const y0 = keysOf(at, FRAMES + 24);
    const y1 = keysOf(at + stride, FRAMES + 24);
    all = v128.and(all, areExtents(at, at + stride));
    const low01 = v128.shuffle<i32>(x0, y0, 0, 4, 1, 5);
    const low23 = v128.shuffle<i32>(x0, y0, 2, 6, 3, 7);
    const high01 = v128.shuffle<i32>(x1, y1, 0, 4, 1, 5);
    const high23 = v128.shuffle<i32>(x1, y1, 2, 6, 3, 7);
    v128.store(entries, v128.shuffle<i64>(low01, high01, 0, 2));
    v128.store(entries, v128.shuffle<i64>(low01, high01, 1, 3), 16);
    v128.store(entries, v128.shuffle<i64>(low23, high23, 0, 2), 32);
    v128.store(entries, v128.shuffle<i64>(low23, high23, 1, 3), 48);
    if (depths) {
      at += 2 * stride;
      const z0 = keysOf(at, FRAMES + 48);
      const z1 = keysOf(at + stride, FRAMES + 48);
      all = v128.and(all, areExtents(at, at + stride));
      v128.store(depths, v128.shuffle<i32>(z0, z1, 0, 4, 1, 5));
      v128.store(depths, v128.shuffle<i32>(z0, z1, 2, 6, 3, 7), 16);
      depths += 32;
    }
  }
  return i64x2.all_true(all);
}

/**
 * Lists entries in every strip that they reach. `low` and `high` are the first entry's keys of the axis that strips divide,
 * the next ones 2^`step` bytes on; `table` gives the strip of each slice of that axis. Returns how many were listed before
 * the blocks ran out.
 */
export function scatter(
  entries: usize,
  entryDepths: usize,
  count: i32,
  ids: usize,
  low: usize,
  high: usize,
  step: i32,
  table: usize,
  shift: i32,
  cursors: usize,
  chain: usize,
  nextBlock: usize,
  lastBlock: i32,
  keys: usize,
  numbers: usize,
  depths: usize,
): i32 {
  let next = load<i32>(nextBlock);
  let i: i32 = 0;
  for (; i < count; i++) {
    const at = (<usize>i) << step;
    let strip = <i32>load<u16>(table + ((<usize>(load<i32>(low + at) >> shift)) << 1));
    const last = <i32>load<u16>(table + ((<usize>(load<i32>(high + at) >> shift)) << 1));
    if (next + (last - strip) >= lastBlock) break;
    const id = load<i32>(ids + ((<usize>i) << 2));
    const entry = v128.load(entries + ((<usize>i) << 4));
    let flagged = id;
    do {
      const cursor = cursors + ((<usize>strip) << 2);
      let e = load<i32>(cursor);
      v128.store(keys + ((<usize>e) << 4), entry);
      store<i32>(numbers + ((<usize>e) << 2), flagged);
      if (depths) store<i64>(depths + ((<usize>e) << 3), load<i64>(entryDepths + ((<usize>i) << 3)));
      e++;
      if (!(e & (BLOCK - 1))) {
        store<i32>(chain + ((<usize>((e - 1) / BLOCK)) << 2), next);
        e = next++ * BLOCK;
      }
      store<i32>(cursor, e);
      flagged = id | FLAG;
    } while (++strip <= last);
  }
  store<i32>(nextBlock, next);
  return i;
}

/**
 * Sorts the entries of a list that are wider than `above` and no wider than `upTo` into rows and columns, by their low
 * corners: columns of keys x0, y0, x1, y1, numbers (z0, z1) of `stride` bytes at `sorted`. `ends` gets the end of each cell;
 * a row has `columns` cells and starts at a multiple of 4; between rows lie copies of the entry `padding`. Row 0 is for
 * flagged entries, where they are set apart. The four bytes below `ends` are its own, too. Returns how many entries were sorted.
 */
export function sort(
  block: i32,
  count: i32,
  chain: usize,
  keys: usize,
  numbers: usize,
  depths: usize,
  above: i32,
  upTo: i32,
  baseX: i32,
  baseY: i32,
  shift: i32,
  rows: i32,
  columns: i32,
  apart: bool,
  cells: usize,
  ends: usize,
  sorted: usize,
  stride: usize,
  padding: i32,
): i32 {
  const width = columns + 1;
  const lowX = i32x4.splat(baseX);
  const lowY = i32x4.splat(baseY);
  const lastColumn = i32x4.splat(columns - 1);
  const lastRow = i32x4.splat(rows - 1);
  const widths = i32x4.splat(width);
  const zero = i32x4.splat(0);
  const one = i32x4.splat(1);
  const narrowest = i32x4.splat(above);
  const broadest = i32x4.splat(upTo);
  const flagged = i32x4.splat(-<i32>apart);
  memory.fill(ends - 4, 0, <usize>((rows + 1) * width + 2) << 2);
  let extents = zero;
  let left = count;
  let b = block;
  let cell = cells;
  while (left > 0) {
    let at = keys + ((<usize>(b * BLOCK)) << 4);
    let number = numbers + ((<usize>(b * BLOCK)) << 2);
    const end = cell + (<usize>min(left, BLOCK) << 2);
    for (; cell < end; cell += 16, at += 64, number += 16) {
      const k0 = v128.load(at);
      const k1 = v128.load(at, 16);
      const k2 = v128.load(at, 32);
      const k3 = v128.load(at, 48);
      const low01 = v128.shuffle<i32>(k0, k1, 0, 4, 1, 5);
      const low23 = v128.shuffle<i32>(k2, k3, 0, 4, 1, 5);
      const x0 = v128.shuffle<i64>(low01, low23, 0, 2);
      const y0 = v128.shuffle<i64>(low01, low23, 1, 3);
      const x1 = v128.shuffle<i64>(v128.shuffle<i32>(k0, k1, 2, 6, 3, 7), v128.shuffle<i32>(k2, k3, 2, 6, 3, 7), 0, 2);
      const extent = i32x4.sub(x1, x0);
      // Beyond a list's end lies anything.
      const isListed = i32x4.lt_s(i32x4(0, 4, 8, 12), i32x4.splat(<i32>(end - cell)));
      const isIn = v128.and(isListed, v128.and(i32x4.gt_s(extent, narrowest), i32x4.le_s(extent, broadest)));
      const column = i32x4.max_s(i32x4.min_s(i32x4.shr_s(i32x4.sub(x0, lowX), shift), lastColumn), zero);
      let row = i32x4.max_s(i32x4.min_s(i32x4.shr_s(i32x4.sub(y0, lowY), shift), lastRow), zero);
      row = v128.andnot(i32x4.add(row, one), v128.and(i32x4.shr_s(v128.load(number), 31), flagged));
      // Those that are left out get −1, and a counter of their own.
      const c = v128.or(i32x4.add(i32x4.add(i32x4.mul(row, widths), column), one), v128.not(isIn));
      v128.store(cell, c);
      extents = i32x4.max_s(extents, v128.and(extent, isIn));
      tally(ends + ((<usize>i32x4.extract_lane(c, 0)) << 2));
      tally(ends + ((<usize>i32x4.extract_lane(c, 1)) << 2));
      tally(ends + ((<usize>i32x4.extract_lane(c, 2)) << 2));
      tally(ends + ((<usize>i32x4.extract_lane(c, 3)) << 2));
    }
    cell = end;
    left -= BLOCK;
    b = load<i32>(chain + ((<usize>b) << 2));
  }
  store<i32>(WIDEST, most(extents));
  const order = sorted + 4 * stride;
  let start = 0;
  let place = ends + 4;
  for (let row = 0; row <= rows; row++) {
    const last = place + ((<usize>columns) << 2);
    for (; place < last; place += 4) {
      const inside = load<i32>(place);
      store<i32>(place, start);
      start += inside;
    }
    v128.store(order + ((<usize>start) << 2), i32x4.splat(padding));
    start = (start + 3) & ~3;
    store<i32>(place, start);
    place += 4;
  }
  // First only where each entry goes, one write to anywhere; then entry after entry from anywhere, which overlaps better.
  left = count;
  b = block;
  cell = cells;
  while (left > 0) {
    let e = b * BLOCK;
    const end = e + min(left, BLOCK);
    for (; e < end; e++, cell += 4) {
      const c = load<i32>(cell);
      if (c < 0) continue;
      const place = ends + ((<usize>c) << 2);
      const position = load<i32>(place);
      store<i32>(place, position + 1);
      store<i32>(order + ((<usize>position) << 2), e);
    }
    left -= BLOCK;
    b = load<i32>(chain + ((<usize>b) << 2));
  }
  const mask = apart ? NUMBER : -1;
  for (let position: i32 = 0; position < start; position += 4) {
    let to = sorted + ((<usize>position) << 2);
    const e0 = <usize>load<i32>(to + 4 * stride);
    const e1 = <usize>load<i32>(to + 4 * stride + 4);
    const e2 = <usize>load<i32>(to + 4 * stride + 8);
    const e3 = <usize>load<i32>(to + 4 * stride + 12);
    const k0 = v128.load(keys + (e0 << 4));
    const k1 = v128.load(keys + (e1 << 4));
    const k2 = v128.load(keys + (e2 << 4));
    const k3 = v128.load(keys + (e3 << 4));
    const low01 = v128.shuffle<i32>(k0, k1, 0, 4, 1, 5);
    const low23 = v128.shuffle<i32>(k2, k3, 0, 4, 1, 5);
    const high01 = v128.shuffle<i32>(k0, k1, 2, 6, 3, 7);
    const high23 = v128.shuffle<i32>(k2, k3, 2, 6, 3, 7);
    v128.store(to, v128.shuffle<i64>(low01, low23, 0, 2));
    v128.store((to += stride), v128.shuffle<i64>(low01, low23, 1, 3));
    v128.store((to += stride), v128.shuffle<i64>(high01, high23, 0, 2));
    v128.store((to += stride), v128.shuffle<i64>(high01, high23, 1, 3));
    const ids = i32x4(
      load<i32>(numbers + (e0 << 2)),
      load<i32>(numbers + (e1 << 2)),
      load<i32>(numbers + (e2 << 2)),
      load<i32>(numbers + (e3 << 2)),
    );
    v128.store((to += stride), v128.and(ids, i32x4.splat(mask)));
    if (depths) {
      const z01 = v128.shuffle<i64>(v128.load64_zero(depths + (e0 << 3)), v128.load64_zero(depths + (e1 << 3)), 0, 2);
      const z23 = v128.shuffle<i64>(v128.load64_zero(depths + (e2 << 3)), v128.load64_zero(depths + (e3 << 3)), 0, 2);
      v128.store((to += stride), v128.shuffle<i32>(z01, z23, 0, 2, 4, 6));
      v128.store(to + stride, v128.shuffle<i32>(z01, z23, 1, 3, 5, 7));
    }
  }
  return ((count + 3) & ~3) - load<i32>(ends - 4);
}

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

// @ts-ignore: a decorator of AssemblyScript
@inline
function tally(counter: usize): void {
  store<i32>(counter, load<i32>(counter) + 1);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function most(lanes: v128): i32 {
  const two = i32x4.max_s(lanes, v128.shuffle<i32>(lanes, lanes, 2, 3, 0, 1));
  return i32x4.extract_lane(i32x4.max_s(two, v128.shuffle<i32>(two, two, 1, 0, 3, 2)), 0);
}

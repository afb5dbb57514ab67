// Kernels of the broad phase; docs/broadphase.md says what they are for, src/kernels/broadphase-twin.ts is the same in
// TypeScript. They allocate nothing: the caller lays out the memory and passes addresses in bytes. Keys are integers that
// keep the order of the doubles they stand for: where two keys differ, so do the doubles, and the same way.

/** Keys are at most 2³¹ − 2; PADDING lies beyond them all, so that whatever starts there meets nothing. */
const PADDING: i32 = 0x7fffffff;
/** Adding 2⁵² rounds a double to an integer in its low half. */
const MAGIC: f64 = 4503599627370496;
/** Entries of lists lie in blocks of so many (a power of two). */
const BLOCK: i32 = 128;
/** Highest bit of an entry's number: it starts before the strip that it is listed in. */
const FLAG: i32 = 0x80000000;
const FLAGS: i32 = 0xe0000000;
const NUMBER: i32 = 0x1fffffff;

/** Where a sweep stands, for the next call to go on: see `sweep`. */
const STATE: usize = 16;
const STATE_FOUND: usize = STATE + 16;
const STATE_UNSURE: usize = STATE + 20;
const STATE_COMPARED: usize = STATE + 24;
/** Bounds, largest and summed sizes that `measure` leaves. */
const MEASURES: usize = 64;
/** Shuffles that move the lanes of a 4-bit mask to the front. */
const SHUFFLES: usize = 256;

/** Whether each of `count` bounds (a multiple of 2) is one: low ≤ high, not NaN, not at infinity as a whole. */
export function areExtents(low: usize, high: usize, count: i32): bool {
  let all = i64x2.splat(-1);
  for (let i: i32 = 0; i < count; i += 2) {
    const at = (<usize>i) << 3;
    const a = v128.load(low + at);
    const b = v128.load(high + at);
    const inside = v128.and(f64x2.lt(a, f64x2.splat(Infinity)), f64x2.gt(b, f64x2.splat(-Infinity)));
    all = v128.and(all, v128.and(f64x2.le(a, b), inside));
  }
  return i64x2.all_true(all);
}

/** Keys of `count` numbers (a multiple of 4): number · scale + offset, rounded and held between 0 and `limit`. */
export function quantize(from: usize, to: usize, count: i32, scale: f64, offset: f64, limit: f64): void {
  const factor = f64x2.splat(scale);
  const summand = f64x2.splat(offset + MAGIC);
  const least = f64x2.splat(MAGIC);
  const most = f64x2.splat(MAGIC + limit);
  for (let i: i32 = 0; i < count; i += 4) {
    const at = from + ((<usize>i) << 3);
    const a = f64x2.add(f64x2.mul(v128.load(at), factor), summand);
    const b = f64x2.add(f64x2.mul(v128.load(at, 16), factor), summand);
    const lowA = f64x2.pmin(most, f64x2.pmax(least, a));
    const lowB = f64x2.pmin(most, f64x2.pmax(least, b));
    v128.store(to + ((<usize>i) << 2), v128.shuffle<i32>(lowA, lowB, 0, 2, 4, 6));
  }
}

/**
 * Lists entries in every strip that they reach. Keys are columns of `stride` bytes: x0, y0, x1, y1, z0, z1. `low` and `high`
 * are the columns of the axis that strips divide, `table` gives the strip of each slice of that axis. Returns how many were
 * listed before the blocks ran out.
 */
export function scatter(
  columns: usize,
  stride: usize,
  count: i32,
  ids: usize,
  firstId: i32,
  low: usize,
  high: usize,
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
    const at = columns + ((<usize>i) << 2);
    const id = ids ? load<i32>(ids + ((<usize>i) << 2)) : firstId + i;
    let strip = <i32>load<u16>(table + ((<usize>(load<i32>(low + ((<usize>i) << 2)) >> shift)) << 1));
    const last = <i32>load<u16>(table + ((<usize>(load<i32>(high + ((<usize>i) << 2)) >> shift)) << 1));
    if (next + (last - strip) >= lastBlock) break;
    let flagged = id;
    const entry = i32x4(load<i32>(at), load<i32>(at + stride), load<i32>(at + 2 * stride), load<i32>(at + 3 * stride));
    do {
      const cursor = cursors + ((<usize>strip) << 2);
      let e = load<i32>(cursor);
      v128.store(keys + ((<usize>e) << 4), entry);
      store<i32>(numbers + ((<usize>e) << 2), flagged);
      if (depths) {
        store<i32>(depths + ((<usize>e) << 3), load<i32>(at + 4 * stride));
        store<i32>(depths + ((<usize>e) << 3) + 4, load<i32>(at + 5 * stride));
      }
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

/** Bounds, largest sizes and the sums of sizes of a list's first `count` entries. */
export function measure(block: i32, count: i32, chain: usize, keys: usize): void {
  let least = i32x4.splat(PADDING);
  let most = i32x4.splat(0);
  let largest = i32x4.splat(0);
  let sum = f64x2.splat(0);
  while (count > 0) {
    let at = keys + (<usize>(block * BLOCK) << 4);
    const end = at + (<usize>min(count, BLOCK) << 4);
    for (; at < end; at += 16) {
      const entry = v128.load(at);
      least = i32x4.min_s(least, entry);
      most = i32x4.max_s(most, entry);
      const size = i32x4.sub(v128.shuffle<i64>(entry, entry, 1, 1), entry);
      largest = i32x4.max_s(largest, size);
      sum = f64x2.add(sum, f64x2.convert_low_i32x4_s(size));
    }
    count -= BLOCK;
    block = load<i32>(chain + ((<usize>block) << 2));
  }
  v128.store(MEASURES, least);
  v128.store(MEASURES, most, 16);
  v128.store(MEASURES, largest, 32);
  v128.store(MEASURES, sum, 48);
}

/**
 * Sorts the entries of a list that are wider than `above` and no wider than `upTo` into rows and columns, by their low
 * corners: columns of keys x0, y0, x1, y1, numbers (z0, z1) of `stride` bytes at `sorted`. `ends` gets the end of each cell;
 * a row has `columns` cells and three entries of padding, copies of the entry of that index. Row 0 is for flagged entries, where
 * they are set apart. Returns their count.
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
  shiftX: i32,
  shiftY: i32,
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
  memory.fill(ends, 0, <usize>((rows + 1) * width + 1) << 2);
  let left = count;
  let b = block;
  let cell = cells;
  while (left > 0) {
    let e = b * BLOCK;
    const end = e + min(left, BLOCK);
    for (; e < end; e++) {
      const at = keys + ((<usize>e) << 4);
      const x0 = load<i32>(at);
      const size = load<i32>(at + 8) - x0;
      let c = -1;
      if (size > above && size <= upTo) {
        const flagged = apart && load<i32>(numbers + ((<usize>e) << 2)) < 0;
        const row = flagged ? 0 : 1 + max(0, min(rows - 1, (load<i32>(at + 4) - baseY) >> shiftY));
        c = row * width + max(0, min(columns - 1, (x0 - baseX) >> shiftX)) + 1;
        const place = ends + ((<usize>c) << 2);
        store<i32>(place, load<i32>(place) + 1);
      }
      store<i32>(cell, c);
      cell += 4;
    }
    left -= BLOCK;
    b = load<i32>(chain + ((<usize>b) << 2));
  }
  const order = sorted + 4 * stride;
  let start = 0;
  let place = ends + 4;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns; column++) {
      const size = load<i32>(place);
      store<i32>(place, start);
      start += size;
      place += 4;
    }
    v128.store(order + ((<usize>start) << 2), i32x4.splat(padding));
    start += 3;
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
  v128.store(order + ((<usize>start) << 2), i32x4.splat(padding));
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
  return start - 3 * (rows + 1);
}

/** Where to look in a row: its own row on from the next one, its own row and above, or above only. */
const ON_FROM_NEXT: i32 = 0;
const ABOVE: i32 = 2;

/**
 * Each entry of one sorted set against those of another in the rows that it reaches. Pairs go to `found` upward from where the
 * state says; those whose keys tie go downward from the end: the doubles decide them. Returns 0 when done, 1 when the space
 * is full: the next call goes on from there. `step` above 1 looks at every so many entries only.
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
  shiftX: i32,
  widest: i32,
  baseX: i32,
  baseY: i32,
  shiftY: i32,
  rows: i32,
  mode: i32,
  bias: i32,
  general: i32,
  deep: i32,
  step: i32,
): i32 {
  return general
    ? sweepRows(sourceEnds, source, sourceStride, sourceColumns, targetEnds, target, targetStride, targetColumns, shiftX, widest, baseX, baseY, shiftY, rows, mode, bias, true, deep, step)
    : sweepRows(sourceEnds, source, sourceStride, sourceColumns, targetEnds, target, targetStride, targetColumns, shiftX, widest, baseX, baseY, shiftY, rows, mode, bias, false, 0, step);
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
  shiftX: i32,
  widest: i32,
  baseX: i32,
  baseY: i32,
  shiftY: i32,
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
      const x0 = load<i32>(at);
      const y0 = load<i32>((at += sourceStride));
      const x1 = load<i32>((at += sourceStride));
      const y1 = load<i32>((at += sourceStride));
      const id = load<i32>((at += sourceStride));
      const x0s = i32x4.splat(x0);
      const y0s = i32x4.splat(y0);
      const x1s = i32x4.splat(x1);
      const y1s = i32x4.splat(y1);
      const ids = i32x4.splat(general ? id & NUMBER : id);
      const flags = i32x4.splat(general ? id & FLAGS : 0);
      let z0s = zero;
      let z1s = zero;
      if (general && deep) {
        z0s = i32x4.splat(load<i32>((at += sourceStride)));
        z1s = i32x4.splat(load<i32>(at + sourceStride));
      }
      const column = max(0, min(targetColumns - 1, (max(0, x0 - baseX) - widest) >> shiftX));
      const lastColumn = max(0, min(targetColumns - 1, (x1 - baseX) >> shiftX)) + 1;
      const lastRow = min(rows, 1 + ((y1 - baseY) >> shiftY));
      if (t < 0) t = row + <i32>(mode == ABOVE || row == 0);
      for (; t <= lastRow; t++) {
        const cells = targetEnds + ((<usize>(t * width)) << 2);
        let j = mode == ON_FROM_NEXT && t == row ? p + 1 : load<i32>(cells + ((<usize>column) << 2));
        let end = load<i32>(cells + ((<usize>lastColumn) << 2));
        if (k >= 0) {
          j = k;
          k = -1;
        } else compared += max(0, end - j);
        if (j >= end) continue;
        const room = <i32>((unsure - found) >> 3) - 8;
        const full = end - j > room;
        if (full) end = j + (room & ~3);
        while (j < end) {
          let from = target + ((<usize>j) << 2);
          const a = i32x4.sub(x1s, v128.load(from));
          const b = i32x4.sub(y1s, v128.load((from += targetStride)));
          const c = i32x4.sub(v128.load((from += targetStride)), x0s);
          const d = i32x4.sub(v128.load((from += targetStride)), y0s);
          let others = v128.load((from += targetStride));
          let least = i32x4.min_s(i32x4.min_s(a, b), i32x4.min_s(c, d));
          if (general) {
            if (deep) {
              const f = i32x4.sub(z1s, v128.load((from += targetStride)));
              const g = i32x4.sub(v128.load(from + targetStride), z0s);
              least = i32x4.min_s(least, i32x4.min_s(f, g));
            }
            // Flagged both: their pair belongs to another block. The comparison gives −1 there, which is a miss.
            least = v128.or(least, i32x4.ne(v128.and(others, flags), zero));
            others = v128.and(others, i32x4.splat(NUMBER));
          }
          let hits = ~i32x4.bitmask(least) & 15;
          const ties = i32x4.bitmask(i32x4.eq(least, zero));
          if (ties) {
            const number = i32x4.extract_lane(ids, 0);
            for (let lane: i32 = 0; lane < 4; lane++) {
              if (!((ties >> lane) & 1)) continue;
              unsure -= 8;
              const other = load<i32>(target + 4 * targetStride + ((<usize>(j + lane)) << 2)) & NUMBER;
              store<i32>(unsure, min(number, other));
              store<i32>(unsure + 4, max(number, other) - bias);
            }
            hits &= ~ties;
          }
          const front = i8x16.swizzle(others, v128.load(SHUFFLES + ((<usize>hits) << 4)));
          const first = i32x4.min_s(front, ids);
          const second = i32x4.sub(i32x4.max_s(front, ids), biases);
          v128.store(found, v128.shuffle<i32>(first, second, 0, 4, 1, 5));
          v128.store(found, v128.shuffle<i32>(first, second, 2, 6, 3, 7), 16);
          found += (<usize>popcnt(hits)) << 3;
          j += 4;
        }
        if (full) {
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

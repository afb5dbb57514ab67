// Intervals of one list: sorted by their starts, each meets those that start next, as far as it reaches. In keys, as boxes; where
// keys tie, the doubles decide.
//
// Entries (start, end, number) go into buckets by the upper bits of their starts, of one to two thousand, which the
// processor's first cache holds; from there, bucket by bucket, into columns by cells, and in order by insertion.
import { areExtents, keysOf, MAGIC } from "./encode";
import { FRAMES, PADDING, STATE } from "./memory";

/** Bytes of an entry, and of a block, which holds 340 of them. Behind them is where the block before it ends. */
const ENTRY: usize = 12;
const BLOCK: usize = 4096;
const FULL: usize = 4080;
const LINK: usize = 4092;

/** Bits of a key that tell its cell, below those of its bucket; and the most entries that counters of 16 bits can tell. */
const CELL_BITS: i32 = 13;
const MOST: usize = 65535;

/** Entries moved, and ties, for each interval that was sorted: many more, and this is not the way for them. */
const MOST_WORK: i32 = 16;
/** Ties that a pair makes up for. */
const MERIT: i32 = 4;

/**
 * Puts `count` intervals, numbered from `id` on, into buckets by the bits of their starts from `shift` on. Columns of `stride`
 * bytes, starts and ends, are overwritten. `cursors`: where each bucket ends, FULL at first. Blocks go to `free`, a multiple of
 * their size; returns where the next one will, or 0 where some intervals were none.
 */
export function listIntervals(columns: usize, stride: usize, count: i32, id: i32, shift: i32, cursors: usize, free: usize): usize {
  const factor = v128.load64_splat(FRAMES);
  const magic = f64x2.splat(MAGIC);
  const summand = f64x2.add(v128.load64_splat(FRAMES, 8), magic);
  const most = f64x2.add(v128.load64_splat(FRAMES, 16), magic);
  const least = f64x2.sub(most, v128.load64_splat(FRAMES, 16));
  const end = columns + ((<usize>count) << 3);
  let all = i64x2.splat(-1);
  for (let at = columns; at < end; at += 32) {
    all = v128.and(all, areExtents(at, at + stride));
    const starts = keysOf(at, factor, summand, least, most);
    const ends = keysOf(at + stride, factor, summand, least, most);
    v128.store(at, v128.shuffle<i32>(starts, ends, 0, 4, 1, 5));
    v128.store(at, v128.shuffle<i32>(starts, ends, 2, 6, 3, 7), 16);
  }
  if (!i64x2.all_true(all)) return 0;
  for (let at = columns; at < end; at += 8, id++) {
    const cursor = cursors + ((<usize>(load<i32>(at) >> shift)) << 2);
    let to = <usize>load<u32>(cursor);
    if ((to & (BLOCK - 1)) == FULL) {
      store<u32>(free, <u32>to, LINK);
      to = free;
      free += BLOCK;
    }
    v128.store(to, i32x4.replace_lane(v128.load64_zero(at), 2, id));
    store<u32>(cursor, <u32>(to + ENTRY));
  }
  return free;
}

/**
 * Sorts the entries of the bucket that ends at `bucket` by their starts, and where these are equal points first, into columns of
 * `stride` bytes from `first` on, and puts eight behind them that meet nothing. `cells` gets 2¹³ counters of 16 bits. Returns
 * where the entries end, or 0: that would take more work than the state allows.
 */
export function sortIntervals(bucket: usize, shift: i32, cells: usize, first: usize, stride: usize): usize {
  const mask: u32 = ((1 << CELL_BITS) - 1) << 1;
  shift -= CELL_BITS + 1;
  memory.fill(cells, 0, <usize>2 << CELL_BITS);
  let size: usize = 0;
  for (let to = bucket; to != FULL; ) {
    const block = to & ~(BLOCK - 1);
    size += to - block;
    for (let at = block; at < to; at += ENTRY) {
      const cell = cells + <usize>((load<u32>(at) >> shift) & mask);
      store<u16>(cell, load<u16>(cell) + 1);
    }
    to = <usize>load<u32>(block, LINK);
  }
  if (size > MOST * ENTRY) return 0;
  // Eight cells at a time: sums within them, and before them what all others hold.
  const zero = i16x8.splat(0);
  let before = zero;
  for (let cell = cells; cell < cells + (<usize>2 << CELL_BITS); cell += 16) {
    const inside = v128.load(cell);
    const two = i16x8.add(inside, v128.shuffle<i16>(zero, inside, 7, 8, 9, 10, 11, 12, 13, 14));
    const four = i16x8.add(two, v128.shuffle<i16>(zero, two, 6, 7, 8, 9, 10, 11, 12, 13));
    const eight = i16x8.add(four, v128.shuffle<i16>(zero, four, 4, 5, 6, 7, 8, 9, 10, 11));
    v128.store(cell, i16x8.add(before, i16x8.sub(eight, inside)));
    before = i16x8.add(before, v128.shuffle<i16>(eight, eight, 7, 7, 7, 7, 7, 7, 7, 7));
  }
  for (let to = bucket; to != FULL; ) {
    const block = to & ~(BLOCK - 1);
    for (let at = block; at < to; at += ENTRY) {
      const start = load<u32>(at);
      const cell = cells + <usize>((start >> shift) & mask);
      const index = <usize>load<u16>(cell);
      store<u16>(cell, <u16>index + 1);
      const place = first + (index << 2);
      store<u32>(place, start);
      store<u32>(place + stride, load<u32>(at, 4));
      store<u32>(place + 2 * stride, load<u32>(at, 8));
    }
    to = <usize>load<u32>(block, LINK);
  }
  const last = first + ((<usize>i16x8.extract_lane_u(before, 0)) << 2);
  let work = load<i32>(STATE, 24) + MOST_WORK * (<i32>(last - first) >> 2);
  let largest = -1;
  for (let at = first; at < last; at += 4) {
    const start = load<i32>(at);
    if (start > largest) {
      largest = start;
      continue;
    }
    const end = load<i32>(at + stride);
    const number = load<i32>(at + 2 * stride);
    // Points come before what starts there and goes on.
    const bound = start - <i32>(end == start);
    let place = at;
    while (place > first && load<i32>(place - 4) > bound && load<i32>(place + stride - 4) > start) {
      store<i32>(place, load<i32>(place - 4));
      store<i32>(place + stride, load<i32>(place + stride - 4));
      store<i32>(place + 2 * stride, load<i32>(place + 2 * stride - 4));
      place -= 4;
      work--;
    }
    store<i32>(place, start);
    store<i32>(place + stride, end);
    store<i32>(place + 2 * stride, number);
    if (work < 0) return 0;
  }
  store<i32>(STATE, work, 24);
  v128.store(last, i32x4.splat(PADDING));
  v128.store(last, i32x4.splat(PADDING), 16);
  return last;
}

/**
 * Each interval against those that start after it: sorted ones against each other, as far as all are sorted, then the next of the buckets
 * that end at `ends`. The front of the columns at `sorted` is used again, so that they stay in the cache. Pairs and ties go where
 * `sweep` puts them. Returns 0 when done and 1 when the space is full: the next call goes on from where the state says. Otherwise all this
 * takes too much work: the numbers of those that have not looked yet are at `sorted`, up to the address returned.
 */
export function findIntervals(ends: usize, buckets: i32, shift: i32, cells: usize, sorted: usize, stride: usize): usize {
  for (;;) {
    const bucket = load<i32>(STATE, 12);
    const result = sweepIntervals(stride, bucket < buckets ? <u32>(bucket << shift) : <u32>-1);
    if (result == 1 || (!result && bucket == buckets)) return result;
    const at = <usize>load<u32>(STATE);
    const last = <usize>load<u32>(STATE, 8);
    const size = last - at;
    let next = last;
    let to = <usize>load<u32>(ends + ((<usize>bucket) << 2));
    if (!result && to != FULL) {
      if (at - sorted >= size) {
        for (let k: usize = 0; k < 3 * stride; k += stride) memory.copy(sorted + k, at + k, size);
        store<u32>(STATE, <u32>sorted);
        store<u32>(STATE, <u32>sorted, 4);
        next = sorted + size;
      }
      store<u32>(STATE, <u32>next, 8);
      next = sortIntervals(to, shift, cells, next, stride);
    }
    if (result || !next) {
      memory.copy(sorted, <usize>load<u32>(STATE) + 2 * stride, size);
      next = sorted + size;
      for (let k = bucket; k < buckets; k++) {
        for (to = <usize>load<u32>(ends + ((<usize>k) << 2)); to != FULL; ) {
          const block = to & ~(BLOCK - 1);
          for (let entry = block; entry < to; entry += ENTRY, next += 4) store<u32>(next, load<u32>(entry, 8));
          to = <usize>load<u32>(block, LINK);
        }
      }
      return next;
    }
    store<u32>(STATE, <u32>next, 8);
    store<i32>(STATE, bucket + 1, 12);
  }
  return 0;
}

/**
 * Each sorted interval, from the one that the state says, against those after it, as long as it ends below `reach`. Returns 1 when the
 * space is full, and 2 when there were more ties than the state allows: the next call goes on from there.
 */
export function sweepIntervals(stride: usize, reach: u32): i32 {
  const last = <usize>load<u32>(STATE, 8);
  let at = <usize>load<u32>(STATE);
  let other = <usize>load<u32>(STATE, 4);
  let found = <usize>load<u32>(STATE, 16);
  let unsure = <usize>load<u32>(STATE, 20);
  // So high that what one call finds does not overflow it.
  let work = min(load<i32>(STATE, 24), 1 << 30);
  let result = 0;
  for (; at < last && load<u32>(at + stride) < reach; at += 4, other = at) {
    const end = v128.load32_splat(at + stride);
    const number = v128.load32_splat(at + 2 * stride);
    let missed = 0;
    do {
      if (unsure - found < 128) {
        result = 1;
        break;
      }
      const startsA = v128.load(other, 4);
      const startsB = v128.load(other, 20);
      const numbersA = v128.load(other + 2 * stride, 4);
      const numbersB = v128.load(other + 2 * stride, 20);
      const firstA = i32x4.min_s(number, numbersA);
      const secondA = i32x4.max_s(number, numbersA);
      const firstB = i32x4.min_s(number, numbersB);
      const secondB = i32x4.max_s(number, numbersB);
      v128.store(found, v128.shuffle<i32>(firstA, secondA, 0, 4, 1, 5));
      v128.store(found, v128.shuffle<i32>(firstA, secondA, 2, 6, 3, 7), 16);
      v128.store(found, v128.shuffle<i32>(firstB, secondB, 0, 4, 1, 5), 32);
      v128.store(found, v128.shuffle<i32>(firstB, secondB, 2, 6, 3, 7), 48);
      // Those that it meets are the first ones.
      missed = i16x8.bitmask(i16x8.narrow_i32x4_s(i32x4.gt_s(startsA, end), i32x4.gt_s(startsB, end)));
      const tiesA = i32x4.eq(startsA, end);
      const tiesB = i32x4.eq(startsB, end);
      other += 32;
      if (!v128.any_true(v128.or(tiesA, tiesB))) {
        const hits = ctz(missed | 256);
        found += (<usize>hits) << 3;
        work += MERIT * hits;
        continue;
      }
      // Moved down past ties, which go to the other end.
      const ties = i16x8.bitmask(i16x8.narrow_i32x4_s(tiesA, tiesB));
      let pair = found;
      for (let lane = 1; lane < 256; lane += lane, pair += 8) {
        const numbers = load<u64>(pair);
        store<u64>(found, numbers);
        if (ties & lane) {
          store<u64>((unsure -= 8), numbers);
          work--;
        } else if (!(missed & lane)) {
          found += 8;
          work += MERIT;
        }
      }
    } while (!missed);
    if (result) break;
    if (work < 0) {
      at += 4;
      other = at;
      result = 2;
      break;
    }
  }
  store<u32>(STATE, <u32>at);
  store<u32>(STATE, <u32>other, 4);
  store<u32>(STATE, <u32>found, 16);
  store<u32>(STATE, <u32>unsure, 20);
  store<i32>(STATE, work, 24);
  return result;
}

// Intervals of one list: sorted by their starts, each meets those that start next, as far as it reaches. In keys, as boxes; where
// keys tie, the doubles decide.
//
// Entries are those of `encode`, whose second axis is of no use here: start, number, end, and nothing. They go into buckets by
// the upper bits of their starts, of about a thousand, which the processor's first cache holds; there into cells, and then by
// insertion.
import { PADDING, STATE } from "./memory";

/** Bits of a key that tell its cell, below those of its bucket. */
const CELL_BITS: i32 = 11;
/** Entries moved by insertion, and pairs of equal starts, for each entry: more, and this is not the way for them. */
const MOST_WORK: i32 = 4;

/**
 * Distributes the entries from `from` up to `to` by `bits` bits of their starts, the lowest of which is `shift`: those of equal
 * bits together, in their order, and numbered by it where `numbered` says so. `ends` gets the address behind each such group.
 */
function distribute(from: usize, to: usize, target: usize, shift: i32, bits: i32, ends: usize, numbered: bool): void {
  const mask = (1 << bits) - 1;
  const size: usize = 4 << bits;
  memory.fill(ends, 0, size);
  for (let at = from; at < to; at += 16) {
    const end = ends + ((<usize>((load<i32>(at) >> shift) & mask)) << 2);
    store<i32>(end, load<i32>(end) + 16);
  }
  let next = <i32>target;
  for (let end = ends; end < ends + size; end += 4) {
    const inside = load<i32>(end);
    store<i32>(end, next);
    next += inside;
  }
  for (let at = from; at < to; at += 16) {
    const end = ends + ((<usize>((load<i32>(at) >> shift) & mask)) << 2);
    const place = load<i32>(end);
    store<i32>(end, place + 16);
    const entry = v128.load(at);
    v128.store(<usize>place, numbered ? i32x4.replace_lane(entry, 1, <i32>((at - from) >> 4)) : entry);
  }
}

/**
 * Numbers entries, sorts them by their starts, and puts four behind them that meet nothing. `buckets` and `cells` get counters, 2^`bits` and
 * 2048; `scattered` is as long as the entries. False: it would take too long.
 */
export function sortIntervals(
  entries: usize,
  count: i32,
  scattered: usize,
  bits: i32,
  buckets: usize,
  cells: usize,
): bool {
  const end = entries + ((<usize>count) << 4);
  for (let k: usize = 0; k < 64; k += 16) v128.store(end + k, i32x4(PADDING, 0, -1, 0));
  distribute(entries, end, scattered, 31 - bits, bits, buckets, true);
  let work = MOST_WORK * count;
  let from = scattered;
  for (let bucket = buckets; bucket < buckets + (<usize>4 << bits); bucket += 4) {
    const to = <usize>load<u32>(bucket);
    const first = entries + (from - scattered);
    const last = entries + (to - scattered);
    distribute(from, to, first, 31 - bits - CELL_BITS, CELL_BITS, cells, false);
    let equal = 0;
    let largest = -1;
    for (let at = first; at < last; at += 16) {
      const start = load<i32>(at);
      if (start > largest) {
        largest = start;
        equal = 0;
      } else if (start == largest) {
        work -= ++equal;
      } else {
        const entry = v128.load(at);
        let place = at;
        do {
          v128.store(place, v128.load(place - 16));
          place -= 16;
          work--;
        } while (place > first && load<i32>(place - 16) > start);
        v128.store(place, entry);
        // It may be the next of any number of equal ones.
        if (place > first && load<i32>(place - 16) == start) work -= <i32>((at - first) >> 4);
      }
      if (work < 0) return false;
    }
    from = to;
  }
  return true;
}

/**
 * Each sorted interval, from the one that the state says, against those after it. Pairs and ties go where `sweep` puts them.
 * Returns 0 when done, 1 when the space is full: the next call goes on from there.
 */
export function sweepIntervals(entries: usize, count: i32): i32 {
  let found = <usize>load<u32>(STATE, 16);
  let unsure = <usize>load<u32>(STATE, 20);
  let at = entries + <usize>load<u32>(STATE);
  let other = at + <usize>load<u32>(STATE, 4);
  const last = entries + ((<usize>count) << 4);
  const zero = i32x4.splat(0);
  let isFull = 0;
  for (; at < last; at += 16, other = at) {
    const start = v128.load32_splat(at);
    const number = v128.load32_splat(at, 4);
    const end = v128.load32_splat(at, 8);
    for (;;) {
      if (unsure - found < 64) {
        isFull = 1;
        break;
      }
      const a = v128.load(other, 16);
      const b = v128.load(other, 32);
      const c = v128.load(other, 48);
      const d = v128.load(other, 64);
      const lowAB = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
      const lowCD = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
      const starts = v128.shuffle<i64>(lowAB, lowCD, 0, 2);
      const numbers = v128.shuffle<i64>(lowAB, lowCD, 1, 3);
      const ends = v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 0, 2);
      const least = i32x4.min_s(i32x4.sub(end, starts), i32x4.sub(ends, start));
      const first = i32x4.min_s(number, numbers);
      const second = i32x4.max_s(number, numbers);
      const hits = i32x4.bitmask(i32x4.gt_s(least, zero));
      let ties = i32x4.bitmask(i32x4.eq(least, zero));
      v128.store(found, v128.shuffle<i32>(first, second, 0, 4, 1, 5));
      v128.store(found, v128.shuffle<i32>(first, second, 2, 6, 3, 7), 16);
      other += 64;
      if (!ties) {
        // Those that it meets are the first ones.
        found += (<usize>popcnt(hits)) << 3;
        if (hits != 15) break;
      } else {
        // Moved down past ties, which go to the other end.
        const pairs = found;
        for (let lane = 0; lane < 4; lane++) {
          const pair = load<u64>(pairs + ((<usize>lane) << 3));
          store<u64>(found, pair);
          found += ((<usize>(hits >> lane)) & 1) << 3;
          if ((ties >> lane) & 1) store<u64>((unsure -= 8), pair);
        }
        if ((hits | ties) < 8) break;
      }
    }
    if (isFull) break;
  }
  store<u32>(STATE, <u32>(at - entries));
  store<u32>(STATE, <u32>(other - at), 4);
  store<u32>(STATE, <u32>found, 16);
  store<u32>(STATE, <u32>unsure, 20);
  return isFull;
}

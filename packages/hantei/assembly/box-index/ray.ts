// When a ray meets the boxes that it may meet, and sorting them by that. Boxes are given at GIVEN, in the order in which `plane.ts`
// found them; what doubles cannot tell for certain is left to `src/broadphase/box-index/ray-image.ts`.
import { DOUBTS, FOUND, GIVEN, HIT_IDS, HIT_VALUES, SORTED_IDS, SORTED_VALUES, STARTS } from "./memory";

/**
 * Of the boxes at GIVEN, as many as were found, notes at HIT_VALUES when the ray from (x, y) along (dx, dy) meets them, and at
 * HIT_IDS their ids; leaves out those that it does not meet, and lists at DOUBTS, by their numbers here, those that it may.
 * Neither dx nor dy is −0.
 *
 * @returns How many it meets, and above 16 bits how many it may.
 */
export function measureHits(count: i32, x: f64, y: f64, dx: f64, dy: f64, reach: f64, error: f64, underflow: f64): i32 {
  const origin = f64x2(x, y);
  const along = f64x2(dx, dy);
  const per = f64x2.div(f64x2.splat(1), along);
  const still = f64x2.eq(along, f64x2.splat(0));
  const backward = f64x2.lt(along, f64x2.splat(0));
  const end = f64x2.splat(reach);
  const errors = f64x2.splat(error);
  const underflows = f64x2.splat(underflow);
  const zero = f64x2.splat(0);
  const infinity = f64x2.splat(Infinity);
  let hits: i32 = 0;
  let doubts: i32 = 0;
  for (let at: i32 = 0; at < count; at++) {
    const box = GIVEN + ((<usize>at) << 5);
    const low = v128.load(box);
    const high = v128.load(box, 16);
    // The very quotients of `enteredAt`. Where the ray does not move along an axis: −∞ and ∞ between the bounds, NaN at one.
    const enters = f64x2.div(f64x2.sub(v128.bitselect(high, low, backward), origin), along);
    const leaves = f64x2.mul(f64x2.sub(v128.bitselect(low, high, backward), origin), per);
    // No branches: nothing foretells which of two slabs is entered last.
    const last = f64x2.pmax(zero, f64x2.pmax(enters, swapped(enters)));
    const first = f64x2.pmin(end, f64x2.pmin(leaves, swapped(leaves)));
    const doubt = f64x2.add(f64x2.mul(errors, f64x2.add(last, f64x2.abs(first))), underflows);
    // An infinite end that is not of an axis without movement may have overflowed: nothing is certain of that, nor of NaN.
    const known = v128.and(
      f64x2.gt(f64x2.sub(leaves, enters), zero),
      v128.or(still, f64x2.lt(leaves, infinity)),
    );
    const meets = i64x2.all_true(v128.and(known, f64x2.lt(f64x2.add(last, doubt), first)));
    const misses = i64x2.all_true(f64x2.gt(f64x2.sub(last, doubt), first));
    v128.store64_lane(HIT_VALUES + ((<usize>hits) << 3), last, 0);
    store<i32>(HIT_IDS + ((<usize>hits) << 2), load<i32>(FOUND + ((<usize>at) << 2)));
    hits += i32(meets);
    store<i32>(DOUBTS + ((<usize>doubts) << 2), at);
    doubts += i32(!meets) & i32(!misses);
  }
  return hits | (doubts << 16);
}

/** The two lanes, the other way around. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function swapped(lanes: v128): v128 {
  return v128.shuffle<f64>(lanes, lanes, 1, 0);
}

/** Up to so many, inserting each where it belongs is faster than merging. */
const RUN: i32 = 12;
/** More in one bucket would take long to insert. */
const CROWD: u32 = 16;

/** Sorts so many hits by when the ray meets them, then by id, to SORTED_VALUES and SORTED_IDS. */
export function sortHits(count: i32): void {
  if (count > RUN && sortByBuckets(count)) {
    insertAll(0, count);
    return;
  }
  for (let at: i32 = 0; at < count; at++) put(at, valueOf(HIT_VALUES, at), idOf(HIT_IDS, at));
  for (let from: i32 = 0; from < count; from += RUN) insertAll(from, min(from + RUN, count));
  for (let run: i32 = RUN; run < count; run *= 2) {
    for (let from: i32 = 0; from + run < count; from += 2 * run) merge(from, from + run, min(from + 2 * run, count));
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function valueOf(values: usize, at: i32): f64 {
  return load<f64>(values + ((<usize>at) << 3));
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function idOf(ids: usize, at: i32): u32 {
  return load<u32>(ids + ((<usize>at) << 2));
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function put(at: i32, value: f64, id: u32): void {
  store<f64>(SORTED_VALUES + ((<usize>at) << 3), value);
  store<u32>(SORTED_IDS + ((<usize>at) << 2), id);
}

/**
 * Puts each hit into one of twice as many buckets as there are hits, where they are spread evenly enough: along a ray they mostly
 * are. No branch depends on it. False where they are not: then nothing is sorted.
 */
function sortByBuckets(count: i32): bool {
  let low = v128.load64_splat(HIT_VALUES);
  let high = low;
  // Of an odd number the last is read with what lies behind it.
  store<f64>(HIT_VALUES + ((<usize>count) << 3), f64x2.extract_lane(low, 0));
  for (let at: i32 = 0; at < count; at += 2) {
    const values = v128.load(HIT_VALUES + ((<usize>at) << 3));
    low = f64x2.pmin(low, values);
    high = f64x2.pmax(high, values);
  }
  const least = f64x2.extract_lane(f64x2.pmin(low, swapped(low)), 0);
  const greatest = f64x2.extract_lane(f64x2.pmax(high, swapped(high)), 0);
  // A bucket of its own for the greatest; each step is monotone, rounded as it is.
  const buckets = 2 * count;
  const scale = <f64>(buckets - 1) / (greatest - least);
  if (!(scale > 0 && scale < Infinity)) return false;
  memory.fill(STARTS, 0, (<usize>buckets) << 2);
  for (let at: i32 = 0; at < count; at++) {
    const start = bucketOf(valueOf(HIT_VALUES, at), least, scale);
    store<u32>(start, load<u32>(start) + 1);
  }
  let sum: u32 = 0;
  const end = STARTS + ((<usize>buckets) << 2);
  for (let start = STARTS; start < end; start += 4) {
    const size = load<u32>(start);
    if (size > CROWD) return false;
    store<u32>(start, sum);
    sum += size;
  }
  for (let at: i32 = 0; at < count; at++) {
    const value = valueOf(HIT_VALUES, at);
    const start = bucketOf(value, least, scale);
    const to = load<u32>(start);
    store<u32>(start, to + 1);
    put(to, value, idOf(HIT_IDS, at));
  }
  return true;
}

/** A sum with this has its whole part, rounded to nearest, in its last bits. */
const UNITS: f64 = 4503599627370496;

// @ts-ignore: a decorator of AssemblyScript
@inline
function bucketOf(value: f64, least: f64, scale: f64): usize {
  return STARTS + ((<usize>(<i32>reinterpret<i64>((value - least) * scale + UNITS))) << 2);
}

/** Sorts a stretch of what is nearly sorted, or short. */
function insertAll(from: i32, to: i32): void {
  let before = valueOf(SORTED_VALUES, from);
  for (let next = from + 1; next < to; next++) {
    const value = valueOf(SORTED_VALUES, next);
    if (before < value) {
      before = value;
      continue;
    }
    const id = idOf(SORTED_IDS, next);
    let at = next;
    while (at > from) {
      const other = valueOf(SORTED_VALUES, at - 1);
      const otherId = idOf(SORTED_IDS, at - 1);
      if (other < value || (other == value && otherId < id)) break;
      put(at, other, otherId);
      at--;
    }
    put(at, value, id);
  }
}

/** Merges two runs that follow each other; the first is set aside, the second never overtaken. */
function merge(from: i32, middle: i32, to: i32): void {
  for (let at = from; at < middle; at++) {
    store<f64>(HIT_VALUES + ((<usize>at) << 3), valueOf(SORTED_VALUES, at));
    store<u32>(HIT_IDS + ((<usize>at) << 2), idOf(SORTED_IDS, at));
  }
  let left = from;
  let right = middle;
  for (let at = from; left < middle && at < to; at++) {
    const a = valueOf(HIT_VALUES, left);
    const idA = idOf(HIT_IDS, left);
    const b = valueOf(SORTED_VALUES, right);
    const idB = idOf(SORTED_IDS, right);
    if (right >= to || a < b || (a == b && idA < idB)) {
      put(at, a, idA);
      left++;
    } else {
      put(at, b, idB);
      right++;
    }
  }
}

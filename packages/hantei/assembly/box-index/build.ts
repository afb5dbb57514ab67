// What building an index of the plane spends its time on: dealing boxes out, sorting them, and fitting frames to them. As
// `src/broadphase/box-index/dealing.ts`, `sorter.ts` (and the files that it sorts with), `bound.ts` and `cells.ts`, to the bit: what they make is compared when it is
// loaded.
import {
  BLOCK_BYTES,
  BLOCKS,
  BOXES,
  BUCKETS,
  COLUMN,
  COUNTS,
  CROWDS,
  DEALT,
  GIVEN,
  IDS_SORTED,
  KEYS,
  KEYS_ASIDE,
  MADE,
  MADE_CELLS,
  MADE_FRAMES,
  PLACES,
} from "./memory";

/** A box: its least corner, and so many bytes on its greatest. In blocks, its id lies behind it. */
const BOX: usize = 32;
const GREATEST: usize = 16;
const ID: usize = 32;
const ROW: usize = 36;

/** Boxes of a block; where in it they end, and where which one follows. */
const BLOCK: u32 = 227;
const FULL: usize = 8172;
const LINK: usize = 8188;
/** A box's number: its block's above its own in that. */
const NUMBER_SHIFT: usize = 8;
const IN_BLOCK: usize = 255;
/** The least and the greatest of a grid's cells when dealing out. */
const LAST_DEALT: f64 = 63;
/** Where the next block goes. */
let free: usize = 0;

/** Begins to deal out to so many buckets, whose blocks go to `scratch`, a multiple of a block's size. */
export function startDealing(buckets: i32, scratch: usize): void {
  free = scratch;
  const end = DEALT + ((<usize>buckets) << 4);
  // As if a full block were there, one less than none.
  for (let bucket = DEALT; bucket < end; bucket += 16) v128.store(bucket, i32x4(<i32>FULL, 0, -1, 0));
}

/** How many boxes a bucket has. */
function countIn(bucket: usize): i32 {
  return load<i32>(bucket, 8) * BLOCK + <i32>(((<usize>load<u32>(bucket)) & (BLOCK_BYTES - 1)) / ROW);
}

/** Deals out the boxes in the columns at GIVEN, whose ids begin with `id`; false where some box is none. */
export function dealPlane(count: i32, id: i32, x0: f64, y0: f64, perX: f64, perY: f64): bool {
  const quarter = f64x2.splat(0.25);
  const zero = f64x2.splat(0);
  const last = f64x2.splat(LAST_DEALT);
  const infinity = f64x2.splat(Infinity);
  const columnEnd = GIVEN + 8 * <usize>count;
  let valid = i64x2.splat(-1);
  let cells = KEYS;
  for (let at = GIVEN; at < columnEnd; at += 16, cells += 8) {
    const minX = v128.load(at);
    const minY = v128.load(at, COLUMN);
    const maxX = v128.load(at, 2 * COLUMN);
    const maxY = v128.load(at, 3 * COLUMN);
    const ordered = v128.and(f64x2.le(minX, maxX), f64x2.le(minY, maxY));
    const begins = v128.and(f64x2.lt(minX, infinity), f64x2.lt(minY, infinity));
    const ends = v128.and(f64x2.gt(maxX, f64x2.neg(infinity)), f64x2.gt(maxY, f64x2.neg(infinity)));
    // Of an odd number of boxes the last one has nothing beside it.
    const missing = i64x2(0, at + 8 < columnEnd ? 0 : -1);
    valid = v128.and(valid, v128.or(missing, v128.and(ordered, v128.and(begins, ends))));
    const centerX = f64x2.add(f64x2.mul(quarter, minX), f64x2.mul(quarter, maxX));
    const centerY = f64x2.add(f64x2.mul(quarter, minY), f64x2.mul(quarter, maxY));
    const x = f64x2.mul(f64x2.sub(centerX, f64x2.splat(x0)), f64x2.splat(perX));
    const y = f64x2.mul(f64x2.sub(centerY, f64x2.splat(y0)), f64x2.splat(perY));
    const cellsX = i32x4.trunc_sat_f64x2_s_zero(f64x2.pmin(last, f64x2.pmax(zero, x)));
    const cellsY = i32x4.trunc_sat_f64x2_s_zero(f64x2.pmin(last, f64x2.pmax(zero, y)));
    v128.store64_lane(cells, v128.or(i32x4.shl(cellsX, 6), cellsY), 0);
  }

  cells = KEYS;
  for (let at = GIVEN; at < columnEnd; at += 8, cells += 4, id++) {
    const bucket = DEALT + ((<usize>load<u16>(BUCKETS + ((<usize>load<u32>(cells)) << 1))) << 4);
    let to = <usize>load<u32>(bucket);
    if ((to & (BLOCK_BYTES - 1)) == FULL) {
      // Where there was none, the bucket is its link.
      store<u32>(to == FULL ? bucket + 4 : to - FULL + LINK, <u32>free);
      store<i32>(bucket, load<i32>(bucket, 8) + 1, 8);
      to = free;
      free += BLOCK_BYTES;
    }
    v128.store(to, v128.load64_lane(at + COLUMN, v128.load64_zero(at), 1));
    v128.store(to, v128.load64_lane(at + 3 * COLUMN, v128.load64_zero(at + 2 * COLUMN), 1), GREATEST);
    store<i32>(to, id, ID);
    store<u32>(bucket, <u32>(to + ROW));
  }
  return i64x2.all_true(valid);
}

/** Sorts what was dealt to a bucket behind the first `sorted` boxes; as `sort`. */
export function sortBucket(bucket: i32, turn: i32, sorted: i32): i32 {
  const about = DEALT + ((<usize>bucket) << 4);
  const count = countIn(about);
  let link = about + 4;
  for (let left = count, to = BLOCKS; left > 0; left -= BLOCK, to += 4) {
    const block = load<u32>(link);
    store<u32>(to, block);
    link = <usize>block + LINK;
  }
  return sort(count, turn, sorted);
}

/** Sorts the sorted boxes from `first` to `past` once more, in bounds of their own; as `sort`. */
export function sortCrowd(first: i32, past: i32): i32 {
  let box = BOXES + BOX * <usize>first;
  let id = IDS_SORTED + 4 * <usize>first;
  let link = BLOCKS;
  const end = IDS_SORTED + 4 * <usize>past;
  for (let block = GIVEN; id < end; block += BLOCK_BYTES, link += 4) {
    store<u32>(link, <u32>block);
    for (let to = block; to < block + FULL && id < end; to += ROW, box += BOX, id += 4) {
      v128.store(to, v128.load(box));
      v128.store(to, v128.load(box, GREATEST), GREATEST);
      store<u32>(to, load<u32>(id), ID);
    }
  }
  return sort(past - first, 0, first);
}

/** Moves the sorted boxes after the first `from` to the front, so many. */
export function moveSorted(from: i32, count: i32): void {
  memory.copy(BOXES, BOXES + BOX * <usize>from, BOX * <usize>count);
  memory.copy(IDS_SORTED, IDS_SORTED + 4 * <usize>from, 4 * <usize>count);
}

/** Bits of a key below its place: the box's number. */
const NUMBER_BITS: i32 = 16;
const SIDE: f64 = 256;
/** More boxes than this in one place are told apart in a grid of their own. */
const CROWD: i32 = 16;

// @ts-ignore: a decorator of AssemblyScript
@inline
function centerOf(box: usize): v128 {
  const quarter = f64x2.splat(0.25);
  return f64x2.add(f64x2.mul(quarter, v128.load(box)), f64x2.mul(quarter, v128.load(box, GREATEST)));
}

/**
 * Sorts the boxes in the blocks listed at BLOCKS along Hilbert's curve, to the places from `sorted` on.
 * Returns how many crowds there are in one place each, listed at CROWDS as first and end; where all centers are equal none, and
 * they stay in their order.
 */
function sort(count: i32, turn: i32, sorted: i32): i32 {
  let low = f64x2.splat(Infinity);
  let high = f64x2.splat(-Infinity);
  for (let left = count, block = BLOCKS; left > 0; left -= BLOCK, block += 4) {
    const first = <usize>load<u32>(block);
    const end = first + ROW * <usize>min<i32>(BLOCK, left);
    for (let box = first; box < end; box += ROW) {
      const center = centerOf(box);
      // Unbounded boxes have no center, or one at infinity.
      const above = f64x2.gt(center, f64x2.splat(-Infinity));
      const below = f64x2.lt(center, f64x2.splat(Infinity));
      low = f64x2.pmin(low, v128.bitselect(center, f64x2.splat(Infinity), above));
      high = f64x2.pmax(high, v128.bitselect(center, f64x2.splat(-Infinity), below));
    }
  }
  const raw = f64x2.div(f64x2.splat(SIDE), f64x2.sub(high, low));
  const useful = v128.and(f64x2.gt(raw, f64x2.splat(0)), f64x2.lt(raw, f64x2.splat(Infinity)));
  const differ = v128.any_true(useful);
  const scale = v128.and(raw, useful);
  const origin = v128.and(low, useful);

  memory.fill(COUNTS, 0, 2048);
  const turned = PLACES + ((<usize>turn) << 9);
  let key = KEYS;
  for (let left = count, block = BLOCKS; left > 0; left -= BLOCK, block += 4) {
    const first = <usize>load<u32>(block);
    const end = first + ROW * <usize>min<i32>(BLOCK, left);
    let number = <i32>((block - BLOCKS) >> 2 << NUMBER_SHIFT);
    for (let box = first; box < end; box += ROW, number++, key += 4) {
      const at = f64x2.mul(f64x2.sub(centerOf(box), origin), scale);
      const cells = i32x4.trunc_sat_f64x2_s_zero(f64x2.pmin(f64x2.splat(SIDE - 1), f64x2.pmax(f64x2.splat(0), at)));
      const x = i32x4.extract_lane(cells, 0);
      const y = i32x4.extract_lane(cells, 1);
      const outer = <i32>load<u16>(turned + ((<usize>((x & 0xf0) | (y >> 4))) << 1));
      const inner = <i32>load<u8>(PLACES + ((<usize>((outer & 0xff00) | ((x & 15) << 4) | (y & 15))) << 1));
      store<i32>(key, ((((outer & 255) << 8) | inner) << NUMBER_BITS) | number);
      const lowCount = COUNTS + ((<usize>inner) << 2);
      const highCount = COUNTS + 1024 + ((<usize>(outer & 255)) << 2);
      store<i32>(lowCount, load<i32>(lowCount) + 1);
      store<i32>(highCount, load<i32>(highCount) + 1);
    }
  }

  if (differ) {
    let lows: i32 = 0;
    let highs: i32 = 0;
    for (let at = COUNTS; at < COUNTS + 1024; at += 4) {
      const inLow = load<i32>(at);
      const inHigh = load<i32>(at, 1024);
      store<i32>(at, lows);
      store<i32>(at, highs, 1024);
      lows += inLow;
      highs += inHigh;
    }
    for (let from = KEYS; from < key; from += 4) {
      const value = load<u32>(from);
      const at = COUNTS + ((<usize>(value >>> NUMBER_BITS) & 255) << 2);
      const to = load<i32>(at);
      store<i32>(at, to + 1);
      store<u32>(KEYS_ASIDE + ((<usize>to) << 2), value);
    }
    const aside = KEYS_ASIDE + ((<usize>count) << 2);
    for (let from = KEYS_ASIDE; from < aside; from += 4) {
      const value = load<u32>(from);
      const at = COUNTS + 1024 + ((<usize>(value >>> (NUMBER_BITS + 8))) << 2);
      const to = load<i32>(at);
      store<i32>(at, to + 1);
      store<u32>(KEYS + ((<usize>to) << 2), value);
    }
  }

  let crowds = CROWDS;
  let first: i32 = 0;
  let place = load<u32>(KEYS) >>> NUMBER_BITS;
  let to = BOXES + BOX * <usize>sorted;
  let idTo = IDS_SORTED + 4 * <usize>sorted;
  for (let i: i32 = 0; i < count; i++, to += BOX, idTo += 4) {
    const value = load<u32>(KEYS + ((<usize>i) << 2));
    const number = <usize>(value & ((1 << NUMBER_BITS) - 1));
    const box = <usize>load<u32>(BLOCKS + (number >> NUMBER_SHIFT << 2)) + (number & IN_BLOCK) * ROW;
    v128.store(to, v128.load(box));
    v128.store(to, v128.load(box, GREATEST), GREATEST);
    store<u32>(idTo, load<u32>(box, ID));
    if (value >>> NUMBER_BITS == place) continue;
    if (i - first > CROWD) crowds = list(crowds, sorted + first, sorted + i);
    place = value >>> NUMBER_BITS;
    first = i;
  }
  if (differ && count - first > CROWD) crowds = list(crowds, sorted + first, sorted + count);
  return <i32>((crowds - CROWDS) >> 3);
}

function list(at: usize, first: i32, end: i32): usize {
  store<i32>(at, first);
  store<i32>(at, end, 4);
  return at + 8;
}

const LAST: f64 = 32766;
/** As in `cells.ts`. */
const FEW_BITS: f64 = 2 * f64.EPSILON;
const GUARDS: i32 = 0x80008000;
/** Extents wider than so many times the mean do not stretch their frame. */
const ORDINARY: f64 = 4;
/** As in `cells.ts`: what has gone far from all others does not stretch it either. */
const WIDE: f64 = 8192;
const SPREAD: f64 = 8;
const ROUNDS: i32 = 2;
const PART: f64 = 1.0 / 128;
/** One in so many of a frame's boxes tells what is ordinary. */
const SAMPLED: usize = 8;
const FRAME_BOXES: usize = 512;

/**
 * Fits whole frames of level 0 to the boxes at BOXES: writes the boxes of levels 1, 2 and 3 to MADE, level by level, frames to
 * MADE_FRAMES, cells of levels 0, 1 and 2 to MADE_CELLS, level by level.
 */
export function fitPlane(frames: i32): void {
  const boxes = FRAME_BOXES * <usize>frames;
  let from = BOXES;
  let to = MADE;
  for (let level = 0, entries = boxes; level < 3; level++) {
    entries >>>= 3;
    const levelFrom = to;
    for (let entry: usize = 0; entry < entries; entry++, to += BOX) {
      let low = v128.load(from);
      let high = v128.load(from, GREATEST);
      for (let child = from + BOX; child < from + 8 * BOX; child += BOX) {
        low = f64x2.pmin(low, v128.load(child));
        high = f64x2.pmax(high, v128.load(child, GREATEST));
      }
      v128.store(to, low);
      v128.store(to, high, GREATEST);
      from += 8 * BOX;
    }
    from = levelFrom;
  }

  const level1 = MADE_CELLS + boxes * 8;
  const level2 = level1 + boxes;
  for (let frame: usize = 0; frame < <usize>frames; frame++) {
    fitFrame(BOXES + frame * FRAME_BOXES * BOX, MADE_FRAMES + frame * BOX, MADE_CELLS + frame * FRAME_BOXES * 8);
    boundCells(MADE_CELLS + frame * FRAME_BOXES * 8, level1 + frame * 512, 64);
    boundCells(level1 + frame * 512, level2 + frame * 64, 8);
  }
}

/** Chooses a frame and writes the cells of its boxes. */
function fitFrame(boxes: usize, frame: usize, cells: usize): void {
  const end = boxes + FRAME_BOXES * BOX;
  let widest = f64x2.splat(f64.MAX_VALUE);
  for (let round = 0; round < 2; round++) {
    let sum = f64x2.splat(0);
    let counted = f64x2.splat(0);
    for (let box = boxes; box < end; box += SAMPLED * BOX) {
      const extent = f64x2.sub(v128.load(box, GREATEST), v128.load(box));
      const counts = f64x2.le(extent, widest);
      sum = f64x2.add(sum, v128.and(extent, counts));
      counted = f64x2.add(counted, v128.and(f64x2.splat(1), counts));
    }
    const mean = f64x2.div(f64x2.mul(f64x2.splat(ORDINARY), sum), counted);
    widest = v128.and(mean, f64x2.gt(counted, f64x2.splat(0)));
  }
  let least = f64x2.splat(Infinity);
  let greatest = f64x2.splat(-Infinity);
  for (let box = boxes; box < end; box += BOX) {
    const low = v128.load(box);
    const high = v128.load(box, GREATEST);
    const counts = f64x2.le(f64x2.sub(high, low), widest);
    least = f64x2.pmin(least, v128.bitselect(low, f64x2.splat(Infinity), counts));
    greatest = f64x2.pmax(greatest, v128.bitselect(high, f64x2.splat(-Infinity), counts));
  }
  const wide = f64x2.gt(f64x2.sub(greatest, least), f64x2.mul(f64x2.splat(WIDE), widest));
  if (v128.any_true(wide)) {
    const half = f64x2.splat(0.5);
    let middle = f64x2.splat(0);
    let reach = f64x2.splat(f64.MAX_VALUE);
    for (let round = 0; round < ROUNDS; round++) {
      middle = meanAway(boxes, end, widest, middle, reach, true);
      const away = meanAway(boxes, end, widest, middle, reach, false);
      reach = f64x2.add(f64x2.mul(f64x2.splat(SPREAD), away), f64x2.mul(half, widest));
    }
    let nearLeast = f64x2.splat(Infinity);
    let nearGreatest = f64x2.splat(-Infinity);
    for (let box = boxes; box < end; box += BOX) {
      const low = v128.load(box);
      const high = v128.load(box, GREATEST);
      const isNear = f64x2.le(f64x2.abs(f64x2.sub(f64x2.mul(half, low), middle)), reach);
      const counts = v128.and(f64x2.le(f64x2.sub(high, low), widest), isNear);
      nearLeast = f64x2.pmin(nearLeast, v128.bitselect(low, f64x2.splat(Infinity), counts));
      nearGreatest = f64x2.pmax(nearGreatest, v128.bitselect(high, f64x2.splat(-Infinity), counts));
    }
    least = v128.bitselect(nearLeast, least, wide);
    greatest = v128.bitselect(nearGreatest, greatest, wide);
  }
  const sizes = f64x2.add(f64x2.abs(least), f64x2.abs(greatest));
  const cells2 = f64x2.mul(f64x2.splat(2 / LAST), f64x2.sub(greatest, least));
  const margin = f64x2.add(cells2, f64x2.mul(f64x2.splat(FEW_BITS), sizes));
  const from = f64x2.pmax(f64x2.splat(-f64.MAX_VALUE), f64x2.sub(least, margin));
  const to = f64x2.pmin(f64x2.splat(f64.MAX_VALUE), f64x2.add(greatest, margin));
  const half = f64x2.splat(0.5);
  const raw = f64x2.div(f64x2.splat(0.5 * (LAST - 1)), f64x2.sub(f64x2.mul(half, to), f64x2.mul(half, from)));
  // Where no box is ordinary, the least is above the greatest; in TypeScript that makes NaN of the margin, which `pmax` does not keep.
  const inRange = v128.and(f64x2.gt(raw, f64x2.splat(0)), f64x2.lt(raw, f64x2.splat(Infinity)));
  const useful = v128.and(inRange, f64x2.le(least, greatest));
  const origin = v128.and(from, useful);
  const scale = v128.and(raw, useful);
  v128.store(frame, origin);
  v128.store(frame, scale, 16);
  for (let box = boxes; box < end; box += 2 * BOX) {
    const slot = cells + ((box - boxes) >>> 8 << 6) + (((box - boxes) >>> 5 & 7) << 2);
    const low0 = cellsOf(v128.load(box), origin, scale);
    const high0 = cellsOf(v128.load(box, GREATEST), origin, scale);
    const low1 = cellsOf(v128.load(box, BOX), origin, scale);
    const high1 = cellsOf(v128.load(box, BOX + GREATEST), origin, scale);
    // Lanes x, y of two boxes, and nothing: the lower halves of both are what is kept.
    const low = i16x8.narrow_i32x4_s(v128.shuffle<i64>(low0, low1, 0, 2), low1);
    const high = i16x8.narrow_i32x4_s(v128.shuffle<i64>(high0, high1, 0, 2), high1);
    v128.store64_lane(slot, low, 0);
    v128.store64_lane(slot, v128.or(high, i32x4.splat(GUARDS)), 0, 32);
  }
}

/** Of a sample of ordinary boxes that begin within reach of the middle, the mean of where, or of how far from it, in halves. */
function meanAway(boxes: usize, end: usize, widest: v128, middle: v128, reach: v128, signed: bool): v128 {
  const half = f64x2.splat(0.5);
  let sum = f64x2.splat(0);
  let counted = f64x2.splat(0);
  for (let box = boxes; box < end; box += SAMPLED * BOX) {
    const low = v128.load(box);
    const halved = f64x2.mul(half, low);
    const away = f64x2.abs(f64x2.sub(halved, middle));
    const extent = f64x2.sub(v128.load(box, GREATEST), low);
    const counts = v128.and(f64x2.le(extent, widest), f64x2.le(away, reach));
    sum = f64x2.add(sum, v128.and(f64x2.mul(signed ? halved : away, f64x2.splat(PART)), counts));
    counted = f64x2.add(counted, v128.and(f64x2.splat(1), counts));
  }
  const mean = f64x2.div(f64x2.div(sum, counted), f64x2.splat(PART));
  return v128.and(mean, f64x2.gt(counted, f64x2.splat(0)));
}

/** A corner's cells, as integers, x and y. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function cellsOf(corner: v128, origin: v128, scale: v128): v128 {
  const raw = f64x2.add(f64x2.mul(f64x2.sub(corner, origin), scale), f64x2.splat(1));
  return i32x4.trunc_sat_f64x2_s_zero(f64x2.pmin(f64x2.splat(LAST), f64x2.pmax(f64x2.splat(1), raw)));
}

/** Writes the cells of the entries above so many blocks: lane by lane the least and the greatest of eight. */
function boundCells(from: usize, to: usize, blocks: usize): void {
  for (let block: usize = 0; block < blocks; block++, from += 64) {
    let least = i16x8.min_s(v128.load(from), v128.load(from, 16));
    // Guards are set in all of them: that keeps their order.
    let greatest = i16x8.max_s(v128.load(from, 32), v128.load(from, 48));
    least = i16x8.min_s(least, v128.shuffle<i64>(least, least, 1, 1));
    greatest = i16x8.max_s(greatest, v128.shuffle<i64>(greatest, greatest, 1, 1));
    least = i16x8.min_s(least, v128.shuffle<i32>(least, least, 1, 1, 1, 1));
    greatest = i16x8.max_s(greatest, v128.shuffle<i32>(greatest, greatest, 1, 1, 1, 1));
    const slot = to + (block >>> 3 << 6) + ((block & 7) << 2);
    v128.store32_lane(slot, least, 0);
    v128.store32_lane(slot, greatest, 0, 32);
  }
}

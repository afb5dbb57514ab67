// Which boxes of the plane meet a window, or a circle, or may meet a ray; `src/broadphase/box-index/search-plane.ts` is the search in
// TypeScript, and says what cells are. Both find the same, in the same order.
import { takeInCircle } from "./circle";
import {
  append,
  appendAll,
  appendHits,
  FOUND,
  FRAME_MASK,
  IDS,
  LAST_FOUND,
  LEAF,
  LEAVES,
  MIDDLES,
  SKIPPED,
  TIER_SHIFT,
  TIERS,
  TOP_TIER,
  WAITING,
} from "./memory";
import { cellsOf, COVERS_GREATEST, COVERS_LEAST, GUARDS, LAST, misses } from "./plane-cells";
import { isCovered, setCenter } from "./round";

/** Looks into the listed blocks of a level: appends entries that meet, with `tier` above their numbers; gives the end. */
function look(block: usize, end: usize, blocks: usize, to: usize, tier: i32, least: v128, greatest: v128): usize {
  const zero = i32x4.splat(0);
  const lanes = v128.or(i32x4(0, 1, 2, 3), i32x4.splat(tier));
  for (; block < end; block += 4) {
    const number = load<i32>(block);
    const at = blocks + ((<usize>number) << 6);
    const miss0 = misses(v128.load(at), v128.load(at, 32), least, greatest);
    const miss1 = misses(v128.load(at, 16), v128.load(at, 48), least, greatest);
    const numbers = i32x4.add(i32x4.splat(number << 3), lanes);
    to = append(to, numbers, i32x4.bitmask(i32x4.eq(miss0, zero)));
    to = append(to, i32x4.add(numbers, i32x4.splat(4)), i32x4.bitmask(i32x4.eq(miss1, zero)));
  }
  return to;
}

/** The leaves in the list of those that meet the window: appends their boxes that do; gives the end. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function takeInWindow(end: usize, blocks: usize, to: usize, from: v128, upTo: v128): usize {
  const lanes = i32x4(0, 1, 2, 3);
  const zero = i32x4.splat(0);
  const ones = i32x4.splat(-1);
  for (let leaf = LEAVES; leaf < end; leaf += 4) {
    const block = load<i32>(leaf);
    const at = blocks + LEAF * <usize>block;
    const numbers = i32x4.add(i32x4.splat(block << 3), lanes);
    const least0 = v128.load(at);
    const least1 = v128.load(at, 16);
    const greatest0 = v128.load(at, 32);
    const greatest1 = v128.load(at, 48);
    const miss0 = misses(least0, greatest0, from, upTo);
    const miss1 = misses(least1, greatest1, from, upTo);
    // Less by a cell or more on every side: certain.
    const sure0 = i32x4.eq(v128.and(i16x8.gt_s(upTo, least0), i16x8.gt_s(greatest0, from)), ones);
    const sure1 = i32x4.eq(v128.and(i16x8.gt_s(upTo, least1), i16x8.gt_s(greatest1, from)), ones);
    to = appendHits(to, v128.load(at, IDS), numbers, sure0, i32x4.bitmask(i32x4.eq(miss0, zero)));
    const others = i32x4.add(numbers, i32x4.splat(4));
    to = appendHits(to, v128.load(at, IDS + 16), others, sure1, i32x4.bitmask(i32x4.eq(miss1, zero)));
  }
  return to;
}

/** Whether a frame is inside of what is looked in, where its cells do not tell of the window's borders. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function isInside(frame: usize, tier: i32, low: v128, high: v128, round: bool): bool {
  // To take a frame of frames whole would change the order in which a circle's boxes are found.
  if (round) return tier == 0 && isCovered(frame, 2);
  const before = f64x2.lt(low, v128.load(frame, 32));
  return i64x2.all_true(v128.and(before, f64x2.lt(v128.load(frame, 48), high)));
}

function search(image: usize, low: v128, high: v128, round: bool): i32 {
  const topTier = load<i32>(image + TOP_TIER);
  let found = FOUND;
  let waiting = WAITING + 4;
  store<i32>(WAITING, topTier << TIER_SHIFT);
  while (waiting > WAITING) {
    waiting -= 4;
    const item = load<i32>(waiting);
    const tier = item >>> TIER_SHIFT;
    const index = item & FRAME_MASK;
    const levels = image + TIERS + ((<usize>tier) << 4);
    const frame = <usize>load<u32>(levels, 12) + ((<usize>index) << 6);
    const least = cellsOf(low, frame);
    const greatest = cellsOf(high, frame);
    if (found > LAST_FOUND) return -1;
    if (least == COVERS_LEAST && greatest == COVERS_GREATEST && isInside(frame, tier, low, high, round)) {
      found = appendAll(found, image, tier, index);
      if (!found) return -1;
      continue;
    }
    const from = i32x4.splat(least | GUARDS);
    const to = i32x4.splat(greatest);
    const skipped = tier == topTier ? load<i32>(image + SKIPPED) : 0;

    store<i32>(MIDDLES, index);
    let end = MIDDLES + 4;
    let endLeaves = LEAVES + 4;
    if (skipped < 1) end = look(MIDDLES, end, <usize>load<u32>(levels, 8), MIDDLES, 0, from, to);
    if (skipped < 2) endLeaves = look(MIDDLES, end, <usize>load<u32>(levels, 4), LEAVES, 0, from, to);
    else store<i32>(LEAVES, 0);
    const blocks = <usize>load<u32>(levels);
    if (tier > 0) waiting = look(LEAVES, endLeaves, blocks, waiting, (tier - 1) << TIER_SHIFT, from, to);
    else if (round) found = takeInCircle(frame, endLeaves, blocks, found, from, to);
    else found = takeInWindow(endLeaves, blocks, found, from, to);
  }
  return <i32>((found - FOUND) >> 2);
}

/**
 * Entries whose boxes meet the window from (x0, y0) to (x1, y1), or may: those are flagged. Returns how many, or −1 where
 * there is no room for them all.
 */
export function searchPlane(image: usize, x0: f64, y0: f64, x1: f64, y1: f64): i32 {
  return search(image, f64x2(x0, y0), f64x2(x1, y1), false);
}

/** The same of the circle around (x, y). */
export function searchCircle(image: usize, x: f64, y: f64, radius: f64): i32 {
  setCenter(x, y, 0, radius);
  return search(image, f64x2(x - radius, y - radius), f64x2(x + radius, y + radius), true);
}

/** The largest lane of a direction. */
const STEEPEST: f64 = 32767;
/**
 * By how much a line may miss the cells of a box and yet meet the box, in cells times STEEPEST: one along each axis for what
 * was cut off to make a cell, one for the two lanes, off by a half each and times cells of up to 2¹⁵, one for what doubles lose.
 */
const SLACK: f64 = 4 * STEEPEST;
/** Lines that begin further away, in cells, would lose more: 2⁴⁰ cells times 2¹⁵, rounded some ten times, are off by 2⁷ at most. */
const FARTHEST: f64 = 1099511627776;
/** Where products over- or underflow, nothing is known of a line. */
const LEAST_SLOPE: f64 = 1e-200;
const GREATEST_SLOPE: f64 = 1e200;

/** A line in a frame: lanes (a, b), which corner of a box is its least one, and between what a · x + b · y is on the line. */
let normal: v128 = i32x4.splat(0);
let picks: v128 = i32x4.splat(0);
let least: v128 = i32x4.splat(0);
let greatest: v128 = i32x4.splat(0);
/** Lanes of ones where boxes at a border of the frame may reach further than their cells. */
let open: v128 = i32x4.splat(0);

function clamped(value: f64): i32 {
  return <i32>max<f64>(i32.MIN_VALUE, min<f64>(i32.MAX_VALUE, value));
}

/** Puts the line through (x, y) along (dx, dy) into cells of a frame. */
function setLine(frame: usize, x: f64, y: f64, dx: f64, dy: f64): void {
  const scaleX = load<f64>(frame, 16);
  const scaleY = load<f64>(frame, 24);
  const u = (x - load<f64>(frame)) * scaleX + 1;
  const v = (y - load<f64>(frame, 8)) * scaleY + 1;
  const a = -dy * scaleY;
  const b = dx * scaleX;
  const steepest = max(abs(a), abs(b));
  open = i32x4.splat(0);
  if (
    scaleX > 0 &&
    scaleY > 0 &&
    steepest > LEAST_SLOPE &&
    steepest < GREATEST_SLOPE &&
    abs(u) < FARTHEST &&
    abs(v) < FARTHEST
  ) {
    const factor = STEEPEST / steepest;
    const on = a * factor * u + b * factor * v;
    const laneA = <i32>nearest(a * factor);
    const laneB = <i32>nearest(b * factor);
    normal = i32x4.splat((laneA & 0xffff) | (laneB << 16));
    picks = i32x4.splat((laneA < 0 ? 0xffff : 0) | (laneB < 0 ? 0xffff0000 : 0));
    least = i32x4.splat(clamped(on - SLACK));
    greatest = i32x4.splat(clamped(on + SLACK));
    const low = f64x2.add(f64x2.mul(f64x2.sub(v128.load(frame, 32), v128.load(frame)), v128.load(frame, 16)), f64x2.splat(1));
    const high = f64x2.add(f64x2.mul(f64x2.sub(v128.load(frame, 48), v128.load(frame)), v128.load(frame, 16)), f64x2.splat(1));
    const inside = v128.and(f64x2.ge(low, f64x2.splat(1)), f64x2.lt(high, f64x2.splat(LAST + 1)));
    if (!i64x2.all_true(inside)) open = i32x4.splat(-1);
  } else {
    normal = i32x4.splat(0);
    picks = i32x4.splat(0);
    least = i32x4.splat(-1);
    greatest = i32x4.splat(1);
  }
}

/** Which of four entries the ray may meet: its bounds meet theirs, and the line passes between their corners. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function mayMeet(low: v128, high: v128, from: v128, to: v128): i32 {
  const apart = misses(low, high, from, to);
  const plain = v128.and(high, i32x4.splat(~GUARDS));
  const first = i32x4.dot_i16x8_s(v128.bitselect(plain, low, picks), normal);
  const last = i32x4.dot_i16x8_s(v128.bitselect(low, plain, picks), normal);
  const aside = v128.or(i32x4.gt_s(first, greatest), i32x4.gt_s(least, last));
  const atBorder = v128.or(i16x8.eq(low, i16x8.splat(1)), i16x8.eq(plain, i16x8.splat(<i16>LAST)));
  const known = i32x4.eq(v128.and(atBorder, open), i32x4.splat(0));
  return i32x4.bitmask(i32x4.eq(v128.or(apart, v128.and(aside, known)), i32x4.splat(0)));
}

/** As `look`, for boxes that the ray may meet. */
function lookAlong(block: usize, end: usize, blocks: usize, to: usize, tier: i32, low: v128, high: v128): usize {
  const lanes = v128.or(i32x4(0, 1, 2, 3), i32x4.splat(tier));
  for (; block < end; block += 4) {
    const number = load<i32>(block);
    const at = blocks + ((<usize>number) << 6);
    const numbers = i32x4.add(i32x4.splat(number << 3), lanes);
    const hits1 = mayMeet(v128.load(at, 16), v128.load(at, 48), low, high);
    to = append(to, numbers, mayMeet(v128.load(at), v128.load(at, 32), low, high));
    to = append(to, i32x4.add(numbers, i32x4.splat(4)), hits1);
  }
  return to;
}

/**
 * Entries whose boxes a ray may meet that starts at (x, y), goes along (dx, dy) and stays within (x0, y0) to (x1, y1). Returns
 * how many, or −1 where there is no room for them all.
 */
export function castPlane(image: usize, x0: f64, y0: f64, x1: f64, y1: f64, x: f64, y: f64, dx: f64, dy: f64): i32 {
  const low = f64x2(x0, y0);
  const high = f64x2(x1, y1);
  const topTier = load<i32>(image + TOP_TIER);
  const lanes = i32x4(0, 1, 2, 3);
  const ones = i32x4.splat(-1);
  let found = FOUND;
  let waiting = WAITING + 4;
  store<i32>(WAITING, topTier << TIER_SHIFT);
  while (waiting > WAITING) {
    waiting -= 4;
    const item = load<i32>(waiting);
    const tier = item >>> TIER_SHIFT;
    const index = item & FRAME_MASK;
    const levels = image + TIERS + ((<usize>tier) << 4);
    const frame = <usize>load<u32>(levels, 12) + ((<usize>index) << 6);
    const from = i32x4.splat(cellsOf(low, frame) | GUARDS);
    const to = i32x4.splat(cellsOf(high, frame));
    if (found > LAST_FOUND) return -1;
    setLine(frame, x, y, dx, dy);
    const skipped = tier == topTier ? load<i32>(image + SKIPPED) : 0;

    store<i32>(MIDDLES, index);
    let end = MIDDLES + 4;
    let endLeaves = LEAVES + 4;
    if (skipped < 1) end = lookAlong(MIDDLES, end, <usize>load<u32>(levels, 8), MIDDLES, 0, from, to);
    if (skipped < 2) endLeaves = lookAlong(MIDDLES, end, <usize>load<u32>(levels, 4), LEAVES, 0, from, to);
    else store<i32>(LEAVES, 0);
    const blocks = <usize>load<u32>(levels);
    if (tier > 0) {
      waiting = lookAlong(LEAVES, endLeaves, blocks, waiting, (tier - 1) << TIER_SHIFT, from, to);
      continue;
    }
    for (let leaf = LEAVES; leaf < endLeaves; leaf += 4) {
      const block = load<i32>(leaf);
      const at = blocks + LEAF * <usize>block;
      const numbers = i32x4.add(i32x4.splat(block << 3), lanes);
      const hits0 = mayMeet(v128.load(at), v128.load(at, 32), from, to);
      const hits1 = mayMeet(v128.load(at, 16), v128.load(at, 48), from, to);
      found = appendHits(found, v128.load(at, IDS), numbers, ones, hits0);
      found = appendHits(found, v128.load(at, IDS + 16), i32x4.add(numbers, i32x4.splat(4)), ones, hits1);
    }
  }
  return <i32>((found - FOUND) >> 2);
}

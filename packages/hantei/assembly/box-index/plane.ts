// Which boxes of the plane meet a window, or may meet a ray; `src/broadphase/box-index/search-plane.ts` is the search in
// TypeScript, and says what cells are. Both find the same, in the same order.
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
  SCALE,
  SKIPPED,
  TIER_SHIFT,
  TIERS,
  TOP_TIER,
  WAITING,
} from "./memory";

const GUARDS: i32 = 0x80008000;
const LAST: i32 = 32766;
const COVERS_LEAST: i32 = 0x00010001;
const COVERS_GREATEST: i32 = LAST | (LAST << 16);

/** Cells of a corner, both in one integer, without guards. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function cellsOf(corner: v128, frame: usize): i32 {
  const raw = f64x2.add(f64x2.mul(f64x2.sub(corner, v128.load(frame)), v128.load(frame, SCALE)), f64x2.splat(1));
  // NaN fails the first comparison and becomes 1.
  const held = f64x2.pmin(f64x2.splat(LAST), f64x2.pmax(f64x2.splat(1), raw));
  const whole = i32x4.trunc_sat_f64x2_s_zero(held);
  return i32x4.extract_lane(whole, 0) | (i32x4.extract_lane(whole, 1) << 16);
}

/** Lanes not 0 where one of four entries misses: it begins after the greatest cells, or ends before the least. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function misses(least: v128, greatest: v128, from: v128, to: v128): v128 {
  return v128.or(i16x8.gt_s(least, to), i16x8.gt_s(from, greatest));
}

/**
 * Entries whose boxes meet the window from (x0, y0) to (x1, y1), or may: those are flagged. Returns how many, or −1 where
 * there is no room for them all.
 */
export function searchPlane(image: usize, x0: f64, y0: f64, x1: f64, y1: f64): i32 {
  const low = f64x2(x0, y0);
  const high = f64x2(x1, y1);
  const topTier = load<i32>(image + TOP_TIER);
  const lanes = i32x4(0, 1, 2, 3);
  const zero = i32x4.splat(0);
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
    const least = cellsOf(low, frame);
    const greatest = cellsOf(high, frame);
    if (found > LAST_FOUND) return -1;
    if (least == COVERS_LEAST && greatest == COVERS_GREATEST) {
      const before = f64x2.lt(low, v128.load(frame, 32));
      const after = f64x2.lt(v128.load(frame, 48), high);
      if (i64x2.all_true(v128.and(before, after))) {
        found = appendAll(found, image, tier, index);
        if (!found) return -1;
        continue;
      }
    }
    const from = i32x4.splat(least | GUARDS);
    const to = i32x4.splat(greatest);
    const skipped = tier == topTier ? load<i32>(image + SKIPPED) : 0;

    let end = MIDDLES + 4;
    if (skipped >= 1) store<i32>(MIDDLES, index << 3);
    else {
      const at = <usize>load<u32>(levels, 8) + ((<usize>index) << 6);
      const numbers = i32x4.add(i32x4.splat(index << 3), lanes);
      const miss0 = misses(v128.load(at), v128.load(at, 32), from, to);
      const miss1 = misses(v128.load(at, 16), v128.load(at, 48), from, to);
      end = append(MIDDLES, numbers, i32x4.bitmask(i32x4.eq(miss0, zero)));
      end = append(end, i32x4.add(numbers, i32x4.splat(4)), i32x4.bitmask(i32x4.eq(miss1, zero)));
    }

    let endLeaves = LEAVES + 4;
    if (skipped >= 2) store<i32>(LEAVES, load<i32>(MIDDLES) << 3);
    else {
      endLeaves = LEAVES;
      const blocks = <usize>load<u32>(levels, 4);
      for (let middle = MIDDLES; middle < end; middle += 4) {
        const block = load<i32>(middle);
        const at = blocks + ((<usize>block) << 6);
        const numbers = i32x4.add(i32x4.splat(block << 3), lanes);
        const miss0 = misses(v128.load(at), v128.load(at, 32), from, to);
        const miss1 = misses(v128.load(at, 16), v128.load(at, 48), from, to);
        endLeaves = append(endLeaves, numbers, i32x4.bitmask(i32x4.eq(miss0, zero)));
        endLeaves = append(endLeaves, i32x4.add(numbers, i32x4.splat(4)), i32x4.bitmask(i32x4.eq(miss1, zero)));
      }
    }

    const blocks = <usize>load<u32>(levels);
    if (tier > 0) {
      const below = i32x4.splat((tier - 1) << TIER_SHIFT);
      for (let leaf = LEAVES; leaf < endLeaves; leaf += 4) {
        const block = load<i32>(leaf);
        const at = blocks + ((<usize>block) << 6);
        const numbers = v128.or(i32x4.add(i32x4.splat(block << 3), lanes), below);
        const miss0 = misses(v128.load(at), v128.load(at, 32), from, to);
        const miss1 = misses(v128.load(at, 16), v128.load(at, 48), from, to);
        waiting = append(waiting, numbers, i32x4.bitmask(i32x4.eq(miss0, zero)));
        waiting = append(waiting, i32x4.add(numbers, i32x4.splat(4)), i32x4.bitmask(i32x4.eq(miss1, zero)));
      }
      continue;
    }
    for (let leaf = LEAVES; leaf < endLeaves; leaf += 4) {
      const block = load<i32>(leaf);
      const at = blocks + LEAF * <usize>block;
      const numbers = i32x4.add(i32x4.splat(block << 3), lanes);
      const least0 = v128.load(at);
      const least1 = v128.load(at, 16);
      const greatest0 = v128.load(at, 32);
      const greatest1 = v128.load(at, 48);
      const miss0 = misses(least0, greatest0, from, to);
      const miss1 = misses(least1, greatest1, from, to);
      // Less by a cell or more on every side: certain.
      const sure0 = i32x4.eq(v128.and(i16x8.gt_s(to, least0), i16x8.gt_s(greatest0, from)), ones);
      const sure1 = i32x4.eq(v128.and(i16x8.gt_s(to, least1), i16x8.gt_s(greatest1, from)), ones);
      found = appendHits(found, v128.load(at, IDS), numbers, sure0, i32x4.bitmask(i32x4.eq(miss0, zero)));
      const others = i32x4.add(numbers, i32x4.splat(4));
      found = appendHits(found, v128.load(at, IDS + 16), others, sure1, i32x4.bitmask(i32x4.eq(miss1, zero)));
    }
  }
  return <i32>((found - FOUND) >> 2);
}

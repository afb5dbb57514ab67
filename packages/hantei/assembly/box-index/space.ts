// Which boxes of space meet a window, or a sphere; as `plane.ts`, with three lanes in an integer.
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
import { isCovered, setCenter } from "./round";
import { COVERS_GREATEST, cellsOf, GUARDS, meets, ONE } from "./space-cells";
import { takeInSphere } from "./sphere";

/** Bytes of a frame: starts, scales, least and greatest coordinates. */
const FRAME: usize = 96;

/** Looks into the listed blocks of a level: appends entries that meet, with `tier` above their numbers; gives the end. */
function look(block: usize, end: usize, blocks: usize, to: usize, tier: i32, least: v128, greatest: v128): usize {
  const guards = i32x4.splat(GUARDS);
  const lanes = v128.or(i32x4(0, 1, 2, 3), i32x4.splat(tier));
  for (; block < end; block += 4) {
    const number = load<i32>(block);
    const at = blocks + ((<usize>number) << 6);
    const numbers = i32x4.add(i32x4.splat(number << 3), lanes);
    const hits1 = i32x4.bitmask(meets(v128.load(at, 16), v128.load(at, 48), least, greatest, guards));
    to = append(to, numbers, i32x4.bitmask(meets(v128.load(at), v128.load(at, 32), least, greatest, guards)));
    to = append(to, i32x4.add(numbers, i32x4.splat(4)), hits1);
  }
  return to;
}

/** The leaves in the list of those that meet the window: appends their boxes that do; gives the end. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function takeInWindow(end: usize, blocks: usize, to: usize, least: i32, greatest: i32): usize {
  const lanes = i32x4(0, 1, 2, 3);
  const guards = i32x4.splat(GUARDS);
  const from = i32x4.splat(least);
  const upTo = i32x4.splat(greatest);
  const fromMore = i32x4.splat(least + ONE);
  const toLess = i32x4.splat(greatest - ONE);
  for (let leaf = LEAVES; leaf < end; leaf += 4) {
    const block = load<i32>(leaf);
    const at = blocks + LEAF * <usize>block;
    const numbers = i32x4.add(i32x4.splat(block << 3), lanes);
    const least0 = v128.load(at);
    const least1 = v128.load(at, 16);
    const greatest0 = v128.load(at, 32);
    const greatest1 = v128.load(at, 48);
    const hits0 = i32x4.bitmask(meets(least0, greatest0, from, upTo, guards));
    const hits1 = i32x4.bitmask(meets(least1, greatest1, from, upTo, guards));
    // Less by a cell or more on every side: certain.
    const sure0 = meets(least0, greatest0, fromMore, toLess, guards);
    const sure1 = meets(least1, greatest1, fromMore, toLess, guards);
    to = appendHits(to, v128.load(at, IDS), numbers, sure0, hits0);
    to = appendHits(to, v128.load(at, IDS + 16), i32x4.add(numbers, i32x4.splat(4)), sure1, hits1);
  }
  return to;
}

function search(image: usize, x0: f64, y0: f64, z0: f64, x1: f64, y1: f64, z1: f64, round: bool): i32 {
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
    const frame = <usize>load<u32>(levels, 12) + FRAME * <usize>index;
    const least = cellsOf(x0, y0, z0, frame);
    const greatest = cellsOf(x1, y1, z1, frame);
    if (found > LAST_FOUND) return -1;
    if (
      least == ONE &&
      greatest == COVERS_GREATEST &&
      // To take a frame of frames whole would change the order in which a sphere's boxes are found.
      (round
        ? tier == 0 && isCovered(frame, 3)
        : x0 < load<f64>(frame, 48) &&
          y0 < load<f64>(frame, 56) &&
          z0 < load<f64>(frame, 64) &&
          load<f64>(frame, 72) < x1 &&
          load<f64>(frame, 80) < y1 &&
          load<f64>(frame, 88) < z1)
    ) {
      found = appendAll(found, image, tier, index);
      if (!found) return -1;
      continue;
    }
    const from = i32x4.splat(least);
    const to = i32x4.splat(greatest | GUARDS);
    const skipped = tier == topTier ? load<i32>(image + SKIPPED) : 0;

    store<i32>(MIDDLES, index);
    let end = MIDDLES + 4;
    let endLeaves = LEAVES + 4;
    if (skipped < 1) end = look(MIDDLES, end, <usize>load<u32>(levels, 8), MIDDLES, 0, from, to);
    if (skipped < 2) endLeaves = look(MIDDLES, end, <usize>load<u32>(levels, 4), LEAVES, 0, from, to);
    else store<i32>(LEAVES, 0);
    const blocks = <usize>load<u32>(levels);
    if (tier > 0) waiting = look(LEAVES, endLeaves, blocks, waiting, (tier - 1) << TIER_SHIFT, from, to);
    else if (round) found = takeInSphere(frame, endLeaves, blocks, found, from, to);
    else found = takeInWindow(endLeaves, blocks, found, least, greatest | GUARDS);
  }
  return <i32>((found - FOUND) >> 2);
}

/**
 * Entries whose boxes meet the window, or may: those are flagged. Returns how many, or −1 where there is no room for them all.
 */
export function searchSpace(image: usize, x0: f64, y0: f64, z0: f64, x1: f64, y1: f64, z1: f64): i32 {
  return search(image, x0, y0, z0, x1, y1, z1, false);
}

/** The same of the sphere around (x, y, z). */
export function searchSphere(image: usize, x: f64, y: f64, z: f64, radius: f64): i32 {
  setCenter(x, y, z, radius);
  return search(image, x - radius, y - radius, z - radius, x + radius, y + radius, z + radius, true);
}

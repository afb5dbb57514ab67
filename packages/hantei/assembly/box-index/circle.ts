// Which boxes of the plane meet a circle: those that meet the window around it, less those that cells tell to be outside.
import { appendHits, IDS, LEAF, LEAVES } from "./memory";
import { areWithin, GUARDS, misses } from "./plane-cells";
import { areInside, areOutside, measureAxis, measureNone, setRound } from "./round";

/** The leaves in the list, of a frame: appends their boxes that meet the window and may meet the circle; gives the end. */
export function takeInCircle(frame: usize, end: usize, blocks: usize, to: usize, from: v128, upTo: v128): usize {
  const lane = i32x4.splat(0xffff);
  const zero = i32x4.splat(0);
  setRound(frame, 2);
  for (let leaf = LEAVES; leaf < end; leaf += 4) {
    const block = load<i32>(leaf);
    const at = blocks + LEAF * <usize>block;
    const numbers = i32x4.add(i32x4.splat(block << 3), i32x4(0, 1, 2, 3));
    for (let half: usize = 0; half < 32; half += 16) {
      const begin = v128.load(at + half);
      const guarded = v128.load(at + half, 32);
      const last = v128.and(guarded, i32x4.splat(~GUARDS));
      measureNone();
      measureAxis(0, v128.and(begin, lane), v128.and(last, lane));
      measureAxis(1, i32x4.shr_u(begin, 16), i32x4.shr_u(last, 16));
      const known = i32x4.eq(v128.and(areWithin(begin), areWithin(last)), i32x4.splat(-1));
      const miss = v128.or(misses(begin, guarded, from, upTo), v128.and(known, areOutside()));
      const sure = v128.and(known, areInside());
      const entries = i32x4.add(numbers, i32x4.splat(<i32>(half >> 2)));
      to = appendHits(to, v128.load(at + half, IDS), entries, sure, i32x4.bitmask(i32x4.eq(miss, zero)));
    }
  }
  return to;
}

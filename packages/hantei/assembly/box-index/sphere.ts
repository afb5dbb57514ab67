// Which boxes of space meet a sphere: those that meet the window around it, less those that cells tell to be outside.
import { appendHits, IDS, LEAF, LEAVES } from "./memory";
import { areInside, areOutside, measureAxis, measureNone, setRound } from "./round";
import { areWithin, GUARDS, meets } from "./space-cells";

/** Adds how far four boxes are along an axis, whose lanes begin at a bit. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function measure(axis: usize, bit: i32, begin: v128, last: v128): void {
  const lane = i32x4.splat(511);
  measureAxis(axis, v128.and(i32x4.shr_u(begin, bit), lane), v128.and(i32x4.shr_u(last, bit), lane));
}

/** The leaves in the list, of a frame: appends their boxes that meet the window and may meet the sphere; gives the end. */
export function takeInSphere(frame: usize, end: usize, blocks: usize, to: usize, from: v128, upTo: v128): usize {
  const guards = i32x4.splat(GUARDS);
  setRound(frame, 3);
  for (let leaf = LEAVES; leaf < end; leaf += 4) {
    const block = load<i32>(leaf);
    const at = blocks + LEAF * <usize>block;
    const numbers = i32x4.add(i32x4.splat(block << 3), i32x4(0, 1, 2, 3));
    for (let half: usize = 0; half < 32; half += 16) {
      const begin = v128.load(at + half);
      const guarded = v128.load(at + half, 32);
      const last = v128.andnot(guarded, guards);
      measureNone();
      measure(0, 2, begin, last);
      measure(1, 12, begin, last);
      measure(2, 22, begin, last);
      const known = v128.and(areWithin(begin, guards), areWithin(last, guards));
      const hits = v128.andnot(meets(begin, guarded, from, upTo, guards), v128.and(known, areOutside()));
      const sure = v128.and(known, areInside());
      const entries = i32x4.add(numbers, i32x4.splat(<i32>(half >> 2)));
      to = appendHits(to, v128.load(at + half, IDS), entries, sure, i32x4.bitmask(hits));
    }
  }
  return to;
}

// The pairs of segments that `segments` left open, two at a time, where doubles happen to be exact: whole numbers, or multiples
// of any power of two, of 24 bits. That is what pixels, tile maps and most hand-made scenes have.
//
// With 2ⁿ the largest power of two that is at most the largest of the six differences, let g = 2ⁿ⁻²³. Where all coordinates
// are multiples of g, the differences are multiples of g below 2²⁴ g, the products multiples of g² below 2⁴⁸ g², and all sums
// of four of them below 2⁵⁰ g²: nothing was rounded. A coordinate is such a multiple where adding 1.5 · 2⁵² g and taking it away
// again gives the same number. (From 2⁵¹ g on, where that may say so of a multiple of g/2, there are two bits to spare.)
import { saveMeeting, UNCERTAIN } from "./codes";
import { meetClosed, meetOpen } from "./extents";

/** 1.5 · 2⁵² · 2⁻²³. */
const SCALE: f64 = 805306368;
/** Differences are taken for at least 2⁻²⁴⁰: products of two sides, which are multiples of g⁴, do not underflow. */
const LEAST: f64 = 5.659799424266695e-73;
/** Sides of differences below 2⁵⁰⁰ do not overflow; a product of two may, with the right sign. */
const MOST: f64 = 3.273390607896142e150;
/** Two of each, and of a double's exponent, which is infinity: what is read from memory stays in registers. */
const CONSTANTS: usize = memory.data<f64>([LEAST, LEAST, MOST, MOST, SCALE, SCALE, Infinity, Infinity]);

/**
 * Decides what it can of the pairs whose codes say that they are open; addresses and an even count. Whether none is left.
 */
export function segmentTies(
  ax1: usize,
  ay1: usize,
  ax2: usize,
  ay2: usize,
  bx1: usize,
  by1: usize,
  bx2: usize,
  by2: usize,
  out: usize,
  count: u32,
): bool {
  const least = v128.load(CONSTANTS);
  const most = v128.load(CONSTANTS, 16);
  const scale = v128.load(CONSTANTS, 32);
  const exponent = v128.load(CONSTANTS, 48);
  const bytes: usize = (<usize>count) << 3;
  let isDone = true;
  for (let at: usize = 0; at < bytes; at += 16) {
    const codes = out + (at >> 3);
    const open = <i32>(load<u8>(codes) == UNCERTAIN) | (<i32>(load<u8>(codes, 1) == UNCERTAIN) << 1);
    if (!open) continue;
    const x1 = v128.load(ax1 + at);
    const y1 = v128.load(ay1 + at);
    const x2 = v128.load(ax2 + at);
    const y2 = v128.load(ay2 + at);
    const x3 = v128.load(bx1 + at);
    const y3 = v128.load(by1 + at);
    const x4 = v128.load(bx2 + at);
    const y4 = v128.load(by2 + at);
    const ux = f64x2.sub(x2, x1);
    const uy = f64x2.sub(y2, y1);
    const vx = f64x2.sub(x4, x3);
    const vy = f64x2.sub(y4, y3);
    const wx = f64x2.sub(x3, x1);
    const wy = f64x2.sub(y3, y1);
    const sizeX = f64x2.pmax(f64x2.pmax(f64x2.abs(ux), f64x2.abs(vx)), f64x2.abs(wx));
    const sizeY = f64x2.pmax(f64x2.pmax(f64x2.abs(uy), f64x2.abs(vy)), f64x2.abs(wy));
    const size = f64x2.pmax(f64x2.pmax(sizeX, sizeY), least);
    const rounder = f64x2.mul(v128.and(size, exponent), scale);
    const k = f64x2.sub(f64x2.mul(ux, vy), f64x2.mul(uy, vx));
    const d1 = f64x2.sub(f64x2.mul(ux, wy), f64x2.mul(uy, wx));
    const d3 = f64x2.sub(f64x2.mul(wx, vy), f64x2.mul(wy, vx));
    const d2 = f64x2.add(d1, k);
    const d4 = f64x2.sub(d3, k);
    const areX = areMultiples(x1, x2, x3, x4, rounder);
    const areY = areMultiples(y1, y2, y3, y4, rounder);
    // `pmax` may drop what is not a number, but then a side is none, either.
    const sum = f64x2.add(f64x2.add(d1, d3), k);
    const isSound = v128.and(f64x2.eq(sum, sum), f64x2.lt(size, most));
    const isExact = v128.and(v128.and(areX, areY), isSound);
    const decided = open & i64x2.bitmask(isExact);
    if (decided != open) isDone = false;
    if (!decided) continue;
    // Both of one sign: apart. Both 0 twice, on one line: the boxes decide.
    const zero = f64x2.splat(0);
    const alongA = f64x2.mul(d1, d2);
    const alongB = f64x2.mul(d3, d4);
    const sides = v128.or(
      v128.or(f64x2.ne(d1, zero), f64x2.ne(d2, zero)),
      v128.or(f64x2.ne(d3, zero), f64x2.ne(d4, zero)),
    );
    const lowAX = f64x2.pmin(x1, x2);
    const highAX = f64x2.pmax(x1, x2);
    const lowBX = f64x2.pmin(x3, x4);
    const highBX = f64x2.pmax(x3, x4);
    const lowAY = f64x2.pmin(y1, y2);
    const highAY = f64x2.pmax(y1, y2);
    const lowBY = f64x2.pmin(y3, y4);
    const highBY = f64x2.pmax(y3, y4);
    const near = v128.and(meetClosed(lowAX, highAX, lowBX, highBX), meetClosed(lowAY, highAY, lowBY, highBY));
    const inside = v128.and(meetOpen(lowAX, highAX, lowBX, highBX), meetOpen(lowAY, highAY, lowBY, highBY));
    const closed = v128.and(near, v128.and(f64x2.le(alongA, zero), f64x2.le(alongB, zero)));
    const crossing = v128.and(f64x2.lt(alongA, zero), f64x2.lt(alongB, zero));
    const interiors = v128.bitselect(crossing, inside, sides);
    const before = load<u16>(codes);
    saveMeeting(codes, i64x2.bitmask(closed), i64x2.bitmask(interiors));
    const kept = (decided & 1 ? 0 : 0xff) | (decided & 2 ? 0 : 0xff00);
    store<u16>(codes, (load<u16>(codes) & ~kept) | (before & kept));
  }
  return isDone;
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function areMultiples(a: v128, b: v128, c: v128, d: v128, rounder: v128): v128 {
  return v128.and(
    v128.and(isMultiple(a, rounder), isMultiple(b, rounder)),
    v128.and(isMultiple(c, rounder), isMultiple(d, rounder)),
  );
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function isMultiple(value: v128, rounder: v128): v128 {
  return f64x2.eq(f64x2.sub(f64x2.add(value, rounder), rounder), value);
}

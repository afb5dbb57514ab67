/** Sorting ends of boxes by their numbers, and equal ones by their kinds: digit by digit, as integers. */

/** Kinds are below this one, whose ends are left out. */
export const NONE = 4;

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;
const LAST: number = DIGITS - 1;
/** Where a double's lower half lies among its two. */
const LOWER: 0 | 1 = /* @__PURE__ */ new Uint32Array(/* @__PURE__ */ Float64Array.of(1).buffer)[0] === 0 ? 0 : 1;

/** Which end comes at each place. The numbers, none of them NaN or −0, are lost. */
export function sortEnds(ends: Float64Array, kinds: Uint8Array): Int32Array {
  const halves = new Uint32Array(ends.buffer);
  const signs = new Int32Array(ends.buffer);
  for (let at = 0; at < halves.length; at += 2) {
    // As unsigned integers in the order of the doubles: negative ones upside down.
    const flips = (signs[at + 1 - LOWER] as number) >> 31;
    signs[at + LOWER] = (signs[at + LOWER] as number) ^ flips;
    signs[at + 1 - LOWER] = (signs[at + 1 - LOWER] as number) ^ (flips | 0x80000000);
  }
  let order = new Int32Array(ends.length);
  let count = 0;
  for (let kind = 0; kind < NONE; kind++) {
    for (let end = 0; end < kinds.length; end++) if (kinds[end] === kind) order[count++] = end;
  }
  order = order.subarray(0, count);
  let other = new Int32Array(count);
  const places = new Int32Array(DIGITS);
  for (const half of [LOWER, 1 - LOWER]) {
    for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
      places.fill(0);
      let digit = 0;
      for (let at = 0; at < count; at++) {
        digit = ((halves[2 * (order[at] as number) + half] as number) >>> shift) & LAST;
        places[digit] = (places[digit] as number) + 1;
      }
      if (places[digit] === count) continue;
      let place = 0;
      for (digit = 0; digit < DIGITS; digit++) {
        const size = places[digit] as number;
        places[digit] = place;
        place += size;
      }
      for (let at = 0; at < count; at++) {
        const end = order[at] as number;
        digit = ((halves[2 * end + half] as number) >>> shift) & LAST;
        const to = places[digit] as number;
        places[digit] = to + 1;
        other[to] = end;
      }
      [order, other] = [other, order];
    }
  }
  return order;
}

/** Sorting ends of boxes by their numbers, and equal ones by their kinds: digit by digit, as integers. */

/** Kinds are below this one, whose ends are left out. */
export const NONE = 4;

/** Digits of a number, from the last: which half they are in, and how far up. */
const DIGITS = [0, 11, 22, 32, 43, 54];
const VALUES = 1 << 11;
const LAST: number = VALUES - 1;
/** Of an end, its number's lower and upper half, and which it is. */
const WORDS = 3;
/** Where a double's lower half lies among its two. */
const LOWER: 0 | 1 = /* @__PURE__ */ new Uint32Array(/* @__PURE__ */ Float64Array.of(1).buffer)[0] === 0 ? 0 : 1;

/** Which end comes at each place. No number is NaN or −0. */
export function sortEnds(ends: Float64Array, kinds: Uint8Array): Int32Array {
  const halves = new Int32Array(ends.buffer);
  // Numbers go along with their ends: looked up, each would be far from the one before.
  let words = new Int32Array(WORDS * ends.length);
  let size = 0;
  for (let kind = 0; kind < NONE; kind++) {
    for (let end = 0; end < kinds.length; end++) {
      if (kinds[end] !== kind) continue;
      const upper = halves[2 * end + 1 - LOWER] as number;
      // As unsigned integers in the order of the doubles: negative ones upside down.
      const flips = upper >> 31;
      words[size] = (halves[2 * end + LOWER] as number) ^ flips;
      words[size + 1] = upper ^ (flips | 0x80000000);
      words[size + 2] = end;
      size += WORDS;
    }
  }
  words = words.subarray(0, size);
  let other = new Int32Array(size);
  const places = new Int32Array(VALUES);
  for (const digit of DIGITS) {
    const word = digit >> 5;
    const shift = digit & 31;
    places.fill(0);
    let value = 0;
    for (let at = word; at < size; at += WORDS) {
      value = ((words[at] as number) >>> shift) & LAST;
      places[value] = (places[value] as number) + WORDS;
    }
    // All are equal in it.
    if (places[value] === size) continue;
    let place = 0;
    for (value = 0; value < VALUES; value++) {
      const next = place + (places[value] as number);
      places[value] = place;
      place = next;
    }
    for (let at = 0; at < size; at += WORDS) {
      value = ((words[at + word] as number) >>> shift) & LAST;
      const to = places[value] as number;
      places[value] = to + WORDS;
      other[to] = words[at] as number;
      other[to + 1] = words[at + 1] as number;
      other[to + 2] = words[at + 2] as number;
    }
    [words, other] = [other, words];
  }
  const order = new Int32Array(size / WORDS);
  for (let k = 0; k < order.length; k++) order[k] = words[WORDS * k + 2] as number;
  return order;
}

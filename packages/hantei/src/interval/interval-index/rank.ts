/**
 * From values to their ranks, by sorting them as whole numbers of 64 bits: doubles and integers alike, and without ever making
 * a bigint of them.
 */
import type { Values } from "./values.js";

/** The different values among many, ascending; where each of the many lies among these, ascending, and its rank in `values`. */
export interface Ranked {
  readonly values: Values;
  readonly order: Uint32Array;
  readonly ranks: Uint32Array;
}

/** Keys of 64 bits in two halves, and whose they are. */
interface Items {
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  readonly ids: Uint32Array;
}

/** Bits of a digit: as many counters as stay in the nearest cache. */
const DIGIT_BITS = 11;
const DIGITS = 2048;
/** Where the digits of each half of a key begin. */
const SHIFTS: readonly number[] = [0, DIGIT_BITS, 2 * DIGIT_BITS];
const SIGN = 0x8000_0000;

/** Ranks values that hold no NaN; −0 and 0 are one. Equal ones stay in their order. */
export function rank(all: Values): Ranked {
  const { length } = all;
  const { low, high, ids } = sortByKey(keysOf(all), emptyItems(length));
  const ranks = new Uint32Array(length);
  const values = all.slice();
  let count = 0;
  for (let at = 0; at < length; at++) {
    const isNew = at === 0 || low[at] !== low[at - 1] || high[at] !== high[at - 1];
    if (isNew) values[count++] = all[ids[at] as number] as number & bigint;
    ranks[at] = count - 1;
  }
  return { values: values.slice(0, count), order: ids, ranks };
}

/** Keys that lie, as whole numbers without a sign, in the values' order. */
function keysOf(all: Values): Items {
  const items = emptyItems(all.length);
  const isDouble = all instanceof Float64Array;
  // + 0 makes 0 of −0.
  const words = new Uint32Array(isDouble ? all.map((value) => value + 0).buffer : all.slice().buffer);
  const lowFirst = new Uint8Array(Uint32Array.of(1).buffer)[0] as number;
  for (let at = 0; at < all.length; at++) {
    const low = words[2 * at + 1 - lowFirst] as number;
    const high = words[2 * at + lowFirst] as number;
    // Doubles below zero count down as their bits count up.
    const flipped = isDouble && high >= SIGN;
    items.low[at] = flipped ? ~low : low;
    items.high[at] = flipped ? ~high : high ^ SIGN;
    items.ids[at] = at;
  }
  return items;
}

function emptyItems(length: number): Items {
  return { low: new Uint32Array(length), high: new Uint32Array(length), ids: new Uint32Array(length) };
}

/** Sorts by one digit after another, the lowest first; digits that are the same in all keys cost one look. */
function sortByKey(items: Items, scratch: Items): Items {
  let [source, target] = [items, scratch];
  for (const half of ["low", "high"] as const) {
    for (const shift of SHIFTS) {
      if (!moveByDigit(source, target, source[half], shift)) continue;
      [source, target] = [target, source];
    }
  }
  return source;
}

/** Moves all in the order of one digit; what ties stays in its order. False where the digit is the same in all. */
function moveByDigit(source: Items, target: Items, keys: Uint32Array, shift: number): boolean {
  const { length } = keys;
  const next = new Uint32Array(DIGITS);
  for (let at = 0; at < length; at++) {
    const digit = ((keys[at] as number) >>> shift) & (DIGITS - 1);
    next[digit] = (next[digit] as number) + 1;
  }
  if (length === 0 || next[((keys[0] as number) >>> shift) & (DIGITS - 1)] === length) return false;
  let sum = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = next[digit] as number;
    next[digit] = sum;
    sum += count;
  }
  for (let at = 0; at < length; at++) {
    const digit = ((keys[at] as number) >>> shift) & (DIGITS - 1);
    const place = next[digit] as number;
    next[digit] = place + 1;
    target.low[place] = source.low[at] as number;
    target.high[place] = source.high[at] as number;
    target.ids[place] = source.ids[at] as number;
  }
  return true;
}

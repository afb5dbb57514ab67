/** Keys of the boxes of a stretch: a place along the curve, of 16 bits, and below it a box's number within the stretch. */

const NUMBER_BITS = 16;
/** So many boxes at most have numbers that a key has room for. */
export const STRETCH: number = 1 << NUMBER_BITS;
/** Up to so many keys, inserting each where it belongs is faster than counting. */
const FEW = 48;

/** Keys, and room for sorting them. */
export interface Keys {
  readonly keys: Uint32Array;
  readonly otherKeys: Uint32Array;
  /** Of 512 numbers. */
  readonly counts: Uint32Array;
}

/** The key of a box; to be stored without its sign. */
export function keyOf(place: number, number: number): number {
  return (place << NUMBER_BITS) | number;
}

export function placeOfKey(key: number): number {
  return key >>> NUMBER_BITS;
}

export function numberOfKey(key: number): number {
  return key & ((1 << NUMBER_BITS) - 1);
}

/** Sorts the first so many keys by their places. */
export function sortKeys(given: Keys, count: number): void {
  if (count <= FEW) insertKeys(given.keys, count);
  else countKeys(given, count);
}

/** Sorts keys in two stable passes of counting. */
function countKeys({ keys, otherKeys, counts }: Keys, count: number): void {
  counts.fill(0);
  for (let i = 0; i < count; i++) {
    const key = keys[i] as number;
    const low = (key >>> NUMBER_BITS) & 255;
    const high = 256 + (key >>> (NUMBER_BITS + 8));
    counts[low] = (counts[low] as number) + 1;
    counts[high] = (counts[high] as number) + 1;
  }
  let low = 0;
  let high = 0;
  for (let digit = 0; digit < 256; digit++) {
    const inLow = counts[digit] as number;
    const inHigh = counts[256 + digit] as number;
    counts[digit] = low;
    counts[256 + digit] = high;
    low += inLow;
    high += inHigh;
  }
  for (let i = 0; i < count; i++) {
    const key = keys[i] as number;
    const digit = (key >>> NUMBER_BITS) & 255;
    const to = counts[digit] as number;
    counts[digit] = to + 1;
    otherKeys[to] = key;
  }
  for (let i = 0; i < count; i++) {
    const key = otherKeys[i] as number;
    const digit = 256 + (key >>> (NUMBER_BITS + 8));
    const to = counts[digit] as number;
    counts[digit] = to + 1;
    keys[to] = key;
  }
}

/** Sorts a few keys. */
function insertKeys(keys: Uint32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const key = keys[i] as number;
    let at = i;
    while (at > 0 && (keys[at - 1] as number) > key) {
      keys[at] = keys[at - 1] as number;
      at--;
    }
    keys[at] = key;
  }
}

/** Counting costs about as much for so many boxes as sorting does for a pair. */
const BOXES_A_PAIR = 16;

/**
 * Sorts pairs by first, then by second: two stable counting sorts, the second number first, so that the time grows with the
 * pairs alone. Few pairs of many boxes are sorted as numbers: nothing is laid out for boxes that are in none.
 *
 * @param firsts - How many boxes the first numbers count; `seconds` likewise.
 */
export function sortPairs(pairs: Uint32Array, firsts: number, seconds: number): Uint32Array {
  const areFew = (pairs.length / 2) * BOXES_A_PAIR < firsts + seconds;
  if (areFew && firsts * seconds <= Number.MAX_SAFE_INTEGER) return asNumbers(pairs, seconds);
  return bySlot(bySlot(pairs, 1, seconds), 0, firsts);
}

/** Each pair as first · seconds + second, exactly. */
function asNumbers(pairs: Uint32Array, seconds: number): Uint32Array {
  const keys = new Float64Array(pairs.length / 2);
  for (let k = 0; k < keys.length; k++) keys[k] = (pairs[2 * k] as number) * seconds + (pairs[2 * k + 1] as number);
  keys.sort();
  const sorted = new Uint32Array(pairs.length);
  for (let k = 0; k < keys.length; k++) {
    const key = keys[k] as number;
    // Below 2⁵³, a quotient is never rounded up to the next whole number.
    const first = Math.floor(key / seconds);
    sorted[2 * k] = first;
    sorted[2 * k + 1] = key - first * seconds;
  }
  return sorted;
}

function bySlot(pairs: Uint32Array, slot: 0 | 1, range: number): Uint32Array {
  const starts = new Uint32Array(range + 1);
  for (let k = slot; k < pairs.length; k += 2) {
    const at = (pairs[k] as number) + 1;
    starts[at] = (starts[at] as number) + 2;
  }
  for (let at = 1; at <= range; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const sorted = new Uint32Array(pairs.length);
  for (let k = 0; k < pairs.length; k += 2) {
    const at = pairs[k + slot] as number;
    const target = starts[at] as number;
    starts[at] = target + 2;
    sorted[target] = pairs[k] as number;
    sorted[target + 1] = pairs[k + 1] as number;
  }
  return sorted;
}

/**
 * Sorts pairs by first, then by second: two stable counting sorts, the second number first, so that the time grows with the
 * pairs alone.
 *
 * @param firsts - How many boxes the first numbers count; `seconds` likewise.
 */
export function sortPairs(pairs: Uint32Array, firsts: number, seconds: number): Uint32Array {
  return bySlot(bySlot(pairs, 1, seconds), 0, firsts);
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

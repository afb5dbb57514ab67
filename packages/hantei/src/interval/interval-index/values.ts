/**
 * Whatever an index holds, it asks for order only: so ends become their ranks among all different ends, small integers, and
 * one code serves doubles and 64-bit integers, both exactly.
 */

/** Ends as they were given: doubles, or 64-bit integers. */
export type Values = Float64Array | BigInt64Array;

/** What −Infinity and Infinity are among 64-bit integers. */
export const LEAST: bigint = -0x8000_0000_0000_0000n;
export const GREATEST: bigint = 0x7fff_ffff_ffff_ffffn;

/** −Infinity and Infinity among values of a type. */
export function infinitiesOf(areDoubles: boolean): readonly [past: number | bigint, future: number | bigint] {
  return areDoubles ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [LEAST, GREATEST];
}

/** How many of ascending values are below one, `from` of which are known to be; looks twice as far ahead each time. */
function rankOf(values: Values, value: number | bigint, from: number): number {
  let low = from;
  let high = values.length;
  // From the start on, by halves: a value may be anywhere.
  for (let step = 1; from > 0 && low + step < high; step *= 2) {
    if ((values[low + step] as number | bigint) < value) low += step + 1;
    else high = low + step;
  }
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number | bigint) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A value's place on a ruler on which the values lie at 0, 2, 4, …: an even number where it is one of them, an odd one where
 * it lies between two, or beyond the ends.
 *
 * @param after - A place that is not after it, from which it is not far.
 */
export function placeOf(values: Values, value: number | bigint, after = 0): number {
  const rank = rankOf(values, value, (after + 1) >> 1);
  return values[rank] === value ? 2 * rank : 2 * rank - 1;
}

/** For two ascending lists of different values, the rank of each value in the union of both. */
export function commonRanks(a: Values, b: Values): [a: Uint32Array, b: Uint32Array] {
  const [ranksA, ranksB] = [new Uint32Array(a.length), new Uint32Array(b.length)];
  let atA = 0;
  let atB = 0;
  for (let rank = 0; atA < a.length || atB < b.length; rank++) {
    const valueA = a[atA];
    const valueB = b[atB];
    const takesA = valueB === undefined || (valueA !== undefined && valueA <= valueB);
    const takesB = valueA === undefined || (valueB !== undefined && valueB <= valueA);
    if (takesA) ranksA[atA++] = rank;
    if (takesB) ranksB[atB++] = rank;
  }
  return [ranksA, ranksB];
}

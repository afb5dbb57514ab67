/** The value that has so many before it in ascending order, without sorting all of them. */

/** Rounds of halving after which what is left is sorted, so that no order of the input takes longer than sorting does. */
const MOST_ROUNDS = 64;

/** Reorders `values` (Hoare, "Algorithm 65: Find", 1961). */
export function nthLeast(values: Float64Array, n: number): number {
  let [first, last] = [0, values.length - 1];
  for (let round = 0; first < last; round++) {
    if (round === MOST_ROUNDS) {
      values.subarray(first, last + 1).sort();
      break;
    }
    const pivot = middleOf(values[first] as number, values[(first + last) >> 1] as number, values[last] as number);
    let [i, j] = [first, last];
    while (i <= j) {
      while ((values[i] as number) < pivot) i++;
      while ((values[j] as number) > pivot) j--;
      if (i > j) break;
      const value = values[i] as number;
      values[i++] = values[j] as number;
      values[j--] = value;
    }
    // Between the two lie only values that equal the pivot.
    if (n <= j) last = j;
    else if (n >= i) first = i;
    else break;
  }
  return values[n] as number;
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

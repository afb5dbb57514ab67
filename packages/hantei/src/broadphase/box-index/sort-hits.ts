/** Sorting what was found by a measure, and where that is equal, by id. */

/** Up to so many, inserting each where it belongs is faster than merging. */
const RUN = 12;

/** More in one bucket would take long to insert. */
const CROWD = 16;
/** More are merged: this bounds the room for counts. */
const MOST = 4096;
const starts: Int32Array = /* @__PURE__ */ new Int32Array(2 * MOST + 1);

/**
 * Sorts the first `count` values, ascending, and their ids with them, into other arrays, where they are spread evenly enough:
 * along a ray they mostly are. Each goes to one of twice as many buckets; no branch depends on it.
 *
 * @returns Whether it did; if not, the other arrays are as they were.
 */
export function sortByBuckets(
  values: Float64Array,
  ids: Uint32Array,
  otherValues: Float64Array,
  otherIds: Uint32Array,
  count: number,
): boolean {
  if (count <= RUN || count > MOST) return false;
  let least = values[0] as number;
  let greatest = least;
  for (let at = 1; at < count; at++) {
    const value = values[at] as number;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  // A bucket of its own for the greatest; each step is monotone, rounded as it is.
  const buckets = 2 * count;
  const scale = (buckets - 1) / (greatest - least);
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return false;
  // By hand: calls of `fill`, `set` and `subarray` would cost more than the sort of some dozens.
  for (let bucket = 0; bucket <= buckets; bucket++) starts[bucket] = 0;
  for (let at = 0; at < count; at++) {
    const value = values[at] as number;
    const bucket = ((value - least) * scale) | 0;
    starts[bucket] = ((starts[bucket] as number) + 1) | 0;
  }
  let sum = 0;
  for (let bucket = 0; bucket <= buckets; bucket++) {
    const size = starts[bucket] as number;
    if (size > CROWD) return false;
    starts[bucket] = sum;
    sum = (sum + size) | 0;
  }
  for (let at = 0; at < count; at++) {
    const value = values[at] as number;
    const bucket = ((value - least) * scale) | 0;
    const to = starts[bucket] as number;
    starts[bucket] = (to + 1) | 0;
    otherValues[to] = value;
    otherIds[to] = ids[at] as number;
  }
  insert(otherValues, otherIds, 0, count);
  return true;
}

/** Sorts the first `count` values, ascending, and their ids with them; needs room for as many more. */
export function sortByMerging(
  values: Float64Array,
  ids: Uint32Array,
  otherValues: Float64Array,
  otherIds: Uint32Array,
  count: number,
): void {
  for (let from = 0; from < count; from += RUN) insert(values, ids, from, Math.min(from + RUN, count));
  for (let run = RUN; run < count; run *= 2) {
    for (let from = 0; from + run < count; from += 2 * run) {
      merge(values, ids, otherValues, otherIds, from, from + run, Math.min(from + 2 * run, count));
    }
  }
}

function insert(values: Float64Array, ids: Uint32Array, from: number, to: number): void {
  let before = values[from] as number;
  for (let next = from + 1; next < to; next++) {
    const value = values[next] as number;
    if (before < value) {
      before = value;
      continue;
    }
    const id = ids[next] as number;
    let at = next;
    while (at > from) {
      const other = values[at - 1] as number;
      if (other < value || (other === value && (ids[at - 1] as number) < id)) break;
      values[at] = other;
      ids[at] = ids[at - 1] as number;
      at--;
    }
    values[at] = value;
    ids[at] = id;
  }
}

/** Merges two runs that follow each other; the first is set aside, the second never overtaken. */
function merge(
  values: Float64Array,
  ids: Uint32Array,
  otherValues: Float64Array,
  otherIds: Uint32Array,
  from: number,
  middle: number,
  to: number,
): void {
  for (let at = from; at < middle; at++) {
    otherValues[at] = values[at] as number;
    otherIds[at] = ids[at] as number;
  }
  let left = from;
  let right = middle;
  let at = from;
  while (left < middle && right < to) {
    const a = otherValues[left] as number;
    const b = values[right] as number;
    const isLeft = a < b || (a === b && (otherIds[left] as number) < (ids[right] as number));
    values[at] = isLeft ? a : b;
    ids[at] = isLeft ? (otherIds[left] as number) : (ids[right] as number);
    if (isLeft) left++;
    else right++;
    at++;
  }
  for (; left < middle; left++, at++) {
    values[at] = otherValues[left] as number;
    ids[at] = otherIds[left] as number;
  }
}

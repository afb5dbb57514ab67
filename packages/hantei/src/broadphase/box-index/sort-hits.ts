/** Sorting what was found by a measure, and where that is equal, by id. */

/** Up to so many, inserting each where it belongs is faster than merging. */
const RUN = 12;

/** Sorts the first `count` values, ascending, and their ids with them; needs room for as many more. */
export function sortHits(
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
  for (let next = from + 1; next < to; next++) {
    const value = values[next] as number;
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

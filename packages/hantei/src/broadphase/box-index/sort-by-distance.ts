/** Boxes by distance, then by id: dealt into buckets, so that of many only those wanted are sorted, and in a time that grows with them alone. */

/** Distances and the ids of the boxes that are so far away. */
export interface Row {
  readonly values: Float64Array;
  readonly ids: Uint32Array;
}

/** So few are sorted as they are. */
const FEW = 24;
/** Boxes a bucket, where they are spread evenly. */
const BOXES_A_BUCKET = 2;
/** So many buckets are kept. */
const KEPT = 8192;

/** Where the next of each bucket goes; before that, how many there are. */
const keptStarts: Uint32Array = /* @__PURE__ */ new Uint32Array(KEPT + 1);

/** Sorts the first `size` of a row into another, of which only the first `wanted` need be right. */
export function sortByDistance(from: Row, size: number, wanted: number, to: Row): void {
  let farthest = 0;
  for (let k = 0; k < size; k++) farthest = Math.max(farthest, from.values[k] as number);
  const buckets = Math.ceil(size / BOXES_A_BUCKET);
  // Within a distance lie as many as its square says, where boxes lie evenly.
  const scale = Math.sqrt(buckets - 1) / farthest;
  if (size <= FEW || !(scale > 0 && scale < Number.POSITIVE_INFINITY)) {
    to.values.set(from.values.subarray(0, size));
    to.ids.set(from.ids.subarray(0, size));
    sortRange(to, 0, size);
    return;
  }
  const starts = buckets > KEPT ? new Uint32Array(buckets + 1) : keptStarts;
  deal(from, size, scale, buckets, starts, to);
  let start = 0;
  for (let bucket = 0; bucket < buckets && start < wanted; bucket++) {
    const end = starts[bucket] as number;
    if (end - start > 1) sortRange(to, start, end);
    start = end;
  }
}

/** Deals boxes into buckets; `starts` says where each ends. */
function deal(from: Row, size: number, scale: number, buckets: number, starts: Uint32Array, to: Row): void {
  starts.fill(0, 0, buckets + 1);
  for (let k = 0; k < size; k++) {
    const next = bucketOf(from.values[k] as number, scale) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let bucket = 1; bucket <= buckets; bucket++)
    starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number);
  for (let k = 0; k < size; k++) {
    const value = from.values[k] as number;
    const bucket = bucketOf(value, scale);
    const at = starts[bucket] as number;
    starts[bucket] = at + 1;
    to.values[at] = value;
    to.ids[at] = from.ids[k] as number;
  }
}

/** Monotone, rounded as it is. */
function bucketOf(value: number, scale: number): number {
  const root = value * scale;
  return Math.floor(root * root);
}

/** Sorts a few by insertion; more that lie in one bucket, which are mostly just as far away, as a whole. */
function sortRange({ values, ids }: Row, from: number, to: number): void {
  if (to - from > FEW) {
    sortCrowd(values.subarray(from, to), ids.subarray(from, to));
    return;
  }
  for (let at = from + 1; at < to; at++) {
    const value = values[at] as number;
    const id = ids[at] as number;
    let hole = at;
    while (hole > from) {
      const other = values[hole - 1] as number;
      if (other < value || (other === value && (ids[hole - 1] as number) < id)) break;
      values[hole] = other;
      ids[hole] = ids[hole - 1] as number;
      hole--;
    }
    values[hole] = value;
    ids[hole] = id;
  }
}

function sortCrowd(values: Float64Array, ids: Uint32Array): void {
  const [first] = values;
  if (values.every((value) => value === first)) {
    ids.sort();
    return;
  }
  const order = Array.from(ids.keys());
  order.sort((a, b) => (values[a] as number) - (values[b] as number) || (ids[a] as number) - (ids[b] as number));
  const [oldValues, oldIds] = [values.slice(), ids.slice()];
  for (const [at, old] of order.entries()) {
    values[at] = oldValues[old] as number;
    ids[at] = oldIds[old] as number;
  }
}

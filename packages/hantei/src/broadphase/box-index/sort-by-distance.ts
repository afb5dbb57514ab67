/** Boxes by distance, then by id: dealt into buckets, so that of many only those wanted are sorted. */

/** Distances and the ids of the boxes that are so far away. */
export interface Row {
  readonly values: Float64Array;
  readonly ids: Uint32Array;
}

/** So few are sorted by insertion. */
const FEW = 24;
/** Boxes a bucket, where as many are at each distance. */
const BOXES_A_BUCKET = 2;
/** So often what is crowded in one bucket is dealt out again: others far off may have made it so wide. */
const MOST_DEALS = 3;
/** So many buckets are kept. */
const KEPT = 8192;

/** Where the next of each bucket goes; before that, how many there are. */
const keptPlaces: Uint32Array = /* @__PURE__ */ new Uint32Array(KEPT);

/** Sorts the first `size` of a row, of which only the first `wanted` need be right. The other row is as long, and for use meanwhile. */
export function sortByDistance(row: Row, size: number, wanted: number, other: Row): void {
  sortRange(row, 0, size, wanted, other, 0);
}

function sortRange(row: Row, from: number, to: number, wanted: number, other: Row, deals: number): void {
  if (to - from <= FEW) {
    insertionSort(row, from, to);
    return;
  }
  const ends = deals < MOST_DEALS ? deal(row, from, to, other, deals) : undefined;
  if (ends === undefined) {
    sortCrowd(row, from, to);
    return;
  }
  let start = from;
  for (let bucket = 0; start < to && start < wanted; bucket++) {
    const end = ends[bucket] as number;
    if (end - start > 1) sortRange(row, start, end, wanted, other, deals + 1);
    start = end;
  }
}

/** Deals a range into buckets; gives where each ends; undefined where one distance is all there is, or they cannot be told apart so. */
function deal(row: Row, from: number, to: number, other: Row, deals: number): Uint32Array | undefined {
  const { values, ids } = row;
  let nearest = Number.POSITIVE_INFINITY;
  let farthest = 0;
  for (let k = from; k < to; k++) {
    const value = values[k] as number;
    if (value < nearest) nearest = value;
    if (value > farthest && value < Number.POSITIVE_INFINITY) farthest = value;
  }
  const buckets = Math.ceil((to - from) / BOXES_A_BUCKET);
  const scale = (buckets - 1) / (farthest - nearest);
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return undefined;
  const places = deals === 0 && buckets <= KEPT ? keptPlaces.fill(0, 0, buckets) : new Uint32Array(buckets);
  for (let k = from; k < to; k++) {
    const bucket = bucketOf(values[k] as number, nearest, scale, buckets);
    places[bucket] = (places[bucket] as number) + 1;
  }
  let place = from;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const many = places[bucket] as number;
    places[bucket] = place;
    place += many;
  }
  for (let k = from; k < to; k++) {
    const value = values[k] as number;
    const bucket = bucketOf(value, nearest, scale, buckets);
    const at = places[bucket] as number;
    places[bucket] = at + 1;
    other.values[at] = value;
    other.ids[at] = ids[k] as number;
  }
  values.set(other.values.subarray(from, to), from);
  ids.set(other.ids.subarray(from, to), from);
  return places;
}

/** Never falls where the distance rises, rounded as it is; infinite ones are in the last. */
function bucketOf(value: number, nearest: number, scale: number, buckets: number): number {
  return Math.min(Math.floor((value - nearest) * scale), buckets - 1);
}

function insertionSort({ values, ids }: Row, from: number, to: number): void {
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

/** Sorts what lies together, which is mostly just as far away. */
function sortCrowd({ values, ids }: Row, from: number, to: number): void {
  const oldValues = values.slice(from, to);
  const oldIds = ids.slice(from, to);
  const [first] = oldValues;
  if (oldValues.every((value) => value === first)) {
    ids.subarray(from, to).sort();
    return;
  }
  const order = Uint32Array.from(oldIds.keys()).sort((a, b) => {
    const [one, other] = [oldValues[a] as number, oldValues[b] as number];
    return one < other ? -1 : one > other ? 1 : (oldIds[a] as number) - (oldIds[b] as number);
  });
  for (let at = 0; at < order.length; at++) {
    values[from + at] = oldValues[order[at] as number] as number;
    ids[from + at] = oldIds[order[at] as number] as number;
  }
}

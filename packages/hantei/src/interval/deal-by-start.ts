import type { Queue } from "./time-order.js";

/** Slots a bucket, where they start evenly. */
const SLOTS_A_BUCKET = 4;

/**
 * Deals the places `from` to `to` (without) into buckets by start, so that no bucket's slot starts before those of the buckets
 * before it. What is in one bucket stays in its order.
 *
 * @returns Where each bucket ends; undefined, and nothing is done, where they cannot be told apart so.
 */
export function dealByStart(queue: Queue, scratch: Queue, from: number, to: number): Uint32Array | undefined {
  const { starts } = queue;
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let at = from; at < to; at++) {
    const start = starts[at] as number;
    if (start > greatest) greatest = start;
    if (start < least && start > Number.NEGATIVE_INFINITY) least = start;
  }
  const buckets = Math.ceil((to - from) / SLOTS_A_BUCKET);
  const scale = (buckets - 1) / (greatest - least);
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return undefined;

  // How many there are in each; then where each starts; then, when all are dealt, where it ends.
  const places = new Uint32Array(buckets);
  for (let at = from; at < to; at++) {
    const bucket = bucketOf(starts[at] as number, least, scale, buckets);
    places[bucket] = (places[bucket] as number) + 1;
  }
  let place = from;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const many = places[bucket] as number;
    places[bucket] = place;
    place += many;
  }
  for (let at = from; at < to; at++) {
    const start = starts[at] as number;
    const bucket = bucketOf(start, least, scale, buckets);
    const into = places[bucket] as number;
    places[bucket] = into + 1;
    scratch.ids[into] = queue.ids[at] as number;
    scratch.starts[into] = start;
    scratch.ends[into] = queue.ends[at] as number;
  }
  queue.ids.set(scratch.ids.subarray(from, to), from);
  queue.starts.set(scratch.starts.subarray(from, to), from);
  queue.ends.set(scratch.ends.subarray(from, to), from);
  return places;
}

/** Never falls where the start rises, rounded as it is. What starts at −∞ is in the first. */
function bucketOf(start: number, least: number, scale: number, buckets: number): number {
  const place = (start - least) * scale;
  return place > 0 ? Math.min(Math.floor(place), buckets - 1) : 0;
}

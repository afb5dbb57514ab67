import { dealByStart } from "./deal-by-start.js";
import { areInOrder, mergeSort } from "./merge-sort.js";
import type { Keys } from "./slots.js";

/** Slots under their own numbers, with their keys beside them, so that sorting reads memory in a row. */
export interface Queue extends Keys {
  readonly ids: Uint32Array;
}

/** A queue with room for so many slots. */
export function emptyQueue(length: number, areValues: boolean): Queue {
  return { ids: new Uint32Array(length), starts: new Float64Array(length), ends: new Float64Array(length), areValues };
}

/** A queue of the slots named, in that order. */
export function queueOf(keys: Keys, ids: Uint32Array): Queue {
  const queue = emptyQueue(ids.length, keys.areValues);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    queue.ids[at] = id;
    queue.starts[at] = keys.starts[id] as number;
    queue.ends[at] = keys.ends[id] as number;
  }
  return queue;
}

/** All slots by start, then end. */
export function timeOrder(keys: Keys): Queue {
  const { length } = keys.starts;
  const queue = queueOf(
    keys,
    Uint32Array.from({ length }, (_, id) => id),
  );
  sortByTime(queue, emptyQueue(length, keys.areValues), 0, length);
  return queue;
}

/** Fewer are not worth dealing out. */
const FEW = 200;
/** So often what was dealt to one place is dealt out again, before it is merged. */
const MOST_DEALS = 2;

/**
 * Sorts the places `from` to `to` (without) by start, then end, so that of those that start together the ones of length 0
 * come first. What ties stays in its order.
 *
 * @param scratch - As long as the queue.
 * @param deals - How often they have been dealt out before.
 */
export function sortByTime(queue: Queue, scratch: Queue, from: number, to: number, deals = 0): void {
  if (to - from < FEW || deals === MOST_DEALS) {
    mergeSort(queue, scratch, from, to);
    return;
  }
  if (areInOrder(queue, from, to)) return;
  const ends = dealByStart(queue, scratch, from, to);
  if (ends === undefined) {
    mergeSort(queue, scratch, from, to);
    return;
  }
  let start = from;
  for (let bucket = 0; bucket < ends.length; bucket++) {
    const end = ends[bucket] as number;
    if (end - start > 1) sortByTime(queue, scratch, start, end, deals + 1);
    start = end;
  }
}

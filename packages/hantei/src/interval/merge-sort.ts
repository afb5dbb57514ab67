/** Sorting a queue by comparing alone. */
import type { Keys } from "./slots.js";
import type { Queue } from "./time-order.js";

/** Below this length a run is sorted by insertion: moving a few neighbors costs less than merging them. */
const INSERTION_RUN = 16;

/** As `sortByTime`, however the starts are spread: merges runs from below, and leaves alone what is in order already. */
export function mergeSort(queue: Queue, scratch: Queue, from: number, to: number): void {
  for (let at = from; at < to; at += INSERTION_RUN) insertionSort(queue, at, Math.min(at + INSERTION_RUN, to));
  for (let run = INSERTION_RUN; run < to - from; run *= 2) {
    for (let low = from; low + run < to; low += 2 * run) {
      mergeRuns(queue, scratch, low, low + run, Math.min(low + 2 * run, to));
    }
  }
}

/** Whether all are in order. */
export function areInOrder(keys: Keys, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) if (!inOrder(keys, at - 1, at)) return false;
  return true;
}

/** Whether the slot at place `a` comes before the one at `b`, or ties with it. */
function inOrder({ starts, ends }: Keys, a: number, b: number): boolean {
  const startA = starts[a] as number;
  const startB = starts[b] as number;
  return startA < startB || (startA === startB && (ends[a] as number) <= (ends[b] as number));
}

function insertionSort({ ids, starts, ends }: Queue, from: number, to: number): void {
  for (let at = from + 1; at < to; at++) {
    const id = ids[at] as number;
    const start = starts[at] as number;
    const end = ends[at] as number;
    let hole = at;
    while (hole > from) {
      const other = starts[hole - 1] as number;
      if (other < start || (other === start && (ends[hole - 1] as number) <= end)) break;
      ids[hole] = ids[hole - 1] as number;
      starts[hole] = other;
      ends[hole] = ends[hole - 1] as number;
      hole--;
    }
    ids[hole] = id;
    starts[hole] = start;
    ends[hole] = end;
  }
}

/** Merges two sorted neighbors, the first of which is copied out to make room. */
function mergeRuns(queue: Queue, scratch: Queue, from: number, middle: number, to: number): void {
  if (inOrder(queue, middle - 1, middle)) return;
  copy(queue, from, middle, scratch, from);
  let left = from;
  let right = middle;
  let out = from;
  while (left < middle && right < to) {
    const startA = scratch.starts[left] as number;
    const startB = queue.starts[right] as number;
    const leftFirst =
      startA < startB || (startA === startB && (scratch.ends[left] as number) <= (queue.ends[right] as number));
    if (leftFirst) move(scratch, left++, queue, out++);
    else move(queue, right++, queue, out++);
  }
  copy(scratch, left, middle, queue, out);
}

function move(source: Queue, from: number, target: Queue, to: number): void {
  target.ids[to] = source.ids[from] as number;
  target.starts[to] = source.starts[from] as number;
  target.ends[to] = source.ends[from] as number;
}

/** By a loop: most runs are short, and `set` would want a view made of each. */
function copy(source: Queue, from: number, to: number, target: Queue, at: number): void {
  for (let place = from; place < to; place++) move(source, place, target, at + place - from);
}

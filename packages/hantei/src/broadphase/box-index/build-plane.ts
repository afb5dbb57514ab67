/** Building an index of the plane with kernels: stretch by stretch through their memory, in which each fits the processor's cache. */
import {
  BOXES,
  type BoxIndexKernels,
  CROWDS,
  IDS_GIVEN,
  IDS_SORTED,
  MADE,
  MADE_CELLS,
  MADE_FRAMES,
  PLACES,
} from "../../kernels/box-index.js";
import { places } from "./hilbert.js";
import { FAN_OUT, type Tree } from "./layout.js";

/** Numbers of a box. */
const SIZE = 4;
/** Boxes of a frame, and frames that are fitted at once. */
const FRAME = FAN_OUT * FAN_OUT * FAN_OUT;
const FRAMES_AT_ONCE = 16;

/**
 * Sorts a stretch of up to 2¹⁴ boxes, as `order.ts` does.
 *
 * @param todo - Gets the crowds in it that are to be sorted on their own.
 * @returns False where all centers are equal: then nothing is done.
 */
export function sortByKernel(
  { memory, sortPlane }: BoxIndexKernels,
  { boxes, ids }: Tree,
  from: number,
  to: number,
  turn: number,
  todo: number[],
): boolean {
  const { buffer } = memory;
  const count = to - from;
  new Float64Array(buffer, BOXES, SIZE * count).set(boxes.subarray(SIZE * from, SIZE * to));
  new Uint32Array(buffer, IDS_GIVEN, count).set(ids.subarray(from, to));
  new Uint16Array(buffer, PLACES, places.length).set(places);
  const crowds = sortPlane(count, turn);
  if (crowds < 0) return false;
  boxes.set(new Float64Array(buffer, MADE, SIZE * count), SIZE * from);
  ids.set(new Uint32Array(buffer, IDS_SORTED, count), from);
  const ends = new Uint32Array(buffer, CROWDS, 2 * crowds);
  for (let at = 0; at < ends.length; at += 2)
    todo.push(from + (ends[at] as number), from + (ends[at + 1] as number), 0);
  return true;
}

/**
 * Fits the frames of the lowest tier that are full, as `bound.ts` does.
 *
 * @returns How many there are.
 */
export function fitByKernel({ memory, fitPlane }: BoxIndexKernels, tree: Tree): number {
  const { boxes, cells, count, firstBlock, firstEntry, frames } = tree;
  const { buffer } = memory;
  const full = Math.floor(count / FRAME);
  for (let frame = 0; frame < full; frame += FRAMES_AT_ONCE) {
    const many = Math.min(FRAMES_AT_ONCE, full - frame);
    const numbers = SIZE * FRAME * many;
    const from = SIZE * FRAME * frame;
    new Float64Array(buffer, BOXES, numbers).set(boxes.subarray(from, from + numbers));
    fitPlane(many);
    let made = MADE;
    let madeCells = MADE_CELLS;
    let share = FRAME;
    for (let level = 0; level < 3; level++) {
      const words = 2 * share * many;
      const firstCell = 2 * FAN_OUT * (firstBlock[level] as number) + 2 * share * frame;
      cells.set(new Int32Array(buffer, madeCells, words), firstCell);
      madeCells += 4 * words;
      share /= FAN_OUT;
      const above = SIZE * ((firstEntry[level + 1] as number) + share * frame);
      boxes.set(new Float64Array(buffer, made, SIZE * share * many), above);
      made += 8 * SIZE * share * many;
    }
    frames.set(new Float64Array(buffer, MADE_FRAMES, SIZE * many), SIZE * frame);
  }
  return full;
}

/**
 * Sorts stretches of boxes along Hilbert's curve, in grids of their own; and what is crowded in them, and so on.
 */
import { chooseGrid, grid, type Level, placeOf } from "./center-grid.js";
import { placeInPlane, turnOf } from "./hilbert.js";
import { ALL_QUARTERS, isMost, quarterOf, turnOfQuarter, wantsShells } from "./shells.js";
import { type Keys, keyOf, numberOfKey, placeOfKey, STRETCH, sortKeys } from "./sort-keys.js";

/** More boxes than this with one place are told apart in bounds of their own: two blocks, as a search reads whole blocks. */
const CROWD = 16;
/** By axes: cells a side when dealing out, and when sorting. */
export const DEALT: readonly number[] = [0, 0, 16, 8];
const SORTED: readonly number[] = [0, 0, 256, 32];
/** By axes: buckets of dealing out. */
export const BUCKETS: readonly number[] = [0, 0, 256, 512];

/** Turns how many each bucket gets into where it starts. */
export function accumulate(counts: Uint32Array): void {
  let sum = 0;
  for (let bucket = 0; bucket < counts.length; bucket++) {
    const size = counts[bucket] as number;
    counts[bucket] = sum;
    sum += size;
  }
}

/** Room for so many boxes of three axes is kept for the next sort: new arrays take longer than sorting a hundred boxes. */
const KEPT = 4096;

/** Where boxes and their keys are while they are sorted. */
interface Room extends Keys {
  boxes: Float64Array;
  ids: Uint32Array;
}

let keptRoom: Room | undefined;

function roomFor(boxes: number, axes: 2 | 3): Room {
  if (boxes > KEPT) return newRoom(boxes, axes);
  keptRoom ??= newRoom(KEPT, 3);
  return keptRoom;
}

function newRoom(boxes: number, axes: 2 | 3): Room {
  return {
    keys: new Uint32Array(boxes),
    otherKeys: new Uint32Array(boxes),
    counts: new Uint32Array(512),
    boxes: new Float64Array(2 * axes * boxes),
    ids: new Uint32Array(boxes),
  };
}

/** Sorts stretches of a tree's level 0. One at a time: they may share the room that is kept. */
export class Sorter {
  private readonly tree: Level;
  private readonly room: Room;

  constructor(tree: Level) {
    this.tree = tree;
    this.room = roomFor(Math.min(tree.count, STRETCH), tree.axes);
  }

  /**
   * Sorts stretches, given as their ends, the turn in which the curve goes through them, so that it ends where the next
   * one begins, and how many grids in a row have missed; and what is crowded in them, and so on. It ends: the outermost centers
   * of a stretch lie in different cells, so each crowd is smaller than its stretch; equal centers stay as they are. A list, and not a call
   * for each, so that no input can exhaust the stack.
   */
  sort(todo: number[]): void {
    while (todo.length > 0) {
      const misses = todo.pop() as number;
      const turn = todo.pop() as number;
      const to = todo.pop() as number;
      const from = todo.pop() as number;
      if (to - from < 2) continue;
      if (!this.chooseGrid(from, to)) continue;
      if (wantsShells(to - from, misses)) this.dealShells(from, to, todo);
      else if (to - from > STRETCH) this.deal(from, to, turn, misses, todo);
      else this.sortStretch(from, to, turn, misses, todo);
    }
  }

  /** Chooses the grid of a stretch; false where all centers are equal. */
  private chooseGrid(from: number, to: number): boolean {
    const { axes } = this.tree;
    return chooseGrid(this.tree, from, to, (to - from > STRETCH ? DEALT[axes] : SORTED[axes]) as number);
  }

  /** Deals a long stretch out to buckets, which are to be sorted next. */
  private deal(from: number, to: number, turn: number, misses: number, todo: number[]): void {
    const { axes } = this.tree;
    const cells = DEALT[axes] as number;
    const buckets = new Uint16Array(to - from);
    for (let i = 0; i < buckets.length; i++) buckets[i] = placeOf(this.tree, from + i, cells, turn);
    const starts = this.moveToBuckets(from, to, buckets, BUCKETS[axes] as number);
    for (let bucket = starts.length - 2; bucket >= 0; bucket--) {
      const [first, end] = [starts[bucket] as number, starts[bucket + 1] as number];
      const turnInside = axes === 2 ? turnOf(turn, bucket) : 0;
      todo.push(from + first, from + end, turnInside, isMost(end - first, to - from) ? misses + 1 : 0);
    }
  }

  /** Deals a stretch out to the quarters of shells, which are to be sorted next. */
  private dealShells(from: number, to: number, todo: number[]): void {
    const quarters = new Uint16Array(to - from);
    for (let i = 0; i < quarters.length; i++) quarters[i] = quarterOf(this.tree, from + i);
    const starts = this.moveToBuckets(from, to, quarters, ALL_QUARTERS);
    for (let quarter = 0; quarter < ALL_QUARTERS; quarter++) {
      const [first, end] = [starts[quarter] as number, starts[quarter + 1] as number];
      if (end - first > 1) todo.push(from + first, from + end, turnOfQuarter(quarter), 0);
    }
  }

  /** Moves a stretch's boxes to their buckets; where each bucket starts, from the stretch on, and where the last one ends. */
  private moveToBuckets(from: number, to: number, buckets: Uint16Array, many: number): Uint32Array {
    const { axes, boxes, ids } = this.tree;
    const size = 2 * axes;
    this.makeRoom(to - from);
    const starts = new Uint32Array(many + 1);
    for (let i = 0; i < buckets.length; i++) {
      const bucket = buckets[i] as number;
      starts[bucket] = (starts[bucket] as number) + 1;
    }
    accumulate(starts);
    const ends = starts.slice();
    this.room.boxes.set(boxes.subarray(size * from, size * to));
    this.room.ids.set(ids.subarray(from, to));
    for (let i = 0; i < buckets.length; i++) {
      const bucket = buckets[i] as number;
      const entry = from + (ends[bucket] as number);
      ends[bucket] = (ends[bucket] as number) + 1;
      this.restore(i, entry);
    }
    return starts;
  }

  private sortStretch(from: number, to: number, turn: number, misses: number, todo: number[]): void {
    const { axes, boxes, ids } = this.tree;
    const { keys } = this.room;
    const size = 2 * axes;
    const count = to - from;
    const cells = SORTED[axes] as number;
    if (axes === 2) this.writeKeysInPlane(from, count, turn);
    else for (let i = 0; i < count; i++) keys[i] = keyOf(placeOf(this.tree, from + i, cells, turn), i);
    sortKeys(this.room, count);
    this.room.boxes.set(boxes.subarray(size * from, size * to));
    this.room.ids.set(ids.subarray(from, to));
    if (axes === 2) this.restoreInPlane(from, count);
    else for (let i = 0; i < count; i++) this.restore(numberOfKey(keys[i] as number), from + i);
    let first = 0;
    for (let i = 0; i < count; i++) {
      if (placeOfKey(keys[i] as number) !== placeOfKey(keys[first] as number)) {
        if (i - first > CROWD) todo.push(from + first, from + i, 0, isMost(i - first, count) ? misses + 1 : 0);
        first = i;
      }
    }
    if (count - first > CROWD) todo.push(from + first, to, 0, isMost(count - first, count) ? misses + 1 : 0);
  }

  /** Writes a key for each box of a stretch of the plane: its place, and its number. */
  private writeKeysInPlane(from: number, count: number, turn: number): void {
    const { boxes } = this.tree;
    const { keys } = this.room;
    const [x0, y0, perX, perY] = [grid[0], grid[1], grid[3], grid[4]] as [number, number, number, number];
    const last = (SORTED[2] as number) - 1;
    for (let i = 0, at = 4 * from; i < count; i++, at += 4) {
      const x = (0.25 * (boxes[at] as number) + 0.25 * (boxes[at + 2] as number) - x0) * perX;
      const y = (0.25 * (boxes[at + 1] as number) + 0.25 * (boxes[at + 3] as number) - y0) * perY;
      const cellX = x > 0 ? (x < last ? x | 0 : last) : 0;
      const cellY = y > 0 ? (y < last ? y | 0 : last) : 0;
      keys[i] = keyOf(placeInPlane(cellX, cellY, turn), i);
    }
  }

  /** Copies what was set aside back, in the order of the keys. */
  private restoreInPlane(from: number, count: number): void {
    const { boxes, ids } = this.tree;
    const { keys, boxes: keptBoxes, ids: keptIds } = this.room;
    for (let i = 0, at = 4 * from; i < count; i++, at += 4) {
      const kept = numberOfKey(keys[i] as number);
      boxes[at] = keptBoxes[4 * kept] as number;
      boxes[at + 1] = keptBoxes[4 * kept + 1] as number;
      boxes[at + 2] = keptBoxes[4 * kept + 2] as number;
      boxes[at + 3] = keptBoxes[4 * kept + 3] as number;
      ids[from + i] = keptIds[kept] as number;
    }
  }

  /** Copies what was set aside back to an entry. */
  private restore(kept: number, entry: number): void {
    const { axes, boxes, ids } = this.tree;
    const { boxes: keptBoxes, ids: keptIds } = this.room;
    const size = 2 * axes;
    const from = size * kept;
    const to = size * entry;
    boxes[to] = keptBoxes[from] as number;
    boxes[to + 1] = keptBoxes[from + 1] as number;
    boxes[to + 2] = keptBoxes[from + 2] as number;
    boxes[to + 3] = keptBoxes[from + 3] as number;
    if (axes === 3) {
      boxes[to + 4] = keptBoxes[from + 4] as number;
      boxes[to + 5] = keptBoxes[from + 5] as number;
    }
    ids[entry] = keptIds[kept] as number;
  }

  private makeRoom(count: number): void {
    const { room, tree } = this;
    if (room.ids.length >= count) return;
    room.boxes = new Float64Array(2 * tree.axes * count);
    room.ids = new Uint32Array(count);
  }
}

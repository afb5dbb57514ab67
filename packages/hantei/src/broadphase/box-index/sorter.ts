/**
 * Sorts stretches of boxes along Hilbert's curve, in grids of their own; and what is crowded in them, and so on.
 */
import { placeInPlane, placeInSpace, shortPlaceInPlane, turnOf } from "./hilbert.js";
import type { Tree } from "./layout.js";

/** Up to so many boxes are sorted at once, beyond they are dealt out again: a key has 16 bits for a box's number. */
const INDEX_BITS = 16;
export const STRETCH: number = 1 << INDEX_BITS;
/** More boxes than this with one place are told apart in bounds of their own: two blocks, as a search reads whole blocks. */
const CROWD = 16;
/**
 * Where grids have left most of a stretch in one cell so many times in a row, its centers are of many magnitudes, of which a grid
 * tells the greatest few apart: they are dealt out to shells first, one around the other, each 2⁸ times as wide as the next.
 */
const MISSES = 2;
/** Up to so many boxes, another grid costs less than looking through all the shells. */
const FEW_FOR_SHELLS = 64;
const SHELL_BITS = 3;
/** The exponent of the widest grid; and how many shells there are to the least. */
const OUTERMOST: number = 1023 + 8;
const SHELLS: number = (OUTERMOST >> SHELL_BITS) + 1;
/** Each in four quarters, two before all that is within, two after it: the turns in which the curve comes and goes. */
const QUARTERS = 4;
const TURNS_OF_QUARTERS: readonly number[] = [2, 0, 0, 1];
/** Up to so many keys, inserting each where it belongs is faster than counting. */
const FEW = 48;

/** By axes: cells a side when dealing out, and when sorting. */
export const DEALT: readonly number[] = [0, 0, 16, 8];
const SORTED: readonly number[] = [0, 0, 256, 32];
/** By axes: buckets of dealing out. */
export const BUCKETS: readonly number[] = [0, 0, 256, 512];

/** For each axis, where its cells begin, and how many a unit has. */
const grid: Float64Array = /* @__PURE__ */ new Float64Array(6);
/** For each axis, 0 or what is nearest to it in the grid: only around there doubles are of many magnitudes. */
const heart: Float64Array = /* @__PURE__ */ new Float64Array(3);

/** Whether a cell that so many boxes lie in has left a stretch of so many much as it was. */
export function isMost(count: number, all: number): boolean {
  return 2 * count > all;
}

/** Whether a stretch is dealt out to shells next. */
export function wantsShells(count: number, misses: number): boolean {
  return misses >= MISSES && count > FEW_FOR_SHELLS;
}

/** Sets the grid's axis by the least and the greatest center; false where there is nothing to tell apart. */
function setAxis(axis: number, low: number, high: number, cells: number): boolean {
  const scale = cells / (high - low);
  const useful = scale > 0 && scale < Number.POSITIVE_INFINITY;
  heart[axis] = low > 0 ? low : high < 0 ? high : 0;
  grid[axis] = useful ? low : 0;
  grid[3 + axis] = useful ? scale : 0;
  return useful;
}

/** The same as a sorter's `chooseGrid`, with both axes in one loop. */
function chooseGridInPlane(boxes: Float64Array, from: number, to: number, cells: number): boolean {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let at = 4 * from; at < 4 * to; at += 4) {
    const x = 0.25 * (boxes[at] as number) + 0.25 * (boxes[at + 2] as number);
    const y = 0.25 * (boxes[at + 1] as number) + 0.25 * (boxes[at + 3] as number);
    if (x < left && x > Number.NEGATIVE_INFINITY) left = x;
    if (x > right && x < Number.POSITIVE_INFINITY) right = x;
    if (y < low && y > Number.NEGATIVE_INFINITY) low = y;
    if (y > high && y < Number.POSITIVE_INFINITY) high = y;
  }
  const differInX = setAxis(0, left, right, cells);
  return setAxis(1, low, high, cells) || differInX;
}

/** Turns how many each bucket gets into where it starts. */
export function accumulate(counts: Uint32Array): void {
  let sum = 0;
  for (let bucket = 0; bucket < counts.length; bucket++) {
    const size = counts[bucket] as number;
    counts[bucket] = sum;
    sum += size;
  }
}

const double: Float64Array = /* @__PURE__ */ new Float64Array(1);
const halves: Uint32Array = /* @__PURE__ */ new Uint32Array(double.buffer);
/** Which half of a double has its exponent: that depends on the machine. */
const UPPER: 0 | 1 = /* @__PURE__ */ new Uint32Array(/* @__PURE__ */ Float64Array.of(1).buffer)[0] === 0 ? 1 : 0;

/** The exponent of a double that is not negative, 0 for the least there are. */
function exponentOf(value: number): number {
  double[0] = value;
  return (halves[UPPER] as number) >>> 20;
}

/** A tree's level 0, or what is to be some of it. */
type Level = Pick<Tree, "axes" | "count" | "boxes" | "ids">;

/** Room for so many boxes of three axes is kept for the next sort: new arrays take longer than sorting a hundred boxes. */
const KEPT = 4096;

/** Where boxes and their keys are while they are sorted. */
interface Room {
  readonly keys: Uint32Array;
  readonly otherKeys: Uint32Array;
  readonly counts: Uint32Array;
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

  /** Chooses the grid of the centers of a stretch; false where all are equal. */
  private chooseGrid(from: number, to: number): boolean {
    const { axes, boxes } = this.tree;
    const size = 2 * axes;
    const cells = (to - from > STRETCH ? DEALT[axes] : SORTED[axes]) as number;
    if (axes === 2) return chooseGridInPlane(boxes, from, to, cells);
    let differ = false;
    for (let axis = 0; axis < axes; axis++) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let at = size * from + axis; at < size * to; at += size) {
        const center = 0.25 * (boxes[at] as number) + 0.25 * (boxes[at + axes] as number);
        if (center < low && center > Number.NEGATIVE_INFINITY) low = center;
        if (center > high && center < Number.POSITIVE_INFINITY) high = center;
      }
      if (setAxis(axis, low, high, cells)) differ = true;
    }
    return differ;
  }

  /** The place of an entry in the grid. */
  private placeOf(entry: number, cells: number, turn: number): number {
    const { axes, boxes } = this.tree;
    const at = 2 * axes * entry;
    const last = cells - 1;
    const x =
      (0.25 * (boxes[at] as number) + 0.25 * (boxes[at + axes] as number) - (grid[0] as number)) * (grid[3] as number);
    const y =
      (0.25 * (boxes[at + 1] as number) + 0.25 * (boxes[at + axes + 1] as number) - (grid[1] as number)) *
      (grid[4] as number);
    const cellX = x > 0 ? (x < last ? x | 0 : last) : 0;
    const cellY = y > 0 ? (y < last ? y | 0 : last) : 0;
    // In the plane for dealing out only: what is sorted has a loop of its own.
    if (axes === 2) return shortPlaceInPlane(cellX, cellY, turn);
    const z =
      (0.25 * (boxes[at + 2] as number) + 0.25 * (boxes[at + 5] as number) - (grid[2] as number)) * (grid[5] as number);
    return placeInSpace(cellX, cellY, z > 0 ? (z < last ? z | 0 : last) : 0, cells === 8 ? 3 : 5);
  }

  /** The quarter of a shell that an entry's center lies in, in the order of the curve; lengths are as the grid measures them. */
  private quarterOf(entry: number): number {
    const { axes, boxes } = this.tree;
    const at = 2 * axes * entry;
    let farthest = 0;
    let quarter = 0;
    for (let axis = 0; axis < axes; axis++) {
      const center = 0.25 * (boxes[at + axis] as number) + 0.25 * (boxes[at + axes + axis] as number);
      const from = center - (heart[axis] as number);
      const away = Math.abs(from) * (grid[3 + axis] as number);
      if (away > farthest) farthest = away;
      // Around the heart: the third and the fourth quarter, as the curve goes, are to its right, the second and the third above.
      if (axis === 0 && !(from < 0)) quarter = 3;
      if (axis === 1 && !(from < 0)) quarter ^= 1;
    }
    // Centers at infinity are farther away than any grid is wide.
    const shell = Math.max(0, (OUTERMOST - exponentOf(farthest)) >> SHELL_BITS);
    return quarter < 2 ? 2 * shell + quarter : QUARTERS * (SHELLS - 1) - 2 * shell + quarter;
  }

  /** Deals a long stretch out to buckets, which are to be sorted next. */
  private deal(from: number, to: number, turn: number, misses: number, todo: number[]): void {
    const { axes } = this.tree;
    const cells = DEALT[axes] as number;
    const buckets = new Uint16Array(to - from);
    for (let i = 0; i < buckets.length; i++) buckets[i] = this.placeOf(from + i, cells, turn);
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
    for (let i = 0; i < quarters.length; i++) quarters[i] = this.quarterOf(from + i);
    const starts = this.moveToBuckets(from, to, quarters, QUARTERS * SHELLS);
    for (let quarter = 0; quarter < QUARTERS * SHELLS; quarter++) {
      const turn = quarter < 2 * SHELLS ? quarter & 1 : 2 + (quarter & 1);
      const [first, end] = [starts[quarter] as number, starts[quarter + 1] as number];
      if (end - first > 1) todo.push(from + first, from + end, TURNS_OF_QUARTERS[turn] as number, 0);
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
    else for (let i = 0; i < count; i++) keys[i] = (this.placeOf(from + i, cells, turn) << INDEX_BITS) | i;
    if (count <= FEW) insertKeys(keys, count);
    else this.countKeys(count);
    this.room.boxes.set(boxes.subarray(size * from, size * to));
    this.room.ids.set(ids.subarray(from, to));
    if (axes === 2) this.restoreInPlane(from, count);
    else for (let i = 0; i < count; i++) this.restore((keys[i] as number) & (STRETCH - 1), from + i);
    let first = 0;
    for (let i = 0; i < count; i++) {
      const key = keys[i] as number;
      if (key >>> INDEX_BITS !== (keys[first] as number) >>> INDEX_BITS) {
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
      keys[i] = (placeInPlane(cellX, cellY, turn) << INDEX_BITS) | i;
    }
  }

  /** Copies what was set aside back, in the order of the keys. */
  private restoreInPlane(from: number, count: number): void {
    const { boxes, ids } = this.tree;
    const { keys, boxes: keptBoxes, ids: keptIds } = this.room;
    for (let i = 0, at = 4 * from; i < count; i++, at += 4) {
      const kept = (keys[i] as number) & (STRETCH - 1);
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

  /** Sorts keys by their places, in two stable passes of counting. */
  private countKeys(count: number): void {
    const { keys, otherKeys, counts } = this.room;
    counts.fill(0);
    for (let i = 0; i < count; i++) {
      const key = keys[i] as number;
      const low = (key >>> INDEX_BITS) & 255;
      const high = 256 + (key >>> (INDEX_BITS + 8));
      counts[low] = (counts[low] as number) + 1;
      counts[high] = (counts[high] as number) + 1;
    }
    let low = 0;
    let high = 0;
    for (let digit = 0; digit < 256; digit++) {
      const inLow = counts[digit] as number;
      const inHigh = counts[256 + digit] as number;
      counts[digit] = low;
      counts[256 + digit] = high;
      low += inLow;
      high += inHigh;
    }
    for (let i = 0; i < count; i++) {
      const key = keys[i] as number;
      const digit = (key >>> INDEX_BITS) & 255;
      const to = counts[digit] as number;
      counts[digit] = to + 1;
      otherKeys[to] = key;
    }
    for (let i = 0; i < count; i++) {
      const key = otherKeys[i] as number;
      const digit = 256 + (key >>> (INDEX_BITS + 8));
      const to = counts[digit] as number;
      counts[digit] = to + 1;
      keys[to] = key;
    }
  }

  private makeRoom(count: number): void {
    const { room, tree } = this;
    if (room.ids.length >= count) return;
    room.boxes = new Float64Array(2 * tree.axes * count);
    room.ids = new Uint32Array(count);
  }
}

/** Sorts a few keys. */
function insertKeys(keys: Uint32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const key = keys[i] as number;
    let at = i;
    while (at > 0 && (keys[at - 1] as number) > key) {
      keys[at] = keys[at - 1] as number;
      at--;
    }
    keys[at] = key;
  }
}

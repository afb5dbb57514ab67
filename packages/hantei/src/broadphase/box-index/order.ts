/**
 * The order in which an index keeps its boxes: along Hilbert's curve, in stretches that each have bounds of their own, so that
 * a crowd is told apart however large the emptiness around it.
 *
 * Boxes are first dealt out to buckets (`dealing.ts`; in space 512), straight from the columns they come in; a bucket then fits
 * the processor's cache and is sorted there. Picking each box from the columns in sorted order would miss the cache four times a box.
 */
import { chooseDealing, dealOut, gridOfAxis, isExtent, stepOf } from "./dealing.js";
import { placeInPlane, placeInSpace, shortPlaceInPlane, turnOf } from "./hilbert.js";
import type { Tree } from "./layout.js";

/** Columns of boxes: for each axis the least and the greatest coordinates. */
export interface Columns {
  readonly least: readonly Float64Array[];
  readonly greatest: readonly Float64Array[];
}

/** Up to so many boxes are sorted without being dealt out first. */
export const UNDEALT = 16384;
/** Up to so many boxes are sorted at once, beyond they are dealt out again: a key has 16 bits for a box's number. */
const INDEX_BITS = 16;
export const STRETCH: number = 1 << INDEX_BITS;
/** More boxes than this with one place are told apart in bounds of their own: two blocks, as a search reads whole blocks. */
const CROWD = 16;
/** Up to so many keys, inserting each where it belongs is faster than counting. */
const FEW = 48;

/** By axes: cells a side when dealing out, and when sorting. */
const DEALT: readonly number[] = [0, 0, 16, 8];
const SORTED: readonly number[] = [0, 0, 256, 32];
/** By axes: buckets of dealing out. */
const BUCKETS: readonly number[] = [0, 0, 256, 512];

/** For each axis, where its cells begin, and how many a unit has. */
const grid: Float64Array = /* @__PURE__ */ new Float64Array(6);

/** Puts boxes into a tree's level 0, sorted, with their ids; false, and nothing is there, where some box is none. */
export function sortInto(tree: Tree, columns: Columns): boolean {
  const { count, axes } = tree;
  const sorter = new Sorter(tree);
  if (count <= UNDEALT) {
    if (!areBoxes(columns)) return false;
    scatter(tree, columns, new Uint8Array(count), new Uint32Array(1));
    sorter.sort([0, count, 0]);
    return true;
  }
  const buckets = new Uint16Array(count);
  const dealing = axes === 2 ? chooseDealing(columns) : undefined;
  const starts = new Uint32Array(dealing?.turns.length ?? (BUCKETS[3] as number));
  if (!(dealing ? dealOut(columns, dealing, buckets, starts) : dealSpace(columns, buckets, starts))) return false;
  accumulate(starts);
  const ends = starts.slice();
  scatter(tree, columns, buckets, ends);
  const todo: number[] = [];
  for (let bucket = starts.length - 1; bucket >= 0; bucket--) {
    todo.push(starts[bucket] as number, ends[bucket] as number, dealing?.turns[bucket] ?? 0);
  }
  sorter.sort(todo);
  return true;
}

/** Whether each of the columns' boxes is one. */
function areBoxes({ least, greatest }: Columns): boolean {
  return least.every((low, axis) => {
    const high = greatest[axis] as Float64Array;
    for (let i = 0; i < low.length; i++) if (!isExtent(low[i] as number, high[i] as number)) return false;
    return true;
  });
}

/** Writes which bucket each box of space goes to, and how many each gets; false where some box is none. */
function dealSpace(columns: Columns, buckets: Uint16Array, counts: Uint32Array): boolean {
  if (!areBoxes(columns)) return false;
  for (let axis = 0; axis < 3; axis++) {
    const [low, high] = [columns.least[axis] as Float64Array, columns.greatest[axis] as Float64Array];
    [grid[axis], grid[3 + axis]] = gridOfAxis(low, high, stepOf(low.length), DEALT[3] as number);
  }
  const [minX, minY, minZ] = columns.least as [Float64Array, Float64Array, Float64Array];
  const [maxX, maxY, maxZ] = columns.greatest as [Float64Array, Float64Array, Float64Array];
  const [x0, y0, z0, perX, perY, perZ] = grid as unknown as [number, number, number, number, number, number];
  const last = (DEALT[3] as number) - 1;
  for (let i = 0; i < buckets.length; i++) {
    const x = (0.5 * (minX[i] as number) + 0.5 * (maxX[i] as number) - x0) * perX;
    const y = (0.5 * (minY[i] as number) + 0.5 * (maxY[i] as number) - y0) * perY;
    const z = (0.5 * (minZ[i] as number) + 0.5 * (maxZ[i] as number) - z0) * perZ;
    const cellX = x > 0 ? (x < last ? x | 0 : last) : 0;
    const cellY = y > 0 ? (y < last ? y | 0 : last) : 0;
    const bucket = placeInSpace(cellX, cellY, z > 0 ? (z < last ? z | 0 : last) : 0, 3);
    buckets[i] = bucket;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  return true;
}

/** Writes each box of the columns behind those of its bucket that are there already; `ends` says where that is. */
function scatter(
  { axes, boxes, ids }: Tree,
  columns: Columns,
  buckets: Uint8Array | Uint16Array,
  ends: Uint32Array,
): void {
  const [minX, minY, minZ] = columns.least as [Float64Array, Float64Array, Float64Array?];
  const [maxX, maxY, maxZ] = columns.greatest as [Float64Array, Float64Array, Float64Array?];
  const size = 2 * axes;
  for (let index = 0; index < buckets.length; index++) {
    const bucket = buckets[index] as number;
    const to = ends[bucket] as number;
    ends[bucket] = to + 1;
    const at = size * to;
    ids[to] = index;
    boxes[at] = minX[index] as number;
    boxes[at + 1] = minY[index] as number;
    boxes[at + axes] = maxX[index] as number;
    boxes[at + axes + 1] = maxY[index] as number;
    if (minZ !== undefined && maxZ !== undefined) {
      boxes[at + 2] = minZ[index] as number;
      boxes[at + 5] = maxZ[index] as number;
    }
  }
}

/** Turns the ends of an axis in `grid` into a start and a scale; false where there is nothing to tell apart. */
function setScale(axis: number, cells: number): boolean {
  const scale = cells / ((grid[3 + axis] as number) - (grid[axis] as number));
  const useful = scale > 0 && scale < Number.POSITIVE_INFINITY;
  if (!useful) grid[axis] = 0;
  grid[3 + axis] = useful ? scale : 0;
  return useful;
}

/** Turns how many each bucket gets into where it starts. */
function accumulate(counts: Uint32Array): void {
  let sum = 0;
  for (let bucket = 0; bucket < counts.length; bucket++) {
    const size = counts[bucket] as number;
    counts[bucket] = sum;
    sum += size;
  }
}

/** Sorts stretches of a tree's level 0, with room of its own to do it in. */
class Sorter {
  private readonly tree: Tree;
  private readonly keys: Uint32Array;
  private readonly otherKeys: Uint32Array;
  private readonly counts: Uint32Array = new Uint32Array(512);
  private boxes: Float64Array;
  private ids: Uint32Array;

  constructor(tree: Tree) {
    const room = Math.min(tree.count, STRETCH);
    this.tree = tree;
    this.keys = new Uint32Array(room);
    this.otherKeys = new Uint32Array(room);
    this.boxes = new Float64Array(2 * tree.axes * room);
    this.ids = new Uint32Array(room);
  }

  /**
   * Sorts stretches, given as their ends and the turn in which the curve goes through them, so that it ends where the next
   * one begins; and what is crowded in them, and so on. It ends: the outermost centers of a stretch
   * lie in different cells, so each crowd is smaller than its stretch; equal centers stay as they are. A list, and not a call
   * for each, so that no input can exhaust the stack.
   */
  sort(todo: number[]): void {
    while (todo.length > 0) {
      const turn = todo.pop() as number;
      const to = todo.pop() as number;
      const from = todo.pop() as number;
      if (to - from < 2) continue;
      if (!this.chooseGrid(from, to)) continue;
      if (to - from > STRETCH) this.deal(from, to, turn, todo);
      else this.sortStretch(from, to, turn, todo);
    }
  }

  /** Chooses the grid of the centers of a stretch; false where all are equal. */
  private chooseGrid(from: number, to: number): boolean {
    const { axes, boxes } = this.tree;
    const size = 2 * axes;
    const cells = (to - from > STRETCH ? DEALT[axes] : SORTED[axes]) as number;
    let differ = false;
    for (let axis = 0; axis < axes; axis++) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let at = size * from + axis; at < size * to; at += size) {
        const center = 0.5 * (boxes[at] as number) + 0.5 * (boxes[at + axes] as number);
        if (center < low && center > Number.NEGATIVE_INFINITY) low = center;
        if (center > high && center < Number.POSITIVE_INFINITY) high = center;
      }
      grid[axis] = low;
      grid[3 + axis] = high;
      if (setScale(axis, cells)) differ = true;
    }
    return differ;
  }

  /** The place of an entry in the grid. */
  private placeOf(entry: number, cells: number, turn: number): number {
    const { axes, boxes } = this.tree;
    const at = 2 * axes * entry;
    const last = cells - 1;
    const x =
      (0.5 * (boxes[at] as number) + 0.5 * (boxes[at + axes] as number) - (grid[0] as number)) * (grid[3] as number);
    const y =
      (0.5 * (boxes[at + 1] as number) + 0.5 * (boxes[at + axes + 1] as number) - (grid[1] as number)) *
      (grid[4] as number);
    const cellX = x > 0 ? (x < last ? x | 0 : last) : 0;
    const cellY = y > 0 ? (y < last ? y | 0 : last) : 0;
    if (axes === 2) return cells === 16 ? shortPlaceInPlane(cellX, cellY, turn) : placeInPlane(cellX, cellY, turn);
    const z =
      (0.5 * (boxes[at + 2] as number) + 0.5 * (boxes[at + 5] as number) - (grid[2] as number)) * (grid[5] as number);
    return placeInSpace(cellX, cellY, z > 0 ? (z < last ? z | 0 : last) : 0, cells === 8 ? 3 : 5);
  }

  /** Deals a long stretch out to buckets, which are to be sorted next. */
  private deal(from: number, to: number, turn: number, todo: number[]): void {
    const { axes, boxes, ids } = this.tree;
    const size = 2 * axes;
    const cells = DEALT[axes] as number;
    this.makeRoom(to - from);
    const buckets = new Uint16Array(to - from);
    for (let i = 0; i < buckets.length; i++) buckets[i] = this.placeOf(from + i, cells, turn);
    const starts = new Uint32Array(BUCKETS[axes] as number);
    for (let i = 0; i < buckets.length; i++) {
      const bucket = buckets[i] as number;
      starts[bucket] = (starts[bucket] as number) + 1;
    }
    accumulate(starts);
    const ends = starts.slice();
    this.boxes.set(boxes.subarray(size * from, size * to));
    this.ids.set(ids.subarray(from, to));
    for (let i = 0; i < buckets.length; i++) {
      const bucket = buckets[i] as number;
      const entry = from + (ends[bucket] as number);
      ends[bucket] = (ends[bucket] as number) + 1;
      this.restore(i, entry);
    }
    for (let bucket = starts.length - 1; bucket >= 0; bucket--) {
      todo.push(
        from + (starts[bucket] as number),
        from + (ends[bucket] as number),
        axes === 2 ? turnOf(turn, bucket) : 0,
      );
    }
  }

  private sortStretch(from: number, to: number, turn: number, todo: number[]): void {
    const { axes, boxes, ids } = this.tree;
    const { keys } = this;
    const size = 2 * axes;
    const count = to - from;
    const cells = SORTED[axes] as number;
    for (let i = 0; i < count; i++) keys[i] = (this.placeOf(from + i, cells, turn) << INDEX_BITS) | i;
    if (count <= FEW) insertKeys(keys, count);
    else this.countKeys(count);
    this.boxes.set(boxes.subarray(size * from, size * to));
    this.ids.set(ids.subarray(from, to));
    let first = 0;
    for (let i = 0; i < count; i++) {
      const key = keys[i] as number;
      this.restore(key & (STRETCH - 1), from + i);
      if (key >>> INDEX_BITS !== (keys[first] as number) >>> INDEX_BITS) {
        if (i - first > CROWD) todo.push(from + first, from + i, 0);
        first = i;
      }
    }
    if (count - first > CROWD) todo.push(from + first, to, 0);
  }

  /** Copies what was set aside back to an entry. */
  private restore(kept: number, entry: number): void {
    const { axes, boxes, ids } = this.tree;
    const size = 2 * axes;
    const from = size * kept;
    const to = size * entry;
    boxes[to] = this.boxes[from] as number;
    boxes[to + 1] = this.boxes[from + 1] as number;
    boxes[to + 2] = this.boxes[from + 2] as number;
    boxes[to + 3] = this.boxes[from + 3] as number;
    if (axes === 3) {
      boxes[to + 4] = this.boxes[from + 4] as number;
      boxes[to + 5] = this.boxes[from + 5] as number;
    }
    ids[entry] = this.ids[kept] as number;
  }

  /** Sorts keys by their places, in two stable passes of counting. */
  private countKeys(count: number): void {
    const { keys, otherKeys, counts } = this;
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
    if (this.ids.length >= count) return;
    this.boxes = new Float64Array(2 * this.tree.axes * count);
    this.ids = new Uint32Array(count);
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

/**
 * Which holes of a region are near. Many holes get an index: put in an order in which neighbors follow each other, with boxes around
 * blocks of 8, 64, … of them, as `path.ts` has around edges. The holes themselves stay as they are; where there is no index, all
 * are near.
 */
import { type Coordinates, levelsOver, near, nextBox, writeBounds } from "./path.js";

/** Up to so many holes are asked one by one. */
const FEW = 16;
/** Holes in a block of the lowest level. */
const BLOCK = 8;

interface HoleIndex {
  /** Boxes of each level, four numbers each; level 0 has those of the holes, in the order of their places. */
  readonly levels: readonly Float64Array[];
  /** Which hole is at each place; behind the last, how many there are. */
  readonly holeAt: Uint32Array;
  /** The place behind each hole's, from the second number on; before them, the first place. */
  readonly behind: Uint32Array;
}

const indexes: WeakMap<object, HoleIndex> = /* @__PURE__ */ new WeakMap();

/**
 * The number of the next hole whose bounds meet the window after a hole, or after the outer ring, which is −1; as many as there are
 * holes where there is none. Holes come in the order of their index.
 */
export function nextHole(holes: readonly Coordinates[], after: number, window: Float64Array = near): number {
  const index = holes.length > FEW ? indexes.get(holes) : undefined;
  if (index === undefined) return after + 1;
  return index.holeAt[nextBox(index.levels, holes.length, index.behind[after + 1] as number, window)] as number;
}

/** Whether holes have an index: then none has a NaN. */
export function areIndexed(holes: readonly Coordinates[]): boolean {
  return indexes.has(holes);
}

/** Whether holes are many and have no index. */
export function wantIndex(holes: readonly Coordinates[]): boolean {
  return holes.length > FEW && !indexes.has(holes);
}

/** Builds the index of a polygon's holes that want one. It holds for the holes as they are. */
export function indexHoles(holes: readonly Coordinates[]): void {
  if (!wantIndex(holes)) return;
  const count = holes.length;
  const boxes = new Float64Array(4 * count);
  for (const [i, hole] of holes.entries()) writeBounds(hole, boxes, 4 * i);
  const holeAt = new Uint32Array(count + 1);
  for (let i = 0; i <= count; i++) holeAt[i] = i;
  putInTiles(holeAt.subarray(0, count), boxes);
  const behind = new Uint32Array(count + 1);
  const sorted = new Float64Array(4 * count);
  for (let place = 0; place < count; place++) {
    const hole = holeAt[place] as number;
    behind[hole + 1] = place + 1;
    sorted.set(boxes.subarray(4 * hole, 4 * hole + 4), 4 * place);
  }
  indexes.set(holes, { levels: levelsOver(sorted), holeAt, behind });
}

/** Gives holes that are others', moved, the index of those, moved likewise, or none: rounding keeps the order of numbers. */
export function moveIndex(from: readonly Coordinates[], to: readonly Coordinates[], way: Float64Array): void {
  const index = from.length > FEW ? indexes.get(from) : undefined;
  if (index === undefined) indexes.delete(to);
  else {
    const levels = index.levels.map((level) => level.map((value, at) => value + (way[at & 1] as number)));
    indexes.set(to, { ...index, levels });
  }
}

/**
 * By x into strips of as many blocks as there are strips, and by y in each (S. T. Leutenegger, M. A. Lopez, J. Edgington, "STR: a
 * simple and efficient algorithm for R-tree packing", 1997). By low corners, for a sum of two huge numbers is infinite.
 */
function putInTiles(order: Uint32Array, boxes: Float64Array): void {
  const by = (axis: number) => (i: number, j: number) =>
    (boxes[4 * i + axis] as number) - (boxes[4 * j + axis] as number);
  order.sort(by(0));
  const strip = BLOCK * Math.ceil(Math.sqrt(order.length / BLOCK));
  for (let from = 0; from < order.length; from += strip) order.subarray(from, from + strip).sort(by(1));
}

/** Convex cells one after the other in plain memory, so that taking a shape apart leaves nothing behind. */
import type { Coordinates } from "./path.js";

export interface CellList {
  /**
   * Vertices, x and y: one of a point, two different ones of a segment, three or more of a region in the order of its border. Cell
   * i has the numbers from `starts[i]` up to `starts[i + 1]`.
   */
  xy: Float64Array;
  starts: Int32Array;
  /** Which of a cell's edges are cuts through a larger shape's interior, not border: a bit each, 1 for the first. */
  cuts: Int32Array;
  count: number;
}

export function cellList(): CellList {
  return { xy: new Float64Array(16), starts: new Int32Array(5), cuts: new Int32Array(4), count: 0 };
}

/** Forgets all cells. */
export function clearCells(list: CellList): void {
  list.count = 0;
}

/** Numbers in the longest list whose room is kept when it is no longer wanted: 128 kB. */
const MOST_KEPT = 1 << 14;

/** Lets go of the room of a long list, and of its cells with it: nothing would ever take it away else. */
export function forgetLongCells(list: CellList): void {
  if (list.xy.length > MOST_KEPT) Object.assign(list, cellList());
}

/** Adds a cell of so many numbers, which are to be written from the offset returned on. */
export function addCell(list: CellList, numbers: number, cuts: number): number {
  const { count } = list;
  const start = list.starts[count] as number;
  const end = start + numbers;
  if (end > list.xy.length) {
    const more = new Float64Array(2 * end);
    more.set(list.xy);
    list.xy = more;
  }
  if (count === list.cuts.length) {
    const [starts, all] = [new Int32Array(2 * count + 1), new Int32Array(2 * count)];
    starts.set(list.starts);
    all.set(list.cuts);
    list.starts = starts;
    list.cuts = all;
  }
  list.starts[count + 1] = end;
  list.cuts[count] = cuts;
  list.count = count + 1;
  return start;
}

/** Adds a cell with these vertices, of which none is a cut. */
export function addRing(list: CellList, ring: Coordinates): void {
  const start = addCell(list, ring.length, 0);
  const { xy } = list;
  for (let at = 0; at < ring.length; at++) xy[start + at] = ring[at] as number;
}

/** Adds what lies between two vertices of a path: a segment, or a point where they are equal. */
export function addPiece(list: CellList, path: Coordinates, from: number, to: number): void {
  const isPoint = path[from] === path[to] && path[from + 1] === path[to + 1];
  const start = addCell(list, isPoint ? 2 : 4, 0);
  const { xy } = list;
  xy[start] = path[from] as number;
  xy[start + 1] = path[from + 1] as number;
  if (isPoint) return;
  xy[start + 2] = path[to] as number;
  xy[start + 3] = path[to + 1] as number;
}

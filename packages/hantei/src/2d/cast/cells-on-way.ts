/**
 * Of many cells those that another shape may come to on its way: of a landscape, those around the one who walks there.
 *
 * ```text
 *       ┌───────┐           What the other sweeps over lies in a box. A triangle that this box meets not, or that has the box to
 *       │ A   A'│           the right of an edge, is not met; nor is a cut, if the box lies to one side of its line.
 *    ───┼──╲────┘
 *        ╲  ╲
 * ```
 */
import { gauge, LARGEST } from "../../base/gauge.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { addCell, type CellList, clearCells } from "../algorithms/cell-list.js";
import { motions, UX, UY } from "../algorithms/motions.js";
import { FARTHER } from "./slack.js";

/** Cells up to which none is left out: to go through all of them takes no longer. */
const FEW_CELLS = 16;

/** Sizes below which no product overflows. */
const FARTHEST = 1e150;

/** The least x and y that are swept over, then the greatest. */
const box: Float64Array = /* @__PURE__ */ new Float64Array(4);

/**
 * The cells that the other ones may meet; in `into`, where there are many.
 *
 * @param forward - 1 where the others move, −1 where these do.
 */
export function cellsOnWay(cells: CellList, others: CellList, forward: 1 | -1, into: CellList): CellList {
  if (cells.count <= FEW_CELLS) return cells;
  const size = (gauge[LARGEST] as number) + Math.abs(motions[UX] as number) + Math.abs(motions[UY] as number);
  if (!(size < FARTHEST)) return cells;
  sweep(others, forward, FARTHER * size + Number.MIN_VALUE);
  clearCells(into);
  for (let cell = 0; cell < cells.count; cell++) {
    const start = cells.starts[cell] as number;
    const end = cells.starts[cell + 1] as number;
    if (isApart(cells.xy, start, end)) continue;
    const at = addCell(into, end - start, cells.cuts[cell] as number);
    for (let i = start; i < end; i++) into.xy[at + i - start] = cells.xy[i] as number;
  }
  return into;
}

/** Sets the box. */
function sweep({ xy, starts, count }: CellList, forward: 1 | -1, farther: number): void {
  box.fill(Number.POSITIVE_INFINITY, 0, 2);
  box.fill(Number.NEGATIVE_INFINITY, 2, 4);
  const end = starts[count] as number;
  for (let at = 0; at < end; at++) {
    const value = xy[at] as number;
    const axis = at & 1;
    if (value < (box[axis] as number)) box[axis] = value;
    if (value > (box[axis + 2] as number)) box[axis + 2] = value;
  }
  for (let axis = 0; axis < 2; axis++) {
    const by = forward * (motions[axis === 0 ? UX : UY] as number);
    box[axis] = (box[axis] as number) + Math.min(by, 0) - farther;
    box[axis + 2] = (box[axis + 2] as number) + Math.max(by, 0) + farther;
  }
}

/** Whether the cell at these places does not meet the box. Cells of many are points, segments and triangles, these counter-clockwise. */
function isApart(xy: Float64Array, start: number, end: number): boolean {
  for (let axis = 0; axis < 2; axis++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let at = start + axis; at < end; at += 2) {
      const value = xy[at] as number;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (low > (box[axis + 2] as number) || high < (box[axis] as number)) return true;
  }
  // A segment's both ways.
  for (let from = end - 2, to = start; to < end; from = to, to += 2) {
    if (isToTheRight(xy, from, to)) return true;
  }
  return false;
}

/** Whether the corner of the box that is farthest to the left of an edge lies to its right. */
function isToTheRight(xy: Float64Array, from: number, to: number): boolean {
  const x = xy[from] as number;
  const y = xy[from + 1] as number;
  const dx = (xy[to] as number) - x;
  const dy = (xy[to + 1] as number) - y;
  const cornerX = box[dy > 0 ? 0 : 2] as number;
  const cornerY = box[dx > 0 ? 3 : 1] as number;
  return dx * (cornerY - y) - dy * (cornerX - x) < -UNDERFLOW_GUARD;
}

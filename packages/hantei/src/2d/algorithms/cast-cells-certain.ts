/**
 * `castCells` in doubles alone, where roundings cannot change the answer. Numbers with few bits, as tiles and pixels have, make none:
 * of those ties are settled, too. All else is UNSURE, and left to the exact route.
 *
 * ```text
 *      time ──0─────────────────────1──▶      On each axis that may part two convex cells they overlap from `enters` to
 *   axis 1    ·   ├──────────────┤  ·         `leaves`; the cells do while all axes let them. Each time is a way n over a
 *   axis 2    · ├─────────┤         ·         speed d > 0, and what n and d may be off is known.
 *   cells     ·   ├───────┤         ·
 * ```
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { AXIS_X, AXIS_Y, ONE_TIME, overlapStart, START } from "./cast-cells.js";
import {
  axes,
  type Certainty,
  COUNT,
  HIT,
  latestOfUse,
  layAxes,
  lookAtNumbers,
  MISS,
  state,
  UNSURE,
} from "./cell-axes.js";
import type { CellList } from "./cell-list.js";
import { decide } from "./cell-times.js";
import { motions, UX, UY } from "./motions.js";

/** Bounds of errors are several times the errors themselves: so many times `ONE_TIME` are good enough. */
const MOST_OFF = 4;

/**
 * On an axis nearly along the motion rounding may move a time anywhere; it is good enough, too, where it leaves no more than this of
 * the largest number between the cells, as `docs/exactness.md` has it. They are stepped back from where they overlap.
 */
const MOST_GAP = 32 * UNIT_ROUNDOFF;

/** Looks at two shapes' cells, whose motions and gauge are known. Before any `castCellsCertainly` of the pair. */
export function beginCells(a: CellList, b: CellList): void {
  latestOfUse[0] = Number.POSITIVE_INFINITY;
  lookAtNumbers(a, b);
}

/** Whether the interiors of two cells meet from time 0 to 1; when and on which axis is then in `overlapStart`, as for `castCells`. */
export function castCellsCertainly(a: CellList, i: number, b: CellList, j: number): Certainty {
  const laid = layAxes(a, i, b, j);
  if (state[COUNT] === 0) return laid === MISS ? MISS : UNSURE;
  if (laid === MISS) return MISS;
  const told = decide();
  if (told === MISS) return MISS;
  return laid === UNSURE || told === UNSURE || !note(a, i, b, j) ? UNSURE : HIT;
}

/** Notes the last of the times, as `note` in `cast-cells.ts` does; false where one of them may be too far off. */
function note(a: CellList, i: number, b: CellList, j: number): boolean {
  const count = state[COUNT] as number;
  let instant = -1;
  let latest = 0;
  for (let at = 0; at < count && instant < 0; at++) {
    if (axes.isInstant[at] === 1) instant = at;
    const early = (axes.time[at] as number) - (axes.timeError[at] as number);
    if (early > latest || instant === at) latest = early > 0 ? early : 0;
  }
  const ux = Math.abs(motions[UX] as number);
  const uy = Math.abs(motions[UY] as number);
  cellSize[0] = 0;
  noteSize(a, i);
  noteSize(b, j);
  const size = cellSize[0] as number;
  const way = ux > uy ? ux : uy;
  const slack = (ONE_TIME * size) / way;
  // A difference of two motions may be twice as large as both.
  const largest = size > way / 2 ? size : way / 2;
  let start = 0;
  let atBorder = Number.NEGATIVE_INFINITY;
  overlapStart[AXIS_X] = 0;
  overlapStart[AXIS_Y] = 0;
  for (let at = 0; at < count; at++) {
    if (instant >= 0 && at !== instant) continue;
    const time = axes.time[at] as number;
    const error = axes.timeError[at] as number;
    if (error > MOST_OFF * slack && !(time + error < latest)) {
      const x = Math.abs(axes.outX[at] as number);
      const y = Math.abs(axes.outY[at] as number);
      const gap = (axes.wayError[at] as number) + Math.abs(time) * (axes.speedError[at] as number);
      if (!(gap <= MOST_GAP * largest * (x > y ? x : y))) return false;
    }
    if (time > start) start = time;
    if (axes.isCut[at] === 1 || !(time > atBorder)) continue;
    atBorder = time;
    overlapStart[AXIS_X] = axes.outX[at] as number;
    overlapStart[AXIS_Y] = axes.outY[at] as number;
  }
  if (start - atBorder > slack) {
    overlapStart[AXIS_X] = 0;
    overlapStart[AXIS_Y] = 0;
  }
  overlapStart[START] = start < 1 ? start : 1;
  return true;
}

/** The largest size of two cells' coordinates. */
const cellSize: Float64Array = /* @__PURE__ */ new Float64Array(1);

function noteSize(list: CellList, cell: number): void {
  const end = list.starts[cell + 1] as number;
  for (let at = list.starts[cell] as number; at < end; at++) {
    const size = Math.abs(list.xy[at] as number);
    if (size > (cellSize[0] as number)) cellSize[0] = size;
  }
}

/** Shapes without radii that move until their interiors meet: touching is not enough. */
import { gauge, LARGEST } from "../../base/gauge.js";
import { AXIS_X, AXIS_Y, castCells, ONE_TIME, overlapStart, START } from "../algorithms/cast-cells.js";
import { beginCells, castCellsCertainly } from "../algorithms/cast-cells-certain.js";
import {
  entry,
  OUT_X,
  OUT_Y,
  SIDE_LATE,
  SIDE_SLACK,
  SIDE_STEEPNESS,
  SIDE_TIME,
  SIDE_UNTIL,
  SIDE_UX,
  SIDE_UY,
  SIDE_X,
  SIDE_Y,
  search,
  side,
  TIME,
} from "../algorithms/cast-spot.js";
import { HIT, latestOfUse, UNSURE } from "../algorithms/cell-axes.js";
import { type CellList, cellList, forgetLongCells } from "../algorithms/cell-list.js";
import { motions, UX, UY } from "../algorithms/motions.js";
import { outlineA, outlineB } from "../algorithms/outline.js";
import type { Shape } from "../shape-kinds.js";
import { cellsOf } from "./cells.js";
import { cellsOnWay } from "./cells-on-way.js";
import { forgetLongLanes, type Lanes, lanes, measureLanes, orderLanes, sortCells } from "./lanes.js";
import { boxCells, FAR, findNear, forgetManyBoxes, nearCells, soon, UNTIL } from "./near-cells.js";
import { castOutlines } from "./outlines.js";
import { FEW } from "./slack.js";

const scratchA: CellList = /* @__PURE__ */ cellList();
const scratchB: CellList = /* @__PURE__ */ cellList();
const nearA: CellList = /* @__PURE__ */ cellList();
const nearB: CellList = /* @__PURE__ */ cellList();
const lanesA: Lanes = /* @__PURE__ */ lanes();
const lanesB: Lanes = /* @__PURE__ */ lanes();

/**
 * Finds the first time at which the interiors of two shapes, whose outlines are loaded, meet; leaves it in `entry`.
 *
 * @param areApart - Whether they are disjoint at the start.
 */
export function castOpen(a: Shape, b: Shape, areApart: boolean): boolean {
  try {
    return castInteriors(a, b, areApart);
  } finally {
    forgetLongCells(scratchA);
    forgetLongCells(scratchB);
    forgetLongCells(nearA);
    forgetLongCells(nearB);
    forgetLongLanes(lanesA);
    forgetLongLanes(lanesB);
    forgetManyBoxes();
  }
}

function castInteriors(a: Shape, b: Shape, areApart: boolean): boolean {
  const allA = cellsOf(a, outlineA, scratchA);
  const allB = cellsOf(b, outlineB, scratchB);
  const cellsA = cellsOnWay(allA, allB, -1, nearA);
  const cellsB = cellsOnWay(allB, allA, 1, nearB);
  beginCells(cellsA, cellsB);
  if (cellsA.count === 1 && cellsB.count === 1) {
    if (!meets(cellsA, 0, cellsB, 0)) return false;
    entry[TIME] = overlapStart[START] as number;
    entry[OUT_X] = overlapStart[AXIS_X] as number;
    entry[OUT_Y] = overlapStart[AXIS_Y] as number;
  } else {
    // Outlines that never touch are soon told from others.
    entry[TIME] = 0;
    if (areApart) {
      castOutlines(false);
      if (entry[TIME] === Number.POSITIVE_INFINITY) return false;
    }
    castEachCell(cellsA, cellsB, allA.count * allB.count);
  }
  const time = entry[TIME] as number;
  if (time === Number.POSITIVE_INFINITY) return false;
  if (entry[OUT_X] === 0 && entry[OUT_Y] === 0) turnToSideMet();
  entry[TIME] = time;
  return true;
}

/** Whether two cells meet: `overlapStart` says when. */
function meets(a: CellList, i: number, b: CellList, j: number): boolean {
  const told = castCellsCertainly(a, i, b, j);
  return told === UNSURE ? castCells(a, i, b, j) : told === HIT;
}

/** Leaves the first meeting of any two cells in `entry`: the time Infinity where there is none, the way out 0 where it is a cut's. */
function castEachCell(cellsA: CellList, cellsB: CellList, pairs: number): void {
  measureLanes(lanesA, cellsA, true);
  measureLanes(lanesB, cellsB, false);
  measureLengths();
  const reach = (gauge[LARGEST] as number) + (lengths[WAY] as number);
  if (pairs > FEW_PAIRS && reach < FARTHEST) castNearCells(cellsA, cellsB);
  else castAllCells(cellsA, cellsB);
  for (let at = 0; at < 3; at++) entry[at] = earliest[at] as number;
}

/** Pairs of the shapes' cells up to which to go through all takes less time than to look for those that are near. */
const FEW_PAIRS = 1 << 12;

/** Sizes below which no lane overflows. */
const FARTHEST = 1e300;

/** The first meeting found so far, as `entry` has it. */
const earliest: Float64Array = /* @__PURE__ */ new Float64Array(3);

function forgetMeetings(): void {
  earliest[TIME] = Number.POSITIVE_INFINITY;
  earliest[OUT_X] = 0;
  earliest[OUT_Y] = 0;
  latestOfUse[0] = Number.POSITIVE_INFINITY;
}

/** Whether nothing is met before what was met, and it is known on which side. */
function isSettled(): boolean {
  return (earliest[TIME] as number) <= 0 && (earliest[OUT_X] !== 0 || earliest[OUT_Y] !== 0);
}

function castAllCells(cellsA: CellList, cellsB: CellList): void {
  forgetMeetings();
  orderLanes(lanesA, cellsA.count, true);
  orderLanes(lanesB, cellsB.count, false);
  for (let i = 0; i < cellsA.count && !isSettled(); i++) {
    tryCells(cellsA, lanesA.order[i] as number, cellsB, lanesB.order, cellsB.count);
  }
}

/** Tries a cell of A and cells of B, in the order in which A comes to them. */
function tryCells(cellsA: CellList, cellA: number, cellsB: CellList, order: Int32Array, count: number): void {
  const way = lengths[WAY] as number;
  const oneTime = lengths[SAME_TIME] as number;
  const to = lanesA.to[cellA] as number;
  for (let j = 0; j < count; j++) {
    const cellB = order[j] as number;
    const gap = (lanesB.from[cellB] as number) - to;
    // Those behind it in the list are farther still.
    if (gap > way * (1 + FEW) || gap / way - FEW > (earliest[TIME] as number) + oneTime) break;
    if (
      (lanesA.low[cellA] as number) > (lanesB.high[cellB] as number) ||
      (lanesB.low[cellB] as number) > (lanesA.high[cellA] as number) ||
      (lanesA.from[cellA] as number) > (lanesB.to[cellB] as number) ||
      !meets(cellsA, cellA, cellsB, cellB)
    )
      continue;
    const time = overlapStart[START] as number;
    const first = earliest[TIME] as number;
    // Cells that are met at one time, rounded apart: one that was met on the shape's border says on which side.
    const isSame = Math.abs(time - first) <= oneTime;
    if (!isSame && time > first) continue;
    if (!isSame || (earliest[OUT_X] === 0 && earliest[OUT_Y] === 0)) {
      earliest[OUT_X] = overlapStart[AXIS_X] as number;
      earliest[OUT_Y] = overlapStart[AXIS_Y] as number;
    }
    if (time < first) earliest[TIME] = time;
    latestOfUse[0] = (earliest[TIME] as number) + oneTime;
    if (isSettled()) return;
  }
}

/** How much longer than until the outlines touch cells are looked for at first, of that time and of the whole. */
const LONGER = 1 / 64;
const LONGER_STILL = 1 / 1024;
/** Where none was met until then, so many times as much longer. */
const GROWTH = 4;
/** Times that follow each other by less than one time may make so many of them up: then earlier ones are looked for no longer. */
const MOST_AT_ONE_TIME = 64;

/**
 * As `castAllCells`, but only of cells that come near each other until a time soon after that of the entry; later, where that was
 * too soon.
 */
function castNearCells(cellsA: CellList, cellsB: CellList): void {
  const start = entry[TIME] as number;
  const margin = MOST_AT_ONE_TIME * (lengths[SAME_TIME] as number);
  soon[FAR] = lengths[WAY] as number;
  boxCells(cellsB, lanesB);
  orderLanes(lanesA, cellsA.count, true);
  for (let longer = start * LONGER + LONGER_STILL; ; longer *= GROWTH) {
    const until = start + longer < 1 ? start + longer : 1;
    forgetMeetings();
    for (let i = 0; i < cellsA.count && !isSettled(); i++) {
      const cellA = lanesA.order[i] as number;
      const first = (earliest[TIME] as number) + (lengths[SAME_TIME] as number);
      soon[UNTIL] = first < until ? first : until;
      const count = findNear(cellsA, cellA, lanesA);
      if (count === 0) continue;
      sortCells(nearCells.list, count, lanesB.from, 1);
      tryCells(cellsA, cellA, cellsB, nearCells.list, count);
    }
    if (until === 1 || (earliest[TIME] as number) + margin < until) return;
  }
}

/** How far A goes as lanes measure it, and, as `ONE_TIME` in `algorithms/cast-cells.ts`, for the whole pair. */
const lengths: Float64Array = /* @__PURE__ */ new Float64Array(2);
const WAY = 0;
const SAME_TIME = 1;

function measureLengths(): void {
  const ux = motions[UX] as number;
  const uy = motions[UY] as number;
  const size = Math.abs(ux) > Math.abs(uy) ? Math.abs(ux) : Math.abs(uy);
  lengths[WAY] = size * ((ux / size) * (ux / size) + (uy / size) * (uy / size));
  lengths[SAME_TIME] = ONE_TIME * ((gauge[LARGEST] as number) / size);
}

/** Takes the normal of the edge that is met at the time of the entry, the one most across the motion where there are several. */
function turnToSideMet(): void {
  const ux = motions[UX] as number;
  const uy = motions[UY] as number;
  side[SIDE_TIME] = entry[TIME] as number;
  measureLengths();
  side[SIDE_SLACK] = lengths[SAME_TIME] as number;
  side[SIDE_UX] = ux;
  side[SIDE_UY] = uy;
  // Later ones matter only where none is met at that time.
  side[SIDE_UNTIL] = side[SIDE_TIME] as number;
  lookForSide();
  if (!((side[SIDE_LATE] as number) <= (side[SIDE_SLACK] as number))) {
    side[SIDE_UNTIL] = Number.POSITIVE_INFINITY;
    lookForSide();
  }
  const x = side[SIDE_X] as number;
  const y = side[SIDE_Y] as number;
  // From B to where A comes from; where no side was met, straight back.
  const sign = x * ux + y * uy > 0 ? -1 : 1;
  const isKnown = x !== 0 || y !== 0;
  entry[OUT_X] = isKnown ? sign * x : -ux;
  entry[OUT_Y] = isKnown ? sign * y : -uy;
}

function lookForSide(): void {
  side[SIDE_LATE] = Number.POSITIVE_INFINITY;
  side[SIDE_STEEPNESS] = -1;
  side[SIDE_X] = 0;
  side[SIDE_Y] = 0;
  search.isOn = true;
  castOutlines(false);
  search.isOn = false;
}

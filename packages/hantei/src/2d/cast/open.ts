/** Shapes without radii that move until their interiors meet: touching is not enough. */
import { AXIS_X, AXIS_Y, type Cell, castCells, ONE_TIME, overlapStart, START } from "../algorithms/cast-cells.js";
import { entry, meetings, OUT_X, OUT_Y, TIME } from "../algorithms/cast-spot.js";
import { gauge, LARGEST, type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import type { Shape } from "../shape-kinds.js";
import { cellsOf } from "./cells.js";
import { castOutlines, motions } from "./outlines.js";

/** Finds the first time at which the interiors of two shapes, whose outlines are loaded, meet; leaves it in `entry`. */
export function castOpen(a: Shape, b: Shape): boolean {
  const cellsA = cellsOf(bounded(a, outlineA));
  const cellsB = cellsOf(bounded(b, outlineB));
  const lanesA = lanesOf(cellsA, true);
  const lanesB = lanesOf(cellsB, false);
  const way = lengthOfWay();
  let first = Number.POSITIVE_INFINITY;
  let [x, y] = [0, 0];
  for (const { cell: cellA, low: lowA, high: highA, from, to } of lanesA) {
    for (const { cell: cellB, low: lowB, high: highB, from: ahead, to: end } of lanesB) {
      // Those behind it in the list are farther still.
      if (ahead - to > way * (1 + FEW) || (ahead - to) / way - FEW > first + oneTime()) break;
      if (lowA > highB || lowB > highA || from > end || !castCells(cellA, cellB, motions)) continue;
      const time = overlapStart[START] as number;
      // Cells that are met at one time, rounded apart: one that was met on the shape's border says on which side.
      const isSame = Math.abs(time - first) <= oneTime();
      if (!isSame && time > first) continue;
      if (!isSame || (x === 0 && y === 0)) {
        x = overlapStart[AXIS_X] as number;
        y = overlapStart[AXIS_Y] as number;
      }
      if (time < first) first = time;
    }
  }
  if (first === Number.POSITIVE_INFINITY) return false;
  entry[TIME] = first;
  entry[OUT_X] = x;
  entry[OUT_Y] = y;
  if (x === 0 && y === 0) turnToSideMetAt(first);
  return true;
}

/** As `ONE_TIME` in `algorithms/cast-cells.ts`, for the whole pair. */
function oneTime(): number {
  return (
    ONE_TIME *
    ((gauge[LARGEST] as number) / Math.max(Math.abs(motions.ax - motions.bx), Math.abs(motions.ay - motions.by)))
  );
}

/** Takes the normal of the edge that is met at a time, the one most across the motion where there are several. */
function turnToSideMetAt(time: number): void {
  meetings.list = [];
  meetings.wanted = true;
  castOutlines(false);
  meetings.wanted = false;
  const [ux, uy] = [motions.ax - motions.bx, motions.ay - motions.by];
  const slack = oneTime();
  let [foundX, foundY] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  let steepest = -1;
  for (let at = 0; at < meetings.list.length; at += 3) {
    const [then, x, y] = meetings.list.slice(at, at + 3) as [number, number, number];
    const late = Math.max(Math.abs(then - time), slack);
    const steepness = Math.abs((x * ux + y * uy) / Math.sqrt(x * x + y * y));
    if (late > least || (late === least && !(steepness > steepest))) continue;
    [foundX, foundY] = [x, y];
    least = late;
    steepest = steepness;
  }
  entry[TIME] = time;
  orient(foundX, foundY);
}

/** An unbounded box as its outline was cut. */
function bounded(shape: Shape, outline: Outline): Shape {
  if (shape.kind !== "box") return shape;
  const [minX, minY, , , maxX, maxY] = Array.from(outline.coordinates) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { kind: "box", minX, minY, maxX, maxY };
}

/** Keeps an axis, pointing from B to where A comes from. */
function orient(x: number, y: number): void {
  const ux = motions.ax - motions.bx;
  const uy = motions.ay - motions.by;
  const sign = x * ux + y * uy > 0 ? -1 : 1;
  const known = x !== 0 || y !== 0;
  entry[OUT_X] = known ? sign * x : -ux;
  entry[OUT_Y] = known ? sign * y : -uy;
}

/** What a few roundings of numbers of about one size may take from it. */
const FEW: number = 8 * Number.EPSILON;

/** A cell, and where it lies as seen along the motion, rounded outward. */
interface Lane {
  readonly cell: Cell;
  /** Across the motion. */
  readonly low: number;
  readonly high: number;
  /** Along it. */
  readonly from: number;
  readonly to: number;
}

/**
 * The lanes in which cells move, in the order in which they may be met: of A those ahead first, of B those that A comes to first.
 *
 * ```text
 *    ┌────┐ to                  ┌────┐
 *    │ A  ├───────▶ u     from  │    │        Cells meet only where their lanes overlap, and not before A's front
 *    └────┘                     │ B  │        has come to B's near end.
 *                               └────┘
 * ```
 */
function lanesOf(cells: readonly Cell[], moves: boolean): Lane[] {
  const [ux, uy] = [motions.ax - motions.bx, motions.ay - motions.by];
  const size = Math.max(Math.abs(ux), Math.abs(uy));
  const [dx, dy] = [ux / size, uy / size];
  const lanes = cells.map((cell): Lane => {
    let [low, high, from, to] = [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ];
    let largest = moves ? size : 0;
    for (let at = 0; at < cell.xy.length; at += 2) {
      const [x, y] = [cell.xy[at], cell.xy[at + 1]] as [number, number];
      const [across, along] = [dx * y - dy * x, dx * x + dy * y];
      low = Math.min(low, across);
      high = Math.max(high, across);
      from = Math.min(from, along);
      to = Math.max(to, along);
      largest = Math.max(largest, Math.abs(x) + Math.abs(y));
    }
    const slack = largest * FEW + FEWEST;
    return { cell, low: low - slack, high: high + slack, from: from - slack, to: to + slack };
  });
  return lanes.sort(moves ? (a, b) => b.to - a.to : (a, b) => a.from - b.from);
}

/** What products that underflow may be off by. */
const FEWEST: number = 8 * Number.MIN_VALUE;

/** How far A goes as lanes measure it. */
function lengthOfWay(): number {
  const [ux, uy] = [motions.ax - motions.bx, motions.ay - motions.by];
  const size = Math.max(Math.abs(ux), Math.abs(uy));
  return size * ((ux / size) * (ux / size) + (uy / size) * (uy / size));
}

/** Two moving shapes: do they meet, when, and where? Translations only. */
import { OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { beginMotion, END, MOTION, OTHER_MOTION, RADII, SPOT } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { AXIS_X, AXIS_Y, type Cell, castCells, ONE_TIME, overlapStart, START } from "../algorithms/cast-cells.js";
import { beginEntries, entry, IS_VERTEX, meetings, met, OUT_X, OUT_Y, TIME } from "../algorithms/cast-spot.js";
import { gauge, LARGEST, type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { measure } from "../distance-matrix.js";
import { type MutableVector2, type Vector2, writeUnit } from "../foundation/vector.js";
import { AX, AY, BX, BY, measured } from "../measure/gap.js";
import { relateCode } from "../pair-matrix.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import { cellsOf } from "./cells.js";
import { turnToSide } from "./corner.js";
import { castAtOutline, isUnbounded, outlineCast } from "./target.js";

/** What became of a cast, written into an object of the caller. */
export interface MutableShapeCast {
  status: "hit" | "separated" | "overlapped";
  fraction: number;
  readonly point: MutableVector2;
  readonly normal: MutableVector2;
}

const motions = { ax: 0, ay: 0, bx: 0, by: 0 };

/** Casts two shapes with checked motions. */
export function castShapesAt(
  into: MutableShapeCast,
  a: Shape,
  motionA: Vector2,
  b: Shape,
  motionB: Vector2,
  touching: boolean,
): void {
  motions.ax = motionA.x;
  motions.ay = motionA.y;
  motions.bx = motionB.x;
  motions.by = motionB.y;
  const start = relateCode(a, b);
  if (start === OVERLAPPING || (touching && start === TOUCHING)) {
    meetAtStart(into, a, b, start === OVERLAPPING ? "overlapped" : "hit");
    return;
  }
  const isMet = isStill() ? false : castPair(a, b, touching);
  into.status = isMet ? "hit" : "separated";
  into.fraction = isMet ? latestApart(a, b, entry[TIME] as number) : 1;
  if (!isMet) return;
  writeUnit(into.normal, entry[OUT_X] as number, entry[OUT_Y] as number);
  writeContact(into, a, b);
}

function isStill(): boolean {
  return motions.ax === motions.bx && motions.ay === motions.by;
}

function radiusOf(shape: Shape): number {
  return "radius" in shape ? shape.radius : 0;
}

/** Finds the first meeting, and leaves it in `entry`, with the way from B to A. */
function castPair(a: Shape, b: Shape, touching: boolean): boolean {
  registers[RADII] = radiusOf(a);
  registers[RADII + 1] = radiusOf(b);
  const strictly = !touching;
  outlineCast(a, b, hasNoEnd(a) || hasNoEnd(b) ? reachOf(a, b) : 0);
  if (strictly && radiusOf(a) + radiusOf(b) === 0) return castOpen(a, b);
  castOutlines(strictly);
  return (entry[TIME] as number) < Number.POSITIVE_INFINITY;
}

/** The vertices of each against the edges of the other: wherever two outlines first meet, there is a vertex of one. */
function castOutlines(strictly: boolean): void {
  beginMotion();
  beginEntries();
  registers[END] = 1;
  setMotions(motions.ax, motions.ay, motions.bx, motions.by);
  eachVertex(outlineA, () => castAtOutline(outlineB, strictly));
  const before = entry[TIME] as number;
  setMotions(motions.bx, motions.by, motions.ax, motions.ay);
  eachVertex(outlineB, () => castAtOutline(outlineA, strictly));
  const isA = (entry[TIME] as number) === before;
  if (isCorner()) {
    const [ux, uy] = [motions.ax - motions.bx, motions.ay - motions.by];
    if (isA) turnToSide(outlineA, outlineB, ux, uy);
    else turnToSide(outlineB, outlineA, -ux, -uy);
  }
  if (isA) return;
  entry[OUT_X] = -(entry[OUT_X] as number);
  entry[OUT_Y] = -(entry[OUT_Y] as number);
}

/** Whether what was met is a vertex without a radius. */
function isCorner(): boolean {
  const isRound = (registers[RADII] as number) + (registers[RADII + 1] as number) > 0;
  return !isRound && met[IS_VERTEX] === 1 && (entry[TIME] as number) < Number.POSITIVE_INFINITY;
}

function setMotions(x: number, y: number, otherX: number, otherY: number): void {
  registers[MOTION] = x;
  registers[MOTION + 1] = y;
  registers[OTHER_MOTION] = otherX;
  registers[OTHER_MOTION + 1] = otherY;
}

function eachVertex({ coordinates, holes }: Outline, cast: () => void): void {
  const visit = (path: Coordinates): void => {
    for (let at = 0; at < path.length; at += 2) {
      registers[SPOT] = path[at] as number;
      registers[SPOT + 1] = path[at + 1] as number;
      cast();
    }
  };
  visit(coordinates);
  for (const hole of holes) visit(hole);
}

function hasNoEnd(shape: Shape): boolean {
  return shape.kind === "box" && isUnbounded(shape);
}

/** Sizes of everything, wherever it goes: an unbounded box is cut beyond. */
function reachOf(a: Shape, b: Shape): number {
  const own = [a, b].flatMap((shape) => {
    const { minX, minY, maxX, maxY } = operationsOf(shape).bounds(shape);
    return [minX, minY, maxX, maxY].filter((bound) => bound - bound === 0).map(Math.abs);
  });
  return Math.max(1, ...own) + Math.max(...Object.values(motions).map(Math.abs)) * 2;
}

/** Shapes without radii, until their interiors meet. */
function castOpen(a: Shape, b: Shape): boolean {
  const cellsA = cellsOf(bounded(a, outlineA));
  const cellsB = cellsOf(bounded(b, outlineB));
  const boundsA = sweepsOf(cellsA, motions.ax, motions.ay);
  const boundsB = sweepsOf(cellsB, motions.bx, motions.by);
  let first = Number.POSITIVE_INFINITY;
  let [x, y] = [0, 0];
  for (let i = 0; i < cellsA.length; i++) {
    for (let j = 0; j < cellsB.length; j++) {
      if (!mayMeet(boundsA, 4 * i, boundsB, 4 * j)) continue;
      if (!castCells(cellsA[i] as Cell, cellsB[j] as Cell, motions)) continue;
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

/** The bounds of what each cell sweeps, rounded outward: minX, minY, maxX, maxY. */
function sweepsOf(cells: readonly Cell[], wayX: number, wayY: number): Float64Array {
  const bounds = new Float64Array(4 * cells.length);
  for (const [index, { xy }] of cells.entries()) {
    for (let axis = 0; axis < 2; axis++) {
      let low = xy[axis] as number;
      let high = low;
      for (let at = axis + 2; at < xy.length; at += 2) {
        const value = xy[at] as number;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      const way = axis === 0 ? wayX : wayY;
      const slack = (Math.abs(low) + Math.abs(high) + Math.abs(way)) * Number.EPSILON;
      bounds[4 * index + axis] = Math.min(low, low + way) - slack;
      bounds[4 * index + axis + 2] = Math.max(high, high + way) + slack;
    }
  }
  return bounds;
}

/** Whether what two cells sweep comes near. */
function mayMeet(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  return !(
    (a[i] as number) > (b[j + 2] as number) ||
    (b[j] as number) > (a[i + 2] as number) ||
    (a[i + 1] as number) > (b[j + 3] as number) ||
    (b[j + 1] as number) > (a[i + 3] as number)
  );
}

function overlapsAt(a: Shape, b: Shape, time: number): boolean {
  const there = moved(a, time, motions.ax, motions.ay);
  const here = moved(b, time, motions.bx, motions.by);
  return there !== undefined && here !== undefined && relateCode(there, here) === OVERLAPPING;
}

/** The shape where it is at a time; undefined where rounding would fold it, so that it cannot be put there. */
function moved(shape: Shape, time: number, x: number, y: number): Shape | undefined {
  if (x === 0 && y === 0) return shape;
  const [dx, dy] = [time * x, time * y];
  if (shape.kind !== "polygon" && shape.kind !== "polyline") return operationsOf(shape).translate(shape, dx, dy);
  try {
    return operationsOf(shape).translate(shape, dx, dy);
  } catch (error) {
    if (allFinite(shifted(shape, dx, dy).coordinates)) return undefined;
    throw error;
  }
}

/** The shape moved without a look at what rounding makes of it. */
function shifted<S extends Polygon | Polyline>(shape: S, dx: number, dy: number): S {
  const shift = (ring: readonly number[]): number[] => ring.map((value, at) => value + (at % 2 === 0 ? dx : dy));
  const coordinates = shift(shape.coordinates);
  return shape.kind === "polygon"
    ? { ...shape, coordinates, holes: shape.holes.map(shift) }
    : { ...shape, coordinates };
}

function allFinite(values: readonly number[]): boolean {
  return values.every((value) => value - value === 0);
}

/** Steps back by so many last bits, then twice as many, and so on. */
const FIRST_STEP: number = Number.EPSILON;
/** No fraction is stepped back by more of them at first: 2⁴⁰. */
const MOST_STEPS = 1099511627776;

/** The latest time not after this at which the two, moved and rounded, do not overlap. */
function latestApart(a: Shape, b: Shape, time: number): number {
  const way = Math.max(Math.abs(motions.ax - motions.bx), Math.abs(motions.ay - motions.by));
  const last = FIRST_STEP * Math.max(1, Math.min((gauge[LARGEST] as number) / way, MOST_STEPS));
  let apart = time;
  for (let step = last; apart > 0 && overlapsAt(a, b, apart); step *= 2) apart = time - step;
  return apart > 0 ? apart : 0;
}

function meetAtStart(into: MutableShapeCast, a: Shape, b: Shape, status: "overlapped" | "hit"): void {
  into.status = status;
  into.fraction = 0;
  measure(a, b, true);
  into.point.x = measured[AX] as number;
  into.point.y = measured[AY] as number;
  const ux = motions.ax - motions.bx;
  const uy = motions.ay - motions.by;
  if (ux === 0 && uy === 0) writeUnit(into.normal, 1, 0);
  else writeUnit(into.normal, -ux, -uy);
}

/** The middle between the two shapes' nearest points where they stand at the hit. */
function writeContact(into: MutableShapeCast, a: Shape, b: Shape): void {
  const { fraction } = into;
  const there = nearlyMoved(a, fraction, motions.ax, motions.ay);
  const here = nearlyMoved(b, fraction, motions.bx, motions.by);
  measure(there, here, true);
  into.point.x = (measured[AX] as number) / 2 + (measured[BX] as number) / 2;
  into.point.y = (measured[AY] as number) / 2 + (measured[BY] as number) / 2;
}

function nearlyMoved(shape: Shape, time: number, x: number, y: number): Shape {
  return moved(shape, time, x, y) ?? shifted(shape as Polygon | Polyline, time * x, time * y);
}

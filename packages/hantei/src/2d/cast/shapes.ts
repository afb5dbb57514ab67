/** Two moving shapes: do they meet, when, and where? Translations only. */
import { OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { RADII } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { entry, OUT_X, OUT_Y, TIME } from "../algorithms/cast-spot.js";
import { gauge, LARGEST } from "../algorithms/outline.js";
import { measure } from "../distance-matrix.js";
import { type MutableVector2, type Vector2, writeUnit } from "../foundation/vector.js";
import { AX, AY, BX, BY, measured } from "../measure/gap.js";
import { relateCode } from "../pair-matrix.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import { castOpen } from "./open.js";
import { castOutlines, motions } from "./outlines.js";
import { isUnbounded, outlineCast } from "./target.js";

/** What became of a cast, written into an object of the caller. */
export interface MutableShapeCast {
  status: "hit" | "separated" | "overlapped";
  fraction: number;
  readonly point: MutableVector2;
  readonly normal: MutableVector2;
}

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
  if (!outlineCast(a, b, hasNoEnd(a) || hasNoEnd(b) ? reachOf(a, b) : 0)) return false;
  if (strictly && radiusOf(a) + radiusOf(b) === 0) return castOpen(a, b);
  castOutlines(strictly);
  return (entry[TIME] as number) < Number.POSITIVE_INFINITY;
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
/** Having stepped back by more than so many first steps, it goes forward again by halves. */
const FAR_BACK = 8;

/** The latest time found, not after this, at which the two, moved and rounded, do not overlap. */
function latestApart(a: Shape, b: Shape, time: number): number {
  const way = Math.max(Math.abs(motions.ax - motions.bx), Math.abs(motions.ay - motions.by));
  const last = FIRST_STEP * Math.max(1, Math.min((gauge[LARGEST] as number) / way, MOST_STEPS));
  let apart = time;
  let overlapping = time;
  for (let step = last; apart > 0 && overlapsAt(a, b, apart); step *= 2) {
    overlapping = apart;
    apart = time - step;
  }
  if (!(apart > 0)) apart = 0;
  // What only grazes may, rounded, overlap for long: the last step then was too long.
  while (overlapping - apart > FAR_BACK * last) {
    const middle = apart + (overlapping - apart) / 2;
    if (overlapsAt(a, b, middle)) overlapping = middle;
    else apart = middle;
  }
  return apart;
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

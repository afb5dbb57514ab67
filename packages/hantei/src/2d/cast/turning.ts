/**
 * Shapes that move and turn, by conservative advancement: from where they stand, so far apart, they need at least a certain
 * time to meet; that time on, they are measured anew.
 *
 * Source: B. Mirtich, "Timewarp Rigid Body Simulation" (2000), section 3, after his conservative advancement.
 */
import { rangeError } from "../../base/errors.js";
import { convexity } from "../algorithms/relate-convex.js";
import { measure } from "../distance-matrix.js";
import type { Pose } from "../foundation/pose.js";
import { direction, makeUnit, writeUnit } from "../foundation/vector.js";
import { AX, AY, BX, BY, GAP, GAP_ERROR, measured } from "../measure/gap.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import type { MutableShapeCast } from "./shapes.js";

/** Shapes as near as this, of the largest coordinate that they have had on their way, are taken to have met. */
const NEARNESS = 1e-6;
/** And as near as this, 2⁻⁴⁸, of what their poses and pivots compute with: no rounding of a placed shape is as large. */
const ROUNDING = 3.552713678800501e-15;
/** And as this, some of the least doubles, by which rounding moves the tiniest shapes. */
const LEAST = 64 * Number.MIN_VALUE;

/** Speeds are off by no more roundings than this makes up for. */
const SLOWER = 1 + 16 * Number.EPSILON;
/** A few last bits of what is multiplied by it. */
const FEW_BITS = 8 * Number.EPSILON;
/** What measuring is off by at most, of what is near: twice its error, for where the points of the gap lie is rounded, too. */
const MEASURED = (2 * GAP_ERROR) / NEARNESS;
/** Gaps below this, far above the least doubles, may have lost bits. */
const LEAST_TOLD = 1e-280;

/** So many steps, and no more. */
const MOST_STEPS = 4096;

/** A motion from one pose to another: place, angle and pivot change evenly. */
export interface Sweep {
  readonly from: Pose;
  readonly to: Pose;
}

type FullPose = Readonly<Record<keyof Pose, number>>;

const POSE: readonly (keyof Pose)[] = ["x", "y", "angle", "pivotX", "pivotY"];

function full({ x, y, angle = 0, pivotX = 0, pivotY = 0 }: Pose): FullPose {
  return { x, y, angle, pivotX, pivotY };
}

function poseAt({ from, to }: Sweep, time: number): FullPose {
  const [p, q] = [full(from), full(to)];
  if (time === 0) return p;
  if (time === 1) return q;
  const between = (s: number, t: number): number => s + (t - s) * time;
  return {
    x: between(p.x, q.x),
    y: between(p.y, q.y),
    angle: between(p.angle, q.angle),
    pivotX: between(p.pivotX, q.pivotX),
    pivotY: between(p.pivotY, q.pivotY),
  };
}

/** Where a shape is at a time. One that stands still is put there once, and one that is there already not even that. */
function placesOf(shape: Shape, sweep: Sweep): (time: number) => Shape {
  const place = (time: number): Shape => operationsOf(shape).place(shape, poseAt(sweep, time)) as Shape;
  const [p, q] = [full(sweep.from), full(sweep.to)];
  if (POSE.some((part) => p[part] !== q[part])) return place;
  const there = p.x === 0 && p.y === 0 && p.angle === 0 ? shape : place(0);
  return () => there;
}

/**
 * How fast a way of one of two convex shapes, relative to the other, closes the gap between them. Of what keeps on one side of a
 * line and on the other side of it, only the way across it counts.
 *
 * That line is square to the least way n between the shapes. The way m that was measured is off by rounding, e: no longer than
 * |n| + e, and from one shape to the other but for e, so beyond that line by |n| − e. Hence (|n| − e) / (|n| + e) is no more than the
 * cosine between m and n, and their units are no farther apart than 2 √(e / |n|): by far more than e, for where the foot on an edge
 * is beside the edge's end, rounding may take the one for the other.
 */
function closing(x: number, y: number, passing: number, gap: number, off: number): number {
  // Nearer, what is measured has too few digits to tell the line's direction.
  if (gap < LEAST_TOLD) return passing;
  direction[0] = (measured[BX] as number) - (measured[AX] as number);
  direction[1] = (measured[BY] as number) - (measured[AY] as number);
  makeUnit();
  const across = x * (direction[0] as number) + y * (direction[1] as number);
  return Math.min(passing, Math.max(0, across) + (FEW_BITS + 2 * Math.sqrt(off / gap)) * passing);
}

function isConvex(shape: Shape): boolean {
  if (shape.kind === "polygon") return shape.holes.length === 0 && convexity(shape.coordinates) !== 0;
  return shape.kind !== "polyline";
}

/** Throws: the way is too long for a double. */
export function refuseWay(): never {
  rangeError("ERR_NOT_REPRESENTABLE", "timeOfImpact: the way from one pose to the other is too long for a double");
}

/** Finds when the two first come near, and writes it down with where. */
export function advanceTurning(into: MutableShapeCast, a: Shape, sweepA: Sweep, b: Shape, sweepB: Sweep): void {
  const rounding = Math.max(roundingOf(a, sweepA), roundingOf(b, sweepB), LEAST);
  let near = rounding;
  const turning = turningSpeed(a, sweepA) + turningSpeed(b, sweepB);
  // What both do alike brings them no nearer.
  const x = sweepA.to.x - sweepA.from.x - (sweepB.to.x - sweepB.from.x);
  const y = sweepA.to.y - sweepA.from.y - (sweepB.to.y - sweepB.from.y);
  const passing = length(x, y);
  // NaN, too: an angle of 0 about a pivot beyond all doubles.
  if (!(turning + 2 * passing < Number.POSITIVE_INFINITY)) refuseWay();
  const [placeA, placeB] = [placesOf(a, sweepA), placesOf(b, sweepB)];
  const areConvex = isConvex(a) && isConvex(b);
  let time = 0;
  for (let step = 0; ; step++) {
    const placedA = placeA(time);
    const placedB = placeB(time);
    near = Math.max(near, NEARNESS * largestOf(placedA), NEARNESS * largestOf(placedB));
    measure(placedA, placedB, true);
    const gap = measured[GAP] as number;
    if (gap <= near || step === MOST_STEPS) {
      writeHit(into, time);
      return;
    }
    if (time >= 1) break;
    // Half of what may be crossed: the rest is for rounding, and for the next step to be a hit.
    const across = areConvex ? closing(x, y, passing, gap, rounding + MEASURED * near) : passing;
    const safe = (gap - near / 2) / (SLOWER * (turning + across));
    time = safe < 1 - time ? time + safe : 1;
  }
  into.status = "separated";
  into.fraction = 1;
}

function writeHit(into: MutableShapeCast, time: number): void {
  into.status = "hit";
  into.fraction = time;
  const ax = measured[AX] as number;
  const ay = measured[AY] as number;
  const bx = measured[BX] as number;
  const by = measured[BY] as number;
  into.point.x = ax / 2 + bx / 2;
  into.point.y = ay / 2 + by / 2;
  const isOne = ax === bx && ay === by;
  direction[0] = isOne ? 1 : ax - bx;
  direction[1] = isOne ? 0 : ay - by;
  writeUnit(into.normal);
}

/**
 * Shapes without an end would come round everywhere.
 *
 * @throws RangeError `ERR_UNBOUNDED`
 */
export function checkBounded(shape: Shape): void {
  const { minX, minY, maxX, maxY } = operationsOf(shape).bounds(shape);
  if (![minX, minY, maxX, maxY].some((bound) => Math.abs(bound) === Number.POSITIVE_INFINITY)) return;
  rangeError("ERR_UNBOUNDED", "timeOfImpact takes bounded shapes; a box has an infinite bound");
}

/** How far from a point any of a shape's core may be: what is round about it turns in its place. */
function radiusAround(shape: Shape, x: number, y: number): number {
  const { minX, minY, maxX, maxY } = operationsOf(shape).bounds(shape);
  const round = "radius" in shape ? shape.radius : 0;
  const dx = Math.max(Math.abs(minX + round - x), Math.abs(maxX - round - x));
  const dy = Math.max(Math.abs(minY + round - y), Math.abs(maxY - round - y));
  return length(dx, dy) * (1 + 4 * Number.EPSILON);
}

/**
 * By turning, no point of the shape moves faster than this, in units a sweep.
 *
 * A point q of the core is at x(t) = R(θ) (q − p) + p + d, with the angle θ, the pivot p and the translation d all even in t. So
 * x′ = θ′ · ⊥R (q − p) − R p′ + p′ + d′, and |x′ − d′| ≤ |θ′| · |q − p| + min(2, |θ|) · |p′|; |q − p| is largest at an end of p's
 * way, and |θ| at an end of its own.
 */
function turningSpeed(shape: Shape, { from, to }: Sweep): number {
  const [p, q] = [full(from), full(to)];
  const angle = Math.abs(q.angle - p.angle);
  // A pivot that moves takes the shape along, and changes how far its points are from it.
  const pivot = length(q.pivotX - p.pivotX, q.pivotY - p.pivotY);
  const radius = Math.max(radiusAround(shape, p.pivotX, p.pivotY), radiusAround(shape, q.pivotX, q.pivotY));
  return angle * radius + Math.min(2, Math.max(Math.abs(p.angle), Math.abs(q.angle))) * pivot;
}

/** Of vectors whose squares are no doubles, too. */
function length(x: number, y: number): number {
  const size = Math.max(Math.abs(x), Math.abs(y));
  if (size === 0) return 0;
  const dx = x / size;
  const dy = y / size;
  return size * Math.sqrt(dx * dx + dy * dy);
}

/** The largest coordinate of any point of the shape. */
function largestOf(shape: Shape): number {
  const { minX, minY, maxX, maxY } = operationsOf(shape).bounds(shape);
  return Math.max(Math.abs(minX), Math.abs(minY), Math.abs(maxX), Math.abs(maxY));
}

/** `ROUNDING` of all that placing the shape on its way computes with; each part for itself, as their sum may be no double. */
function roundingOf(shape: Shape, sweep: Sweep): number {
  return Math.max(
    ...[full(sweep.from), full(sweep.to)].map(({ x, y, pivotX, pivotY }) =>
      [
        Math.max(Math.abs(x), Math.abs(y)),
        Math.max(Math.abs(pivotX), Math.abs(pivotY)),
        radiusAround(shape, pivotX, pivotY),
        largestOf(shape),
      ].reduce((sum, part) => sum + ROUNDING * part, 0),
    ),
  );
}

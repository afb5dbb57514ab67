/**
 * Shapes that move and turn, by conservative advancement: from where they stand, so far apart, they need at least a certain
 * time to meet; that time on, they are measured anew. How long convex pieces of them stay on either side of lines across their gaps
 * (`parted.ts`) is mostly longer than what the highest speed there may be takes for the least gap.
 *
 * Source: B. Mirtich, "Timewarp Rigid Body Simulation" (2000), section 3, after his conservative advancement.
 */
import { rangeError } from "../../base/errors.js";
import { cosine, sine } from "../../base/sine.js";
import { measure } from "../distance-matrix.js";
import type { Pose } from "../foundation/pose.js";
import { direction, writeUnit } from "../foundation/vector.js";
import { AX, AY, BX, BY, GAP, measured } from "../measure/gap.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import { partedFor, type Turn } from "./parted.js";
import { apartFor, haveFewPieces, piecesOf } from "./pieces.js";
import type { MutableShapeCast } from "./shapes.js";

/** Shapes as near as this, of the largest coordinate that they have had on their way, are taken to have met. */
const NEARNESS = 1e-6;
/** And as near as this, 2⁻⁴⁸, of what their poses and pivots compute with: no rounding of a placed shape is as large. */
const ROUNDING = 3.552713678800501e-15;
/** And as this, some of the least doubles, by which rounding moves the tiniest shapes. */
const LEAST = 64 * Number.MIN_VALUE;

/** Speeds are off by no more roundings than this makes up for. */
const SLOWER = 1 + 16 * Number.EPSILON;

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

function poseAt(p: FullPose, q: FullPose, time: number): FullPose {
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

/** What of a shape's motion is the same at all times. */
interface Course {
  readonly from: FullPose;
  readonly to: FullPose;
  /** Puts the shape where it is at a time: one that stands still once, and one that is there already not even that. */
  readonly place: (time: number) => Shape;
  /** By turning, no point goes faster than this, in units a sweep. */
  readonly turning: number;
  /** How much at most any velocity changes in a sweep. */
  readonly change: number;
}

/**
 * A point q of the core is at x(t) = R(θ) (q − p) + p + d, with the angle θ, the pivot p and the translation d all even in t. So
 * x′ = θ′ · ⊥R (q − p) − R p′ + p′ + d′, and |x′ − d′| ≤ |θ′| · |q − p| + min(2, |θ|) · |p′|; |q − p| is largest at an end of p's
 * way, and |θ| at an end of its own. And x″ = −θ′² · R (q − p) − 2 θ′ · ⊥R p′.
 */
function courseOf(shape: Shape, sweep: Sweep): Course {
  const [p, q] = [full(sweep.from), full(sweep.to)];
  const angle = Math.abs(q.angle - p.angle);
  // A pivot that moves takes the shape along, and changes how far its points are from it.
  const pivot = length(q.pivotX - p.pivotX, q.pivotY - p.pivotY);
  const radius = Math.max(radiusAround(shape, p.pivotX, p.pivotY), radiusAround(shape, q.pivotX, q.pivotY));
  const turning = angle * radius + Math.min(2, Math.max(Math.abs(p.angle), Math.abs(q.angle))) * pivot;
  const change = SLOWER * angle * (angle * radius + 2 * pivot);
  const place = (time: number): Shape => operationsOf(shape).place(shape, poseAt(p, q, time)) as Shape;
  const course = { from: p, to: q, place, turning, change };
  if (POSE.some((part) => p[part] !== q[part])) return course;
  const there = p.x === 0 && p.y === 0 && p.angle === 0 ? shape : place(0);
  return { ...course, place: () => there };
}

/** How a shape moves at a time; of what both do alike no more than (x, y) is left. */
function turnAt({ from, to, change }: Course, time: number, x: number, y: number, share: number): Turn {
  const now = poseAt(from, to, time);
  const spin = to.angle - from.angle;
  const [px, py] = [to.pivotX - from.pivotX, to.pivotY - from.pivotY];
  const [cx, cy] = [now.pivotX + now.x, now.pivotY + now.y];
  const [cos, sin] = [cosine(now.angle), sine(now.angle)];
  const arm = Math.abs(now.pivotX) + Math.abs(now.x) + Math.abs(now.pivotY) + Math.abs(now.y);
  return {
    spin,
    x: x + (px - (cos * px - sin * py)) + spin * cy,
    y: y + (py - (sin * px + cos * py)) - spin * cx,
    size: Math.abs(x) + Math.abs(y) + Math.abs(px) + Math.abs(py) + Math.abs(spin) * arm,
    change,
    share,
  };
}

/** Throws: the way is too long for a double. */
export function refuseWay(): never {
  rangeError("ERR_NOT_REPRESENTABLE", "timeOfImpact: the way from one pose to the other is too long for a double");
}

/** Finds when the two first come near, and writes it down with where. */
export function advanceTurning(into: MutableShapeCast, a: Shape, sweepA: Sweep, b: Shape, sweepB: Sweep): void {
  let near = Math.max(roundingOf(a, sweepA), roundingOf(b, sweepB), LEAST);
  const [courseA, courseB] = [courseOf(a, sweepA), courseOf(b, sweepB)];
  const turning = courseA.turning + courseB.turning;
  // What both do alike brings them no nearer.
  const x = sweepA.to.x - sweepA.from.x - (sweepB.to.x - sweepB.from.x);
  const y = sweepA.to.y - sweepA.from.y - (sweepB.to.y - sweepB.from.y);
  const passing = length(x, y);
  // NaN, too: an angle of 0 about a pivot beyond all doubles.
  if (!(turning + 2 * passing < Number.POSITIVE_INFINITY)) refuseWay();
  const speed = SLOWER * (turning + passing);
  // What does not turn stands still, and the other goes the way between them; where both turn, each takes half of the room.
  const share = courseA.turning === 0 ? 0 : courseB.turning === 0 ? 1 : 1 / 2;
  const [waysA, waysB] = share === 0 ? [0, -1] : [1, 0];
  let isFew: boolean | undefined;
  let time = 0;
  for (let step = 0; ; step++) {
    const placedA = courseA.place(time);
    const placedB = courseB.place(time);
    near = Math.max(near, NEARNESS * largestOf(placedA), NEARNESS * largestOf(placedB));
    measure(placedA, placedB, true);
    const gap = measured[GAP] as number;
    if (gap <= near || step === MOST_STEPS) {
      writeHit(into, time);
      return;
    }
    if (time >= 1) break;
    // Half of what may be crossed: the rest is for rounding, and for the next step to be a hit.
    const margin = near / 2;
    let safe = (gap - margin) / speed;
    // Where turning may bring even a point that stands across its share of the gap by then, lines tell nothing more.
    const isShort = courseA.change * safe <= 2 * share * speed && courseB.change * safe <= 2 * (1 - share) * speed;
    if (isShort && safe < 1 - time) {
      const turnA = turnAt(courseA, time, waysA * x, waysA * y, share);
      const turnB = turnAt(courseB, time, waysB * x, waysB * y, 1 - share);
      // What a line parts as a whole need not be cut.
      let parted = partedFor(placedA, turnA, placedB, turnB, margin);
      if (!(parted > safe)) {
        isFew ??= haveFewPieces(a, b);
        if (isFew) parted = apartFor(piecesOf(placedA, a), turnA, piecesOf(placedB, b), turnB, margin, speed, 1 - time);
      }
      if (parted > safe) safe = parted;
    }
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

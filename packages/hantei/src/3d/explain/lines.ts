/**
 * Segments without a radius, in space. Two straight convex cores are apart where they are on one of a few axes, and their
 * interiors are where they end there: x, y and z, and the normals of what an edge of the one and an edge of the other span
 * (Gottschalk, Lin and Manocha, "OBBTree", 1996, section 5; the axes for what is flat are added).
 */
import { divide, greater, lesser, multiply, ONE, type Rational, signOf, subtract, ZERO } from "../../exact/rational.js";
import {
  type BoxCore,
  middle,
  type Operand,
  type PointCore,
  rangeOn,
  type SegmentCore,
  type SolidCore,
  values,
} from "../../explain/core.js";
import type { AxisName, Step } from "../../explain/explanation.js";
import {
  arrow,
  ask,
  type Expression,
  extreme,
  leaf,
  minus,
  NOTHING,
  named,
  plus,
  square,
  times,
} from "../../explain/expression.js";
import { extentOn, findEdge, findGap, type NamedExtent, type ProductOperand } from "../../explain/extents.js";
import { along, type Proof } from "../../explain/proof.js";
import { definition, short } from "../../explain/round.js";
import { between, difference, dot, isZero, type Vector } from "../../explain/vector.js";

const AXES = ["x", "y", "z"] as const;

/** A direction as written. */
export type Arrow = readonly Expression[];

/** The same under a letter: "u.x", with the computed numbers. */
export function lettered(letter: string, u: Arrow): Arrow {
  return u.map(({ value }, axis) => leaf(`${letter}.${AXES[axis as 0 | 1 | 2]}`, value));
}

/** u × w, at a right angle to both. */
export function crossed(u: Arrow, w: Arrow): Arrow {
  const [ux, uy, uz] = u as [Expression, Expression, Expression];
  const [wx, wy, wz] = w as [Expression, Expression, Expression];
  return [
    minus(times(uy, wz), times(uz, wy)),
    minus(times(uz, wx), times(ux, wz)),
    minus(times(ux, wy), times(uy, wx)),
  ];
}

function vectorOf(u: Arrow): Vector {
  return u.map(({ value }) => value);
}

/** A segment without length becomes the point that it is; noted down. */
export function withoutLength(steps: Step[], operand: Operand<SegmentCore>): Operand<SegmentCore | PointCore> {
  const { from, to } = operand.core;
  const u = arrow(from, to);
  if (!isZero(vectorOf(u))) return operand;
  const ofPart = operand.radius === undefined ? undefined : ({ type: "core", index: 0 } as const);
  const topic = { of: operand.name, ofPart, to: operand.name, where: [definition("u", u)] };
  const length = named("|u|²", u.map((component) => square(short(component))).reduce(plus));
  ask(steps, "length", length, "=", NOTHING, topic);
  return { ...operand, core: { type: "point", at: from } };
}

/** An axis, and what both cover of it. */
interface Axis {
  readonly name: AxisName;
  readonly direction: Vector;
  readonly a: NamedExtent;
  readonly b: NamedExtent;
  readonly where: readonly string[];
}

/** A segment of some length, and any core without a radius. */
export function explainSegment(steps: Step[], a: Operand<SegmentCore>, b: Operand<SolidCore>): Proof {
  const axes = axesOf(a, b);
  const apart = findApart(steps, axes);
  if (apart !== undefined) return apart;
  const point = commonMiddle(a.core, b.core);
  for (const { name, direction, a: onA, b: onB, where } of axes) {
    const found = findEdge(steps, name, onA, onB, where);
    if (found.relation === "touching") return { relation: "touching", direction: turned(direction, found.sign), point };
  }
  return { relation: "overlapping", point };
}

/** Asks for a gap on each axis. */
export function findApart(steps: Step[], axes: readonly Axis[]): Proof | undefined {
  for (const { name, direction, a, b, where } of axes) {
    const found = findGap(steps, name, a, b, where);
    if (found.relation === "disjoint") return { relation: "disjoint", direction: turned(direction, found.sign) };
  }
  return undefined;
}

function turned(direction: Vector, sign: number): Vector {
  return sign < 0 ? direction.map((value) => subtract(ZERO, value)) : direction;
}

export function axesOf(a: Operand<SegmentCore>, b: Operand<SolidCore>): readonly Axis[] {
  const upright = AXES.map((name, axis): Axis => {
    return { name, direction: along(axis, 3, 1), a: spanOf(a, axis), b: spanOf(b, axis), where: [] };
  });
  return [...upright, ...slanted(a, b)];
}

function spanOf(operand: Operand<SolidCore>, axis: number): NamedExtent {
  const { name, core } = operand;
  if (core.type !== "segment") return extentOn(operand as ProductOperand, axis);
  const [from, to] = [core.from[axis], core.to[axis]] as [Expression, Expression];
  return { name, min: extreme("min", from, to), max: extreme("max", from, to) };
}

/** The axes that are at a right angle to a segment. */
function slanted(a: Operand<SegmentCore>, b: Operand<SolidCore>): readonly Axis[] {
  const u = arrow(a.core.from, a.core.to);
  const own = definition("u", u);
  const onU = lettered("u", u);
  const across = AXES.map((_, axis) => onNormal(a, b, crossed(unit(axis), onU), [own]));
  const found =
    b.core.type === "segment" ? [...betweenSegments(a, b as Operand<SegmentCore>, onU, own), ...across] : across;
  return found.filter(({ direction }) => !isZero(direction));
}

/** The unit vector along an axis. */
export function unit(axis: number): Arrow {
  return [0, 1, 2].map((index) => (index === axis ? leaf("1", ONE) : NOTHING));
}

/** Two segments: across both, and in their common plane across each; along them where they are parallel. */
function betweenSegments(a: Operand<SegmentCore>, b: Operand<SegmentCore>, u: Arrow, own: string): readonly Axis[] {
  const way = arrow(b.core.from, b.core.to);
  const v = lettered("v", way);
  const both = [own, definition("v", way)];
  const m = crossed(u, v);
  if (isZero(vectorOf(m))) return [onNormal(a, b, u, [own])];
  const onM = lettered("m", m);
  const plane = [...both, definition("m", m)];
  return [onNormal(a, b, m, both), onNormal(a, b, crossed(onM, u), plane), onNormal(a, b, crossed(onM, v), plane)];
}

function onNormal(a: Operand<SolidCore>, b: Operand<SolidCore>, n: Arrow, where: readonly string[]): Axis {
  const direction = vectorOf(n);
  const [onA, onB] = [a, b].map(({ name, core }): NamedExtent => {
    const { min, max } = rangeOn(core, direction);
    return { name, min: leaf(`min n·${name}`, min), max: leaf(`max n·${name}`, max) };
  }) as [NamedExtent, NamedExtent];
  return { name: "e", direction, a: onA, b: onB, where: [...where, definition("n", n)] };
}

/** The middle of what a segment shares with a core that it meets. */
export function commonMiddle(segment: SegmentCore, core: SolidCore): Vector {
  const from = values(segment.from);
  const to = values(segment.to);
  if (core.type === "point") return values(core.at);
  const [first, last] = core.type === "box" ? clipped(from, to, core) : shared(from, to, core);
  return between(from, to, middle(first, last));
}

/** The parameters at which a segment enters a box and leaves it (Liang and Barsky's clipping, 1984, over fractions). */
function clipped(from: Vector, to: Vector, box: BoxCore): readonly [Rational, Rational] {
  let enter = ZERO;
  let leave = ONE;
  for (const [axis, component] of difference(to, from).entries()) {
    if (signOf(component) === 0) continue;
    const atMin = divide(subtract((box.min[axis] as Expression).value, from[axis] as Rational), component);
    const atMax = divide(subtract((box.max[axis] as Expression).value, from[axis] as Rational), component);
    enter = greater(enter, lesser(atMin, atMax));
    leave = lesser(leave, greater(atMin, atMax));
  }
  return [enter, leave];
}

/** The parameters between which a segment runs along another, or crosses it. */
function shared(from: Vector, to: Vector, other: SegmentCore): readonly [Rational, Rational] {
  const u = difference(to, from);
  const start = values(other.from);
  const v = difference(values(other.to), start);
  const w = difference(start, from);
  const [uu, uv, vv, uw, vw] = [dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)];
  const turn = subtract(multiply(uu, vv), multiply(uv, uv));
  if (signOf(turn) !== 0) {
    const t = divide(subtract(multiply(uw, vv), multiply(uv, vw)), turn);
    return [t, t];
  }
  const [one, two] = [divide(uw, uu), divide(dot(u, difference(values(other.to), from)), uu)];
  return [greater(ZERO, lesser(one, two)), lesser(ONE, greater(one, two))];
}

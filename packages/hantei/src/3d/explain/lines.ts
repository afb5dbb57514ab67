/**
 * Segments without a radius, in space. Two straight convex cores are apart where they are on one of a few axes, and their
 * interiors are where they end there: x, y and z, and the normals of what an edge of the one and an edge of the other span
 * (Gottschalk, Lin and Manocha, "OBBTree", 1996, section 5; the axes for what is flat are added).
 */
import { divide, greater, lesser, multiply, ONE, type Rational, signOf, subtract, ZERO } from "../../exact/rational.js";
import { type Arrow, arrow, definition } from "../../explain/arrow.js";
import { middle, type Operand, type SegmentCore, type SolidCore, values } from "../../explain/core.js";
import type { AxisName, Step } from "../../explain/explanation.js";
import { type Expression, leaf, minus, NOTHING, times } from "../../explain/expression.js";
import { extentAlong, findEdge, findGap, type NamedExtent } from "../../explain/extents.js";
import { along, type Proof } from "../../explain/proof.js";
import { clipped, spanOf } from "../../explain/segments.js";
import { between, difference, dot, isZero, turned, type Vector } from "../../explain/vector.js";

const AXES = ["x", "y", "z"] as const;

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

export function axesOf(a: Operand<SegmentCore>, b: Operand<SolidCore>): readonly Axis[] {
  const upright = AXES.map((name, axis): Axis => {
    return { name, direction: along(axis, 3, 1), a: spanOf(a, axis), b: spanOf(b, axis), where: [] };
  });
  return [...upright, ...slanted(a, b)];
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
  if (isZero(values(m))) return [onNormal(a, b, u, [own])];
  const onM = lettered("m", m);
  const plane = [...both, definition("m", m)];
  return [onNormal(a, b, m, both), onNormal(a, b, crossed(onM, u), plane), onNormal(a, b, crossed(onM, v), plane)];
}

function onNormal(a: Operand<SolidCore>, b: Operand<SolidCore>, n: Arrow, where: readonly string[]): Axis {
  const direction = values(n);
  const [onA, onB] = [extentAlong(a, direction), extentAlong(b, direction)];
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

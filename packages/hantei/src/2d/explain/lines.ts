/**
 * Segments without a radius, in the plane: on which side of a line do points lie?
 *
 * The cross product u × w = u.x · w.y − u.y · w.x is above 0 where w points to the left of u (y up), below 0 to its right,
 * and 0 where both lie on one line.
 */
import {
  add,
  compare,
  divide,
  greater,
  lesser,
  ONE,
  type Rational,
  signOf,
  subtract,
  ZERO,
} from "../../exact/rational.js";
import {
  type BoxCore,
  middle,
  type Operand,
  type PointCore,
  rangeOn,
  type SegmentCore,
  values,
} from "../../explain/core.js";
import type { Step } from "../../explain/explanation.js";
import {
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
import { extentOn, findEdge, findGap, type NamedExtent } from "../../explain/extents.js";
import { along, type Proof } from "../../explain/proof.js";
import { definition, short } from "../../explain/round.js";
import { between, difference, dot, type Vector } from "../../explain/vector.js";

/** A direction: its two components as written. */
type Arrow = readonly [Expression, Expression];

function arrow(from: readonly Expression[], to: readonly Expression[]): Arrow {
  return [minus(to[0] as Expression, from[0] as Expression), minus(to[1] as Expression, from[1] as Expression)];
}

function vectorOf(u: Arrow): Vector {
  return [u[0].value, u[1].value];
}

/** u × w under that name, with the computed components as its numbers. */
function cross(name: string, u: Arrow, w: Arrow): Expression {
  return named(name, minus(times(short(u[0]), short(w[1])), times(short(u[1]), short(w[0]))));
}

/** u · w likewise. */
function scalar(name: string, u: Arrow, w: Arrow): Expression {
  return named(name, plus(times(short(u[0]), short(w[0])), times(short(u[1]), short(w[1]))));
}

function lengthSquared(name: string, u: Arrow): Expression {
  return named(name, plus(square(short(u[0])), square(short(u[1]))));
}

/** The direction to the left of u. */
function leftOf(u: Arrow): Vector {
  return [subtract(ZERO, u[1].value), u[0].value];
}

function turned(direction: Vector, sign: number): Vector {
  return sign < 0 ? direction.map((value) => subtract(ZERO, value)) : direction;
}

/** A segment without length becomes the point that it is; noted down. */
export function withoutLength(steps: Step[], operand: Operand<SegmentCore>): Operand<SegmentCore | PointCore> {
  const { from, to } = operand.core;
  const u = arrow(from, to);
  if (signOf(u[0].value) !== 0 || signOf(u[1].value) !== 0) return operand;
  const topic = { of: operand.name, to: operand.name, where: [definition("u", u)] };
  ask(steps, "length", lengthSquared("|u|²", u), "=", NOTHING, topic);
  return { ...operand, core: { type: "point", at: from } };
}

/** A segment of some length, and a point. */
export function explainSegmentPoint(steps: Step[], a: Operand<SegmentCore>, b: Operand<PointCore>): Proof {
  const u = arrow(a.core.from, a.core.to);
  const w = arrow(a.core.from, b.core.at);
  const where = [definition("u", u), definition("w", w)];
  const topic = { of: b.name, to: a.name, where };
  const side = cross("u × w", u, w);
  if (!ask(steps, "line", side, "=", NOTHING, topic)) {
    return { relation: "disjoint", direction: turned(leftOf(u), signOf(side.value)) };
  }
  const forward = vectorOf(u);
  const position = scalar("u·w", u, w);
  const length = lengthSquared("|u|²", u);
  if (ask(steps, "before", position, "<", NOTHING, topic)) {
    return { relation: "disjoint", direction: turned(forward, -1) };
  }
  if (ask(steps, "after", position, ">", length, topic)) return { relation: "disjoint", direction: forward };
  const point = values(b.core.at);
  if (ask(steps, "first", position, "=", NOTHING, topic)) {
    return { relation: "touching", direction: turned(forward, -1), point };
  }
  if (ask(steps, "last", position, "=", length, topic)) return { relation: "touching", direction: forward, point };
  return { relation: "overlapping", point };
}

/** The two ends of one segment as seen from another, and what was asked about them. */
interface Sides {
  /** The line's own direction to its left. */
  readonly left: Vector;
  readonly product: Expression;
  readonly first: Rational;
  readonly last: Rational;
  readonly where: readonly string[];
}

function sidesOf(
  line: Operand<SegmentCore>,
  ends: Operand<SegmentCore>,
  names: readonly [string, string, string],
): Sides {
  const u = arrow(line.core.from, line.core.to);
  const w1 = arrow(line.core.from, ends.core.from);
  const w2 = arrow(line.core.from, ends.core.to);
  const first = cross(`${names[0]} × ${names[1]}`, u, w1);
  const last = cross(`${names[0]} × ${names[2]}`, u, w2);
  return {
    left: leftOf(u),
    product: times(first, last),
    first: first.value,
    last: last.value,
    where: [definition(names[0], u), definition(names[1], w1), definition(names[2], w2)],
  };
}

/** On which side of the line the other segment's interior lies: that of whichever end is not on it. */
function sideOf({ first, last }: Sides): number {
  return signOf(first) === 0 ? signOf(last) : signOf(first);
}

/** Two segments, both of some length: each must reach over the other's line. */
export function explainSegments(steps: Step[], a: Operand<SegmentCore>, b: Operand<SegmentCore>): Proof {
  const seenFromA = sidesOf(a, b, ["u", "p", "q"]);
  const seenFromB = sidesOf(b, a, ["v", "r", "s"]);
  const aboutB = { of: b.name, to: a.name, where: seenFromA.where };
  const aboutA = { of: a.name, to: b.name, where: seenFromB.where };
  if (ask(steps, "side", seenFromA.product, ">", NOTHING, aboutB)) {
    return { relation: "disjoint", direction: turned(seenFromA.left, sideOf(seenFromA)) };
  }
  if (ask(steps, "side", seenFromB.product, ">", NOTHING, aboutA)) {
    return { relation: "disjoint", direction: turned(seenFromB.left, -sideOf(seenFromB)) };
  }
  const u = arrow(a.core.from, a.core.to);
  const v = arrow(b.core.from, b.core.to);
  const turn = cross("u × v", u, v);
  const both = { of: a.name, to: b.name, where: [definition("u", u), definition("v", v)] };
  if (ask(steps, "parallel", turn, "=", NOTHING, both)) return explainCollinear(steps, a, b, u, v);
  // The lines cross in one point, a.from + t u, and neither segment ends before it.
  const w = arrow(a.core.from, b.core.from);
  const t = divide(cross("w × v", w, v).value, turn.value);
  const point = between(values(a.core.from), values(a.core.to), t);
  if (ask(steps, "on", seenFromA.product, "=", NOTHING, aboutB)) {
    return { relation: "touching", direction: turned(seenFromA.left, sideOf(seenFromA)), point };
  }
  if (ask(steps, "on", seenFromB.product, "=", NOTHING, aboutA)) {
    return { relation: "touching", direction: turned(seenFromB.left, -sideOf(seenFromB)), point };
  }
  return { relation: "overlapping", point };
}

/** Two segments on one line: as on any axis, in terms of u · p. */
function explainCollinear(steps: Step[], a: Operand<SegmentCore>, b: Operand<SegmentCore>, u: Arrow, v: Arrow): Proof {
  const p = arrow(a.core.from, b.core.from);
  const start = scalar("u·p", u, p);
  const end = plus(start, scalar("u·v", u, v));
  const where = [definition("u", u), definition("p", p), definition("v", v)];
  const length = lengthSquared("|u|²", u);
  const onA: NamedExtent = { name: a.name, min: NOTHING, max: length };
  const onB: NamedExtent = { name: b.name, min: extreme("min", start, end), max: extreme("max", start, end) };
  const shared = [greater(ZERO, onB.min.value), lesser(length.value, onB.max.value)] as const;
  const point = between(values(a.core.from), values(a.core.to), divide(middle(shared[0], shared[1]), length.value));
  for (const find of [findGap, findEdge]) {
    const found = find(steps, "u", onA, onB, where);
    if (found.relation === "overlapping") continue;
    const direction = turned(vectorOf(u), found.sign);
    return found.relation === "disjoint"
      ? { relation: found.relation, direction }
      : { relation: found.relation, direction, point };
  }
  return { relation: "overlapping", point };
}

/** A segment of some length, and a box: x, y and the segment's normal. */
export function explainSegmentBox(steps: Step[], a: Operand<SegmentCore>, b: Operand<BoxCore>): Proof {
  const { from, to } = a.core;
  const u = arrow(from, to);
  const normal = leftOf(u);
  const onNormal = rangeOn(b.core, normal);
  const letter = a.name;
  const where = [
    `n = (${letter}.y1 − ${letter}.y2, ${letter}.x2 − ${letter}.x1) = (${normal.map((value) => leaf("", value).numbers).join(", ")})`,
  ];
  const position = leaf(`n·${letter}`, dot(normal, values(from)));
  const extents: readonly (readonly ["x" | "y" | "n", NamedExtent, NamedExtent, Vector])[] = [
    ["x", segmentExtent(a, 0), extentOn(b, 0), along(0, 2, 1)],
    ["y", segmentExtent(a, 1), extentOn(b, 1), along(1, 2, 1)],
    [
      "n",
      { name: a.name, min: position, max: position },
      { name: b.name, min: leaf(`min n·${b.name}`, onNormal.min), max: leaf(`max n·${b.name}`, onNormal.max) },
      normal,
    ],
  ];
  for (const find of [findGap, findEdge]) {
    for (const [axis, onA, onB, direction] of extents) {
      const found = find(steps, axis, onA, onB, axis === "n" ? where : []);
      if (found.relation === "overlapping") continue;
      return found.relation === "disjoint"
        ? { relation: found.relation, direction: turned(direction, found.sign) }
        : { relation: found.relation, direction: turned(direction, found.sign), point: clippedMiddle(a.core, b.core) };
    }
  }
  return { relation: "overlapping", point: clippedMiddle(a.core, b.core) };
}

function segmentExtent(a: Operand<SegmentCore>, axis: number): NamedExtent {
  const from = a.core.from[axis] as Expression;
  const to = a.core.to[axis] as Expression;
  return { name: a.name, min: extreme("min", from, to), max: extreme("max", from, to) };
}

/** The middle of the part of the segment that lies in the box (Liang and Barsky's clipping, 1984, over fractions). */
function clippedMiddle(segment: SegmentCore, box: BoxCore): Vector {
  const from = values(segment.from);
  const u = difference(values(segment.to), from);
  let enter = ZERO;
  let leave = ONE;
  for (const [axis, component] of u.entries()) {
    if (signOf(component) === 0) continue;
    const start = from[axis] as Rational;
    const atMin = divide(subtract((box.min[axis] as Expression).value, start), component);
    const atMax = divide(subtract((box.max[axis] as Expression).value, start), component);
    enter = greater(enter, lesser(atMin, atMax));
    leave = lesser(leave, greater(atMin, atMax));
  }
  const t = compare(enter, leave) === 0 ? enter : divide(add(enter, leave), { n: 2n, d: 1n });
  return between(from, values(segment.to), t);
}

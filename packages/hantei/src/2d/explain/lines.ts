/**
 * Segments without a radius, in the plane: on which side of a line do points lie?
 *
 * The cross product u × w = u.x · w.y − u.y · w.x is above 0 where w points to the left of u (y up), below 0 to its right,
 * and 0 where both lie on one line.
 */
import { add, divide, greater, lesser, type Rational, signOf, TWO, ZERO } from "../../exact/rational.js";
import { type Arrow, arrow, definition, lengthSquared, scalar, short } from "../../explain/arrow.js";
import { type BoxCore, middle, type Operand, type PointCore, type SegmentCore, values } from "../../explain/core.js";
import type { Step } from "../../explain/explanation.js";
import { ask, type Expression, extreme, leaf, minus, NOTHING, named, plus, times } from "../../explain/expression.js";
import { extentAlong, findEdge, findGap, type NamedExtent } from "../../explain/extents.js";
import { along, type Proof } from "../../explain/proof.js";
import { clipped, spanOf } from "../../explain/segments.js";
import { between, dot, turned, type Vector } from "../../explain/vector.js";
import { left } from "./vector.js";

/** u × w under that name, with the computed components as its numbers. */
export function crossProduct(name: string, u: Arrow, w: Arrow): Expression {
  const [ux, uy, wx, wy] = [...u, ...w].map(short) as [Expression, Expression, Expression, Expression];
  return named(name, minus(times(ux, wy), times(uy, wx)));
}

/** A segment of some length, and a point. */
export function explainSegmentPoint(steps: Step[], a: Operand<SegmentCore>, b: Operand<PointCore>): Proof {
  const u = arrow(a.core.from, a.core.to);
  const w = arrow(a.core.from, b.core.at);
  const where = [definition("u", u), definition("w", w)];
  const topic = { of: b.name, to: a.name, where };
  const side = crossProduct("u × w", u, w);
  if (!ask(steps, "line", side, "=", NOTHING, topic)) {
    return { relation: "disjoint", direction: turned(left(values(u)), signOf(side.value)) };
  }
  const forward = values(u);
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
  const first = crossProduct(`${names[0]} × ${names[1]}`, u, w1);
  const last = crossProduct(`${names[0]} × ${names[2]}`, u, w2);
  return {
    left: left(values(u)),
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
  const turn = crossProduct("u × v", u, v);
  const both = { of: a.name, to: b.name, where: [definition("u", u), definition("v", v)] };
  if (ask(steps, "parallel", turn, "=", NOTHING, both)) return explainCollinear(steps, a, b, u, v);
  // The lines cross in one point, a.from + t u, and neither segment ends before it.
  const w = arrow(a.core.from, b.core.from);
  const t = divide(crossProduct("w × v", w, v).value, turn.value);
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
    const direction = turned(values(u), found.sign);
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
  const normal = left(values(u));
  const letter = a.name;
  const where = [
    `n = (${letter}.y1 − ${letter}.y2, ${letter}.x2 − ${letter}.x1) = (${normal.map((value) => leaf("", value).numbers).join(", ")})`,
  ];
  const position = leaf(`n·${letter}`, dot(normal, values(from)));
  const extents: readonly (readonly ["x" | "y" | "n", NamedExtent, NamedExtent, Vector])[] = [
    ["x", spanOf(a, 0), spanOf(b, 0), along(0, 2, 1)],
    ["y", spanOf(a, 1), spanOf(b, 1), along(1, 2, 1)],
    ["n", { name: a.name, min: position, max: position }, extentAlong(b, normal), normal],
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

/** The middle of the part of the segment that lies in the box. */
function clippedMiddle(segment: SegmentCore, box: BoxCore): Vector {
  const [from, to] = [values(segment.from), values(segment.to)];
  const [enter, leave] = clipped(from, to, box);
  return between(from, to, divide(add(enter, leave), TWO));
}

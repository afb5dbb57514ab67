/**
 * Figures without a radius, of which at least one is a polygon or a polyline: first a straight line that parts them, then
 * where their edges meet, then which pieces of the edges lie inside the other.
 */
import { add, compare, divide, fromInteger, ONE, type Rational, signOf, TWO, ZERO } from "../../exact/rational.js";
import { arrow, definition, lengthSquared, scalar } from "../../explain/arrow.js";
import { type Operand, rangeOn, values } from "../../explain/core.js";
import type { Part, Step } from "../../explain/explanation.js";
import { ask, type Expression, leaf, NOTHING, plus, square, type Topic } from "../../explain/expression.js";
import {
  extentAlong,
  extentOn,
  findEdge,
  findGap,
  type NamedExtent,
  type ProductOperand,
} from "../../explain/extents.js";
import { along, type Proof } from "../../explain/proof.js";
import { rounded } from "../../explain/round.js";
import { dot, type Vector } from "../../explain/vector.js";
import { approachOf, type EdgeMeeting, meetingsAt, meetingsOf, nearestPoints, pointAt, way } from "./edges.js";
import type { Edge, Figure } from "./figures.js";
import { approachOfHulls, hullOf, type Parting, partingAtContact, partingOf } from "./hull.js";
import { crossProduct } from "./lines.js";
import { crossingsRightOf, edgesAt, freeMiddle, insideOf, isEnd, locate } from "./locate.js";

export const AXES = ["x", "y"] as const;

/** A proof, and how many pairs of edges were compared on the way without being listed. */
export interface PathProof {
  readonly proof: Proof;
  readonly omitted: number;
}

export function explainPaths(steps: Step[], a: Operand, b: Operand, figureA: Figure, figureB: Figure): PathProof {
  for (const [index, axis] of AXES.entries()) {
    const found = findGap(steps, axis, spanOf(a, index), spanOf(b, index));
    if (found.relation !== "disjoint") continue;
    return { proof: { relation: "disjoint", direction: along(index, 2, found.sign) }, omitted: 0 };
  }
  const hulls = approachOfHulls(hullOf(figureA), hullOf(figureB));
  if (hulls !== undefined) {
    const parting = partingOf(hulls);
    askOnParting(steps, parting, a, b, findGap);
    return { proof: { relation: "disjoint", direction: values(parting.arrow) }, omitted: 0 };
  }
  const pairs = figureA.edges.length * figureB.edges.length;
  const inside = commonInteriorPoint(figureA, figureB);
  if (inside !== undefined) {
    const listed = askInside(steps, inside, [figureA, figureB]);
    return { proof: { relation: "overlapping", point: inside }, omitted: Math.max(0, pairs - listed) };
  }
  const meetings = [...meetingsOf(figureA, figureB)];
  const [first] = meetings;
  if (first === undefined) {
    askMeetings(steps, figureA, figureB, meetings);
    askOutside(steps, figureA, figureB);
    askOutside(steps, figureB, figureA);
    const nearest = nearestPoints(approachOf(figureA.edges, figureB.edges));
    return { proof: { relation: "disjoint", nearest }, omitted: pairs };
  }
  const point = commonPoint(first, figureA, figureB);
  const parting = partingAtContact(figureA, figureB);
  if (parting !== undefined) {
    askOnParting(steps, parting, a, b, findEdge);
    const direction = values(parting.arrow);
    return { proof: { relation: "touching", direction, point }, omitted: pairs };
  }
  askMeetings(steps, figureA, figureB, meetings);
  askNoInterior(steps, figureA, figureB);
  return { proof: { relation: "touching", point }, omitted: pairs };
}

/** What an operand covers of x or y, by the names of its own fields where it has such. */
function spanOf(operand: Operand, axis: number): NamedExtent {
  const { name, core } = operand;
  if (core.type === "point" || core.type === "box") return extentOn(operand as ProductOperand, axis);
  const range = rangeOn(core, along(axis, 2, 1));
  const letter = `${name}.${AXES[axis as 0 | 1]}`;
  return { name, min: leaf(`min ${letter}`, range.min), max: leaf(`max ${letter}`, range.max) };
}

/** Asks about the extents on the direction found: n in the formulas. */
function askOnParting(
  steps: Step[],
  { axis, arrow }: Parting,
  a: Operand,
  b: Operand,
  find: typeof findGap | typeof findEdge,
): void {
  const direction = values(arrow);
  find(steps, axis, extentAlong(a, direction), extentAlong(b, direction), [definition("n", arrow)]);
}

/** Asks how many pairs of edges meet. */
export function askMeetings(steps: Step[], a: Figure, b: Figure, meetings: readonly EdgeMeeting[]): void {
  const count = leaf(`meetings(${a.name}, ${b.name})`, fromInteger(BigInt(meetings.length)));
  ask(steps, "meet", count, ">", NOTHING, { of: a.name, to: b.name });
}

/** Where edges meet: in the middle of what the first two share. */
function commonPoint({ e, first, last }: EdgeMeeting, a: Figure, b: Figure): Vector {
  const point = pointAt(e, divide(add(first, last), TWO));
  return rounded(point, (near) => locate(near, a) !== "outside" && locate(near, b) !== "outside");
}

/** A point of both interiors, or undefined where they do not meet. */
function commonInteriorPoint(a: Figure, b: Figure): Vector | undefined {
  const point =
    a.type === "region" || b.type === "region"
      ? (pieceInside(a, b) ?? pieceInside(b, a) ?? facingPiece(a, b))
      : chainsMeet(a, b);
  if (point === undefined) return undefined;
  return rounded(point, (near) => locate(near, a) === "inside" && locate(near, b) === "inside");
}

/** Chains: any stretch that they share, or a single point that is an end of neither. Points and segments are chains here. */
function chainsMeet(a: Figure, b: Figure): Vector | undefined {
  for (const { e, first, last } of meetingsOf(a, b)) {
    const candidates = compare(first, last) < 0 ? fiveBetween(first, last) : [first];
    for (const t of candidates) {
      const point = pointAt(e, t);
      if (!isEnd(point, a) && !isEnd(point, b)) return point;
    }
  }
  return undefined;
}

/** Points of a stretch of which at least one is none of four ends: five. */
function fiveBetween(first: Rational, last: Rational): readonly Rational[] {
  const parts = [3n, 2n, 4n, 1n, 5n];
  return parts.map((part) =>
    add(first, divide({ n: part * (last.n * first.d - first.n * last.d), d: last.d * first.d }, fromInteger(6n))),
  );
}

/** A piece of a's edges, between where b's edges meet it, of which the middle lies inside the region b. */
function pieceInside(a: Figure, b: Figure): Vector | undefined {
  if (b.type !== "region") return undefined;
  for (const edge of a.edges) {
    for (const [first, last] of piecesOf(edge, b)) {
      const middle = pointAt(edge, divide(add(first, last), TWO));
      if (locate(middle, b) !== "inside") continue;
      if (a.type === "point") return middle;
      const start = freeMiddle(edge, first, last, a);
      return a.type === "region" ? insideOf(edge, start, [a, b]) : start;
    }
  }
  return undefined;
}

/** An edge cut wherever it meets a figure. */
function piecesOf(edge: Edge, other: Figure): readonly (readonly [Rational, Rational])[] {
  const cuts = [ZERO, ...meetingsAt(edge, other).flatMap(({ first, last }) => [first, last]), ONE].sort(compare);
  return cuts.slice(1).flatMap((cut, index) => {
    const before = cuts[index] as Rational;
    return compare(before, cut) < 0 ? [[before, cut] as const] : [];
  });
}

/** A piece that two regions' edges share, with both interiors on the same side of it. */
function facingPiece(a: Figure, b: Figure): Vector | undefined {
  if (a.type !== "region" || b.type !== "region") return undefined;
  for (const { e, f, first, last } of meetingsOf(a, b)) {
    const isFacing = compare(first, last) < 0 && e.inner === f.inner * signOf(dot(way(e), way(f)));
    if (isFacing) return insideOf(e, freeMiddle(e, first, last, { ...a, edges: [...a.edges, ...b.edges] }), [a, b]);
  }
  return undefined;
}

/** Shows for both figures that a point lies inside; how many edges that took is returned. */
function askInside(steps: Step[], point: Vector, figures: readonly Figure[]): number {
  let listed = 0;
  for (const [index, figure] of figures.entries()) {
    const other = figures[1 - index] as Figure;
    const spot: Topic = { of: other.name, ofPart: SPOT, to: figure.name, where: [spotAt(point)] };
    if (figure.type === "region") {
      askWithin(steps, point, figure, spot);
      continue;
    }
    listed++;
    askOnEdge(steps, point, edgesAt(point, figure)[0] as Edge, spot);
    for (const end of figure.ends) {
      const distance = arrow(end.at, spotOf(point))
        .map((component) => square(component))
        .reduce(plus);
      ask(steps, "tip", distance, "=", NOTHING, { ...spot, toPart: end.part });
    }
  }
  return listed;
}

const SPOT: Part = { type: "spot", index: 0 };

function spotOf(point: Vector): readonly Expression[] {
  return point.map((value, axis) => leaf(`p.${AXES[axis as 0 | 1]}`, value));
}

function spotAt(point: Vector): string {
  return `p = (${point.map((value) => leaf("", value).numbers).join(", ")})`;
}

/** Whether a point that is on no edge of a region lies in it; of a box each of its bounds tells, infinite ones, too. */
function askWithin(steps: Step[], point: Vector, figure: Figure, topic: Topic): boolean {
  const { box } = figure;
  if (box === undefined) return askOdd(steps, point, figure, topic);
  return spotOf(point).every((p, index) => {
    const axis = AXES[index as 0 | 1];
    const on = { ...topic, axis };
    return (
      ask(steps, "low", box.min[index] as Expression, "<", p, on) &&
      ask(steps, "high", p, "<", box.max[index] as Expression, on)
    );
  });
}

function askOdd(steps: Step[], point: Vector, figure: Figure, topic: Topic): boolean {
  const crossings = crossingsRightOf(point, figure);
  const text = leaf(`crossings(${figure.name}, p) mod 2`, fromInteger(BigInt(crossings % 2)), `${crossings} mod 2`);
  return ask(steps, "odd", text, "=", leaf("1", ONE), topic);
}

function askOnEdge(steps: Step[], point: Vector, edge: Edge, topic: Topic): void {
  const u = arrow(edge.from.at, edge.to.at);
  const w = arrow(edge.from.at, spotOf(point));
  const on = { ...topic, toPart: edge.part };
  // A point as an edge: where the two are equal, nothing else is to ask.
  if (edge.from === edge.to) {
    ask(steps, "equal", w.map((component) => square(component)).reduce(plus), "=", NOTHING, on);
    return;
  }
  const where = [...(topic.where ?? []), definition("u", u), definition("w", w)];
  const position = scalar("u·w", u, w);
  const length = lengthSquared("|u|²", u);
  ask(steps, "level", crossProduct("u × w", u, w), "=", NOTHING, { ...on, where });
  ask(steps, "from", position, "≥", NOTHING, { ...on, where });
  ask(steps, "to", position, "≤", length, { ...on, where });
}

/** Of figures whose edges do not meet, one could still lie in the other: then all of it would, so one vertex tells. */
export function askOutside(steps: Step[], figure: Figure, other: Figure): boolean {
  if (other.type !== "region") return false;
  const corner = (figure.edges[0] as Edge).from;
  return askWithin(steps, corner.value, other, {
    of: figure.name,
    ofPart: SPOT,
    to: other.name,
    where: [definition("p", corner.at)],
  });
}

/** What is counted to see that interiors do not meet though edges do. */
function askNoInterior(steps: Step[], a: Figure, b: Figure): void {
  const none = (id: "within" | "facing" | "inner", name: string, of: Figure, to: Figure): void => {
    ask(steps, id, leaf(`${name}(${of.name}, ${to.name})`, ZERO), ">", NOTHING, { of: of.name, to: to.name });
  };
  if (a.type !== "region" && b.type !== "region") none("inner", "inner", a, b);
  if (b.type === "region") none("within", "within", a, b);
  if (a.type === "region") none("within", "within", b, a);
  if (a.type === "region" && b.type === "region") none("facing", "facing", a, b);
}

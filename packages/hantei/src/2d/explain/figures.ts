/**
 * Shapes as their edges, so that one derivation serves all of the plane's: a point is one edge without length, a segment or a
 * flat box a chain of one edge, a box a ring of four.
 */
import { compare, ONE, type Rational, signOf, subtract, toNumber, ZERO } from "../../exact/rational.js";
import { type BoxCore, type Operand, type PathCore, rangeOn, values } from "../../explain/core.js";
import type { Part, Side } from "../../explain/explanation.js";
import { type Expression, extreme, leaf, minus, plus } from "../../explain/expression.js";
import { along } from "../../explain/proof.js";
import { reach } from "../../explain/round.js";
import { difference, isZero, type Vector } from "../../explain/vector.js";
import { cross } from "./vector.js";

/** A vertex as written, and its numbers. */
export interface Corner {
  readonly at: readonly Expression[];
  readonly value: Vector;
  /** The nearest doubles. */
  readonly near: readonly [number, number];
  readonly part: Part | undefined;
}

export interface Edge {
  readonly from: Corner;
  readonly to: Corner;
  readonly part: Part | undefined;
  /** On which side of the edge the figure's interior lies: 1 is left (y up), −1 right, 0 where the figure is not filled. */
  readonly inner: -1 | 0 | 1;
  /** The edge's bounds as doubles. Rounding keeps the order, so that what is apart in them is apart. */
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
  /** The largest of them, without its sign. */
  readonly size: number;
}

export interface Figure {
  readonly name: Side;
  readonly type: "point" | "chain" | "region";
  readonly edges: readonly Edge[];
  /** What of a chain is not interior: its two ends, or none where it is closed. */
  readonly ends: readonly Corner[];
  /** Where the figure is a box that is not flat: its own bounds, with the infinite ones that its edges cannot have. */
  readonly box?: BoxCore;
}

interface Names {
  readonly corner: (index: number) => Part | undefined;
  readonly edge: (index: number) => Part | undefined;
}

function names(corner: Part["type"] | undefined, edge: Part["type"] | undefined, first = 0): Names {
  const part = (type: Part["type"] | undefined, index: number): Part | undefined =>
    type === undefined ? undefined : { type, index };
  return {
    corner: (index) => part(corner, index + first),
    edge: (index) => part(edge, edge === "core" ? 0 : index),
  };
}

/** An operand's core as a figure. Where it has infinite bounds, they move to where nothing of the other one reaches. */
export function figureOf(operand: Operand, other: Operand): Figure {
  const { name, core, radius } = operand;
  switch (core.type) {
    case "point":
      return pointFigure(name, core.at, radius === undefined ? undefined : { type: "center", index: 0 });
    case "segment": {
      const isPoint = isZero(difference(values(core.to), values(core.from)));
      if (isPoint && radius !== undefined) return pointFigure(name, core.from, { type: "core", index: 0 });
      return chain(name, [core.from, core.to], names("end", radius === undefined ? undefined : "core", 1));
    }
    case "box":
      return boxFigure(name, core, operand, other);
    case "path":
      return core.filled
        ? region(name, core.paths, names("vertex", "edge"))
        : chain(name, (core.paths as PathCore["paths"])[0] ?? [], names("vertex", "edge"));
  }
}

function pointFigure(name: Side, at: readonly Expression[], part?: Part): Figure {
  const corner = cornerOf(at, part);
  return { name, type: "point", edges: [edgeOf(corner, corner, part, 0)], ends: [] };
}

function chain(name: Side, vertices: readonly (readonly Expression[])[], { corner, edge }: Names): Figure {
  const corners = vertices.map((at, index) => cornerOf(at, corner(index)));
  const [first, last] = [corners[0] as Corner, corners[corners.length - 1] as Corner];
  return {
    name,
    type: "chain",
    edges: corners.slice(1).map((to, index) => edgeOf(corners[index] as Corner, to, edge(index), 0)),
    ends: isZero(difference(first.value, last.value)) ? [] : [first, last],
  };
}

function region(name: Side, rings: PathCore["paths"], { corner, edge }: Names): Figure {
  let count = 0;
  const edges = rings.flatMap((ring, index) => {
    const start = count;
    count += ring.length;
    const corners = ring.map((at, vertex) => cornerOf(at, corner(start + vertex)));
    const turn = signOf(twiceArea(corners));
    // Inside the outer ring, but outside a hole.
    const inner = index === 0 ? turn : ((0 - turn) as Edge["inner"]);
    return corners.map((from, vertex) =>
      edgeOf(from, corners[(vertex + 1) % corners.length] as Corner, edge(start + vertex), inner),
    );
  });
  return { name, type: "region", edges, ends: [] };
}

/** Above 0 where the ring runs counter-clockwise (y up): the sum of the triangles that its edges make with one vertex. */
function twiceArea(corners: readonly Corner[]): Rational {
  const origin = (corners[0] as Corner).value;
  return corners.reduce((sum, { value }, index) => {
    const next = corners[(index + 1) % corners.length] as Corner;
    return subtract(sum, cross(difference(next.value, origin), difference(value, origin)));
  }, ZERO);
}

function cornerOf(at: readonly Expression[], part: Part | undefined): Corner {
  const value = values(at);
  return { at, value, near: value.map(toNumber) as [number, number], part };
}

export function edgeOf(from: Corner, to: Corner, part: Part | undefined, inner: Edge["inner"]): Edge {
  const [x1, y1] = from.near;
  const [x2, y2] = to.near;
  return {
    from,
    to,
    part,
    inner,
    low: [Math.min(x1, x2), Math.min(y1, y2)],
    high: [Math.max(x1, x2), Math.max(y1, y2)],
    size: Math.max(...[x1, y1, x2, y2].map(Math.abs)),
  };
}

function boxFigure(name: Side, core: BoxCore, operand: Operand, other: Operand): Figure {
  const [low, high] = (["min", "max"] as const).map((which) =>
    core[which].map((_, axis) => bounded(which, axis, core, operand, other)),
  ) as unknown as [Pair, Pair];
  const [minX, minY] = low;
  const [maxX, maxY] = high;
  const flat = compare(minX.value, maxX.value) === 0 || compare(minY.value, maxY.value) === 0;
  if (!flat) return { ...region(name, [[low, [maxX, minY], high, [minX, maxY]]], names("corner", "side")), box: core };
  const isPoint = compare(minX.value, maxX.value) === compare(minY.value, maxY.value);
  return isPoint ? pointFigure(name, low) : chain(name, [low, high], names("corner", undefined));
}

type Pair = readonly [Expression, Expression];

/**
 * A finite bound as it is; in the place of an infinite one, what lies 1 beyond the reach of the other shape, and beyond the
 * box's opposite bound.
 */
function bounded(which: "min" | "max", axis: number, core: BoxCore, own: Operand, other: Operand): Expression {
  const bound = core[which][axis] as Expression;
  if (bound.value.d !== 0n) return bound;
  const below = which === "min";
  const reached = leaf(`${which} ${other.name}.${"xy"[axis]}`, rangeOn(other.core, along(axis, 2, 1))[which]);
  const end = extreme(which, reached, core[below ? "max" : "min"][axis] as Expression);
  return (below ? minus : plus)(end, plus(reach(own, other), leaf("1", ONE)));
}

/**
 * What `explain` returns: plain data in no language. `hantei/render` puts it into words and pictures, `verifyWitness` checks
 * it.
 */
import type { Relation } from "../base/relation.js";

/** Which of the two shapes: the first argument or the second. */
export type Side = "a" | "b";

/** A real number: `value` is the double nearest to it, and where that is not the number itself, `exact` is. */
export interface Quantity {
  /** ±Infinity without `exact` is an infinite bound, with `exact` a number beyond the doubles. */
  readonly value: number;
  /** A decimal ("0.125") or a fraction in lowest terms ("1/3"), of any length; absent where `value` is exact. */
  readonly exact?: string;
}

/** A point, one number an axis, in the shapes' own units. */
export type Place = readonly Quantity[];

/** What a shape covers of an axis: the least and greatest `direction · p` over the points p of its core. */
export interface Extent {
  readonly min: Quantity;
  readonly max: Quantity;
}

/**
 * An axis on which the two shapes' interiors are apart.
 *
 * A round shape is a core (a circle's is its center) and everything within a radius of it; any other shape is its own core,
 * with radius 0. With d the direction, |d| its length, R the sum of both radii and g = b.min − a.max, the shapes are apart
 * where g > R · |d|, and at most touch where g = R · |d|. Squared, both sides are rational, so anyone can check it exactly.
 */
export interface Axis {
  /** From A towards B; not of unit length, but whole numbers without a common divisor where doubles can hold them. */
  readonly direction: readonly Quantity[];
  readonly a: Extent;
  readonly b: Extent;
  /** The length of the gap on this axis, g / |d| − R, to the nearest double but above 0 where apart; 0 where they touch. */
  readonly gap: number;
}

/** The points of two cores that lie nearest to each other. */
export interface Nearest {
  readonly a: Place;
  readonly b: Place;
  /** Their distance less the sum of both radii, to the nearest double, but above 0. */
  readonly gap: number;
}

/**
 * What proves the relation, to be checked without knowing how it was found: an axis with a gap for `disjoint`, a point of
 * both interiors for `overlapping`, and for `touching` a point of both shapes and an axis on which their interiors are apart.
 *
 * Where one shape lies in a bay or a hole of the other no straight line proves it: none leaves a gap between shapes that are
 * apart, or none parts the interiors of shapes that touch. Then `apart` gives the nearest points instead of an axis, and
 * `touch` the common point alone: what remains to be checked, that no edges come nearer and that no interior lies in the
 * other, takes a look at all edges.
 */
export type Witness =
  | { readonly type: "axis"; readonly axis: Axis }
  | { readonly type: "apart"; readonly nearest: Nearest }
  | { readonly type: "point"; readonly point: Place }
  | { readonly type: "contact"; readonly point: Place; readonly axis: Axis }
  | { readonly type: "touch"; readonly point: Place };

/**
 * A part of a shape. Vertices of polygons and polylines are numbered from 0 in stored order, on through the holes, and an
 * edge as the vertex it starts from; a box's corners and sides from (minX, minY) on, by way of (maxX, minY); the ends of a
 * segment or of a capsule's core 1 and 2, as in their fields. A `center` and a `core` have the index 0, and so has `spot`, a
 * point that is no part of either shape but has the name p.
 */
export interface Part {
  readonly type: "vertex" | "edge" | "corner" | "side" | "end" | "center" | "core" | "spot";
  readonly index: number;
}

/** The sign of a comparison. */
export type Operator = "<" | "≤" | "=" | "≥" | ">";

/**
 * What a comparison asks.
 *
 * - `gap`: does one shape end before the other begins on an axis? `edge`: does it end exactly where the other begins?
 *   `flat`: asked after an edge was found: does the other, too, end where this one begins, so that both are one number?
 * - `same`: do two points have the same coordinate?
 * - `below`, `above`: is a center beyond a box's side? `start`, `end`: is a center beyond a segment's end?
 * - `farther`: are the cores farther apart than the radii reach? `reach`: exactly as far?
 * - `radius`: is there no radius at all? `length`: has the segment no length?
 * - `line`: is a point on a segment's line? `before`, `after`: beyond its ends? `first`, `last`: at one of them?
 * - `side`: are both ends on one side of the other's line? `parallel`: are two segments parallel? `on`: does an end lie on
 *   the other's line?
 * - `startOf`, `endOf`: is a point, a vertex, a center or a core's end beyond an edge's or a core's first or second end?
 * - `meet`: does any edge of the one meet an edge of the other?
 * - `odd`: does a ray from the point p cross a shape's rings an odd number of times?
 * - `low`, `high`: does p lie past a box's lower side, and before its upper one?
 * - `level`: is p on an edge's line? `from`, `to`: is it not before the edge's first end, not past its second? `tip`: is it an
 *   end of the chain? `equal`: is p the point that all of an edge is?
 * - `within`: does any piece of the one's edges lie inside the other? `facing`: along any shared piece, do both lie on the
 *   same side? `inner`: is any common point an end of neither?
 */
export type StepId =
  | "gap"
  | "edge"
  | "flat"
  | "same"
  | "below"
  | "above"
  | "start"
  | "end"
  | "farther"
  | "reach"
  | "radius"
  | "length"
  | "line"
  | "before"
  | "after"
  | "first"
  | "last"
  | "side"
  | "parallel"
  | "on"
  | "startOf"
  | "endOf"
  | "meet"
  | "odd"
  | "low"
  | "high"
  | "level"
  | "from"
  | "to"
  | "tip"
  | "equal"
  | "within"
  | "facing"
  | "inner";

/** Some questions are told only where the answer is the one that decides, as `radius` and `length` where they are zero. */
type NeverTold =
  | `${"radius" | "length" | "level" | "from" | "to" | "equal"}.no`
  | `${"tip" | "within" | "facing" | "inner"}.yes`;

/** A step and its outcome, the key of what it means. */
export type MeaningId = Exclude<`${StepId}.${"yes" | "no"}`, NeverTold>;

/**
 * Which line the numbers of a step lie on: a coordinate axis, time's, a segment's own (`u`) or its normal (`n`), an edge's
 * normal (`e`), or the line through two vertices (`v`).
 */
export type AxisName = "x" | "y" | "z" | "t" | "u" | "n" | "e" | "v";

/** One comparison, in the order made. */
export interface Step {
  readonly id: StepId;
  /** In symbols: "a.maxX < b.minX". */
  readonly formula: string;
  /** What the formula's short names stand for, if it has any: "u = (b.x2 − b.x1, b.y2 − b.y1) = (4, 3)". */
  readonly where: readonly string[];
  /** The same with the numbers put in: "5 < 1". */
  readonly numbers: string;
  readonly left: Quantity;
  readonly operator: Operator;
  readonly right: Quantity;
  readonly outcome: boolean;
  readonly meaning: MeaningId;
  /** The shape that the step is about, and the other. */
  readonly of: Side;
  readonly to: Side;
  /** Which part of `of`, and of `to`; absent where the step is about the whole shape. */
  readonly ofPart?: Part;
  readonly toPart?: Part;
  /** Absent where the step is about no axis. */
  readonly axis?: AxisName;
}

/** The same fields as an `Explanation`, with nothing in them that JSON could not hold: infinities and dates are text. */
export interface ExplanationJSON {
  readonly relation: Relation;
  readonly a: object;
  readonly b: object;
  readonly witness: object;
  readonly steps: readonly object[];
  readonly omitted?: number;
}

/** Why two shapes lie as they do. */
export interface Explanation<S> {
  readonly relation: Relation;
  readonly a: S;
  readonly b: S;
  readonly witness: Witness;
  readonly steps: readonly Step[];
  /** How many more comparisons of edges were made that decided nothing and are not among the steps; absent where none. */
  readonly omitted?: number;
}

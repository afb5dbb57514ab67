/**
 * Do two cores have a common point, and do their relative interiors? Both questions are answered by solving for the common
 * points themselves, as parameters or coordinates; no separating axes, no orientations.
 */
import { isPath, meetPaths } from "./paths.js";
import { compare, isZero, minus, ONE, over, plus, type Rational, times, ZERO } from "./rational.js";
import type { Core, Vector } from "./sets.js";
import { closedSpan, common, innerSpan, isEmpty, type Span } from "./span.js";

export interface Meeting {
  /** The closed sets have a common point. */
  readonly closed: boolean;
  /** Their interiors, each relative to its own dimension, have one. */
  readonly open: boolean;
}

type SpanOf = (low: Rational, high: Rational) => Span;

/** A segment of length zero is a point; everything below may count on it. */
function plain(core: Core): Core {
  if (core.type !== "segment") return core;
  const { from, to } = core;
  return from.every((value, axis) => compare(value, to[axis] as Rational) === 0) ? { type: "point", at: from } : core;
}

export function meet(first: Core, second: Core): Meeting {
  const a = plain(first);
  const b = plain(second);
  if (isPath(a) || isPath(b)) return meetPaths(a, b);
  return { closed: haveCommon(a, b, closedSpan), open: haveCommon(a, b, innerSpan) };
}

/** Whether the two sets meet, where `spanOf` says which ends belong to them: all of them, or those of the interior. */
function haveCommon(a: Core, b: Core, spanOf: SpanOf): boolean {
  if (a.type === "box" && b.type === "box") return boxesMeet(a.min, a.max, b.min, b.max, spanOf);
  if (a.type === "box" && b.type === "point") return boxesMeet(a.min, a.max, b.at, b.at, spanOf);
  if (a.type === "box" && b.type === "segment") return segmentMeetsBox(b.from, b.to, a.min, a.max, spanOf);
  if (a.type === "segment" && b.type === "segment") return segmentsMeet(a.from, a.to, b.from, b.to, spanOf);
  if (a.type === "segment" && b.type === "point") return pointIsOn(b.at, a.from, a.to, spanOf);
  if (a.type === "point" && b.type === "point")
    return a.at.every((value, axis) => compare(value, b.at[axis] as Rational) === 0);
  return haveCommon(b, a, spanOf);
}

/** A box is the product of its spans, and so is its interior; a point is a flat box. */
function boxesMeet(aMin: Vector, aMax: Vector, bMin: Vector, bMax: Vector, spanOf: SpanOf): boolean {
  return aMin.every((low, axis) => {
    const a = spanOf(low, aMax[axis] as Rational);
    const b = spanOf(bMin[axis] as Rational, bMax[axis] as Rational);
    return !isEmpty(common(a, b));
  });
}

/** Clips the parameters of from + t (to − from) to those whose point lies in the box, axis by axis. */
function segmentMeetsBox(from: Vector, to: Vector, min: Vector, max: Vector, spanOf: SpanOf): boolean {
  let inside = spanOf(ZERO, ONE);
  for (let axis = 0; axis < from.length; axis++) {
    const start = from[axis] as Rational;
    const way = minus(to[axis] as Rational, start);
    const slab = spanOf(min[axis] as Rational, max[axis] as Rational);
    if (isZero(way)) {
      if (isEmpty(common(closedSpan(start, start), slab))) return false;
      continue;
    }
    const atLow = over(minus(slab.low, start), way);
    const atHigh = over(minus(slab.high, start), way);
    const forward = compare(atLow, atHigh) <= 0;
    inside = common(inside, {
      low: forward ? atLow : atHigh,
      lowOpen: forward ? slab.lowOpen : slab.highOpen,
      high: forward ? atHigh : atLow,
      highOpen: forward ? slab.highOpen : slab.lowOpen,
    });
  }
  return !isEmpty(inside);
}

/** The parameter t of p = from + t (to − from), or undefined where p is off the line. */
function parameterOf(p: Vector, from: Vector, to: Vector): Rational | undefined {
  const axis = from.findIndex((value, i) => compare(value, to[i] as Rational) !== 0);
  const t = over(
    minus(p[axis] as Rational, from[axis] as Rational),
    minus(to[axis] as Rational, from[axis] as Rational),
  );
  const onLine = p.every((value, i) => compare(value, along(from, to, t, i)) === 0);
  return onLine ? t : undefined;
}

function along(from: Vector, to: Vector, t: Rational, axis: number): Rational {
  const start = from[axis] as Rational;
  return plus(start, times(t, minus(to[axis] as Rational, start)));
}

function contains(span: Span, value: Rational): boolean {
  return !isEmpty(common(span, closedSpan(value, value)));
}

function pointIsOn(p: Vector, from: Vector, to: Vector, spanOf: SpanOf): boolean {
  const t = parameterOf(p, from, to);
  return t !== undefined && contains(spanOf(ZERO, ONE), t);
}

/**
 * Solves a1 + s u = b1 + t v: in two axes where u and v are not parallel by Cramer's rule, checking the others; where they are
 * parallel in all, as spans of parameters on one line.
 */
function segmentsMeet(a1: Vector, a2: Vector, b1: Vector, b2: Vector, spanOf: SpanOf): boolean {
  const u = a2.map((value, axis) => minus(value, a1[axis] as Rational));
  const v = b2.map((value, axis) => minus(value, b1[axis] as Rational));
  const w = b1.map((value, axis) => minus(value, a1[axis] as Rational));
  const minor = (p: Vector, q: Vector, i: number, j: number): Rational =>
    minus(times(p[i] as Rational, q[j] as Rational), times(p[j] as Rational, q[i] as Rational));
  for (let i = 0; i < u.length; i++) {
    for (let j = i + 1; j < u.length; j++) {
      const determinant = minor(u, v, i, j);
      if (isZero(determinant)) continue;
      const s = over(minor(w, v, i, j), determinant);
      const t = over(minor(w, u, i, j), determinant);
      const same = u.every((_, axis) => compare(along(a1, a2, s, axis), along(b1, b2, t, axis)) === 0);
      return same && contains(spanOf(ZERO, ONE), s) && contains(spanOf(ZERO, ONE), t);
    }
  }
  const start = parameterOf(b1, a1, a2);
  const end = parameterOf(b2, a1, a2);
  if (start === undefined || end === undefined) return false;
  const other = compare(start, end) < 0 ? spanOf(start, end) : spanOf(end, start);
  return !isEmpty(common(spanOf(ZERO, ONE), other));
}

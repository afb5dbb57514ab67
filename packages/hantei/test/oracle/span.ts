/** A stretch of the number line, each end in it or not. */
import { compare, type Rational } from "./rational.js";

export interface Span {
  readonly low: Rational;
  readonly high: Rational;
  readonly lowOpen: boolean;
  readonly highOpen: boolean;
}

/** low to high with both ends. */
export function closedSpan(low: Rational, high: Rational): Span {
  return { low, high, lowOpen: false, highOpen: false };
}

/** The interior of the closed span, relative to its own dimension: without the ends, or the point itself. */
export function innerSpan(low: Rational, high: Rational): Span {
  const open = compare(low, high) < 0;
  return { low, high, lowOpen: open, highOpen: open };
}

/** What two spans have in common, possibly nothing. */
export function common(a: Span, b: Span): Span {
  const low = compare(a.low, b.low);
  const high = compare(a.high, b.high);
  return {
    low: low > 0 ? a.low : b.low,
    lowOpen: low > 0 ? a.lowOpen : low < 0 ? b.lowOpen : a.lowOpen || b.lowOpen,
    high: high < 0 ? a.high : b.high,
    highOpen: high < 0 ? a.highOpen : high > 0 ? b.highOpen : a.highOpen || b.highOpen,
  };
}

export function isEmpty(span: Span): boolean {
  const order = compare(span.low, span.high);
  return order > 0 || (order === 0 && (span.lowOpen || span.highOpen));
}

/**
 * The ways to say that two intervals of one axis overlap or miss. A box is two of them, a box of space three, a time slot
 * one; so each is written here once.
 */
import type { Arithmetic } from "../arithmetic/arithmetic.js";

/** A test of two intervals, each of which is two numbers: its ends, or its center or start and its length. */
export type Test = <T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T) => boolean;

/** Article 000: the two ends lie in the wrong order, one way or the other; touching is no miss. */
export function misses<T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T): boolean {
  return m.less(e1, s2) || m.less(e2, s1);
}

/** Article 000 with ≤ for <: touching is a miss. */
export function missesOrTouches<T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T): boolean {
  return m.lessOrEqual(e1, s2) || m.lessOrEqual(e2, s1);
}

/** Article 002, method 1: the two misses negated. */
export function overlaps<T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T): boolean {
  return m.less(s2, e1) && m.less(s1, e2);
}

/** Hantei's `intersects`: article 000 turned round, so that NaN is a miss. */
export function intersects<T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T): boolean {
  return m.lessOrEqual(s1, e2) && m.lessOrEqual(s2, e1);
}

/** Hantei's `overlaps`: as article 002, and two points overlap where they are equal. */
export function interiorsMeet<T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T): boolean {
  if (m.less(s1, e2) && m.less(s2, e1)) return true;
  return m.equal(s1, e1) && m.equal(s2, e2) && m.equal(s1, s2);
}

/** Article 001: the centers are nearer than half of both lengths. */
export function centersNear<T>(m: Arithmetic<T>, x1: T, w1: T, x2: T, w2: T): boolean {
  const two = m.of(2);
  return m.less(m.absolute(m.subtract(x1, x2)), m.add(m.divide(w1, two), m.divide(w2, two)));
}

/** Article 002, method 2, as first written: centers and lengths from the ends, both halved. */
export function centersHalved<T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T): boolean {
  const two = m.of(2);
  const distance = m.absolute(m.subtract(m.divide(m.add(e2, s2), two), m.divide(m.add(e1, s1), two)));
  return m.less(distance, m.divide(m.add(m.subtract(e1, s1), m.subtract(e2, s2)), two));
}

/** Article 002, method 2, after its last step: the halves have canceled. */
export function centersDoubled<T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T): boolean {
  const distance = m.absolute(m.subtract(m.add(e2, s2), m.add(e1, s1)));
  return m.less(distance, m.add(m.subtract(e1, s1), m.subtract(e2, s2)));
}

/** By start and length, as `rect` of a Canvas has them: the ends are sums. */
export function sizesOverlap<T>(m: Arithmetic<T>, x1: T, w1: T, x2: T, w2: T): boolean {
  return m.less(x2, m.add(x1, w1)) && m.less(x1, m.add(x2, w2));
}

/** Three comparisons instead of two: who starts first, whether he ends too early, and the one that then cannot hold. */
export function missesByThree<T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T): boolean {
  return m.less(s1, s2) ? m.less(e1, s2) || m.less(e2, s1) : m.less(e2, s1) || m.less(e1, s2);
}

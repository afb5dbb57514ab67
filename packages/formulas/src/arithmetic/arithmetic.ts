/**
 * The operations a formula may use. A formula is written once over this interface and evaluated three ways: by doubles
 * (what the article's program does), by doubles that count (what it costs), and by rationals (what it means).
 */
export interface Arithmetic<T> {
  /** A constant, or one of the inputs. */
  of(value: number): T;
  add(a: T, b: T): T;
  subtract(a: T, b: T): T;
  multiply(a: T, b: T): T;
  divide(a: T, b: T): T;
  absolute(a: T): T;
  less(a: T, b: T): boolean;
  lessOrEqual(a: T, b: T): boolean;
  equal(a: T, b: T): boolean;
  /** The answer of `test` on the same values, in real arithmetic, whatever the arithmetic that asks. */
  exactly(test: Test, values: readonly T[]): boolean;
}

/** A yes/no formula over the numbers of one scene. */
export type Test = <T>(m: Arithmetic<T>, values: readonly T[]) => boolean;

import type { Arithmetic } from "./arithmetic.js";
import { doubles } from "./doubles.js";

/** What an evaluation did, operation by operation; what a short-circuit skipped is not in it. */
export interface Counts {
  /** <, ≤, = of two values. */
  comparisons: number;
  /** + and −. */
  additions: number;
  multiplications: number;
  divisions: number;
  /** Absolute values. */
  absolutes: number;
  /** How often doubles could not tell and the exact stages were asked. */
  exact: number;
}

/** Counts of nothing yet. */
export function noCounts(): Counts {
  return { comparisons: 0, additions: 0, multiplications: 0, divisions: 0, absolutes: 0, exact: 0 };
}

/** All that is not a comparison: + − × ÷ and absolute values. */
export function arithmeticOf(counts: Counts): number {
  return counts.additions + counts.multiplications + counts.divisions + counts.absolutes;
}

/** Plain doubles that add each operation to `counts`. */
export function countingDoubles(counts: Counts): Arithmetic<number> {
  const counted =
    <A extends unknown[], R>(key: keyof Counts, operation: (...operands: A) => R) =>
    (...operands: A): R => {
      counts[key]++;
      return operation(...operands);
    };
  return {
    of: doubles.of,
    add: counted("additions", doubles.add),
    subtract: counted("additions", doubles.subtract),
    multiply: counted("multiplications", doubles.multiply),
    divide: counted("divisions", doubles.divide),
    absolute: counted("absolutes", doubles.absolute),
    less: counted("comparisons", doubles.less),
    lessOrEqual: counted("comparisons", doubles.lessOrEqual),
    equal: counted("comparisons", doubles.equal),
    exactly: counted("exact", doubles.exactly),
  };
}

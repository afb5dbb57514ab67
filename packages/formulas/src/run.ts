import type { Test } from "./arithmetic/arithmetic.js";
import { type Counts, countingDoubles, noCounts } from "./arithmetic/counting.js";
import { doubles } from "./arithmetic/doubles.js";
import { type Rational, rationals } from "./arithmetic/rationals.js";
import { rangeError } from "./errors.js";
import { type Formula, SCENES } from "./formulas/formula.js";

/** An answer in doubles and what it cost. */
export interface Run {
  readonly answer: boolean;
  readonly counts: Readonly<Counts>;
}

/**
 * Evaluates a formula in doubles and counts the operations it really made.
 *
 * @param formula - An entry of `formulas`.
 * @param numbers - The scene's numbers, in the order of `SCENES[formula.scene]`.
 * @throws RangeError `ERR_LENGTH` where the count of numbers is not the scene's.
 * @example
 * ```ts
 * import { formulaOf, run } from "@hantei/formulas";
 * console.log(run(formulaOf("boxes/corners"), [0, 0, 5, 5, 1, 1, 6, 4]).counts.comparisons); // 4
 * ```
 */
export function run(formula: Formula, numbers: readonly number[]): Run {
  const counts = noCounts();
  const answer = checked(formula, numbers)(countingDoubles(counts), numbers);
  return { answer, counts };
}

/**
 * The formula's answer in doubles, uncounted.
 *
 * @throws RangeError `ERR_LENGTH` where the count of numbers is not the scene's.
 */
export function inDoubles(formula: Formula, numbers: readonly number[]): boolean {
  return checked(formula, numbers)(doubles, numbers);
}

/**
 * The same formula's answer in real arithmetic: what it means, without any rounding.
 *
 * @throws RangeError `ERR_LENGTH` where the count of numbers is not the scene's, `ERR_NOT_FINITE` for NaN or an infinity.
 */
export function inReals(formula: Formula, numbers: readonly number[]): boolean {
  return checked(formula, numbers)<Rational>(rationals, numbers.map(rationals.of));
}

function checked(formula: Formula, numbers: readonly number[]): Test {
  const names = SCENES[formula.scene];
  if (numbers.length !== names.length) {
    const message = `${formula.id}: ${names.length} numbers are wanted (${names.join(", ")}), not ${numbers.length}`;
    rangeError("ERR_LENGTH", message);
  }
  return formula.test;
}

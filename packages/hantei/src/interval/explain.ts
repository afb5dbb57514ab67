import type { BoxCore, Operand } from "../explain/core.js";
import type { AxisName, Explanation, Side, Step } from "../explain/explanation.js";
import { type Expression, leaf } from "../explain/expression.js";
import { explainProducts } from "../explain/extents.js";
import { explanation } from "../explain/proof.js";
import { type ExplainedInstant, exactInstant } from "./exact-instant.js";
import { type Instant, isTemporal } from "./instant.js";
import { type Interval, interval } from "./interval.js";
import { checkComparable } from "./relate.js";

const AXES: readonly AxisName[] = ["t"];

/**
 * Why two intervals lie as they do: the relation, a witness that proves it, and every comparison made, in order, with its
 * formula, its numbers and its outcome. Exact, and always of the same verdict as `relate`.
 *
 * The result is plain data. Dates are counted in milliseconds since 1970, as `Date.getTime` does, and written as text in the
 * steps' numbers. Of Temporal's values there is no explanation. `toText`, `toSVG` and `explanationToJSON` of `hantei/render` show it.
 *
 * @throws TypeError `ERR_TYPE` where one holds dates, say, and the other numbers, or where they are Temporal's, `ERR_KIND` where
 * either is no interval; RangeError and TypeError as `interval` does, for one built past it.
 * @example
 * ```ts
 * import { explain, interval } from "hantei/interval";
 * const { relation, steps } = explain(interval(15, 16), interval(16, 17));
 * console.log(relation, steps[0]?.formula, steps[0]?.numbers); // "touching" "a.end < b.start" "16 < 16"
 * ```
 */
export function explain<T extends ExplainedInstant>(a: Interval<T>, b: Interval<T>): Explanation<Interval<T>> {
  checkComparable(a, b);
  interval(a.start, a.end);
  interval(b.start, b.end);
  const steps: Step[] = [];
  const first = operandOf("a", a);
  const second = operandOf("b", b);
  return explanation(a, b, first, second, explainProducts(steps, AXES, first, second), steps);
}

function operandOf(name: Side, { start, end }: Interval): Operand<BoxCore> {
  return { name, core: { type: "box", min: [instant(`${name}.start`, start)], max: [instant(`${name}.end`, end)] } };
}

function instant(symbols: string, value: Instant): Expression {
  const exact = exactInstant("explain", value);
  return typeof value === "object" && !isTemporal(value)
    ? leaf(symbols, exact, value.toISOString().replace(".000Z", "Z"))
    : leaf(symbols, exact);
}

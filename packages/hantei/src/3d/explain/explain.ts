import { checkShape } from "../../explain/check-shape.js";
import type { Operand, PointCore } from "../../explain/core.js";
import type { AxisName, Explanation, Step } from "../../explain/explanation.js";
import { explainProducts, type ProductOperand } from "../../explain/extents.js";
import { explanation } from "../../explain/proof.js";
import { explainRound, hasReach } from "../../explain/round.js";
import { operationsOf, type Shape3 } from "../shape-kinds.js";
import { operandOf } from "./operands.js";

const AXES: readonly AxisName[] = ["x", "y", "z"];

/**
 * Why two shapes of space lie as they do: the relation, a witness that proves it, and every comparison made, in order, with
 * its formula, its numbers and its outcome. Exact, like `relate`, and always of the same verdict; but derived in fractions,
 * step by step, to be read. Thousands of times slower.
 *
 * The result is plain data. `toText`, `toSVG` and `explanationToJSON` of `hantei/render` show it, `verifyWitness` checks it.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of space, `ERR_TYPE` where a field is not a number; RangeError
 * `ERR_NOT_FINITE` for a shape with NaN, built past the constructors, and as the constructors do for other such shapes.
 * @example
 * ```ts
 * import { explain, sphere } from "hantei/3d";
 * const { relation, steps } = explain(sphere(0, 0, 0, 3), sphere(2, 3, 6, 4));
 * console.log(relation, steps[0]?.numbers); // "touching" "(0 − 2)² + (0 − 3)² + (0 − 6)² > (3 + 4)²"
 * ```
 */
export function explain<A extends Shape3, B extends Shape3>(a: A, b: B): Explanation<A | B> {
  checkShape(a, operationsOf(a).fromFields);
  checkShape(b, operationsOf(b).fromFields);
  const steps: Step[] = [];
  const [first, second] = inOrder(operandOf("a", a), operandOf("b", b));
  const proof = hasReach(steps, first, second)
    ? explainRound(steps, AXES, first as Operand<PointCore>, second)
    : explainProducts(steps, AXES, first as ProductOperand, second as ProductOperand);
  return explanation<A | B>(a, b, first, second, proof, steps);
}

/** Round before straight, so that each pair is derived in one order only. */
function inOrder(a: Operand, b: Operand): readonly [Operand, Operand] {
  return a.radius === undefined && b.radius !== undefined ? [b, a] : [a, b];
}

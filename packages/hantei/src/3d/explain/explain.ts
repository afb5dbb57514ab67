import { checkShape } from "../../explain/check-shape.js";
import type { BoxCore, Operand, PointCore, SegmentCore, SolidCore } from "../../explain/core.js";
import type { AxisName, Explanation, Step } from "../../explain/explanation.js";
import { explainProducts, type ProductOperand } from "../../explain/extents.js";
import { explanation, type Proof } from "../../explain/proof.js";
import { explainRound, hasReach } from "../../explain/round.js";
import { withoutLength, withoutRadius } from "../../explain/segments.js";
import { operationsOf, type Shape3 } from "../shape-kinds.js";
import { explainCapsule } from "./capsules.js";
import { explainSegment } from "./lines.js";
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
  if (hasReach(steps, first, second)) {
    const [one, two] = [withLength(steps, first), withLength(steps, second)];
    const [p, q] = one.core.type !== "point" && two.core.type === "point" ? [two, one] : [one, two];
    return explanation<A | B>(a, b, p, q, explainReach(steps, p, q), steps);
  }
  const [p, q] = inOrder(withoutRadius(steps, first), withoutRadius(steps, second));
  return explanation<A | B>(a, b, p, q, explainCores(steps, p, q), steps);
}

/** So that each pair is derived in one order only: spheres first, then capsules, segments, boxes, points. */
function inOrder(a: Operand, b: Operand): readonly [Operand, Operand] {
  return rank(a) < rank(b) ? [b, a] : [a, b];
}

function rank({ core, radius }: Operand): number {
  if (radius !== undefined) return core.type === "point" ? 4 : 3;
  return ["point", "box", "segment"].indexOf(core.type);
}

function explainReach(steps: Step[], a: Operand, b: Operand): Proof {
  if (a.core.type === "point") return explainRound(steps, AXES, a as Operand<PointCore>, b as Operand<SolidCore>);
  return explainCapsule(steps, a as Operand<SegmentCore>, b as Operand<SegmentCore | BoxCore>);
}

/** A capsule without length is a sphere. */
function withLength(steps: Step[], operand: Operand): Operand {
  return operand.core.type === "segment" ? withoutLength(steps, operand as Operand<SegmentCore>) : operand;
}

function explainCores(steps: Step[], a: Operand, b: Operand): Proof {
  return a.core.type === "segment"
    ? explainSegment(steps, a as Operand<SegmentCore>, b as Operand<SolidCore>)
    : explainProducts(steps, AXES, a as ProductOperand, b as ProductOperand);
}

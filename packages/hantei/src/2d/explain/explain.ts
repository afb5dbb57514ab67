import { checkShape } from "../../explain/check-shape.js";
import type { BoxCore, Operand, PointCore, SegmentCore, SolidCore } from "../../explain/core.js";
import type { Explanation, Step } from "../../explain/explanation.js";
import { explainProducts, type ProductOperand } from "../../explain/extents.js";
import { explanation, type Proof } from "../../explain/proof.js";
import { explainRound, hasReach } from "../../explain/round.js";
import { withoutRadius } from "../../explain/segments.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import { figureOf } from "./figures.js";
import { explainSegmentBox, explainSegmentPoint, explainSegments } from "./lines.js";
import { operandOf } from "./operands.js";
import { AXES, explainPaths } from "./paths.js";
import { explainReach } from "./reach.js";

/**
 * Why two shapes lie as they do: the relation, a witness that proves it, and every comparison made, in order, with its
 * formula, its numbers and its outcome. Exact, like `relate`, and always of the same verdict; but derived in fractions, step
 * by step, to be read. Thousands of times slower.
 *
 * The result is plain data. `toText`, `toSVG` and `explanationToJSON` of `hantei/render` show it, `verifyWitness` checks it.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of the plane, `ERR_TYPE` where a field is not a number; RangeError
 * `ERR_NOT_FINITE` for a shape with NaN, built past the constructors, and as the constructors do for other such shapes.
 * @example
 * ```ts
 * import { box, explain } from "hantei";
 * const { relation, steps } = explain(box(0, 0, 5, 5), box(6, 1, 8, 4));
 * console.log(relation, steps[0]?.formula, steps[0]?.numbers); // "disjoint" "a.maxX < b.minX" "5 < 6"
 * ```
 */
export function explain<A extends Shape, B extends Shape>(a: A, b: B): Explanation<A | B> {
  checkShape(a, operationsOf(a).fromFields);
  checkShape(b, operationsOf(b).fromFields);
  const steps: Step[] = [];
  const [first, second] = inOrder(operandOf("a", a), operandOf("b", b));
  if (hasReach(steps, first, second)) {
    const [p, q] = first.core.type !== "point" && second.core.type === "point" ? [second, first] : [first, second];
    if (p.core.type !== "point" || q.core.type === "path") {
      return explainFigures<A | B>(a, b, first, second, explainReach, steps);
    }
    return explanation<A | B>(
      a,
      b,
      p,
      q,
      explainRound(steps, AXES, p as Operand<PointCore>, q as Operand<SolidCore>),
      steps,
    );
  }
  const [p, q] = inOrder(withoutRadius(steps, first), withoutRadius(steps, second));
  return p.core.type === "path"
    ? explainFigures<A | B>(a, b, p, q, explainPaths, steps)
    : explanation<A | B>(a, b, p, q, explainCores(steps, p, q), steps);
}

/** Shapes that take a look at their edges. */
function explainFigures<S>(
  a: S,
  b: S,
  p: Operand,
  q: Operand,
  derive: typeof explainPaths,
  steps: Step[],
): Explanation<S> {
  const { proof, omitted } = derive(steps, p, q, figureOf(p, q), figureOf(q, p));
  return explanation<S>(a, b, p, q, proof, steps, omitted);
}

/**
 * So that each pair is derived in one order only: circles first, whose cores are points, then capsules and other points with
 * them; without a radius paths, segments, boxes, points.
 */
function inOrder(a: Operand, b: Operand): readonly [Operand, Operand] {
  return rank(a) < rank(b) ? [b, a] : [a, b];
}

function rank({ core, radius }: Operand): number {
  if (radius !== undefined) return core.type === "point" ? 5 : 4;
  return ["point", "box", "segment", "path"].indexOf(core.type);
}

function explainCores(steps: Step[], a: Operand, b: Operand): Proof {
  if (a.core.type !== "segment") return explainProducts(steps, AXES, a as ProductOperand, b as ProductOperand);
  const segment = a as Operand<SegmentCore>;
  switch (b.core.type) {
    case "segment":
      return explainSegments(steps, segment, b as Operand<SegmentCore>);
    case "box":
      return explainSegmentBox(steps, segment, b as Operand<BoxCore>);
    default:
      return explainSegmentPoint(steps, segment, b as Operand<PointCore>);
  }
}

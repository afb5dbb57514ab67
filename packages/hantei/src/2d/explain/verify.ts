import { fromDouble } from "../../exact/rational.js";
import { checkWitness, type Definition, fields } from "../../explain/check.js";
import { checkShape } from "../../explain/check-shape.js";
import {
  ballDefinition,
  boxDefinition,
  capsuleDefinition,
  pointDefinition,
  segmentDefinition,
  vector,
} from "../../explain/definitions.js";
import type { Explanation, ExplanationJSON } from "../../explain/explanation.js";
import { sameShape } from "../../explain/same-shape.js";
import { type Kind, operationsOf, type Shape, type ShapeOf } from "../shape-kinds.js";
import { edgeChecks } from "./check-edges.js";
import { polygonDefinition, polylineDefinition } from "./definitions.js";

const definitions: { readonly [K in Kind]: (shape: ShapeOf<K>) => Definition } = {
  point: ({ x, y }) => pointDefinition(vector(x, y)),
  segment: ({ x1, y1, x2, y2 }) => segmentDefinition(vector(x1, y1), vector(x2, y2)),
  box: ({ minX, minY, maxX, maxY }) => boxDefinition(vector(minX, minY), vector(maxX, maxY)),
  circle: ({ x, y, radius }) => ballDefinition(vector(x, y), fromDouble(radius)),
  capsule: ({ x1, y1, x2, y2, radius }) => capsuleDefinition(vector(x1, y1), vector(x2, y2), fromDouble(radius)),
  polygon: polygonDefinition,
  polyline: polylineDefinition,
};

function definitionOf(shape: Shape): Definition {
  return (definitions[shape.kind] as (shape: Shape) => Definition)(shape);
}

/**
 * Whether an explanation's witness proves that `a` and `b` lie as it says: checked exactly, from the shapes' definitions,
 * with no trust in the explanation's steps and no call to `relate`. False for one of other shapes, for one whose witness proves
 * something else, and for anything that is no explanation; one that went through `explanationToJSON` and `JSON.parse` passes.
 *
 * Where no straight line parts two shapes that are apart, or touch, it looks at all pairs of their edges.
 *
 * @throws TypeError and RangeError as `explain` does, for `a` and `b`.
 * @example
 * ```ts
 * import { circle, explain, verifyWitness } from "hantei";
 * const a = circle(0, 0, 2);
 * const b = circle(3, 4, 3);
 * const why = explain(a, b);
 * console.log(why.relation, verifyWitness(a, b, why)); // "touching" true
 * console.log(verifyWitness(a, b, { ...why, relation: "disjoint" })); // false
 * ```
 */
export function verifyWitness(a: Shape, b: Shape, explanation: Explanation<Shape> | ExplanationJSON): boolean {
  const given = fields(explanation);
  // With their kinds' own fields alone.
  const [p, q] = [a, b].map((shape) => checkShape(shape, operationsOf(shape).fromFields)) as [Shape, Shape];
  const [first, second] = [definitionOf(p), definitionOf(q)];
  const proved = checkWitness(first, second, given, 2, edgeChecks(p, q, first, second));
  return proved && sameShape(p, given.a) && sameShape(q, given.b);
}

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
import { type Kind3, operationsOf, type Shape3, type Shape3Of } from "../shape-kinds.js";

const definitions: { readonly [K in Kind3]: (shape: Shape3Of<K>) => Definition } = {
  point3: ({ x, y, z }) => pointDefinition(vector(x, y, z)),
  box3: ({ minX, minY, minZ, maxX, maxY, maxZ }) => boxDefinition(vector(minX, minY, minZ), vector(maxX, maxY, maxZ)),
  sphere: ({ x, y, z, radius }) => ballDefinition(vector(x, y, z), fromDouble(radius)),
  segment3: ({ x1, y1, z1, x2, y2, z2 }) => segmentDefinition(vector(x1, y1, z1), vector(x2, y2, z2)),
  capsule3: ({ x1, y1, z1, x2, y2, z2, radius }) =>
    capsuleDefinition(vector(x1, y1, z1), vector(x2, y2, z2), fromDouble(radius)),
};

function definitionOf(shape: Shape3): Definition {
  return (definitions[shape.kind] as (shape: Shape3) => Definition)(shape);
}

/**
 * Whether an explanation's witness proves that `a` and `b` lie as it says: checked exactly, from the shapes' definitions,
 * with no trust in the explanation's steps and no call to `relate`. False for one of other shapes, for one whose witness proves
 * something else, and for anything that is no explanation; one that went through `explanationToJSON` and `JSON.parse` passes.
 *
 * @throws TypeError and RangeError as `explain` does, for `a` and `b`.
 * @example
 * ```ts
 * import { box, explain, point, verifyWitness } from "hantei/3d";
 * const a = box(0, 0, 0, 2, 2, 2);
 * const b = point(1, 1, 1);
 * console.log(verifyWitness(a, b, explain(a, b))); // true
 * ```
 */
export function verifyWitness(a: Shape3, b: Shape3, explanation: Explanation<Shape3> | ExplanationJSON): boolean {
  const given = fields(explanation);
  // With their kinds' own fields alone.
  const [p, q] = [a, b].map((shape) => checkShape(shape, operationsOf(shape).fromFields)) as [Shape3, Shape3];
  const proved = checkWitness(definitionOf(p), definitionOf(q), given, 3);
  return proved && sameShape(p, given.a) && sameShape(q, given.b);
}

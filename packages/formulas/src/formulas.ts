import { rangeError } from "./errors.js";
import { boxFormulas } from "./formulas/boxes.js";
import { box3Formulas } from "./formulas/boxes-3d.js";
import { circleBoxFormulas } from "./formulas/circle-box.js";
import type { Formula } from "./formulas/formula.js";
import { segmentFormulas } from "./formulas/segments.js";
import { slotFormulas } from "./formulas/slots.js";

/** Every formulation of the five articles, and ours beside each. */
export const formulas: readonly Formula[] = [
  ...slotFormulas,
  ...boxFormulas,
  ...box3Formulas,
  ...segmentFormulas,
  ...circleBoxFormulas,
];

/**
 * The entry with this id.
 *
 * @throws RangeError `ERR_RANGE` where there is none.
 * @example
 * ```ts
 * import { formulaOf } from "@hantei/formulas";
 * console.log(formulaOf("boxes/corners").policy); // "closed"
 * ```
 */
export function formulaOf(id: string): Formula {
  const found = formulas.find((formula) => formula.id === id);
  if (found !== undefined) return found;
  const known = formulas.map((formula) => formula.id).join(", ");
  return rangeError("ERR_RANGE", `no formula is called ${JSON.stringify(id)}; there are ${known}`);
}

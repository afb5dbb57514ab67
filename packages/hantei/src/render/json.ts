import type { Explanation, ExplanationJSON } from "../explain/explanation.js";
import { checkExplanation } from "./options.js";

/**
 * An explanation as a plain object that `JSON.stringify` keeps whole: infinities become the text `"Infinity"`, dates ISO 8601
 * text, bigints their digits. It is in no language, and `verifyWitness` takes it as it is when it comes back.
 *
 * @throws TypeError `ERR_TYPE` where it is no explanation.
 * @example
 * ```ts
 * import { box, explain } from "hantei";
 * import { explanationToJSON } from "hantei/render";
 * const why = explain(box(0, 0, 1, 1), box(0, 0, Infinity, 1));
 * console.log(JSON.stringify(explanationToJSON(why).b)); // {"kind":"box","minX":0,"minY":0,"maxX":"Infinity","maxY":1}
 * ```
 */
export function explanationToJSON(explanation: Explanation<object>): ExplanationJSON {
  checkExplanation("explanationToJSON", explanation);
  const { relation, a, b, witness, steps, omitted } = explanation;
  return {
    relation,
    a: plain(a) as object,
    b: plain(b) as object,
    witness: plain(witness) as object,
    steps: plain(steps) as readonly object[],
    ...(omitted === undefined ? {} : { omitted }),
  };
}

function plain(value: unknown): unknown {
  if (typeof value === "bigint" || value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    return String(value);
  }
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

import { isDate } from "../base/built-in.js";
import type { Explanation, ExplanationJSON } from "../explain/explanation.js";
import { isWhole } from "./check-parts.js";
import { checkExplanation } from "./options.js";
import { type AnyExplanation, type AnyShape, isList, ownFields } from "./words.js";

/**
 * An explanation as a plain object that `JSON.stringify` keeps whole: infinities become the text `"Infinity"`, dates ISO 8601
 * text, bigints their digits. Of the two shapes it has their kinds' own fields; what else a record carries stays behind. It is in
 * no language; `verifyWitness` takes it as it is when it comes back, and `explanationFromJSON` restores it.
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
  checkExplanation("explanationToJSON", explanation, true);
  const { relation, a, b, witness, steps, omitted } = explanation;
  return {
    relation,
    a: plainShape(a),
    b: plainShape(b),
    witness: plain(witness) as object,
    steps: plain(steps) as readonly object[],
    ...(omitted === undefined ? {} : { omitted }),
  };
}

function plainShape(shape: object): object {
  return plain(Object.fromEntries(ownFields(shape as AnyShape))) as object;
}

function plain(value: unknown): unknown {
  if (typeof value === "bigint" || value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    return String(value);
  }
  if (isList(value)) return Array.from(value, plain);
  if (typeof value !== "object" || value === null) return value;
  if (isDate(value)) return value.toISOString();
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

/**
 * The explanation that `explanationToJSON` made a plain object of: to be shown where its reader is, in the reader's language. Nothing in it
 * is proved by that; `verifyWitness` proves it.
 *
 * @throws TypeError `ERR_TYPE` where it is no explanation.
 * @example
 * ```ts
 * import { circle, explain } from "hantei";
 * import { explanationFromJSON, explanationToJSON, toText } from "hantei/render";
 * const sent = JSON.stringify(explanationToJSON(explain(circle(0, 0, 3), circle(4, 0, 1))));
 * console.log(toText(explanationFromJSON(JSON.parse(sent)), { lang: "ja" }).split("\n")[0]); // "A と B は接している：内部どうしは交わらない。"
 * ```
 */
export function explanationFromJSON(json: ExplanationJSON): AnyExplanation {
  checkExplanation("explanationFromJSON", json, true);
  const { a, b, ...others } = json;
  return {
    ...(restored(others) as Omit<ExplanationJSON, "a" | "b">),
    a: shapeFrom(a),
    b: shapeFrom(b),
  } as AnyExplanation;
}

/** A shape's numbers; of an interval's ends other texts are dates, and whole numbers without bounds. */
function shapeFrom(shape: object): object {
  const fields = restored(shape) as Readonly<Record<string, unknown>>;
  if (fields.kind !== "interval") return fields;
  return { ...fields, start: instantFrom(fields.start), end: instantFrom(fields.end) };
}

function instantFrom(end: unknown): unknown {
  if (typeof end !== "string") return end;
  return isWhole(end) ? BigInt(end) : new Date(end);
}

function restored(value: unknown): unknown {
  if (value === "Infinity" || value === "-Infinity") return Number(value);
  if (Array.isArray(value)) return value.map(restored);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, restored(field)]));
}

import { fromText } from "../base/json-number.js";
import { fields } from "./check.js";

/** Whether what was given, as it is or read back from JSON, has the same fields as a shape. */
export function sameShape(shape: object, given: unknown): boolean {
  const other = fields(given);
  const own = Object.entries(shape);
  return own.length === Object.keys(other).length && own.every(([name, value]) => isSame(value, fromText(other[name])));
}

/** The same number or text, or lists of the same. */
function isSame(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) return value === other;
  return value.length === other.length && value.every((each, index) => isSame(each, other[index]));
}

import { fromText } from "../base/json-number.js";
import { fields } from "./check.js";

/** Whether what was given, as it is or read back from JSON, has all fields of a shape as the constructor makes it. */
export function sameShape(shape: object, given: unknown): boolean {
  const other = fields(given);
  return Object.entries(shape).every(([name, value]) => isSame(value, fromText(other[name])));
}

/** The same number or text, or lists of the same. */
export function isSame(value: unknown, given: unknown): boolean {
  if (!Array.isArray(value)) return value === given;
  const other = Object(given);
  return value.length === other.length && value.every((each, index) => isSame(each, other[index]));
}

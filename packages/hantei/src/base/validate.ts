/**
 * The checks every constructor makes. Each message says what was given, what is wanted and how to mend it.
 */
import { rangeError, typeError } from "./errors.js";

/** How a value is named in a message: short, safe for any value, never longer than a line. */
export function show(value: unknown): string {
  const text =
    typeof value === "string" ? JSON.stringify(value) : typeof value === "bigint" ? `${value}n` : plain(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function plain(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return Object.is(value, -0) ? "-0" : String(value);
  return Array.isArray(value) ? `an array of ${value.length}` : "an object";
}

/** Throws unless `value` is a number; `where` names the argument, as in "circle: radius". */
export function checkNumber(where: string, value: unknown): void {
  if (typeof value !== "number") typeError("ERR_TYPE", `${where} must be a number, not ${show(value)}`);
}

/** Throws unless `value` is a finite number. */
export function checkFinite(where: string, value: unknown): void {
  checkNumber(where, value);
  // x − x is NaN for NaN and the infinities, and 0 for the rest.
  if ((value as number) - (value as number) !== 0) {
    rangeError("ERR_NOT_FINITE", `${where} must be finite, not ${value}`);
  }
}

/** Throws unless `value` is a finite number, 0 or above. */
export function checkRadius(where: string, value: unknown): void {
  checkFinite(where, value);
  if ((value as number) < 0) rangeError("ERR_RADIUS", `${where} must be 0 or more, not ${value}`);
}

/** Throws unless min ≤ max, both numbers, min not +Infinity and max not −Infinity. */
export function checkExtent(minName: string, min: unknown, maxName: string, max: unknown): void {
  checkNumber(minName, min);
  checkNumber(maxName, max);
  if (!((min as number) <= (max as number))) {
    rangeError("ERR_ORDER", `${minName} must not exceed ${maxName}, and neither be NaN: ${min} > ${max}; swap them?`);
  }
  if (min === Number.POSITIVE_INFINITY || max === Number.NEGATIVE_INFINITY) {
    rangeError("ERR_NOT_FINITE", `${minName} must be below Infinity and ${maxName} above -Infinity: ${min}, ${max}`);
  }
}

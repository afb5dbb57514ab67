/**
 * The checks of options, one for each kind of value. They are asked by name, for a message is put together only where one fails;
 * what is left out passes, and whoever asks fills it in.
 */
import { rangeError, typeError } from "./errors.js";
import { show } from "./validate.js";

/** Throws unless options are an object, where there are any. */
export function checkOptions(where: string, options: unknown): void {
  if (options !== undefined) checkObject(where, "options", options);
}

/** Throws unless `value` is an object; an array, or a function, is meant for something else. */
export function checkObject(where: string, name: string, value: unknown): void {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  const given = typeof value === "function" ? "a function" : show(value);
  typeError("ERR_TYPE", `${where}: ${name} must be an object, not ${given}`);
}

/** Throws unless `value` is true or false. */
export function checkFlag(where: string, name: string, value: unknown): void {
  if (value !== undefined && typeof value !== "boolean")
    typeError("ERR_TYPE", `${where}: ${name} must be true or false, not ${show(value)}`);
}

/** Throws unless `value` is a function. */
export function checkFunction(where: string, name: string, value: unknown): void {
  if (value !== undefined && typeof value !== "function")
    typeError("ERR_TYPE", `${where}: ${name} must be a function, not ${show(value)}`);
}

/** Throws unless `value` is a number, 0 or more; Infinity is one. */
export function checkReach(where: string, name: string, value: unknown): void {
  if (value !== undefined && !(typeof value === "number" && value >= 0)) refuseNumber(where, name, "0 or more", value);
}

/** Throws unless `value` is a whole number, 0 or more; Infinity is one. */
export function checkCount(where: string, name: string, value: unknown): void {
  // Of Infinity the remainder is NaN.
  if (value !== undefined && (!(typeof value === "number" && value >= 0) || value % 1 > 0))
    refuseNumber(where, name, "a whole number, 0 or more", value);
}

function refuseNumber(where: string, name: string, wanted: string, value: unknown): never {
  if (typeof value !== "number") typeError("ERR_TYPE", `${where}: ${name} must be a number, not ${show(value)}`);
  rangeError("ERR_RANGE", `${where}: ${name} must be ${wanted}, not ${value}`);
}

/** Throws unless `value` is one of a few words. */
export function checkWord(where: string, name: string, value: unknown, words: readonly string[]): void {
  if (value === undefined || words.includes(value as string)) return;
  const wanted = words.map((word) => JSON.stringify(word)).join(" or ");
  const message = `${where}: ${name} must be ${wanted}, not ${show(value)}`;
  if (typeof value !== "string") typeError("ERR_TYPE", message);
  rangeError("ERR_RANGE", message);
}

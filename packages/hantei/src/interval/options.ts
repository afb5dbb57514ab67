import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/** Throws unless the value is true or false; `where` names the option. */
export function checkFlag(where: string, value: unknown): void {
  if (typeof value !== "boolean") typeError("ERR_TYPE", `${where} must be true or false, not ${show(value)}`);
}

/** Throws unless the value is a number, 0 or above; Infinity is no limit. */
export function checkLimit(where: string, value: unknown): void {
  if (typeof value !== "number") typeError("ERR_TYPE", `${where} must be a number, not ${show(value)}`);
  if (!(value >= 0)) rangeError("ERR_RANGE", `${where} must be 0 or more, not ${value}`);
}

import { typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/** Throws unless the value is true or false; `where` names the option. */
export function checkFlag(where: string, value: unknown): void {
  if (typeof value !== "boolean") typeError("ERR_TYPE", `${where} must be true or false, not ${show(value)}`);
}

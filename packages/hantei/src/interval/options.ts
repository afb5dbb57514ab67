import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/** What questions about lists take, with nothing left out. */
export interface ListOptions {
  readonly touching: boolean;
  readonly maxPairs: number;
}

/**
 * Checks options and fills in what is left out.
 *
 * @throws TypeError `ERR_TYPE` for options that are no object, or one of another type; RangeError `ERR_RANGE` for a `maxPairs` below 0 or
 * not whole.
 */
export function readOptions(
  where: string,
  options: unknown,
  defaultMaxPairs: number = Number.POSITIVE_INFINITY,
): ListOptions {
  if (typeof options !== "object" || options === null) {
    typeError("ERR_TYPE", `${where}: options must be an object, not ${show(options)}`);
  }
  const { touching = false, maxPairs = defaultMaxPairs } = options as Partial<ListOptions>;
  if (typeof touching !== "boolean") {
    typeError("ERR_TYPE", `${where}: touching must be true or false, not ${show(touching)}`);
  }
  if (typeof maxPairs !== "number") typeError("ERR_TYPE", `${where}: maxPairs must be a number, not ${show(maxPairs)}`);
  if (!(maxPairs >= 0) || maxPairs % 1 > 0) {
    rangeError("ERR_RANGE", `${where}: maxPairs must be a whole number, 0 or more, not ${maxPairs}`);
  }
  return { touching, maxPairs };
}

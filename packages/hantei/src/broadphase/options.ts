import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/** How pairs are found and counted. */
export interface CountOptions {
  /** Whether boxes that only touch are a pair. Default: true for boxes, false for intervals. */
  readonly touching?: boolean | undefined;
  /**
   * Forces one of the two kernels; both find the same pairs. Default: neither for few boxes, which are compared with each other
   * directly; else `"simd"` where the engine has it, else `"js"`.
   */
  readonly kernel?: "simd" | "js" | undefined;
}

/** How pairs are found and handed over in one array. */
export interface PairOptions extends CountOptions {
  /** `"sorted"`: ascending by the first index, then by the second. Default: whatever is fastest. */
  readonly order?: "sorted" | undefined;
  /**
   * At most so many pairs: any, or with `order: "sorted"` the first ones of all, for which more are looked
   * at, but no more kept at once than that or than there are boxes. A whole number, 0 or above; default: all.
   */
  readonly limit?: number | undefined;
  readonly onPairs?: undefined;
}

/** How pairs are handed over in pieces. */
export interface ChunkOptions extends CountOptions {
  readonly limit?: number | undefined;
  /**
   * Called with pairs as they are found, in arrays of its own to keep: first, second, first, second, … Returns `false` to
   * stop. It may call anything, joins too, but must leave the columns as they are until the call returns: pairs are still
   * being found in them.
   */
  readonly onPairs: (pairs: Uint32Array) => unknown;
}

/** Options with nothing left out but `touching`, of which the boxes tell what it is by default. */
export interface ReadOptions {
  readonly touching: boolean | undefined;
  readonly sorted: boolean;
  readonly limit: number;
  readonly onPairs: ((pairs: Uint32Array) => unknown) | undefined;
  readonly kernel: "simd" | "js" | undefined;
}

/**
 * Checks options and fills in what is left out. They are read before the columns: a getter among them may send a column's
 * numbers elsewhere.
 */
export function readOptions(where: string, options: unknown): ReadOptions {
  if (options !== undefined && (typeof options !== "object" || options === null)) {
    typeError("ERR_TYPE", `${where}: options must be an object, not ${show(options)}`);
  }
  const given = (options ?? {}) as Readonly<Record<string, unknown>>;
  const { touching, order, limit = Number.POSITIVE_INFINITY, onPairs, kernel } = given;
  if (touching !== undefined && typeof touching !== "boolean")
    typeError("ERR_TYPE", complaint(where, "touching", "true or false", touching));
  if (order !== undefined && order !== "sorted") rangeError("ERR_RANGE", complaint(where, "order", '"sorted"', order));
  if (kernel !== undefined && kernel !== "simd" && kernel !== "js") {
    rangeError("ERR_RANGE", complaint(where, "kernel", '"simd" or "js"', kernel));
  }
  if (typeof limit !== "number") typeError("ERR_TYPE", complaint(where, "limit", "a number", limit));
  if (onPairs !== undefined && typeof onPairs !== "function")
    typeError("ERR_TYPE", complaint(where, "onPairs", "a function", onPairs));
  if (!(limit >= 0) || limit % 1 > 0) {
    rangeError("ERR_RANGE", `${where}: limit must be a whole number, 0 or above, not ${limit}`);
  }
  if (onPairs !== undefined && order !== undefined) {
    rangeError("ERR_RANGE", `${where}: order needs all pairs at once and onPairs gets them in pieces; leave out one`);
  }
  return { touching, sorted: order !== undefined, limit, onPairs: onPairs as ReadOptions["onPairs"], kernel };
}

function complaint(where: string, name: string, wanted: string, given: unknown): string {
  return `${where}: ${name} must be ${wanted}, not ${show(given)}`;
}

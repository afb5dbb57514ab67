import { rangeError } from "../base/errors.js";
import { checkCount, checkFlag, checkFunction, checkOptions, checkWord } from "../base/options.js";
import { checkKernel, type Kernel } from "../kernels/choice.js";

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
export interface JoinRules {
  readonly touching: boolean | undefined;
  readonly sorted: boolean;
  readonly limit: number;
  readonly onPairs: ((pairs: Uint32Array) => unknown) | undefined;
  readonly kernel: Kernel | undefined;
}

/**
 * Checks options and fills in what is left out. They are read before the columns: a getter among them may send a column's
 * numbers elsewhere.
 */
export function readOptions(where: string, options: unknown): JoinRules {
  checkOptions(where, options);
  const {
    touching,
    order,
    limit = Number.POSITIVE_INFINITY,
    onPairs,
    kernel,
  } = (options ?? {}) as ChunkOptions & PairOptions;
  checkFlag(where, "touching", touching);
  checkWord(where, "order", order, ["sorted"]);
  checkKernel(where, kernel);
  checkFunction(where, "onPairs", onPairs);
  checkCount(where, "limit", limit);
  if (onPairs !== undefined && order !== undefined) {
    rangeError("ERR_RANGE", `${where}: order needs all pairs at once and onPairs gets them in pieces; leave out one`);
  }
  return { touching, sorted: order !== undefined, limit, onPairs, kernel };
}

import { isArrayOf, showArray } from "../base/built-in.js";
import { rangeError, typeError } from "../base/errors.js";
import { checkOptions } from "../base/options.js";
import { checkKernel, type Kernel } from "../kernels/choice.js";

/** How a batch is asked. */
export interface BatchOptions {
  /** Where the codes go: at least as long as the columns, in memory of its own, not of the columns. Default: a fresh array. */
  readonly out?: Int8Array | undefined;
  /** Forces one of the two kernels; both give the same codes. Default: `"simd"` where the engine has it, else `"js"`. */
  readonly kernel?: "simd" | "js" | undefined;
}

/** The array for the codes, and the kernel that was asked for. */
export interface BatchRules {
  readonly out: Int8Array;
  readonly kernel: Kernel | undefined;
}

/** Checks options and fills in what is left out. */
export function readOptions(where: string, options: unknown, length: number): BatchRules {
  checkOptions(where, options);
  const { out, kernel } = (options ?? {}) as BatchOptions;
  checkKernel(where, kernel);
  if (out === undefined) return { out: new Int8Array(length), kernel };
  if (!isArrayOf(out, "Int8Array")) typeError("ERR_TYPE", `${where}: out must be an Int8Array, not ${showArray(out)}`);
  // A code is a byte; `checkHere` says what `length` may tell.
  if (out.byteLength < length) {
    rangeError("ERR_LENGTH", `${where}: out has room for ${out.byteLength} codes, not for ${length}`);
  }
  return { out, kernel };
}

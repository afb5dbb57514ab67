import { rangeError } from "../base/errors.js";
import { checkWord } from "../base/options.js";

/** Which of two ways a question about many things is answered: by SIMD kernels in WebAssembly, or by their twins in TypeScript. */
export type Kernel = "simd" | "js";

const KERNELS: readonly Kernel[] = ["simd", "js"];

/** Throws unless `kernel` is one, where one is asked for. */
export function checkKernel(where: string, kernel: unknown): void {
  checkWord(where, "kernel", kernel, KERNELS);
}

/** Throws: SIMD kernels are asked for, and the engine does not run them. */
export function refuseSimd(where: string): never {
  rangeError("ERR_RANGE", `${where}: kernel "simd" cannot run here; leave it out, or take "js"`);
}

import { WASM } from "../kernels/batch-wasm.js";
import { type KernelExports, loadKernels } from "../kernels/load.js";

/**
 * Addresses of the columns, of the codes, and how many pairs, a multiple of `LANES`; whether no pair is left to the exact pass.
 */
type PairKernel = (...addressesAndCount: number[]) => number;

/** What `assembly/batch` exports. */
export interface BatchKernels extends KernelExports {
  readonly boxes: PairKernel;
  readonly boxes3: PairKernel;
  readonly circles: PairKernel;
  readonly points: (x: number, y: number, edges: number, edgeCount: number, out: number, count: number) => number;
  readonly segments: PairKernel;
  /** What `segments` left open: those pairs for which doubles are exact. */
  readonly segmentTies: PairKernel;
  readonly spheres: PairKernel;
}

/** Pairs that kernels take at a time. */
export const LANES = 4;

/** Where free memory begins: below lie the kernels' own tables. */
export const FREE = 4096;

let start: ((bytes: number) => BatchKernels) | undefined;
let isLoaded = false;

/** New kernels with a memory of their own, of so many bytes; undefined where the engine has none. */
export function newKernels(bytes: number): BatchKernels | undefined {
  if (!isLoaded) start = loadKernels<BatchKernels>(WASM);
  isLoaded = true;
  return start?.(bytes);
}

/** The kernels in whose memory columns lie that `reserve` made. */
const homes: WeakMap<ArrayBufferLike, BatchKernels> = /* @__PURE__ */ new WeakMap();

/** Says that a memory, which never grows again, holds columns. */
export function setHome(kernels: BatchKernels): void {
  homes.set(kernels.memory.buffer, kernels);
}

/** The kernels in whose memory all of these arrays lie, if there are such. */
export function homeOf(columns: readonly Float64Array[], out: Int8Array): BatchKernels | undefined {
  const home = homes.get(out.buffer);
  return home !== undefined && columns.every((column) => column.buffer === out.buffer) ? home : undefined;
}

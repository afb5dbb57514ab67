import { WASM } from "./broadphase-wasm.js";
import { type KernelExports, loadKernels, writeShuffles } from "./load.js";

/**
 * The kernels of the broad phase, in WebAssembly or in TypeScript: numbers and addresses (in bytes) in, results in the memory.
 * The files of `assembly/broadphase` say what each does.
 */
export interface BroadphaseKernels extends KernelExports {
  encode(
    columns: number,
    stride: number,
    count: number,
    entries: number,
    depths: number,
    ids: number,
    id: number,
  ): number | boolean;
  scatter(
    keys: number,
    depths: number,
    count: number,
    numbers: number,
    low: number,
    shift: number,
    cursors: number,
    chain: number,
    lastBlock: number,
    lists: number,
  ): number | boolean;
  sort(
    block: number,
    count: number,
    chain: number,
    keys: number,
    keyStep: number,
    numbers: number,
    numberStep: number,
    depths: number,
    depthStep: number,
    above: number,
    upTo: number,
    baseX: number,
    baseY: number,
    shift: number,
    rows: number,
    columns: number,
    apart: number,
    cells: number,
    ends: number,
    sorted: number,
  ): number;
  sweep(
    sourceEnds: number,
    source: number,
    sourceColumns: number,
    targetEnds: number,
    target: number,
    targetColumns: number,
    shift: number,
    widest: number,
    baseX: number,
    baseY: number,
    rows: number,
    mode: number,
    bias: number,
    step: number,
    deep: number,
  ): number;
  /** The same, for entries with flags, and where `deep`, with depths; `sweep` leaves both aside. */
  sweepFlagged: BroadphaseKernels["sweep"];
  /** For intervals, in WebAssembly only: `assembly/broadphase/intervals.ts` says what they do. */
  listIntervals?(
    columns: number,
    stride: number,
    count: number,
    id: number,
    shift: number,
    cursors: number,
    free: number,
  ): number;
  findIntervals?(ends: number, buckets: number, shift: number, cells: number, sorted: number, stride: number): number;
}

/** Keys are 0 to this. */
export const MAX_KEY = 2147483646;
/** Beyond all keys: what starts there meets nothing. */
export const PADDING = 2147483647;
/** Bytes of a whole entry: its keys and its number; and the same in space, with two keys more. And where the latter are. */
export const ENTRY = 20;
export const DEEP_ENTRY = 28;
export const NUMBER_AT = 16;
export const DEPTHS_AT = 20;
/** Entries in a block of a list. */
export const BLOCK = 512;
/** Highest bit of an entry's number: it starts before the strip it is listed in. Two more bits say so of other cuts. */
export const FLAG = 0x80000000;
/** The other bits: the box. */
export const NUMBER = 0x1fffffff;
/** Fixed addresses: a sweep's state. */
const STATE = 16;
/** Numbers of 32 bits there: entry, row, target row, position, as kernels leave them to go on; then, each by its own place, these. */
export const STATE_PLACE: number = STATE >> 2;
export const FOUND_PLACE: number = STATE_PLACE + 4;
export const UNSURE_PLACE: number = STATE_PLACE + 5;
export const COMPARED_PLACE: number = STATE_PLACE + 6;
/** The widest that `sort` met. */
export const WIDEST_PLACE: number = STATE_PLACE + 7;
/** The first block that no list has, for `scatter`. */
export const NEXT_BLOCK = 48;
/** Scale, offset and limit of each axis, for `encode`. */
export const FRAMES = 64;
/** The strip of each slice of keys, 4,096 numbers of 16 bits, for `scatter`. */
export const TABLE = 512;
/** Where the caller may lay out its own. */
export const FREE = 8704;
const SHUFFLES = 256;

let instantiate: ((bytes: number) => BroadphaseKernels) | undefined | null = null;

/** Kernels in WebAssembly with a memory of their own, of so many bytes; undefined where the engine cannot or may not compile them. */
export function simdKernels(bytes: number): BroadphaseKernels | undefined {
  if (instantiate === null) instantiate = loadKernels<BroadphaseKernels>(WASM);
  if (instantiate === undefined) return undefined;
  try {
    const kernels = instantiate(bytes);
    writeShuffles(kernels, SHUFFLES);
    return kernels;
  } catch {
    // No room for their memory.
    return undefined;
  }
}

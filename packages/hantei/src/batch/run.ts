/**
 * The way every batch goes: a kernel writes the codes that doubles are sure of and marks the rest, and what is marked is
 * decided exactly, pair by pair. Columns in the kernels' own memory are read where they lie; others are copied there, a chunk
 * at a time, so that a chunk is still in the cache when it is read.
 */
import type { Code } from "../base/relation.js";
import { refuseSimd } from "../kernels/choice.js";
import { UNCERTAIN } from "./codes.js";
import { checkColumns } from "./columns.js";
import { type BatchKernels, FREE, homeOf, LANES, newKernels } from "./kernels.js";
import type { BatchRules } from "./options.js";

/** The code of pair i of columns, exactly. */
export type Exact = (columns: readonly Float64Array[], i: number) => Code;

/** One question about pairs of shapes in columns: those of the first shapes, then those of the second. */
export interface Question {
  readonly kernel: "boxes" | "boxes3" | "circles" | "segments" | "spheres";
  /** The kernel for what that one leaves open. */
  readonly ties?: "segmentTies";
  /** The same in TypeScript, for pairs `from` up to `to`: whether none is left uncertain. */
  readonly twin: (columns: readonly Float64Array[], out: Int8Array, from: number, to: number) => boolean;
  readonly exact: Exact;
}

/** Pairs copied at a time: the columns of a chunk and their codes fit into the second level of any cache. */
export const CHUNK = 2048;
/**
 * Pairs asked about at a time where nothing is copied: what a second pass goes over is still near. After each piece that needs
 * none, twice as many, up to the most: a call costs as much as a few hundred pairs.
 */
const PIECE = 8192;
const MOST_AT_ONCE = 65536;
/** The most columns a question has. */
const MOST_COLUMNS = 12;
/** Batches up to this many pairs are not worth the copying. */
const FEW = 32;

/** Answers a question about all pairs of the columns. */
export function run(
  where: string,
  question: Question,
  columns: readonly Float64Array[],
  options: BatchRules,
): Int8Array {
  checkColumns(where, columns);
  const { out, kernel } = options;
  const count = (columns[0] as Float64Array).length;
  const home = kernel === "js" ? undefined : homeOf(columns, out);
  if (home !== undefined) {
    runAt(home, question, columns, out, count);
  } else {
    const kernels =
      kernel === "js" || (kernel === undefined && count <= FEW) ? undefined : sharedKernels(where, kernel);
    if (kernels === undefined) runTwin(question, columns, out, 0, count);
    else for (let from = 0; from < count; from += CHUNK) runChunk(kernels, question, columns, out, from, count);
  }
  return out;
}

/** Asks the twin about the pairs `from` up to `to`. */
function runTwin(
  { twin, exact }: Question,
  columns: readonly Float64Array[],
  out: Int8Array,
  from: number,
  to: number,
): void {
  if (!twin(columns, out, from, to)) settle(exact, columns, out, from, to);
}

/** Asks the kernel about columns in its own memory. */
function runAt(
  kernels: BatchKernels,
  question: Question,
  columns: readonly Float64Array[],
  out: Int8Array,
  count: number,
): void {
  // What is left at the end goes its own way, for a kernel would write beyond it.
  const whole = count - (count % LANES);
  const addresses = columns.map(({ byteOffset }) => byteOffset);
  let piece = PIECE;
  for (let from = 0, to = 0; from < whole; from = to) {
    to = Math.min(from + piece, whole);
    const isDecided = decide(kernels, question, addresses, out.byteOffset + from, to - from);
    if (!isDecided) settle(question.exact, columns, out, from, to);
    piece = isDecided ? Math.min(2 * piece, MOST_AT_ONCE) : PIECE;
    for (let k = 0; k < addresses.length; k++) addresses[k] = (addresses[k] as number) + 8 * (to - from);
  }
  runTwin(question, columns, out, whole, count);
}

/** Copies the chunk that starts at pair `from` into the kernels' memory, and its codes back. */
function runChunk(
  kernels: BatchKernels,
  question: Question,
  columns: readonly Float64Array[],
  out: Int8Array,
  from: number,
  count: number,
): void {
  const to = Math.min(from + CHUNK, count);
  const size = to - from;
  const { buffer } = kernels.memory;
  const addresses: number[] = [];
  for (const [index, column] of columns.entries()) {
    const address = FREE + 8 * CHUNK * index;
    new Float64Array(buffer, address, size).set(column.subarray(from, to));
    addresses.push(address);
  }
  const codes = FREE + 8 * CHUNK * MOST_COLUMNS;
  // What lies beyond a chunk's end is old, and of no account.
  const isDecided = decide(kernels, question, addresses, codes, Math.ceil(size / LANES) * LANES);
  out.set(new Int8Array(buffer, codes, size), from);
  if (!isDecided) settle(question.exact, columns, out, from, to);
}

/** Lets the kernels decide what they can; whether that was all. */
function decide(
  kernels: BatchKernels,
  { kernel, ties }: Question,
  addresses: readonly number[],
  codes: number,
  count: number,
): boolean {
  if (kernels[kernel](...addresses, codes, count) !== 0) return true;
  return ties !== undefined && kernels[ties](...addresses, codes, count) !== 0;
}

/** The second pass: decides what is marked. */
export function settle(exact: Exact, columns: readonly Float64Array[], out: Int8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (out[i] === UNCERTAIN) out[i] = exact(columns, i);
}

let shared: BatchKernels | undefined;
let isTried = false;

/**
 * The kernels that columns are copied to; undefined where the engine has none.
 *
 * @throws RangeError `ERR_RANGE` where it has none and they were asked for by name.
 */
export function sharedKernels(where: string, kernel: "simd" | undefined): BatchKernels | undefined {
  if (!isTried) {
    isTried = true;
    try {
      shared = newKernels(FREE + 8 * CHUNK * MOST_COLUMNS + CHUNK);
    } catch {
      // No room for their memory.
    }
  }
  if (shared === undefined && kernel !== undefined) refuseSimd(where);
  return shared;
}

import { type BroadphaseKernels, FOUND_PLACE, FREE, simdKernels, UNSURE_PLACE } from "../../kernels/broadphase.js";
import { twinKernels } from "../../kernels/broadphase-twin/index.js";
import { PAGE } from "../../kernels/load.js";

/** Kernels with their memory, laid out from the bottom up, and the pairs found above all else. */
export interface Workspace {
  readonly kernels: BroadphaseKernels;
  readonly kind: "simd" | "js";
  i32: Int32Array;
  f64: Float64Array;
  /** The first free byte below the pairs. */
  top: number;
  /** The space for pairs: found ones grow upward from `start`, those in doubt downward from `end`. */
  start: number;
  end: number;
}

/** What joins of so many boxes mostly need: a first memory need not grow. What is not written to takes no room. */
const FEWEST_BYTES = 1048576;
const BYTES_A_BOX = 136;
const MANY = 262144;
/** Kernels whose memory is above this are kept for the next call only until a collector comes by. */
const KEPT_BYTES = 268435456;
/** Pairs end below this: 2³¹, less what is written beyond. Kernels' addresses have a sign. */
const MOST_ADDRESS = 2147483584;

/** Kernels that nobody uses at the moment. A join inside another's `onPairs` makes new ones. */
const idle: { simd?: Idle; js?: Idle } = {};
type Idle = Workspace | WeakRef<Workspace> | undefined;
/** How many are in use. */
let taken = 0;

/** Kernels of a kind, for so many boxes; undefined where this engine has none. */
export function takeWorkspace(kind: "simd" | "js", boxes: number): Workspace | undefined {
  const given = idle[kind];
  const kept = given instanceof WeakRef ? given.deref() : given;
  idle[kind] = undefined;
  taken++;
  if (kept !== undefined) return kept;
  const bytes = FEWEST_BYTES + BYTES_A_BOX * Math.min(boxes, MANY);
  const kernels = kind === "simd" ? simdKernels(bytes) : twinKernels(bytes);
  if (kernels === undefined) {
    taken--;
    return undefined;
  }
  return { kernels, kind, ...viewsOf(kernels), top: FREE, start: 0, end: 0 };
}

/**
 * Gives kernels back, for the next call. What a weak reference was made to stays until the turn of the event loop ends: so none
 * is made of those of a join inside another, which may be many.
 */
export function giveBack(workspace: Workspace): void {
  const { kind, i32 } = workspace;
  taken--;
  if (i32.byteLength <= KEPT_BYTES) idle[kind] = workspace;
  else if (taken <= 0) idle[kind] = new WeakRef(workspace);
}

/** Takes bytes below the pairs, at a multiple of 16. What lay there is anything. */
export function allocate(workspace: Workspace, bytes: number): number {
  const at = workspace.top;
  workspace.top = (at + bytes + 15) & ~15;
  return at;
}

/** Sees to it that the memory reaches that far. */
export function reserve(workspace: Workspace, end: number): void {
  const { memory } = workspace.kernels;
  const missing = end - workspace.i32.byteLength;
  if (missing <= 0) return;
  memory.grow(Math.ceil(missing / PAGE));
  Object.assign(workspace, viewsOf(workspace.kernels));
}

/** The memory as it is now: growing it detaches the views of before. */
function viewsOf({ memory: { buffer } }: BroadphaseKernels): Pick<Workspace, "i32" | "f64"> {
  return { i32: new Int32Array(buffer), f64: new Float64Array(buffer) };
}

/** The space for pairs, empty. */
export function placePairs(workspace: Workspace, start: number, bytes: number): void {
  workspace.start = start;
  workspace.end = Math.min(start + bytes, MOST_ADDRESS);
  reserve(workspace, workspace.end + 64);
  emptyPairs(workspace);
}

/** Gives the pairs so many bytes more; false where there is no such room. */
export function extendPairs(workspace: Workspace, bytes: number): boolean {
  const end = workspace.end + bytes;
  if (end > MOST_ADDRESS) return false;
  try {
    reserve(workspace, end + 64);
  } catch {
    return false;
  }
  workspace.end = end;
  workspace.i32[UNSURE_PLACE] = end;
  return true;
}

/** Forgets the pairs there. */
export function emptyPairs({ i32, start, end }: Workspace): void {
  i32[FOUND_PLACE] = start;
  i32[UNSURE_PLACE] = end;
}

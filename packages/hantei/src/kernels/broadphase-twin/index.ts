/**
 * The kernels of `assembly/broadphase` in TypeScript, over a memory of the same layout: for engines without SIMD and pages that
 * forbid to compile. The same pairs, one box against one candidate at a time.
 *
 * V8 keeps what is given as it came, and asks at each use whether it is an integer; of a sum it asks whether it still is one.
 * `| 0`, once for what is given and at sums of inner loops, spares it that: an eighth of a join.
 */
import type { BroadphaseKernels } from "../broadphase.js";
import { encodeIn } from "./encode.js";
import { scatterIn } from "./scatter.js";
import { sortIn } from "./sort.js";
import { sweepIn } from "./sweep.js";
import { twinMemory } from "./views.js";

/** Kernels in TypeScript with a memory of their own, of so many bytes. */
export function twinKernels(bytes: number): BroadphaseKernels {
  const memory = twinMemory(bytes);
  return {
    memory,
    encode: encodeIn(memory),
    scatter: scatterIn(memory),
    sort: sortIn(memory),
    sweep: sweepIn(memory, false),
    sweepFlagged: sweepIn(memory, true),
  };
}

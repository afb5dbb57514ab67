// Kernels of the broad phase; docs/broadphase.md says what they are for, src/kernels/broadphase-twin is the same in
// TypeScript. They allocate nothing: the caller lays out the memory and passes addresses in bytes. Keys are integers that
// keep the order of the doubles they stand for: where two keys differ, so do the doubles, and the same way.
export { encode } from "./encode";
export { findIntervals, listIntervals } from "./intervals";
export { scatter } from "./scatter";
export { sort } from "./sort";
export { sweep, sweepFlagged } from "./sweep";

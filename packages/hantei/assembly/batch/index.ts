// The kernels of `hantei/batch`. They allocate nothing: addresses come from the caller, who lays out the memory. Codes are
// those of `src/base/relation.ts`, and 2 where the caller has to decide exactly.
export { boxes, boxes3 } from "./boxes";
export { points } from "./points";
export { circles, spheres } from "./rounds";
export { segmentTies } from "./segment-ties";
export { segments } from "./segments";

import { type BroadphaseKernels, FRAMES } from "../broadphase.js";
import type { Views } from "./views.js";

/** Turns doubles into keys, as `assembly/broadphase/encode.ts` does. */
export function encodeIn(views: Views): BroadphaseKernels["encode"] {
  return (columns, stride, count, entries, depths, ids, id) => {
    const numbers = views.f64;
    const words = views.i32;
    const idsAt = ids >> 2;
    for (let i = 0; i < count; i++) words[(idsAt + i) | 0] = (id + i) | 0;
    const step = stride >> 3;
    for (let axis = 0; axis < (depths ? 3 : 2); axis++) {
      const scale = numbers[(FRAMES >> 3) + axis * 3] as number;
      const offset = numbers[(FRAMES >> 3) + axis * 3 + 1] as number;
      const limit = numbers[(FRAMES >> 3) + axis * 3 + 2] as number;
      const isDepth = axis > 1;
      const [apart, next] = isDepth ? [1, 2] : [2, 4];
      let to = isDepth ? depths >> 2 : (entries >> 2) + axis;
      const from = (columns >> 3) + axis * 2 * step;
      for (let i = from; i < from + count; i++) {
        const low = numbers[i] as number;
        const high = numbers[(i + step) | 0] as number;
        if (!(high - low >= 0)) return false;
        const a = low * scale + offset;
        const b = high * scale + offset;
        words[to] = a > 0 ? (a < limit ? a : limit) : 0;
        words[(to + apart) | 0] = b > 0 ? (b < limit ? b : limit) : 0;
        to = (to + next) | 0;
      }
    }
    return true;
  };
}

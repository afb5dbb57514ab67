import { BLOCK, type BroadphaseKernels, DEEP_ENTRY, ENTRY, FLAG, NEXT_BLOCK, TABLE } from "../broadphase.js";
import type { Views } from "./views.js";

/** Lists each box in the strips that it reaches, as `assembly/broadphase/scatter.ts` does. */
export function scatterIn(views: Views): BroadphaseKernels["scatter"] {
  return (keys, depths, count, numbers, low, shift, cursors, chain, lastBlock, lists) => {
    const words = views.i32;
    const strips = views.u16;
    const keysAt = keys >> 2;
    const numbersAt = numbers >> 2;
    const depthsAt = depths >> 2;
    const cursorsAt = cursors >> 2;
    const listsAt = lists >> 2;
    const length = (depths ? DEEP_ENTRY : ENTRY) >> 2;
    const by = shift | 0;
    const table = TABLE >> 1;
    const step = depths ? 2 : 4;
    let from = low >> 2;
    for (let i = 0; i < count; i++, from = (from + step) | 0) {
      let strip = strips[(table + ((words[from] as number) >> by)) | 0] as number;
      const last = strips[(table + ((words[(from + (step >> 1)) | 0] as number) >> by)) | 0] as number;
      const id = words[(numbersAt + i) | 0] as number;
      const at = (keysAt + (i << 2)) | 0;
      let flagged = id;
      do {
        const cursor = (cursorsAt + strip) | 0;
        let e = words[cursor] as number;
        const to = (listsAt + Math.imul(e, length)) | 0;
        words[to] = words[at] as number;
        words[(to + 1) | 0] = words[(at + 1) | 0] as number;
        words[(to + 2) | 0] = words[(at + 2) | 0] as number;
        words[(to + 3) | 0] = words[(at + 3) | 0] as number;
        words[(to + 4) | 0] = flagged;
        if (depths) {
          words[(to + 5) | 0] = words[(depthsAt + i * 2) | 0] as number;
          words[(to + 6) | 0] = words[(depthsAt + i * 2 + 1) | 0] as number;
        }
        e = (e + 1) | 0;
        if ((e & (BLOCK - 1)) === 0) {
          const next = words[NEXT_BLOCK >> 2] as number;
          if (next >= lastBlock) return false;
          words[NEXT_BLOCK >> 2] = next + 1;
          words[(chain >> 2) + e / BLOCK - 1] = next;
          e = next * BLOCK;
        }
        words[cursor] = e;
        flagged = id | FLAG;
      } while (++strip <= last);
    }
    return true;
  };
}

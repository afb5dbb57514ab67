import { BLOCK, type BroadphaseKernels, NUMBER, WIDEST_PLACE } from "../broadphase.js";
import type { Views } from "./views.js";

/** Sorts the entries of a list into cells, as `assembly/broadphase/sort.ts` does. */
export function sortIn(views: Views): BroadphaseKernels["sort"] {
  return (
    firstBlock,
    entries,
    chain,
    keys,
    numbers,
    depths,
    above,
    upTo,
    baseX,
    baseY,
    shift,
    rows,
    columns,
    apart,
    cells,
    endsAt,
    sorted,
  ) => {
    const words = views.i32;
    const width = (columns + 1) | 0;
    const ends = endsAt >> 2;
    const keysAt = keys >> 2;
    const numbersAt = numbers >> 2;
    const lastColumn = (columns - 1) | 0;
    const rowCount = rows | 0;
    const fromX = baseX | 0;
    const fromY = baseY | 0;
    const by = shift | 0;
    const least = above | 0;
    const most = upTo | 0;
    words.fill(0, ends, ends + (rows + 1) * width + 1);
    let widest = 0;
    let size = 0;
    let cell = cells >> 2;
    let block = firstBlock;
    for (let left = entries; left > 0; left -= BLOCK) {
      const end = block * BLOCK + (left < BLOCK ? left : BLOCK);
      for (let e = block * BLOCK; e < end; e++) {
        const at = (keysAt + (e << 2)) | 0;
        const x0 = words[at] as number;
        const extent = ((words[(at + 2) | 0] as number) - x0) | 0;
        let c = -1;
        if (extent > least && extent <= most) {
          const column = ((x0 - fromX) | 0) >> by;
          let row = 0;
          if (!(apart && (words[(numbersAt + e) | 0] as number) < 0)) {
            row = (((words[(at + 1) | 0] as number) - fromY) | 0) >> by;
            row = row < 0 ? 1 : row < rowCount ? (row + 1) | 0 : rowCount;
          }
          c = (Math.imul(row, width) + (column < 0 ? 0 : column < lastColumn ? column : lastColumn) + 1) | 0;
          words[(ends + c) | 0] = ((words[(ends + c) | 0] as number) + 1) | 0;
          if (extent > widest) widest = extent;
          size++;
        }
        words[cell++] = c;
      }
      block = words[(chain >> 2) + block] as number;
    }
    words[WIDEST_PLACE] = widest;
    let start = 0;
    let place = ends + 1;
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column < columns; column++) {
        const inside = words[place] as number;
        words[place++] = start;
        start += inside;
      }
      words[place++] = start;
    }
    const sortedAt = sorted >> 2;
    const length = depths ? 7 : 5;
    const mask = apart ? NUMBER : -1;
    cell = cells >> 2;
    block = firstBlock;
    for (let left = entries; left > 0; left -= BLOCK) {
      const end = block * BLOCK + (left < BLOCK ? left : BLOCK);
      for (let e = block * BLOCK; e < end; e++) {
        const c = words[cell++] as number;
        if (c < 0) continue;
        const position = words[(ends + c) | 0] as number;
        words[(ends + c) | 0] = (position + 1) | 0;
        const key = (keysAt + (e << 2)) | 0;
        const to = (sortedAt + Math.imul(position, length)) | 0;
        words[to] = words[key] as number;
        words[(to + 1) | 0] = words[(key + 1) | 0] as number;
        words[(to + 2) | 0] = words[(key + 2) | 0] as number;
        words[(to + 3) | 0] = words[(key + 3) | 0] as number;
        words[(to + 4) | 0] = (words[(numbersAt + e) | 0] as number) & mask;
        if (depths) {
          words[to + 5] = words[(depths >> 2) + e * 2] as number;
          words[to + 6] = words[(depths >> 2) + e * 2 + 1] as number;
        }
      }
      block = words[(chain >> 2) + block] as number;
    }
    return size;
  };
}

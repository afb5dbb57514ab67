import { BLOCK, type BroadphaseKernels, DEEP_ENTRY, ENTRY, NUMBER, WIDEST_PLACE } from "../broadphase.js";
import type { Views } from "./views.js";

/** Sorts the entries of a list into cells, as `assembly/broadphase/sort.ts` does. */
export function sortIn(views: Views): BroadphaseKernels["sort"] {
  return (
    firstBlock,
    entries,
    chain,
    keys,
    keyStep,
    numbers,
    numberStep,
    depths,
    depthStep,
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
    const toKey = keyStep >> 2;
    const toNumber = numberStep >> 2;
    const toDepth = depthStep >> 2;
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
      let at = (keys >> 2) + block * BLOCK * toKey;
      const end = cell + (left < BLOCK ? left : BLOCK);
      for (; cell < end; cell = (cell + 1) | 0, at = (at + toKey) | 0) {
        const x0 = words[at] as number;
        const extent = ((words[(at + 2) | 0] as number) - x0) | 0;
        let c = -1;
        if (extent > least && extent <= most) {
          const column = ((x0 - fromX) | 0) >> by;
          let row = (((words[(at + 1) | 0] as number) - fromY) | 0) >> by;
          // What starts before the strip has a sign.
          if (apart && (column | row) < 0) row = 0;
          else row = row < 0 ? 1 : row < rowCount ? (row + 1) | 0 : rowCount;
          c = (Math.imul(row, width) + (column < 0 ? 0 : column < lastColumn ? column : lastColumn) + 1) | 0;
          words[(ends + c) | 0] = ((words[(ends + c) | 0] as number) + 1) | 0;
          if (extent > widest) widest = extent;
          size++;
        }
        words[cell] = c;
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
    const length = (depths ? DEEP_ENTRY : ENTRY) >> 2;
    const mask = apart ? NUMBER : -1;
    cell = cells >> 2;
    block = firstBlock;
    for (let left = entries; left > 0; left -= BLOCK) {
      let key = (keys >> 2) + block * BLOCK * toKey;
      let number = (numbers >> 2) + block * BLOCK * toNumber;
      let depth = (depths >> 2) + block * BLOCK * toDepth;
      const end = cell + (left < BLOCK ? left : BLOCK);
      for (
        ;
        cell < end;
        cell = (cell + 1) | 0, key = (key + toKey) | 0, number = (number + toNumber) | 0, depth = (depth + toDepth) | 0
      ) {
        const c = words[cell] as number;
        if (c < 0) continue;
        const position = words[(ends + c) | 0] as number;
        words[(ends + c) | 0] = (position + 1) | 0;
        const to = (sortedAt + Math.imul(position, length)) | 0;
        words[to] = words[key] as number;
        words[(to + 1) | 0] = words[(key + 1) | 0] as number;
        words[(to + 2) | 0] = words[(key + 2) | 0] as number;
        words[(to + 3) | 0] = words[(key + 3) | 0] as number;
        words[(to + 4) | 0] = (words[number] as number) & mask;
        if (depths) {
          words[(to + 5) | 0] = words[depth] as number;
          words[(to + 6) | 0] = words[(depth + 1) | 0] as number;
        }
      }
      block = words[(chain >> 2) + block] as number;
    }
    return size;
  };
}

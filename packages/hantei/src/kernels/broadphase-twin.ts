/**
 * The kernels of `assembly/broadphase` in TypeScript, over a memory of the same layout: for engines without SIMD and pages that
 * forbid to compile. The same pairs, one box against one candidate at a time.
 *
 * V8 keeps what is given as it came, and asks at each use whether it is an integer; of a sum it asks whether it still is one.
 * `| 0`, once for what is given and at sums of inner loops, spares it that: an eighth of a join.
 */
import {
  BLOCK,
  type BroadphaseKernels,
  COMPARED_PLACE,
  FLAG,
  FOUND_PLACE,
  FRAMES,
  NEXT_BLOCK,
  NUMBER,
  STATE_PLACE,
  TABLE,
  UNSURE_PLACE,
  WIDEST_PLACE,
} from "./broadphase.js";
import { PAGE } from "./load.js";

const FLAGS = ~NUMBER;
/** What a row costs though nothing is in it, in comparisons. */
const ROW = 1;

/** Kernels in TypeScript with a memory of their own, of so many bytes. */
export function twinKernels(bytes: number): BroadphaseKernels {
  let buffer = new ArrayBuffer(PAGE * Math.ceil(bytes / PAGE));
  let f64 = new Float64Array(buffer);
  let i32 = new Int32Array(buffer);
  let u16 = new Uint16Array(buffer);

  const memory = {
    get buffer(): ArrayBuffer {
      return buffer;
    },
    grow(pages: number): number {
      const before = buffer.byteLength / PAGE;
      const grown = new ArrayBuffer(buffer.byteLength + pages * PAGE);
      new Uint8Array(grown).set(new Uint8Array(buffer));
      buffer = grown;
      f64 = new Float64Array(buffer);
      i32 = new Int32Array(buffer);
      u16 = new Uint16Array(buffer);
      return before;
    },
  };

  return {
    memory,

    encode(columns, stride, count, entries, depths, ids, id) {
      const numbers = f64;
      const words = i32;
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
    },

    scatter(entries, entryDepths, count, ids, low, shift, cursors, chain, lastBlock, keys, numbers, depths) {
      const words = i32;
      const strips = u16;
      const entriesAt = entries >> 2;
      const idsAt = ids >> 2;
      const cursorsAt = cursors >> 2;
      const keysAt = keys >> 2;
      const numbersAt = numbers >> 2;
      const by = shift | 0;
      const table = TABLE >> 1;
      const step = depths ? 2 : 4;
      let from = low >> 2;
      for (let i = 0; i < count; i++, from = (from + step) | 0) {
        let strip = strips[(table + ((words[from] as number) >> by)) | 0] as number;
        const last = strips[(table + ((words[(from + (step >> 1)) | 0] as number) >> by)) | 0] as number;
        const id = words[(idsAt + i) | 0] as number;
        const at = (entriesAt + (i << 2)) | 0;
        let flagged = id;
        do {
          const cursor = (cursorsAt + strip) | 0;
          let e = words[cursor] as number;
          const key = (keysAt + (e << 2)) | 0;
          words[key] = words[at] as number;
          words[(key + 1) | 0] = words[(at + 1) | 0] as number;
          words[(key + 2) | 0] = words[(at + 2) | 0] as number;
          words[(key + 3) | 0] = words[(at + 3) | 0] as number;
          words[(numbersAt + e) | 0] = flagged;
          if (depths) {
            words[(depths >> 2) + e * 2] = words[(entryDepths >> 2) + i * 2] as number;
            words[(depths >> 2) + e * 2 + 1] = words[(entryDepths >> 2) + i * 2 + 1] as number;
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
    },

    sort(
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
    ) {
      const words = i32;
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
    },

    sweep(
      sourceEnds,
      source,
      sourceColumns,
      targetEnds,
      target,
      targetColumns,
      shift,
      widest,
      baseX,
      baseY,
      rows,
      mode,
      bias,
      general,
      deep,
      step,
    ) {
      const words = i32;
      let p = words[STATE_PLACE] as number;
      let row = words[STATE_PLACE + 1] as number;
      let t = words[STATE_PLACE + 2] as number;
      let k = words[STATE_PLACE + 3] as number;
      let found = (words[FOUND_PLACE] as number) >>> 2;
      let unsure = (words[UNSURE_PLACE] as number) >>> 2;
      let compared = words[COMPARED_PLACE] as number;
      const length = deep ? 7 : 5;
      const sourceWidth = sourceColumns + 1;
      const width = (targetColumns + 1) | 0;
      const every = step > 4 ? step : 1;
      const lift = bias | 0;
      const fromX = baseX | 0;
      const fromY = baseY | 0;
      const margin = widest | 0;
      const by = shift | 0;
      const columns = targetColumns | 0;
      const rowCount = rows | 0;
      const sourceAt = source >> 2;
      const targetAt = target >> 2;
      const endsAt = targetEnds >> 2;
      const isWithin = mode === 0;
      const isAbove = mode === 2;
      for (; row <= rowCount; row++) {
        const rowEnd = words[(sourceEnds >> 2) + (row + 1) * sourceWidth - 1] as number;
        const rowStart = words[(sourceEnds >> 2) + row * sourceWidth] as number;
        if (p < rowStart) p = rowStart;
        for (; p < rowEnd; p += every) {
          const at = (sourceAt + Math.imul(p, length)) | 0;
          const x0 = words[at] as number;
          const y0 = words[(at + 1) | 0] as number;
          const x1 = words[(at + 2) | 0] as number;
          const y1 = words[(at + 3) | 0] as number;
          const flaggedId = words[(at + 4) | 0] as number;
          const id = general ? flaggedId & NUMBER : flaggedId;
          const flags = flaggedId & FLAGS;
          const z0 = deep ? (words[at + 5] as number) : 0;
          const z1 = deep ? (words[at + 6] as number) : 0;
          let column = ((x0 > fromX ? (x0 - fromX) | 0 : 0) - margin) >> by;
          column = column < 0 ? 0 : column < columns ? column : (columns - 1) | 0;
          let lastColumn = ((((x1 - fromX) | 0) >> by) + 1) | 0;
          lastColumn = lastColumn < 1 ? 1 : lastColumn < columns ? lastColumn : columns;
          let lastRow = (1 + (((y1 - fromY) | 0) >> by)) | 0;
          if (lastRow > rowCount) lastRow = rowCount;
          if (t < 0) t = (row + (isAbove || row === 0 ? 1 : 0)) | 0;
          for (; t <= lastRow; t++) {
            const cells = (endsAt + Math.imul(t, width)) | 0;
            let j = isWithin && t === row ? (p + 1) | 0 : (words[(cells + column) | 0] as number);
            let end = words[(cells + lastColumn) | 0] as number;
            if (k >= 0) {
              j = k;
              k = -1;
            } else compared = (compared + ROW + (end > j ? (end - j) | 0 : 0)) | 0;
            if (j >= end) continue;
            const room = Math.max(0, (((unsure - found) | 0) >> 1) - 8) | 0;
            const full = ((end - j) | 0) > room;
            if (full) end = (j + room) | 0;
            const last = (targetAt + Math.imul(end, length)) | 0;
            let from = (targetAt + Math.imul(j, length)) | 0;
            const plainEnd = general ? 0 : last;
            const generalEnd = general ? last : 0;
            // As further below, without flags and depths, and two a turn: V8 looks up anew at every turn where the memory is.
            for (; from < plainEnd; from = (from + 10) | 0) {
              {
                const a = x1 - (words[from] as number);
                const b = y1 - (words[(from + 1) | 0] as number);
                const c = (words[(from + 2) | 0] as number) - x0;
                const d = (words[(from + 3) | 0] as number) - y0;
                const other = words[(from + 4) | 0] as number;
                // The sign bit says that they miss; of the second one, that they miss or that two keys tie.
                const miss = a | b | c | d;
                const unclear = (a - 1) | (b - 1) | (c - 1) | (d - 1);
                const difference = (id - other) | 0;
                const under = difference & (difference >> 31);
                const first = (other + under) | 0;
                const second = (id - under - lift) | 0;
                // Written always and kept only if it is a pair: a branch would often be guessed wrong.
                words[found] = first;
                words[(found + 1) | 0] = second;
                found = (found + 2 + ((unclear >> 31) << 1)) | 0;
                if ((miss ^ unclear) < 0) {
                  unsure -= 2;
                  words[unsure] = first;
                  words[unsure + 1] = second;
                }
              }
              if (((from + 5) | 0) === last) break;
              {
                const a = x1 - (words[(from + 5) | 0] as number);
                const b = y1 - (words[(from + 6) | 0] as number);
                const c = (words[(from + 7) | 0] as number) - x0;
                const d = (words[(from + 8) | 0] as number) - y0;
                const other = words[(from + 9) | 0] as number;
                const miss = a | b | c | d;
                const unclear = (a - 1) | (b - 1) | (c - 1) | (d - 1);
                const difference = (id - other) | 0;
                const under = difference & (difference >> 31);
                const first = (other + under) | 0;
                const second = (id - under - lift) | 0;
                words[found] = first;
                words[(found + 1) | 0] = second;
                found = (found + 2 + ((unclear >> 31) << 1)) | 0;
                if ((miss ^ unclear) < 0) {
                  unsure -= 2;
                  words[unsure] = first;
                  words[unsure + 1] = second;
                }
              }
            }
            for (; from < generalEnd; from = (from + length) | 0) {
              const a = x1 - (words[from] as number);
              const b = y1 - (words[(from + 1) | 0] as number);
              const c = (words[(from + 2) | 0] as number) - x0;
              const d = (words[(from + 3) | 0] as number) - y0;
              let other = words[(from + 4) | 0] as number;
              let miss = a | b | c | d;
              let unclear = (a - 1) | (b - 1) | (c - 1) | (d - 1);
              if (deep) {
                const f = z1 - (words[(from + 5) | 0] as number);
                const g = (words[(from + 6) | 0] as number) - z0;
                miss |= f | g;
                unclear |= (f - 1) | (g - 1);
              }
              // Flagged both: their pair belongs to another block.
              if ((other & flags) !== 0) miss = -1;
              unclear |= miss;
              other &= NUMBER;
              const difference = (id - other) | 0;
              const under = difference & (difference >> 31);
              const first = (other + under) | 0;
              const second = (id - under - lift) | 0;
              words[found] = first;
              words[(found + 1) | 0] = second;
              found = (found + (((unclear >>> 30) & 2) ^ 2)) | 0;
              if ((miss ^ unclear) < 0) {
                unsure -= 2;
                words[unsure] = first;
                words[unsure + 1] = second;
              }
            }
            if (full) {
              words[STATE_PLACE] = p;
              words[STATE_PLACE + 1] = row;
              words[STATE_PLACE + 2] = t;
              words[STATE_PLACE + 3] = j + room;
              words[FOUND_PLACE] = found << 2;
              words[UNSURE_PLACE] = unsure << 2;
              words[COMPARED_PLACE] = compared;
              return 1;
            }
          }
          t = -1;
        }
      }
      words[FOUND_PLACE] = found << 2;
      words[UNSURE_PLACE] = unsure << 2;
      words[COMPARED_PLACE] = compared;
      return 0;
    },
  };
}

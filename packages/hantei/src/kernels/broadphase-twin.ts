/**
 * The kernels of `assembly/broadphase` in TypeScript, over a memory of the same layout: for engines without SIMD and pages that
 * forbid to compile. The same pairs, one box against one candidate at a time.
 */
import { BLOCK, type BroadphaseKernels, FLAG, FRAMES, NEXT_BLOCK, NUMBER, STATE, TABLE } from "./broadphase.js";

const PAGE = 65536;
const FLAGS = ~NUMBER;
/** What a row costs though nothing is in it, in comparisons. */
const ROW = 1;

/** Kernels in TypeScript with a memory of their own. */
export function twinKernels(): BroadphaseKernels {
  let buffer = new ArrayBuffer(PAGE);
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
      for (let i = 0; i < count; i++) words[(ids >> 2) + i] = id + i;
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
          const high = numbers[i + step] as number;
          if (!(high - low >= 0)) return false;
          const a = low * scale + offset;
          const b = high * scale + offset;
          words[to] = a > 0 ? (a < limit ? a : limit) : 0;
          words[to + apart] = b > 0 ? (b < limit ? b : limit) : 0;
          to += next;
        }
      }
      return true;
    },

    scatter(entries, entryDepths, count, ids, low, shift, cursors, chain, lastBlock, keys, numbers, depths) {
      const words = i32;
      const strips = u16;
      const step = depths ? 2 : 4;
      let from = low >> 2;
      for (let i = 0; i < count; i++, from += step) {
        let strip = strips[(TABLE >> 1) + ((words[from] as number) >> shift)] as number;
        const last = strips[(TABLE >> 1) + ((words[from + step / 2] as number) >> shift)] as number;
        const id = words[(ids >> 2) + i] as number;
        const at = (entries >> 2) + i * 4;
        let flagged = id;
        do {
          const cursor = (cursors >> 2) + strip;
          let e = words[cursor] as number;
          const key = (keys >> 2) + e * 4;
          words[key] = words[at] as number;
          words[key + 1] = words[at + 1] as number;
          words[key + 2] = words[at + 2] as number;
          words[key + 3] = words[at + 3] as number;
          words[(numbers >> 2) + e] = flagged;
          if (depths) {
            words[(depths >> 2) + e * 2] = words[(entryDepths >> 2) + i * 2] as number;
            words[(depths >> 2) + e * 2 + 1] = words[(entryDepths >> 2) + i * 2 + 1] as number;
          }
          e++;
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
      const width = columns + 1;
      const ends = endsAt >> 2;
      words.fill(0, ends, ends + (rows + 1) * width + 1);
      let widest = 0;
      let size = 0;
      let cell = cells >> 2;
      let block = firstBlock;
      for (let left = entries; left > 0; left -= BLOCK) {
        const end = block * BLOCK + (left < BLOCK ? left : BLOCK);
        for (let e = block * BLOCK; e < end; e++) {
          const at = (keys >> 2) + e * 4;
          const x0 = words[at] as number;
          const extent = (words[at + 2] as number) - x0;
          let c = -1;
          if (extent > above && extent <= upTo) {
            const column = (x0 - baseX) >> shift;
            let row = 0;
            if (!(apart && (words[(numbers >> 2) + e] as number) < 0)) {
              row = ((words[at + 1] as number) - baseY) >> shift;
              row = row < 0 ? 1 : row < rows ? row + 1 : rows;
            }
            c = row * width + (column < 0 ? 0 : column < columns ? column : columns - 1) + 1;
            words[ends + c] = (words[ends + c] as number) + 1;
            if (extent > widest) widest = extent;
            size++;
          }
          words[cell++] = c;
        }
        block = words[(chain >> 2) + block] as number;
      }
      words[(STATE >> 2) + 7] = widest;
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
      const length = depths ? 7 : 5;
      const mask = apart ? NUMBER : -1;
      cell = cells >> 2;
      block = firstBlock;
      for (let left = entries; left > 0; left -= BLOCK) {
        const end = block * BLOCK + (left < BLOCK ? left : BLOCK);
        for (let e = block * BLOCK; e < end; e++) {
          const c = words[cell++] as number;
          if (c < 0) continue;
          const position = words[ends + c] as number;
          words[ends + c] = position + 1;
          const key = (keys >> 2) + e * 4;
          const to = (sorted >> 2) + position * length;
          words[to] = words[key] as number;
          words[to + 1] = words[key + 1] as number;
          words[to + 2] = words[key + 2] as number;
          words[to + 3] = words[key + 3] as number;
          words[to + 4] = (words[(numbers >> 2) + e] as number) & mask;
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
      const state = STATE >> 2;
      let p = words[state] as number;
      let row = words[state + 1] as number;
      let t = words[state + 2] as number;
      let k = words[state + 3] as number;
      let found = (words[state + 4] as number) >>> 2;
      let unsure = (words[state + 5] as number) >>> 2;
      let compared = words[state + 6] as number;
      const length = deep ? 7 : 5;
      const sourceWidth = sourceColumns + 1;
      const width = targetColumns + 1;
      const every = step > 4 ? step : 1;
      const lift = bias | 0;
      for (; row <= rows; row++) {
        const rowEnd = words[(sourceEnds >> 2) + (row + 1) * sourceWidth - 1] as number;
        const rowStart = words[(sourceEnds >> 2) + row * sourceWidth] as number;
        if (p < rowStart) p = rowStart;
        for (; p < rowEnd; p += every) {
          const at = (source >> 2) + p * length;
          const x0 = words[at] as number;
          const y0 = words[at + 1] as number;
          const x1 = words[at + 2] as number;
          const y1 = words[at + 3] as number;
          const flaggedId = words[at + 4] as number;
          const id = general ? flaggedId & NUMBER : flaggedId;
          const flags = flaggedId & FLAGS;
          const z0 = deep ? (words[at + 5] as number) : 0;
          const z1 = deep ? (words[at + 6] as number) : 0;
          let column = ((x0 > baseX ? x0 - baseX : 0) - widest) >> shift;
          column = column < 0 ? 0 : column < targetColumns ? column : targetColumns - 1;
          let lastColumn = ((x1 - baseX) >> shift) + 1;
          lastColumn = lastColumn < 1 ? 1 : lastColumn < targetColumns ? lastColumn : targetColumns;
          let lastRow = 1 + ((y1 - baseY) >> shift);
          if (lastRow > rows) lastRow = rows;
          if (t < 0) t = row + (mode === 2 || row === 0 ? 1 : 0);
          for (; t <= lastRow; t++) {
            const cells = (targetEnds >> 2) + t * width;
            let j = mode === 0 && t === row ? p + 1 : (words[cells + column] as number);
            let end = words[cells + lastColumn] as number;
            if (k >= 0) {
              j = k;
              k = -1;
            } else compared += ROW + (end > j ? end - j : 0);
            if (j >= end) continue;
            const room = Math.max(0, ((unsure - found) >> 1) - 8);
            const full = end - j > room;
            if (full) end = j + room;
            const last = (target >> 2) + end * length;
            let from = (target >> 2) + j * length;
            const plainEnd = general ? 0 : last;
            const generalEnd = general ? last : 0;
            // As further below, without flags and depths, and two a turn: V8 looks up anew at every turn where the memory is. Here
            // and there `| 0` spares it to look whether a sum is still an integer.
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
                found = (found + (((unclear >>> 30) & 2) ^ 2)) | 0;
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
                found = (found + (((unclear >>> 30) & 2) ^ 2)) | 0;
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
              words[state] = p;
              words[state + 1] = row;
              words[state + 2] = t;
              words[state + 3] = j + room;
              words[state + 4] = found << 2;
              words[state + 5] = unsure << 2;
              words[state + 6] = compared;
              return 1;
            }
          }
          t = -1;
        }
      }
      words[state + 4] = found << 2;
      words[state + 5] = unsure << 2;
      words[state + 6] = compared;
      return 0;
    },
  };
}

/**
 * The kernels of `assembly/broadphase`, line by line in TypeScript, over a memory of the same layout: for engines without
 * SIMD and pages that forbid to compile. The same pairs, one candidate at a time.
 */
import { BLOCK, type BroadphaseKernels, FLAG, MEASURES, NUMBER, PADDING, STATE } from "./broadphase.js";

const PAGE = 65536;
const FLAGS = ~NUMBER;

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

    areExtents(low, high, count) {
      const numbers = f64;
      const to = high >> 3;
      for (let i = low >> 3, j = to; j < to + count; i++, j++) {
        const a = numbers[i] as number;
        const b = numbers[j] as number;
        if (!(a <= b && a < Number.POSITIVE_INFINITY && b > Number.NEGATIVE_INFINITY)) return false;
      }
      return true;
    },

    quantize(from, to, count, scale, offset, limit) {
      const numbers = f64;
      const keys = i32;
      const first = from >> 3;
      const target = to >> 2;
      for (let i = 0; i < count; i++) {
        const key = (numbers[first + i] as number) * scale + offset;
        keys[target + i] = key > 0 ? (key < limit ? key : limit) : 0;
      }
    },

    scatter(
      columns,
      stride,
      count,
      ids,
      firstId,
      low,
      high,
      table,
      shift,
      cursors,
      chain,
      nextBlock,
      lastBlock,
      keys,
      numbers,
      depths,
    ) {
      const words = i32;
      const strips = u16;
      let next = words[nextBlock >> 2] as number;
      let i = 0;
      for (; i < count; i++) {
        const at = (columns >> 2) + i;
        const step = stride >> 2;
        const id = ids ? (words[(ids >> 2) + i] as number) : firstId + i;
        let strip = strips[(table >> 1) + ((words[(low >> 2) + i] as number) >> shift)] as number;
        const last = strips[(table >> 1) + ((words[(high >> 2) + i] as number) >> shift)] as number;
        if (next + (last - strip) >= lastBlock) break;
        let flagged = id;
        do {
          const cursor = (cursors >> 2) + strip;
          let e = words[cursor] as number;
          const key = (keys >> 2) + e * 4;
          words[key] = words[at] as number;
          words[key + 1] = words[at + step] as number;
          words[key + 2] = words[at + 2 * step] as number;
          words[key + 3] = words[at + 3 * step] as number;
          words[(numbers >> 2) + e] = flagged;
          if (depths) {
            words[(depths >> 2) + e * 2] = words[at + 4 * step] as number;
            words[(depths >> 2) + e * 2 + 1] = words[at + 5 * step] as number;
          }
          e++;
          if ((e & (BLOCK - 1)) === 0) {
            words[(chain >> 2) + e / BLOCK - 1] = next;
            e = next++ * BLOCK;
          }
          words[cursor] = e;
          flagged = id | FLAG;
        } while (++strip <= last);
      }
      words[nextBlock >> 2] = next;
      return i;
    },

    measure(firstBlock, entries, chain, keys) {
      const words = i32;
      let block = firstBlock;
      let left = entries;
      let [leastX0, leastY0, leastX1, leastY1] = [PADDING, PADDING, PADDING, PADDING];
      let [mostX0, mostY0, mostX1, mostY1, widest, highest] = [0, 0, 0, 0, 0, 0];
      let sumX = 0;
      let sumY = 0;
      while (left > 0) {
        const start = (keys >> 2) + block * BLOCK * 4;
        const end = start + Math.min(left, BLOCK) * 4;
        for (let at = start; at < end; at += 4) {
          const x0 = words[at] as number;
          const y0 = words[at + 1] as number;
          const x1 = words[at + 2] as number;
          const y1 = words[at + 3] as number;
          if (x0 < leastX0) leastX0 = x0;
          if (y0 < leastY0) leastY0 = y0;
          if (x1 < leastX1) leastX1 = x1;
          if (y1 < leastY1) leastY1 = y1;
          if (x0 > mostX0) mostX0 = x0;
          if (y0 > mostY0) mostY0 = y0;
          if (x1 > mostX1) mostX1 = x1;
          if (y1 > mostY1) mostY1 = y1;
          if (x1 - x0 > widest) widest = x1 - x0;
          if (y1 - y0 > highest) highest = y1 - y0;
          sumX += x1 - x0;
          sumY += y1 - y0;
        }
        left -= BLOCK;
        block = words[(chain >> 2) + block] as number;
      }
      const measures = [leastX0, leastY0, leastX1, leastY1, mostX0, mostY0, mostX1, mostY1, widest, highest];
      words.set(measures, MEASURES >> 2);
      f64[(MEASURES + 48) >> 3] = sumX;
      f64[(MEASURES + 56) >> 3] = sumY;
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
      shiftX,
      shiftY,
      rows,
      columns,
      apart,
      cells,
      endsAt,
      sortedAt,
      stride,
      padding,
    ) {
      const words = i32;
      const width = columns + 1;
      const ends = endsAt >> 2;
      words.fill(0, ends, ends + (rows + 1) * width + 1);
      let cell = cells >> 2;
      let block = firstBlock;
      for (let left = entries; left > 0; left -= BLOCK) {
        const end = block * BLOCK + Math.min(left, BLOCK);
        for (let e = block * BLOCK; e < end; e++) {
          const at = (keys >> 2) + e * 4;
          const x0 = words[at] as number;
          const size = (words[at + 2] as number) - x0;
          let c = -1;
          if (size > above && size <= upTo) {
            const column = (x0 - baseX) >> shiftX;
            let row = 0;
            if (!(apart && (words[(numbers >> 2) + e] as number) < 0)) {
              row = ((words[at + 1] as number) - baseY) >> shiftY;
              row = row < 0 ? 1 : row < rows ? row + 1 : rows;
            }
            c = row * width + (column < 0 ? 0 : column < columns ? column : columns - 1) + 1;
            words[ends + c] = (words[ends + c] as number) + 1;
          }
          words[cell++] = c;
        }
        block = words[(chain >> 2) + block] as number;
      }
      const sorted = sortedAt >> 2;
      const step = stride >> 2;
      const order = sorted + 4 * step;
      let start = 0;
      let place = ends + 1;
      for (let row = 0; row <= rows; row++) {
        for (let column = 0; column < columns; column++) {
          const size = words[place] as number;
          words[place++] = start;
          start += size;
        }
        words.fill(padding, order + start, order + start + 3);
        start += 3;
        words[place++] = start;
      }
      cell = cells >> 2;
      block = firstBlock;
      for (let left = entries; left > 0; left -= BLOCK) {
        const end = block * BLOCK + Math.min(left, BLOCK);
        for (let e = block * BLOCK; e < end; e++) {
          const c = words[cell++] as number;
          if (c < 0) continue;
          const position = words[ends + c] as number;
          words[ends + c] = position + 1;
          words[order + position] = e;
        }
        block = words[(chain >> 2) + block] as number;
      }
      const mask = apart ? NUMBER : -1;
      for (let position = 0; position < start; position++) {
        const e = words[order + position] as number;
        const key = (keys >> 2) + e * 4;
        let to = sorted + position;
        words[to] = words[key] as number;
        to += step;
        words[to] = words[key + 1] as number;
        to += step;
        words[to] = words[key + 2] as number;
        to += step;
        words[to] = words[key + 3] as number;
        to += step;
        words[to] = (words[(numbers >> 2) + e] as number) & mask;
        if (depths) {
          to += step;
          words[to] = words[(depths >> 2) + e * 2] as number;
          words[to + step] = words[(depths >> 2) + e * 2 + 1] as number;
        }
      }
      return start - 3 * (rows + 1);
    },

    sweep(
      sourceEnds,
      source,
      sourceStride,
      sourceColumns,
      targetEnds,
      target,
      targetStride,
      targetColumns,
      shiftX,
      widest,
      baseX,
      baseY,
      shiftY,
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
      const sourceWidth = sourceColumns + 1;
      const width = targetColumns + 1;
      const sx0 = source >> 2;
      const sStep = sourceStride >> 2;
      const tx0 = target >> 2;
      const tStep = targetStride >> 2;
      const ty0 = tx0 + tStep;
      const tx1 = ty0 + tStep;
      const ty1 = tx1 + tStep;
      const ids = ty1 + tStep;
      for (; row <= rows; row++) {
        const rowEnd = words[(sourceEnds >> 2) + (row + 1) * sourceWidth - 1] as number;
        const rowStart = words[(sourceEnds >> 2) + row * sourceWidth] as number;
        if (p < rowStart) p = rowStart;
        for (; p < rowEnd; p += step) {
          const at = sx0 + p;
          const x0 = words[at] as number;
          const y0 = words[at + sStep] as number;
          const x1 = words[at + 2 * sStep] as number;
          const y1 = words[at + 3 * sStep] as number;
          const flaggedId = words[at + 4 * sStep] as number;
          const id = general ? flaggedId & NUMBER : flaggedId;
          const flags = general ? flaggedId & FLAGS : 0;
          const z0 = deep ? (words[at + 5 * sStep] as number) : 0;
          const z1 = deep ? (words[at + 6 * sStep] as number) : 0;
          let column = ((x0 > baseX ? x0 - baseX : 0) - widest) >> shiftX;
          column = column < 0 ? 0 : column < targetColumns ? column : targetColumns - 1;
          let lastColumn = ((x1 - baseX) >> shiftX) + 1;
          lastColumn = lastColumn < 1 ? 1 : lastColumn < targetColumns ? lastColumn : targetColumns;
          let lastRow = 1 + ((y1 - baseY) >> shiftY);
          if (lastRow > rows) lastRow = rows;
          if (t < 0) t = row + (mode === 2 || row === 0 ? 1 : 0);
          for (; t <= lastRow; t++) {
            const cells = (targetEnds >> 2) + t * width;
            let j = mode === 0 && t === row ? p + 1 : (words[cells + column] as number);
            let end = words[cells + lastColumn] as number;
            if (k >= 0) {
              j = k;
              k = -1;
            } else if (end > j) compared += end - j;
            if (j >= end) continue;
            const room = ((unsure - found) >> 1) - 8;
            const full = end - j > room;
            if (full) end = j + (room & ~3);
            for (; j < end; j++) {
              const a = x1 - (words[tx0 + j] as number);
              const b = y1 - (words[ty0 + j] as number);
              const c = (words[tx1 + j] as number) - x0;
              const d = (words[ty1 + j] as number) - y0;
              // The sign bit of any of them says that they miss.
              if ((a | b | c | d) < 0) continue;
              let other = words[ids + j] as number;
              let tie = a === 0 || b === 0 || c === 0 || d === 0;
              if (general) {
                if ((other & flags) !== 0) continue;
                other &= NUMBER;
                if (deep) {
                  const f = z1 - (words[ids + tStep + j] as number);
                  const g = (words[ids + 2 * tStep + j] as number) - z0;
                  if ((f | g) < 0) continue;
                  tie ||= f === 0 || g === 0;
                }
              }
              const first = id < other ? id : other;
              const second = (id < other ? other : id) - bias;
              if (tie) {
                unsure -= 2;
                words[unsure] = first;
                words[unsure + 1] = second;
              } else {
                words[found] = first;
                words[found + 1] = second;
                found += 2;
              }
            }
            if (full) {
              words[state] = p;
              words[state + 1] = row;
              words[state + 2] = t;
              words[state + 3] = j;
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

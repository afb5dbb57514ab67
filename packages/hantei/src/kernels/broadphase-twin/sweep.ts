import {
  type BroadphaseKernels,
  COMPARED_PLACE,
  FOUND_PLACE,
  NUMBER,
  STATE_PLACE,
  UNSURE_PLACE,
} from "../broadphase.js";
import type { Views } from "./views.js";

const FLAGS = ~NUMBER;
/** What a row costs though nothing is in it, in comparisons. */
const ROW = 1;

/**
 * Finds the pairs of two sorted lists, as `assembly/broadphase/sweep.ts` does: one box against one candidate at a time. Both
 * sweeps of it, whichever is asked for.
 */
export function sweepIn(views: Views, general: boolean): BroadphaseKernels["sweepFlagged"] {
  return (
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
    step,
    deep,
  ) => {
    const words = views.i32;
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
  };
}

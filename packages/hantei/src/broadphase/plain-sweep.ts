import type { Collector } from "./collector.js";
import { type Columns, checkValues } from "./columns.js";
import type { ReadOptions } from "./options.js";

/** Numbers in a piece. */
const PIECE = 65536;

/**
 * All pairs by one sweep along the first axis: each box meets those that start before it ends. Simple, and slow where many
 * boxes share a stretch of that axis.
 */
export function sweep(
  where: string,
  a: Columns,
  b: Columns | undefined,
  { touching, limit }: ReadOptions,
  collector: Collector,
): void {
  checkValues(b === undefined ? `${where}: boxes` : `${where}: a`, a);
  if (b !== undefined) checkValues(`${where}: b`, b);
  if (limit === 0) return;
  const piece = new Uint32Array(PIECE);
  let filled = 0;
  let wanted = true;
  const emit = (first: number, second: number): void => {
    piece[filled++] = first;
    piece[filled++] = second;
    if (filled < PIECE) return;
    wanted = collector.take(piece);
    filled = 0;
  };
  const orderA = ascending(a);
  if (b === undefined) {
    for (let p = 0; p < orderA.length && wanted; p++) {
      const i = orderA[p] as number;
      for (let q = p + 1; q < orderA.length && wanted; q++) {
        const j = orderA[q] as number;
        if (startsAfter(a, i, a, j)) break;
        if (meet(a, i, a, j, touching)) emit(Math.min(i, j), Math.max(i, j));
      }
    }
  } else {
    const orderB = ascending(b);
    let fromA = 0;
    let fromB = 0;
    while (fromA < orderA.length && fromB < orderB.length && wanted) {
      const i = orderA[fromA] as number;
      const j = orderB[fromB] as number;
      if ((a.axes[0]?.low[i] as number) <= (b.axes[0]?.low[j] as number)) {
        fromA++;
        for (let q = fromB; q < orderB.length && wanted; q++) {
          const other = orderB[q] as number;
          if (startsAfter(a, i, b, other)) break;
          if (meet(a, i, b, other, touching)) emit(i, other);
        }
      } else {
        fromB++;
        for (let q = fromA; q < orderA.length && wanted; q++) {
          const other = orderA[q] as number;
          if (startsAfter(b, j, a, other)) break;
          if (meet(a, other, b, j, touching)) emit(other, j);
        }
      }
    }
  }
  if (wanted && filled > 0) collector.take(piece.subarray(0, filled));
}

function ascending({ length, axes }: Columns): Uint32Array {
  const low = axes[0]?.low as Float64Array;
  return Uint32Array.from({ length }, (_, i) => i).sort((i, j) => (low[i] as number) - (low[j] as number) || 0);
}

function startsAfter(a: Columns, i: number, b: Columns, j: number): boolean {
  return (b.axes[0]?.low[j] as number) > (a.axes[0]?.high[i] as number);
}

function meet(a: Columns, i: number, b: Columns, j: number, touching: boolean): boolean {
  for (let axis = 0; axis < a.axes.length; axis++) {
    const [lowA, highA] = [a.axes[axis]?.low[i] as number, a.axes[axis]?.high[i] as number];
    const [lowB, highB] = [b.axes[axis]?.low[j] as number, b.axes[axis]?.high[j] as number];
    if (!(lowA <= highB && lowB <= highA)) return false;
    if (touching || (lowA < highB && lowB < highA)) continue;
    if (lowA !== highA || lowB !== highB) return false;
  }
  return true;
}

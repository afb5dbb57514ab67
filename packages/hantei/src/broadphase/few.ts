/**
 * Few boxes, or few in one of two lists: each is compared with each, by its doubles. That is over before the boxes are laid out
 * for a kernel, and none need be compiled.
 */
import type { Collector } from "./collector.js";
import type { AxisColumns, Columns } from "./columns.js";
import { meetInside } from "./meet.js";

/** Comparisons that take no longer than a kernel needs to begin, and than it needs for one box more. */
const COMPARISONS = 2048;
const COMPARISONS_A_BOX = 2;
/** Numbers of pairs that are handed over at once. */
const PIECE = 4096;

let piece: Uint32Array | undefined;

/** Whether so few comparisons decide all. */
export function areFew({ length }: Columns, b: Columns | undefined): boolean {
  const comparisons = b === undefined ? (length * (length - 1)) / 2 : length * b.length;
  return comparisons <= COMPARISONS + COMPARISONS_A_BOX * (length + (b?.length ?? 0));
}

/** Finds all pairs within one list, or between two, and gives them to the collector in order. */
export function compareEach(a: Columns, b: Columns | undefined, touching: boolean, collector: Collector): void {
  piece ??= new Uint32Array(PIECE);
  const [xA, yA, zA] = threeAxes(a);
  const [xB, yB, zB] = threeAxes(b ?? a);
  const { low: lowsX, high: highsX } = xB;
  const { low: lowsY, high: highsY } = yB;
  const { low: lowsZ, high: highsZ } = zB;
  const count = lowsX.length;
  let end = 0;
  for (let i = 0; i < a.length; i++) {
    const lowX = xA.low[i] as number;
    const highX = xA.high[i] as number;
    const lowY = yA.low[i] as number;
    const highY = yA.high[i] as number;
    const lowZ = zA.low[i] as number;
    const highZ = zA.high[i] as number;
    for (let j = b === undefined ? i + 1 : 0; j < count; j++) {
      if (!(lowX <= (highsX[j] as number) && (lowsX[j] as number) <= highX)) continue;
      if (!(lowY <= (highsY[j] as number) && (lowsY[j] as number) <= highY)) continue;
      if (!(lowZ <= (highsZ[j] as number) && (lowsZ[j] as number) <= highZ)) continue;
      const meets =
        touching ||
        (meetInside(lowX, highX, lowsX[j] as number, highsX[j] as number) &&
          meetInside(lowY, highY, lowsY[j] as number, highsY[j] as number) &&
          meetInside(lowZ, highZ, lowsZ[j] as number, highsZ[j] as number));
      if (!meets) continue;
      piece[end] = i;
      piece[end + 1] = j;
      end += 2;
      if (end < PIECE) continue;
      // Whoever takes them may ask for pairs in turn, which writes to the same piece: nothing here is still needed. And where
      // the columns are sent elsewhere, numbers are undefined, and meet nothing.
      if (!collector.take(piece)) return;
      end = 0;
    }
  }
  if (end > 0) collector.take(piece.subarray(0, end));
}

/** Where there are fewer axes than three, the last stands for those that are not there: it decides nothing anew. */
function threeAxes({ axes }: Columns): readonly [AxisColumns, AxisColumns, AxisColumns] {
  const [x, y = x, z = y] = axes as readonly [AxisColumns, AxisColumns?, AxisColumns?];
  return [x, y, z];
}

import { relateSegments as relateTwo } from "../2d/algorithms/relate-segments.js";
import type { Code } from "../base/relation.js";
import { askPairs } from "./ask.js";
import { SEGMENT, type SegmentColumns } from "./columns.js";
import type { BatchOptions } from "./options.js";
import type { Question } from "./run.js";
import { segmentsTwin } from "./twins/segments.js";

// Scratch: filled in, asked about, overwritten by the next.
const first = { x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 };
const second = { x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 };

function exact(columns: readonly Float64Array[], i: number): Code {
  first.x1 = (columns[0] as Float64Array)[i] as number;
  first.y1 = (columns[1] as Float64Array)[i] as number;
  first.x2 = (columns[2] as Float64Array)[i] as number;
  first.y2 = (columns[3] as Float64Array)[i] as number;
  second.x1 = (columns[4] as Float64Array)[i] as number;
  second.y1 = (columns[5] as Float64Array)[i] as number;
  second.x2 = (columns[6] as Float64Array)[i] as number;
  second.y2 = (columns[7] as Float64Array)[i] as number;
  return relateTwo(first, second);
}

const SEGMENTS: Question = { kernel: "segments", ties: "segmentTies", twin: segmentsTwin, exact };

/**
 * How segment i of `a` and segment i of `b` lie, for every i: −1 disjoint, 0 touching, 1 overlapping. Exact.
 *
 * @param a - Segments of the plane, with finite ends.
 * @param b - As many segments.
 * @param options - `out`, where the codes go; `kernel`, which normally is chosen by itself.
 * @returns `options.out`, or a fresh array.
 * @throws TypeError `ERR_TYPE` for anything but Float64Arrays (and an Int8Array); RangeError `ERR_LENGTH` for lengths that do not
 * fit, `ERR_RANGE` for another `kernel`. The numbers are not checked: a segment with a NaN is disjoint from everything.
 * @example
 * ```ts
 * import { relateSegments } from "hantei/batch";
 * const column = (...numbers: number[]) => Float64Array.from(numbers);
 * const a = { x1: column(0, 0), y1: column(0, 0), x2: column(2, 2), y2: column(2, 2) };
 * const b = { x1: column(0, 2), y1: column(2, 2), x2: column(2, 9), y2: column(0, 2) };
 * console.log(relateSegments(a, b).join()); // 1,0
 * ```
 */
export function relateSegments(a: SegmentColumns, b: SegmentColumns, options?: BatchOptions): Int8Array {
  return askPairs("relateSegments", SEGMENTS, SEGMENT, a, b, options);
}

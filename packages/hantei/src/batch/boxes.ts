import { ask, askPairs } from "./ask.js";
import {
  BOX,
  BOX_OF_SPACE,
  type BoxColumns,
  hasAnyColumn,
  POINT,
  POINT_OF_SPACE,
  type PointColumns,
  readColumns,
} from "./columns.js";
import type { BatchOptions } from "./options.js";
import type { Question } from "./run.js";
import { boxes3Twin, boxesTwin } from "./twins/boxes.js";

/** Comparisons are exact: nothing is left to a second pass. */
const nothingLeft = (): never => {
  throw new Error("boxes are never uncertain");
};
const BOXES: Question = { kernel: "boxes", twin: boxesTwin, exact: nothingLeft };
const BOXES_OF_SPACE: Question = { kernel: "boxes3", twin: boxes3Twin, exact: nothingLeft };

/**
 * How box i of `a` and box i of `b` lie, for every i: −1 disjoint, 0 touching, 1 overlapping. Exact.
 *
 * @param a - Boxes of the plane, or of space where `minZ` and `maxZ` are given; bounds may be infinite.
 * @param b - As many boxes of the same dimension.
 * @param options - `out`, where the codes go; `kernel`, which normally is chosen by itself.
 * @returns `options.out`, or a fresh array.
 * @throws TypeError `ERR_TYPE` for anything but Float64Arrays (and an Int8Array); RangeError `ERR_LENGTH` for lengths that do not
 * fit, `ERR_RANGE` for another `kernel`. The numbers are not checked: a box with a NaN is disjoint from everything.
 * @example
 * ```ts
 * import { relateBoxes } from "hantei/batch";
 * const column = (...numbers: number[]) => Float64Array.from(numbers);
 * const a = { minX: column(0, 0), minY: column(0, 0), maxX: column(5, 5), maxY: column(5, 5) };
 * const b = { minX: column(5, 6), minY: column(5, 6), maxX: column(9, 9), maxY: column(9, 9) };
 * console.log(relateBoxes(a, b).join()); // 0,-1
 * ```
 */
export function relateBoxes(a: BoxColumns, b: BoxColumns, options?: BatchOptions): Int8Array {
  const isSpace = hasAnyColumn(a, ["minZ", "maxZ"]) || hasAnyColumn(b, ["minZ", "maxZ"]);
  const [question, names] = isSpace ? [BOXES_OF_SPACE, BOX_OF_SPACE] : [BOXES, BOX];
  return askPairs("relateBoxes", question, names, a, b, options);
}

/**
 * How point i and box i lie, for every i: −1 outside, 0 on the boundary, 1 inside (or both are one point). Exact.
 *
 * @param points - Points of the plane, or of space where `z` is given.
 * @param boxes - As many boxes of the same dimension.
 * @param options - As for `relateBoxes`.
 * @returns `options.out`, or a fresh array.
 * @throws As `relateBoxes`.
 * @example
 * ```ts
 * import { relatePointsBoxes } from "hantei/batch";
 * const column = (...numbers: number[]) => Float64Array.from(numbers);
 * const points = { x: column(1, 5, 7), y: column(1, 1, 1) };
 * const boxes = { minX: column(0, 0, 0), minY: column(0, 0, 0), maxX: column(5, 5, 5), maxY: column(5, 5, 5) };
 * console.log(relatePointsBoxes(points, boxes).join()); // 1,0,-1
 * ```
 */
export function relatePointsBoxes(points: PointColumns, boxes: BoxColumns, options?: BatchOptions): Int8Array {
  const isSpace = hasAnyColumn(points, ["z"]) || hasAnyColumn(boxes, ["minZ", "maxZ"]);
  const [question, names, corner] = isSpace ? [BOXES_OF_SPACE, BOX_OF_SPACE, POINT_OF_SPACE] : [BOXES, BOX, POINT];
  const read = readColumns("relatePointsBoxes: points", points, corner);
  // A point is the box whose corners are both that point.
  const around = readColumns("relatePointsBoxes: boxes", boxes, names);
  return ask("relatePointsBoxes", question, [...read, ...read], around, options);
}

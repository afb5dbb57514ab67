import { typeError } from "../base/errors.js";
import { checkWriting, collect, count, write } from "./collect.js";
import { type Boxes, type Columns, checkCount, readColumns } from "./columns.js";
import { type ChunkOptions, type CountOptions, type JoinRules, type PairOptions, readOptions } from "./options.js";

/**
 * Every box of one list that meets one of another: index in `a`, index in `b`, and so on, in a fresh array. As `pairs`, but
 * the boxes of one list are not compared with each other.
 *
 * @param b - Boxes of the same dimension as `a`.
 * @throws as `pairs` does; TypeError `ERR_TYPE` where the two lists differ in dimension.
 * @example
 * ```ts
 * import { join } from "hantei/broadphase";
 * const shifts = { start: Float64Array.of(9, 13), end: Float64Array.of(13, 18) };
 * const meetings = { start: Float64Array.of(8, 12), end: Float64Array.of(9, 14) };
 * console.log(join(shifts, meetings, { order: "sorted" }).join()); // "0,1,1,1": the first meeting ends as the shift begins
 * ```
 */
export function join(a: Boxes, b: Boxes, options?: PairOptions): Uint32Array;
/** Every box of one list that meets one of another, handed to `onPairs` in pieces; returns how many pairs it was given. */
export function join(a: Boxes, b: Boxes, options: ChunkOptions): number;
/** As the options say, for whoever hands them on. */
export function join(a: Boxes, b: Boxes, options?: PairOptions | ChunkOptions): Uint32Array | number;
export function join(a: Boxes, b: Boxes, options?: PairOptions | ChunkOptions): Uint32Array | number {
  return joinAs(readOptions("join", options), a, b);
}

/** `join`, as options say that are read. */
export function joinAs(rules: JoinRules, a: Boxes, b: Boxes): Uint32Array | number {
  return collect("join", rules, ...readBoth("join", a, b));
}

/**
 * How many pairs `join` would find, without keeping them.
 *
 * @throws as `join` does, but never for too many.
 * @example
 * ```ts
 * import { countJoin } from "hantei/broadphase";
 * const points = { start: Float64Array.of(1, 2, 3), end: Float64Array.of(1, 2, 3) };
 * console.log(countJoin(points, { start: Float64Array.of(1), end: Float64Array.of(3) })); // 1
 * ```
 */
export function countJoin(a: Boxes, b: Boxes, options?: CountOptions): number {
  const rules = readOptions("countJoin", options);
  return count("countJoin", rules, ...readBoth("countJoin", a, b));
}

/**
 * As `join`, into an array of the caller's, so that none is made at each call.
 *
 * @param b - Boxes of the same dimension as `a`.
 * @param out - Takes as many pairs as it has room for, in any order; in memory of its own, not of the columns.
 * @returns How many pairs there are; where that is more than `out.length / 2`, the rest are left out.
 * @throws as `join` does, but never for too many; TypeError `ERR_TYPE` where `out` is no Uint32Array, or was transferred
 * elsewhere; RangeError `ERR_RANGE` for `order`, `limit` and `onPairs`.
 * @example
 * ```ts
 * import { joinInto } from "hantei/broadphase";
 * const out = new Uint32Array(1000);
 * const points = { start: Float64Array.of(1, 2, 3), end: Float64Array.of(1, 2, 3) };
 * const count = joinInto(points, { start: Float64Array.of(1), end: Float64Array.of(3) }, out);
 * console.log(out.subarray(0, 2 * count).join()); // "1,0"
 * ```
 */
export function joinInto(a: Boxes, b: Boxes, out: Uint32Array, options?: CountOptions): number {
  const rules = readOptions("joinInto", options);
  checkWriting("joinInto", rules, out);
  return write("joinInto", rules, out, ...readBoth("joinInto", a, b));
}

function readBoth(where: string, a: Boxes, b: Boxes): [Columns, Columns] {
  const [readA, readB] = [readColumns(`${where}: a`, a), readColumns(`${where}: b`, b)];
  if (readA.axes.length !== readB.axes.length) {
    typeError(
      "ERR_TYPE",
      `${where}: a has ${readA.axes.length} axes and b ${readB.axes.length}; both must have the same`,
    );
  }
  checkCount(where, readA.length + readB.length);
  return [readA, readB];
}

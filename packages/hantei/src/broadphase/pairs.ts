import { checkWriting, collect, count, write } from "./collect.js";
import { type Boxes, readColumns } from "./columns.js";
import { type ChunkOptions, type CountOptions, type PairOptions, readOptions } from "./options.js";

/**
 * Every two boxes that meet, each pair once: i₀, j₀, i₁, j₁, … with i < j, in a fresh array. Exact for the doubles given, in a
 * time that grows with the boxes and the pairs.
 *
 * Boxes of the plane are `{ minX, minY, maxX, maxY }`, of space with `minZ` and `maxZ`, intervals `{ start, end }`, never
 * both. Bounds may be infinite. Whether boxes that only touch are a pair is up to `touching`: default true, and false for
 * intervals, where back to back is no conflict.
 *
 * @throws TypeError `ERR_TYPE` where a column is no Float64Array, for columns of boxes and of intervals in one object, or an
 * option of the wrong type; RangeError `ERR_LENGTH` for columns of different lengths, `ERR_ORDER` for a minimum above its
 * maximum, `ERR_NOT_FINITE` for NaN, a minimum of Infinity or a maximum of -Infinity, each with the index of the first such
 * box; `ERR_TOO_MANY` where one array cannot hold the pairs; `ERR_RANGE` for a bad limit, and for another `order` or `kernel`
 * than there is.
 * @example
 * ```ts
 * import { pairs } from "hantei/broadphase";
 * const minX = Float64Array.of(0, 4, 5);
 * const maxX = Float64Array.of(5, 6, 7);
 * const [minY, maxY] = [new Float64Array(3), new Float64Array(3).fill(1)];
 * console.log(pairs({ minX, minY, maxX, maxY }, { order: "sorted" }).join()); // "0,1,0,2,1,2"
 * console.log(pairs({ minX, minY, maxX, maxY }, { order: "sorted", touching: false }).join()); // "0,1,1,2"
 * ```
 */
export function pairs(boxes: Boxes, options?: PairOptions): Uint32Array;
/** Every two boxes that meet, handed to `onPairs` in pieces; returns how many pairs it was given. */
export function pairs(boxes: Boxes, options: ChunkOptions): number;
/** As the options say, for whoever hands them on. */
export function pairs(boxes: Boxes, options?: PairOptions | ChunkOptions): Uint32Array | number;
export function pairs(boxes: Boxes, options?: PairOptions | ChunkOptions): Uint32Array | number {
  const rules = readOptions("pairs", options);
  return collect("pairs", rules, readColumns("pairs: boxes", boxes));
}

/**
 * How many pairs `pairs` would find, without keeping them.
 *
 * @throws as `pairs` does, but never for too many.
 * @example
 * ```ts
 * import { countPairs } from "hantei/broadphase";
 * console.log(countPairs({ start: Float64Array.of(9, 10, 10.5), end: Float64Array.of(10, 11, 12) })); // 1
 * ```
 */
export function countPairs(boxes: Boxes, options?: CountOptions): number {
  const rules = readOptions("countPairs", options);
  return count("countPairs", rules, readColumns("countPairs: boxes", boxes));
}

/**
 * As `pairs`, into an array of the caller's, so that none is made at each call.
 *
 * @param out - Takes as many pairs as it has room for, in any order; in memory of its own, not of the columns.
 * @returns How many pairs there are; where that is more than `out.length / 2`, the rest are left out.
 * @throws as `pairs` does, but never for too many; TypeError `ERR_TYPE` where `out` is no Uint32Array, or was transferred
 * elsewhere; RangeError `ERR_RANGE` for `order`, `limit` and `onPairs`.
 * @example
 * ```ts
 * import { pairsInto } from "hantei/broadphase";
 * const out = new Uint32Array(1000);
 * const count = pairsInto({ start: Float64Array.of(9, 10, 10.5), end: Float64Array.of(10, 11, 12) }, out);
 * console.log(out.subarray(0, 2 * count).join()); // "1,2"
 * ```
 */
export function pairsInto(boxes: Boxes, out: Uint32Array, options?: CountOptions): number {
  const rules = readOptions("pairsInto", options);
  checkWriting("pairsInto", rules, out);
  return write("pairsInto", rules, out, readColumns("pairsInto: boxes", boxes));
}

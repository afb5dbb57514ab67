import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import {
  BOX,
  BOX_OF_SPACE,
  type BoxColumns,
  CIRCLE,
  type CircleColumns,
  POINT,
  POINT_OF_SPACE,
  type PointColumns,
  SEGMENT,
  type SegmentColumns,
  SPHERE,
  type SphereColumns,
} from "./columns.js";
import { FREE, newKernels, setHome } from "./kernels.js";

/** Columns for pairs of shapes, and for the codes; all of one length, and full of zeros at first. */
export interface Reserved<A, B> {
  readonly a: A;
  readonly b: B;
  readonly out: Int8Array;
}

/** What columns can be reserved for. */
export interface Reservable {
  readonly boxes: Reserved<BoxColumns, BoxColumns>;
  readonly circles: Reserved<CircleColumns, CircleColumns>;
  readonly segments: Reserved<SegmentColumns, SegmentColumns>;
  readonly spheres: Reserved<SphereColumns, SphereColumns>;
  readonly "points and boxes": Reserved<PointColumns, BoxColumns>;
  readonly "boxes of space": Reserved<
    Readonly<Record<keyof BoxColumns, Float64Array>>,
    Readonly<Record<keyof BoxColumns, Float64Array>>
  >;
  readonly "points and boxes of space": Reserved<
    Readonly<Record<keyof PointColumns, Float64Array>>,
    Readonly<Record<keyof BoxColumns, Float64Array>>
  >;
}

const NAMES: Readonly<Record<keyof Reservable, readonly [readonly string[], readonly string[]]>> = {
  boxes: [BOX, BOX],
  circles: [CIRCLE, CIRCLE],
  segments: [SEGMENT, SEGMENT],
  spheres: [SPHERE, SPHERE],
  "points and boxes": [POINT, BOX],
  "boxes of space": [BOX_OF_SPACE, BOX_OF_SPACE],
  "points and boxes of space": [POINT_OF_SPACE, BOX_OF_SPACE],
};

/** Bytes between two columns, beside their own: columns of a length that is a power of two would else share a cache's lines. */
const SKEW = 192;

/**
 * Columns in the kernels' own memory: a batch that is asked about them, with their own `out`, reads them where they lie and
 * copies nothing. Fill them, ask, change them, ask again. They stay where they are, and go when nothing refers to them.
 *
 * @param what - "boxes", "circles", "segments", "spheres", "points and boxes", "boxes of space" or "points and boxes of space".
 * @param count - How many pairs: a whole number, 0 or above.
 * @returns `a`, `b` and `out`. Where the engine compiles no WebAssembly with SIMD they are arrays as all others.
 * @throws TypeError `ERR_TYPE` for a count that is no number; RangeError `ERR_RANGE` for another `what`, and for a count that is
 * not whole, or for which there is no memory.
 * @example
 * ```ts
 * import { relateCircles, reserve } from "hantei/batch";
 * const { a, b, out } = reserve("circles", 1000);
 * a.radius.fill(2);
 * b.x.fill(4);
 * b.radius.fill(2);
 * console.log(relateCircles(a, b, { out }) === out, out[999]); // true 0
 * ```
 */
export function reserve<What extends keyof Reservable>(what: What, count: number): Reservable[What] {
  const names = typeof what === "string" && Object.hasOwn(NAMES, what) ? NAMES[what] : undefined;
  if (names === undefined) {
    rangeError("ERR_RANGE", `reserve: what must be one of ${Object.keys(NAMES).join(", ")}, not ${show(what)}`);
  }
  if (typeof count !== "number") typeError("ERR_TYPE", `reserve: count must be a number, not ${show(count)}`);
  if (!(Number.isInteger(count) && count >= 0)) {
    rangeError("ERR_RANGE", `reserve: count must be a whole number, 0 or more, not ${count}`);
  }
  const columns = names[0].length + names[1].length;
  const step = 8 * count + SKEW;
  let next = FREE;
  try {
    const kernels = newKernels(FREE + (columns + 1) * step);
    if (kernels !== undefined) setHome(kernels);
    const column = (): Float64Array => {
      const array =
        kernels === undefined ? new Float64Array(count) : new Float64Array(kernels.memory.buffer, next, count);
      next += step;
      return array;
    };
    const [a, b] = names.map((list) => Object.fromEntries(list.map((name) => [name, column()])));
    const out = kernels === undefined ? new Int8Array(count) : new Int8Array(kernels.memory.buffer, next, count);
    return { a, b, out } as unknown as Reservable[What];
  } catch {
    return rangeError("ERR_RANGE", `reserve: there is no memory for ${count} pairs; ask for fewer at a time`);
  }
}

import { representable } from "../../base/representable.js";
import { checkFinite } from "../../base/validate.js";
import type { KindOperations } from "./kind.js";

/** A straight segment of space; its interior is all but its two ends, or the point itself where both ends are equal. */
export interface Segment3 {
  readonly kind: "segment3";
  readonly x1: number;
  readonly y1: number;
  readonly z1: number;
  readonly x2: number;
  readonly y2: number;
  readonly z2: number;
}

/**
 * Makes a segment of space from its two ends, which may be equal.
 *
 * @param x1 - The first end's x, finite, in any unit; the other coordinates likewise, in the same.
 * @throws TypeError `ERR_TYPE` where a coordinate is not a number; RangeError `ERR_NOT_FINITE` where it is not finite.
 * @example
 * ```ts
 * import { relate, segment } from "hantei/3d";
 * console.log(relate(segment(0, 0, 0, 2, 2, 2), segment(1, 1, 1, 0, 0, 5))); // "touching": an end on the middle
 * ```
 */
export function segment(x1: number, y1: number, z1: number, x2: number, y2: number, z2: number): Segment3 {
  checkFinite("segment3: x1", x1);
  checkFinite("segment3: y1", y1);
  checkFinite("segment3: z1", z1);
  checkFinite("segment3: x2", x2);
  checkFinite("segment3: y2", y2);
  checkFinite("segment3: z2", z2);
  return { kind: "segment3", x1, y1, z1, x2, y2, z2 };
}

export const segmentKind: KindOperations<Segment3> = {
  bounds: ({ x1, y1, z1, x2, y2, z2 }) => ({
    kind: "box3",
    minX: Math.min(x1, x2),
    minY: Math.min(y1, y2),
    minZ: Math.min(z1, z2),
    maxX: Math.max(x1, x2),
    maxY: Math.max(y1, y2),
    maxZ: Math.max(z1, z2),
  }),
  translate: ({ x1, y1, z1, x2, y2, z2 }, by) => ({
    kind: "segment3",
    x1: representable(x1 + by.x),
    y1: representable(y1 + by.y),
    z1: representable(z1 + by.z),
    x2: representable(x2 + by.x),
    y2: representable(y2 + by.y),
    z2: representable(z2 + by.z),
  }),
  toJSON: ({ x1, y1, z1, x2, y2, z2 }) => ({ kind: "segment3", x1, y1, z1, x2, y2, z2 }),
  fromFields: ({ x1, y1, z1, x2, y2, z2 }) =>
    segment(x1 as number, y1 as number, z1 as number, x2 as number, y2 as number, z2 as number),
};

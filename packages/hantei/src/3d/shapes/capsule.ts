import { representable } from "../../base/representable.js";
import { checkFinite, checkRadius } from "../../base/validate.js";
import { differenceDown, sumUp } from "../../exact/rounding.js";
import type { KindOperations } from "./kind.js";

/**
 * All points of space within `radius` of a segment; its interior is open. With radius 0 it is its segment, with equal ends
 * its sphere.
 */
export interface Capsule3 {
  readonly kind: "capsule3";
  readonly x1: number;
  readonly y1: number;
  readonly z1: number;
  readonly x2: number;
  readonly y2: number;
  readonly z2: number;
  readonly radius: number;
}

/**
 * Makes a capsule of space from the two ends of its core segment, which may be equal, and its radius.
 *
 * @param x1 - The first end's x, finite, in any unit; the other coordinates likewise, in the same.
 * @param radius - 0 or more, finite, in the unit of the coordinates.
 * @throws TypeError `ERR_TYPE` where an argument is not a number; RangeError `ERR_NOT_FINITE` where it is not finite,
 * `ERR_RADIUS` where the radius is negative.
 * @example
 * ```ts
 * import { capsule, relate } from "hantei/3d";
 * console.log(relate(capsule(-2, 0, 0, 2, 0, 0, 1), capsule(0, -2, 3, 0, 2, 3, 2))); // "touching"
 * ```
 */
export function capsule(
  x1: number,
  y1: number,
  z1: number,
  x2: number,
  y2: number,
  z2: number,
  radius: number,
): Capsule3 {
  checkFinite("capsule3: x1", x1);
  checkFinite("capsule3: y1", y1);
  checkFinite("capsule3: z1", z1);
  checkFinite("capsule3: x2", x2);
  checkFinite("capsule3: y2", y2);
  checkFinite("capsule3: z2", z2);
  checkRadius("capsule3: radius", radius);
  return { kind: "capsule3", x1, y1, z1, x2, y2, z2, radius };
}

export const capsuleKind: KindOperations<Capsule3> = {
  bounds: ({ x1, y1, z1, x2, y2, z2, radius }) => ({
    kind: "box3",
    minX: differenceDown(Math.min(x1, x2), radius),
    minY: differenceDown(Math.min(y1, y2), radius),
    minZ: differenceDown(Math.min(z1, z2), radius),
    maxX: sumUp(Math.max(x1, x2), radius),
    maxY: sumUp(Math.max(y1, y2), radius),
    maxZ: sumUp(Math.max(z1, z2), radius),
  }),
  translate: ({ x1, y1, z1, x2, y2, z2, radius }, by) => ({
    kind: "capsule3",
    x1: representable(x1 + by.x),
    y1: representable(y1 + by.y),
    z1: representable(z1 + by.z),
    x2: representable(x2 + by.x),
    y2: representable(y2 + by.y),
    z2: representable(z2 + by.z),
    radius,
  }),
  toJSON: ({ x1, y1, z1, x2, y2, z2, radius }) => ({ kind: "capsule3", x1, y1, z1, x2, y2, z2, radius }),
  fromFields: ({ x1, y1, z1, x2, y2, z2, radius }) =>
    capsule(x1 as number, y1 as number, z1 as number, x2 as number, y2 as number, z2 as number, radius as number),
};

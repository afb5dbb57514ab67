import { representable } from "../../base/representable.js";
import { checkFinite, checkRadius } from "../../base/validate.js";
import { differenceDown, sumUp } from "../../exact/rounding.js";
import { motionOf, movedX, movedY, type Pose } from "../foundation/pose.js";
import type { Box } from "./box.js";
import type { KindOperations } from "./kind.js";

/**
 * All points within `radius` of a segment; its interior is open. With radius 0 it is its segment, with equal ends its circle.
 */
export interface Capsule {
  readonly kind: "capsule";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly radius: number;
}

/**
 * Makes a capsule from the two ends of its core segment, which may be equal, and its radius.
 *
 * @param x1 - The first end's x, finite; the other coordinates likewise.
 * @param radius - 0 or more, finite, in the unit of the coordinates.
 * @throws TypeError `ERR_TYPE` where an argument is not a number; RangeError `ERR_NOT_FINITE` where it is not finite,
 * `ERR_RADIUS` where the radius is negative.
 * @example
 * ```ts
 * import { capsule, circle, relate } from "hantei";
 * console.log(relate(capsule(0, 0, 4, 0, 1), circle(2, 3, 2))); // "touching"
 * ```
 */
export function capsule(x1: number, y1: number, x2: number, y2: number, radius: number): Capsule {
  checkFinite("capsule: x1", x1);
  checkFinite("capsule: y1", y1);
  checkFinite("capsule: x2", x2);
  checkFinite("capsule: y2", y2);
  checkRadius("capsule: radius", radius);
  return { kind: "capsule", x1, y1, x2, y2, radius };
}

export const capsuleKind: KindOperations<Capsule> = {
  bounds: ({ x1, y1, x2, y2, radius }): Box => ({
    kind: "box",
    minX: differenceDown(Math.min(x1, x2), radius),
    minY: differenceDown(Math.min(y1, y2), radius),
    maxX: sumUp(Math.max(x1, x2), radius),
    maxY: sumUp(Math.max(y1, y2), radius),
  }),
  translate: ({ x1, y1, x2, y2, radius }, dx, dy) => ({
    kind: "capsule",
    x1: representable(x1 + dx),
    y1: representable(y1 + dy),
    x2: representable(x2 + dx),
    y2: representable(y2 + dy),
    radius,
  }),
  place: ({ x1, y1, x2, y2, radius }, pose: Pose): Capsule => {
    const motion = motionOf(pose);
    return {
      kind: "capsule",
      x1: movedX(motion, x1, y1),
      y1: movedY(motion, x1, y1),
      x2: movedX(motion, x2, y2),
      y2: movedY(motion, x2, y2),
      radius,
    };
  },
  toJSON: ({ x1, y1, x2, y2, radius }) => ({ kind: "capsule", x1, y1, x2, y2, radius }),
  fromFields: ({ x1, y1, x2, y2, radius }) =>
    capsule(x1 as number, y1 as number, x2 as number, y2 as number, radius as number),
};

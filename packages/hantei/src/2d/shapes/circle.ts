import { representable } from "../../base/representable.js";
import { checkFinite, checkRadius } from "../../base/validate.js";
import { differenceDown, sumUp } from "../../exact/rounding.js";
import { motionOf, movedX, movedY, type Pose } from "../foundation/pose.js";
import type { Box } from "./box.js";
import type { KindOperations } from "./kind.js";

/** A filled circle; its interior is the open disc, or the center itself where the radius is 0. */
export interface Circle {
  readonly kind: "circle";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Makes a circle from its center and radius.
 *
 * @param x - The center's x, finite.
 * @param y - The center's y, finite.
 * @param radius - 0 or more, finite, in the unit of the coordinates.
 * @throws TypeError `ERR_TYPE` where an argument is not a number; RangeError `ERR_NOT_FINITE` where it is not finite,
 * `ERR_RADIUS` where the radius is negative.
 * @example
 * ```ts
 * import { circle, relate } from "hantei";
 * console.log(relate(circle(0, 0, 1), circle(2, 0, 1))); // "touching"
 * ```
 */
export function circle(x: number, y: number, radius: number): Circle {
  checkFinite("circle: x", x);
  checkFinite("circle: y", y);
  checkRadius("circle: radius", radius);
  return { kind: "circle", x, y, radius };
}

export const circleKind: KindOperations<Circle> = {
  bounds: ({ x, y, radius }): Box => ({
    kind: "box",
    minX: differenceDown(x, radius),
    minY: differenceDown(y, radius),
    maxX: sumUp(x, radius),
    maxY: sumUp(y, radius),
  }),
  translate: ({ x, y, radius }, dx, dy) => ({
    kind: "circle",
    x: representable(x + dx),
    y: representable(y + dy),
    radius,
  }),
  place: ({ x, y, radius }, pose: Pose): Circle => {
    const motion = motionOf(pose);
    return { kind: "circle", x: movedX(motion, x, y), y: movedY(motion, x, y), radius };
  },
  toJSON: ({ x, y, radius }) => ({ kind: "circle", x, y, radius }),
  fromFields: ({ x, y, radius }) => circle(x as number, y as number, radius as number),
};

import { representable } from "../../base/representable.js";
import { checkFinite } from "../../base/validate.js";
import { motionOf, movedX, movedY, type Pose } from "../foundation/pose.js";
import type { Box } from "./box.js";
import type { KindOperations } from "./kind.js";

/** A point of the plane; it is its own interior. */
export interface Point {
  readonly kind: "point";
  readonly x: number;
  readonly y: number;
}

/**
 * Makes a point.
 *
 * @param x - Its first coordinate, finite, in any unit.
 * @param y - Its second coordinate, finite, in the same unit.
 * @throws TypeError `ERR_TYPE` where a coordinate is not a number; RangeError `ERR_NOT_FINITE` where it is not finite.
 * @example
 * ```ts
 * import { point } from "hantei";
 * console.log(point(1, 2).x); // 1
 * ```
 */
export function point(x: number, y: number): Point {
  checkFinite("point: x", x);
  checkFinite("point: y", y);
  return { kind: "point", x, y };
}

export const pointKind: KindOperations<Point> = {
  bounds: ({ x, y }): Box => ({ kind: "box", minX: x, minY: y, maxX: x, maxY: y }),
  translate: ({ x, y }, dx, dy) => ({ kind: "point", x: representable(x + dx), y: representable(y + dy) }),
  place: ({ x, y }, pose: Pose): Point => {
    const motion = motionOf(pose);
    return { kind: "point", x: movedX(motion, x, y), y: movedY(motion, x, y) };
  },
  toJSON: ({ x, y }) => ({ kind: "point", x, y }),
  fromFields: ({ x, y }) => point(x as number, y as number),
};

import { fromText, toText } from "../../base/json-number.js";
import { representable } from "../../base/representable.js";
import { checkExtent } from "../../base/validate.js";
import { motionOf, type Pose } from "../foundation/pose.js";
import type { KindOperations } from "./kind.js";
import { turnedBox } from "./turned-box.js";

/**
 * An axis-aligned box, possibly flat, possibly unbounded; its interior is the product of its two intervals' interiors.
 *
 * No side is called top or left: y may point either way.
 */
export interface Box {
  readonly kind: "box";
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * Makes a box from its least and greatest coordinates.
 *
 * @param minX - At most `maxX`; −Infinity for a box without a bound on that side.
 * @param minY - At most `maxY`; −Infinity likewise.
 * @param maxX - +Infinity for a box without a bound on that side.
 * @param maxY - +Infinity likewise.
 * @throws TypeError `ERR_TYPE` where a bound is not a number; RangeError `ERR_ORDER` where a minimum exceeds its maximum,
 * `ERR_NOT_FINITE` where a bound is NaN, a minimum +Infinity or a maximum −Infinity.
 * @example
 * ```ts
 * import { box, intersects } from "hantei";
 * console.log(intersects(box(0, 0, 5, 5), box(1, 1, 6, 4))); // true
 * ```
 */
export function box(minX: number, minY: number, maxX: number, maxY: number): Box {
  checkExtent("box", "X", minX, maxX);
  checkExtent("box", "Y", minY, maxY);
  return { kind: "box", minX, minY, maxX, maxY };
}

export const boxKind: KindOperations<Box> = {
  // A record of its own: what was given may carry more, or be changed later.
  bounds: ({ minX, minY, maxX, maxY }) => ({ kind: "box", minX, minY, maxX, maxY }),
  translate: (shape, dx, dy) => ({
    kind: "box",
    minX: movedBound(shape.minX, dx),
    minY: movedBound(shape.minY, dy),
    maxX: movedBound(shape.maxX, dx),
    maxY: movedBound(shape.maxY, dy),
  }),
  place: (shape, pose: Pose) => {
    const motion = motionOf(pose);
    return motion.turned ? turnedBox(shape, motion) : boxKind.translate(shape, motion.x, motion.y);
  },
  toJSON: ({ minX, minY, maxX, maxY }) => ({
    kind: "box",
    minX: toText(minX),
    minY: toText(minY),
    maxX: toText(maxX),
    maxY: toText(maxY),
  }),
  fromFields: ({ minX, minY, maxX, maxY }) => box(fromText(minX), fromText(minY), fromText(maxX), fromText(maxY)),
};

/** A bound at infinity stays there; a finite one must stay finite. */
function movedBound(bound: number, by: number): number {
  return bound - bound === 0 ? representable(bound + by) : bound;
}

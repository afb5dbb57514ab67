import { representable } from "../../base/representable.js";
import { checkFinite } from "../../base/validate.js";
import { motionOf, movedX, movedY, type Pose } from "../foundation/pose.js";
import type { Box } from "./box.js";
import type { KindOperations } from "./kind.js";

/** A straight segment; its interior is all but its two ends, or the point itself where both ends are equal. */
export interface Segment {
  readonly kind: "segment";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * Makes a segment from its two ends, which may be equal.
 *
 * @param x1 - The first end's x, finite.
 * @param y1 - The first end's y, finite.
 * @param x2 - The second end's x, finite.
 * @param y2 - The second end's y, finite.
 * @throws TypeError `ERR_TYPE` where a coordinate is not a number; RangeError `ERR_NOT_FINITE` where it is not finite.
 * @example
 * ```ts
 * import { intersects, segment } from "hantei";
 * console.log(intersects(segment(0, 0, 1, 1), segment(2, 2, 3, 3))); // false: collinear, but apart
 * ```
 */
export function segment(x1: number, y1: number, x2: number, y2: number): Segment {
  checkFinite("segment: x1", x1);
  checkFinite("segment: y1", y1);
  checkFinite("segment: x2", x2);
  checkFinite("segment: y2", y2);
  return { kind: "segment", x1, y1, x2, y2 };
}

export const segmentKind: KindOperations<Segment> = {
  bounds: ({ x1, y1, x2, y2 }): Box => ({
    kind: "box",
    minX: Math.min(x1, x2),
    minY: Math.min(y1, y2),
    maxX: Math.max(x1, x2),
    maxY: Math.max(y1, y2),
  }),
  translate: ({ x1, y1, x2, y2 }, dx, dy) => ({
    kind: "segment",
    x1: representable(x1 + dx),
    y1: representable(y1 + dy),
    x2: representable(x2 + dx),
    y2: representable(y2 + dy),
  }),
  place: ({ x1, y1, x2, y2 }, pose: Pose): Segment => {
    const motion = motionOf(pose);
    return {
      kind: "segment",
      x1: movedX(motion, x1, y1),
      y1: movedY(motion, x1, y1),
      x2: movedX(motion, x2, y2),
      y2: movedY(motion, x2, y2),
    };
  },
  toJSON: ({ x1, y1, x2, y2 }) => ({ kind: "segment", x1, y1, x2, y2 }),
  fromFields: ({ x1, y1, x2, y2 }) => segment(x1 as number, y1 as number, x2 as number, y2 as number),
};

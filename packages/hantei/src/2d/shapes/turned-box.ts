/** A box turned by a pose is no box any more. */
import { rangeError } from "../../base/errors.js";
import { isBounded } from "../foundation/bounds.js";
import { type Motion, movedX, movedY } from "../foundation/pose.js";
import type { Box } from "./box.js";
import type { Point } from "./point.js";
import type { Polygon } from "./polygon.js";
import type { Segment } from "./segment.js";
import { formed } from "./turned.js";

/**
 * The polygon of a box's moved corners, (min, min) first, around the box; of a flat box the segment between its two corners,
 * of one that is a point that point.
 *
 * @throws RangeError `ERR_UNBOUNDED`; `ERR_NOT_REPRESENTABLE` where rounding folds it.
 */
export function turnedBox(box: Box, motion: Motion): Polygon | Segment | Point {
  if (!isBounded(box)) {
    rangeError(
      "ERR_UNBOUNDED",
      "place: a box without bounds on all sides cannot be turned; give it bounds, or only move it",
    );
  }
  const { minX, minY, maxX, maxY } = box;
  if (minX < maxX && minY < maxY) return formed("place", motion, [minX, minY, maxX, minY, maxX, maxY, minX, maxY]);
  const [x1, y1] = [movedX(motion, minX, minY), movedY(motion, minX, minY)];
  if (minX === maxX && minY === maxY) return { kind: "point", x: x1, y: y1 };
  return { kind: "segment", x1, y1, x2: movedX(motion, maxX, maxY), y2: movedY(motion, maxX, maxY) };
}

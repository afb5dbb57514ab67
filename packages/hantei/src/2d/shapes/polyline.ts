import { rangeError } from "../../base/errors.js";
import { representable } from "../../base/representable.js";
import { indexPath, writeBounds } from "../algorithms/path.js";
import { motionOf, movedX, movedY, type Pose } from "../foundation/pose.js";
import type { Box } from "./box.js";
import { mapCoordinates, type Points, readCoordinates } from "./coordinates.js";
import type { KindOperations } from "./kind.js";

/**
 * A chain of at least two different vertices, which may cross itself. Its interior is all but its two end points; where the
 * first vertex equals the last it is closed, and has none.
 */
export interface Polyline {
  readonly kind: "polyline";
  /** x₀, y₀, x₁, y₁, …; a closed chain repeats its first vertex. */
  readonly coordinates: readonly number[];
}

/**
 * Makes a polyline from its vertices. Repeated neighbors are dropped.
 *
 * @param points - `[[x, y], …]` or flat numbers, finite, at least two different vertices.
 * @throws TypeError `ERR_TYPE` where it is no array of numbers; RangeError `ERR_NOT_FINITE`, or `ERR_VERTICES` where fewer
 * than two different vertices remain.
 * @example
 * ```ts
 * import { point, polyline, relate } from "hantei";
 * console.log(relate(polyline([[0, 0], [1, 1], [2, 0]]), point(1, 1))); // "overlapping": an inner vertex
 * ```
 */
export function polyline(points: Points): Polyline {
  const coordinates = readCoordinates("polyline", points, false);
  if (coordinates.length < 4) {
    rangeError(
      "ERR_VERTICES",
      `polyline: 2 different vertices are needed, not ${coordinates.length / 2}; or use a point`,
    );
  }
  indexPath(coordinates, false);
  return { kind: "polyline", coordinates };
}

export const polylineKind: KindOperations<Polyline> = {
  bounds: ({ coordinates }): Box => boundsOf(coordinates),
  translate: ({ coordinates }, dx, dy) =>
    moved(
      mapCoordinates(
        coordinates,
        (x) => representable(x + dx),
        (_, y) => representable(y + dy),
      ),
    ),
  place: ({ coordinates }, pose: Pose): Polyline => {
    const motion = motionOf(pose);
    return moved(
      mapCoordinates(
        coordinates,
        (x, y) => movedX(motion, x, y),
        (x, y) => movedY(motion, x, y),
      ),
    );
  },
  toJSON: ({ coordinates }) => ({ kind: "polyline", coordinates: [...coordinates] }),
  fromFields: ({ coordinates }) => polyline(coordinates as Points),
};

/** The bounds of a flat list of vertices. */
export function boundsOf(coordinates: readonly number[]): Box {
  const bounds = new Float64Array(4);
  writeBounds(coordinates, bounds, 0);
  const [minX, minY, maxX, maxY] = bounds as unknown as [number, number, number, number];
  return { kind: "box", minX, minY, maxX, maxY };
}

/** A moved chain; rounding may have made neighbors equal, and all of them one. */
function moved(coordinates: number[]): Polyline {
  const kept = readCoordinates("polyline", coordinates, false);
  if (kept.length < 4) {
    rangeError("ERR_NOT_REPRESENTABLE", "the moved polyline would round to a point; use smaller coordinates or moves");
  }
  return { kind: "polyline", coordinates: kept };
}

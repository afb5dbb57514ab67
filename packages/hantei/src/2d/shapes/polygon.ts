import { rangeError, typeError } from "../../base/errors.js";
import { representable } from "../../base/representable.js";
import { show } from "../../base/validate.js";
import { checkRings } from "../algorithms/check-rings.js";
import { motionOf, movedX, movedY, type Pose } from "../foundation/pose.js";
import type { Box } from "./box.js";
import { mapCoordinates, type Points, readCoordinates } from "./coordinates.js";
import type { KindOperations } from "./kind.js";
import { boundsOf } from "./polyline.js";

/**
 * A filled simple ring, convex or concave, less its holes; rings may meet in single points only. Its interior is that of the
 * plane: all but its rings.
 */
export interface Polygon {
  readonly kind: "polygon";
  /**
   * The outer ring x₀, y₀, x₁, y₁, …, either way round. The last vertex must not repeat the first, nor any vertex the one
   * before it. `polygon` and `fromJSON` see to that; of a polygon made by hand it is taken for granted, and where it is not
   * so, answers may be wrong.
   */
  readonly coordinates: readonly number[];
  /** The holes' rings, likewise; empty where there are none. */
  readonly holes: readonly (readonly number[])[];
}

/**
 * Makes a polygon from its outer ring and its holes. A repeated closing vertex and repeated neighbors are dropped; vertices
 * on a straight line are fine.
 *
 * @param points - The outer ring, `[[x, y], …]` or flat numbers, finite, either way round.
 * @param holes - Rings inside it.
 * @throws TypeError `ERR_TYPE` where a ring is no array of numbers; RangeError `ERR_NOT_FINITE`; `ERR_VERTICES` where fewer
 * than three different vertices remain; `ERR_NOT_SIMPLE` where a ring crosses or meets itself or another one, or a hole lies
 * outside: the message names the edges and the place.
 * @example
 * ```ts
 * import { point, polygon, relate } from "hantei";
 * const ell = polygon([[0, 0], [4, 0], [4, 1], [1, 1], [1, 4], [0, 4]]);
 * console.log(relate(ell, point(3, 3))); // "disjoint": inside the hull, outside the L
 * ```
 */
export function polygon(points: Points, holes: readonly Points[] = []): Polygon {
  if (!Array.isArray(holes)) typeError("ERR_TYPE", `polygon: holes must be an array of rings, not ${show(holes)}`);
  const coordinates = readRing("polygon: outer ring", points);
  // Array.from hands the gaps of a sparse array on, to be refused; map would skip them.
  const rings = Array.from(holes, (hole, index) => readRing(`polygon: hole ${index}`, hole));
  checkRings(coordinates, rings);
  return { kind: "polygon", coordinates, holes: rings };
}

function readRing(where: string, points: Points): number[] {
  const ring = readCoordinates(where, points, true);
  if (ring.length < 6) {
    rangeError("ERR_VERTICES", `${where}: 3 different vertices are needed, not ${ring.length / 2}`);
  }
  return ring;
}

export const polygonKind: KindOperations<Polygon> = {
  bounds: ({ coordinates }): Box => boundsOf(coordinates),
  translate: (shape, dx, dy) =>
    moved(shape, (ring) =>
      mapCoordinates(
        ring,
        (x) => representable(x + dx),
        (_, y) => representable(y + dy),
      ),
    ),
  place: (shape, pose: Pose): Polygon => {
    const motion = motionOf(pose);
    return moved(shape, (ring) =>
      mapCoordinates(
        ring,
        (x, y) => movedX(motion, x, y),
        (x, y) => movedY(motion, x, y),
      ),
    );
  },
  toJSON: ({ coordinates, holes }) => ({
    kind: "polygon",
    coordinates: [...coordinates],
    holes: holes.map((hole) => [...hole]),
  }),
  fromFields: ({ coordinates, holes }) => polygon(coordinates as Points, (holes ?? []) as Points[]),
};

/** A moved polygon, checked again: rounding may fold a ring. */
function moved(shape: Polygon, move: (ring: readonly number[]) => number[]): Polygon {
  const coordinates = move(shape.coordinates);
  const holes = shape.holes.map(move);
  try {
    return polygon(coordinates, holes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    rangeError("ERR_NOT_REPRESENTABLE", `the moved polygon is folded by rounding (${reason}); use smaller moves`);
  }
}

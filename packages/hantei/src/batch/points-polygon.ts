import type { Coordinates } from "../2d/algorithms/path.js";
import { polygonPoint } from "../2d/pairs/polygon-point.js";
import type { Polygon } from "../2d/shapes/polygon.js";
import { typeError } from "../base/errors.js";
import type { Code } from "../base/relation.js";
import { show } from "../base/validate.js";
import { POINT, type PointColumns, readColumns } from "./columns.js";
import { type BatchOptions, readOptions } from "./options.js";
import { runPoints } from "./run-points.js";

// Scratch: filled in, asked about, overwritten by the next.
const spot = { kind: "point" as const, x: 0.5, y: 0.5 };

/**
 * How point i and a polygon lie, for every i: −1 outside, 0 on a ring, 1 inside. Exact.
 *
 * @param points - Points of the plane.
 * @param polygon - A polygon, with or without holes. Polygons of many edges are asked through the index that `polygon` and
 * `prepare` keep; the others edge by edge, two points at a time.
 * @param options - `out`, where the codes go; `kernel`, which normally is chosen by itself.
 * @returns `options.out`, or a fresh array.
 * @throws TypeError `ERR_TYPE` for anything but Float64Arrays, a polygon (and an Int8Array); RangeError `ERR_LENGTH` for lengths
 * that do not fit, `ERR_RANGE` for another `kernel`. The points are not checked: one with a NaN is outside.
 * @example
 * ```ts
 * import { polygon } from "hantei";
 * import { relatePointsPolygon } from "hantei/batch";
 * const points = { x: Float64Array.of(1, 2, 5), y: Float64Array.of(1, 2, 5) };
 * console.log(relatePointsPolygon(points, polygon([0, 0, 4, 0, 0, 4])).join()); // 1,0,-1
 * ```
 */
export function relatePointsPolygon(points: PointColumns, polygon: Polygon, options?: BatchOptions): Int8Array {
  const where = "relatePointsPolygon";
  const columns = readColumns(`${where}: points`, points, POINT);
  if (polygon?.kind !== "polygon" || !polygon.coordinates || !polygon.holes) {
    typeError("ERR_TYPE", `${where}: polygon must be a polygon, not ${show(polygon)}`);
  }
  const read = readOptions(where, options, (columns[0] as Float64Array).length);
  const exact = (_: readonly Float64Array[], i: number): Code => {
    spot.x = (columns[0] as Float64Array)[i] as number;
    spot.y = (columns[1] as Float64Array)[i] as number;
    return polygonPoint(polygon, spot);
  };
  return runPoints(where, columns, edgesOf(polygon), exact, read);
}

/** The edges of all rings, four numbers each. */
function edgesOf({ coordinates, holes }: Polygon): Float64Array {
  const rings: readonly Coordinates[] = [coordinates, ...holes];
  const edges = new Float64Array(rings.reduce((sum, ring) => sum + 2 * ring.length, 0));
  let next = 0;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2, next += 4) {
      const end = at + 2 === ring.length ? 0 : at + 2;
      edges[next] = ring[at] as number;
      edges[next + 1] = ring[at + 1] as number;
      edges[next + 2] = ring[end] as number;
      edges[next + 3] = ring[end + 1] as number;
    }
  }
  return edges;
}

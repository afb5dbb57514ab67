/** Turf: GeoJSON, planar here, for small coordinates are nearly so. */
import { booleanDisjoint } from "@turf/boolean-disjoint";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import { lineString, point, polygon } from "@turf/helpers";
import { lineIntersect } from "@turf/line-intersect";

const positions = (flat) => Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
const ring = (flat) => polygon([[...positions(flat), [flat[0], flat[1]]]]);
const disjoint = (a, b) => !booleanDisjoint(a, b);
const KINDS = ["point", "segment", "box", "polygon", "concave", "polyline"];

export const turf = {
  name: "turf",
  objects: {
    point: ({ x, y }) => point([x, y]),
    segment: (s) =>
      lineString([
        [s.x1, s.y1],
        [s.x2, s.y2],
      ]),
    box: (b) => ring([b.minX, b.minY, b.maxX, b.minY, b.maxX, b.maxY, b.minX, b.maxY]),
    polygon: ({ coordinates }) => ring(coordinates),
    concave: ({ coordinates }) => ring(coordinates),
    polyline: ({ coordinates }) => lineString(positions(coordinates)),
  },
  asks: {
    ...Object.fromEntries(
      KINDS.flatMap((a, i) => KINDS.slice(0, i + 1).map((b) => [`${a}-${b}`, (x, y) => disjoint(x, y)])),
    ),
    "box-point": (a, b) => booleanPointInPolygon(b, a),
    "polygon-point": (a, b) => booleanPointInPolygon(b, a),
    "concave-point": (a, b) => booleanPointInPolygon(b, a),
  },
};

export const turfLines = {
  name: "turf, line-intersect",
  objects: { segment: turf.objects.segment, polyline: turf.objects.polyline },
  asks: Object.fromEntries(
    ["segment-segment", "polyline-segment", "polyline-polyline"].map((pair) => [
      pair,
      (a, b) => lineIntersect(a, b).features.length > 0,
    ]),
  ),
};

/** flatten-js: `intersect` gives points; where a shape may hold another whole, its relations answer. */
import Flatten from "@flatten-js/core";

const { Box, Circle, Multiline, Point, Polygon, Relations, Segment } = Flatten;
const positions = (flat) => Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
const ring = ({ coordinates }) => new Polygon(positions(coordinates));
const meet = (a, b) => a.intersect(b).length > 0;
const related = (a, b) => Relations.intersect(a, b);

export const flatten = {
  name: "flatten",
  objects: {
    point: ({ x, y }) => new Point(x, y),
    segment: (s) => new Segment(s.x1, s.y1, s.x2, s.y2),
    box: (b) => new Box(b.minX, b.minY, b.maxX, b.maxY),
    circle: ({ x, y, radius }) => new Circle(new Point(x, y), radius),
    polygon: ring,
    concave: ring,
    polyline: ({ coordinates }) => {
      const points = positions(coordinates).map(([x, y]) => new Point(x, y));
      return new Multiline(points.slice(1).map((point, i) => new Segment(points[i], point)));
    },
  },
  asks: {
    "point-point": (a, b) => a.equalTo(b),
    "segment-point": (a, b) => a.contains(b),
    "segment-segment": (a, b) => meet(a, b),
    "box-point": (a, b) => a.contains(b),
    "box-segment": (a, b) => meet(b, a) || a.contains(b.start),
    "box-box": (a, b) => a.intersect(b),
    "circle-point": (a, b) => a.contains(b),
    "circle-segment": (a, b) => meet(a, b) || a.contains(b.start),
    "circle-box": (a, b) => meet(a, b) || b.contains(a.center) || a.contains(b.low),
    "circle-circle": (a, b) => meet(a, b) || a.contains(b.center) || b.contains(a.center),
    "polygon-point": (a, b) => a.contains(b),
    "polygon-segment": (a, b) => meet(b, a) || a.contains(b.start),
    "polygon-box": (a, b) => related(a, b),
    "polygon-circle": (a, b) => related(a, b),
    "polygon-polygon": (a, b) => related(a, b),
    "concave-point": (a, b) => a.contains(b),
    "concave-segment": (a, b) => meet(b, a) || a.contains(b.start),
    "concave-box": (a, b) => related(a, b),
    "concave-circle": (a, b) => related(a, b),
    "concave-polygon": (a, b) => related(a, b),
    "concave-concave": (a, b) => related(a, b),
    "polyline-point": (a, b) => a.contains(b),
    "polyline-segment": (a, b) => meet(b, a),
    "polyline-polyline": (a, b) => meet(a, b),
  },
};

/** SAT.js: circles and convex polygons; a box or a segment is a polygon, as its own `Box` makes it. */
import SAT from "sat";

const { Box, Circle, Polygon, Vector } = SAT;
const vector = (x, y) => new Vector(x, y);
export const vectors = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, i) => vector(flat[2 * i], flat[2 * i + 1]));

export const sat = {
  name: "sat",
  objects: {
    point: ({ x, y }) => vector(x, y),
    segment: ({ x1, y1, x2, y2 }) => new Polygon(vector(0, 0), [vector(x1, y1), vector(x2, y2)]),
    box: (b) => new Box(vector(b.minX, b.minY), b.maxX - b.minX, b.maxY - b.minY).toPolygon(),
    circle: ({ x, y, radius }) => new Circle(vector(x, y), radius),
    polygon: ({ coordinates }) => new Polygon(vector(0, 0), vectors(coordinates)),
  },
  asks: {
    "box-point": (a, b) => SAT.pointInPolygon(b, a),
    "circle-point": (a, b) => SAT.pointInCircle(b, a),
    "polygon-point": (a, b) => SAT.pointInPolygon(b, a),
    "segment-segment": (a, b) => SAT.testPolygonPolygon(a, b),
    "box-segment": (a, b) => SAT.testPolygonPolygon(a, b),
    "box-box": (a, b) => SAT.testPolygonPolygon(a, b),
    "circle-segment": (a, b) => SAT.testCirclePolygon(a, b),
    "circle-box": (a, b) => SAT.testCirclePolygon(a, b),
    "circle-circle": (a, b) => SAT.testCircleCircle(a, b),
    "polygon-segment": (a, b) => SAT.testPolygonPolygon(a, b),
    "polygon-box": (a, b) => SAT.testPolygonPolygon(a, b),
    "polygon-circle": (a, b) => SAT.testPolygonCircle(a, b),
    "polygon-polygon": (a, b) => SAT.testPolygonPolygon(a, b),
  },
};

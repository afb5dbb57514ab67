/** matter-js: convex bodies; its circles are polygons, so none here. */
import Matter from "matter-js";
import { vectors } from "./sat.mjs";

const { Bodies, Body, Collision, Vertices } = Matter;
const collide = (a, b) => Collision.collides(a, b) !== null;

export const matter = {
  name: "matter",
  objects: {
    point: ({ x, y }) => ({ x, y }),
    box: (b) => Bodies.rectangle((b.minX + b.maxX) / 2, (b.minY + b.maxY) / 2, b.maxX - b.minX, b.maxY - b.minY),
    polygon: ({ coordinates }) => {
      const points = vectors(coordinates);
      // A body lies about its center of mass.
      return Body.create({ vertices: points, position: Vertices.centre(points) });
    },
  },
  asks: {
    "box-point": (a, b) => Vertices.contains(a.vertices, b),
    "polygon-point": (a, b) => Vertices.contains(a.vertices, b),
    "box-box": (a, b) => collide(a, b),
    "polygon-box": (a, b) => collide(a, b),
    "polygon-polygon": (a, b) => collide(a, b),
  },
};

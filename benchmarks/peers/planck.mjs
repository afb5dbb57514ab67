/** planck: circles, edges, polygons of up to 12 vertices, chains; its manifold functions, and its distance test for the rest. */
import {
  BoxShape,
  ChainShape,
  CircleShape,
  CollideCircles,
  CollideEdgeCircle,
  CollidePolygonCircle,
  CollidePolygons,
  EdgeShape,
  Manifold,
  PolygonShape,
  Transform,
  testOverlap,
} from "planck";
import { vectors } from "./sat.mjs";

const still = Transform.identity();
const manifold = new Manifold();
const overlap = (a, b) => testOverlap(a, 0, b, 0, still, still);

export const planck = {
  name: "planck",
  objects: {
    point: ({ x, y }) => ({ x, y }),
    segment: (s) => new EdgeShape({ x: s.x1, y: s.y1 }, { x: s.x2, y: s.y2 }),
    box: (b) =>
      new BoxShape((b.maxX - b.minX) / 2, (b.maxY - b.minY) / 2, {
        x: (b.minX + b.maxX) / 2,
        y: (b.minY + b.maxY) / 2,
      }),
    circle: ({ x, y, radius }) => new CircleShape({ x, y }, radius),
    polygon: ({ coordinates }) => new PolygonShape(vectors(coordinates)),
  },
  asks: {
    "box-point": (a, b) => a.testPoint(still, b),
    "circle-point": (a, b) => a.testPoint(still, b),
    "polygon-point": (a, b) => a.testPoint(still, b),
    "segment-segment": (a, b) => overlap(a, b),
    "box-segment": (a, b) => overlap(a, b),
    "box-box": (a, b) => {
      CollidePolygons(manifold, a, still, b, still);
      return manifold.pointCount > 0;
    },
    "circle-segment": (a, b) => {
      CollideEdgeCircle(manifold, b, still, a, still);
      return manifold.pointCount > 0;
    },
    "circle-box": (a, b) => {
      CollidePolygonCircle(manifold, b, still, a, still);
      return manifold.pointCount > 0;
    },
    "circle-circle": (a, b) => {
      CollideCircles(manifold, a, still, b, still);
      return manifold.pointCount > 0;
    },
    "polygon-segment": (a, b) => overlap(a, b),
    "polygon-box": (a, b) => {
      CollidePolygons(manifold, a, still, b, still);
      return manifold.pointCount > 0;
    },
    "polygon-circle": (a, b) => {
      CollidePolygonCircle(manifold, a, still, b, still);
      return manifold.pointCount > 0;
    },
    "polygon-polygon": (a, b) => {
      CollidePolygons(manifold, a, still, b, still);
      return manifold.pointCount > 0;
    },
  },
};

/** A chain against anything is its edges one by one, as planck's own contacts are. */
export const planckChains = {
  name: "planck, chains",
  objects: {
    ...planck.objects,
    polyline: ({ coordinates }) => new ChainShape(vectors(coordinates), false),
  },
  asks: Object.fromEntries(
    ["segment", "box", "circle", "polygon"].map((kind) => [
      `polyline-${kind}`,
      (a, b) => {
        for (let i = 0; i < a.getChildCount(); i++) if (testOverlap(a, i, b, 0, still, still)) return true;
        return false;
      },
    ]),
  ),
};

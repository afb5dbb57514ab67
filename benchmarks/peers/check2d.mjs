/** check2d, whose code detect-collisions hands on: bodies, asked by `System.checkCollision`, and its own line tests. */
import {
  Box,
  Circle,
  intersectLineLine,
  intersectLineLineFast,
  intersectLinePolygon,
  Line,
  Point,
  Polygon,
  System,
} from "check2d";
import { System as FormerSystem } from "detect-collisions";
import { vectors } from "./sat.mjs";

if (FormerSystem !== System) throw new Error("detect-collisions is no longer check2d: measure it, too");

const system = new System();
const body = (made) => {
  // What `insert` does, without the tree.
  made.bbox = made.getAABBAsBBox();
  return made;
};
const collide = (a, b) => system.checkCollision(a, b);

export const check2d = {
  name: "check2d",
  objects: {
    point: ({ x, y }) => body(new Point({ x, y })),
    segment: (s) => body(new Line({ x: s.x1, y: s.y1 }, { x: s.x2, y: s.y2 })),
    box: (b) => body(new Box({ x: b.minX, y: b.minY }, b.maxX - b.minX, b.maxY - b.minY)),
    circle: ({ x, y, radius }) => body(new Circle({ x, y }, radius)),
    polygon: ({ coordinates }) => body(new Polygon({ x: 0, y: 0 }, vectors(coordinates))),
    concave: ({ coordinates }) => body(new Polygon({ x: 0, y: 0 }, vectors(coordinates))),
  },
  asks: Object.fromEntries(
    ["point", "segment", "box", "circle", "polygon", "concave"].flatMap((a, i, kinds) =>
      kinds.slice(0, i + 1).map((b) => [`${a}-${b}`, (x, y) => collide(x, y)]),
    ),
  ),
};

export const check2dLines = {
  name: "check2d, lines",
  objects: { segment: check2d.objects.segment, polygon: check2d.objects.polygon },
  asks: {
    "segment-segment": (a, b) => intersectLineLineFast(a, b),
    "polygon-segment": (a, b) => intersectLinePolygon(b, a).length > 0,
  },
};

export const check2dPoints = {
  name: "check2d, points of lines",
  objects: { segment: check2d.objects.segment },
  asks: { "segment-segment": (a, b) => intersectLineLine(a, b) !== undefined },
};

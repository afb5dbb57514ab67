import { System } from "check2d";
import { corners } from "./corners.mjs";

const system = new System();

export const CHECK2D = {
  name: "check2d",
  of(shape) {
    if (shape.kind === "capsule") return undefined;
    if (shape.kind === "circle") return system.createCircle({ x: shape.x, y: shape.y }, shape.radius);
    if (shape.kind === "segment") return system.createLine({ x: shape.x1, y: shape.y1 }, { x: shape.x2, y: shape.y2 });
    return system.createPolygon(
      { x: 0, y: 0 },
      corners(shape).map(([x, y]) => ({ x, y })),
    );
  },
  contact: () => (x, y) => system.checkCollision(x, y),
};

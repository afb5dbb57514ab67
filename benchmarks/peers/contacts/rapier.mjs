import rapier from "@dimforge/rapier2d-compat";
import { corners } from "./corners.mjs";

await rapier.init();

const ORIGIN = { x: 0, y: 0 };

export const RAPIER = {
  name: "rapier",
  of(shape) {
    if (shape.kind === "circle")
      return { shape: new rapier.Ball(shape.radius), at: { x: shape.x, y: shape.y }, turn: 0 };
    if (shape.kind === "capsule") {
      const dx = shape.x2 - shape.x1;
      const dy = shape.y2 - shape.y1;
      return {
        shape: new rapier.Capsule(Math.sqrt(dx * dx + dy * dy) / 2, shape.radius),
        at: { x: (shape.x1 + shape.x2) / 2, y: (shape.y1 + shape.y2) / 2 },
        turn: Math.atan2(dy, dx) - Math.PI / 2,
      };
    }
    if (shape.kind === "segment") {
      const ends = [
        { x: shape.x1, y: shape.y1 },
        { x: shape.x2, y: shape.y2 },
      ];
      return { shape: new rapier.Segment(...ends), at: ORIGIN, turn: 0 };
    }
    if (shape.kind === "box") {
      const [w, h] = [(shape.maxX - shape.minX) / 2, (shape.maxY - shape.minY) / 2];
      return { shape: new rapier.Cuboid(w, h), at: { x: shape.minX + w, y: shape.minY + h }, turn: 0 };
    }
    return { shape: new rapier.ConvexPolygon(new Float32Array(corners(shape).flat()), false), at: ORIGIN, turn: 0 };
  },
  contact() {
    return (x, y) => x.shape.contactShape(x.at, x.turn, y.shape, y.at, y.turn, 0) !== null;
  },
  distance() {
    return (x, y) => (x.shape.contactShape(x.at, x.turn, y.shape, y.at, y.turn, 100)?.distance ?? 1) > 0;
  },
  castShape(wayOf) {
    const hit = new rapier.ShapeCastHit(0, { x: 0, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 0 });
    return (x, y) => x.shape.castShape(x.at, x.turn, wayOf(), y.shape, y.at, y.turn, ORIGIN, 0, 1, true, hit) !== null;
  },
};

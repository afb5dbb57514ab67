/** Rapier in the plane, float32 in WebAssembly: shapes with positions, asked by `intersectsShape`. */
import RAPIER from "@dimforge/rapier2d-compat";

await RAPIER.init();

const at = (shape, x = 0, y = 0, angle = 0) => ({ shape, position: { x, y }, angle });
const list = ({ coordinates }) => new Float32Array(coordinates);
const KINDS = ["segment", "box", "circle", "capsule", "polygon", "polyline"];

export const rapier = {
  name: "rapier",
  objects: {
    point: ({ x, y }) => ({ x, y }),
    segment: (s) => at(new RAPIER.Segment({ x: s.x1, y: s.y1 }, { x: s.x2, y: s.y2 })),
    box: (b) =>
      at(new RAPIER.Cuboid((b.maxX - b.minX) / 2, (b.maxY - b.minY) / 2), (b.minX + b.maxX) / 2, (b.minY + b.maxY) / 2),
    circle: ({ x, y, radius }) => at(new RAPIER.Ball(radius), x, y),
    capsule: (c) => {
      const [dx, dy] = [c.x2 - c.x1, c.y2 - c.y1];
      // Its capsules stand upright.
      const angle = Math.atan2(dy, dx) - Math.PI / 2;
      return at(new RAPIER.Capsule(Math.hypot(dx, dy) / 2, c.radius), (c.x1 + c.x2) / 2, (c.y1 + c.y2) / 2, angle);
    },
    polygon: (p) => at(new RAPIER.ConvexPolygon(list(p), false)),
    polyline: (p) => at(new RAPIER.Polyline(list(p))),
  },
  asks: {
    ...Object.fromEntries(
      KINDS.map((kind) => [`${kind}-point`, (a, b) => a.shape.containsPoint(a.position, a.angle, b)]),
    ),
    ...Object.fromEntries(
      KINDS.flatMap((a, i) =>
        KINDS.slice(0, i + 1).map((b) => [
          `${a}-${b}`,
          (x, y) => x.shape.intersectsShape(x.position, x.angle, y.shape, y.position, y.angle),
        ]),
      ),
    ),
  },
};

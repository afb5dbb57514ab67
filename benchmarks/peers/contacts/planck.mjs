import * as planck from "planck";
import { corners } from "./corners.mjs";

const HERE = planck.Transform.identity();

export const PLANCK = {
  name: "planck",
  of(shape) {
    if (shape.kind === "capsule") return undefined;
    if (shape.kind === "circle") return new planck.CircleShape(new planck.Vec2(shape.x, shape.y), shape.radius);
    if (shape.kind === "segment") {
      return new planck.EdgeShape(new planck.Vec2(shape.x1, shape.y1), new planck.Vec2(shape.x2, shape.y2));
    }
    return new planck.PolygonShape(corners(shape).map(([x, y]) => new planck.Vec2(x, y)));
  },
  contact(a, b) {
    const manifold = new planck.Manifold();
    const types = `${a.getType()} ${b.getType()}`;
    const call = {
      "circle circle": planck.CollideCircles,
      "polygon circle": planck.CollidePolygonCircle,
      "polygon polygon": planck.CollidePolygons,
      "edge circle": planck.CollideEdgeCircle,
      "edge polygon": planck.CollideEdgePolygon,
    }[types];
    if (call === undefined) return undefined;
    return (x, y) => {
      manifold.pointCount = 0;
      call(manifold, x, HERE, y, HERE);
      return manifold.pointCount > 0;
    };
  },
  distance() {
    const input = new planck.DistanceInput();
    const output = new planck.DistanceOutput();
    const cache = new planck.SimplexCache();
    input.transformA.setIdentity();
    input.transformB.setIdentity();
    input.useRadii = true;
    return (x, y) => {
      input.proxyA.set(x, 0);
      input.proxyB.set(y, 0);
      cache.count = 0;
      planck.Distance(output, cache, input);
      return output.distance > 0;
    };
  },
  castShape(wayOf) {
    const input = new planck.ShapeCastInput();
    const output = new planck.ShapeCastOutput();
    input.transformA.setIdentity();
    input.transformB.setIdentity();
    return (x, y) => {
      // The second shape moves: so the first comes second.
      input.proxyA.set(y, 0);
      input.proxyB.set(x, 0);
      input.translationB.setVec2(wayOf());
      return planck.ShapeCast(output, input);
    };
  },
};

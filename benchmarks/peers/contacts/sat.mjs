import sat from "sat";
import { corners } from "./corners.mjs";

export const SAT = {
  name: "sat",
  of(shape) {
    if (shape.kind === "circle") return new sat.Circle(new sat.Vector(shape.x, shape.y), shape.radius);
    if (shape.kind === "segment" || shape.kind === "capsule") return undefined;
    return new sat.Polygon(
      new sat.Vector(),
      corners(shape).map(([x, y]) => new sat.Vector(x, y)),
    );
  },
  contact(a, b) {
    const response = new sat.Response();
    const isCircle = [a, b].map((each) => each instanceof sat.Circle);
    const test = isCircle[0]
      ? isCircle[1]
        ? sat.testCircleCircle
        : sat.testCirclePolygon
      : isCircle[1]
        ? sat.testPolygonCircle
        : sat.testPolygonPolygon;
    return (x, y) => {
      response.clear();
      return test(x, y, response);
    };
  },
};

import type { Operand, PathCore } from "../../explain/core.js";
import type { Side } from "../../explain/explanation.js";
import { coordinate, type Expression } from "../../explain/expression.js";
import type { Kind, Shape, ShapeOf } from "../shape-kinds.js";

/** How each kind is seen: its core and radius, with the names its numbers go by. */
const operands: { readonly [K in Kind]: (name: Side, shape: ShapeOf<K>) => Operand } = {
  point: (name, { x, y }) => ({
    name,
    core: { type: "point", at: [coordinate(`${name}.x`, x), coordinate(`${name}.y`, y)] },
  }),
  segment: (name, { x1, y1, x2, y2 }) => ({
    name,
    core: {
      type: "segment",
      from: [coordinate(`${name}.x1`, x1), coordinate(`${name}.y1`, y1)],
      to: [coordinate(`${name}.x2`, x2), coordinate(`${name}.y2`, y2)],
    },
  }),
  box: (name, { minX, minY, maxX, maxY }) => ({
    name,
    core: {
      type: "box",
      min: [coordinate(`${name}.minX`, minX), coordinate(`${name}.minY`, minY)],
      max: [coordinate(`${name}.maxX`, maxX), coordinate(`${name}.maxY`, maxY)],
    },
  }),
  circle: (name, { x, y, radius }) => ({
    name,
    core: { type: "point", at: [coordinate(`${name}.x`, x), coordinate(`${name}.y`, y)] },
    radius: coordinate(`${name}.radius`, radius),
  }),
  capsule: (name, { x1, y1, x2, y2, radius }) => ({
    name,
    core: {
      type: "segment",
      from: [coordinate(`${name}.x1`, x1), coordinate(`${name}.y1`, y1)],
      to: [coordinate(`${name}.x2`, x2), coordinate(`${name}.y2`, y2)],
    },
    radius: coordinate(`${name}.radius`, radius),
  }),
  polygon: (name, { coordinates, holes }) => ({
    name,
    core: { type: "path", filled: true, paths: verticesOf(name, [coordinates, ...holes]) },
  }),
  polyline: (name, { coordinates }) => ({
    name,
    core: { type: "path", filled: false, paths: verticesOf(name, [coordinates]) },
  }),
};

/** The vertices of several paths, numbered on from one to the next. */
function verticesOf(name: Side, paths: readonly (readonly number[])[]): PathCore["paths"] {
  let index = 0;
  return paths.map((coordinates) => {
    const vertices: (readonly Expression[])[] = [];
    for (let i = 0; i < coordinates.length; i += 2, index++) {
      const [x, y] = [coordinates[i] as number, coordinates[i + 1] as number];
      vertices.push([coordinate(`${name}.x${index}`, x), coordinate(`${name}.y${index}`, y)]);
    }
    return vertices;
  });
}

/** A shape under its name. */
export function operandOf(name: Side, shape: Shape): Operand {
  return (operands[shape.kind] as (name: Side, shape: Shape) => Operand)(name, shape);
}

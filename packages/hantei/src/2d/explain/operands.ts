import type { Operand } from "../../explain/core.js";
import type { Side } from "../../explain/explanation.js";
import { coordinate } from "../../explain/expression.js";
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
};

/** A shape under its name. */
export function operandOf(name: Side, shape: Shape): Operand {
  return (operands[shape.kind] as (name: Side, shape: Shape) => Operand)(name, shape);
}

import type { Operand } from "../../explain/core.js";
import type { Side } from "../../explain/explanation.js";
import { coordinate, type Expression } from "../../explain/expression.js";
import type { Kind3, Shape3, ShapeOf } from "../shape-kinds.js";

/** How each kind is seen: its core and radius, with the names its numbers go by. */
const operands: { readonly [K in Kind3]: (name: Side, shape: ShapeOf<K>) => Operand } = {
  point3: (name, { x, y, z }) => ({ name, core: { type: "point", at: at(name, x, y, z) } }),
  box3: (name, { minX, minY, minZ, maxX, maxY, maxZ }) => ({
    name,
    core: {
      type: "box",
      min: [coordinate(`${name}.minX`, minX), coordinate(`${name}.minY`, minY), coordinate(`${name}.minZ`, minZ)],
      max: [coordinate(`${name}.maxX`, maxX), coordinate(`${name}.maxY`, maxY), coordinate(`${name}.maxZ`, maxZ)],
    },
  }),
  sphere: (name, { x, y, z, radius }) => ({
    name,
    core: { type: "point", at: at(name, x, y, z) },
    radius: coordinate(`${name}.radius`, radius),
  }),
};

function at(name: Side, x: number, y: number, z: number): readonly Expression[] {
  return [coordinate(`${name}.x`, x), coordinate(`${name}.y`, y), coordinate(`${name}.z`, z)];
}

/** A shape under its name. */
export function operandOf(name: Side, shape: Shape3): Operand {
  return (operands[shape.kind] as (name: Side, shape: Shape3) => Operand)(name, shape);
}

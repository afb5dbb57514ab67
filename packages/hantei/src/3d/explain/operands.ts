import type { Operand, SegmentCore } from "../../explain/core.js";
import type { Side } from "../../explain/explanation.js";
import { coordinate, type Expression } from "../../explain/expression.js";
import type { Kind3, Shape3, Shape3Of } from "../shape-kinds.js";
import type { Segment3 } from "../shapes/segment.js";

/** How each kind is seen: its core and radius, with the names its numbers go by. */
const operands: { readonly [K in Kind3]: (name: Side, shape: Shape3Of<K>) => Operand } = {
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
  segment3: (name, segment) => ({ name, core: core(name, segment) }),
  capsule3: (name, capsule) => ({
    name,
    core: core(name, capsule),
    radius: coordinate(`${name}.radius`, capsule.radius),
  }),
};

function core(name: Side, { x1, y1, z1, x2, y2, z2 }: Omit<Segment3, "kind">): SegmentCore {
  return {
    type: "segment",
    from: [coordinate(`${name}.x1`, x1), coordinate(`${name}.y1`, y1), coordinate(`${name}.z1`, z1)],
    to: [coordinate(`${name}.x2`, x2), coordinate(`${name}.y2`, y2), coordinate(`${name}.z2`, z2)],
  };
}

function at(name: Side, x: number, y: number, z: number): readonly Expression[] {
  return [coordinate(`${name}.x`, x), coordinate(`${name}.y`, y), coordinate(`${name}.z`, z)];
}

/** A shape under its name. */
export function operandOf(name: Side, shape: Shape3): Operand {
  return (operands[shape.kind] as (name: Side, shape: Shape3) => Operand)(name, shape);
}

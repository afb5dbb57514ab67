/**
 * Shapes that are one interval on each axis: points, boxes, and in one dimension intervals. They are apart where one ends
 * before the other begins on some axis, and their interiors are where it ends no later than the other begins.
 */
import { greater, lesser } from "../exact/rational.js";
import { type BoxCore, middle, type Operand, type PointCore, rangeOn, values } from "./core.js";
import type { AxisName, Side, Step } from "./explanation.js";
import { ask, type Expression, leaf } from "./expression.js";
import { along, type Proof } from "./proof.js";
import type { Vector } from "./vector.js";

/** What one shape covers of an axis, under its name. */
export interface NamedExtent {
  readonly name: Side;
  readonly min: Expression;
  readonly max: Expression;
}

/** Where two extents lie on one axis; `sign` is 1 where the first lies before the second. */
export type OnAxis =
  | { readonly relation: "disjoint" | "touching"; readonly sign: 1 | -1 }
  | { readonly relation: "overlapping" };

/** Asks whether there is a gap on the axis, and on which side. */
export function findGap(
  steps: Step[],
  axis: AxisName,
  a: NamedExtent,
  b: NamedExtent,
  where?: readonly string[],
): OnAxis {
  const topic = { axis, where: where ?? [] };
  if (ask(steps, "gap", a.max, "<", b.min, { ...topic, of: a.name, to: b.name })) {
    return { relation: "disjoint", sign: 1 };
  }
  if (ask(steps, "gap", b.max, "<", a.min, { ...topic, of: b.name, to: a.name })) {
    return { relation: "disjoint", sign: -1 };
  }
  return { relation: "overlapping" };
}

/**
 * Asks whether two extents without a gap meet only at an edge. Where each ends at the beginning of the other both are one
 * and the same number, which is its own interior.
 */
export function findEdge(
  steps: Step[],
  axis: AxisName,
  a: NamedExtent,
  b: NamedExtent,
  where?: readonly string[],
): OnAxis {
  const topic = { axis, where: where ?? [] };
  const aFirst = ask(steps, "edge", a.max, "=", b.min, { ...topic, of: a.name, to: b.name });
  const bFirst = ask(steps, aFirst ? "flat" : "edge", b.max, "=", a.min, { ...topic, of: b.name, to: a.name });
  return aFirst === bFirst ? { relation: "overlapping" } : { relation: "touching", sign: aFirst ? 1 : -1 };
}

export type ProductOperand = Operand<PointCore | BoxCore>;

/** The extent of a point or a box on one axis. */
export function extentOn({ name, core }: ProductOperand, axis: number): NamedExtent {
  const [low, high] = core.type === "point" ? [core.at, core.at] : [core.min, core.max];
  return { name, min: low[axis] as Expression, max: high[axis] as Expression };
}

/** What a core covers of a direction, which formulas call n. */
export function extentAlong({ name, core }: Operand, direction: Vector): NamedExtent {
  const { min, max } = rangeOn(core, direction);
  return { name, min: leaf(`min n·${name}`, min), max: leaf(`max n·${name}`, max) };
}

/** Two points, two boxes, or one of each. */
export function explainProducts(steps: Step[], axes: readonly AxisName[], a: ProductOperand, b: ProductOperand): Proof {
  const { core: p } = a;
  const { core: q } = b;
  if (p.type === "point" && q.type === "point") return explainPoints(steps, axes, a, b, p, q);
  for (const find of [findGap, findEdge]) {
    for (const [index, axis] of axes.entries()) {
      const found = find(steps, axis, extentOn(a, index), extentOn(b, index));
      if (found.relation === "overlapping") continue;
      const direction = along(index, axes.length, found.sign);
      return found.relation === "disjoint"
        ? { relation: found.relation, direction }
        : { relation: found.relation, direction, point: commonMiddle(axes, a, b) };
    }
  }
  return { relation: "overlapping", point: commonMiddle(axes, a, b) };
}

function explainPoints(
  steps: Step[],
  axes: readonly AxisName[],
  a: Operand,
  b: Operand,
  p: PointCore,
  q: PointCore,
): Proof {
  for (const [index, axis] of axes.entries()) {
    const left = p.at[index] as Expression;
    const right = q.at[index] as Expression;
    if (!ask(steps, "same", left, "=", right, { of: a.name, to: b.name, axis })) {
      const ahead = greater(left.value, right.value) === right.value;
      return { relation: "disjoint", direction: along(index, axes.length, ahead ? 1 : -1) };
    }
  }
  return { relation: "overlapping", point: values(p.at) };
}

/** The middle of what two meeting products share: in both interiors wherever those meet. */
function commonMiddle(axes: readonly AxisName[], a: ProductOperand, b: ProductOperand): Vector {
  return axes.map((_, index) => {
    const p = extentOn(a, index);
    const q = extentOn(b, index);
    return middle(greater(p.min.value, q.min.value), lesser(p.max.value, q.max.value));
  });
}

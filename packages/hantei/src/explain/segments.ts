/** What segments of the plane and of space have in common, those without length included. */
import { divide, greater, lesser, ONE, type Rational, signOf, subtract, ZERO } from "../exact/rational.js";
import { arrow, definition, lengthSquared } from "./arrow.js";
import { type BoxCore, type Operand, type PointCore, type SegmentCore, type SolidCore, values } from "./core.js";
import type { Step } from "./explanation.js";
import { ask, type Expression, extreme, NOTHING } from "./expression.js";
import { extentOn, type NamedExtent, type ProductOperand } from "./extents.js";
import { difference, isZero, type Vector } from "./vector.js";

/** A segment without length becomes the point that it is, and a capsule a ball; noted down. */
export function withoutLength(steps: Step[], operand: Operand<SegmentCore>): Operand<SegmentCore | PointCore> {
  const { from, to } = operand.core;
  const u = arrow(from, to);
  if (!isZero(values(u))) return operand;
  const ofPart = operand.radius === undefined ? undefined : ({ type: "core", index: 0 } as const);
  const topic = { of: operand.name, ofPart, to: operand.name, where: [definition("u", u)] };
  ask(steps, "length", lengthSquared("|u|²", u), "=", NOTHING, topic);
  return { ...operand, core: { type: "point", at: from } };
}

/** What is left of a shape whose radius, if it has one, is 0: its core; a segment without length is a point. */
export function withoutRadius(steps: Step[], { name, core }: Operand): Operand {
  return core.type === "segment" ? withoutLength(steps, { name, core }) : { name, core };
}

/** What a segment, or any core that it is held against, covers of one axis. */
export function spanOf(operand: Operand<SolidCore>, axis: number): NamedExtent {
  const { name, core } = operand;
  if (core.type !== "segment") return extentOn(operand as ProductOperand, axis);
  const [from, to] = [core.from[axis], core.to[axis]] as [Expression, Expression];
  return { name, min: extreme("min", from, to), max: extreme("max", from, to) };
}

/** The parameters at which a segment enters a box and leaves it (Liang and Barsky's clipping, 1984, over fractions). */
export function clipped(from: Vector, to: Vector, box: BoxCore): readonly [Rational, Rational] {
  let enter = ZERO;
  let leave = ONE;
  for (const [axis, component] of difference(to, from).entries()) {
    if (signOf(component) === 0) continue;
    const atMin = divide(subtract((box.min[axis] as Expression).value, from[axis] as Rational), component);
    const atMax = divide(subtract((box.max[axis] as Expression).value, from[axis] as Rational), component);
    enter = greater(enter, lesser(atMin, atMax));
    leave = lesser(leave, greater(atMin, atMax));
  }
  return [enter, leave];
}

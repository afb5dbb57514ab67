/** What a comparison or a witness looks like on the figure. */
import type { Explanation, Place, Shape, Side, Step } from "hantei";
import { cut } from "./clip.js";
import { levelLine } from "./level-line.js";
import { pathOf } from "./outline.js";
import { pairNamed } from "./step-numbers.js";
import type { View } from "./view.js";
import { waysOf } from "./ways.js";

export type Mark =
  | {
      readonly type: "line";
      readonly tone: Tone;
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
    }
  | { readonly type: "dot"; readonly tone: Tone; readonly x: number; readonly y: number }
  /** What an arrow is called in the formula; its place is that of the letter's foot. */
  | { readonly type: "name"; readonly tone: Side; readonly text: string; readonly x: number; readonly y: number }
  /** An outline, or an arrow. */
  | { readonly type: "path"; readonly tone: Tone; readonly d: string; readonly dashed: boolean };

export type Tone = Side | "both" | "touch" | "gap";

/** A field of one shape that a formula names: `a.maxX`, `b.y`, `a.x1`, `b.y[2]`. */
const FIELD = /\b([ab])\.(min[XY]|max[XY]|[xy][12]?)(?:\[(\d+)\])?/g;
/** Where a shape that has no such field ends: `max a.x` on an axis, `min n·b` along a direction. */
const EXTENT = /^(?:(?:max|min) ([ab])\.([xy])|(?:max |min )?n·([ab]))$/;

/**
 * A step's marks: the lines and points that its formula names, in the color of the shape they belong to; where it names none,
 * the shapes that it is about.
 */
export function marksOf(step: Step, { a, b }: Explanation<Shape>, view: View): readonly Mark[] {
  const shapes = { a, b };
  const marks = new Map<string, Mark>();
  for (const [, name, field = "", index] of [step.formula, ...step.where].join(" ").matchAll(FIELD)) {
    const tone = name as Side;
    const mark = markOf(shapes[tone], field, index, tone, view);
    if (mark !== undefined) marks.set(JSON.stringify(mark), mark);
  }
  for (const mark of [...extents(step, view), ...spot(step, view), ...waysOf(step, shapes, view)])
    marks.set(JSON.stringify(mark), mark);
  for (const [side, part] of [
    [step.of, step.ofPart],
    [step.to, step.toPart],
  ] as const) {
    if (part === undefined) continue;
    const shape = shapes[side];
    if (!("coordinates" in shape)) continue;
    const vertex = vertexOf(shape, part.index);
    if (part.type === "vertex" && vertex) marks.set(`${side} ${part.index}`, dot(vertex, side, view));
    if (part.type === "edge" && vertex) {
      const [x, y] = vertexOf(shape, part.index + 1) ?? vertexOf(shape, 0) ?? vertex;
      marks.set(`${side} edge`, { type: "line", tone: side, ...cut(view, ...vertex, x, y) });
    }
  }
  if (marks.size > 0) return [...marks.values()];
  return [...new Set([step.of, step.to])].map((side) => whole(shapes[side], side, view));
}

/** The two lines at which the shapes end that a step compares. */
function extents(step: Step, view: View): readonly Mark[] {
  const [left = "", right = ""] = step.formula.split(/ [<≤=≥>] /);
  const sides = [
    [left, step.left.value],
    [right, step.right.value],
  ] as const;
  return sides.flatMap(([text, value]) => {
    const [, onAxis, axis, onNormal] = EXTENT.exec(text) ?? [];
    if (onAxis !== undefined)
      return [axis === "x" ? across(view.x(value), onAxis as Side, view) : along(view.y(value), onAxis as Side, view)];
    const n = pairNamed("n", step);
    return onNormal === undefined || n === undefined ? [] : parting(n, value, onNormal as Side, view);
  });
}

/** The point p that a step is about, and the ray to its right where crossings are counted on it. */
function spot(step: Step, view: View): readonly Mark[] {
  const p = step.ofPart?.type === "spot" ? pairNamed("p", step) : undefined;
  if (p === undefined) return [];
  const point = dot(p, step.of, view);
  if (!step.formula.startsWith("crossings")) return [point];
  const [x, y] = [view.x(p[0]), view.y(p[1])];
  return [point, { type: "line", tone: step.of, x1: x, y1: y, x2: Math.max(x, view.width), y2: y }];
}

function whole(shape: Shape, tone: Side, view: View): Mark {
  if (shape.kind === "point") return dot([shape.x, shape.y], tone, view);
  return { type: "path", tone, d: pathOf(shape, view), dashed: false };
}

function markOf(shape: Shape, field: string, index: string | undefined, tone: Side, view: View): Mark | undefined {
  if (/^m..[XY]$/.test(field)) {
    const value = (shape as unknown as Record<string, number>)[field];
    if (value === undefined) return undefined;
    return field.endsWith("X") ? across(view.x(value), tone, view) : along(view.y(value), tone, view);
  }
  if (index !== undefined && "coordinates" in shape) {
    const vertex = vertexOf(shape, Number(index));
    return vertex && dot(vertex, tone, view);
  }
  const digit = field.slice(1);
  const numbers = shape as unknown as Record<string, number>;
  const [x, y] = [numbers[`x${digit}`], numbers[`y${digit}`]];
  return x === undefined || y === undefined ? undefined : dot([x, y], tone, view);
}

function vertexOf(shape: { readonly coordinates: readonly number[] }, index: number): [number, number] | undefined {
  const [x, y] = [shape.coordinates[2 * index], shape.coordinates[2 * index + 1]];
  return x === undefined || y === undefined ? undefined : [x, y];
}

function dot([x, y]: readonly [number, number], tone: Tone, view: View): Mark {
  return { type: "dot", tone, x: view.x(x), y: view.y(y) };
}

function across(x: number, tone: Tone, { height }: View): Mark {
  return { type: "line", tone, x1: x, y1: 0, x2: x, y2: height };
}

function along(y: number, tone: Tone, { width }: View): Mark {
  return { type: "line", tone, x1: 0, y1: y, x2: width, y2: y };
}

/** What proves the relation: a common point, the nearest points, or a line through the gap. */
export function witnessMarks({ witness, relation, a, b }: Explanation<Shape>, view: View): readonly Mark[] {
  const tone: Tone = relation === "overlapping" ? "both" : relation === "touching" ? "touch" : "gap";
  const numbers = (place: Place): readonly [number, number] => [place[0]?.value ?? 0, place[1]?.value ?? 0];
  const at = (place: Place): Mark => dot(numbers(place), tone, view);
  switch (witness.type) {
    case "point":
    case "touch":
      return [at(witness.point)];
    case "contact":
      return [at(witness.point), ...parting(numbers(witness.axis.direction), middle(witness.axis, a, b), tone, view)];
    case "axis":
      return parting(numbers(witness.axis.direction), middle(witness.axis, a, b), tone, view);
    case "apart": {
      const { a: onA, b: onB } = witness.nearest;
      return [at(onA), at(onB), { type: "line", tone, ...cut(view, ...numbers(onA), ...numbers(onB)) }];
    }
  }
}

type AxisOf = Extract<Explanation<Shape>["witness"], { type: "axis" }>["axis"];

/** Where on the axis the line through the gap goes: halfway between the shapes, their radii counted. */
function middle({ direction, a: onA, b: onB }: AxisOf, a: Shape, b: Shape): number {
  const length = Math.hypot(...direction.map(({ value }) => value));
  const radius = (shape: Shape): number => ("radius" in shape ? shape.radius : 0);
  const end = onA.max.value + radius(a) * length;
  const start = onB.min.value - radius(b) * length;
  return (end + start) / 2;
}

/** The line of all points p with direction · p = value. */
function parting(direction: readonly [x: number, y: number], value: number, tone: Tone, view: View): readonly Mark[] {
  const ends = levelLine(direction, value, view);
  return ends === undefined ? [] : [{ type: "line", tone, ...ends }];
}

/** What a comparison's short names stand for: of `u = (a.x2 − a.x1, a.y2 − a.y1) = (6, 4)` the arrow from the one end to the other. */
import type { Explanation, Shape, Side, Step } from "hantei";
import { arrowToHandle } from "./arrow.js";
import { cut } from "./clip.js";
import type { Mark } from "./marks.js";
import { pairNamed } from "./step-numbers.js";
import type { View } from "./view.js";

type Spot = readonly [x: number, y: number];

const WAY = /^(\w) = \(([\w.]+) − ([\w.]+), ([\w.]+) − ([\w.]+)\) = /;
const PLACE = /^([abp])\.((?:min|max)?[xy])(\d*)$/i;
/** From an arrow to the middle of its name, and from there to the letter's foot. */
const BESIDE = 12;
const FOOT = 5;

/** The arrows that a step computes with, each with its name beside it; in the color of the shape that it leads to. */
export function waysOf(step: Step, shapes: Pick<Explanation<Shape>, "a" | "b">, view: View): readonly Mark[] {
  return step.where.flatMap((line) => {
    const [, name, toX, fromX, toY, fromY] = WAY.exec(line) ?? [];
    const to = placeOf(toX, toY, step, shapes);
    const from = placeOf(fromX, fromY, step, shapes);
    if (name === undefined || to === undefined || from === undefined) return [];
    const owner = toX?.startsWith("p") ? step.of : (toX?.[0] as Side);
    return wayMarks(name, owner, cut(view, ...from, ...to));
  });
}

function wayMarks(text: string, tone: Side, ends: ReturnType<typeof cut>): Mark[] {
  const { x1, y1, x2, y2 } = ends;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = length > 0 ? [(x2 - x1) / length, (y2 - y1) / length] : [1, 0];
  // Below it, or left of one that is upright: shapes have their names above, or to the right.
  const side = ux > 0 || (ux === 0 && uy > 0) ? 1 : -1;
  const place = {
    x: x1 + 0.6 * length * ux - side * BESIDE * uy,
    y: y1 + 0.6 * length * uy + side * BESIDE * ux + FOOT,
  };
  return [
    { type: "path", tone, d: arrowToHandle(x1, y1, x2, y2), dashed: false },
    { type: "name", tone, text, ...place },
  ];
}

/** Where a corner, an end or a vertex is of which both coordinates are named. */
function placeOf(
  x: string | undefined,
  y: string | undefined,
  step: Step,
  shapes: Pick<Explanation<Shape>, "a" | "b">,
): Spot | undefined {
  const [, owner, axisX] = PLACE.exec(x ?? "") ?? [];
  const [, ownerOfY, axisY] = PLACE.exec(y ?? "") ?? [];
  if (owner !== ownerOfY || !axisX || !axisY || !/x$/i.test(axisX) || !/y$/i.test(axisY)) return undefined;
  if (owner === "p") return pairNamed("p", step);
  const shape = shapes[owner as Side];
  const [px, py] = [coordinateOf(shape, x ?? ""), coordinateOf(shape, y ?? "")];
  return px === undefined || py === undefined ? undefined : [px, py];
}

function coordinateOf(shape: Shape, symbol: string): number | undefined {
  const [, , field = "", index = ""] = PLACE.exec(symbol) ?? [];
  if ("coordinates" in shape) return shape.coordinates[2 * Number(index) + (field === "y" ? 1 : 0)];
  return (shape as unknown as Record<string, number>)[field + index];
}

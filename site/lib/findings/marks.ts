/** Where an answer is on the figure: dots, lines, arrows, and shapes that were moved. */
import { type Shape, translate } from "hantei";
import { type Arrow, arrowPath } from "../arrow.js";
import { cut } from "../clip.js";
import type { Mark, Tone } from "../marks.js";
import { pathOf } from "../outline.js";
import type { View } from "../view.js";

export type Place = Pick<Arrow, "x" | "y">;

export function dot({ x, y }: Place, tone: Tone, view: View): Mark {
  return { type: "dot", tone, x: view.x(x), y: view.y(y) };
}

export function line(p: Place, q: Place, tone: Tone, view: View): Mark {
  return { type: "line", tone, ...cut(view, p.x, p.y, q.x, q.y) };
}

export function outline(shape: Shape, tone: Tone, view: View): Mark {
  return { type: "path", tone, d: pathOf(shape, view), dashed: true };
}

/** An arrow of a length in pixels, from a place along a direction of length 1. */
export function arrow({ x, y }: Place, direction: Place, length: number, tone: Tone, view: View): Mark {
  const [px, py] = [view.x(x), view.y(y)];
  return {
    type: "path",
    tone,
    d: arrowPath(px, py, px + direction.x * length, py - direction.y * length),
    dashed: false,
  };
}

export function ghost(shape: Shape, dx: number, dy: number, tone: Tone, view: View): Mark[] {
  const moved = shifted(shape, dx, dy);
  return moved === undefined ? [] : [outline(moved, tone, view)];
}

export function shifted(shape: Shape, dx: number, dy: number): Shape | undefined {
  try {
    return translate(shape, dx, dy);
  } catch {
    return undefined;
  }
}

/** Where an answer is on the figure: dots, lines, arrows, and shapes that were moved. */
import { type Shape, translate } from "hantei";
import type { Arrow } from "../arrow.js";
import { cut } from "../clip.js";
import type { Mark, Tone } from "../marks.js";
import { pathOf } from "../outline.js";
import { pixels, type View } from "../view.js";

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

/** A line with a head at its end, as the `d` of a path; pixels. */
export function arrowPath(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
  // Near the largest double a cast's point or normal may be no number.
  if (Number.isNaN(length)) return "M0 0";
  const shaft = `M${pixels(x1)} ${pixels(y1)}L${pixels(x2)} ${pixels(y2)}`;
  if (!(length > 1)) return shaft;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = Math.min(9, length / 2);
  const end = (side: 1 | -1): string =>
    `${pixels(x2 - head * (ux + side * 0.5 * uy))} ${pixels(y2 - head * (uy - side * 0.5 * ux))}`;
  return `${shaft}M${end(1)}L${pixels(x2)} ${pixels(y2)}L${end(-1)}`;
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

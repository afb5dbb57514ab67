/** From the shapes' units to pixels of a figure, y upwards. */
import { bounds, type Shape } from "hantei";
import type { Window } from "./window.js";

export interface View {
  readonly width: number;
  readonly height: number;
  /** Pixels a unit. */
  readonly scale: number;
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
  readonly fromX: (pixel: number) => number;
  readonly fromY: (pixel: number) => number;
}

/** Far outside any figure, for infinite bounds. */
const BEYOND = 5000;

/** A view as wide as it is told, and as high as the window then wants. */
export function viewOf(window: Window, width: number): View {
  const scale = width / (window.maxX - window.minX);
  const height = scale * (window.maxY - window.minY);
  const bounded = (pixel: number): number => Math.min(Math.max(pixel, -BEYOND), BEYOND);
  return {
    width,
    height,
    scale,
    x: (x) => bounded((x - window.minX) * scale),
    y: (y) => bounded(height - (y - window.minY) * scale),
    fromX: (pixel) => window.minX + pixel / scale,
    fromY: (pixel) => window.minY + (height - pixel) / scale,
  };
}

/** A shape's outline as the `d` of an SVG path. */
export function pathOf(shape: Shape, { x, y, scale }: View): string {
  const at = (px: number, py: number): string => `${pixels(x(px))} ${pixels(y(py))}`;
  const chain = (list: readonly number[]): string =>
    list.flatMap((px, i) => (i % 2 === 0 ? [at(px, list[i + 1] as number)] : [])).join("L");
  switch (shape.kind) {
    case "point":
      return `M${at(shape.x, shape.y)}h0`;
    case "segment":
      return `M${at(shape.x1, shape.y1)}L${at(shape.x2, shape.y2)}`;
    case "box":
      return `M${at(shape.minX, shape.minY)}H${pixels(x(shape.maxX))}V${pixels(y(shape.maxY))}H${pixels(x(shape.minX))}Z`;
    case "circle": {
      const r = pixels(shape.radius * scale);
      return `M${pixels(x(shape.x) - shape.radius * scale)} ${pixels(y(shape.y))}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
    case "capsule": {
      const [x1, y1, x2, y2] = [x(shape.x1), y(shape.y1), x(shape.x2), y(shape.y2)];
      const length = Math.hypot(x2 - x1, y2 - y1);
      const r = shape.radius * scale;
      const [nx, ny] = length === 0 ? [0, r] : [(-(y2 - y1) / length) * r, ((x2 - x1) / length) * r];
      const arc = (ex: number, ey: number): string => `A${pixels(r)} ${pixels(r)} 0 0 1 ${pixels(ex)} ${pixels(ey)}`;
      return `M${pixels(x1 + nx)} ${pixels(y1 + ny)}${arc(x1 - nx, y1 - ny)}L${pixels(x2 - nx)} ${pixels(y2 - ny)}${arc(x2 + nx, y2 + ny)}Z`;
    }
    case "polygon":
      return [shape.coordinates, ...shape.holes].map((ring) => `M${chain(ring)}Z`).join("");
    case "polyline":
      return `M${chain(shape.coordinates)}`;
  }
}

/** The middle of a bounded shape's top and bottom, in pixels. */
export function topOf(
  shape: Shape,
  { x, y }: View,
): { readonly x: number; readonly top: number; readonly bottom: number } {
  const { minX, minY, maxX, maxY } = bounds(shape);
  return { x: x(minX / 2 + maxX / 2), top: y(maxY), bottom: y(minY) };
}

/** Whether a shape of this kind has an inside to fill. */
export function isArea(shape: Shape): boolean {
  return shape.kind !== "point" && shape.kind !== "segment" && shape.kind !== "polyline";
}

export function pixels(value: number): number {
  return Math.round(value * 100) / 100;
}

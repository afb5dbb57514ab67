/** From the shapes' units to pixels of a figure, y upwards. */
import { bounds, type Shape } from "hantei";
import type { Window } from "./window.js";

export interface View {
  readonly width: number;
  readonly height: number;
  /** Pixels a unit. */
  readonly scale: number;
  /** In units; what lies far off is measured from here. */
  readonly middle: { readonly x: number; readonly y: number };
  /** A place's pixel; far out it is only far out, so that no line is made of two of them: see clip.ts. */
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
  readonly fromX: (pixel: number) => number;
  readonly fromY: (pixel: number) => number;
}

/** Farther out than any figure is large, and any arrow long; for infinite bounds, too. */
const BEYOND = 10_000;

/** How wide a figure is that nobody has measured yet, in pixels: on a prerendered page. */
export const UNMEASURED = 560;

/** A view as wide as it is told, and as high as the window then wants. */
export function viewOf(window: Window, width: number): View {
  const scale = width / (window.maxX - window.minX);
  const height = scale * (window.maxY - window.minY);
  const bounded = (pixel: number): number => Math.min(Math.max(pixel, -BEYOND), BEYOND);
  return {
    width,
    height,
    scale,
    middle: { x: window.minX / 2 + window.maxX / 2, y: window.minY / 2 + window.maxY / 2 },
    x: (x) => bounded((x - window.minX) * scale),
    y: (y) => bounded(height - (y - window.minY) * scale),
    fromX: (pixel) => window.minX + pixel / scale,
    fromY: (pixel) => window.minY + (height - pixel) / scale,
  };
}

/** The middle of a bounded shape's top and bottom, in pixels. */
export function topOf(
  shape: Shape,
  { x, y }: View,
): { readonly x: number; readonly top: number; readonly bottom: number } {
  const { minX, minY, maxX, maxY } = bounds(shape);
  return { x: x(minX / 2 + maxX / 2), top: y(maxY), bottom: y(minY) };
}

export function pixels(value: number): number {
  return Math.round(value * 100) / 100;
}

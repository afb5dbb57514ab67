/** A ray, or the way that a shape goes: from (x, y) by (dx, dy). */
import { pixels } from "./view.js";
import type { Window } from "./window.js";

export interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** One that fits into a window: across its middle, from left to right. */
export function arrowIn({ minX, minY, maxX, maxY }: Window): Arrow {
  const tidy = (value: number, size: number): number => {
    const unit = 10 ** Math.floor(Math.log10(size / 20));
    const rounded = Math.round(value / unit) * unit;
    return Number.isFinite(rounded) ? rounded : value;
  };
  const [width, height] = [maxX - minX, maxY - minY];
  const x = tidy(minX + 0.08 * width, width);
  const y = tidy(minY + 0.4 * height, width);
  return { x, y, dx: tidy(0.7 * width, width) || width, dy: tidy(-0.15 * height, width) };
}

/** An arrow that leads to a handle ends before it, or its head would be hidden; pixels. */
const TO_HANDLE = 7;

export function arrowToHandle(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (!(length > 3 * TO_HANDLE)) return arrowPath(x1, y1, x2, y2);
  const part = 1 - TO_HANDLE / length;
  return arrowPath(x1, y1, x1 + part * (x2 - x1), y1 + part * (y2 - y1));
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

/** A ray, or the way that a shape goes: from (x, y) by (dx, dy). */
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

/** Windows far into a figure, and how far a pixel is from where a line is there, by integers alone. */
import { type View, viewOf } from "../../lib/view.js";
import { type Window, zoomed } from "../../lib/window.js";

export type Four = readonly [x1: number, y1: number, x2: number, y2: number];

/** A window of the playground's ratio about a place, halved so many times, or as often as the playground would. */
export function windowAt(x: number, y: number, halvings: number): Window {
  let window: Window = { minX: x - 13.5, minY: y - 9, maxX: x + 13.5, maxY: y + 9 };
  for (let i = 0; i < halvings; i++) window = zoomed(window, 0.5) ?? window;
  return window;
}

/** The pixels that a place of the figure is away from the line through two places. */
export function pixelsAside(window: Window, view: View, px: number, py: number, [x1, y1, x2, y2]: Four): number {
  const [dx, dy] = [exact(x2) - exact(x1), exact(y2) - exact(y1)];
  const x = exact(window.minX) + exact(px / view.scale) - exact(x1);
  const y = exact(window.minY) + exact((view.height - py) / view.scale) - exact(y1);
  const aside = (x * dy - y * dx) / exact(Math.hypot(x2 - x1, y2 - y1));
  return Math.abs(Number((aside << 20n) / exact(1 / view.scale))) / 2 ** 20;
}

/** A double in units of the smallest. */
function exact(value: number): bigint {
  let [whole, halved] = [value, 0n];
  while (!Number.isInteger(whole)) {
    whole *= 2;
    halved++;
  }
  return BigInt(whole) << (1074n - halved);
}

/** Views of the three widths that pages are looked at with. */
export function viewsOf(window: Window): readonly View[] {
  return [328, 688, 860].map((width) => viewOf(window, width));
}

/** Every number that a path names. */
export function numbersIn(path: string): number[] {
  return path
    .split(/[MLHVAZah\s]+/)
    .filter((word) => word !== "")
    .map(Number);
}

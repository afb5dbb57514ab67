/** What of the plane a figure shows, and how that is chosen. */
import { bounds, type Shape } from "hantei";

export interface Window {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A window with all shapes in it and some room, of the given ratio of width to height. */
export function windowAround(shapes: readonly Shape[], ratio: number, otherwise: Window): Window {
  const all = shapes.map(bounds);
  const ends = (low: "minX" | "minY", high: "maxX" | "maxY"): [number, number] | undefined => {
    const numbers = all.flatMap((box) => [box[low], box[high]]).filter(Number.isFinite);
    return numbers.length === 0 ? undefined : [Math.min(...numbers), Math.max(...numbers)];
  };
  const [x, y] = [ends("minX", "maxX"), ends("minY", "maxY")];
  if (x === undefined || y === undefined) return otherwise;
  const size = Math.max(x[1] - x[0], (y[1] - y[0]) * ratio) * 1.35;
  // Below this, neighboring doubles are as far apart as the window is wide, and pixels mean nothing.
  const least = Math.max(Math.abs(x[0]), Math.abs(x[1]), Math.abs(y[0]), Math.abs(y[1])) * 1e-14;
  const width = Math.max(size, least, Number.MIN_VALUE * 1e16);
  if (!Number.isFinite(width)) return otherwise;
  const [cx, cy] = [x[0] / 2 + x[1] / 2, y[0] / 2 + y[1] / 2];
  return { minX: cx - width / 2, maxX: cx + width / 2, minY: cy - width / ratio / 2, maxY: cy + width / ratio / 2 };
}

/** The window with its middle where it was, so many times as large; undefined where doubles cannot tell its points apart. */
export function zoomed({ minX, minY, maxX, maxY }: Window, factor: number): Window | undefined {
  const [cx, cy] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const [width, height] = [((maxX - minX) / 2) * factor, ((maxY - minY) / 2) * factor];
  if (!(width > Math.abs(cx) * 1e-14 && width < 1e300)) return undefined;
  return { minX: cx - width, maxX: cx + width, minY: cy - height, maxY: cy + height };
}

/** How far apart a grid's lines are: a power of ten, or a few, so that there are some, but not too many; 0 for none. */
export function gridOf({ minX, maxX }: Window): number {
  const width = maxX - minX;
  const ten = 10 ** Math.floor(Math.log10(width / 8));
  const size = width / ten > 40 ? 5 * ten : width / ten > 20 ? 2 * ten : ten;
  return Number.isFinite(size) && size > Math.abs(minX) * 1e-12 ? size : 0;
}

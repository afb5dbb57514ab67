/** What of the plane a figure shows, and how that is chosen. */
import { bounds, type Shape } from "hantei";

export interface Window {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * The narrowest window, as a part of the largest number in it: in one a hundred times narrower, neighboring doubles are as far
 * apart as it is wide, and pixels mean nothing.
 */
const FINEST = 1e-14;
/** Below this, pixels a unit and what is computed with them would leave the doubles. */
const NARROWEST = 1e-300;
/** Heights, as parts of the width, that can be looked at on a page. */
const FLATTEST = 0.2;
const TALLEST = 3;

/** Why a window cannot be shown, in words; undefined where it can. */
export function unusable({ minX, minY, maxX, maxY }: Window): string | undefined {
  const [width, height] = [maxX - minX, maxY - minY];
  if (!(width > 0 && height > 0)) return "the window is empty";
  const most = Math.max(Math.abs(minX), Math.abs(minY), Math.abs(maxX), Math.abs(maxY));
  if (!Number.isFinite(width) || !Number.isFinite(most)) return "the window is too large for doubles";
  // Half as narrow: what rounding made of a window as narrow as we let them be is one, too.
  if (width < NARROWEST || width < (FINEST / 2) * most)
    return "the window is too small: doubles cannot tell its points apart";
  if (!(height >= FLATTEST * width && height <= TALLEST * width)) {
    return `the window is ${height / width} times as high as wide; it can be ${FLATTEST} to ${TALLEST} times`;
  }
  return undefined;
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
  const least = Math.max(Math.abs(x[0]), Math.abs(x[1]), Math.abs(y[0]), Math.abs(y[1])) * FINEST;
  const width = Math.max(size, least, NARROWEST);
  if (!Number.isFinite(width)) return otherwise;
  const [cx, cy] = [x[0] / 2 + x[1] / 2, y[0] / 2 + y[1] / 2];
  const window = {
    minX: cx - width / 2,
    maxX: cx + width / 2,
    minY: cy - width / ratio / 2,
    maxY: cy + width / ratio / 2,
  };
  return unusable(window) === undefined ? window : otherwise;
}

/** The window with its middle where it was, so many times as large; undefined where doubles cannot tell its points apart. */
export function zoomed({ minX, minY, maxX, maxY }: Window, factor: number): Window | undefined {
  const [cx, cy] = [minX / 2 + maxX / 2, minY / 2 + maxY / 2];
  const [width, height] = [((maxX - minX) / 2) * factor, ((maxY - minY) / 2) * factor];
  if (!(width > Math.max(Math.abs(cx), Math.abs(cy)) * FINEST && width < 1e300)) return undefined;
  const window = { minX: cx - width, maxX: cx + width, minY: cy - height, maxY: cy + height };
  return unusable(window) === undefined ? window : undefined;
}

/** Steps as parts of a window's width: larger ones lead out of it, and smaller ones nobody sees in it. */
const LARGEST_STEP = 1 / 4;
const SMALLEST_STEP = 1 / 1000;

/**
 * The grid for something new that is so many steps wide at least: the one that is chosen or, where its steps do not suit the
 * window, that of the lines shown; 0 for none.
 */
export function gridFor(window: Window, step: number, steps = 1): number {
  const width = window.maxX - window.minX;
  return step >= width * SMALLEST_STEP && steps * step <= width * LARGEST_STEP ? step : gridOf(window);
}

/** How far apart a grid's lines are: a power of ten, or a few, so that there are some, but not too many; 0 for none. */
export function gridOf({ minX, minY, maxX, maxY }: Window): number {
  const width = maxX - minX;
  const ten = 10 ** Math.floor(Math.log10(width / 8));
  const size = width / ten > 40 ? 5 * ten : width / ten > 20 ? 2 * ten : ten;
  return Number.isFinite(size) &&
    size > Math.max(Math.abs(minX), Math.abs(minY), Math.abs(maxX), Math.abs(maxY)) * 1e-12
    ? size
    : 0;
}

/** Where in the picture a coordinate lies. */
import type { Bounds } from "../../pairs/layer.js";
import { type IsLine, isFarOff, type Limits, limitsOf } from "./far-off.js";

/** The drawing's width in pixels; its height follows from the shapes. */
export const WIDTH = 1000;
const TALLEST = 1250;
const LOWEST = 260;
/** Of two slots, lanes as high as the sheet would be blocks and no bars. */
const HIGHEST_LANE = 64;
export const MARGIN = 24;
/** Above the drawing: title and legend. */
export const HEAD = 84;
/** Below it: the range of the coordinates. */
export const FOOT = 34;

/** So far left of what is finite goes what is not, where there is a gutter. */
const BEYOND_GUTTER = 8;

/** A rectangle in pixels: left, top, right, bottom. */
export type Rectangle = readonly [x1: number, y1: number, x2: number, y2: number];

/** From the least to the greatest of finite numbers; the least is above the greatest where there are none. */
export type Extent = readonly [least: number, greatest: number];

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** What shapes are drawn in. What is unbounded goes on beyond it. */
  readonly window: Rectangle;
  /** How far the finite bounds go, but for those that are far off. */
  readonly x: Extent;
  readonly y: Extent;
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  /** Pixels a unit of x; y has its own only where they are free. */
  readonly scale: number;
  /** Beyond these is what is far off; undefined where nothing is. */
  readonly limits: Limits | undefined;
}

/** Of what may be drawn to different scales along x and y, as time and lanes are. */
export interface Free {
  /** What is left free at the left, in pixels. */
  readonly gutter: number;
  /** How many pixels a unit of y is to have at least, where there is room. */
  readonly least: number;
}

/** As far beyond the window may a place be said to be, in pixels: a million windows, so that lines keep their directions. */
const REACH = 1e9;

/** A frame that holds all finite bounds, but for what is far off. */
export function frameOf(all: readonly Bounds[], isLine: IsLine, free?: Free): Frame {
  const limits = limitsOf(all, free !== undefined, isLine);
  let isCut = false;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const bounds of all) {
    for (let i = 0; i < bounds.minX.length; i++) {
      const isOff = isFarOff(bounds, i, limits);
      isCut ||= isOff;
      for (const x of isOff ? [] : [bounds.minX[i] as number, bounds.maxX[i] as number]) {
        if (x < minX && x > -Infinity) minX = x;
        if (x > maxX && x < Infinity) maxX = x;
      }
      // What is far off in time has its lane.
      for (const y of isOff && free === undefined ? [] : [bounds.minY[i] as number, bounds.maxY[i] as number]) {
        if (y < minY && y > -Infinity) minY = y;
        if (y > maxY && y < Infinity) maxY = y;
      }
    }
  }
  const x: Extent = [minX, maxX];
  const y: Extent = [minY, maxY];
  [minX, maxX] = widened(minX, maxX);
  [minY, maxY] = widened(minY, maxY);
  // Halves, so that a range from −1e308 to 1e308 is one.
  const [dx, dy] = [maxX / 2 - minX / 2, maxY / 2 - minY / 2];
  const left = MARGIN + (free?.gutter ?? 0);
  const room = WIDTH - MARGIN - left;
  // What is all in one place, or nowhere, is no reason for a tall sheet.
  const ratio = x[0] < x[1] || y[0] < y[1] ? dy / dx : 0;
  const ofLanes = (pixels: number): number => 2 * dy * pixels;
  const wanted =
    free === undefined
      ? room * ratio
      : Math.max(Math.min((WIDTH - 2 * MARGIN) * 0.6, ofLanes(HIGHEST_LANE)), ofLanes(free.least));
  const plotHeight = Math.min(Math.max(wanted, LOWEST - 2 * MARGIN), TALLEST - 2 * MARGIN);
  const scaleX = room / dx / 2;
  const scaleY = plotHeight / dy / 2;
  const scale = free !== undefined ? scaleX : Math.min(scaleX, scaleY);
  const up = free !== undefined ? scaleY : scale;
  const [middleX, middleY] = [minX / 2 + maxX / 2, minY / 2 + maxY / 2];
  const height = HEAD + plotHeight + 2 * MARGIN + FOOT;
  const centerY = HEAD + MARGIN + plotHeight / 2;
  const first = free === undefined || free.gutter === 0 ? 0 : left - BEYOND_GUTTER;
  const window: Rectangle = [first, HEAD, WIDTH, HEAD + plotHeight + 2 * MARGIN];
  const reach = isCut ? REACH : 0;
  return {
    width: WIDTH,
    height: Math.ceil(height),
    x,
    y,
    window,
    toX: (x) => within(left + room / 2 + (x - middleX) * scale, window[0] - reach, window[2] + reach),
    toY: (y) => within(centerY - (y - middleY) * up, window[1] - reach, window[3] + reach),
    scale,
    limits: isCut ? limits : undefined,
  };
}

/** The value, or the end of a range that is nearer to it. */
export function within(value: number, least: number, greatest: number): number {
  return Math.min(Math.max(value, least), greatest);
}

/** Shorter ranges are widened: half of the least double is 0, and a pixel of it would be infinitely long. */
const SHORTEST = 1e-290;

/** A range that has a length. */
function widened(low: number, high: number): Extent {
  if (!(low <= high)) return [0, 1];
  if (high - low >= SHORTEST) return [low, high];
  if (low < high) return [low - SHORTEST, high + SHORTEST];
  const by = Math.max(1, Math.abs(low) / 1000);
  return [Math.max(low - by, -Number.MAX_VALUE), Math.min(high + by, Number.MAX_VALUE)];
}

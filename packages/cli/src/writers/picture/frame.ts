/** Where in the picture a coordinate lies. */
import type { Bounds } from "../../pairs/layer.js";

/** The drawing's width in pixels; its height follows from the shapes. */
export const WIDTH = 1000;
const TALLEST = 1250;
const LOWEST = 260;
export const MARGIN = 24;
/** Above the drawing: title and legend. */
export const HEAD = 84;
/** Below it: the range of the coordinates. */
export const FOOT = 34;

/** From the least to the greatest of finite numbers; the least is above the greatest where there are none. */
export type Extent = readonly [least: number, greatest: number];

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** How far the finite bounds go; what is unbounded is drawn to the frame's edge. */
  readonly x: Extent;
  readonly y: Extent;
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  /** Pixels a unit of x; y has its own only where `isFree`. */
  readonly scale: number;
}

/**
 * A frame that holds all finite bounds.
 *
 * @param isFree - Whether x and y may be drawn to different scales, as time and lanes are.
 */
export function frameOf(all: readonly Bounds[], isFree: boolean): Frame {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const bounds of all) {
    for (let i = 0; i < bounds.minX.length; i++) {
      for (const x of [bounds.minX[i] as number, bounds.maxX[i] as number]) {
        if (x < minX && x > -Infinity) minX = x;
        if (x > maxX && x < Infinity) maxX = x;
      }
      for (const y of [bounds.minY[i] as number, bounds.maxY[i] as number]) {
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
  const room = WIDTH - 2 * MARGIN;
  const wanted = isFree ? room * 0.6 : (room * dy) / dx;
  const plotHeight = Math.min(Math.max(wanted, LOWEST - 2 * MARGIN), TALLEST - 2 * MARGIN);
  const scaleX = room / dx / 2;
  const scaleY = plotHeight / dy / 2;
  const scale = isFree ? scaleX : Math.min(scaleX, scaleY);
  const up = isFree ? scaleY : scale;
  const [middleX, middleY] = [minX / 2 + maxX / 2, minY / 2 + maxY / 2];
  const height = HEAD + plotHeight + 2 * MARGIN + FOOT;
  const centerY = HEAD + MARGIN + plotHeight / 2;
  const beyond = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  return {
    width: WIDTH,
    height: Math.ceil(height),
    x,
    y,
    // What lies at infinity is drawn to the margin's end.
    toX: (x) => beyond(WIDTH / 2 + (x - middleX) * scale, 1, WIDTH - 1),
    toY: (y) => beyond(centerY - (y - middleY) * up, HEAD, HEAD + plotHeight + 2 * MARGIN),
    scale,
  };
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

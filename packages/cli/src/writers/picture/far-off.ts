/**
 * What lies so far off that with it in the picture all the rest would be a dot: the place 0, 0 of rows that have none, a year 9999.
 * The core is what lies between the outermost twentieth on each side; far off is what goes beyond it by nine times its length.
 */
import type { Bounds } from "../../pairs/layer.js";
import type { Extent } from "./frame.js";
import { nthLeast } from "./nth-least.js";

/** Of fewer, none is an exception. */
const FEWEST = 10;
/** One in so many may lie outside the core, on each of its sides. */
const ONE_IN = 20;
/** So many lengths of the core, which would have less than a tenth of the picture with what lies farther. */
const FAR = 9;

/** From where to where bounds are not far off, along each axis. */
export interface Limits {
  readonly x: Extent;
  readonly y: Extent;
}

const NONE: Extent = [-Infinity, Infinity];

/** Whether a part, by the place of its bounds among all and its own among these, is a line, which encloses nothing. */
export type IsLine = (of: number, part: number) => boolean;

/** @param isTime - Whether y is of lanes, none of which is far off. */
export function limitsOf(all: readonly Bounds[], isTime: boolean, isLine: IsLine): Limits {
  const x = core(
    all.map(({ minX }) => minX),
    all.map(({ maxX }) => maxX),
  );
  const y = isTime
    ? NONE
    : core(
        all.map(({ minY }) => minY),
        all.map(({ maxY }) => maxY),
      );
  const lengths = [x, y].map(([least, greatest]) => greatest - least);
  // Along both axes the scale is the same; a core without a length is one place, beside which anything may be seen.
  const length = Math.max(...lengths.filter((each) => each < Infinity), 0);
  const around = ([least, greatest]: Extent): Extent => [least - FAR * length, greatest + FAR * length];
  if (length === 0) return { x: NONE, y: NONE };
  const limits: Limits = { x: around(x), y: around(y) };
  if (isTime) return limits;
  return all.reduce((wide, bounds, of) => withGrounds(bounds, wide, x, y, (part) => isLine(of, part)), limits);
}

/** Wide enough for what encloses the core, too: it is the ground on which the rest lies, as the border of a site, and not far off. */
function withGrounds(
  { minX, minY, maxX, maxY }: Bounds,
  limits: Limits,
  x: Extent,
  y: Extent,
  isLine: (part: number) => boolean,
): Limits {
  const [wideX, wideY] = [[...limits.x], [...limits.y]] as [[number, number], [number, number]];
  for (let part = 0; part < minX.length; part++) {
    const [left, bottom] = [minX[part] as number, minY[part] as number];
    const [right, top] = [maxX[part] as number, maxY[part] as number];
    if (!(left <= x[0] && right >= x[1] && bottom <= y[0] && top >= y[1]) || isLine(part)) continue;
    widen(wideX, left, right);
    widen(wideY, bottom, top);
  }
  return { x: wideX, y: wideY };
}

function widen(extent: [number, number], least: number, greatest: number): void {
  if (least > -Infinity) extent[0] = Math.min(extent[0], least);
  if (greatest < Infinity) extent[1] = Math.max(extent[1], greatest);
}

/** Whether some bound of a part is far off; what has no end there is drawn so, wherever the rest lies. */
export function isFarOff({ minX, minY, maxX, maxY }: Bounds, part: number, { x, y }: Limits): boolean {
  return (
    isBeyond(minX[part] as number, x) ||
    isBeyond(maxX[part] as number, x) ||
    isBeyond(minY[part] as number, y) ||
    isBeyond(maxY[part] as number, y)
  );
}

function isBeyond(bound: number, [least, greatest]: Extent): boolean {
  return (bound < least && bound > -Infinity) || (bound > greatest && bound < Infinity);
}

function core(lows: readonly Float64Array[], highs: readonly Float64Array[]): Extent {
  // What has no end lies at the one that it has.
  const [low, high] = [finite(lows, highs), finite(highs, lows)];
  if (low.length < FEWEST) return NONE;
  const without = Math.max(1, Math.floor(low.length / ONE_IN));
  return [nthLeast(low, without), nthLeast(high, high.length - 1 - without)];
}

/** The finite ones of the first, and the second's in the places of others. */
function finite(first: readonly Float64Array[], second: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(first.reduce((sum, { length }) => sum + length, 0));
  let count = 0;
  for (const [index, column] of first.entries()) {
    const other = second[index] as Float64Array;
    // By index: of ten million values an iterator makes seconds.
    for (let i = 0; i < column.length; i++) {
      const own = column[i] as number;
      const value = own - own === 0 ? own : (other[i] as number);
      if (value - value === 0) all[count++] = value;
    }
  }
  return all.subarray(0, count);
}

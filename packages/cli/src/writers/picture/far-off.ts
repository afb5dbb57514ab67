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

/** @param isTime - Whether y is of lanes, none of which is far off. */
export function limitsOf(all: readonly Bounds[], isTime: boolean): Limits {
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
  return isTime ? limits : all.reduce((wide, bounds) => withGrounds(bounds, wide, x, y), limits);
}

/** Wide enough for what encloses the core, too: it is the ground on which the rest lies, as the border of a site, and not far off. */
function withGrounds({ minX, minY, maxX, maxY }: Bounds, limits: Limits, x: Extent, y: Extent): Limits {
  const [wideX, wideY] = [[...limits.x], [...limits.y]] as [[number, number], [number, number]];
  for (let part = 0; part < minX.length; part++) {
    const [left, bottom] = [minX[part] as number, minY[part] as number];
    const [right, top] = [maxX[part] as number, maxY[part] as number];
    if (!(left <= x[0] && right >= x[1] && bottom <= y[0] && top >= y[1])) continue;
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
  const [low, high] = [finite(lows), finite(highs)];
  if (Math.min(low.length, high.length) < FEWEST) return NONE;
  const [below, above] = [low, high].map(({ length }) => Math.max(1, Math.floor(length / ONE_IN))) as [number, number];
  const [least, greatest] = [nthLeast(low, below), nthLeast(high, high.length - 1 - above)];
  return least <= greatest ? [least, greatest] : NONE;
}

function finite(columns: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0));
  let count = 0;
  for (const column of columns) {
    // By index: of ten million values an iterator makes seconds.
    for (let i = 0; i < column.length; i++) {
      const value = column[i] as number;
      if (value - value === 0) all[count++] = value;
    }
  }
  return all.subarray(0, count);
}

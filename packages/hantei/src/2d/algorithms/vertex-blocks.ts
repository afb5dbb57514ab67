/**
 * Which vertices of many lie in a triangle. Vertices are put in the order in which a curve that fills the plane comes by (G. M. Morton,
 * 1966), so that boxes around blocks of 8, 64, 512, … that follow each other are small; and a block is passed over where its box
 * lies beside the triangle, or behind one of its sides.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2d } from "../../exact/orient2d.js";

/** Vertices, or blocks of the level below, in a block. */
const BLOCK = 8;
/** Bits of a place on the curve, for each axis, and of a vertex's number: all fit into a double. */
const PLACES = 1 << 14;
const MOST = 1 << 24;

/** As DETERMINANT_ERROR in `exact/orient2d.ts`, and as much again for what is added up here. */
const SIDE_ERROR = 16 * UNIT_ROUNDOFF;

export interface VertexBlocks {
  /** Coordinates in the curve's order, x and y. */
  readonly xy: Float64Array;
  /** Boxes of blocks of 8, of 64 and so on: minX, minY, maxX, maxY. */
  readonly levels: readonly Float64Array[];
}

/** Puts vertices into blocks; undefined where there are too many, or one is no number. */
export function vertexBlocks(xs: readonly number[], ys: readonly number[]): VertexBlocks | undefined {
  const count = xs.length;
  if (count > MOST) return undefined;
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    if (!(x - x + (y - y) === 0)) return undefined;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    keys[i] = curve(placeOf(xs[i] as number, minX, maxX), placeOf(ys[i] as number, minY, maxY)) * MOST + i;
  }
  keys.sort();
  const xy = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const vertex = (keys[i] as number) % MOST;
    xy[2 * i] = xs[vertex] as number;
    xy[2 * i + 1] = ys[vertex] as number;
  }
  const levels: Float64Array[] = [blocksOf(xy, 2)];
  while ((levels.at(-1) as Float64Array).length > 4) levels.push(blocksOf(levels.at(-1) as Float64Array, 4));
  return { xy, levels };
}

/** Where a coordinate lies between the least and the greatest, in whole numbers. Halves, for their difference may overflow. */
function placeOf(value: number, min: number, max: number): number {
  const place = ((value / 2 - min / 2) / (max / 2 - min / 2)) * PLACES;
  return place >= 0 ? (place < PLACES ? Math.floor(place) : PLACES - 1) : 0;
}

/** The place along the curve: the bits of both numbers, by turns. */
function curve(x: number, y: number): number {
  return spread(x) + 2 * spread(y);
}

function spread(value: number): number {
  let bits = (value | (value << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/** The boxes of blocks of points (two numbers each) or of boxes (four). */
function blocksOf(below: Float64Array, numbers: 2 | 4): Float64Array {
  const step = numbers * BLOCK;
  const boxes = new Float64Array(4 * Math.ceil(below.length / step));
  for (let block = 0, from = 0; from < below.length; block += 4, from += step) {
    let minX = Number.POSITIVE_INFINITY;
    let minY = Number.POSITIVE_INFINITY;
    let maxX = Number.NEGATIVE_INFINITY;
    let maxY = Number.NEGATIVE_INFINITY;
    const end = from + step < below.length ? from + step : below.length;
    for (let at = from; at < end; at += numbers) {
      const lowX = below[at] as number;
      const lowY = below[at + 1] as number;
      const highX = below[at + numbers - 2] as number;
      const highY = below[at + numbers - 1] as number;
      if (lowX < minX) minX = lowX;
      if (lowY < minY) minY = lowY;
      if (highX > maxX) maxX = highX;
      if (highY > maxY) maxY = highY;
    }
    boxes[block] = minX;
    boxes[block + 1] = minY;
    boxes[block + 2] = maxX;
    boxes[block + 3] = maxY;
  }
  return boxes;
}

/** Three corners, counter-clockwise. */
export type Corners = readonly [number, number, number, number, number, number];

/** Whether a vertex lies in a triangle or on its border, but for vertices that are equal to a corner. */
export function hasVertexIn({ xy, levels }: VertexBlocks, corners: Corners): boolean {
  const all = xy.length >> 1;
  for (let at = 0; at < all; ) {
    let level = 0;
    let block = at / BLOCK;
    let size = BLOCK;
    while (level + 1 < levels.length && block % BLOCK === 0) {
      block /= BLOCK;
      size *= BLOCK;
      level++;
    }
    while (level >= 0 && !isBeside(levels[level] as Float64Array, 4 * block, corners)) {
      block *= BLOCK;
      size /= BLOCK;
      level--;
    }
    if (level < 0) {
      const end = at + BLOCK < all ? at + BLOCK : all;
      for (; at < end; at++) {
        if (isWithin(xy[2 * at] as number, xy[2 * at + 1] as number, corners)) return true;
      }
    } else {
      at += size;
    }
  }
  return false;
}

/** Whether a point lies in the triangle or on its border, and is no corner. Exact. */
export function isWithin(px: number, py: number, [ax, ay, bx, by, cx, cy]: Corners): boolean {
  if ((px < ax && px < bx && px < cx) || (px > ax && px > bx && px > cx)) return false;
  if ((py < ay && py < by && py < cy) || (py > ay && py > by && py > cy)) return false;
  if ((px === ax && py === ay) || (px === bx && py === by) || (px === cx && py === cy)) return false;
  return (
    orient2d(ax, ay, bx, by, px, py) >= 0 &&
    orient2d(bx, by, cx, cy, px, py) >= 0 &&
    orient2d(cx, cy, ax, ay, px, py) >= 0
  );
}

/** Whether a box certainly lies apart from the triangle: beside its bounds, or behind one of its sides. */
function isBeside(boxes: Float64Array, at: number, [ax, ay, bx, by, cx, cy]: Corners): boolean {
  const minX = boxes[at] as number;
  const minY = boxes[at + 1] as number;
  const maxX = boxes[at + 2] as number;
  const maxY = boxes[at + 3] as number;
  if ((maxX < ax && maxX < bx && maxX < cx) || (minX > ax && minX > bx && minX > cx)) return true;
  if ((maxY < ay && maxY < by && maxY < cy) || (minY > ay && minY > by && minY > cy)) return true;
  return (
    isBehind(minX, minY, maxX, maxY, ax, ay, bx, by) ||
    isBehind(minX, minY, maxX, maxY, bx, by, cx, cy) ||
    isBehind(minX, minY, maxX, maxY, cx, cy, ax, ay)
  );
}

/** Whether the box certainly lies to the right of the side from p to q: its corner that is farthest to the left does. */
function isBehind(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  const ux = qx - px;
  const uy = qy - py;
  const up = ux * ((ux > 0 ? maxY : minY) - py);
  const across = uy * ((uy > 0 ? minX : maxX) - px);
  return across - up > SIDE_ERROR * (Math.abs(up) + Math.abs(across)) + UNDERFLOW_GUARD;
}

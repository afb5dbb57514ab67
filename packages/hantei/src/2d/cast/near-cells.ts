/**
 * Which cells of B a cell of A comes near, of many: by boxes around blocks of 8, 64, 512, … cells that follow each other, for these
 * go round the shape as its vertices do.
 *
 * ```text
 *       ┌─────────────┐        A cell's way is looked at twice: along the motion, where it is a lane, and along x and y, where
 *       │           A'│        cells of many shapes are level or upright. What is apart in either does not meet.
 *       │ A  ╱   ╱    │
 *       └─────────────┘
 * ```
 */
import { gauge, LARGEST } from "../../base/gauge.js";
import type { CellList } from "../algorithms/cell-list.js";
import { motions, UX, UY } from "../algorithms/motions.js";
import type { Lanes } from "./lanes.js";
import { FARTHER } from "./slack.js";

/** Cells, or blocks of the level below, in a block. */
const BLOCK = 8;
const LEVELS = 12;

/** Numbers of a box: the least across the motion, along it, of x and of y; then minus the greatest, so that all compare one way. */
const BOX = 8;
const ACROSS = 0;
const ALONG = 1;
const X = 2;
const Y = 3;
/** So many places behind a least number comes minus the greatest. */
const OTHER_END = 4;

/** The cells found, by their numbers; how many, `findNear` says. */
export const nearCells: { list: Int32Array } = { list: /* @__PURE__ */ new Int32Array(64) };

/** The boxes of all cells, then of blocks of them, and so on; level i begins with box `starts[i]`. */
const kept: { boxes: Float64Array } = { boxes: /* @__PURE__ */ new Float64Array(BOX * 64) };
const starts: Int32Array = /* @__PURE__ */ new Int32Array(LEVELS + 1);
/** How many levels there are, and how many cells. */
const sizes: Int32Array = /* @__PURE__ */ new Int32Array(2);
const TOP = 0;
const CELLS = 1;

/** The box that is looked in: as a box, but with the greatest first. */
const asked: Float64Array = /* @__PURE__ */ new Float64Array(BOX);

/** The time until which cells are looked for, and how far A goes as lanes measure it; not handed over, so that no call boxes them. */
export const soon: Float64Array = /* @__PURE__ */ new Float64Array(2);
export const UNTIL = 0;
export const FAR = 1;

/** Cells in the longest list whose boxes' room is kept: 160 kB. */
const MOST_KEPT = 1 << 11;

/** Lets go of the room of many boxes. */
export function forgetManyBoxes(): void {
  if (nearCells.list.length > MOST_KEPT) nearCells.list = new Int32Array(64);
  if (kept.boxes.length > 2 * BOX * MOST_KEPT) kept.boxes = new Float64Array(BOX * 64);
}

/** Works out the boxes of B's cells, whose lanes are known. */
export function boxCells(cells: CellList, { low, high, from, to }: Lanes): void {
  const { count, xy, starts: first } = cells;
  let boxesAll = 0;
  let level = 0;
  for (let size = count; ; size = Math.ceil(size / BLOCK)) {
    starts[level] = boxesAll;
    boxesAll += size;
    if (size <= 1) break;
    level++;
  }
  starts[level + 1] = boxesAll;
  sizes[TOP] = level;
  sizes[CELLS] = count;
  if (BOX * boxesAll > kept.boxes.length) kept.boxes = new Float64Array(2 * BOX * boxesAll);
  if (count > nearCells.list.length) nearCells.list = new Int32Array(2 * count);
  const { boxes } = kept;
  for (let cell = 0; cell < count; cell++) {
    const at = BOX * cell;
    boxes.fill(Number.POSITIVE_INFINITY, at, at + BOX);
    boxes[at + ACROSS] = low[cell] as number;
    boxes[at + ALONG] = from[cell] as number;
    boxes[at + ACROSS + OTHER_END] = -(high[cell] as number);
    boxes[at + ALONG + OTHER_END] = -(to[cell] as number);
    const end = first[cell + 1] as number;
    for (let i = first[cell] as number; i < end; i += 2) {
      const x = xy[i] as number;
      const y = xy[i + 1] as number;
      if (x < (boxes[at + X] as number)) boxes[at + X] = x;
      if (y < (boxes[at + Y] as number)) boxes[at + Y] = y;
      if (-x < (boxes[at + X + OTHER_END] as number)) boxes[at + X + OTHER_END] = -x;
      if (-y < (boxes[at + Y + OTHER_END] as number)) boxes[at + Y + OTHER_END] = -y;
    }
  }
  for (let i = 1; i <= level; i++) boxBlocks(i);
}

/** Works out the boxes of a level from those below. */
function boxBlocks(level: number): void {
  const { boxes } = kept;
  const below = BOX * (starts[level - 1] as number);
  const end = BOX * (starts[level] as number);
  const last = BOX * (starts[level + 1] as number);
  for (let at = end, child = below; at < last; at += BOX) {
    boxes.fill(Number.POSITIVE_INFINITY, at, at + BOX);
    for (let i = 0; i < BLOCK && child < end; i++, child += BOX) {
      for (let k = 0; k < BOX; k++) {
        if ((boxes[child + k] as number) < (boxes[at + k] as number)) boxes[at + k] = boxes[child + k] as number;
      }
    }
  }
}

/** Finds the cells whose boxes a cell of A may meet until then, as `soon` has it; how many there are. */
export function findNear(cells: CellList, cell: number, lanes: Lanes): number {
  ask(cells, cell, lanes);
  const { list } = nearCells;
  const all = sizes[CELLS] as number;
  const top = sizes[TOP] as number;
  let count = 0;
  for (let at = 0; at < all; ) {
    // The largest block that starts at this cell, then down to the first that is not met.
    let level = 0;
    let block = at;
    let size = 1;
    while (level < top && block % BLOCK === 0) {
      block /= BLOCK;
      size *= BLOCK;
      level++;
    }
    while (level >= 0 && isMet(BOX * ((starts[level] as number) + block))) {
      block *= BLOCK;
      size /= BLOCK;
      level--;
    }
    if (level < 0) {
      list[count++] = at++;
    } else {
      at += size;
    }
  }
  return count;
}

function isMet(at: number): boolean {
  const { boxes } = kept;
  for (let k = 0; k < BOX; k++) {
    if (!((boxes[at + k] as number) <= (asked[k] as number))) return false;
  }
  return true;
}

/** Writes what a cell passes over, along the motion and along x and y. */
function ask({ xy, starts: first }: CellList, cell: number, { low, high, from, to }: Lanes): void {
  const ux = motions[UX] as number;
  const uy = motions[UY] as number;
  const time = soon[UNTIL] as number;
  const way = soon[FAR] as number;
  const farther = FARTHER * ((gauge[LARGEST] as number) + Math.abs(ux) + Math.abs(uy)) + Number.MIN_VALUE;
  asked.fill(Number.NEGATIVE_INFINITY);
  const end = first[cell + 1] as number;
  for (let i = first[cell] as number; i < end; i += 2) {
    const x = xy[i] as number;
    const y = xy[i + 1] as number;
    if (x > (asked[X] as number)) asked[X] = x;
    if (y > (asked[Y] as number)) asked[Y] = y;
    if (-x > (asked[X + OTHER_END] as number)) asked[X + OTHER_END] = -x;
    if (-y > (asked[Y + OTHER_END] as number)) asked[Y + OTHER_END] = -y;
  }
  asked[ACROSS] = high[cell] as number;
  asked[ALONG] = (to[cell] as number) + time * way;
  asked[ACROSS + OTHER_END] = -(low[cell] as number);
  asked[ALONG + OTHER_END] = -(from[cell] as number);
  stretch(X, ux * time);
  stretch(Y, uy * time);
  for (let k = 0; k < BOX; k++) asked[k] = (asked[k] as number) + farther;
}

/** Stretches what is looked in along a coordinate. */
function stretch(coordinate: number, by: number): void {
  const at = by > 0 ? coordinate : coordinate + OTHER_END;
  asked[at] = (asked[at] as number) + Math.abs(by);
}

/**
 * Cells: coordinates as whole numbers, several of them side by side in one 32-bit integer.
 *
 * In the plane an integer has two lanes of 16 bits, in space three of 10 above two bits unused, and the highest bit of each lane
 * is a guard. With the guards of `a` set and those of `b` clear, a − b leaves a guard set exactly where a's lane is at least b's,
 * and no lane borrows from the next: so one subtraction compares all axes.
 *
 * A coordinate's cell is a function that never falls where the coordinate rises: roundings included, for a difference, a
 * product with a positive factor and a truncation, each rounded, are all monotone. Hence cells tell certainly what is
 * strictly less, and where two cells are equal the coordinates themselves decide (`search-plane.ts`). What frames hold is thus a
 * matter of speed alone.
 */
import { FAN_OUT, LEVELS_OF_FRAME, type Tree } from "./layout.js";

/** Bits of a lane, by the number of axes. */
const LANE_BITS: readonly number[] = [0, 0, 16, 10];
/** The first lane's lowest bit. */
const FIRST_BIT: readonly number[] = [0, 0, 0, 2];
const GUARDS_IN_PLANE = 0x80008000 | 0;
/** The guards of all lanes. */
const GUARDS: readonly number[] = [0, 0, GUARDS_IN_PLANE, (1 << 11) | (1 << 21) | (1 << 31)];
/** All lanes full, the guards clear: beyond every cell. */
const BEYOND: readonly number[] = [0, 0, 0x7fff7fff, (511 << 2) | (511 << 12) | (511 << 22)];
/** The least cell that a coordinate has is 1; this is the greatest. The two beyond them stand for entries that are not there. */
const LAST_CELL: readonly number[] = [0, 0, 32766, 510];

/**
 * The cells of the corner that `corner` holds from `from` on, in a frame; without guards.
 *
 * Comparisons that NaN fails (0 · ∞, in a frame without extent) give cell 1, as every other coordinate of such a frame.
 */
export function cellsOf(tree: Tree, frame: number, corner: Float64Array, from: number): number {
  const { axes, frames } = tree;
  const last = LAST_CELL[axes] as number;
  const bits = LANE_BITS[axes] as number;
  const first = FIRST_BIT[axes] as number;
  const at = 2 * axes * frame;
  let packed = 0;
  for (let axis = 0; axis < axes; axis++) {
    const cell =
      ((corner[from + axis] as number) - (frames[at + axis] as number)) * (frames[at + axes + axis] as number) + 1;
    packed |= (cell > 1 ? (cell < last ? cell : last) : 1) << (first + bits * axis);
  }
  return packed;
}

/**
 * Chooses a frame of a tier and writes the cells of the three levels that count in it, whose boxes are there already. As cells
 * never fall, those of a bound are the least and the greatest of what it bounds.
 */
export function fitFrame(tree: Tree, tier: number, index: number): void {
  const { axes, cells, top, firstEntry, firstBlock, firstFrame } = tree;
  const frame = (firstFrame[tier] as number) + index;
  const guards = GUARDS[axes] as number;
  const none = BEYOND[axes] as number;
  let level = LEVELS_OF_FRAME * tier;
  for (let width = FAN_OUT * FAN_OUT * FAN_OUT; width > 1 && level < top; width /= FAN_OUT, level++) {
    const from = index * width;
    const to = Math.min(from + width, (firstEntry[level + 1] as number) - (firstEntry[level] as number));
    if (level === LEVELS_OF_FRAME * tier) {
      for (let axis = 0; axis < axes; axis++) chooseFrame(tree, frame, axis, level, from, to);
    }
    if (axes === 2) writeCellsInPlane(tree, frame, level, from, to);
    else writeCells(tree, frame, level, from, to);
    // What is missing in the last block meets no window: its least cells are beyond all others, its greatest before.
    for (let entry = to; (entry & 7) !== 0; entry++) {
      const slot = 16 * ((firstBlock[level] as number) + (entry >>> 3)) + (entry & 7);
      cells[slot] = none;
      cells[slot + FAN_OUT] = guards;
    }
  }
}

/** Writes the cells of a frame's entries. */
function writeCells(tree: Tree, frame: number, level: number, from: number, to: number): void {
  const { axes, boxes, cells, firstEntry, firstBlock } = tree;
  const guards = GUARDS[axes] as number;
  for (let entry = from; entry < to; entry++) {
    const at = 2 * axes * ((firstEntry[level] as number) + entry);
    const slot = 16 * ((firstBlock[level] as number) + (entry >>> 3)) + (entry & 7);
    cells[slot] = cellsOf(tree, frame, boxes, at);
    cells[slot + FAN_OUT] = cellsOf(tree, frame, boxes, at + axes) | guards;
  }
}

/** The same with all in one loop: most of the time that fitting a tree takes is spent here. */
function writeCellsInPlane(tree: Tree, frame: number, level: number, from: number, to: number): void {
  const { boxes, frames, cells, firstEntry, firstBlock } = tree;
  const last = LAST_CELL[2] as number;
  const x = frames[4 * frame] as number;
  const y = frames[4 * frame + 1] as number;
  const perX = frames[4 * frame + 2] as number;
  const perY = frames[4 * frame + 3] as number;
  let at = 4 * ((firstEntry[level] as number) + from);
  const firstSlot = 16 * (firstBlock[level] as number);
  for (let entry = from; entry < to; entry++, at += 4) {
    const slot = firstSlot + ((entry >>> 3) << 4) + (entry & 7);
    const minX = ((boxes[at] as number) - x) * perX + 1;
    const minY = ((boxes[at + 1] as number) - y) * perY + 1;
    const maxX = ((boxes[at + 2] as number) - x) * perX + 1;
    const maxY = ((boxes[at + 3] as number) - y) * perY + 1;
    cells[slot] = (minX > 1 ? (minX < last ? minX : last) : 1) | ((minY > 1 ? (minY < last ? minY : last) : 1) << 16);
    cells[slot + FAN_OUT] =
      (maxX > 1 ? (maxX < last ? maxX : last) : 1) |
      ((maxY > 1 ? (maxY < last ? maxY : last) : 1) << 16) |
      GUARDS_IN_PLANE;
  }
}

/** Extents wider than so many times the mean do not stretch their frame; else one giant would put all else in one cell. */
const ORDINARY = 4;
/** By axes: a frame that spans so many times as much as an ordinary extent may have boxes in it that have gone far from all others. */
const WIDE: readonly number[] = [0, 0, 8192, 256];
/** What begins so many times as far from the mean as boxes do on average has: it does not stretch the frame either. */
const SPREAD = 8;
/** Rounds in which that is measured: in the first one, those that are far off count, too. */
const ROUNDS = 2;
/** Of what is added up, such a part: the sum of a frame's largest doubles is one. */
const PART: number = 1 / 128;
/** A few last bits of what is multiplied by it. */
const FEW_BITS: number = 2 * Number.EPSILON;
/** Of a frame's 512 entries, one in so many tells what is ordinary. */
const SAMPLED = 8;

/** Chooses where the cells of one axis begin and how narrow they are: around the finite, ordinary boxes of the frame. */
function chooseFrame(tree: Tree, frame: number, axis: number, level: number, from: number, to: number): void {
  const { axes, boxes, frames, firstEntry } = tree;
  const size = 2 * axes;
  const first = size * ((firstEntry[level] as number) + from) + axis;
  const end = size * ((firstEntry[level] as number) + to) + axis;
  const stride = to - from > FAN_OUT * FAN_OUT ? SAMPLED * size : size;
  // The mean extent, and then the mean of those that are not far above it: giants hide each other from one mean alone.
  let widest = Number.MAX_VALUE;
  for (let round = 0; round < 2; round++) {
    let sum = 0;
    let counted = 0;
    for (let at = first; at < end; at += stride) {
      const extent = (boxes[at + axes] as number) - (boxes[at] as number);
      if (extent <= widest) {
        sum += extent;
        counted++;
      }
    }
    widest = counted === 0 ? 0 : (ORDINARY * sum) / counted;
  }
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let at = first; at < end; at += size) {
    const min = boxes[at] as number;
    const max = boxes[at + axes] as number;
    if (max - min <= widest) {
      if (min < least) least = min;
      if (max > greatest) greatest = max;
    }
  }
  if (greatest - least > (WIDE[axes] as number) * widest) {
    // In halves: no difference of them is beyond the largest double.
    let middle = 0;
    let reach = Number.MAX_VALUE;
    for (let round = 0; round < ROUNDS; round++) {
      middle = meanAway(boxes, first, end, stride, axes, widest, middle, reach, true);
      reach = SPREAD * meanAway(boxes, first, end, stride, axes, widest, middle, reach, false) + 0.5 * widest;
    }
    least = Number.POSITIVE_INFINITY;
    greatest = Number.NEGATIVE_INFINITY;
    for (let at = first; at < end; at += size) {
      const min = boxes[at] as number;
      const max = boxes[at + axes] as number;
      if (max - min <= widest && Math.abs(0.5 * min - middle) <= reach) {
        if (min < least) least = min;
        if (max > greatest) greatest = max;
      }
    }
  }
  // The first cell and the last stay free, so that what lies before or behind all ordinary boxes is told from them: two cells
  // at each end, and more where doubles are farther apart.
  const last = LAST_CELL[axes] as number;
  const margin = (2 / last) * (greatest - least) + FEW_BITS * (Math.abs(least) + Math.abs(greatest));
  const origin = Math.max(least - margin, -Number.MAX_VALUE);
  // Halves, whose difference is a double. What lies more than the largest one behind the origin is in the last cell.
  const scale = (0.5 * (last - 1)) / (0.5 * Math.min(greatest + margin, Number.MAX_VALUE) - 0.5 * origin);
  // NaN where no box is ordinary.
  const useful = scale > 0 && scale < Number.POSITIVE_INFINITY;
  frames[size * frame + axis] = useful ? origin : 0;
  frames[size * frame + axes + axis] = useful ? scale : 0;
}

/** Of a sample of ordinary boxes that begin within reach of the middle, the mean of where, or of how far from it; all in halves. */
function meanAway(
  boxes: Float64Array,
  first: number,
  end: number,
  stride: number,
  axes: number,
  widest: number,
  middle: number,
  reach: number,
  signed: boolean,
): number {
  let sum = 0;
  let counted = 0;
  for (let at = first; at < end; at += stride) {
    const min = boxes[at] as number;
    const away = Math.abs(0.5 * min - middle);
    if ((boxes[at + axes] as number) - min <= widest && away <= reach) {
      sum += (signed ? 0.5 * min : away) * PART;
      counted++;
    }
  }
  return counted === 0 ? 0 : sum / counted / PART;
}

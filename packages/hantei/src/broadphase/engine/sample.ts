import { NUMBER } from "../../kernels/broadphase.js";
import { axisOf, type Block, type Side, sizeOf } from "./block.js";

/** Some of a block's boxes, evenly picked: their bounds on each axis, cut off at the region's. */
export interface Sample {
  readonly count: number;
  /** How many of them are the first side's; they come first. */
  readonly ofFirst: number;
  readonly low: readonly Float64Array[];
  readonly high: readonly Float64Array[];
}

/** The golden ratio's multiples are spread evenly, and follow no other step. 2³² over it, and a part of that. */
const GOLDEN = 0x9e3779b9;
const PART = 1 / 4294967296;

/** Picks about `wanted` boxes of a block. What is made of them decides how fast the join is, never what it finds. */
export function takeSample(block: Block, sides: readonly Side[], wanted: number): Sample {
  const sizes = sides.map((_, side) => sizeOf(block, sides, side));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const step = Math.max(1, Math.floor(total / wanted));
  const counts = sizes.map((size) => Math.floor(size / step));
  const count = counts.reduce((sum, each) => sum + each, 0);
  // All in one array: an engine takes longer to make one than to fill it.
  const numbers = new Float64Array(2 * block.low.length * count);
  const part = (at: number): Float64Array => numbers.subarray(at * count, (at + 1) * count);
  const low = block.low.map((_, axis) => part(2 * axis));
  const high = block.low.map((_, axis) => part(2 * axis + 1));
  let from = 0;
  sides.forEach((side, index) => {
    const turns = counts[index] as number;
    const picked = pick(turns, step);
    const members = block.members[index];
    if (members !== undefined) {
      for (let turn = 0; turn < turns; turn++) {
        picked[turn] = ((members[picked[turn] as number] as number) & NUMBER) - side.bias;
      }
    }
    for (let axis = 0; axis < low.length; axis++) {
      const columns = axisOf(side, axis);
      const [lows, highs] = [low[axis] as Float64Array, high[axis] as Float64Array];
      const [least, greatest] = [block.low[axis] as number, block.high[axis] as number];
      for (let turn = 0; turn < turns; turn++) {
        const a = columns.low[picked[turn] as number] as number;
        const b = columns.high[picked[turn] as number] as number;
        lows[from + turn] = a > least ? a : least;
        highs[from + turn] = b < greatest ? b : greatest;
      }
    }
    from += turns;
  });
  return { count, ofFirst: counts[0] as number, low, high };
}

/** One place of each `step`, and not always the same one: boxes may come in turns. */
function pick(turns: number, step: number): Int32Array {
  const picked = new Int32Array(turns);
  for (let turn = 0; turn < turns; turn++) {
    picked[turn] = turn * step + Math.floor((Math.imul(turn, GOLDEN) >>> 0) * PART * step);
  }
  return picked;
}

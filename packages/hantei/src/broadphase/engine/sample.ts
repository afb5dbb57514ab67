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

/** 2³² over the golden ratio: its multiples are spread evenly, and follow no other step. */
const GOLDEN = 0x9e3779b9;

/** Picks about `wanted` boxes of a block. What is made of them decides how fast the join is, never what it finds. */
export function takeSample(block: Block, sides: readonly Side[], wanted: number): Sample {
  const total = sides.reduce((sum, _, side) => sum + sizeOf(block, sides, side), 0);
  const step = Math.max(1, Math.floor(total / wanted));
  const most = Math.floor(total / step) + sides.length;
  const low = block.low.map(() => new Float64Array(most));
  const high = low.map(() => new Float64Array(most));
  let from = 0;
  let count = 0;
  let ofFirst = 0;
  sides.forEach((side, index) => {
    for (let axis = 0; axis < low.length; axis++) {
      const columns = axisOf(side, axis);
      const [lows, highs] = [low[axis] as Float64Array, high[axis] as Float64Array];
      const [least, greatest] = [block.low[axis] as number, block.high[axis] as number];
      const [members, size] = [block.members[index], sizeOf(block, sides, index)];
      count = from;
      for (let turn = 0; (turn + 1) * step <= size; turn++) {
        // One of each `step` boxes, and not always the same one: they may come in turns.
        const k = turn * step + ((Math.imul(turn, GOLDEN) >>> 0) % step);
        const i = members === undefined ? k : ((members[k] as number) & NUMBER) - side.bias;
        const a = columns.low[i] as number;
        const b = columns.high[i] as number;
        lows[count] = a > least ? a : least;
        highs[count] = b < greatest ? b : greatest;
        count++;
      }
    }
    from = count;
    if (index === 0) ofFirst = count;
  });
  return {
    count,
    ofFirst,
    low: low.map((all) => all.subarray(0, count)),
    high: high.map((all) => all.subarray(0, count)),
  };
}

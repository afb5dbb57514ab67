import { NUMBER } from "../../kernels/broadphase.js";
import { axisOf, type Block, type Side, sizeOf } from "./block.js";

/** Some of a block's boxes, evenly picked: their bounds on each axis, cut off at the region's. */
export interface Sample {
  readonly count: number;
  readonly low: readonly Float64Array[];
  readonly high: readonly Float64Array[];
}

/** Picks about `wanted` boxes of a block. What is made of them decides how fast the join is, never what it finds. */
export function takeSample(block: Block, sides: readonly Side[], wanted: number): Sample {
  const axes = (sides[0] as Side).columns.axes.length;
  const total = sides.reduce((sum, _, side) => sum + sizeOf(block, sides, side), 0);
  const step = Math.max(1, Math.floor(total / wanted));
  const low = Array.from({ length: axes }, () => new Float64Array(Math.floor(total / step) + sides.length));
  const high = low.map(({ length }) => new Float64Array(length));
  let count = 0;
  for (const [index, side] of sides.entries()) {
    const members = block.members[index];
    const size = sizeOf(block, sides, index);
    for (let k = step >> 1; k < size; k += step) {
      const i = members === undefined ? k : ((members[k] as number) & NUMBER) - side.bias;
      for (let axis = 0; axis < axes; axis++) {
        const columns = axisOf(side, axis);
        (low[axis] as Float64Array)[count] = Math.max(columns.low[i] as number, block.low[axis] as number);
        (high[axis] as Float64Array)[count] = Math.min(columns.high[i] as number, block.high[axis] as number);
      }
      count++;
    }
  }
  return { count, low: low.map((all) => all.subarray(0, count)), high: high.map((all) => all.subarray(0, count)) };
}

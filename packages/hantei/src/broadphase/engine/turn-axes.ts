import type { AxisColumns } from "../columns.js";
import type { Block, Side } from "./block.js";
import { type Sample, takeSample } from "./sample.js";

/** One of so many boxes is sampled, so many at least and at most: a join takes some thirty times as long as looking at these. */
const SAMPLED_OF = 128;
const LEAST_SAMPLED = 16;
const MOST_SAMPLED = 512;
/** Each is compared with those so many places on: a step of whoever made the boxes divides some of them, not all. */
const STEPS = [1, 6, 15, 28, 45, 66, 91, 120] as const;
/** The last axis stays where fewer pairs meet along both others: fewer would tell too little, and cost too little. */
const ENOUGH = 12;
/** And where another two axes part the boxes less than so many times as well. */
const MUCH_BETTER = 4;
/** And where boxes are so many times as long along it, on average, as most are: each would reach that many rows of the grid. */
const UNEVEN = 8;

/**
 * Boxes of space with that axis last without which the others part them best. The grid of a sweep lies along the first two: layers
 * that are stacked along the third would all be in the same cells. The pairs do not change, only how long they take.
 */
export function turned(sides: readonly Side[], whole: Block): readonly Side[] {
  if (whole.low.length < 3) return sides;
  const total = sides.reduce((sum, { columns }) => sum + columns.length, 0);
  const sample = takeSample(whole, sides, Math.min(MOST_SAMPLED, Math.max(LEAST_SAMPLED, total / SAMPLED_OF)));
  const meets = tryGrids(sample);
  const now = meets[2] as number;
  const least = Math.min(...meets);
  if (now < ENOUGH || now < MUCH_BETTER * least || isUneven(sample, 2)) return sides;
  const last = meets.indexOf(least);
  return sides.map(({ bias, columns: { length, axes } }) => {
    const turnedAxes = axes.filter((_, axis) => axis !== last);
    turnedAxes.push(axes[last] as AxisColumns);
    return { bias, columns: { length, axes: turnedAxes } };
  });
}

/** Of some pairs, how many meet along both other axes, for each axis that may be the last. */
function tryGrids({ low, high, count, ofFirst }: Sample): readonly number[] {
  // Of two lists, where some of each are there, a box of one is compared with boxes of the other; of one, with any but itself.
  const isOne = ofFirst === 0 || ofFirst === count;
  const firsts = isOne ? count : ofFirst;
  const from = isOne ? 0 : ofFirst;
  const meetAlong = (axis: number, i: number, j: number): boolean => {
    const [lows, highs] = [low[axis] as Float64Array, high[axis] as Float64Array];
    return (lows[i] as number) <= (highs[j] as number) && (lows[j] as number) <= (highs[i] as number);
  };
  let [withoutX, withoutY, withoutZ] = [0, 0, 0];
  for (let turn = 0; turn < count; turn++) {
    const i = turn % firsts;
    for (const step of STEPS) {
      const onward = isOne ? 1 + ((step - 1) % (count - 1)) : step;
      const j = from + ((turn + onward) % (count - from));
      const x = meetAlong(0, i, j);
      const y = meetAlong(1, i, j);
      if (x && y) withoutZ++;
      if ((x || y) && meetAlong(2, i, j)) {
        if (y) withoutX++;
        if (x) withoutY++;
      }
    }
  }
  return [withoutX, withoutY, withoutZ];
}

/** Whether a few boxes are so long along an axis that the average is far above what most are. */
function isUneven({ low, high, count }: Sample, axis: number): boolean {
  const [lows, highs] = [low[axis] as Float64Array, high[axis] as Float64Array];
  const sizes = lows.map((value, index) => (highs[index] as number) - value).sort();
  const sum = sizes.reduce((total, size) => total + size, 0);
  return !(sum <= UNEVEN * count * (sizes[count >> 1] as number));
}

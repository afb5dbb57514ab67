import type { AxisColumns } from "../columns.js";
import type { Block, Side } from "./block.js";
import { type Sample, takeSample } from "./sample.js";

/** One of so many boxes is sampled, and so many at most: a join takes some thirty times as long as looking at these. */
const SAMPLED_OF = 128;
const MOST_SAMPLED = 512;
/** Each is compared with those so many places on: no step of whoever made the boxes is a multiple of all. */
const STEPS = [1, 6, 15, 28, 45, 66, 91, 120] as const;
/** The last axis stays where fewer pairs meet along both others: fewer would tell too little, and cost too little. */
const ENOUGH = 12;
/** And where another two axes part the boxes less than so many times as well. */
const MUCH_BETTER = 4;

/**
 * Boxes of space with that axis last without which the others part them best. The grid of a sweep lies along the first two: layers
 * that are stacked along the third would all be in the same cells. The pairs do not change, only how long they take.
 */
export function turned(sides: readonly Side[], whole: Block): readonly Side[] {
  if (whole.low.length < 3) return sides;
  const total = sides.reduce((sum, { columns }) => sum + columns.length, 0);
  const meets = tryGrids(takeSample(whole, sides, Math.min(MOST_SAMPLED, total / SAMPLED_OF)));
  const now = meets[2] as number;
  const least = Math.min(...meets);
  if (now < ENOUGH || now < MUCH_BETTER * least) return sides;
  const last = meets.indexOf(least);
  return sides.map(({ bias, columns: { length, axes } }) => {
    const turnedAxes = axes.filter((_, axis) => axis !== last);
    turnedAxes.push(axes[last] as AxisColumns);
    return { bias, columns: { length, axes: turnedAxes } };
  });
}

/** Of some pairs, how many meet along both other axes, for each axis that may be the last. */
function tryGrids({ low, high, count, ofFirst }: Sample): readonly number[] {
  // Of two lists, where some of each are there, a box of one is compared with boxes of the other.
  const firsts = ofFirst || count;
  const from = firsts % count;
  const meetAlong = (axis: number, i: number, j: number): boolean => {
    const [lows, highs] = [low[axis] as Float64Array, high[axis] as Float64Array];
    return (lows[i] as number) <= (highs[j] as number) && (lows[j] as number) <= (highs[i] as number);
  };
  let [withoutX, withoutY, withoutZ] = [0, 0, 0];
  for (let turn = 0; turn < count; turn++) {
    const i = turn % firsts;
    for (const step of STEPS) {
      const j = from + ((turn + step) % (count - from));
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

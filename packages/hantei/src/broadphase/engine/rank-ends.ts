import { NUMBER } from "../../kernels/broadphase.js";
import type { AxisColumns } from "../columns.js";
import { type Block, flagOf, type Side } from "./block.js";
import { NONE, sortEnds } from "./sort-ends.js";

/** The rank of a low end that lies before the block: two boxes that both begin there are no pair of this block. */
export const BEFORE = -1;

/** The boxes of a block as ranks. */
export interface Ranks {
  /** The number of each box among those given. */
  readonly numbers: Uint32Array;
  /** Box i has its low end on an axis at 2 · (i · axes + axis), and its high end behind it. */
  readonly ranks: Int32Array;
  /** All boxes, sorted along the first axis. */
  readonly order: Int32Array;
}

/**
 * Gives all ends on an axis different ranks; of equal numbers first to those that must come first for two boxes to meet, or not to
 * meet where touching does not count. So boxes overlap where ranks do, and nothing ever ties.
 */
export function rankEnds(block: Block, sides: readonly Side[], sizes: readonly number[], touching: boolean): Ranks {
  const axes = block.low.length;
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const numbers = new Uint32Array(count);
  const ranks = new Int32Array(2 * axes * count).fill(BEFORE);
  const sorted = new Int32Array(count);
  for (let axis = axes - 1; axis >= 0; axis--) {
    const flag = flagOf(axis, axes);
    const ends = new Float64Array(2 * count);
    const kinds = new Uint8Array(2 * count);
    let box = 0;
    let before = 0;
    sides.forEach(({ bias, columns }, side) => {
      const { low, high } = columns.axes[axis] as AxisColumns;
      for (let k = 0; k < (sizes[side] as number); k++, box++) {
        const number = block.members[side]?.[k] ?? k + bias;
        const i = (number & NUMBER) - bias;
        numbers[box] = number & NUMBER;
        // Minus zero is zero.
        ends[2 * box] = (low[i] as number) + 0;
        ends[2 * box + 1] = (high[i] as number) + 0;
        // Lows before highs where touching counts; else first what ends at a number, then points, then what begins.
        const isPoint = low[i] === high[i];
        kinds[2 * box] = touching ? 0 : isPoint ? 1 : 3;
        kinds[2 * box + 1] = touching ? 1 : isPoint ? 2 : 0;
        if ((number & flag) === 0) continue;
        kinds[2 * box] = NONE;
        sorted[before++] = box;
      }
    });
    const order = sortEnds(ends, kinds);
    for (let rank = 0; rank < order.length; rank++) {
      const end = order[rank] as number;
      ranks[2 * axes * (end >> 1) + 2 * axis + (end & 1)] = rank;
      if ((end & 1) === 0) sorted[before++] = end >> 1;
    }
  }
  return { numbers, ranks, order: sorted };
}

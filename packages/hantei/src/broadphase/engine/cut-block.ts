import { NUMBER } from "../../kernels/broadphase.js";
import { axisOf, type Block, flagOf, type Side, sizeOf } from "./block.js";
import { type AxisFrame, FAR, type Frame, hasGiants, reachOf } from "./frame.js";
import { type Sample, takeSample } from "./sample.js";

/** A block is cut into so many parts at once. */
const PARTS = 16;
const SAMPLED = 1024;
/** A cut that leaves more than this part of the work is none. */
const WORTHWHILE = 0.75;

/** Fewer boxes are swept, ties and all, before a nearer look is over. */
const WORTH_ZOOMING = 4096;
/** One of so many boxes may be far off, on either side: of more, cutting them off saves work. */
const FEW = 3;

/** A cut of a block: the axis, where along it, and what part of the work is left afterwards. */
export interface Cut {
  readonly axis: number;
  readonly cuts: Float64Array;
  readonly cost: number;
}

/**
 * Chooses the axis along which a cut at the quantiles of the low ends parts a block's boxes best: whatever the scale at which
 * they crowd, each part holds about as many. Undefined where no axis parts them.
 */
export function chooseCut(block: Block, sides: readonly Side[], sampled: number = SAMPLED): Cut | undefined {
  const sample = takeSample(block, sides, sampled);
  // Where the second list's begin; 0 where there is only one to look at.
  const border = sample.ofFirst < sample.count ? sample.ofFirst : 0;
  let best: Cut | undefined;
  for (let axis = 0; axis < sample.low.length; axis++) {
    const low = sample.low[axis] as Float64Array;
    const high = sample.high[axis] as Float64Array;
    const cuts = quantiles(low, PARTS);
    const second = sharesOf(cuts, low.subarray(border), high.subarray(border));
    const first = border === 0 ? second : sharesOf(cuts, low.subarray(0, border), high);
    // Products, as the work of a crowded part grows; parts that only boxes of one list reach are none.
    const cost = first.reduce((sum, size, part) => sum + size * (second[part] as number), 0);
    if (cost < (best?.cost ?? WORTHWHILE)) best = { axis, cuts, cost };
  }
  return best;
}

/**
 * Chooses a cut that saves no work by itself, but parts a crowd from boxes so far off that in one scale with them it has next to
 * no keys. Undefined where there are none.
 */
export function chooseZoom(sample: Sample, { axes }: Frame, total: number): Cut | undefined {
  if (total < WORTH_ZOOMING) return undefined;
  for (let axis = 0; axis < axes.length; axis++) {
    const { size, limit } = axes[axis] as AxisFrame;
    if (size > limit / FAR) continue;
    const lows = (sample.low[axis] as Float64Array).slice().sort();
    const highs = (sample.high[axis] as Float64Array).slice().sort();
    const few = Math.floor(lows.length / FEW);
    const low = lows[few] as number;
    const high = highs[highs.length - 1 - few] as number;
    const crowd = high - low;
    const cuts = Float64Array.of(low - 2 * crowd, high + 2 * crowd);
    // Cuts that are no doubles would part nothing.
    if (!(crowd > 0 && cuts.every(Number.isFinite) && reachOf(lows) / (0.5 * crowd) > FAR)) continue;
    if (hasGiants(sample.low[axis] as Float64Array, sample.high[axis] as Float64Array, crowd)) return undefined;
    return { axis, cuts, cost: 1 };
  }
  return undefined;
}

/** Cuts a block; leaves out the parts in which one of the lists has no box, for no pair can be there. */
export function cutBlock(block: Block, sides: readonly Side[], { axis, cuts }: Cut): readonly Block[] {
  const counts = sides.map((_, side) => distribute(block, sides, side, axis, cuts));
  const kept = Array.from({ length: cuts.length + 1 }, (_, part) => part).filter((part) =>
    counts.every((list) => (list[part] as number) > 0),
  );
  if (kept.length === 0) return [];
  const members = counts.map((list, side) => {
    const parts: (Uint32Array | undefined)[] = Array.from(list, () => undefined);
    for (const part of kept) parts[part] = new Uint32Array(list[part] as number);
    distribute(block, sides, side, axis, cuts, parts);
    return parts;
  });
  return kept.map((part) => ({
    members: members.map((parts) => parts[part]),
    low: block.low.map((value, k) => (k === axis && part > 0 ? (cuts[part - 1] as number) : value)),
    high: block.high.map((value, k) => (k === axis && part < cuts.length ? (cuts[part] as number) : value)),
  }));
}

/** Different numbers that part the sample evenly; part k is from cut k − 1 up to cut k. */
function quantiles(low: Float64Array, parts: number): Float64Array {
  const sorted = low.slice().sort();
  const cuts: number[] = [];
  for (let k = 1; k < parts; k++) {
    const cut = sorted[Math.floor((k * sorted.length) / parts)] as number;
    if (cut > (sorted[0] as number) && cut !== cuts[cuts.length - 1]) cuts.push(cut);
  }
  return Float64Array.from(cuts);
}

/** Of some boxes, the share that reaches each part. */
function sharesOf(cuts: Float64Array, low: Float64Array, high: Float64Array): Float64Array {
  const shares = new Float64Array(cuts.length + 1);
  for (let i = 0; i < low.length; i++) {
    const last = partOf(cuts, high[i] as number);
    for (let part = partOf(cuts, low[i] as number); part <= last; part++) {
      shares[part] = (shares[part] as number) + 1 / low.length;
    }
  }
  return shares;
}

/** How many cuts a number reaches. */
function partOf(cuts: Float64Array, value: number): number {
  let part = 0;
  for (let end = cuts.length; part < end; ) {
    const middle = (part + end) >> 1;
    if (value >= (cuts[middle] as number)) part = middle + 1;
    else end = middle;
  }
  return part;
}

/**
 * How many of one side's boxes reach each part; where parts are given, writes their numbers there, flagged where they start
 * before the part.
 */
function distribute(
  block: Block,
  sides: readonly Side[],
  index: number,
  axis: number,
  cuts: Float64Array,
  parts?: readonly (Uint32Array | undefined)[],
): Uint32Array {
  const side = sides[index] as Side;
  const { low, high } = axisOf(side, axis);
  const bit = flagOf(axis, block.low.length);
  const members = block.members[index];
  const size = sizeOf(block, sides, index);
  const counts = new Uint32Array(cuts.length + 1);
  for (let k = 0; k < size; k++) {
    const number = members === undefined ? k + side.bias : (members[k] as number);
    const i = (number & NUMBER) - side.bias;
    const isFlagged = (number & bit) !== 0;
    const first = isFlagged ? 0 : partOf(cuts, low[i] as number);
    const end = high[i] as number;
    // Step by step: it is listed in all of them.
    for (let part = first; part === first || end >= (cuts[part - 1] as number); part++) {
      const at = counts[part] as number;
      counts[part] = at + 1;
      const list = parts?.[part];
      if (list !== undefined) list[at] = part > first ? number | bit : number;
      if (part === cuts.length) break;
    }
  }
  return counts;
}

/** A block of boxes, swept strip by strip; what would take too long is cut, or ranked. */
import { FREE } from "../../kernels/broadphase.js";
import { type Block, type Side, sizeOf } from "./block.js";
import { type Cut, chooseCut, chooseZoom, cutBlock } from "./cut-block.js";
import { type AxisFrame, chooseFrame, type Frame } from "./frame.js";
import { type BadSide, fillLists, type Lists, membersOf } from "./lists.js";
import { rankPairs } from "./rank-pairs.js";
import { liftPairs, type Run } from "./run.js";
import { takeSample } from "./sample.js";
import { cutStrips, type Strips } from "./strips.js";
import { isSweptAtOnce, sweepIntervals } from "./sweep-intervals.js";
import { type StripKind, sweepStrip } from "./sweep-strip.js";

/** Up to so many boxes, parting them into strips costs more than the farther caches do. */
const WORTH_PARTING = 196608;
/** Boxes of a strip: what is sorted of them fits the processor's second cache, with room for the pairs and the lists. */
const STRIP = 8192;
/** But no more strips than these as long as they hold so many: each list grows on a page of its own, and a processor has few at hand. */
const FEW_STRIPS = 40;
const LARGE_STRIP = 49152;
/** A strip of more than these boxes that would take too long is parted into smaller ones before any is cut. */
const TOO_LARGE: number = 2 * STRIP;
/** Slabs of space are so many times as deep as most boxes, but hold at least so many. */
const SLAB_DEPTH = 2;
const SLAB = 2048;
/** A cut that leaves less than such a part of the work parts boxes that lie apart. */
export const APART: number = 1 / 64;
/** Boxes sampled, and more for each strip. */
export const SAMPLED = 160;
const SAMPLED_INTERVALS = 640;
const SAMPLED_A_STRIP = 8;
/** Bytes that sorting a strip takes, for each box and besides; more only where its boxes lie oddly. */
const STRIP_BYTES_A_BOX = 64;
const STRIP_BYTES = 65536;

/** Sweeps a block, strip by strip; those that would take too long are cut, and their parts wait. */
export function sweepBlock(run: Run, block: Block, waiting: Block[], isWhole: boolean): BadSide | undefined {
  const { workspace, sides } = run;
  const axes = block.low.length;
  const stripAxis = axes - 1;
  const total = sizeOfAll(block, sides);
  const wanted = isWhole ? stripsFor(total) : total > TOO_LARGE ? Math.ceil(total / STRIP) : 1;
  const sample = takeSample(
    block,
    sides,
    (axes < 2 ? SAMPLED_INTERVALS : SAMPLED) + (wanted > 1 ? SAMPLED_A_STRIP * wanted : 0),
  );
  const frame = chooseFrame(sample, total);
  if (isWhole && isSweptAtOnce(run, block)) {
    const left = sweepIntervals(run, frame.axes[0] as AxisFrame);
    if (left === undefined || "bad" in left) return left;
    rankPairs(run, { ...block, members: [left.crowd] });
    return undefined;
  }
  const stripFrame = frame.axes[stripAxis] as AxisFrame;
  const slabs = axes > 2 && isWhole ? slabsFor(stripFrame, total) : 1;
  const [low, high] = [sample.low[stripAxis] as Float64Array, sample.high[stripAxis] as Float64Array];
  const strips = cutStrips(low, high, stripFrame, Math.max(wanted, slabs));
  workspace.top = FREE;
  const lists = fillLists(run, block, frame, strips, !isWhole);
  if ("bad" in lists) return lists;
  const zoom = run.cuts > 0 ? chooseZoom(sample, frame, total) : undefined;
  if (zoom !== undefined) {
    cutAt(run, block, zoom, waiting);
    return undefined;
  }
  const sizes = lists.size
    .subarray(0, strips.count)
    .map((size, strip) => size + (lists.size[strips.count + strip] ?? 0));
  liftPairs(run, STRIP_BYTES_A_BOX * Math.max(...sizes) + STRIP_BYTES);
  for (let strip = 0; strip < strips.count && !run.stopped; strip++) {
    const numbers = sides.map((_, side) => side * strips.count + strip);
    const kind = kindOf(frame, strips, strip, isWhole && axes < 3);
    if (sweepStrip(run, lists, numbers, frame, kind)) continue;
    const rest = strips.count === 1 ? block : stripBlock(run, block, lists, numbers, strips, strip, stripFrame);
    // One crowd may be what takes a large strip too long: in smaller strips, most of its boxes need no cut.
    if (isWhole && strips.count > 1 && sizeOfAll(rest, sides) > TOO_LARGE) waiting.push(rest);
    // Intervals have one axis to be sorted along: ranks are no slower than what most cuts leave.
    else cutOrRank(run, rest, waiting, axes === 1 ? APART : 1);
  }
  return undefined;
}

function sizeOfAll(block: Block, sides: readonly Side[]): number {
  return sides.reduce((sum, _, side) => sum + sizeOf(block, sides, side), 0);
}

/** Cuts a block that would take too long, and lets its parts wait; where no cut leaves less than such a part of the work, ranks do. */
export function cutOrRank(run: Run, block: Block, waiting: Block[], most: number): void {
  const cut = run.cuts > 0 ? chooseCut(block, run.sides) : undefined;
  if (cut === undefined || cut.cost > most) {
    rankPairs(run, block);
    return;
  }
  cutAt(run, block, cut, waiting);
}

function cutAt(run: Run, block: Block, cut: Cut, waiting: Block[]): void {
  for (const part of cutBlock(block, run.sides, cut)) {
    const sizes = part.members.map((_, side) => sizeOf(part, run.sides, side));
    run.cuts -= sizes.reduce((sum, size) => sum + size, 0);
    waiting.push(part);
  }
}

function stripsFor(total: number): number {
  if (total <= WORTH_PARTING) return 1;
  return Math.min(Math.ceil(total / STRIP), Math.max(FEW_STRIPS, Math.ceil(total / LARGE_STRIP)));
}

function slabsFor({ limit, size }: AxisFrame, total: number): number {
  return Math.max(1, Math.floor(Math.min(total / SLAB, limit / (SLAB_DEPTH * size))));
}

function lowestKey({ table, shift }: Strips, strip: number): number {
  return table.indexOf(strip) * (1 << shift);
}

/** A strip whose entries are told apart so: where its keys lie along x and y. */
function kindOf({ axes }: Frame, strips: Strips, strip: number, apart: boolean): StripKind {
  const [x, y] = axes as [AxisFrame, AxisFrame | undefined];
  const from = lowestKey(strips, strip);
  const to = strip + 1 < strips.count ? lowestKey(strips, strip + 1) : (y ?? x).limit;
  if (y === undefined) return { apart, low: [from, 0], high: [to, 0] };
  if (axes.length === 2) return { apart, low: [0, from], high: [x.limit, to] };
  return { apart, low: [0, 0], high: [x.limit, y.limit] };
}

/** One strip as a block of its own. */
function stripBlock(
  { workspace }: Run,
  block: Block,
  lists: Lists,
  numbers: readonly number[],
  strips: Strips,
  strip: number,
  { scale, offset }: AxisFrame,
): Block {
  const cut = (at: number, outside: number): number => (lowestKey(strips, at) - offset) / scale || outside;
  const axis = block.low.length - 1;
  return {
    members: numbers.map((list) => membersOf(workspace, lists, list)),
    low: block.low.map((value, k) => (k === axis && strip > 0 ? cut(strip, value) : value)),
    high: block.high.map((value, k) => (k === axis && strip + 1 < strips.count ? cut(strip + 1, value) : value)),
  };
}

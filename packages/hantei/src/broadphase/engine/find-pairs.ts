import { rangeError } from "../../base/errors.js";
import { FREE } from "../../kernels/broadphase.js";
import { type Collector, MAX_NUMBERS } from "../collector.js";
import { type Columns, checkValues } from "../columns.js";
import { areFew, compareEach } from "../few.js";
import type { JoinRules } from "../options.js";
import { enlarged } from "../tiny.js";
import type { Block, Side } from "./block.js";
import { chooseCut } from "./cut-block.js";
import type { BadSide } from "./lists.js";
import { flush, type Run } from "./run.js";
import { APART, cutOrRank, SAMPLED, sweepBlock } from "./sweep-block.js";
import { turned } from "./turn-axes.js";
import { giveBack, placePairs, takeWorkspace, type Workspace } from "./workspace.js";

/** More boxes than this are cut first: addresses stay below 2³¹, and no memory has to hold them all. */
const MOST_AT_ONCE = 16777216;
/** Bytes of pairs: at first, at least for a box, and at most before they are handed over. */
const PAIR_BYTES = 262144;
const PAIR_BYTES_A_BOX = 24;
const MOST_PAIR_BYTES: number = 4 * MAX_NUMBERS;
/** Two lists of more boxes than this are cut first where they lie apart. */
const MANY = 16384;
/** Cuts of cuts list each box so often on average, at most; then ranks are faster. */
const MOST_CUTS = 16;

/**
 * Finds all pairs within one list, or between two, checks the numbers on the way, and gives the pairs to the collector; more
 * boxes than `mostAtOnce` are cut first.
 */
export function findPairs(
  where: string,
  a: Columns,
  b: Columns | undefined,
  { touching = a.axes.length > 1, limit, kernel }: JoinRules,
  collector: Collector,
  keeps: boolean,
  mostAtOnce: number = MOST_AT_ONCE,
): void {
  const given = b === undefined ? [a] : [a, b];
  const check = (side: number): void => {
    const name = b === undefined ? "boxes" : side === 0 ? "a" : "b";
    checkValues(`${where}: ${name}`, given[side] as Columns);
  };
  if (kernel === undefined && areFew(a, b)) {
    for (const side of given.keys()) check(side);
    if (limit > 0) compareEach(a, b, touching, collector);
    return;
  }
  const boxes = a.length + (b?.length ?? 0);
  const none = b === undefined ? a.length < 2 : a.length === 0 || b.length === 0;
  const isIdle = limit === 0 || none;
  if (isIdle) for (const side of given.keys()) check(side);
  // A kernel that is named must be able to run, also where there is nothing to do.
  if (isIdle && kernel !== "simd") return;
  const workspace = workspaceFor(where, kernel, boxes);
  if (isIdle) {
    giveBack(workspace);
    return;
  }
  try {
    const whole = wholeOf(given);
    const sides = turned(
      enlarged(given).map((columns, side) => ({ columns, bias: side * a.length })),
      whole,
    );
    const mostPairBytes = keeps ? bytesFor(limit) : PAIR_BYTES;
    const run: Run = { workspace, sides, touching, collector, mostPairBytes, cuts: MOST_CUTS * boxes, stopped: false };
    // Above what the kernels keep for themselves: ranks may find pairs before anything is laid out.
    workspace.top = FREE;
    placePairs(
      workspace,
      FREE,
      keeps ? Math.min(mostPairBytes, Math.max(PAIR_BYTES, PAIR_BYTES_A_BOX * boxes)) : PAIR_BYTES,
    );
    const isCutFirst = boxes > mostAtOnce || lieApart(whole, sides);
    if (isCutFirst) for (const side of given.keys()) check(side);
    const bad = findAll(run, whole, isCutFirst);
    if (bad !== undefined) check(sides.indexOf(bad.bad));
  } finally {
    giveBack(workspace);
  }
}

/** What is kept lies in one piece where there is room for that, but no more than is wanted. */
function bytesFor(limit: number): number {
  return Math.min(MOST_PAIR_BYTES, Math.max(PAIR_BYTES, 8 * limit));
}

function workspaceFor(where: string, kernel: "simd" | "js" | undefined, boxes: number): Workspace {
  const simd = kernel === "js" ? undefined : takeWorkspace("simd", boxes);
  const workspace = simd ?? (kernel === "simd" ? undefined : takeWorkspace("js", boxes));
  return workspace ?? rangeError("ERR_RANGE", `${where}: kernel "simd" cannot run here; leave it out, or take "js"`);
}

function wholeOf(lists: readonly Columns[]): Block {
  const high = (lists[0] as Columns).axes.map(() => Number.POSITIVE_INFINITY);
  return { members: lists.map(() => undefined), low: high.map((value) => -value), high };
}

/** Whether two lists lie so far apart on an axis that a cut leaves next to nothing of them. */
function lieApart(whole: Block, sides: readonly Side[]): boolean {
  const boxes = sides.reduce((sum, { columns }) => sum + columns.length, 0);
  return sides.length > 1 && boxes > MANY && (chooseCut(whole, sides, SAMPLED)?.cost ?? 1) < APART;
}

/** Works through the whole, or its parts where it is to be cut first, and through what is cut off it. */
function findAll(run: Run, whole: Block, isCutFirst: boolean): BadSide | undefined {
  const waiting: Block[] = [];
  if (isCutFirst) cutOrRank(run, whole, waiting, 1);
  else waiting.push(whole);
  for (let block = waiting.pop(); block !== undefined && !run.stopped; block = waiting.pop()) {
    const bad = sweepBlock(run, block, waiting, block === whole);
    if (bad !== undefined) return bad;
  }
  flush(run);
  return undefined;
}

/** Every pair of features that collide, in order, in memory that does not grow with their number. */
import { countJoin, countPairs } from "hantei/broadphase";
import { atOneGo } from "../signals.js";
import { Hits } from "./hits.js";
import type { Layer } from "./layer.js";
import { allColumns, type Candidates, type Kernel, numberOf, pairParts, type Slab } from "./pair-parts.js";
import { OVERLAPPING, partRelation, type RelateParts, TOUCHING } from "./relate-parts.js";

export interface FindOptions {
  /** Whether touching is a collision. */
  readonly touching: boolean;
  readonly kernel: Kernel;
  /** More candidates than this are looked at in several goes. Default: `MOST_CANDIDATES`. */
  readonly mostCandidates?: number;
}

/** 2²⁵ candidates take 256 MiB, and as much again when sorted. */
const MOST_CANDIDATES = 1 << 25;
/** Pairs handed over before the rest of the program gets a turn, so that Ctrl-C is heard. */
const PAIRS_A_TURN = 50_000;
/** Relations of shapes between two turns. */
const RELATIONS_A_TURN = 20_000;

/** What takes the pairs. */
export interface Taker {
  /** Returns false to be paused. */
  readonly take: (a: number, b: number, code: number) => boolean;
  /** Called where `take` paused and after many pairs, in the middle of a row as well: time to write what is waiting. */
  readonly pause: () => Promise<void>;
  /** Asked at each pause: true where no more pairs are wanted. Default: all are. */
  readonly hasEnough?: () => boolean;
}

/**
 * Finds the pairs, ascending by the feature of the first layer, then of the second; within one layer the first is the one
 * that comes first in the input.
 */
export async function findPairs(a: Layer, b: Layer | undefined, options: FindOptions, taker: Taker): Promise<void> {
  // Goes from the end, so that the next one is the last.
  const slabs: Slab[] = [{ from: 0, to: a.count }];
  for (let slab = slabs.pop(); slab !== undefined; slab = slabs.pop()) {
    const candidates = collect(a, b, slab, options);
    if (candidates === undefined) {
      const middle = Math.floor((slab.from + slab.to) / 2);
      slabs.push({ from: middle, to: slab.to }, { from: slab.from, to: middle });
      continue;
    }
    const sorted = (await confirm(a, b, candidates, options)).sorted(slab.from, slab.to);
    while (sorted.visit(PAIRS_A_TURN, taker.take)) {
      if (taker.hasEnough?.()) return;
      await taker.pause();
      // Not every pause gives the rest of the program a turn.
      await new Promise(setImmediate);
    }
  }
}

/** Counts the pairs; where boxes alone decide, without looking at them one by one. */
export async function countHits(a: Layer, b: Layer | undefined, options: FindOptions): Promise<number> {
  // What is empty lies in no world, and has no columns of any.
  if (a.count === 0 || b?.count === 0) return 0;
  const layers = b === undefined ? [a] : [a, b];
  const areBoxes = layers.every(({ shapes, owners, groups }) => !shapes && !owners && !groups);
  if (areBoxes) {
    const { touching, kernel } = options;
    const counting = { touching, ...(kernel === undefined ? {} : { kernel }) };
    return atOneGo(() =>
      b === undefined ? countPairs(allColumns(a), counting) : countJoin(allColumns(a), allColumns(b), counting),
    );
  }
  let count = 0;
  await findPairs(a, b, options, {
    take: () => {
      count++;
      return true;
    },
    pause: async () => {},
  });
  return count;
}

/** The candidates of a slab; undefined where there are too many at once. */
function collect(
  a: Layer,
  b: Layer | undefined,
  slab: Slab,
  { touching, kernel, mostCandidates = MOST_CANDIDATES }: FindOptions,
): Candidates[] | undefined {
  const found: Candidates[] = [];
  let count = 0;
  // Shapes whose bounds touch may overlap; boxes that touch only touch.
  const areBoxes = a.shapes === undefined && b?.shapes === undefined;
  const isSplittable = slab.to - slab.from > 1;
  pairParts(a, b, slab, { touching: touching || !areBoxes, kernel }, (candidates) => {
    found.push(candidates);
    count += candidates.pairs.length / 2;
    return count <= mostCandidates || !isSplittable;
  });
  return count > mostCandidates && isSplittable ? undefined : found;
}

/** The candidates that do collide, as pairs of features. */
async function confirm(a: Layer, b: Layer | undefined, found: Candidates[], { touching }: FindOptions): Promise<Hits> {
  const second = b ?? a;
  const relation: RelateParts = partRelation(a, second);
  const hits = new Hits();
  const least = touching ? TOUCHING : OVERLAPPING;
  const { owners: ownersA } = a;
  const { owners: ownersB } = second;
  let since = 0;
  for (let at = 0; at < found.length; at++) {
    const { a: partsA, b: partsB, pairs } = found[at] as Candidates;
    for (let i = 0; i < pairs.length; i += 2) {
      const partA = numberOf(partsA, pairs[i] as number);
      const partB = numberOf(partsB, pairs[i + 1] as number);
      const featureA = ownersA === undefined ? partA : (ownersA[partA] as number);
      const featureB = ownersB === undefined ? partB : (ownersB[partB] as number);
      // Within one layer a join of a slab with all after it finds each pair of the slab twice, and each feature itself.
      if (b === undefined && featureA >= featureB) continue;
      const code = relation(partA, partB);
      if (code >= least) hits.add(featureA, featureB, code);
      if (++since === RELATIONS_A_TURN) {
        since = 0;
        await new Promise(setImmediate);
      }
    }
    // Done with: its memory may go.
    found[at] = NOTHING;
  }
  return hits;
}

const NOTHING: Candidates = {
  a: { numbers: undefined, from: 0, to: 0 },
  b: { numbers: undefined, from: 0, to: 0 },
  pairs: new Uint32Array(0),
};

/** Every pair of features that collide, in order, in memory that does not grow with their number. */
import { countJoin, countPairs } from "hantei/broadphase";
import { atOneGo } from "../signals.js";
import { Hits, type SortedHits } from "./hits.js";
import { featureOf, type Layer } from "./layer.js";
import {
  type BroadOptions,
  type Candidates,
  columnsByGroup,
  type Kernel,
  numberOf,
  type PartRange,
  pairParts,
  partsOf,
  type Slab,
} from "./pair-parts.js";
import { OVERLAPPING, partRelation, type RelateParts, TOUCHING } from "./relate-parts.js";
import { Row } from "./row.js";

export interface FindOptions {
  /** Whether touching is a collision. */
  readonly touching: boolean;
  readonly kernel: Kernel;
  /** More candidates than this are looked at in several goes. Default: `MOST_CANDIDATES`. */
  readonly mostCandidates?: number;
  /** Having so many pairs, it goes on only with what it has already looked at. Default: all are wanted. */
  readonly enough?: number;
  /** Told now and then how many features of the first layer are done with. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** 2²⁵ candidates take 256 MiB, and as much again when sorted. */
const MOST_CANDIDATES = 1 << 25;
/** Where few pairs are wanted, so many candidates are looked at in the first go, and in each further one more by so many times. */
const FIRST_CANDIDATES = 1 << 18;
const GROWTH = 4;
/** Of the pairs that the engine finds, a slab and all after it has each of its own twice, and those within a feature. */
const TOO_MANY = 4;
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
}

/**
 * Finds the pairs, ascending by the feature of the first layer, then of the second; within one layer the first is the one
 * that comes first in the input.
 *
 * @returns Whether these were all of them.
 */
export async function findPairs(a: Layer, b: Layer | undefined, options: FindOptions, taker: Taker): Promise<boolean> {
  const { mostCandidates = MOST_CANDIDATES, enough = Number.POSITIVE_INFINITY, onProgress = () => {} } = options;
  // Goes from the end, so that the next one is the last.
  const slabs: Slab[] = [{ from: 0, to: a.count }];
  let most = Math.min(mostCandidates, Math.max(FIRST_CANDIDATES, enough));
  let taken = 0;
  let last = 0;
  const take: Taker["take"] = (i, j, code) => {
    taken++;
    last = i;
    return taker.take(i, j, code);
  };
  for (let slab = slabs.pop(); slab !== undefined; slab = slabs.pop()) {
    const isOne = slab.to - slab.from === 1;
    const { from, to } = slab;
    // Half of a slab's work is to find its pairs, half to hand them over, as far as one can know.
    const onConfirmed = (share: number): void => onProgress(Math.floor(from + ((to - from) * share) / 2));
    const bounded = { ...options, mostCandidates: most, onConfirmed };
    const found =
      (await hitsOfSlab(a, b, slab, bounded)) ?? (isOne ? await rowOfFeature(a, b, slab, options) : undefined);
    if (found === undefined) {
      const middle = Math.floor((slab.from + slab.to) / 2);
      slabs.push({ from: middle, to: slab.to }, { from: slab.from, to: middle });
      onProgress(from);
      continue;
    }
    most = Math.min(mostCandidates, GROWTH * most);
    while (found.visit(PAIRS_A_TURN, take)) {
      onProgress(Math.floor((last + to) / 2));
      await taker.pause();
      // Not every pause gives the rest of the program a turn.
      await new Promise(setImmediate);
    }
    onProgress(to);
    if (taken >= enough) return slabs.length === 0;
  }
  return true;
}

/** Whether boxes alone decide: then pairs are counted without looking at them one by one. */
export function areBoxes(a: Layer, b: Layer | undefined): boolean {
  return [a, b ?? a].every(({ shapes, owners }) => !shapes && !owners);
}

/** Counts the pairs. */
export async function countHits(a: Layer, b: Layer | undefined, options: FindOptions): Promise<number> {
  // What is empty lies in no world, and has no columns of any.
  if (a.count === 0 || b?.count === 0) return 0;
  if (areBoxes(a, b)) {
    const { touching, kernel } = options;
    const counting = { touching, ...(kernel === undefined ? {} : { kernel }) };
    return atOneGo(() => {
      let count = 0;
      for (const [of, against, areFew] of columnsByGroup(a, b)) {
        // For few no kernel need begin.
        const options = areFew ? { touching } : counting;
        count += against === undefined ? countPairs(of, options) : countJoin(of, against, options);
      }
      return count;
    });
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

/** How the pairs of one slab are found. */
interface SlabOptions extends FindOptions {
  /** Told now and then which share of the candidates has been looked at. */
  readonly onConfirmed?: (share: number) => void;
}

/** The pairs of a slab; undefined where there are too many candidates at once. */
async function hitsOfSlab(
  a: Layer,
  b: Layer | undefined,
  slab: Slab,
  options: SlabOptions,
): Promise<SortedHits | undefined> {
  const found = collect(a, b, slab, options);
  if (found === undefined) return undefined;
  const hits = new Hits();
  await confirm(a, b, found, options, hits);
  return hits.sorted(slab.from, slab.to);
}

/** The pairs of a slab of one feature with too many candidates: some of its parts after the others, all in one row. */
async function rowOfFeature(a: Layer, b: Layer | undefined, slab: Slab, options: FindOptions): Promise<Row> {
  const row = new Row(slab.from, (b ?? a).count);
  const waiting: PartRange[] = [partsOf(a, slab)];
  for (let parts = waiting.pop(); parts !== undefined; parts = waiting.pop()) {
    const [from, to] = parts;
    const found = collect(a, b, { ...slab, parts }, options);
    if (found === undefined) {
      const middle = Math.floor((from + to) / 2);
      waiting.push([middle, to], [from, middle]);
    } else await confirm(a, b, found, options, row);
  }
  return row;
}

/**
 * The candidates of a slab; undefined where there are too many at once, and it can be halved: one part has no more than there are others.
 */
function collect(a: Layer, b: Layer | undefined, slab: Slab, options: FindOptions): Candidates[] | undefined {
  const { mostCandidates = MOST_CANDIDATES } = options;
  const [from, to] = partsOf(a, slab);
  const most = slab.parts !== undefined && to - from === 1 ? Number.POSITIVE_INFINITY : mostCandidates;
  const found: Candidates[] = [];
  let count = 0;
  // The engine is told how many would be too many, so that it need not find out what all of them would cost.
  const tooMany = TOO_MANY * most;
  let all = 0;
  pairParts(a, b, slab, { ...broadly(a, b, options), most: tooMany }, (candidates) => {
    all += candidates.pairs.length / 2;
    const wanted = b === undefined ? inOrder(candidates, a) : candidates;
    found.push(wanted);
    count += wanted.pairs.length / 2;
    return count <= most && all < tooMany;
  });
  return count > most || all >= tooMany ? undefined : found;
}

/** What pairs of features are gathered in. */
interface Gathered {
  /** Whether more would tell nothing new of a pair. */
  readonly isSettled: (a: number, b: number) => boolean;
  readonly add: (a: number, b: number, code: number) => void;
}

/** Gathers the candidates that do collide, as pairs of features. */
async function confirm(
  a: Layer,
  b: Layer | undefined,
  found: Candidates[],
  { touching, onConfirmed }: SlabOptions,
  gathered: Gathered,
): Promise<void> {
  const second = b ?? a;
  const relation: RelateParts = partRelation(a, second);
  const least = touching ? TOUCHING : OVERLAPPING;
  const all = found.reduce((sum, { pairs }) => sum + pairs.length, 0);
  let [since, before] = [0, 0];
  for (let at = 0; at < found.length; at++) {
    const { a: partsA, b: partsB, pairs } = found[at] as Candidates;
    for (let i = 0; i < pairs.length; i += 2) {
      const partA = numberOf(partsA, pairs[i] as number);
      const partB = numberOf(partsB, pairs[i + 1] as number);
      const [featureA, featureB] = [featureOf(a, partA), featureOf(second, partB)];
      if (gathered.isSettled(featureA, featureB)) continue;
      const code = relation(partA, partB);
      if (code >= least) gathered.add(featureA, featureB, code);
      if (++since === RELATIONS_A_TURN) {
        since = 0;
        onConfirmed?.((before + i) / all);
        await new Promise(setImmediate);
      }
    }
    before += pairs.length;
    // Done with: its memory may go.
    found[at] = NOTHING;
  }
}

/** What the broad phase is asked for. */
function broadly(a: Layer, b: Layer | undefined, { touching, kernel }: FindOptions): Omit<BroadOptions, "most"> {
  // Shapes whose bounds touch may overlap; boxes that touch only touch.
  const haveShapes = a.shapes !== undefined || b?.shapes !== undefined;
  return { touching: touching || haveShapes, kernel };
}

/**
 * Of candidates within one layer those whose first feature comes first: a join of a slab with all after it finds each pair of
 * the slab twice, and each feature itself, of which many parts may meet.
 */
function inOrder({ a, b, pairs }: Candidates, { owners }: Layer): Candidates {
  let kept = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const first = pairs[i] as number;
    const second = pairs[i + 1] as number;
    const [partA, partB] = [numberOf(a, first), numberOf(b, second)];
    if (owners === undefined ? partA >= partB : (owners[partA] as number) >= (owners[partB] as number)) continue;
    pairs[kept++] = first;
    pairs[kept++] = second;
  }
  return kept === pairs.length ? { a, b, pairs } : { a, b, pairs: pairs.slice(0, kept) };
}

const NOTHING: Candidates = {
  a: { numbers: undefined, from: 0, to: 0 },
  b: { numbers: undefined, from: 0, to: 0 },
  pairs: new Uint32Array(0),
};

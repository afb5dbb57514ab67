import { intersectsSegmentSegment } from "hantei";
import { rangeError } from "./errors.js";
import { MersenneTwister } from "./mersenne-twister.js";
import { byParameters, bySideProducts } from "./segment-tests.js";

/** The article's figures: how many pairs, from which seed, and how many of them collide. */
export const ARTICLE_003 = { pairs: 10_000_000, seed: 4992, collisions: 2_313_804 } as const;

/** One row of article 003's table, on this machine. */
export interface SegmentTableRow {
  readonly name: "base" | "byParameters" | "bySideProducts" | "hantei";
  /** What the article calls it. */
  readonly label: "Base" | "Totoki" | "Luna" | "Hantei";
  /** Generating all pairs and testing them. */
  readonly milliseconds: number;
  /** Testing alone: `milliseconds` less those of Base. 0 for Base itself. */
  readonly netMilliseconds: number;
  /** `netMilliseconds` a pair, in nanoseconds; for Base, the nanoseconds to generate one. */
  readonly nanosecondsAPair: number;
  /** `netMilliseconds` divided by the milliseconds of Base; 0 for Base itself. */
  readonly relativeToBase: number;
  /** Absent for Base, which tests nothing. */
  readonly collisions?: number;
}

export interface SegmentTableOptions {
  /** How many pairs to draw: 1 or more. Default 10,000,000. */
  readonly pairs?: number;
  /** The generator's seed, 32 bits. Default 4992. */
  readonly seed?: number;
  /** Called between chunks with the pairs done so far. */
  readonly onProgress?: (done: number, pairs: number) => void;
  /** Looked at between chunks. */
  readonly signal?: AbortSignal;
}

/** Pairs a chunk: 1 MB of coordinates, small enough for a core's own cache, long enough for a coarse clock. */
const CHUNK = 1 << 14;
/** How long to keep the thread before its event loop gets a turn, in milliseconds. */
const LONGEST_TURN = 50;

type Tester = (coordinates: Float64Array, count: number) => number;

/** In the article's order, and after its two rows ours. Each has a loop of its own, so that the engine inlines its test. */
const TESTERS: readonly (readonly [SegmentTableRow["name"], SegmentTableRow["label"], Tester])[] = [
  ["byParameters", "Totoki", countByParameters],
  ["bySideProducts", "Luna", countBySideProducts],
  ["hantei", "Hantei", countByHantei],
];

/**
 * Article 003's table: random pairs of segments in the unit square, tested in three ways, with times and collisions.
 *
 * Pairs are drawn as the article's: one 32-bit draw a coordinate, a's ends first. Each chunk of pairs is generated once and
 * handed to every test in turn, the first of them changing, so that a disturbance hits all rows alike; a row's time is that
 * of Base and of its own loop.
 *
 * @throws RangeError `ERR_RANGE` where `pairs` is not a whole number above 0; whatever `signal.reason` is where it aborts.
 * @example
 * ```ts
 * import { runSegmentTable } from "@hantei/formulas";
 * const rows = await runSegmentTable({ pairs: 1000 });
 * console.log(rows.map((row) => row.label).join(" ")); // "Base Totoki Luna Hantei"
 * ```
 */
export async function runSegmentTable(options: SegmentTableOptions = {}): Promise<SegmentTableRow[]> {
  const { pairs = ARTICLE_003.pairs, seed = ARTICLE_003.seed, onProgress, signal } = options;
  if (!(Number.isSafeInteger(pairs) && pairs > 0)) {
    rangeError("ERR_RANGE", `pairs must be a whole number above 0, not ${pairs}`);
  }
  warmUp();
  const random = new MersenneTwister(seed);
  const chunk = new Float64Array(Math.min(CHUNK, pairs) * 8);
  const collisions = TESTERS.map(() => 0);
  const times = TESTERS.map(() => 0);
  let base = 0;
  let turn = performance.now();
  for (let done = 0, first = 0; done < pairs; first++) {
    signal?.throwIfAborted();
    const count = Math.min(CHUNK, pairs - done);
    const coordinates = chunk.subarray(0, count * 8);
    let before = performance.now();
    random.fillReal2(coordinates);
    let after = performance.now();
    base += after - before;
    for (let i = 0; i < TESTERS.length; i++) {
      const row = (first + i) % TESTERS.length;
      const tester = (TESTERS[row] as (typeof TESTERS)[number])[2];
      before = performance.now();
      const found = tester(coordinates, count);
      after = performance.now();
      collisions[row] = (collisions[row] as number) + found;
      times[row] = (times[row] as number) + after - before;
    }
    done += count;
    onProgress?.(done, pairs);
    if (performance.now() - turn > LONGEST_TURN) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      turn = performance.now();
    }
  }
  signal?.throwIfAborted();
  const baseRow: SegmentTableRow = {
    name: "base",
    label: "Base",
    milliseconds: base,
    netMilliseconds: 0,
    nanosecondsAPair: (base * 1e6) / pairs,
    relativeToBase: 0,
  };
  const rows = TESTERS.map(([name, label], row): SegmentTableRow => {
    const net = times[row] as number;
    return {
      name,
      label,
      milliseconds: base + net,
      netMilliseconds: net,
      nanosecondsAPair: (net * 1e6) / pairs,
      relativeToBase: net / base,
      collisions: collisions[row] as number,
    };
  });
  return [baseRow, ...rows];
}

/**
 * How many of the article's random pairs collide, by Hantei's exact test alone and without a clock.
 *
 * @param pairs - How many pairs to draw. Default 10,000,000, which takes about a second.
 */
export function countCollisions(pairs: number = ARTICLE_003.pairs, seed: number = ARTICLE_003.seed): number {
  const random = new MersenneTwister(seed);
  const chunk = new Float64Array(CHUNK * 8);
  let collisions = 0;
  for (let done = 0; done < pairs; done += CHUNK) {
    random.fillReal2(chunk);
    collisions += countByHantei(chunk, Math.min(CHUNK, pairs - done));
  }
  return collisions;
}

/** Lets the engine compile all loops before the clock runs; from a generator of its own, so no draw is lost. */
function warmUp(): void {
  const coordinates = new Float64Array(CHUNK * 8);
  const random = new MersenneTwister(1);
  for (let round = 0; round < 4; round++) {
    random.fillReal2(coordinates);
    for (const [, , tester] of TESTERS) tester(coordinates, CHUNK);
  }
}

function countByParameters(c: Float64Array, count: number): number {
  let collisions = 0;
  for (let i = 0; i < count * 8; i += 8) {
    const hit = byParameters(
      c[i] as number,
      c[i + 1] as number,
      c[i + 2] as number,
      c[i + 3] as number,
      c[i + 4] as number,
      c[i + 5] as number,
      c[i + 6] as number,
      c[i + 7] as number,
    );
    collisions += hit ? 1 : 0;
  }
  return collisions;
}

function countBySideProducts(c: Float64Array, count: number): number {
  let collisions = 0;
  for (let i = 0; i < count * 8; i += 8) {
    const hit = bySideProducts(
      c[i] as number,
      c[i + 1] as number,
      c[i + 2] as number,
      c[i + 3] as number,
      c[i + 4] as number,
      c[i + 5] as number,
      c[i + 6] as number,
      c[i + 7] as number,
    );
    collisions += hit ? 1 : 0;
  }
  return collisions;
}

/** Two segment objects serve all pairs: nothing is allocated a pair. */
function countByHantei(c: Float64Array, count: number): number {
  const a = { kind: "segment" as const, x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 };
  const b = { kind: "segment" as const, x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 };
  let collisions = 0;
  for (let i = 0; i < count * 8; i += 8) {
    a.x1 = c[i] as number;
    a.y1 = c[i + 1] as number;
    a.x2 = c[i + 2] as number;
    a.y2 = c[i + 3] as number;
    b.x1 = c[i + 4] as number;
    b.y1 = c[i + 5] as number;
    b.x2 = c[i + 6] as number;
    b.y2 = c[i + 7] as number;
    collisions += intersectsSegmentSegment(a, b) ? 1 : 0;
  }
  return collisions;
}

/**
 * Times contestants against each other in one run, interleaved, so that a machine that slows down slows down for all.
 */
import { performance } from "node:perf_hooks";
import { median } from "./median.mjs";

/** Rounds timed; the median of them is reported. */
const ROUNDS = 11;
/** Rounds run first and thrown away, until the compiler has settled. */
const WARM_UP_ROUNDS = 4;

/**
 * @param {Record<string, () => number>} contestants - Each runs its whole stream once and returns a checksum.
 * @param {number} operations - How many operations one run makes.
 * @param {{ rounds?: number, warmUpRounds?: number, again?: (name: string) => boolean, turn?: number }} [how] - Fewer rounds, where
 * one takes seconds; who is to run twice in each round, of which the second is timed; for how many milliseconds each runs over and
 * over at its turn, of which the mean counts.
 * @returns {Record<string, { nanoseconds: number, garbage: number, checksum: number }>} Median time and median bytes of
 * garbage, both an operation.
 */
export function interleave(
  contestants,
  operations,
  { rounds = ROUNDS, warmUpRounds = WARM_UP_ROUNDS, again = () => false, turn = 0 } = {},
) {
  const samples = Object.fromEntries(
    Object.keys(contestants).map((name) => [name, { times: [], bytes: [], checksum: 0 }]),
  );
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    for (const [name, run] of Object.entries(contestants)) {
      // So that each finds in the cache what it put there itself, not what others did.
      if (again(name)) run();
      const heapBefore = process.memoryUsage().heapUsed;
      const start = performance.now();
      samples[name].checksum = run();
      let elapsed = performance.now() - start;
      // Of the first run alone: in a whole turn the collector may have been here again and again.
      const heapAfter = process.memoryUsage().heapUsed;
      let runs = 1;
      for (; elapsed < turn; runs++) {
        const restart = performance.now();
        run();
        elapsed += performance.now() - restart;
      }
      if (round < warmUpRounds) continue;
      samples[name].times.push(elapsed / runs);
      // A collection in between makes the difference negative: such a round says nothing about garbage.
      if (heapAfter >= heapBefore) samples[name].bytes.push(heapAfter - heapBefore);
    }
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, { times, bytes, checksum }]) => [
      name,
      { nanoseconds: (median(times) * 1e6) / operations, garbage: median(bytes) / operations, checksum },
    ]),
  );
}

/** A loop of its own for each contestant: shared loops share type feedback, and the first one to run would shape them all. */
export function loopOver(name, ask) {
  return new Function(
    "ask",
    `/* ${name} */ return (pairs) => { let count = 0; for (let i = 0; i < pairs.length; i += 2) count += +ask(pairs[i], pairs[i + 1]); return count; }`,
  )(ask);
}

/** Slots by start, then end, however their starts are spread; what ties stays in its order. */
import { expect, test } from "vitest";
import { emptyQueue, queueOf, sortByTime } from "../../src/interval/time-order.js";
import { Random } from "../generators/random.js";

const STARTS: Record<string, (random: Random, at: number) => number> = {
  evenly: (random) => 1000 * random.unit(),
  "in order": (_, at) => at,
  backwards: (_, at) => -at,
  "a few at once": (random) => random.integer(0, 20),
  "all at once": () => 7,
  "two crowds far apart": (random) => (random.once(2) ? 0 : 1e9) + random.unit(),
  "one far off": (random, at) => (at === 3 ? 1e300 : random.integer(0, 300)),
  "of all magnitudes": (random) => random.sign() * 10 ** random.integer(-320, 308),
  "crowds in crowds": (random) => random.unit() ** 30,
  "some without a beginning": (random) => (random.once(3) ? Number.NEGATIVE_INFINITY : random.integer(0, 50)),
  "all without a beginning": () => Number.NEGATIVE_INFINITY,
  "farther apart than the largest double": (random) => (random.once(2) ? -1e308 : 1e308) + random.unit() * 1e306,
};

test.each(Object.keys(STARTS))("%s", (spread) => {
  const startOf = STARTS[spread] as (random: Random, at: number) => number;
  const random = new Random(spread.length);
  for (const length of [0, 1, 17, 199, 200, 1000, 20_000]) {
    const starts = Float64Array.from({ length }, (_, at) => startOf(random, at));
    const ends = starts.map((start) => (random.once(9) ? Number.POSITIVE_INFINITY : start + random.integer(0, 3)));
    const queue = queueOf({ starts, ends, areValues: true }, Uint32Array.from(starts.keys()));
    const [from, to] = length > 100 ? [11, length - 5] : [0, length];
    const compare = (a: number, b: number): number => Number(a > b) - Number(a < b);
    const wanted = Array.from(starts.keys());
    const sorted = wanted.slice(from, to).sort((a, b) => {
      const [startA, startB, endA, endB] = [starts[a], starts[b], ends[a], ends[b]] as [number, number, number, number];
      return compare(startA, startB) || compare(endA, endB);
    });
    wanted.splice(from, to - from, ...sorted);
    sortByTime(queue, emptyQueue(length, true), from, to);
    expect([...queue.ids]).toEqual(wanted);
    expect([...queue.starts]).toEqual(wanted.map((id) => starts[id]));
    expect([...queue.ends]).toEqual(wanted.map((id) => ends[id]));
  }
});

/** `IntervalIndex` against the definitions. */
import { describe, expect, test } from "vitest";
import {
  conflicts,
  type Interval,
  IntervalIndex,
  intersects,
  interval,
  overlaps,
  type Slot,
} from "../../src/interval/index.js";
import { sameBytes } from "../broadphase/same-bytes.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";
import { clash, clashingPairs, type Span, spans } from "./definitions.js";

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

function slotsOf(list: readonly Span[], at: (value: number) => number | bigint): Slot<number | bigint>[] {
  return list.map(([start, end]) => interval(at(start), at(end)));
}

/** Numbers from a typed array, two by two. */
function pairsOf(found: Uint32Array): number[][] {
  return Array.from({ length: found.length / 2 }, (_, at) => [found[2 * at] as number, found[2 * at + 1] as number]);
}

/** In order. */
function sortedPairs(found: Uint32Array): number[][] {
  return pairsOf(found).sort(([i = 0, j = 0], [k = 0, l = 0]) => i - k || j - l);
}

/** Clashing pairs in the order of time: by the earlier interval, then by the later one; of equal ones those of `a` come first. */
function joinInTime(a: readonly Span[], b: readonly Span[], touching: boolean): number[][] {
  const all = [...a.map((span, id) => ({ span, id, list: 0 })), ...b.map((span, id) => ({ span, id, list: 1 }))];
  all.sort(
    (one, two) => one.span[0] - two.span[0] || one.span[1] - two.span[1] || one.list - two.list || one.id - two.id,
  );
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((two) => one.list !== two.list && clash(one.span, two.span, touching))
      .map((two) => (one.list === 0 ? [one.id, two.id] : [two.id, one.id])),
  );
}

function randomSpans(random: Random, count: number, last: number): Span[] {
  return Array.from({ length: count }, (): Span => {
    const start = random.integer(0, last);
    return [start, start + random.integer(0, random.once(9) ? last : 4)];
  });
}

describe.each<[string, (value: number) => number | bigint]>([
  ["numbers", (value) => value / 4 - 1],
  ["bigints", (value) => BigInt(value) - 5n],
  ["bigints beyond 2⁵³", (value) => 2n ** 62n + BigInt(value)],
])("%s", (_name, at) => {
  test("search and at find what the definition says, in lists short and long", () => {
    const random = new Random(3);
    for (const [count, last, rounds] of [
      [0, 3, 1],
      [1, 3, 20],
      [7, 6, 60],
      [40, 12, 10],
      [600, 60, 2],
    ] as const) {
      for (let round = 0; round < rounds; round++) {
        const list = randomSpans(random, count, last);
        const index = new IntervalIndex(slotsOf(list, (value) => at(2 * value)));
        expect(index.size).toBe(count);
        // Twice as fine as the list, so that questions fall between its ends, too.
        const fine = list.map(([start, end]): Span => [2 * start, 2 * end]);
        for (const query of count > 100 ? randomSpans(random, 80, 2 * last) : spans(9)) {
          for (const touching of [false, true]) {
            const wanted = fine.flatMap((span, id) => (clash(span, query, touching) ? [id] : []));
            expect([...index.search(interval(at(query[0]), at(query[1])), { touching })]).toEqual(wanted);
          }
          const [t] = query;
          const there = fine.flatMap(([start, end], id) =>
            (start <= t && t < end) || (start === t && end === t) ? [id] : [],
          );
          expect([...index.at(at(t))]).toEqual(there);
        }
      }
    }
  });

  test("many of very many are found, in order, whatever the order in which they start", () => {
    const random = new Random(7);
    const slots = slotsOf(randomSpans(random, 20_000, 5000), at) as unknown as Interval<number>[];
    const index = new IntervalIndex(slots);
    // From a handful to nearly all.
    for (const length of [0, 1, 5, 40, 300, 2000, 5000]) {
      for (const touching of [false, true]) {
        const start = random.integer(0, 5000 - length);
        const query = interval(at(start), at(start + length)) as unknown as Interval<number>;
        const clashes = touching ? intersects : overlaps;
        const wanted = slots.flatMap((slot, id) => (clashes(slot, query) ? [id] : []));
        expect(index.search(query, { touching }).join()).toBe(wanted.join());
      }
    }
  });

  test("pairs and join", () => {
    const random = new Random(4);
    for (let round = 0; round < 60; round++) {
      const list = randomSpans(random, random.integer(0, 30), 20);
      const other = randomSpans(random, random.integer(0, 30), 20);
      const [a, b] = [new IntervalIndex(slotsOf(list, at)), new IntervalIndex(slotsOf(other, at))];
      for (const touching of [false, true]) {
        expect(sortedPairs(a.pairs({ touching }))).toEqual(clashingPairs(list, touching));
        const wanted = list.flatMap((one, i) => other.flatMap((two, j) => (clash(one, two, touching) ? [[i, j]] : [])));
        expect(sortedPairs(a.join(b, { touching }))).toEqual(wanted);
      }
    }
  });

  test("a join of few with many: the same pairs, and by the start of the earlier one", () => {
    const random = new Random(6);
    for (let round = 0; round < 60; round++) {
      const few = round % 12;
      const last = random.pick([4, 20, 120]);
      // Twice as fine as the many, so that the few begin and end between them, too.
      const many = randomSpans(random, 16 * few + random.integer(0, 40), last).map(
        ([start, end]): Span => [2 * start, 2 * end],
      );
      const probes = randomSpans(random, few, 2 * last + 2);
      const [a, b] = [new IntervalIndex(slotsOf(many, at)), new IntervalIndex(slotsOf(probes, at))];
      for (const touching of [false, true]) {
        for (const [one, two, isTurned] of [
          [many, probes, false],
          [probes, many, true],
        ] as const) {
          const found = isTurned ? b.join(a, { touching }) : a.join(b, { touching });
          expect(pairsOf(found)).toEqual(joinInTime(one, two, touching));
        }
      }
    }
  });

  test("what is saved and loaded answers the same", () => {
    const random = new Random(5);
    const list = randomSpans(random, 333, 100);
    const index = new IntervalIndex(slotsOf(list, at));
    const shifted = new Uint8Array(index.save().byteLength + 3);
    shifted.set(new Uint8Array(index.save()), 3);
    const shared = new SharedArrayBuffer(index.save().byteLength);
    new Uint8Array(shared).set(new Uint8Array(index.save()));
    for (const data of [
      index.save(),
      new Uint8Array(index.save()),
      shifted.subarray(3),
      shared,
      Buffer.from(index.save()),
    ]) {
      const loaded = IntervalIndex.load(data);
      expect(sameBytes(loaded.pairs(), index.pairs())).toBe(true);
      expect(loaded.at(at(50))).toEqual(index.at(at(50)));
      expect(sameBytes(loaded.save(), index.save())).toBe(true);
    }
  });
});

test("pairs agrees with conflicts on a hundred thousand", () => {
  const random = new Random(8);
  const slots = randomSpans(random, 100_000, 1_000_000).map(([start, end]) => ({ start, end: start + (end % 9) }));
  const found = sortedPairs(new IntervalIndex(slots).pairs());
  const wanted = conflicts(slots).pairs.map(({ a, b }) => [a, b]);
  wanted.sort(([i = 0, j = 0], [k = 0, l = 0]) => i - k || j - l);
  expect(found.length).toBeGreaterThan(30_000);
  expect(sameBytes(Uint32Array.from(found.flat()), Uint32Array.from(wanted.flat()))).toBe(true);
});

test("doubles one unit in the last place apart, of both signs, from subnormal to huge", () => {
  const words = new BigInt64Array(1);
  const doubles = new Float64Array(words.buffer);
  const next = (value: number): number => {
    doubles[0] = value;
    words[0] = (words[0] as bigint) + (value < 0 ? -1n : 1n);
    return doubles[0] as number;
  };
  const near = [5e-324, 1, 2 ** 32, 1e300].flatMap((size) =>
    [size, -size].flatMap((value) => [value, next(value), next(next(value))]),
  );
  const values = [...near, 0, -(2 ** 40) + 2 ** -12].sort((a, b) => a - b);
  const slots = values.flatMap((start, i) => values.slice(i).map((end) => interval(start, end)));
  const index = new IntervalIndex(slots);
  for (const value of values) {
    expect(index.at(value)).toEqual(
      slots.flatMap(({ start, end }, id) =>
        start <= value && (value < end || start === end) && value <= end ? [id] : [],
      ),
    );
  }
  expect(sortedPairs(index.pairs())).toEqual(
    conflicts(slots)
      .pairs.map(({ a, b }) => [a, b])
      .sort(([i = 0, j = 0], [k = 0, l = 0]) => i - k || j - l),
  );
});

describe("open ends and edges", () => {
  test("of numbers", () => {
    const always = interval(NEGATIVE_INFINITY, POSITIVE_INFINITY);
    const index = new IntervalIndex([always, interval(3, POSITIVE_INFINITY), interval(NEGATIVE_INFINITY, 3)]);
    expect([...index.at(3)]).toEqual([0, 1]);
    expect([...index.at(2)]).toEqual([0, 2]);
    expect([...index.at(NEGATIVE_INFINITY)]).toEqual([0, 2]);
    expect([...index.at(POSITIVE_INFINITY)]).toEqual([]);
    expect([...index.search(interval(3, 3))]).toEqual([0]);
    expect([...index.search(always)]).toEqual([0, 1, 2]);
  });

  test("of 64-bit integers, in slots and in arrays", () => {
    const index = new IntervalIndex([interval(5n, POSITIVE_INFINITY), interval(NEGATIVE_INFINITY, 5n)]);
    const same = new IntervalIndex({
      starts: BigInt64Array.of(5n, -(2n ** 63n)),
      ends: BigInt64Array.of(2n ** 63n - 1n, 5n),
    });
    expect(sameBytes(index.save(), same.save())).toBe(true);
    expect([...index.search(interval(NEGATIVE_INFINITY, POSITIVE_INFINITY))]).toEqual([0, 1]);
    expect([...index.search(interval(6n, POSITIVE_INFINITY))]).toEqual([0]);
    expect([...index.at(2n ** 70n)]).toEqual([0]);
  });

  test("−0 is 0", () => {
    const index = new IntervalIndex([interval(-0, 1), interval(-1, 0), interval(0, 0)]);
    for (const zero of [0, -0]) expect([...index.at(zero)]).toEqual([0, 2]);
    expect([...index.search(interval(-0, 0))]).toEqual([2]);
    expect([...index.pairs({ touching: true })]).toEqual([1, 2, 0, 1, 0, 2]);
  });

  test("none at all", () => {
    const index = new IntervalIndex([]);
    expect([index.size, ...index.pairs(), ...index.join(index), ...index.at(1), ...index.at(1n)]).toEqual([0]);
    expect(IntervalIndex.load(index.save()).size).toBe(0);
  });

  test("arrays are copied, answers fresh", () => {
    const starts = Float64Array.of(1, 2);
    const index = new IntervalIndex({ starts, ends: Float64Array.of(5, 6) });
    starts[0] = 99;
    new Uint8Array(index.save()).fill(0);
    index.pairs()[0] = 9;
    expect([...index.pairs()]).toEqual([0, 1]);
  });
});

test("what never ends is there however late it is, in 64 bits and beyond, and has not begun before", () => {
  const index = new IntervalIndex([interval(0n, Infinity), interval(-Infinity, 0n), interval(3n, 4n)]);
  for (const late of [2n ** 63n - 2n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 65n]) {
    expect(index.at(late)).toEqual([0]);
    expect(index.at(-late)).toEqual([1]);
    expect(index.search(interval(late, late + 1n))).toEqual([0]);
    expect(index.search(interval(-late - 1n, -late))).toEqual([1]);
    expect(index.search(interval(-late, late))).toEqual([0, 1, 2]);
  }
  expect(new IntervalIndex([interval(3n, 4n)]).at(2n ** 65n)).toEqual([]);
});

test("what is always there answers questions of numbers and of bigints, and joins either", () => {
  const always = new IntervalIndex([interval(-Infinity, Infinity), { start: -Infinity, end: Infinity }]);
  for (const index of [always, IntervalIndex.load(always.save())]) {
    for (const instant of [0, 2n ** 65n, -(2n ** 63n), Infinity])
      expect(index.at(instant)).toEqual(instant === Infinity ? [] : [0, 1]);
    for (const slot of [interval(1, 2), interval(1n, 1n), interval(-Infinity, Infinity)]) {
      expect(index.search(slot)).toEqual([0, 1]);
    }
    expect(() => index.at(new Date(0) as never)).toThrow(code("ERR_TYPE"));
  }
  const integers = new IntervalIndex([interval(-Infinity, 3n), interval(5n, Infinity), interval(-Infinity, Infinity)]);
  const pairs = (joined: Uint32Array, from: number) =>
    Array.from(
      { length: joined.length / 2 },
      (_, at) => `${joined[2 * at + from]} ${joined[2 * at + 1 - from]}`,
    ).sort();
  const all = ["0 0", "0 1", "0 2", "1 0", "1 1", "1 2"];
  for (const touching of [false, true]) {
    expect(pairs(always.join(integers, { touching }), 0)).toEqual(all);
    expect(pairs(integers.join(always, { touching }), 1)).toEqual(all);
  }
  expect(always.join(new IntervalIndex([interval(1, 2)]))).toHaveLength(4);
});

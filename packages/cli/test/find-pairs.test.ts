/** The finder without files: slabs, groups, parts of features and two layers, against trying every pair. */
import { relateBoxBox } from "hantei";
import { expect, test } from "vitest";
import { findPairs } from "../src/pairs/find-pairs.js";
import { GroupNumbers } from "../src/pairs/group-numbers.js";
import type { Layer } from "../src/pairs/layer.js";
import { LayerBuilder } from "../src/pairs/layer-builder.js";

type Part = readonly [minX: number, minY: number, maxX: number, maxY: number];
interface Feature {
  readonly parts: readonly Part[];
  readonly group: string;
}

/** The same numbers for the same seed: a linear congruence of 32 bits (Numerical Recipes, third edition, section 7.1). */
function randomNumbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * most);
  };
}

function features(count: number, seed: number, most: number): Feature[] {
  const next = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 1 + next(most) }, (): Part => {
      const [x, y] = [next(30), next(30)];
      return [x, y, x + next(4), y + next(4)];
    });
    return { parts, group: `g${next(5)}` };
  });
}

function layer(list: readonly Feature[], groups: GroupNumbers | undefined): Layer {
  const builder = new LayerBuilder({ name: "layer", boxes: false, groups });
  for (const { parts, group } of list) {
    builder.begin();
    for (const part of parts) builder.box(...part);
    builder.end(undefined, false, group);
  }
  return builder.finish();
}

const STRENGTH = { disjoint: -1, touching: 0, overlapping: 1 };

function strongest(a: Feature, b: Feature): number {
  const box = ([minX, minY, maxX, maxY]: Part) => ({ kind: "box" as const, minX, minY, maxX, maxY });
  return Math.max(...a.parts.flatMap((p) => b.parts.map((q) => STRENGTH[relateBoxBox(box(p), box(q))])));
}

function byHand(a: readonly Feature[], b: readonly Feature[] | undefined, grouped: boolean, least: number): string[] {
  const rows: string[] = [];
  for (const [i, first] of a.entries()) {
    for (let j = b === undefined ? i + 1 : 0; j < (b ?? a).length; j++) {
      const second = (b ?? a)[j] as Feature;
      const code = strongest(first, second);
      if (code >= least && (!grouped || first.group === second.group)) rows.push(`${i} ${j} ${code}`);
    }
  }
  return rows;
}

test.each([
  ["boxes", 1],
  ["features of up to three parts", 3],
])("%s: the same rows in the same order, however few candidates are held at once", async (_, most) => {
  const [a, b] = [features(160, 11, most), features(120, 12, most)];
  for (const grouped of [false, true]) {
    for (const second of [undefined, b]) {
      for (const touching of [true, false]) {
        const expected = byHand(a, second, grouped, touching ? 0 : 1);
        expect(expected.length).toBeGreaterThan(10);
        for (const mostCandidates of [undefined, 100, 7, 1]) {
          const groups = grouped ? new GroupNumbers() : undefined;
          const layers = [layer(a, groups), second === undefined ? undefined : layer(second, groups)] as const;
          const rows: string[] = [];
          await findPairs(
            ...layers,
            { touching, kernel: undefined, ...(mostCandidates === undefined ? {} : { mostCandidates }) },
            { take: (i, j, code) => rows.push(`${i} ${j} ${code}`) % 3 > 0, pause: async () => {} },
          );
          expect(rows).toEqual(expected);
        }
      }
    }
  }
});

test("one feature of many parts, alone, beside others and against others", async () => {
  const [many, others] = [features(1, 21, 400), features(120, 22, 3)];
  for (const [a, b] of [
    [many, others],
    [others, many],
    [[...many, ...others], undefined],
    [many, undefined],
  ] as const) {
    for (const touching of [true, false]) {
      for (const mostCandidates of [10_000_000, 1]) {
        const rows: string[] = [];
        await findPairs(
          layer(a, undefined),
          b === undefined ? undefined : layer(b, undefined),
          { touching, kernel: undefined, mostCandidates },
          { take: (i, j, code) => rows.push(`${i} ${j} ${code}`) > 0, pause: async () => {} },
        );
        expect(rows).toEqual(byHand(a, b, false, touching ? 0 : 1));
        expect(rows.length > 50).toBe(a !== many || b !== undefined);
      }
    }
  }
});

test("a row of any length is handed over in turns, and whoever is full is paused at once", async () => {
  const equal = layer(
    Array.from({ length: 400 }, () => ({ parts: [[0, 0, 1, 1]], group: "" })),
    undefined,
  );
  let [pairs, pauses, since] = [0, 0, 0];
  const options = { touching: true, kernel: undefined };
  const take = (): boolean => {
    pairs++;
    return ++since < 100;
  };
  const pause = async (): Promise<void> => {
    expect(since).toBe(100);
    since = 0;
    pauses++;
  };
  await findPairs(equal, undefined, options, { take, pause });
  expect({ pairs, pauses }).toEqual({ pairs: 79_800, pauses: 798 });
  let turns = 0;
  await findPairs(equal, undefined, options, {
    take: () => true,
    pause: async () => {
      turns++;
    },
  });
  expect(turns).toBe(1);
});

test("progress goes up to all features, within a slab and from slab to slab", async () => {
  const equal = layer(
    Array.from({ length: 500 }, () => ({ parts: [[0, 0, 1, 1]], group: "" })),
    undefined,
  );
  for (const mostCandidates of [1 << 20, 1000]) {
    const told: number[] = [];
    const options = {
      touching: true,
      kernel: undefined,
      mostCandidates,
      onProgress: (done: number) => told.push(done),
    };
    await findPairs(equal, undefined, options, { take: () => true, pause: async () => {} });
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.filter((done) => done > 0 && done < 500).length).toBeGreaterThan(3);
    expect(told.at(-1)).toBe(500);
  }
});

test("the parts of a record that is dropped leave nothing behind", () => {
  const builder = new LayerBuilder({ name: "layer", boxes: false, groups: undefined });
  builder.begin();
  builder.box(0, 0, 1, 1);
  builder.end("a");
  builder.begin();
  builder.box(1, 1, 2, 2);
  builder.shape(() => ({ kind: "circle", x: 0, y: 0, radius: 1 }));
  builder.drop();
  builder.begin();
  builder.box(3, 3, 4, 4);
  builder.end(undefined);
  const { count, bounds, shapes, ids } = builder.finish();
  expect({ count, minX: [...bounds.minX], ids: [ids.get(0), ids.get(1)] }).toEqual({
    count: 2,
    minX: [0, 3],
    ids: ["a", "3"],
  });
  expect(shapes?.[1]).toBe(undefined);
});

test("enough pairs are the first ones, and it says whether there are more", async () => {
  const few = layer(features(200, 3, 3), undefined);
  const all: string[] = [];
  const wanted = { touching: true, kernel: undefined };
  const keep = (rows: string[]) => ({
    take: (i: number, j: number, code: number) => rows.push(`${i} ${j} ${code}`) > 0,
    pause: async () => {},
  });
  expect(await findPairs(few, undefined, wanted, keep(all))).toBe(true);
  for (const enough of [1, 2, all.length - 1, all.length, all.length + 1, 1e9]) {
    for (const mostCandidates of [1, 64, 1 << 20]) {
      const rows: string[] = [];
      const isAll = await findPairs(few, undefined, { ...wanted, enough, mostCandidates }, keep(rows));
      expect(rows.length).toBeGreaterThanOrEqual(Math.min(enough, all.length));
      expect(rows).toEqual(all.slice(0, rows.length));
      if (isAll) expect(rows).toEqual(all);
      if (enough === 1) expect(isAll).toBe(mostCandidates > all.length);
    }
  }
});

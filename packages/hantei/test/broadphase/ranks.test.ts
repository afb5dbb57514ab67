/** Ranks find what brute force finds: of whole lists, of blocks that were cut before, and through the joins where nothing else helps. */
import { describe, expect, test } from "vitest";
import { keeper } from "../../src/broadphase/collector.js";
import { readColumns } from "../../src/broadphase/columns.js";
import type { Block, Side } from "../../src/broadphase/engine/block.js";
import { chooseCut, cutBlock } from "../../src/broadphase/engine/cut-block.js";
import { rankPairs } from "../../src/broadphase/engine/rank-pairs.js";
import { flush, type Run } from "../../src/broadphase/engine/run.js";
import { placePairs, takeWorkspace, type Workspace } from "../../src/broadphase/engine/workspace.js";
import { type Boxes, countJoin, countPairs, join, pairs } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { type Axes, bruteForce } from "./brute-force.js";
import { sameBytes } from "./same-bytes.js";
import { columnsOf, DRAWS, drawBoxes, pickDraws } from "./scenes.js";

/** What ranks find in a block of all boxes, or in the blocks that it is cut into so many times. */
function ranked(a: Axes, b: Axes | undefined, touching: boolean, cuts: number): Uint32Array {
  const lists = [a, ...(b === undefined ? [] : [b])].map((axes) => readColumns("test", columnsOf(axes)));
  const sides: Side[] = lists.map((columns, side) => ({ columns, bias: side === 0 ? 0 : (lists[0]?.length ?? 0) }));
  const workspace = takeWorkspace("js", 0) as Workspace;
  // Room for few pairs: it must be handed over on the way.
  placePairs(workspace, 4096, 1024);
  const collector = keeper("test", Number.POSITIVE_INFINITY);
  const run: Run = { workspace, sides, touching, collector, mostPairBytes: 1024, cuts: 0, stopped: false };
  const everywhere = a.map(() => Number.POSITIVE_INFINITY);
  let blocks: Block[] = [{ members: sides.map(() => undefined), low: everywhere.map((x) => -x), high: everywhere }];
  for (let turn = 0; turn < cuts; turn++) {
    blocks = blocks.flatMap((block) => {
      const cut = chooseCut(block, sides);
      return cut === undefined ? [block] : cutBlock(block, sides, cut);
    });
  }
  for (const block of blocks) rankPairs(run, block);
  flush(run);
  return sorted(collector.finish());
}

function sorted(found: Uint32Array): Uint32Array {
  const all = Array.from({ length: found.length / 2 }, (_, k) => [found[2 * k] as number, found[2 * k + 1] as number]);
  return Uint32Array.from(
    all.sort(([i, j], [k, l]) => (i as number) - (k as number) || (j as number) - (l as number)).flat(),
  );
}

describe.each([1, 2, 3])("%i axes", (axes) => {
  test.each(Object.keys(DRAWS))("%s: whole, cut, and cut twice", (name) => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = new Random(seed);
      const names = seed === 3 ? pickDraws(random, axes) : Array.from({ length: axes }, () => name);
      const [a, b] = [drawBoxes(random, names, 150), drawBoxes(random, names, random.integer(1, 150))];
      for (const touching of [true, false]) {
        const within = Uint32Array.from(bruteForce(a, undefined, touching));
        const between = Uint32Array.from(bruteForce(a, b, touching));
        for (let cuts = 0; cuts < 3; cuts++) {
          const said = `seed ${seed}, touching ${touching}, ${cuts} cuts`;
          expect(sameBytes(ranked(a, undefined, touching, cuts), within), said).toBe(true);
          expect(sameBytes(ranked(a, b, touching, cuts), between), said).toBe(true);
        }
      }
    }
  });
});

const SIZE = 1200;
/** An axis of numbers, low and high, for each box. */
const axis = (ends: (i: number) => readonly [number, number]): readonly [Float64Array, Float64Array] => [
  Float64Array.from({ length: SIZE }, (_, i) => ends(i)[0]),
  Float64Array.from({ length: SIZE }, (_, i) => ends(i)[1]),
];
/** Scenes of which no axis parts the boxes, though few of them meet. */
const HARD: Readonly<Record<string, Axes>> = {
  "L in L": [
    axis((i) => [i, i % 2 === 0 ? i + 0.5 : SIZE]),
    axis((i) => (i % 2 === 0 ? [i + 0.5, SIZE] : [i - 1, i - 0.5])),
  ],
  "frames in frames": [
    axis((i) => {
      const r = 1 + (i >> 2);
      return i % 4 < 2 ? [-r, r] : i % 4 === 2 ? [-r, 0.5 - r] : [r - 0.5, r];
    }),
    axis((i) => {
      const r = 1 + (i >> 2);
      return i % 4 === 0 ? [-r, 0.5 - r] : i % 4 === 1 ? [r - 0.5, r] : [0.5 - r, r - 0.5];
    }),
  ],
  "plates of three ways": [0, 1, 2].map((k) => axis((i) => (i % 3 === k ? [i, i + 0.5] : [i % 3, 2 * SIZE]))),
};

describe("scenes that no cut parts", () => {
  test.each(Object.entries(HARD))("%s", (_, axes) => {
    const boxes: Boxes = columnsOf(axes);
    for (const touching of [true, false]) {
      const expected = Uint32Array.from(bruteForce(axes, undefined, touching));
      for (const kernel of ["simd", "js"] as const) {
        expect(sameBytes(pairs(boxes, { touching, kernel, order: "sorted" }), expected)).toBe(true);
        expect(countPairs(boxes, { touching, kernel })).toBe(expected.length / 2);
        expect([...pairs(boxes, { touching, kernel, limit: 7 })].length).toBe(Math.min(14, expected.length));
      }
    }
  });

  test.each([
    ["a gap between", -1, 1],
    ["one number between", 0, 0],
  ])("what has been and what is to come, %s: slots of two lists", (_, last, next) => {
    const past = [axis((i) => [last - i - 1, last])];
    const future = [axis((i) => [next, next + i + 1])];
    for (const touching of [true, false]) {
      const expected = bruteForce(past, future, touching);
      for (const kernel of ["simd", "js"] as const) {
        const [a, b] = [columnsOf(past), columnsOf(future)];
        expect(countJoin(a, b, { touching, kernel })).toBe(expected.length / 2);
        expect(join(a, b, { touching, kernel }).length).toBe(expected.length);
      }
    }
  });
});

/** Boxes of all magnitudes that doubles have: sorted with about as much work as others, and found. */
import { describe, expect, test, vi } from "vitest";
import { treeOn } from "../../src/broadphase/box-index/layout.js";
import { Sorter } from "../../src/broadphase/box-index/sorter.js";
import { BoxIndex } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import type { Axes } from "./brute-force.js";
import { columnsOf } from "./index-scenes.js";
import { sameBytes } from "./same-bytes.js";

/** Centers on each axis, for box i. */
const SCENES: Readonly<Record<string, (random: Random, i: number) => readonly number[]>> = {
  "each axis by itself": (random) => [power(random), power(random), power(random)],
  "around the origin": (random) => {
    const size = power(random);
    return [size, size, size].map((value) => value * (random.unit() - 0.5));
  },
  "left of the origin": (random) => {
    const size = power(random);
    return [-size, size * (random.unit() - 0.5), -size * random.unit()];
  },
  "in rows": (random, i) => [random.sign() * power(random), i % 100, 7],
  "in crowds of 20, two of them far from the others": (random, i) => inCrowds(random, i, 20),
  "in crowds of 100, two of them far from the others": (random, i) => inCrowds(random, i, 100),
  "up to the largest doubles": (random) => [huge(random), huge(random), huge(random)],
  "one in a hundred at the largest doubles": (random) =>
    random.once(100)
      ? [1.78e308, -1.78e308, 1.78e308].map((value) => random.sign() * value)
      : [random.unit(), random.unit(), random.unit()],
  "around 5": (random) => [5 + 2 ** -random.integer(1, 52), 5 - 2 ** -random.integer(1, 52), 5],
};

function inCrowds(random: Random, i: number, many: number): readonly number[] {
  const crowd = Math.floor(i / many);
  const size = [1e-6, 1e-9][i % many] ?? 1e-12;
  return [0.618, 0.414, 0.732].map((step) => 1 + ((crowd * step) % 1) + size * random.unit());
}

function huge(random: Random): number {
  return 3.5 * (random.unit() - 0.5) * 1e308;
}

function power(random: Random): number {
  return 2 ** (2000 * random.unit() - 1000);
}

function boxesOf(scene: keyof typeof SCENES, axes: number, count: number, random: Random): Axes {
  const all = Array.from({ length: axes }, () => [new Float64Array(count), new Float64Array(count)] as const);
  for (let i = 0; i < count; i++) {
    const center = SCENES[scene]?.(random, i) ?? [];
    for (const [axis, [low, high]] of all.entries()) {
      const value = center[axis] as number;
      low[i] = value - Math.abs(value) / 256;
      high[i] = value + Math.abs(value) / 256;
    }
  }
  return all;
}

/** What building an index takes: how many grids each box is put in, on average, and how often boxes are dealt out to shells. */
function workOfBuilding(axes: Axes, count: number): { grids: number; shells: number } {
  type Step = (from: number, to: number) => unknown;
  const sorter = Sorter.prototype as unknown as { chooseGrid: Step; dealShells: Step };
  const [chooseGrid, dealShells] = [vi.spyOn(sorter, "chooseGrid"), vi.spyOn(sorter, "dealShells")];
  try {
    new BoxIndex(columnsOf(axes), { kernel: "js" });
    const put = chooseGrid.mock.calls.reduce((sum, [from, to]) => sum + to - from, 0);
    return { grids: put / count, shells: dealShells.mock.calls.length };
  } finally {
    vi.restoreAllMocks();
  }
}

describe.each(Object.keys(SCENES))("%s", (scene) => {
  test.each([2, 3] as const)("%i axes: each box is found, by both kernels in one order", (axes) => {
    const random = new Random(axes);
    for (const count of [40, 3000, 20_000, 90_000]) {
      const all = boxesOf(scene, axes, count, random);
      const indexes = (["simd", "js"] as const).map((kernel) => new BoxIndex(columnsOf(all), { kernel }));
      const [bytes, others] = indexes.map(({ buffer }) => buffer) as [ArrayBufferLike, ArrayBufferLike];
      expect(sameBytes(bytes, others), `${count} boxes`).toBe(true);
      for (let round = 0; round < 8; round++) {
        const at = random.integer(0, count - 1);
        const window = all.map(([low, high]) => [low[at] as number, high[at] as number] as const);
        const wanted = Uint32Array.from({ length: count }, (_, id) => id).filter((id) =>
          all.every(([low, high], axis) => {
            const [from, to] = window[axis] as readonly [number, number];
            return (low[id] as number) <= to && (high[id] as number) >= from;
          }),
        );
        const [x, y, z] = window as [(typeof window)[0], (typeof window)[0], (typeof window)[0]?];
        const plane = { minX: x[0], maxX: x[1], minY: y[0], maxY: y[1] };
        const box = z === undefined ? plane : { ...plane, minZ: z[0], maxZ: z[1] };
        for (const index of indexes) expect(sameBytes(Uint32Array.from(index.search(box)).sort(), wanted)).toBe(true);
      }
    }
  });

  test.each([2, 3] as const)("%i axes: a few grids tell the boxes apart", (axes) => {
    const count = 60_000;
    const { grids, shells } = workOfBuilding(boxesOf(scene, axes, count, new Random(axes)), count);
    // A grid after the other tells a few magnitudes apart: in those of all magnitudes it takes more than 80 for each box.
    expect(grids).toBeLessThan(15);
    // To look through all shells once costs as much as to put some 500 boxes in a grid.
    expect(shells).toBeLessThan(count / 60);
  });
});

test.each([
  ["up to the largest doubles", 2],
  ["up to the largest doubles", 3],
  ["one in a hundred at the largest doubles", 2],
  ["one in a hundred at the largest doubles", 3],
] as const)("%s, %i axes: what one box meets lies in few blocks", (scene, axes) => {
  const count = 20_000;
  const index = new BoxIndex(columnsOf(boxesOf(scene, axes, count, new Random(axes))));
  const { boxes, firstEntry } = treeOn(index.buffer, count, axes);
  const size = 2 * axes;
  const from = firstEntry[1] as number;
  const to = firstEntry[2] as number;
  let met = 0;
  const asked = 100;
  for (let turn = 0; turn < asked; turn++) {
    const box = size * 199 * turn;
    for (let block = from; block < to; block++) {
      let meets = true;
      for (let axis = 0; axis < axes; axis++) {
        meets &&= (boxes[size * block + axis] as number) <= (boxes[box + axes + axis] as number);
        meets &&= (boxes[box + axis] as number) <= (boxes[size * block + axes + axis] as number);
      }
      if (meets) met++;
    }
  }
  expect(met / asked).toBeLessThan((to - from) / 16);
});

test.each([
  ["bands without an end", () => [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const],
  ["half-planes", () => [0, Number.POSITIVE_INFINITY] as const],
  ["as wide as doubles are", () => [-1.7e308, 1.7e308] as const],
  ["multiples of a subnormal", (i: number) => [i * 1e-322, i * 1e-322] as const],
])("%s: both kernels build the same, and what moved is loaded", (_, extent) => {
  const count = 20_000;
  const y = Float64Array.from({ length: count }, (_, i) => i % 997);
  const [low, high] = [0, 1].map((side) => Float64Array.from({ length: count }, (_, i) => extent(i)[side] as number));
  const sides: Axes = [
    [low as Float64Array, high as Float64Array],
    [y, y],
  ];
  const [simd, js] = (["simd", "js"] as const).map((kernel) => new BoxIndex(columnsOf(sides), { kernel }));
  expect(sameBytes((simd as BoxIndex).buffer, (js as BoxIndex).buffer)).toBe(true);
  (simd as BoxIndex).update(Uint32Array.of(5), columnsOf(sides.map(([a, b]) => [a.slice(0, 1), b.slice(0, 1)])));
  for (const kernel of ["simd", "js"] as const) {
    expect(BoxIndex.load((simd as BoxIndex).save(), { kernel }).size).toBe(count);
  }
});

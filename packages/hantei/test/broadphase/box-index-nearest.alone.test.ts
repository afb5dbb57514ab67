/** The few nearest boxes by windows, whose sizes are guessed from what windows before have held: right, and not much too large. */
import { expect, test, vi } from "vitest";
import { BoxIndex, type NearestOptions } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { columnsOf } from "./index-scenes.js";

/** How many candidates each window of the TypeScript kernel held. */
const windows = vi.hoisted(() => ({ totals: [] as number[] }));
vi.mock(import("../../src/broadphase/box-index/search-plane.js"), async (original) => {
  const { searchPlane } = await original();
  const counting: typeof searchPlane = (...given) => {
    const total = searchPlane(...given);
    if (given[3]) windows.totals.push(total);
    return total;
  };
  return { searchPlane: counting };
});

const COUNT = 6000;
const KERNELS = ["simd", "js"] as const;
type Plane = readonly [readonly [Float64Array, Float64Array], readonly [Float64Array, Float64Array]];
type Box = [x: number, y: number, width: number, height: number];

/** In eighths, so that squares of distances are exact. */
const SCENES: Record<string, (random: Random, i: number) => Box> = {
  "wide and flat": (random) => [random.integer(0, 600), random.integer(0, 600), 300, 0],
  "hundreds over each place": (random) => [random.integer(0, 600), random.integer(0, 600), 150, 150],
  "giants among small ones": (random, i) => {
    const size = i % 40 === 0 ? random.integer(0, 9000) : random.integer(0, 8);
    return [random.integer(0, 9000), random.integer(0, 9000), size, size];
  },
  "along a line": (random) => [random.integer(0, 50_000), 0, random.integer(0, 8), 0],
  "a diagonal": (_, i) => [8 * i, 8 * i, 8, 8],
  "few places": (random) => [10 * random.integer(0, 5), 10 * random.integer(0, 5), 0, 0],
  "a crowd, and an emptiness around it": (random, i) =>
    i % 10 === 0
      ? [random.integer(0, 1e6), random.integer(0, 1e6), 8, 8]
      : [random.integer(0, 300), random.integer(0, 300), 1, 1],
  "nested around one place": (_, i) => [-i, -i, 2 * i, i % 20 === 0 ? 2 * i : 1],
};

function boxesOf(scene: string): Plane {
  const random = new Random(scene.length);
  const all = Array.from({ length: COUNT }, (_, i) => (SCENES[scene] as (random: Random, i: number) => Box)(random, i));
  const column = (take: (box: Box) => number) => Float64Array.from(all, (box) => take(box) / 8);
  return [
    [column((box) => box[0]), column((box) => box[0] + box[2])],
    [column((box) => box[1]), column((box) => box[1] + box[3])],
  ];
}

/** By the squares of distances, then by ids. */
function wanted([[minX, maxX], [minY, maxY]]: Plane, x: number, y: number, k: number): number[] {
  const squares = minX.map((left, i) => {
    const dx = Math.max(left - x, x - (maxX[i] as number), 0);
    const dy = Math.max((minY[i] as number) - y, y - (maxY[i] as number), 0);
    return dx * dx + dy * dy;
  });
  const ids = Array.from(squares.keys());
  return ids.sort((a, b) => (squares[a] as number) - (squares[b] as number) || a - b).slice(0, k);
}

/** Points at corners of boxes, or a few eighths off. */
function pointNear([[minX], [minY]]: Plane, random: Random): [x: number, y: number] {
  const id = random.integer(0, COUNT - 1);
  return [(minX[id] as number) + random.integer(-20, 20) / 8, (minY[id] as number) + random.integer(-20, 20) / 8];
}

test.each(Object.keys(SCENES))("%s: those of brute force, query after query", (scene) => {
  const boxes = boxesOf(scene);
  const random = new Random(3);
  const indexes = KERNELS.map((kernel) => new BoxIndex(columnsOf(boxes), { kernel }));
  for (let round = 0; round < 60; round++) {
    const [x, y] = pointNear(boxes, random);
    for (const k of [1, 8, 32]) {
      const ids = wanted(boxes, x, y, k);
      for (const index of indexes) expect(index.nearest(x, y, { k }), `${x}, ${y}, ${k}`).toEqual(ids);
    }
  }
});

/** The mean of what windows held, and of how many there were, over so many queries. */
function candidatesOf(
  index: BoxIndex,
  boxes: Plane,
  random: Random,
  queries: number,
  options: NearestOptions = { k: 8 },
): [held: number, many: number] {
  windows.totals = [];
  for (let query = 0; query < queries; query++) index.nearest(...pointNear(boxes, random), options);
  const held = windows.totals.reduce((sum, total) => sum + total, 0);
  return [held / queries, windows.totals.length / queries];
}

test("where boxes are wide, windows become smaller; where many hold each place, there are few windows", () => {
  const most: Record<string, (held: number, many: number) => void> = {
    "wide and flat": (held) => expect(held).toBeLessThan(60),
    "hundreds over each place": (_, many) => expect(many).toBeLessThan(0.1),
  };
  for (const [scene, expectFew] of Object.entries(most)) {
    const boxes = boxesOf(scene);
    const index = new BoxIndex(columnsOf(boxes), { kernel: "js" });
    const random = new Random(4);
    const [before] = candidatesOf(index, boxes, random, 10);
    candidatesOf(index, boxes, random, 100);
    const [held, many] = candidatesOf(index, boxes, random, 100);
    expect(held).toBeLessThan(before / 3);
    expectFew(held, many);
  }
});

test.each([
  ["a diagonal", 8, 30],
  ["a diagonal", 33, 80],
  ["wide and flat", 100, 600],
] as const)("%s: windows for %d hold no more than %d on the average, after the first", (scene, k, most) => {
  const boxes = boxesOf(scene);
  const index = new BoxIndex(columnsOf(boxes), { kernel: "js" });
  const random = new Random(7);
  candidatesOf(index, boxes, random, 200, { k });
  const [held] = candidatesOf(index, boxes, random, 100, { k });
  expect(held).toBeGreaterThan(k);
  expect(held).toBeLessThan(most);
});

test("where they help again, there are windows again", () => {
  const boxes = boxesOf("hundreds over each place");
  const index = new BoxIndex(columnsOf(boxes), { kernel: "js" });
  const random = new Random(5);
  candidatesOf(index, boxes, random, 100);
  const small = boxesOf("a crowd, and an emptiness around it");
  index.update(
    Uint32Array.from({ length: COUNT }, (_, id) => id),
    columnsOf(small),
  );
  candidatesOf(index, small, random, 200);
  const [, many] = candidatesOf(index, small, random, 100);
  expect(many).toBeGreaterThan(1);
});

test("a hundred, and those within a distance, are in about one window that holds not many more", () => {
  const random = new Random(6);
  const [x, y] = [random, random].map(() => Float64Array.from({ length: COUNT }, () => 80 * random.unit()));
  const boxes = { minX: x, minY: y, maxX: x, maxY: y } as ReturnType<typeof columnsOf>;
  const index = new BoxIndex(boxes, { kernel: "js" });
  const plane: Plane = [
    [boxes.minX, boxes.maxX],
    [boxes.minY, boxes.maxY],
  ];
  const [held, many] = candidatesOf(index, plane, random, 100, { k: 100 });
  expect(many).toBeLessThan(1.5);
  expect(held).toBeGreaterThan(100);
  expect(held).toBeLessThan(250);
  // As many windows as queries.
  for (const options of [
    { k: 8, maxDistance: 1 },
    { k: 100, maxDistance: 1 },
    { k: COUNT, maxDistance: 1 },
  ]) {
    expect(candidatesOf(index, plane, random, 100, options)[1]).toBe(1);
  }
});

/** The first boxes on a ray's way, by kernels part by part: those of the walk through the tree, and not many more looked at. */
import { expect, test, vi } from "vitest";
import { BoxIndex, type RayOptions } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { boxesOf, columnsOf, rayOf, SCENES } from "./index-scenes.js";

/** How many hits each part of a ray had. */
const parts = vi.hoisted(() => ({ sizes: [] as number[] }));
vi.mock(import("../../src/broadphase/box-index/ray-image.js"), async (original) => {
  const { castOnImage } = await original();
  const counting: typeof castOnImage = (...given) => {
    const hits = castOnImage(...given);
    if (hits !== undefined) parts.sizes.push(hits.size);
    return hits;
  };
  return { castOnImage: counting };
});

const other = new BoxIndex(columnsOf(boxesOf("uniform", 2, 3000, new Random(1))), { kernel: "simd" });
const OPTIONS: readonly RayOptions[] = [
  { limit: 1 },
  { limit: 3, touching: false },
  { limit: 40 },
  { limit: 1, filter: (id) => id % 2 === 0 },
  { limit: 2, filter: (id) => id % 50 === 7, touching: false },
  // What asks kernels while they are asked.
  { limit: 4, filter: (id) => other.castRay({ x: id % 100, y: 0, dx: 0, dy: 100 }, { limit: 9 }).length < 9 },
];

test.each(Object.keys(SCENES))("%s: as by a walk, ray after ray", (scene) => {
  const random = new Random(scene.length);
  for (const count of [9, 300, 4000]) {
    const boxes = boxesOf(scene, 2, count, random);
    const [fast, walked] = (["simd", "js"] as const).map((kernel) => new BoxIndex(columnsOf(boxes), { kernel }));
    for (let round = 0; round < 40; round++) {
      const { origin, direction, reach } = rayOf(scene, boxes, random);
      const [[x, y], [dx, dy]] = [origin, direction] as [[number, number], [number, number]];
      const ray = { x, y, dx, dy, maxFraction: reach };
      for (const options of OPTIONS) {
        expect(fast?.castRay(ray, options), JSON.stringify({ ray, options })).toEqual(walked?.castRay(ray, options));
      }
    }
  }
});

test("of a long ray that meets hundreds, a part that has some is enough", () => {
  const random = new Random(2);
  const count = 20_000;
  const [x, y] = [random, random].map(() => Float64Array.from({ length: count }, () => 300 * random.unit())) as [
    Float64Array,
    Float64Array,
  ];
  const index = new BoxIndex(
    { minX: x, minY: y, maxX: x.map((value) => value + 2), maxY: y.map((value) => value + 2) },
    { kernel: "simd" },
  );
  const cast = (): number =>
    index.castRay({ x: 100 * random.unit(), y: 150, dx: 200, dy: 100 * random.unit() }, { limit: 2 }).length;
  for (let round = 0; round < 50; round++) cast();
  parts.sizes = [];
  for (let round = 0; round < 200; round++) expect(cast()).toBe(2);
  expect(parts.sizes.length).toBeGreaterThan(150);
  expect(parts.sizes.length).toBeLessThan(300);
  expect(Math.max(...parts.sizes)).toBeLessThan(40);
});

test("where hundreds are met at once, guesses rest", () => {
  const random = new Random(3);
  const columns = columnsOf(boxesOf("a last bit apart", 2, 4000, random));
  const index = new BoxIndex(columns, { kernel: "simd" });
  const cast = (): number => index.castRay({ x: random.unit(), y: random.unit(), dx: 1, dy: 1 }, { limit: 1 }).length;
  for (let round = 0; round < 50; round++) cast();
  parts.sizes = [];
  for (let round = 0; round < 300; round++) cast();
  expect(parts.sizes.length).toBeLessThan(30);
});

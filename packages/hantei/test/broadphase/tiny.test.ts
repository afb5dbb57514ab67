/** Boxes whose numbers are all next to 0: keys and cells of one multiplication cannot tell them apart. */
import { describe, expect, test } from "vitest";
import { treeIn } from "../../src/broadphase/box-index/format.js";
import { type Boxes2, BoxIndex, join, pairs } from "../../src/broadphase/index.js";
import { areTiny, enlarged } from "../../src/broadphase/tiny.js";
import { Random } from "../generators/random.js";
import { sameBytes } from "./same-bytes.js";

const COUNT = 3000;
const INFINITE = Number.POSITIVE_INFINITY;

/** The same boxes at any size of a unit, a power of two; some are unbounded. */
function boxesOf(unitX: number, unitY: number): Boxes2 {
  const random = new Random(5);
  const rows = Array.from({ length: COUNT }, () => {
    const [x, y] = [random.integer(-500, 500), random.integer(-500, 500)];
    return [x, y, random.once(400) ? INFINITE : x + random.integer(0, 20), y + random.integer(0, 20)] as const;
  });
  const column = (part: 0 | 1 | 2 | 3, unit: number): Float64Array =>
    Float64Array.from(rows, (row) => row[part] * unit);
  return { minX: column(0, unitX), minY: column(1, unitY), maxX: column(2, unitX), maxY: column(3, unitY) };
}

const ORDINARY = boxesOf(1, 1);
const UNITS: readonly (readonly [string, number, number])[] = [
  ["the least doubles", 5e-324, 5e-324],
  ["near 10⁻³¹⁰", 5e-324 * 1024, 5e-324 * 4096],
  ["along x only", 5e-324, 1],
  ["along y only", 0.5, 5e-324],
];

describe.each(["simd", "js"] as const)("kernel %s", (kernel) => {
  test.each(UNITS)("%s: the pairs of any other size", (_, unitX, unitY) => {
    const tiny = boxesOf(unitX, unitY);
    for (const touching of [true, false]) {
      const options = { touching, kernel, order: "sorted" } as const;
      expect(sameBytes(pairs(tiny, options), pairs(ORDINARY, options))).toBe(true);
      expect(sameBytes(join(tiny, tiny, options), join(ORDINARY, ORDINARY, options))).toBe(true);
    }
  });

  test.each(UNITS)("%s: an index in the order of any other size, with its own numbers", (_, unitX, unitY) => {
    const tiny = boxesOf(unitX, unitY);
    const index = new BoxIndex(tiny, { kernel });
    const tree = treeIn(index.buffer, kernel);
    expect(sameBytes(tree.ids, treeIn(new BoxIndex(ORDINARY, { kernel }).buffer, kernel).ids)).toBe(true);
    const own = [tiny.minX, tiny.minY, tiny.maxX, tiny.maxY];
    const wrong = [...tree.ids].filter((id, entry) =>
      own.some((column, side) => !Object.is(tree.boxes[4 * entry + side], column[id])),
    );
    expect(wrong).toEqual([]);
    const ordinary = new BoxIndex(ORDINARY, { kernel });
    const window = (x: number, y: number) => ({ minX: -90 * x, minY: 7 * y, maxX: 60 * x, maxY: 80 * y });
    const ascending = (ids: number[]): number[] => ids.sort((i, j) => i - j);
    expect(ascending(index.search(window(unitX, unitY)))).toEqual(ascending(ordinary.search(window(1, 1))));
  });
});

test("what is refused is named with the caller's numbers", () => {
  const minX = Float64Array.of(5e-324, 1e-323);
  const maxX = Float64Array.of(5e-324, 5e-324);
  expect(() => pairs({ minX, minY: minX, maxX, maxY: minX })).toThrow(
    "minX[1] must be at most maxX[1], not 1e-323 > 5e-324",
  );
  expect(() => new BoxIndex({ minX, minY: minX, maxX, maxY: minX })).toThrow("not 1e-323 > 5e-324");
});

test("ordinary numbers stay, and so do zeros and infinities alone", () => {
  expect(areTiny([Float64Array.of(1e-300), Float64Array.of(1)])).toBe(false);
  expect(areTiny([Float64Array.of(1e-300, Number.NaN)])).toBe(false);
  expect(areTiny([new Float64Array(2), new Float64Array(2)])).toBe(false);
  expect(areTiny([Float64Array.of(-INFINITE), Float64Array.of(INFINITE)])).toBe(false);
  const lists = [
    { length: 1, axes: [{ low: Float64Array.of(1), high: Float64Array.of(2), lowName: "", highName: "" }] },
  ];
  expect(enlarged(lists)).toBe(lists);
});

/** What a `BoxIndex` promises beside its answers: forms, errors, queries inside queries. */
import { describe, expect, test } from "vitest";
import { box } from "../../src/2d/index.js";
import { BoxIndex, type RayOptions } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { boxesOf, columnsOf } from "./index-scenes.js";
import { sameBytes } from "./same-bytes.js";

const of = (...values: number[]): Float64Array => Float64Array.from(values);
const plane = columnsOf(boxesOf("uniform", 2, 500, new Random(1)));
const index = new BoxIndex(plane);
const space = new BoxIndex(columnsOf(boxesOf("uniform", 3, 500, new Random(1))));
const window = { minX: 20, minY: 20, maxX: 60, maxY: 60 };
const error = (name: string, code: string, text: string | RegExp): unknown =>
  expect.objectContaining({ name, code, message: expect.stringMatching(text) });

test("a shape is a window", () => {
  expect(index.search(box(20, 20, 60, 60))).toEqual(index.search(window));
});

test("the columns are copied", () => {
  const minX = of(0, 5);
  const own = new BoxIndex({ minX, minY: of(0, 5), maxX: of(1, 6), maxY: of(1, 6) });
  minX[0] = 100;
  expect(own.search({ minX: 0, minY: 0, maxX: 1, maxY: 1 })).toEqual([0]);
});

test("an index of nothing finds nothing", () => {
  const none = new BoxIndex({ minX: of(), minY: of(), maxX: of(), maxY: of() });
  const everywhere = { minX: -1 / 0, minY: -1 / 0, maxX: 1 / 0, maxY: 1 / 0 };
  expect(none.search(everywhere)).toEqual([]);
  expect(none.count(everywhere)).toBe(0);
  expect(none.nearest(0, 0, { k: 3 })).toEqual([]);
  expect(none.castRay({ x: 0, y: 0, dx: 1, dy: 0 })).toEqual([]);
  expect(none.pairs()).toEqual(new Uint32Array(0));
  expect(none.join(index)).toEqual(new Uint32Array(0));
  none.update(new Uint32Array(0), { minX: of(), minY: of(), maxX: of(), maxY: of() });
  expect(BoxIndex.load(none.save()).size).toBe(0);
});

test("answers are the caller's own", () => {
  const first = index.search(window);
  const copy = [...first];
  index.search({ minX: 0, minY: 0, maxX: 30, maxY: 30 });
  expect(first).toEqual(copy);
});

test("a ray that goes nowhere is its start", () => {
  const flat = new BoxIndex({
    minX: of(0, 1, 1, 2),
    minY: of(0, 0, -1, 0),
    maxX: of(1, 2, 1, 3),
    maxY: of(2, 2, 5, 1),
  });
  const ids = (x: number, options?: RayOptions): number[] =>
    flat.castRay({ x, y: 1, dx: 1, dy: 5, maxFraction: 0 }, options).map(({ id, fraction }) => {
      expect(fraction).toBe(0);
      return id;
    });
  expect(ids(1)).toEqual([0, 1, 2]);
  // As a search for the point: the flat box has the point in its interior.
  expect(ids(1, { touching: false })).toEqual(flat.search({ minX: 1, minY: 1, maxX: 1, maxY: 1 }, { touching: false }));
  expect(ids(1, { limit: 2 })).toEqual([0, 1]);
  expect(ids(1, { filter: (id) => flat.castRay({ x: 2.5, y: 0.5, dx: 1, dy: 0 }).length > 0 && id > 0 })).toEqual([
    1, 2,
  ]);
  expect(ids(-1)).toEqual([]);
  const around = space.castRay({ x: 50, y: 50, z: 50, dx: 1, dy: 0, dz: 0, maxFraction: 0 });
  expect(around.map(({ id }) => id)).toEqual(space.search({ x: 50, y: 50, z: 50, radius: 0 }).sort((a, b) => a - b));
});

describe("limits and filters", () => {
  const ray = { x: 0, y: 0, dx: 100, dy: 100 };

  test("the first along a ray, the nearest to a point", () => {
    const all = index.castRay(ray);
    expect(all.length).toBeGreaterThan(10);
    for (const limit of [0, 1, 2, 7, all.length, 1e6, 1 / 0])
      expect(index.castRay(ray, { limit })).toEqual(all.slice(0, limit));
    const near = index.nearest(50, 50, { k: 500 });
    for (const k of [0, 1, 8, 100, 501, 1 / 0]) expect(index.nearest(50, 50, { k })).toEqual(near.slice(0, k));
    expect(index.nearest(50, 50)).toEqual(near.slice(0, 1));
  });

  test("filters", () => {
    const odd = (id: number): boolean => id % 2 === 1;
    expect(index.castRay(ray, { filter: odd, limit: 5 })).toEqual(
      index
        .castRay(ray)
        .filter(({ id }) => odd(id))
        .slice(0, 5),
    );
    expect(index.nearest(50, 50, { filter: odd, k: 9 })).toEqual(
      index.nearest(50, 50, { k: 500 }).filter(odd).slice(0, 9),
    );
    expect(index.nearest(50, 50, { filter: () => false, k: 9 })).toEqual([]);
  });

  test("a filter may ask anything, of this index and of others", () => {
    const plain = index.nearest(50, 50, { k: 12 });
    const hits = index.castRay(ray);
    const found = index.search(window);
    let depth = 0;
    const nosy = (): boolean => {
      if (depth > 2) return true;
      depth++;
      expect(index.search(window)).toEqual(found);
      expect(index.nearest(50, 50, { k: 12, filter: nosy })).toEqual(plain);
      expect(index.castRay(ray, { filter: nosy })).toEqual(hits);
      expect(space.nearest(1, 2, 3)).toHaveLength(1);
      depth--;
      return true;
    };
    depth = 1;
    expect(index.nearest(50, 50, { k: 12, filter: nosy })).toEqual(plain);
  });

  test("a filter that throws leaves the index as it was", () => {
    const plain = index.nearest(50, 50, { k: 12 });
    const fail = (): never => {
      throw new Error("mine");
    };
    expect(() => index.nearest(50, 50, { k: 3, filter: fail })).toThrowError("mine");
    expect(index.nearest(50, 50, { k: 12 })).toEqual(plain);
  });
});

describe("boxes that are none are refused, with the first one's index", () => {
  const good = (): { minX: Float64Array; minY: Float64Array; maxX: Float64Array; maxY: Float64Array } => ({
    minX: of(0, 0, 0),
    minY: of(0, 0, 0),
    maxX: of(1, 1, 1),
    maxY: of(1, 1, 1),
  });
  test.each([
    ["NaN", { minX: of(0, 0, Number.NaN) }, "ERR_NOT_FINITE", /minX\[2\]/],
    ["min above max", { maxY: of(1, -1, -1) }, "ERR_ORDER", /minY\[1\].*0 > -1/],
    ["a minimum of Infinity", { minX: of(0, 1 / 0, 0), maxX: of(1, 1 / 0, 1) }, "ERR_NOT_FINITE", /minX\[1\]/],
    ["columns of two lengths", { maxX: of(1, 1) }, "ERR_LENGTH", /one length/],
  ])("%s", (_, bad, code, text) => {
    expect(() => new BoxIndex({ ...good(), ...bad })).toThrowError(error("RangeError", code, text));
    const before = index.search(window);
    expect(() => index.update(Uint32Array.of(0, 1, 2), { ...good(), ...bad })).toThrowError(
      error("RangeError", code, text),
    );
    expect(index.search(window)).toEqual(before);
  });

  test.each([
    ["no object", null],
    ["an array", [1, 2, 3, 4]],
    ["a column left out", { minX: of(0), minY: of(0), maxX: of(1) }],
    ["plain arrays", { minX: [0], minY: [0], maxX: [1], maxY: [1] }],
    ["intervals", { start: of(0), end: of(1) }],
  ])("%s", (_, bad) => {
    expect(() => new BoxIndex(bad as unknown as ReturnType<typeof good>)).toThrowError(
      error("TypeError", "ERR_TYPE", /BoxIndex/),
    );
  });
});

describe("questions that are none are refused", () => {
  type Bad = readonly [name: string, run: () => unknown, type: string, code: string, text: RegExp];
  const any = (value: unknown): never => value as never;
  const BAD: readonly Bad[] = [
    ["no window", () => index.search(any(undefined)), "TypeError", "ERR_TYPE", /search: area/],
    ["a null window", () => index.count(any(null)), "TypeError", "ERR_TYPE", /count: area/],
    ["a number", () => index.search(any(5)), "TypeError", "ERR_TYPE", /search/],
    ["a window of text", () => index.search(any({ ...window, minX: "1" })), "TypeError", "ERR_TYPE", /minX.*"1"/],
    [
      "a window of text that sorts",
      () => index.search(any({ minX: "1", minY: "1", maxX: "2", maxY: "2" })),
      "TypeError",
      "ERR_TYPE",
      /minX/,
    ],
    ["a window of bigints", () => index.search(any({ ...window, maxY: 99n })), "TypeError", "ERR_TYPE", /maxY.*99n/],
    ["half a window", () => index.search(any({ minX: 0, maxX: 1 })), "TypeError", "ERR_TYPE", /minY.*undefined/],
    ["NaN", () => index.search({ ...window, maxX: Number.NaN }), "RangeError", "ERR_NOT_FINITE", /maxX.*NaN/],
    ["min above max", () => index.search({ ...window, minY: 70 }), "RangeError", "ERR_ORDER", /70 > 60/],
    ["a window of the plane in space", () => space.search(window), "TypeError", "ERR_TYPE", /minZ/],
    ["options that are none", () => index.search(window, any(1)), "TypeError", "ERR_TYPE", /options/],
    ["null options", () => index.search(window, any(null)), "TypeError", "ERR_TYPE", /options/],
    ["a touching that is none", () => index.count(window, any({ touching: 0 })), "TypeError", "ERR_TYPE", /touching/],
    ["an array to write to", () => index.searchInto(window, any([])), "TypeError", "ERR_TYPE", /Uint32Array/],
    ["NaN to be near to", () => index.nearest(Number.NaN, 0), "RangeError", "ERR_NOT_FINITE", /nearest: x/],
    ["infinity to be near to", () => index.nearest(0, 1 / 0), "RangeError", "ERR_NOT_FINITE", /nearest: y/],
    ["no z", () => space.nearest(0, 0), "TypeError", "ERR_TYPE", /nearest: z/],
    ["a z too many", () => index.nearest(0, 0, 0), "TypeError", "ERR_TYPE", /of the plane/],
    [
      "options after no z",
      () => index.nearest(0, 0, any(undefined), { k: 3 }),
      "TypeError",
      "ERR_TYPE",
      /of the plane/,
    ],
    ["half a neighbor", () => index.nearest(0, 0, { k: 0.5 }), "RangeError", "ERR_RANGE", /k must/],
    ["fewer than none", () => index.nearest(0, 0, { k: -1 }), "RangeError", "ERR_RANGE", /k must/],
    ["a k as text", () => index.nearest(0, 0, any({ k: "3" })), "TypeError", "ERR_TYPE", /k must/],
    ["nearer than 0", () => index.nearest(0, 0, { maxDistance: -1 }), "RangeError", "ERR_RANGE", /maxDistance/],
    ["NaN far", () => index.nearest(0, 0, { maxDistance: Number.NaN }), "RangeError", "ERR_RANGE", /maxDistance/],
    ["a filter that is none", () => index.nearest(0, 0, any({ filter: 1 })), "TypeError", "ERR_TYPE", /filter/],
    ["no ray", () => index.castRay(any(null)), "TypeError", "ERR_TYPE", /ray/],
    ["no direction", () => index.castRay({ x: 0, y: 0, dx: 0, dy: -0 }), "RangeError", "ERR_RANGE", /direction/],
    [
      "a direction at infinity",
      () => index.castRay({ x: 0, y: 0, dx: 1 / 0, dy: 0 }),
      "RangeError",
      "ERR_NOT_FINITE",
      /dx/,
    ],
    [
      "a ray that goes back",
      () => index.castRay({ x: 0, y: 0, dx: 1, dy: 0, maxFraction: -1 }),
      "RangeError",
      "ERR_RANGE",
      /maxFraction/,
    ],
    [
      "a ray of NaN",
      () => index.castRay({ x: 0, y: 0, dx: 1, dy: 0, maxFraction: Number.NaN }),
      "RangeError",
      "ERR_RANGE",
      /maxFraction/,
    ],
    ["a ray of the plane in space", () => space.castRay({ x: 0, y: 0, dx: 1, dy: 0 }), "TypeError", "ERR_TYPE", /z/],
    ["a join with nothing", () => index.join(any(null)), "TypeError", "ERR_TYPE", /join: b must be/],
    ["a join of plane and space", () => index.join(space), "TypeError", "ERR_TYPE", /axes/],
    ["ids that are no Uint32Array", () => index.update(any([1]), plane), "TypeError", "ERR_TYPE", /ids/],
    [
      "an id of no box",
      () => index.update(Uint32Array.of(500), { minX: of(0), minY: of(0), maxX: of(0), maxY: of(0) }),
      "RangeError",
      "ERR_RANGE",
      /ids\[0\] is 500/,
    ],
    ["fewer ids than boxes", () => index.update(Uint32Array.of(5), plane), "RangeError", "ERR_LENGTH", /1 ids/],
    [
      "boxes of the plane for space",
      () => space.update(Uint32Array.of(0), { minX: of(0), minY: of(0), maxX: of(0), maxY: of(0) }),
      "TypeError",
      "ERR_TYPE",
      /3 axes/,
    ],
    ["a shared that is none", () => new BoxIndex(plane, any({ shared: 1 })), "TypeError", "ERR_TYPE", /shared/],
  ];
  test.each(BAD)("%s", (_, run, type, code, text) => {
    expect(run).toThrowError(error(type, code, text));
  });
});

/** One answer may not depend on how many boxes there are, so these are large; they also show that nothing takes for ever. */
describe("adverse input", () => {
  const COUNT = 100_000;
  const scenes: Readonly<Record<string, (i: number, random: Random) => readonly [number, number, number, number]>> = {
    "all equal": () => [1, 2, 3, 4],
    "without size, all at one place": () => [1, 1, 1, 1],
    "on a diagonal": (i) => [i, i, i + 1, i + 1],
    "one giant": (i, random) => {
      const [x, y] = [1000 * random.unit(), 1000 * random.unit()];
      return i === 7 ? [-1e6, -1e6, 1e6, 1e6] : [x, y, x + 1, y + 1];
    },
    "two tight clusters": (i, random) => {
      const [x, y] = [(i % 2) * 1e6 + random.unit(), random.unit()];
      return [x, y, x + 0.002, y + 0.002];
    },
    "clusters in clusters, at every size a double has": (i, random) => {
      const at = 2 ** -(i % 1000);
      return [at, at * random.unit(), at * (1 + 2 ** -20), at];
    },
  };
  test.each(Object.entries(scenes))("%s", { timeout: 60_000 }, (_, make) => {
    const random = new Random(9);
    const rows = Array.from({ length: COUNT }, (__, i) => make(i, random));
    const column = (part: 0 | 1 | 2 | 3): Float64Array => Float64Array.from(rows, (row) => row[part]);
    const all = { minX: column(0), minY: column(1), maxX: column(2), maxY: column(3) };
    const own = new BoxIndex(all);
    for (let round = 0; round < 8; round++) {
      const [x, y, toX, toY] = rows[random.integer(0, COUNT - 1)] as readonly [number, number, number, number];
      const [minX, minY, maxX, maxY] = [x, y, round % 2 === 0 ? x : toX, round % 2 === 0 ? y : toY];
      const wanted = rows.flatMap((row, id) =>
        row[0] <= maxX && row[1] <= maxY && row[2] >= minX && row[3] >= minY ? [id] : [],
      );
      const found = Uint32Array.from(own.search({ minX, minY, maxX, maxY })).sort();
      expect(sameBytes(found, Uint32Array.from(wanted))).toBe(true);
      const holding = rows.flatMap((row, id) => (row[0] <= x && row[1] <= y && row[2] >= x && row[3] >= y ? [id] : []));
      expect(own.nearest(x, y, { k: 3, maxDistance: 0 })).toEqual(holding.slice(0, 3));
    }
  });
});

test("pairs and joins of indexes come in pieces, too", () => {
  const column = Float64Array.of(0, 1, 2);
  const index = new BoxIndex({ minX: column, minY: column, maxX: column.map((x) => x + 1), maxY: column });
  const pieces: number[][] = [];
  const onPairs = (piece: Uint32Array): unknown => pieces.push([...piece]);
  const count: number = index.pairs({ onPairs });
  const joined: number = index.join(index, { onPairs });
  expect([count, joined]).toEqual([index.pairs().length / 2, index.join(index).length / 2]);
  expect(pieces.flat()).toEqual([...index.pairs(), ...index.join(index)]);
});

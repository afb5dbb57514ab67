/** The kernels of a `BoxIndex` and its TypeScript: the same index to the bit, the same answers in the same order. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { chooseDealing } from "../../src/broadphase/box-index/dealing.js";
import { BoxIndex, type BoxIndexOptions, type SearchBox } from "../../src/broadphase/index.js";
import { BLOCK_SIZE, MOST_BLOCKS } from "../../src/kernels/box-index.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";
import type { Axes } from "./brute-force.js";
import { boxesOf, columnsOf, pointOf, rayOf, SCENES, windowOf } from "./index-scenes.js";
import { sameBytes } from "./same-bytes.js";

const KERNELS = ["simd", "js"] as const;

function searchBox(low: readonly number[], high: readonly number[]): SearchBox {
  const plane = { minX: low[0] as number, minY: low[1] as number, maxX: high[0] as number, maxY: high[1] as number };
  return low.length === 2 ? plane : { ...plane, minZ: low[2] as number, maxZ: high[2] as number };
}

/** Answers to some questions, as text. */
function answers(index: BoxIndex, scene: string, boxes: Axes, seed: number): string {
  const random = new Random(seed);
  const said: unknown[] = [];
  for (let round = 0; round < (index.size > 2000 ? 4 : 12); round++) {
    const { low, high } = windowOf(scene, boxes, random);
    const window = searchBox(low, high);
    for (const touching of [true, false]) {
      const out = new Uint32Array(40);
      said.push(index.search(window, { touching }), index.count(window, { touching }));
      said.push(index.searchInto(window, out, { touching }), [...out]);
    }
    const point = pointOf(scene, boxes, random) as [number, number, number];
    const k = random.pick([1, 8, 30]);
    said.push(index.axes === 2 ? index.nearest(point[0], point[1], { k }) : index.nearest(...point, { k }));
    const { origin, direction, reach } = rayOf(scene, boxes, random);
    const [x, y, z] = origin as [number, number, number];
    const [dx, dy, dz] = direction as [number, number, number];
    const ray = { x, y, dx, dy, maxFraction: reach };
    for (const touching of [true, false]) {
      said.push(index.castRay(index.axes === 2 ? ray : { ...ray, z, dz }, { touching }));
    }
  }
  return JSON.stringify(said, (_, value) => (value === Number.POSITIVE_INFINITY ? "Infinity" : value));
}

describe.each([2, 3] as const)("%i axes", (axes) => {
  test.each(Object.keys(SCENES))("%s", (scene) => {
    const random = new Random(40 + axes);
    for (const count of [0, 1, 8, 9, 512, 513, 1024, 5000]) {
      const boxes = boxesOf(scene, axes, count, random);
      const [simd, js] = KERNELS.map((kernel) => new BoxIndex(columnsOf(boxes), { kernel })) as [BoxIndex, BoxIndex];
      expect(sameBytes(simd.save(), js.save()), `${count} boxes`).toBe(true);
      if (count > 0) expect(answers(simd, scene, boxes, count)).toBe(answers(js, scene, boxes, count));
    }
  });

  test("more than one stretch, and crowds in it", () => {
    const random = new Random(axes);
    for (const scene of ["uniform", "two clusters far apart", "on a lattice, touching", "unbounded", "all equal"]) {
      const boxes = boxesOf(scene, axes, 20_000, random);
      const [simd, js] = KERNELS.map((kernel) => new BoxIndex(columnsOf(boxes), { kernel })) as [BoxIndex, BoxIndex];
      expect(sameBytes(simd.save(), js.save())).toBe(true);
      expect(answers(simd, scene, boxes, 3)).toBe(answers(js, scene, boxes, 3));
      for (const kernel of KERNELS) {
        const loaded = BoxIndex.load(simd.save(), { kernel });
        expect(answers(loaded, scene, boxes, 4)).toBe(answers(js, scene, boxes, 4));
      }
    }
  });
});

const of = (...values: number[]): Float64Array => Float64Array.from(values);

/** Columns of so many boxes of the plane, one a call. */
function columnsFrom(count: number, make: (i: number) => [x: number, y: number, size: number]): Columns {
  const columns = [0, 1, 2, 3].map(() => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let i = 0; i < count; i++) {
    const [x, y, size] = make(i);
    for (const [side, value] of [x, y, x + size, y + size].entries()) (columns[side] as Float64Array)[i] = value;
  }
  const [minX, minY, maxX, maxY] = columns;
  return { minX, minY, maxX, maxY };
}

type Columns = Record<"minX" | "minY" | "maxX" | "maxY", Float64Array>;

test("dealt out to squares, sorted in pieces, fitted in pieces: the same bytes", () => {
  const random = new Random(14);
  const draw = (): number => random.integer(0, 1 << 30) / (1 << 30);
  const scenes: Record<string, (i: number) => [number, number, number]> = {
    even: () => [draw(), draw(), 0.01 * draw()],
    "crowds of different sizes": () => [draw() ** 9, random.integer(0, 3) + draw() ** 5, 0],
    "three places": (i) => [i % 3, 1, 1],
    "in order along a diagonal": (i) => [i, i, 1],
    "some without an end": (i) => [i % 50 === 0 ? Number.NEGATIVE_INFINITY : draw(), draw(), i % 70 === 0 ? 1 / 0 : 0],
  };
  for (const [scene, make] of Object.entries(scenes)) {
    for (const count of [8191, 8193, 16_385, 33_001]) {
      const columns = columnsFrom(count, (i) => {
        const [x, y, size] = make(i);
        return x === Number.NEGATIVE_INFINITY && size === 1 / 0 ? [0, y, size] : [x, y, size];
      });
      if (scene === "some without an end") {
        for (let i = 0; i < count; i += 50) columns.maxX[i] = 0.5;
      }
      const [simd, js] = KERNELS.map((kernel) => new BoxIndex(columns, { kernel })) as [BoxIndex, BoxIndex];
      expect(sameBytes(simd.save(), js.save()), `${scene}, ${count}`).toBe(true);
    }
  }
});

test("more in one square than a kernel sorts at once", () => {
  const random = new Random(15);
  const draw = (): number => random.integer(0, 1 << 30) / (1 << 30);
  const columns = columnsFrom(140_001, (i) => [(i % 2) * 1e6 + draw(), draw(), 0.001]);
  const [simd, js] = KERNELS.map((kernel) => new BoxIndex(columns, { kernel })) as [BoxIndex, BoxIndex];
  expect(sameBytes(simd.save(), js.save())).toBe(true);
});

test("a square that holds exactly what a kernel sorts at once, and one box more", () => {
  const most = MOST_BLOCKS * BLOCK_SIZE;
  const random = new Random(16);
  const draw = (): number => random.integer(0, 1 << 30) / (1 << 30);
  for (const crowded of [most, most + 1]) {
    // A thousand far off, so that the crowd lies in one of the smallest squares.
    const far = (i: number): number => (i < 1000 ? 1e9 + i * 1e6 : 0);
    const columns = columnsFrom(crowded + 1000, (i) => [far(i) + draw(), far(i) + draw(), 0.001]);
    const [simd, js] = KERNELS.map((kernel) => new BoxIndex(columns, { kernel })) as [BoxIndex, BoxIndex];
    expect(sameBytes(simd.save(), js.save()), `${crowded}`).toBe(true);
  }
});

test("so many boxes that squares are larger", () => {
  const random = new Random(17);
  const draw = (): number => random.integer(0, 1 << 30) / (1 << 30);
  const columns = columnsFrom(600_000, (i) => [draw() ** (1 + (i % 3)), draw() ** (1 + (i % 3)), 0.001 * draw()]);
  const { buckets, turns } = chooseDealing({
    least: [columns.minX, columns.minY],
    greatest: [columns.maxX, columns.maxY],
  });
  expect(Math.max(...buckets)).toBe(turns.length - 1);
  expect(turns.length).toBeGreaterThan(16);
  expect(turns.length).toBeLessThanOrEqual(72);
  const [simd, js] = KERNELS.map((kernel) => new BoxIndex(columns, { kernel })) as [BoxIndex, BoxIndex];
  expect(sameBytes(simd.save(), js.save())).toBe(true);
});

test("a box that is none is named, wherever it is among many", () => {
  for (const count of [8193, 16_385]) {
    for (const at of [0, 1, 4095, 4096, count - 2, count - 1]) {
      for (const [side, value] of [
        ["minX", Number.NaN],
        ["maxY", Number.NaN],
        ["minY", Number.POSITIVE_INFINITY],
        ["maxX", Number.NEGATIVE_INFINITY],
        ["maxX", -1],
      ] as const) {
        const columns = columnsFrom(count, (i) => [i, i, 1]);
        columns[side][at] = value;
        for (const kernel of KERNELS) {
          expect(() => new BoxIndex(columns, { kernel }), `${kernel}, ${side}[${at}]`).toThrow(`[${at}]`);
        }
      }
    }
  }
});

test("an image follows what moves", () => {
  const random = new Random(3);
  for (const shared of [false, true]) {
    for (const options of [{ kernel: "simd" }, {}] as BoxIndexOptions[]) {
      const boxes = boxesOf("uniform", 2, 600, random);
      const index = new BoxIndex(columnsOf(boxes), { ...options, shared });
      // The same tree by another thread, as it were: it has an image of its own.
      const other = shared ? BoxIndex.load(index.buffer, options) : index;
      const window = { minX: 500, minY: 500, maxX: 501, maxY: 501 };
      for (let moved = 0; moved < 700; moved += 7) {
        for (let asked = 0; asked < 80; asked++) other.count({ minX: 0, minY: 0, maxX: 1, maxY: 1 });
        const ids = Uint32Array.of(moved % 600);
        index.update(ids, { minX: of(500), minY: of(500), maxX: of(500), maxY: of(500) });
        expect(other.search(window)).toEqual([moved % 600]);
        index.update(ids, { minX: of(9), minY: of(9), maxX: of(9), maxY: of(9) });
        expect(other.count(window)).toBe(0);
      }
    }
  }
});

test("more images than the memory holds at once", () => {
  const random = new Random(8);
  const window = { minX: 20, minY: 20, maxX: 30, maxY: 30 };
  const indexes = Array.from({ length: 7 }, () => {
    const boxes = columnsOf(boxesOf("uniform", 2, 500_000, random));
    return new BoxIndex(boxes, { kernel: "simd" });
  });
  const wanted = indexes.map((index) => BoxIndex.load(index.save(), { kernel: "js" }).count(window));
  for (let round = 0; round < 3; round++) expect(indexes.map((index) => index.count(window))).toEqual(wanted);
});

test("more than a kernel has room for", () => {
  const boxes = boxesOf("uniform", 2, 30_000, new Random(5));
  const [simd, js] = KERNELS.map((kernel) => new BoxIndex(columnsOf(boxes), { kernel })) as [BoxIndex, BoxIndex];
  for (const maxX of [30, 40, 50, 99, 200]) {
    const window = { minX: -1, minY: -1, maxX, maxY: 200 };
    expect(simd.search(window)).toEqual(js.search(window));
    expect(simd.count(window)).toBe(js.count(window));
    const ray = { x: -1, y: maxX / 2, dx: 1, dy: 0.001, maxFraction: maxX };
    expect(simd.castRay(ray)).toEqual(js.castRay(ray));
  }
  const giants = new Float64Array(20_000);
  const all = { minX: giants, minY: giants, maxX: giants.map(() => 9), maxY: giants.map(() => 9) };
  const [one, two] = KERNELS.map((kernel) => new BoxIndex(all, { kernel })) as [BoxIndex, BoxIndex];
  const ray = { x: -1, y: -1, dx: 1, dy: 1, maxFraction: 5 };
  expect(one.castRay(ray)).toHaveLength(20_000);
  expect(one.castRay(ray)).toEqual(two.castRay(ray));
});

test("a filter may search by kernel while a kernel's hits are being read", () => {
  const boxes = boxesOf("uniform", 2, 3000, new Random(6));
  const index = new BoxIndex(columnsOf(boxes), { kernel: "simd" });
  const ray = { x: 0, y: 0, dx: 100, dy: 100 };
  const plain = index.castRay(ray);
  const filter = (): boolean => index.castRay(ray).length === plain.length && index.search(window).length > 0;
  const window = { minX: 10, minY: 10, maxX: 60, maxY: 60 };
  expect(plain.length).toBeGreaterThan(5);
  expect(index.castRay(ray, { filter })).toEqual(plain);
  expect(index.nearest(50, 50, { k: 9, filter })).toEqual(index.nearest(50, 50, { k: 9 }));
});

describe("where WebAssembly is missing or forbidden", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test("an index works in TypeScript, and one forced says that it cannot", async () => {
    vi.resetModules();
    vi.stubGlobal("WebAssembly", undefined);
    const { BoxIndex: Alone } = await import("../../src/broadphase/index.js");
    const columns = columnsOf(boxesOf("uniform", 2, 9000, new Random(2)));
    const window = { minX: 20, minY: 20, maxX: 60, maxY: 60 };
    const index = new Alone(columns);
    const wanted = new BoxIndex(columns).search(window);
    for (let round = 0; round < 300; round++) expect(index.search(window)).toEqual(wanted);
    expect(() => new Alone(columns, { kernel: "simd" })).toThrow('kernel "simd" cannot run here');
    expect(() => Alone.load(index.save(), { kernel: "simd" })).toThrow('kernel "simd" cannot run here');
  });

  /** Kernels whose memory grows so often and then no more; says how often they tried. */
  async function withMemory(times: number): Promise<[typeof BoxIndex, () => number]> {
    let tried = 0;
    const { Module, Instance, Memory } = WebAssembly;
    const isRefused = (): boolean => ++tried > times;
    // One page is for the trial, whether modules may be compiled at all.
    function Held({ initial }: WebAssembly.MemoryDescriptor): WebAssembly.Memory {
      if (initial > 1 && isRefused()) throw new RangeError("no memory");
      const memory = new Memory({ initial });
      const grow = (pages: number): number => {
        if (isRefused()) throw new RangeError("no more memory");
        return Memory.prototype.grow.call(memory, pages);
      };
      return Object.assign(memory, { grow });
    }
    vi.resetModules();
    vi.stubGlobal("WebAssembly", { Module, Instance, Memory: Held });
    const { BoxIndex: Alone } = await import("../../src/broadphase/index.js");
    return [Alone, () => tried];
  }

  test("no memory for kernels at all", async () => {
    const [Alone] = await withMemory(0);
    const columns = columnsOf(boxesOf("uniform", 2, 9000, new Random(2)));
    const window = { minX: 20, minY: 20, maxX: 60, maxY: 60 };
    expect(new Alone(columns).search(window)).toEqual(new BoxIndex(columns).search(window));
    expect(() => new Alone(columns, { kernel: "simd" })).toThrow('kernel "simd" cannot run here');
  });

  test("no memory to build or for an image: built in TypeScript, and not asked for at each search", async () => {
    const [Alone, tried] = await withMemory(1);
    const columns = columnsOf(boxesOf("uniform", 2, 9000, new Random(2)));
    const window = { minX: 20, minY: 20, maxX: 60, maxY: 60 };
    const index = new Alone(columns, { kernel: "simd" });
    const wanted = new BoxIndex(columns).search(window);
    expect(sameBytes(index.save(), new BoxIndex(columns, { kernel: "js" }).save())).toBe(true);
    for (let round = 0; round < 5; round++) expect(index.search(window)).toEqual(wanted);
    // For themselves, to build, and once for an image.
    expect(tried()).toBe(3);
  });

  test("images of many small indexes fill each page before the memory grows", async () => {
    const [Alone, tried] = await withMemory(Number.POSITIVE_INFINITY);
    const columns = columnsOf(boxesOf("uniform", 2, 8, new Random(3)));
    const indexes = Array.from({ length: 600 }, () => new Alone(columns, { kernel: "simd" }));
    for (const index of indexes) index.search({ minX: 20, minY: 20, maxX: 60, maxY: 60 });
    // 448 bytes each: four pages; and for themselves.
    expect(tried()).toBeLessThan(8);
  });
});

test("a window whose bounds search when they are read", () => {
  const index = new BoxIndex(columnsOf(boxesOf("uniform", 3, 700, new Random(4))));
  const window = { minX: 10, minY: 10, minZ: 10, maxX: 60, maxY: 60, maxZ: 60 };
  const wanted = index.search(window);
  const searching = {
    ...window,
    get minZ() {
      index.count({ minX: 0, minY: 0, minZ: 0, maxX: 1, maxY: 1, maxZ: 1 });
      return 10;
    },
  };
  expect(wanted.length).toBeGreaterThan(5);
  expect(index.search(searching)).toEqual(wanted);
});

test("a kernel that is none is refused", () => {
  const one = columnsOf(boxesOf("uniform", 2, 1, new Random(2)));
  const options = { kernel: "gpu" } as unknown as BoxIndexOptions;
  expect(() => new BoxIndex(one, options)).toThrow(code("ERR_RANGE"));
  expect(() => BoxIndex.load(new BoxIndex(one).save(), options)).toThrow('kernel must be "simd" or "js", not "gpu"');
});

test("small indexes, one after another, get the kernels after a while: the same bytes", async () => {
  vi.resetModules();
  const kernels = await import("../../src/kernels/box-index.js");
  const { BoxIndex: Fresh } = await import("../../src/broadphase/index.js");
  const random = new Random(21);
  const ready: boolean[] = [];
  for (let round = 0; round < 60; round++) {
    const boxes = columnsOf(boxesOf("uniform", 2, 1000, random));
    const [plain, js] = [new Fresh(boxes), new Fresh(boxes, { kernel: "js" })];
    expect(sameBytes(plain.save(), js.save())).toBe(true);
    ready.push(kernels.areBoxIndexKernelsReady());
  }
  // Not at once, for they cost as much as building some thirty thousand boxes without them.
  expect(ready.indexOf(true)).toBe(32);
  expect(ready.lastIndexOf(false)).toBe(31);
});

/** What `pairs`, `join` and their counts promise apart from the pairs themselves: forms, options, errors. */
import { describe, expect, test } from "vitest";
import { keeper } from "../../src/broadphase/collector.js";
import { checkCount } from "../../src/broadphase/columns.js";
import {
  type Boxes,
  type Boxes2,
  type Boxes3,
  BoxIndex,
  type ChunkOptions,
  countJoin,
  countPairs,
  type Intervals,
  join,
  type PairOptions,
  pairs,
} from "../../src/broadphase/index.js";

const columns = (...numbers: number[]): Float64Array => Float64Array.from(numbers);

/** Boxes from [minX, minY, maxX, maxY] each. */
function boxes(...rows: readonly (readonly [number, number, number, number])[]): Boxes {
  const column = (k: 0 | 1 | 2 | 3) => Float64Array.from(rows, (row) => row[k]);
  return { minX: column(0), minY: column(1), maxX: column(2), maxY: column(3) };
}

const EQUAL = (count: number): Boxes => ({ start: new Float64Array(count), end: new Float64Array(count).fill(1) });

const errorOf = (run: () => unknown): { name: string; code: string; message: string } => {
  try {
    run();
  } catch (error) {
    return error as { name: string; code: string; message: string };
  }
  throw new Error("nothing was thrown");
};

describe.each(["simd", "js", undefined] as const)("kernel %s", (kernel) => {
  test("nothing and one box have no pairs", () => {
    expect([...pairs(boxes(), { kernel })]).toEqual([]);
    expect([...pairs(boxes([0, 0, 1, 1]), { kernel })]).toEqual([]);
    expect(countPairs(boxes(), { kernel })).toBe(0);
    expect(countJoin(boxes(), boxes([0, 0, 1, 1]), { kernel })).toBe(0);
    expect([...join(boxes([0, 0, 1, 1]), boxes(), { kernel })]).toEqual([]);
  });

  test("touching counts for boxes and not for intervals, unless said otherwise", () => {
    const corner = boxes([0, 0, 1, 1], [1, 1, 2, 2]);
    expect([...pairs(corner, { kernel })]).toEqual([0, 1]);
    expect([...pairs(corner, { kernel, touching: false })]).toEqual([]);
    const slots = { start: columns(9, 10), end: columns(10, 11) };
    expect([...pairs(slots, { kernel })]).toEqual([]);
    expect([...pairs(slots, { kernel, touching: true })]).toEqual([0, 1]);
  });

  test("zero and minus zero are one number", () => {
    const both = { start: columns(-0, 0), end: columns(0, -0) };
    expect([...pairs(both, { kernel })]).toEqual([0, 1]);
    expect([...pairs({ start: columns(-1, 0), end: columns(-0, 1) }, { kernel })]).toEqual([]);
    expect([...pairs({ start: columns(-1, -0), end: columns(0, 1) }, { kernel, touching: true })]).toEqual([0, 1]);
  });

  test("points one ulp apart are two, and equal ones meet, for either policy", () => {
    const at = Float64Array.from({ length: 100 }, (_, i) => (i === 0 ? 1 : i === 1 ? 1 + Number.EPSILON : i * 1e6));
    at[99] = at[98] as number;
    const points = { minX: at, minY: at, maxX: at, maxY: at };
    for (const touching of [true, false]) expect([...pairs(points, { kernel, touching })]).toEqual([98, 99]);
  });

  test("bounds may be infinite", () => {
    const all = boxes([-1 / 0, -1 / 0, 1 / 0, 1 / 0], [0, 0, 1 / 0, 1], [5, 5, 6, 6], [-1 / 0, 0.5, 2, 0.5]);
    expect([...pairs(all, { kernel, order: "sorted" })]).toEqual([0, 1, 0, 2, 0, 3, 1, 3]);
  });

  test("a count ends at a limit, as the pairs do", () => {
    for (const limit of [0, 1, 2, 5]) {
      expect(countPairs(EQUAL(3), { kernel, limit } as object)).toBe(pairs(EQUAL(3), { kernel, limit }).length / 2);
    }
  });

  test("pairs come as a fresh array, never a view", () => {
    for (const found of [pairs(EQUAL(3), { kernel }), join(EQUAL(2), EQUAL(2), { kernel })]) {
      expect(found).toBeInstanceOf(Uint32Array);
      expect(found.buffer.byteLength).toBe(found.byteLength);
    }
  });

  test("sorted pairs ascend; a limit leaves the first ones", () => {
    const sorted = pairs(EQUAL(5), { kernel, order: "sorted" });
    expect([...sorted.subarray(0, 10)]).toEqual([0, 1, 0, 2, 0, 3, 0, 4, 1, 2]);
    expect([...pairs(EQUAL(5), { kernel, order: "sorted", limit: 2 })]).toEqual([0, 1, 0, 2]);
    expect(pairs(EQUAL(5), { kernel, limit: 3 })).toHaveLength(6);
    expect(pairs(EQUAL(5), { kernel, limit: 0 })).toHaveLength(0);
  });

  test("onPairs gets every pair once, in arrays of its own", () => {
    const kept: Uint32Array[] = [];
    expect(pairs(EQUAL(800), { kernel, onPairs: (piece) => kept.push(piece) })).toBe((800 * 799) / 2);
    const keys = new Set(
      kept.flatMap((piece) =>
        [...piece].map((_, k, all) => (k % 2 ? -1 : (all[k] as number) * 800 + (all[k + 1] as number))),
      ),
    );
    keys.delete(-1);
    expect(keys.size).toBe((800 * 799) / 2);
    let seen = 0;
    const count = pairs(EQUAL(800), {
      kernel,
      onPairs: (piece) => {
        seen += piece.length / 2;
        return false;
      },
    });
    expect(count).toBe(seen);
    expect(count).toBeLessThan((800 * 799) / 2);
    expect(pairs(EQUAL(800), { kernel, limit: 10, onPairs: () => true })).toBe(10);
  });

  test("columns that onPairs takes away are told", () => {
    const taken = EQUAL(800) as Intervals;
    const take = (): void => {
      if (taken.end.length > 0) structuredClone(taken.end, { transfer: [taken.end.buffer] });
    };
    const message = "pairs: end must stay where it is until the call returns, but onPairs took it away";
    expect(() => pairs(taken, { kernel, onPairs: take })).toThrow(message);
    const [a, b] = [EQUAL(800), EQUAL(800)] as [Intervals, Intervals];
    const takeFirst = (): void => {
      if (a.start.length > 0) structuredClone(a.start, { transfer: [a.start.buffer] });
    };
    expect(() => join(b, a, { kernel, onPairs: takeFirst })).toThrow("join: start must stay");
  });

  // Where boxes meet only those that are sorted beside them, pieces are filled without anything else to look at.
  test.each([
    ["meet", 0.9, 6],
    ["touch at their corners", 1, 3],
  ] as const)("onPairs gets every pair once, of fours that %s", (_, step, each) => {
    const fours = 15000;
    const place = (i: number, four: number) => four * 16 + (i % 4) * step;
    const minX = Float64Array.from({ length: 4 * fours }, (_, i) => place(i, (i >> 2) % 100));
    const minY = Float64Array.from({ length: 4 * fours }, (_, i) => place(i, Math.floor((i >> 2) / 100)));
    const size = step === 1 ? 1 : 4;
    const seen = new Set<string>();
    const take = (piece: Uint32Array) => {
      for (let at = 0; at < piece.length; at += 2) seen.add(`${piece[at]} ${piece[at + 1]}`);
    };
    const scene = { minX, minY, maxX: minX.map((x) => x + size), maxY: minY.map((y) => y + size) };
    expect(pairs(scene, { kernel, onPairs: take })).toBe(each * fours);
    expect(seen.size).toBe(each * fours);
  });

  test("options may be handed on by whoever does not know which they are", () => {
    const three = boxes([0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1]) as Boxes2;
    const index = new BoxIndex(three);
    const counts = (options: PairOptions | ChunkOptions): readonly number[] => {
      const found = [
        pairs(three, options),
        join(three, three, options),
        index.pairs(options),
        index.join(index, options),
      ];
      return found.map((all) => (typeof all === "number" ? all : all.length / 2));
    };
    expect(counts({ kernel })).toEqual([3, 9, 3, 9]);
    expect(counts({ kernel, onPairs: () => true })).toEqual([3, 9, 3, 9]);
    const perhaps = (onPairs: ChunkOptions["onPairs"] | undefined): Uint32Array | number =>
      pairs(three, { kernel, onPairs });
    expect([perhaps(undefined), perhaps(() => true)]).toEqual([expect.any(Uint32Array), 3]);
  });

  test("onPairs may join, too, and may throw", () => {
    let inner = 0;
    pairs(EQUAL(600), {
      kernel,
      onPairs: () => {
        inner += pairs(EQUAL(20), { kernel }).length / 2;
      },
    });
    expect(inner % 190).toBe(0);
    expect(inner).toBeGreaterThan(0);
    const fail = () => {
      throw new Error("mine");
    };
    expect(() => pairs(EQUAL(600), { kernel, onPairs: fail })).toThrow("mine");
    expect(countPairs(EQUAL(600), { kernel })).toBe(179700);
    // All of five billion would take a minute.
    expect(countPairs(EQUAL(100_000), { kernel, limit: 7 } as object)).toBe(7);
  });

  test.each([
    ["NaN", [0, Number.NaN], [1, 1], "ERR_NOT_FINITE", "start[1] must not be NaN"],
    ["NaN at an end", [0, 0], [1, Number.NaN], "ERR_NOT_FINITE", "end[1] must not be NaN"],
    ["a start after its end", [0, 2], [1, 1], "ERR_ORDER", "start[1] must be at most end[1], not 2 > 1"],
    ["a start at Infinity", [0, 1 / 0], [1, 1 / 0], "ERR_NOT_FINITE", "start[1] must be below Infinity"],
    ["an end at -Infinity", [-1 / 0, 0], [-1 / 0, 1], "ERR_NOT_FINITE", "end[0] above -Infinity"],
  ])("refuses %s with its index", (_, start, end, code, message) => {
    const bad = { start: columns(...start), end: columns(...end) };
    for (const run of [
      () => pairs(bad, { kernel }),
      () => pairs(bad, { kernel, limit: 0 }),
      () => countPairs(bad, { kernel }),
      () => join(bad, EQUAL(2), { kernel }),
      () => countJoin(EQUAL(0), bad, { kernel }),
    ]) {
      const error = errorOf(run);
      expect(error).toBeInstanceOf(RangeError);
      expect(error.code).toBe(code);
      expect(error.message).toContain(message);
    }
  });

  test("names the first of many offenders, however far in", () => {
    const [start, end] = [new Float64Array(20000), new Float64Array(20000).fill(1)];
    start[17321] = 5;
    start[19999] = Number.NaN;
    expect(errorOf(() => pairs({ start, end }, { kernel })).message).toContain("start[17321]");
  });
});

test("columns of a class of one's own are read as the numbers that they hold", () => {
  class Bytes extends Float64Array {
    static get [Symbol.species](): Float64ArrayConstructor {
      return Uint8Array as never;
    }
  }
  for (const unit of [1, 1e-300]) {
    const numbers = Float64Array.from({ length: 500 }, (_, i) => ((i * 37) % 100) * unit);
    const own = Bytes.from(numbers);
    const [theirs, plain] = [own, numbers].map((start) => ({ start, end: start }));
    for (const kernel of ["simd", "js"] as const) {
      const options = { touching: true, order: "sorted", kernel } as const;
      expect(pairs(theirs as Boxes, options)).toEqual(pairs(plain as Boxes, options));
    }
    const [index, other] = [own, numbers].map((x) => new BoxIndex({ minX: x, minY: x, maxX: x, maxY: x }));
    const window = { minX: 0, minY: 0, maxX: 9 * unit, maxY: 9 * unit };
    expect(index?.search(window)).toEqual(other?.search(window));
  }
});

describe("columns whose buffers went elsewhere are refused, and not taken for none", () => {
  const SIDES = ["minX", "minY", "maxX", "maxY", "minZ", "maxZ"] as const;
  /** Boxes of which some columns, or all, are gone. */
  const sent = (gone: readonly string[]): Boxes => {
    const all = SIDES.map((side) => [side, new Float64Array(3)] as const);
    for (const [side, { buffer }] of all) if (gone.includes(side)) structuredClone(buffer, { transfer: [buffer] });
    return Object.fromEntries(all) as unknown as Boxes;
  };
  test.each([
    ["pairs", (given: Boxes) => pairs(given)],
    ["countPairs", (given: Boxes) => countPairs(given)],
    ["join", (given: Boxes) => join(given, given)],
    ["join, the second", (given: Boxes) => join({ ...sent([]) }, given)],
    ["BoxIndex", (given: Boxes) => new BoxIndex(given as Boxes3)],
    ["update", (given: Boxes) => new BoxIndex(sent([]) as Boxes3).update(new Uint32Array(0), given as Boxes3)],
  ])("%s", (_, ask) => {
    for (const gone of [SIDES, ["minX"], ["maxZ"]]) {
      const { name, code, message } = errorOf(() => ask(sent(gone)));
      expect([name, code]).toEqual(["TypeError", "ERR_TYPE"]);
      expect(message).toMatch(new RegExp(`${gone[0]} has lost its numbers.*transferred`));
    }
  });

  test("also where a getter of the options sends them away", () => {
    for (const ask of [pairs, countPairs, (given: Boxes, options: never) => join(given, given, options)]) {
      const start = new Float64Array(3);
      const options = {
        get touching(): boolean {
          structuredClone(start, { transfer: [start.buffer] });
          return true;
        },
      };
      const { code, message } = errorOf(() => ask({ start, end: new Float64Array(3) }, options as never));
      expect(code).toBe("ERR_TYPE");
      expect(message).toContain("start has lost its numbers");
    }
  });

  test("also where others can be resized, and many calls were made before", () => {
    const Resizable = ArrayBuffer as unknown as new (bytes: number, options: object) => ArrayBuffer;
    const columns = [new Float64Array(new Resizable(24, { maxByteLength: 48 })), new Float64Array(3)] as const;
    for (let i = 0; i < 100_000; i++) countPairs({ start: columns[i % 2] as Float64Array, end: columns[1] });
    const start = new Float64Array(3);
    structuredClone(start, { transfer: [start.buffer] });
    const { code, message } = errorOf(() => countPairs({ start, end: new Float64Array(3) }));
    expect(code).toBe("ERR_TYPE");
    expect(message).toContain("start has lost its numbers");
  });

  test("columns of no boxes, shared or not, are none such", () => {
    const none = new Float64Array(0);
    expect(pairs({ start: none, end: none }).length).toBe(0);
    const shared = new Float64Array(new SharedArrayBuffer(0));
    expect(pairs({ start: shared, end: shared }).length).toBe(0);
  });
});

describe("columns that are some of one form and some of another are refused, and none of them is passed over", () => {
  const one = new Float64Array(1);
  const plane = { minX: one, minY: one, maxX: one, maxY: one };
  const slots = { start: one, end: one };
  test.each([
    [{ ...plane, ...slots }, "has columns of intervals and of boxes; leave out one"],
    [{ ...plane, end: one }, "has columns of intervals and of boxes"],
    [{ ...slots, maxY: one }, "has columns of intervals and of boxes"],
    [{ ...slots, maxZ: one }, "has columns of intervals and of boxes"],
    [{ start: one }, "end must be a Float64Array, not undefined"],
    [{ ...plane, minZ: one }, "maxZ must be a Float64Array, not undefined"],
    [{ ...plane, maxZ: one }, "minZ must be a Float64Array, not undefined"],
    [{ minZ: one, maxZ: one }, "minX must be a Float64Array, not undefined"],
  ] as [Boxes, string][])("%j", (given, message) => {
    const whole = "start" in given ? slots : plane;
    for (const run of [
      () => pairs(given),
      () => countPairs(given),
      () => join(given, whole),
      () => countJoin(whole, given),
      () => new BoxIndex(given as Boxes3),
    ]) {
      const error = errorOf(run);
      expect(error).toBeInstanceOf(TypeError);
      expect(error.code).toBe("ERR_TYPE");
      expect(error.message).toContain(message);
    }
  });

  test("a column that is undefined is not given", () => {
    expect(pairs({ ...plane, start: undefined, end: undefined } as Boxes).length).toBe(0);
    expect(pairs({ ...slots, minX: undefined, minZ: undefined } as unknown as Boxes).length).toBe(0);
  });
});

describe("arguments", () => {
  test.each([
    [() => pairs(undefined as never), "ERR_TYPE", "not undefined"],
    [() => pairs({} as never), "ERR_TYPE", "minX must be a Float64Array, not undefined"],
    [() => pairs({ start: [1], end: [2] } as never), "ERR_TYPE", "start must be a Float64Array, not an array"],
    [
      () => pairs({ start: new Float32Array(1), end: columns(2) } as never),
      "ERR_TYPE",
      "start must be a Float64Array, not Float32Array",
    ],
    [() => pairs({ start: columns(1), end: columns(2, 3) }), "ERR_LENGTH", "end holds 2 numbers and start 1"],
    [() => join(boxes(), EQUAL(1)), "ERR_TYPE", "a has 2 axes and b 1"],
    [() => pairs(boxes(), 7 as never), "ERR_TYPE", "options must be an object"],
    [() => pairs(boxes(), { touching: 1 } as never), "ERR_TYPE", "touching"],
    [() => pairs(boxes(), { order: "random" } as never), "ERR_RANGE", "order"],
    [() => pairs(boxes(), { kernel: "gpu" } as never), "ERR_RANGE", "kernel"],
    [() => pairs(boxes(), { limit: "1" } as never), "ERR_TYPE", "limit"],
    [() => pairs(boxes(), { limit: -1 }), "ERR_RANGE", "limit"],
    [() => pairs(boxes(), { limit: Number.NaN }), "ERR_RANGE", "limit"],
    [() => pairs(boxes(), { limit: 1.5 }), "ERR_RANGE", "limit"],
    [() => pairs(boxes(), { onPairs: 1 } as never), "ERR_TYPE", "onPairs"],
    [() => pairs(boxes(), { order: "sorted", onPairs: () => 1 } as never), "ERR_RANGE", "leave out one"],
  ])("%s", (run, code, message) => {
    const error = errorOf(run);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  test("two lists share the numbers of boxes", () => {
    // Whole columns of that many boxes take gigabytes.
    for (const count of [0, 1, 0x1fffffff]) expect(() => checkCount("join", count)).not.toThrow();
    const error = errorOf(() => checkCount("join", 0x20000000));
    expect(error.code).toBe("ERR_RANGE");
    expect(error.message).toBe("join: 536870912 boxes are more than 536870911; split them");
  });

  test("more pairs than one array holds name onPairs", () => {
    const full = keeper("pairs", Number.POSITIVE_INFINITY, 8);
    full.take(Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8));
    const error = errorOf(() => full.take(Uint32Array.of(1, 2)));
    expect(error.code).toBe("ERR_TOO_MANY");
    expect(error.message).toContain("onPairs");
  });
});

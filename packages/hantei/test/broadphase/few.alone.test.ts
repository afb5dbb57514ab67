/** Few boxes are compared directly: the pairs of the kernels, in order, and no kernel is compiled for them. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { readColumns } from "../../src/broadphase/columns.js";
import { areFew } from "../../src/broadphase/few.js";
import { type Boxes, join, pairs } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { sameBytes } from "./same-bytes.js";
import { columnsOf, drawBoxes, pickDraws } from "./scenes.js";

const EQUAL = (count: number): Boxes => ({ start: new Float64Array(count), end: new Float64Array(count).fill(1) });

/** Whether so many boxes, or so many and so many, are few. */
function isFew(count: number, others?: number): boolean {
  return areFew(
    readColumns("test", EQUAL(count)),
    others === undefined ? undefined : readColumns("test", EQUAL(others)),
  );
}

describe("few are", () => {
  test("up to 66 boxes", () => {
    expect([isFew(0), isFew(66), isFew(67)]).toEqual([true, true, false]);
  });

  test("up to two of a list, or up to some thousand comparisons", () => {
    expect([isFew(1, 1_000_000), isFew(1_000_000, 2), isFew(0, 1_000_000)]).toEqual([true, true, true]);
    expect([isFew(8, 300), isFew(8, 400), isFew(3, 3000)]).toEqual([true, false, false]);
  });
});

describe.each([1, 2, 3])("%i axes", (axes) => {
  test.each([
    [66, 30],
    [1, 3000],
    [3000, 2],
    [0, 66],
  ])("%i boxes, and %i others: in order, what a kernel finds", (count, others) => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = new Random(seed);
      const names = pickDraws(random, axes);
      const [a, b] = [columnsOf(drawBoxes(random, names, count)), columnsOf(drawBoxes(random, names, others))];
      const fewer = count < others ? a : b;
      for (const touching of [true, false]) {
        const said = `seed ${seed}, ${names.join()}, touching ${touching}`;
        const kernel = { touching, kernel: "js", order: "sorted" } as const;
        expect(sameBytes(join(a, b, { touching }), join(a, b, kernel)), said).toBe(true);
        expect(sameBytes(pairs(fewer, { touching }), pairs(fewer, kernel)), said).toBe(true);
      }
    }
  });
});

test("pairs in several pieces, while whoever takes them asks for others", () => {
  const all: number[] = [];
  let pieces = 0;
  const count = pairs(EQUAL(66), {
    onPairs: (piece) => {
      pieces++;
      expect(pairs({ start: new Float64Array(60).fill(5), end: new Float64Array(60).fill(6) })).toHaveLength(60 * 59);
      all.push(...piece);
    },
  });
  expect([count, pieces]).toEqual([(66 * 65) / 2, 2]);
  expect(all.join()).toBe([...pairs(EQUAL(66), { kernel: "js", order: "sorted" })].join());
});

test("columns that are sent elsewhere while pairs are handed over are told", () => {
  const [start, end] = [new Float64Array(66), new Float64Array(66).fill(1)];
  const send = (): void => {
    for (const { buffer } of [start, end]) structuredClone(buffer, { transfer: [buffer] });
  };
  let given = 0;
  const onPairs = (piece: Uint32Array): void => {
    given += piece.length / 2;
    send();
  };
  expect(() => pairs({ start, end }, { onPairs })).toThrow("start must stay where it is until the call returns");
  expect(given).toBe(2048);
});

test("whoever has enough is asked no more", () => {
  let pieces = 0;
  const stop = (): boolean => ++pieces > 1;
  expect(pairs(EQUAL(66), { onPairs: stop })).toBe(2048);
  expect(pieces).toBe(1);
  expect([...pairs(EQUAL(66), { limit: 2 })]).toEqual([0, 1, 0, 2]);
});

describe("no kernel", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test("is compiled for few, and one is for more", async () => {
    vi.resetModules();
    let modules = 0;
    const { Memory, Instance } = WebAssembly;
    class Module extends WebAssembly.Module {
      constructor(bytes: BufferSource) {
        super(bytes);
        modules++;
      }
    }
    vi.stubGlobal("WebAssembly", { Memory, Instance, Module });
    const fresh = await import("../../src/broadphase/index.js");
    expect(fresh.pairs(EQUAL(66))).toHaveLength(66 * 65);
    expect(fresh.join(EQUAL(1), EQUAL(5000))).toHaveLength(2 * 5000);
    expect(modules).toBe(0);
    expect(fresh.pairs(EQUAL(67))).toHaveLength(67 * 66);
    expect(modules).toBe(1);
  });
});

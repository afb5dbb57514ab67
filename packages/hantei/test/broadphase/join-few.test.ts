/** An index joined with few boxes looks for each of them: the pairs are those of `join`, whichever side has the few. */
import { describe, expect, test } from "vitest";
import { type Boxes2, BoxIndex, type BoxIndexOptions, join } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { boxesOf, columnsOf, SCENES } from "./index-scenes.js";
import { sameBytes } from "./same-bytes.js";

const KERNELS = [undefined, "simd", "js"] as const;
const of = (...values: number[]): Float64Array => Float64Array.from(values);
/** So many boxes that lie everywhere. */
const everywhere = (count: number): Boxes2 => {
  const [low, high] = [new Float64Array(count).fill(-1e9), new Float64Array(count).fill(1e9)];
  return { minX: low, minY: low, maxX: high, maxY: high };
};
const sorted = { order: "sorted" } as const;

describe.each([2, 3] as const)("%i axes", (axes) => {
  test.each(Object.keys(SCENES))("%s", (scene) => {
    const random = new Random(axes + 90);
    for (const [many, few] of [
      [700, 1],
      [700, 60],
      [90, 22],
      [9, 2],
      [4, 1],
      [5, 0],
    ] as const) {
      const [a, b] = [columnsOf(boxesOf(scene, axes, many, random)), columnsOf(boxesOf(scene, axes, few, random))];
      for (const kernel of KERNELS) {
        const [indexA, indexB] = [new BoxIndex(a, { kernel }), new BoxIndex(b)];
        for (const touching of [true, false]) {
          const options = { ...sorted, touching, kernel };
          const [wanted, turned] = [join(a, b, options), join(b, a, options)];
          expect(sameBytes(indexA.join(indexB, options), wanted)).toBe(true);
          expect(sameBytes(indexA.join(b, options), wanted)).toBe(true);
          expect(sameBytes(indexB.join(indexA, options), turned)).toBe(true);
          expect(sameBytes(indexB.join(a, options), turned)).toBe(true);
          for (const limit of [0, 1, 10]) {
            expect(sameBytes(indexA.join(b, { ...options, limit }), wanted.subarray(0, 2 * limit))).toBe(true);
            const some = indexA.join(b, { touching, limit });
            expect(some.length).toBe(Math.min(2 * limit, wanted.length));
          }
        }
      }
    }
  });
});

describe.each(KERNELS)("kernel %s", (kernel) => {
  const options: BoxIndexOptions = { kernel };
  const random = new Random(5);
  const many = columnsOf(boxesOf("uniform", 2, 12_000, random));
  const index = new BoxIndex(many, options);

  test("more pairs with one box than a kernel has room for", () => {
    expect(sameBytes(index.join(everywhere(3), sorted), join(many, everywhere(3), sorted))).toBe(true);
  });

  test("the first pairs in order, also of more than are kept", () => {
    for (const other of [everywhere(3), everywhere(100)]) {
      const wanted = join(many, other, sorted);
      for (const limit of [1, 12_000, 1e9]) {
        expect(sameBytes(index.join(other, { ...sorted, limit }), wanted.subarray(0, 2 * limit))).toBe(true);
      }
      const turned = join(other, many, sorted);
      const first = new BoxIndex(other).join(index, { ...sorted, limit: 12_345 });
      expect(sameBytes(first, turned.subarray(0, 24_690))).toBe(true);
    }
  });

  test("pieces come one after another, and all pairs are in them", () => {
    const few = columnsOf(boxesOf("uniform", 2, 3000, random));
    for (const other of [few, everywhere(4)]) {
      const pieces: Uint32Array[] = [];
      const count: number = index.join(other, { onPairs: (piece) => pieces.push(piece) });
      const numbers = pieces.flatMap((piece) => [...piece]);
      expect(count).toBe(numbers.length / 2);
      expect(pieces.length).toBeGreaterThan(1);
      const key = (at: number): number => (numbers[at] as number) * 1e5 + (numbers[at + 1] as number);
      const keys = Float64Array.from({ length: count }, (_, at) => key(2 * at)).sort();
      const wanted = join(many, other, sorted);
      expect(keys.length).toBe(wanted.length / 2);
      expect(keys.every((each, k) => each === (wanted[2 * k] as number) * 1e5 + (wanted[2 * k + 1] as number))).toBe(
        true,
      );
    }
  });

  test("who takes a piece may ask both, stop, and throw", () => {
    const other = new BoxIndex(everywhere(2));
    let inner = 0;
    const total = index.join(other, {
      onPairs: () => {
        inner += index.join(everywhere(1)).length + index.search({ minX: 0, minY: 0, maxX: 50, maxY: 50 }).length;
        inner += other.count({ minX: 0, minY: 0, maxX: 1, maxY: 1 });
      },
    });
    expect(total).toBe(24_000);
    expect(inner).toBe(2 * (24_000 + index.count({ minX: 0, minY: 0, maxX: 50, maxY: 50 }) + 2));
    expect(index.join(other, { onPairs: () => false })).toBe(12_000);
    expect(index.join(other, { onPairs: () => undefined, limit: 12_001 })).toBe(12_001);
    const no = new Error("no");
    const thrower = (): never => {
      throw no;
    };
    expect(() => index.join(other, { onPairs: thrower })).toThrowError(no);
    expect(index.join(other).length).toBe(48_000);
  });

  test("who takes a piece must not update either", () => {
    const one = { minX: of(0), minY: of(0), maxX: of(1), maxY: of(1) };
    const message = expect.stringContaining("must stay as it is");
    const still = expect.objectContaining({ name: "TypeError", code: "ERR_TYPE", message });
    const own = new BoxIndex(many, options);
    const other = new BoxIndex(everywhere(2));
    expect(() => own.join(other, { onPairs: () => own.update(Uint32Array.of(0), one) })).toThrowError(still);
    expect(() => own.join(other, { onPairs: () => other.update(Uint32Array.of(0), one) })).toThrowError(still);
    expect(() =>
      own.join(other, { onPairs: () => structuredClone(0, { transfer: [own.buffer as ArrayBuffer] }) }),
    ).toThrowError(still);
  });

  test("boxes that have moved are where they are now", () => {
    const own = new BoxIndex(many, options);
    const probe = columnsOf(boxesOf("uniform", 2, 40, random));
    own.join(probe);
    for (const moved of [3, 12_000]) {
      const ids = Uint32Array.from({ length: moved }, (_, id) => id);
      const bounds = columnsOf(boxesOf("uniform", 2, moved, random));
      own.update(ids, bounds);
      const now = Object.fromEntries(
        (["minX", "minY", "maxX", "maxY"] as const).map((name) => {
          const column = many[name].slice();
          column.set(bounds[name]);
          return [name, column];
        }),
      ) as unknown as Boxes2;
      expect(sameBytes(own.join(probe, sorted), join(now, probe, sorted))).toBe(true);
    }
  });
});

describe("what is no box to join with is refused", () => {
  const index = new BoxIndex(everywhere(100));
  const bad = (name: string, code: string, message: RegExp): unknown =>
    expect.objectContaining({ name, code, message: expect.stringMatching(message) });

  test.each([
    ["NaN", { ...everywhere(2), maxX: of(1e9, Number.NaN) }, "RangeError", "ERR_NOT_FINITE", /^join: b: maxX\[1\]/],
    ["min above max", { ...everywhere(2), minY: of(2e9, 0) }, "RangeError", "ERR_ORDER", /^join: b: minY\[0\]/],
    ["other lengths", { ...everywhere(2), minY: of(0) }, "RangeError", "ERR_LENGTH", /^join: b: minY/],
    ["no columns", {}, "TypeError", "ERR_TYPE", /^join: b: minX/],
    ["nothing", undefined, "TypeError", "ERR_TYPE", /^join: b must be/],
    ["intervals", { start: of(0), end: of(1) }, "TypeError", "ERR_TYPE", /^join: b: an index holds boxes/],
    ["space", { ...everywhere(2), minZ: of(0, 0), maxZ: of(0, 0) }, "TypeError", "ERR_TYPE", /2 axes.*3/],
  ])("%s", (_, other, name, code, message) => {
    expect(() => index.join(other as Boxes2)).toThrowError(bad(name, code, message));
  });

  test("also where nothing is to be found, and whatever the options", () => {
    const broken = { ...everywhere(2), maxX: of(1e9, Number.NaN) };
    for (const options of [{ limit: 0 }, { touching: false }, { onPairs: () => true }]) {
      expect(() => index.join(broken, options)).toThrowError(bad("RangeError", "ERR_NOT_FINITE", /maxX\[1\]/));
    }
    expect(() => index.join(everywhere(2), { kernel: "wasm" as "js" })).toThrowError(
      bad("RangeError", "ERR_RANGE", /^join: kernel/),
    );
    expect(() => index.join(everywhere(2), { limit: -1 })).toThrowError(bad("RangeError", "ERR_RANGE", /^join: limit/));
  });
});

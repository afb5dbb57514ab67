/** boxFromCenter, boxFromSize, boxFromCorners: every bound rounded once, to nearest, ties to even. */
import { describe, expect, test } from "vitest";
import { type Box, box, boxFromCenter, boxFromCorners, boxFromSize } from "../src/2d/index.js";
import { code } from "./code.js";
import { lists } from "./exact/numbers.js";
import { wholes } from "./exact/reference.js";
import { Random } from "./generators/random.js";
import { nextDown, nextUp } from "./generators/ulp.js";

/** True where `rounded` is the double nearest to (2 · center + size) / 2, and even where two are equally near. */
function isNearest(rounded: number, center: number, size: number): boolean {
  const neighbors = [nextDown(rounded), nextUp(rounded)].filter(Number.isFinite);
  const [c, s, r, ...others] = wholes([center, size, rounded, ...neighbors]) as [bigint, bigint, bigint, ...bigint[]];
  const miss = (candidate: bigint): bigint => {
    const by = 2n * candidate - (2n * c + s);
    return by < 0n ? -by : by;
  };
  return others.every((other) => miss(other) > miss(r) || (miss(other) === miss(r) && isEven(rounded)));
}

function isEven(value: number): boolean {
  return (new BigInt64Array(new Float64Array([value]).buffer)[0] as bigint) % 2n === 0n;
}

describe("boxFromCenter", () => {
  test("article 001's red and blue", () => {
    expect(boxFromCenter(100, 100, 80, 100)).toEqual(box(60, 50, 140, 150));
    expect(boxFromCenter(160, 180, 100, 130)).toEqual(box(110, 115, 210, 245));
  });

  test("rounds each bound once, at every magnitude", () => {
    const random = new Random(91);
    let rounded = 0;
    for (const values of lists(8_000, 4, random) as Generator<[number, number, number, number]>) {
      const [x, y] = values;
      const [width, height] = [Math.abs(values[2]), Math.abs(values[3])];
      let made: Box;
      try {
        made = boxFromCenter(x, y, width, height);
      } catch (error) {
        expect((error as { code: string }).code).toBe("ERR_NOT_REPRESENTABLE");
        const largest = Math.max(Math.abs(x) + width / 2, Math.abs(y) + height / 2);
        expect(largest).toBe(Number.POSITIVE_INFINITY);
        continue;
      }
      const told = `boxFromCenter(${x}, ${y}, ${width}, ${height})`;
      expect(isNearest(made.minX, x, -width), told).toBe(true);
      expect(isNearest(made.maxX, x, width), told).toBe(true);
      expect(isNearest(made.minY, y, -height), told).toBe(true);
      expect(isNearest(made.maxY, y, height), told).toBe(true);
      if (made.maxX - x !== width / 2) rounded += 1;
    }
    expect(rounded).toBeGreaterThan(100);
  });

  test.each([
    [0, 1, 0, 0],
    [1, 1, 0, 2],
    [1, 3, 0, 2],
    [-1, 3, -2, 0],
    [3, 5, 0, 6],
  ])("center %d and size %d in units of the least double: from %d to %d, ties to even", (center, size, low, high) => {
    const least = Number.MIN_VALUE;
    const made = boxFromCenter(center * least, 0, size * least, 0);
    expect([made.minX / least + 0, made.maxX / least + 0]).toEqual([low, high]);
  });

  test("a size of 0 is flat", () => {
    expect(boxFromCenter(1, 2, 0, 4)).toEqual(box(1, 0, 1, 4));
  });

  test("refuses what is no center or size", () => {
    for (const index of [0, 1, 2, 3]) {
      const with_ = (value: unknown): [number, number, number, number] =>
        [1, 2, 3, 4].map((each, at) => (at === index ? value : each)) as [number, number, number, number];
      for (const make of [boxFromCenter, boxFromSize]) {
        expect(() => make(...with_("1"))).toThrow(code("ERR_TYPE"));
        expect(() => make(...with_(Number.NaN))).toThrow(code("ERR_NOT_FINITE"));
        expect(() => make(...with_(Number.POSITIVE_INFINITY))).toThrow(code("ERR_NOT_FINITE"));
        if (index >= 2) expect(() => make(...with_(-1))).toThrow(code("ERR_RADIUS"));
      }
      expect(() => boxFromCorners(...with_("1"))).toThrow(code("ERR_TYPE"));
      expect(() => boxFromCorners(...with_(Symbol("1")))).toThrow(code("ERR_TYPE"));
      expect(() => boxFromCorners(...with_(Number.NaN))).toThrow(code("ERR_NOT_FINITE"));
    }
    expect(() => boxFromCenter(1.7e308, 0, 1.7e308, 0)).toThrow(code("ERR_NOT_REPRESENTABLE"));
    expect(() => boxFromSize(0, 1.7e308, 0, 1.7e308)).toThrow(code("ERR_NOT_REPRESENTABLE"));
    expect(() => boxFromSize(0, 1.7e308, 0, 1.7e308)).toThrow(/^boxFromSize: y \+ height is beyond the largest double/);
  });
});

describe("boxFromSize", () => {
  test("the far corner is the near one plus the size, rounded once", () => {
    expect(boxFromSize(10, 20, 5, 6)).toEqual(box(10, 20, 15, 26));
    expect(boxFromSize(0.1, 0, 0.2, 0).maxX).toBe(0.30000000000000004);
  });
});

describe("boxFromCorners", () => {
  test("takes any two opposite corners", () => {
    for (const corners of [
      [0, 1, 5, 6],
      [5, 1, 0, 6],
      [0, 6, 5, 1],
      [5, 6, 0, 1],
    ] as [number, number, number, number][]) {
      expect(boxFromCorners(...corners)).toEqual(box(0, 1, 5, 6));
    }
    expect(boxFromCorners(Number.POSITIVE_INFINITY, 0, 0, 1).maxX).toBe(Number.POSITIVE_INFINITY);
  });
});

/**
 * Which rings make a polygon: the sweep against the definition, every edge against every other, and what it says of those it
 * refuses.
 */
import { describe, expect, it } from "vitest";
import { polygon } from "../src/2d/index.js";
import { Random } from "./generators/random.js";
import { isPolygon } from "./oracle/simple.js";

/** The message with which rings are refused, or undefined. */
function refusal(rings: readonly (readonly number[])[]): string | undefined {
  const [outer, ...holes] = rings as [readonly number[], ...(readonly number[])[]];
  try {
    polygon(outer, holes);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    expect((error as { code: string }).code).toBe("ERR_NOT_SIMPLE");
    return (error as Error).message;
  }
}

/** The same point twice in a row, or last and first. */
function repeats(ring: readonly number[]): boolean {
  return ring.some(
    (x, at) => at % 2 === 0 && x === ring[(at + 2) % ring.length] && ring[at + 1] === ring[(at + 3) % ring.length],
  );
}

function randomRing(random: Random, vertices: number, size: number, left: number, bottom: number): number[] {
  return Array.from({ length: 2 * vertices }, (_, at) => random.integer(0, size) + (at % 2 === 0 ? left : bottom));
}

/** A star around a center, simple or nearly so: few of them are refused. */
function star(random: Random, vertices: number, size: number, x: number, y: number): number[] {
  const around: [number, number][] = [];
  for (let i = 0; i < vertices; i++) around.push([random.integer(-size, size), random.integer(-size, size)]);
  around.sort((a, b) => Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0]));
  return around.flatMap(([dx, dy]) => [x + dx, y + dy]);
}

/**
 * The boundary of a random set of cells in a square, walked from its lowest leftmost cell with the set on the left. Where two
 * cells meet in a corner only, it goes on to the other one, and so may pass through that corner twice.
 */
function cellRing(random: Random, size: number, unit: number): number[] {
  const taken = new Set<string>();
  for (let at = 0; at < size * size; at++) if (!random.once(3)) taken.add(`${at % size},${Math.floor(at / size)}`);
  const [start = "0,0"] = taken;
  let [x, y] = start.split(",").map(Number) as [number, number];
  let [dx, dy] = [1, 0];
  const ring: number[] = [];
  do {
    ring.push(x * unit, y * unit);
    x += dx;
    y += dy;
    const aheadLeft = taken.has(`${x + (dx - dy - 1) / 2},${y + (dx + dy - 1) / 2}`);
    const aheadRight = taken.has(`${x + (dx + dy - 1) / 2},${y + (dy - dx - 1) / 2}`);
    if (aheadRight) [dx, dy] = [dy, -dx];
    else if (!aheadLeft) [dx, dy] = [-dy, dx];
  } while (`${x},${y}` !== start && ring.length < 400);
  return ring;
}

describe("the sweep agrees with the definition", () => {
  const random = new Random(3);
  const shapes: Record<string, () => number[][]> = {
    "random rings of 3 to 7 vertices on a small grid": () => [
      randomRing(random, random.integer(3, 7), random.integer(2, 6), 0, 0),
    ],
    "stars on a small grid": () => [star(random, random.integer(3, 12), random.integer(2, 9), 0, 0)],
    "unions of cells": () => [cellRing(random, random.integer(1, 5), 2)],
    "a star and triangles as holes": () => [
      star(random, random.integer(4, 9), 8, 0, 0),
      ...Array.from({ length: random.integer(1, 3) }, () =>
        randomRing(random, 3, 3, random.integer(-4, 2), random.integer(-4, 2)),
      ),
    ],
    "a square and holes that share its points": () => [
      [0, 0, 4, 0, 4, 4, 0, 4],
      ...Array.from({ length: random.integer(1, 2) }, () =>
        randomRing(random, random.integer(3, 5), 4, random.integer(0, 1), 0),
      ),
    ],
    "cells and holes made of cells": () => [
      cellRing(random, random.integer(3, 4), 3),
      ...Array.from({ length: random.integer(1, 2) }, () => {
        const [x, y] = [random.integer(-4, 6), random.integer(-4, 6)];
        return cellRing(random, random.integer(1, 2), 1).map((value, at) => value + (at % 2 === 0 ? x : y));
      }),
    ],
    "upright and level edges only": () => {
      const ring: number[] = [];
      for (let i = 0; i < random.integer(2, 5); i++) {
        const [x, y] = [random.integer(0, 4), random.integer(0, 4)];
        ring.push(x, y, random.integer(0, 4), y);
      }
      return [ring];
    },
  };
  for (const [name, make] of Object.entries(shapes)) {
    it(name, () => {
      let valid = 0;
      let asked = 0;
      for (let i = 0; asked < 1500 && i < 20000; i++) {
        const rings = make();
        if (rings.some((ring) => repeats(ring) || ring.length < 6)) continue;
        asked++;
        const expected = isPolygon(rings);
        const message = refusal(rings);
        if ((message === undefined) !== expected) expect.fail(`${JSON.stringify(rings)}: ${message ?? "accepted"}`);
        if (expected) valid++;
      }
      // Both answers must have been asked for.
      expect(valid).toBeGreaterThan(10);
      expect(asked - valid).toBeGreaterThan(10);
    });
  }
});

describe("what is refused", () => {
  const square = [0, 0, 4, 0, 4, 4, 0, 4];
  const cases: [string, number[][], string][] = [
    [
      "a bow-tie",
      [[0, 0, 4, 4, 4, 0, 0, 4]],
      "polygon: edge 0 (0, 0)–(4, 4) and edge 2 (4, 0)–(0, 4) of the outer ring cross at (2, 2)",
    ],
    [
      "a crossing that is no double",
      [[0, 0, 3, 1, 3, 0, 0, 2]],
      "polygon: edge 0 (0, 0)–(3, 1) and edge 2 (3, 0)–(0, 2) of the outer ring cross at about (2, 0.6666666666666666)",
    ],
    [
      "a spike",
      [[0, 0, 4, 0, 4, 2, -3, 2, 0, 2]],
      "polygon: edge 2 (4, 2)–(-3, 2) and edge 3 (-3, 2)–(0, 2) of the outer ring run along each other from (-3, 2) to (0, 2)",
    ],
    [
      "a vertex on an edge",
      [[0, 0, 4, 0, 4, 4, 2, 0, 0, 4]],
      "polygon: edge 0 (0, 0)–(4, 0) and edge 3 (2, 0)–(0, 4) of the outer ring touch at (2, 0)",
    ],
    [
      "a vertex twice",
      [[0, 0, 2, 2, 4, 0, 4, 4, 2, 2, 0, 4]],
      "polygon: edge 0 (0, 0)–(2, 2) and edge 4 (2, 2)–(0, 4) of the outer ring touch at (2, 2)",
    ],
    [
      "a hole across the rim",
      [square, [2, 1, 6, 1, 6, 3, 2, 3]],
      "polygon: edge 1 (4, 0)–(4, 4) of the outer ring and edge 0 (2, 1)–(6, 1) of hole 0 cross at (4, 1)",
    ],
    [
      "a hole along the rim",
      [square, [1, 0, 2, 0, 2, 2]],
      "polygon: edge 0 (0, 0)–(4, 0) of the outer ring and edge 0 (1, 0)–(2, 0) of hole 0 run along each other from (1, 0) to (2, 0)",
    ],
    [
      "a hole outside",
      [square, [5, 1, 6, 1, 6, 2]],
      "polygon: hole 0 lies outside the outer ring along edge 0 (5, 1)–(6, 1) of hole 0, from (5, 1) on",
    ],
    [
      "a hole in a hole",
      [square, [1, 1, 3, 1, 3, 3, 1, 3], [2, 2, 2.5, 2, 2.5, 2.5]],
      "polygon: hole 1 lies inside hole 0 along edge 0 (2, 2)–(2.5, 2) of hole 1, from (2, 2) on",
    ],
    [
      "a hole that leaves through vertices",
      [square, [2, 2, 4, 4, 6, 3, 4, 2]],
      "polygon: hole 0 lies outside the outer ring along edge 2 (6, 3)–(4, 2) of hole 0: it meets edge 1 (4, 0)–(4, 4) of the outer ring at (4, 2)",
    ],
    [
      "the outer ring again as a hole",
      [square, square],
      "polygon: edge 3 (0, 4)–(0, 0) of the outer ring and edge 3 (0, 4)–(0, 0) of hole 0 run along each other from (0, 0) to (0, 4)",
    ],
  ];
  for (const [name, rings, message] of cases) {
    it(name, () => {
      expect(refusal(rings)).toBe(message);
      // The same far below and above the sizes that plain products can hold, where only the numbers in the text differ.
      for (const scale of [2 ** -1000, 2 ** 1000]) {
        const far = refusal(rings.map((ring) => ring.map((value) => value * scale)));
        const words = (text: string | undefined) => text?.replace(/\([^)]*\)/g, "()");
        expect(words(far)).toBe(words(message));
      }
    });
  }

  it("holes that touch the rim and each other in single points are fine", () => {
    expect(refusal([square, [0, 0, 2, 1, 1, 2], [2, 1, 3, 1, 3, 2], [4, 4, 3, 2, 2, 3]])).toBeUndefined();
    // All of the hole's vertices on the rim.
    expect(refusal([square, [2, 0, 4, 2, 2, 4, 0, 2]])).toBeUndefined();
  });
});

describe("large and hostile rings end, soon", () => {
  const VERTICES = 20_000;
  const teeth = Array.from({ length: VERTICES / 4 }, (_, i) => i);
  /** Of the time that a machine under load may need; quadratic behavior would take minutes. */
  const LIMIT = 20_000;
  const valid: Record<string, () => number[]> = {
    "an upright comb": () => [
      ...teeth.flatMap((i) => [2 * i, 0, 2 * i, 9, 2 * i + 1, 9, 2 * i + 1, 0]),
      VERTICES,
      -1,
      0,
      -1,
    ],
    "a slanted comb, whose edges' bounds all meet": () => [
      ...teeth.flatMap((i) => [2 * i, 0, 2 * i + VERTICES, VERTICES, 2 * i + 1 + VERTICES, VERTICES, 2 * i + 1, 0]),
      VERTICES,
      -1,
      0,
      -1,
    ],
    "a spiral of squares": () => {
      const [out, back]: [number[][], number[][]] = [[], []];
      for (let i = 0; i < VERTICES / 2; i++) {
        const [sx, sy] = [
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ][i % 4] as [number, number];
        out.push([sx * (i + 1), sy * (i + 1)]);
        back.push([sx * (i + 2.5), sy * (i + 2.5)]);
      }
      return [...out, ...back.reverse()].flat();
    },
    "a comb of huge numbers": () => [
      ...teeth.flatMap((i) => [2 * i, 0, 2 * i, 9, 2 * i + 1, 9, 2 * i + 1, 0]).map((value) => value * 2 ** 1000),
      VERTICES * 2 ** 1000,
      -(2 ** 1000),
    ],
    "a comb of subnormal numbers": () => [
      ...teeth.flatMap((i) => [2 * i, 0, 2 * i, 9, 2 * i + 1, 9, 2 * i + 1, 0]).map((value) => value * 2 ** -1074),
      VERTICES * 2 ** -1074,
      -(2 ** -1074),
    ],
  };
  for (const [name, make] of Object.entries(valid)) {
    it(name, () => expect(refusal([make()])).toBeUndefined(), LIMIT);
  }
  const random = new Random(8);
  const invalid: Record<string, () => number[]> = {
    "all on one line": () => Array.from({ length: VERTICES }, (_, i) => [i, i]).flat(),
    "back and forth on one line": () => Array.from({ length: VERTICES }, (_, i) => [i % 2 === 0 ? i : -i, 0]).flat(),
    "a zigzag across its own closing edge": () => Array.from({ length: VERTICES }, (_, i) => [i, i % 2]).flat(),
    "random points": () => Array.from({ length: 2 * VERTICES }, () => random.unit()),
    "bow-ties in a row": () => Array.from({ length: VERTICES / 2 }, (_, i) => [i, i % 2, i, (i + 1) % 2]).flat(),
    "one point again and again": () => teeth.flatMap((i) => [0, 0, i + 1, 1]),
  };
  for (const [name, make] of Object.entries(invalid)) {
    it(
      name,
      () => expect(refusal([make()])).toMatch(/^polygon: edge \d+ .* and edge \d+ .* of the outer ring /),
      LIMIT,
    );
  }
});

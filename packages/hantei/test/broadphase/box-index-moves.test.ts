/** When an index whose boxes move is sorted anew: seen by its bytes, which are then those of an index built of the boxes. */
import { describe, expect, test } from "vitest";
import { BoxIndex } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import type { Axes } from "./brute-force.js";
import { columnsOf } from "./index-scenes.js";

const COUNT = 20_000;
const SIDE = 1000;
/** Bytes of the header, and its words that count moves and sorts. */
const HEADER = 64;
const MOVED = 5;
const SORTS = 6;

function scattered(axes: number, count: number, random: Random): Axes {
  return Array.from({ length: axes }, () => {
    const low = Float64Array.from({ length: count }, () => SIDE * random.unit());
    return [low, low.map((value) => value + 2)] as const;
  });
}

/** Moves boxes of an index and of a list. */
function move(index: BoxIndex, all: Axes, ids: readonly number[], to: Axes): void {
  index.update(Uint32Array.from(ids), columnsOf(to));
  for (const [axis, sides] of all.entries()) {
    for (const [at, id] of ids.entries()) {
      for (const side of [0, 1] as const) sides[side][id] = to[axis]?.[side][at] as number;
    }
  }
}

function header(index: BoxIndex, word: number): number {
  return new Uint32Array(index.buffer)[word] as number;
}

function isAsBuilt(index: BoxIndex, all: Axes): boolean {
  const fresh = new Uint8Array(new BoxIndex(columnsOf(all)).buffer, HEADER);
  const bytes = new Uint8Array(index.buffer, HEADER);
  return fresh.every((byte, at) => byte === bytes[at]);
}

describe.each([2, 3] as const)("an index of %i axes", (axes) => {
  test("is sorted anew when one box in fifty goes far, whether at once or one by one", () => {
    const random = new Random(axes);
    const many = COUNT / 50;
    const ids = Array.from({ length: many }, () => random.integer(0, COUNT - 1));
    const all = scattered(axes, COUNT, random);
    const index = new BoxIndex(columnsOf(all));
    move(index, all, ids, scattered(axes, many, random));
    expect(isAsBuilt(index, all)).toBe(true);
    let sorts = 0;
    for (const id of ids) {
      move(index, all, [id], scattered(axes, 1, random));
      if (header(index, MOVED) === 0) sorts++;
    }
    // Not at each of them: a sort is dear.
    expect(sorts).toBeGreaterThan(axes === 2 ? 2 : 0);
    expect(sorts).toBeLessThan(many / 8);
  });

  test("is sorted anew when some go far, though the others of each three stay", () => {
    const random = new Random(axes + 4);
    const all = scattered(axes, COUNT, random);
    const index = new BoxIndex(columnsOf(all));
    const ids = Array.from({ length: COUNT / 4 }, (_, at) => at);
    const to = scattered(axes, ids.length, random);
    to.forEach((sides, axis) => {
      sides.forEach((side, which) => {
        for (const at of ids) if (at % 3 === 0) side[at] = all[axis]?.[which as 0 | 1][at] as number;
      });
    });
    move(index, all, ids, to);
    expect(isAsBuilt(index, all)).toBe(true);
  });

  test("is sorted anew when boxes go far within a crowd that is small beside all others", () => {
    const random = new Random(axes + 6);
    const crowd = Math.floor(COUNT / 5);
    const all = scattered(axes, COUNT, random);
    const near = scattered(axes, crowd, random);
    all.forEach((sides, axis) => {
      sides.forEach((side, which) => {
        for (let at = 0; at < crowd; at++) side[at] = (near[axis]?.[which as 0 | 1][at] as number) / 1e6;
      });
    });
    const index = new BoxIndex(columnsOf(all));
    const ids = Array.from({ length: crowd / 2 }, (_, at) => at);
    const to = near.map(([low, high]) => {
      const reversed = (side: Float64Array) =>
        side
          .slice()
          .reverse()
          .subarray(0, ids.length)
          .map((x) => x / 1e6);
      return [reversed(low), reversed(high)] as const;
    });
    move(index, all, ids, to);
    expect(isAsBuilt(index, all)).toBe(true);
  });

  test.each(["in order", "in another order", "but one, which is named twice", "but a few after others"])(
    "is sorted anew when all of its boxes move, %s",
    (how) => {
      const random = new Random(axes + 10);
      const all = scattered(axes, COUNT, random);
      const index = new BoxIndex(columnsOf(all));
      const ids = Array.from({ length: COUNT }, (_, at) => at);
      if (how === "in another order") ids.reverse();
      if (how === "but one, which is named twice") ids[7] = 8;
      if (how === "but a few after others") move(index, all, ids.splice(0, 5), scattered(axes, 5, random));
      move(index, all, ids, scattered(axes, ids.length, random));
      expect(header(index, MOVED)).toBe(0);
      expect(isAsBuilt(index, all)).toBe(true);
    },
  );

  test("is not sorted anew when boxes leave the line or the plane that all lie in by next to nothing", () => {
    const random = new Random(axes + 8);
    const all = scattered(axes, COUNT, random);
    for (const side of all[axes - 1] ?? []) side.fill(0);
    const index = new BoxIndex(columnsOf(all));
    const ids = Array.from({ length: 20 }, (_, at) => 7 * at);
    const to = all.map(([low, high], axis) => {
      const up = (side: Float64Array) =>
        Float64Array.from(ids, (id) => (axis === axes - 1 ? 1e-9 : (side[id] as number)));
      return [up(low), up(high)] as const;
    });
    move(index, all, ids, to);
    expect(header(index, SORTS)).toBe(1);
  });

  test("is not sorted anew while half of the boxes move a little, or none at all", () => {
    const random = new Random(axes + 2);
    const all = scattered(axes, COUNT, random);
    const index = new BoxIndex(columnsOf(all));
    move(index, all, [], scattered(axes, 0, random));
    const ids = Array.from({ length: COUNT / 2 }, (_, at) => 2 * at);
    const to = all.map(([low, high]) => {
      const by = ids.map(() => random.unit() - 0.5);
      const moved = (side: Float64Array) =>
        Float64Array.from(ids, (id, at) => (side[id] as number) + (by[at] as number));
      return [moved(low), moved(high)] as const;
    });
    move(index, all, ids, to);
    expect(header(index, SORTS)).toBe(1);
    expect(isAsBuilt(index, all)).toBe(false);
  });
});

test("giants, boxes without size and unbounded boxes that move are found", () => {
  const random = new Random(9);
  const all = scattered(2, 500, random);
  for (const side of all[1] ?? []) side.fill(7, 0, 400);
  const index = new BoxIndex(columnsOf(all));
  const extents = [
    [-1 / 0, 1 / 0],
    [0, 0],
    [-1e308, 1e308],
    [7, 7],
    [5, 1 / 0],
    [5e-324, 1e-323],
  ] as const;
  for (let round = 0; round < 600; round++) {
    const ids = Array.from({ length: random.integer(1, 3) }, () => random.integer(0, 499));
    const to = [0, 1].map(() => {
      const drawn = ids.map(() => random.pick(extents));
      return [Float64Array.from(drawn, ([low]) => low), Float64Array.from(drawn, ([, high]) => high)] as const;
    });
    move(index, all, ids, to);
    const [maxX, maxY] = [SIDE * random.unit(), 10 * random.unit()];
    const wanted = Array.from({ length: 500 }, (_, id) => id).filter((id) =>
      all.every(
        ([low, high], axis) => (low[id] as number) <= ([maxX, maxY][axis] as number) && (high[id] as number) >= 0,
      ),
    );
    expect(index.search({ minX: 0, minY: 0, maxX, maxY }).sort((a, b) => a - b)).toEqual(wanted);
  }
  expect(header(index, SORTS)).toBeGreaterThan(1);
});

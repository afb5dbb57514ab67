/** Searching an index in a circle, or a sphere, against exact distances and against the relations of shapes. */
import { describe, expect, test } from "vitest";
import { box, circle, relate } from "../../src/2d/index.js";
import { box as box3, relate as relate3, sphere } from "../../src/3d/index.js";
import { BoxIndex } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import type { Axes } from "./brute-force.js";
import { distanceSquared, meeting, squared } from "./index-oracle.js";
import { boxesOf, columnsOf, pointOf, SCENES } from "./index-scenes.js";

const ascending = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

interface Round {
  readonly center: readonly number[];
  readonly radius: number;
}

function areaOf({ center, radius }: Round): { x: number; y: number; z?: number; radius: number } {
  const [x, y, z] = center as [number, number, number?];
  return z === undefined ? { x, y, radius } : { x, y, z, radius };
}

/** Ascending ids of the boxes that meet a circle: by distances in whole numbers, of which it has no interior where its radius is 0. */
function meetingRound(boxes: Axes, { center, radius }: Round, touching: boolean): number[] {
  if (radius === 0) return meeting(boxes, { low: center, high: center }, touching);
  const reach = squared(radius);
  const ids: number[] = [];
  for (let i = 0; i < (boxes[0]?.[0].length ?? 0); i++) {
    const distance = distanceSquared(boxes, i, center);
    if (distance < reach || (touching && distance === reach)) ids.push(i);
  }
  return ids;
}

/** A circle that reaches some box, or by a last bit does not; or any. */
function roundOf(scene: string, boxes: Axes, random: Random): Round {
  const center = pointOf(scene, boxes, random);
  const one = random.integer(0, Math.max(0, (boxes[0]?.[0].length ?? 0) - 1));
  const apart = boxes.map(([low, high], axis) => {
    const value = center[axis] as number;
    return Math.max((low[one] as number) - value, value - (high[one] as number), 0);
  });
  const reach = Math.hypot(...apart);
  const radius = random.pick([
    reach,
    nextUp(reach),
    nextDown(reach),
    2 * reach,
    Math.max(...apart),
    0,
    3 * random.unit(),
  ]);
  return { center, radius: radius >= 0 && radius < Number.POSITIVE_INFINITY ? radius : 1 };
}

function expectRound(index: BoxIndex, boxes: Axes, round: Round): void {
  const area = areaOf(round);
  for (const touching of [true, false]) {
    const wanted = meetingRound(boxes, round, touching);
    const said = JSON.stringify({ ...area, touching });
    expect(ascending(index.search(area, { touching })), said).toEqual(wanted);
    expect(index.count(area, { touching }), said).toBe(wanted.length);
    const out = new Uint32Array(5).fill(77);
    expect(index.searchInto(area, out, { touching })).toBe(wanted.length);
    expect(wanted).toEqual(expect.arrayContaining([...out.subarray(0, wanted.length)]));
    expect([...out.subarray(wanted.length)]).toEqual(new Array(Math.max(0, 5 - wanted.length)).fill(77));
  }
}

describe.each([2, 3] as const)("%i axes", (axes) => {
  test.each(Object.keys(SCENES))("boxes that are %s", (scene) => {
    const random = new Random(700 + axes);
    for (const count of [1, 9, 70, 700]) {
      const boxes = boxesOf(scene, axes, count, random);
      for (const kernel of ["simd", "js"] as const) {
        const index = new BoxIndex(columnsOf(boxes), { kernel });
        for (let k = 0; k < (count > 100 ? 6 : 25); k++) expectRound(index, boxes, roundOf(scene, boxes, random));
      }
    }
  });
});

const plane = boxesOf("on a lattice, touching", 2, 300, new Random(71));
const space = boxesOf("on a lattice, touching", 3, 300, new Random(72));

test("what overlaps and what touches is what shapes say", () => {
  const random = new Random(73);
  const [inPlane, inSpace] = [new BoxIndex(columnsOf(plane)), new BoxIndex(columnsOf(space))];
  const at = (boxes: Axes, i: number): number[] =>
    boxes.flatMap(([low, high]) => [low[i] as number, high[i] as number]);
  let ties = 0;
  for (let k = 0; k < 200; k++) {
    const [x, y, z] = [random.integer(-5, 35), random.integer(-5, 35), random.integer(-5, 35)];
    const radius = random.integer(0, 20);
    const disc = circle(x, y, radius);
    const relations = Array.from({ length: 300 }, (_, i) => {
      const [x0, x1, y0, y1] = at(plane, i) as [number, number, number, number];
      return relate(disc, box(x0, y0, x1, y1));
    });
    const ids = (wanted: readonly string[], of: readonly string[]): number[] =>
      of.flatMap((relation, i) => (wanted.includes(relation) ? [i] : []));
    expect(ascending(inPlane.search(disc))).toEqual(ids(["touching", "overlapping"], relations));
    expect(ascending(inPlane.search(disc, { touching: false }))).toEqual(ids(["overlapping"], relations));
    ties += ids(["touching"], relations).length;
    const ball = sphere(x, y, z, radius);
    const relations3 = Array.from({ length: 300 }, (_, i) => {
      const [x0, x1, y0, y1, z0, z1] = at(space, i) as [number, number, number, number, number, number];
      return relate3(ball, box3(x0, y0, z0, x1, y1, z1));
    });
    expect(ascending(inSpace.search(ball))).toEqual(ids(["touching", "overlapping"], relations3));
    expect(ascending(inSpace.search(ball, { touching: false }))).toEqual(ids(["overlapping"], relations3));
  }
  expect(ties).toBeGreaterThan(100);
});

test.each([2, 3] as const)("kernels and their absence give the same order, frame by frame: %i axes", (axes) => {
  const columns = columnsOf(boxesOf("uniform", axes, 3000, new Random(81)));
  const [simd, js] = (["simd", "js"] as const).map((kernel) => new BoxIndex(columns, { kernel })) as [
    BoxIndex,
    BoxIndex,
  ];
  for (const radius of [20, 60, 1000]) {
    const area = areaOf({ center: [50, 50, 50].slice(0, axes), radius });
    expect(simd.search(area)).toEqual(js.search(area));
  }
});

test("all of very many, more than a kernel has room for", () => {
  const boxes = boxesOf("uniform", 2, 60000, new Random(74));
  for (const kernel of ["simd", "js"] as const) {
    const index = new BoxIndex(columnsOf(boxes), { kernel });
    for (const radius of [20, 40, 200]) expectRound(index, boxes, { center: [50, 50], radius });
  }
});

test.each([2, 3] as const)(
  "all boxes but the farthest, which is out by last bits, and all of them: %i axes",
  (axes) => {
    const random = new Random(75 + axes);
    // Points, of which the last is the corner of all.
    const boxes = Array.from({ length: axes }, () => {
      const values = Float64Array.of(random.unit(), random.unit(), random.unit(), 1 + random.unit());
      return [values, values] as const;
    });
    const corner = boxes.map(([values]) => values[3] as number);
    for (const kernel of ["simd", "js"] as const) {
      const index = new BoxIndex(columnsOf(boxes), { kernel });
      for (let k = 0; k < 60; k++) {
        const center = corner.map(() => 0.3 * random.unit() - 0.3);
        const reach = Math.hypot(...center.map((value, axis) => (corner[axis] as number) - value));
        for (const radius of [nextDown(reach), reach, nextUp(reach)]) expectRound(index, boxes, { center, radius });
      }
    }
  },
);

test.each([2, 3] as const)("points far from all others, before or behind the cells of their frame: %i axes", (axes) => {
  const random = new Random(78 + axes);
  for (let side = 0; side < 2 * axes; side++) {
    const boxes = Array.from({ length: axes }, (_, axis) => {
      const values = Float64Array.from({ length: 300 }, () => random.unit());
      if (axis === side >> 1) values[299] = side % 2 === 0 ? -100 : 100;
      return [values, values] as const;
    });
    for (const kernel of ["simd", "js"] as const) {
      const index = new BoxIndex(columnsOf(boxes), { kernel });
      for (const radius of [2, 50, 150]) expectRound(index, boxes, { center: boxes.map(() => 0.5), radius });
    }
  }
});

test.each([2, 3] as const)(
  "giants that end among others, and circles far off that they alone reach: %i axes",
  (axes) => {
    const random = new Random(80 + axes);
    for (let sides = 0; sides < 2 ** axes; sides++) {
      const isBefore = (axis: number): boolean => ((sides >> axis) & 1) === 0;
      const boxes = Array.from({ length: axes }, (_, axis) => {
        const low = Float64Array.from({ length: 300 }, () => random.unit());
        const high = low.map((value) => value + 0.01);
        low[299] = isBefore(axis) ? -1000 : 0.5;
        high[299] = isBefore(axis) ? 0.5 : 1000;
        return [low, high] as const;
      });
      const center = boxes.map((_, axis) => (isBefore(axis) ? -500 : 500));
      for (const kernel of ["simd", "js"] as const) {
        const index = new BoxIndex(columnsOf(boxes), { kernel });
        for (const radius of [1, 2000]) expectRound(index, boxes, { center, radius });
      }
    }
  },
);

test("an array whose bytes went elsewhere is refused, and not taken for one without room", () => {
  for (const kernel of ["simd", "js"] as const) {
    const index = new BoxIndex(columnsOf(plane), { kernel });
    const out = new Uint32Array(8);
    structuredClone(out.buffer, { transfer: [out.buffer] });
    const all = { x: 0, y: 0, radius: 1e9 };
    expect(() => index.searchInto(all, out)).toThrow("searchInto: out has lost its numbers");
    expect(index.searchInto(all, new Uint32Array(0))).toBe(index.count(all));
  }
});

test("a radius whose square is below the largest double, and squared distances that are rounded beyond it", () => {
  const radius = 1.3407807929942596e154;
  const corner = 7.442828536787016e137;
  const boxes = [
    [Float64Array.of(corner), Float64Array.of(2 ** 500)],
    [Float64Array.of(corner), Float64Array.of(2 ** 500)],
  ] as const;
  const steps = [0, 1, 2, 3, 4];
  let inside = 0;
  for (const [i, j] of steps.flatMap((one) => steps.map((other) => [one, other] as const))) {
    const center = [-9.497244142295983e153 - (i - 2) * 2 ** 459, -9.46423093483333e153 - (j - 2) * 2 ** 459] as const;
    const found = meetingRound(boxes, { center, radius }, true).length;
    if (found === 1 && (corner - center[0]) ** 2 + (corner - center[1]) ** 2 === Number.POSITIVE_INFINITY) inside++;
    for (const kernel of ["simd", "js"] as const) {
      expectRound(new BoxIndex(columnsOf(boxes), { kernel }), boxes, { center, radius });
    }
  }
  expect(inside).toBeGreaterThan(0);
});

test("radii whose squares are among the least doubles, which tell nothing", () => {
  const random = new Random(76);
  const unit = 2 ** -540;
  for (let k = 0; k < 1500; k++) {
    const [x, y] = [random.integer(1, 200), random.integer(1, 200)];
    const places = [x, y].map((place) => Float64Array.of(unit * place));
    const boxes = places.map((place) => [place, place] as const);
    const radius = unit * Math.max(1, Math.round(Math.hypot(x, y)));
    const round = { center: [0, 0], radius };
    for (const kernel of ["simd", "js"] as const) expectRound(new BoxIndex(columnsOf(boxes), { kernel }), boxes, round);
  }
});

test("radii whose squares are beyond all doubles, above and below", () => {
  for (const [places, radius, ids] of [
    // At a distance of 2¹⁰²³ from 0, and a last bit to either side of it.
    [[0, 2 ** 1023, 2 ** 1023 * (1 + 2 ** -52), -(2 ** 1023)], 2 ** 1023, [0, 1, 3]],
    [[0, 5e-324, 1e-323, -5e-324], 5e-324, [0, 1, 3]],
    [[0, Number.MAX_VALUE, -Number.MAX_VALUE, 1], Number.MAX_VALUE, [0, 1, 2, 3]],
  ] as const) {
    const x = Float64Array.from(places);
    const y = new Float64Array(x.length);
    for (const kernel of ["simd", "js"] as const) {
      const index = new BoxIndex({ minX: x, minY: y, maxX: x, maxY: y }, { kernel });
      expect(ascending(index.search({ x: 0, y: 0, radius }))).toEqual(ids);
      expect(ascending(index.search({ x: 0, y: 0, radius }, { touching: false }))).toEqual(
        ids.filter((id) => Math.abs(places[id] as number) < radius),
      );
    }
  }
});

test("a window after a circle is a window", () => {
  const index = new BoxIndex(columnsOf(plane));
  const window = { minX: 0, minY: 0, maxX: 40, maxY: 40 };
  const all = index.search(window);
  index.search({ x: 10, y: 10, radius: 3 });
  expect(index.search(window)).toEqual(all);
  expect(index.nearest(10, 10, { k: 300 })).toHaveLength(300);
});

describe("refused", () => {
  const index = new BoxIndex(columnsOf(plane));
  const inSpace = new BoxIndex(columnsOf(space));
  test.each([
    ["a radius below 0", { x: 0, y: 0, radius: -1 }, RangeError, "ERR_RADIUS", /search: radius .*-1/],
    ["an infinite one", { x: 0, y: 0, radius: 1 / 0 }, RangeError, "ERR_NOT_FINITE", /search: radius/],
    ["a text", { x: 0, y: 0, radius: "1" }, TypeError, "ERR_TYPE", /search: radius/],
    ["a center that is NaN", { x: 0, y: Number.NaN, radius: 1 }, RangeError, "ERR_NOT_FINITE", /search: y/],
    ["no center", { radius: 1 }, TypeError, "ERR_TYPE", /search: x/],
    ["bounds, too", { x: 0, y: 0, radius: 1, minX: 0 }, TypeError, "ERR_TYPE", /bounds and a radius, 1; leave out one/],
    ["one bound, too", { x: 0, y: 0, radius: 1, maxY: 0 }, TypeError, "ERR_TYPE", /bounds and a radius, 1;/],
    [
      "bounds and no number",
      { minX: 0, minY: 0, maxX: 1, maxY: 1, radius: null },
      TypeError,
      "ERR_TYPE",
      /a radius, null;/,
    ],
    ["a center alone", { x: 0, y: 0 }, TypeError, "ERR_TYPE", /search: a circle must have a radius/],
  ])("%s", (_, area, kind, code, text) => {
    for (const ask of [() => index.search(area as never), () => inSpace.search({ z: 0, ...area } as never)]) {
      expect(ask).toThrow(expect.objectContaining({ code, message: expect.stringMatching(text) }));
      expect(ask).toThrow(kind);
    }
  });

  test("a circle in an index of space", () => {
    expect(() => inSpace.search({ x: 0, y: 0, radius: 1 })).toThrow(/search: z/);
  });
});

/**
 * Where one of two sides overflows and the other is just below the largest double: Infinity is as far from it as any bound, and
 * is no certainty.
 */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { FLAT, LINES, MOTIONS, type Predicate } from "./predicates.js";
import { dotSign, orientation } from "./reference.js";

const CASES = 2_500;
const random = new Random(97);

/** Scales whose squares, or whose fourth powers, are the least that is no double. */
const [SQUARES, FOURTHS] = [2 ** 512, 2 ** 256];

/** A number, or one a few halves of a last bit off; and what is lost beside 1. */
const near = (value: number): number => value * (1 + random.integer(-3, 3) * 2 ** -53);
const tail = (): number => random.sign() * random.unit() * 2 ** -53;
const one = (): number => 1 - random.integer(0, 2) * 2 ** -53;
const share = (): number => 0.05 + 0.9 * random.unit();

/** Sides of length 1, but for the last bits. */
function sides(axes: number): number[] {
  const x = share();
  const y = axes === 2 ? 0 : share() * Math.sqrt(1 - x * x);
  const last = near(Math.sqrt(1 - x * x - y * y));
  return axes === 2 ? [x, last] : [x, y, last];
}

/** u and w with products of about 1 that are to be subtracted. */
function factors(): { u: number[]; w: number[] } {
  const [a, b] = [0.5 + random.unit(), 0.5 + random.unit()];
  return { u: [a, b], w: [near(1 / b), near(1 / a)] };
}

const tails = (count: number): number[] => Array.from({ length: count }, tail);
const scaled = (values: readonly number[], scale: number): number[] => values.map((value) => value * scale);

function footOf(): number[] {
  const [along, across] = [0.5 + random.unit(), share()];
  const o = [near(along), near(along * across), tail()] as const;
  const w = 1 / (o[0] * o[0] + o[1] * o[1]);
  const way = [near(w), near((1 / o[0] - w * o[0]) / o[1]), tail()].map((value) => value * random.sign());
  return [-1, tail(), tail(), 0, 0, 0, ...way, ...way.map((value, axis) => value + (o[axis] as number)), 0, 0];
}

/** Numbers for each predicate; a spot's are itself, two motions, an edge, two radii, and the time. */
const AT_THE_BRIM: Readonly<Record<string, () => number[]>> = {
  orient2dAt: () => {
    const { u, w } = factors();
    return scaled([...tails(2), ...u, ...w], SQUARES);
  },
  dot2dAt: () => {
    const { u, w } = factors();
    return scaled([...tails(2), ...u, w[1] as number, -(w[0] as number)], SQUARES);
  },
  compareDistance2d: () => scaled([...sides(2), ...tails(2), one(), 0], SQUARES),
  compareDistance3d: () => scaled([...sides(3), ...tails(3), one(), 0], SQUARES),
  footSide3d: () => scaled(footOf(), FOURTHS),
  compareLineDistance3d: () => {
    const [x, y] = sides(2) as [number, number];
    return scaled([tail(), tail(), 0, x, y, 0, near(-y), near(x), 0, 0, 0, 0, one(), 0], FOURTHS);
  },
  sideOfMotion: () => {
    const { u, w } = factors();
    return [...scaled([...tails(2), ...u, ...tails(2), ...w, 0, 0, 0, 0], SQUARES), 1];
  },
  aheadOfMotion: () => {
    const { u, w } = factors();
    return [...scaled([...tails(2), ...u, ...tails(2), w[1] as number, -(w[0] as number), 0, 0, 0, 0], SQUARES), 1];
  },
  comparePassing: () => {
    const [x, y] = sides(2) as [number, number];
    return [...scaled([...tails(2), x, y, ...tails(2), near(-y), near(x), 0, 0, one(), 0], FOURTHS), 1];
  },
  compareEndPast: () => {
    const [x, y] = sides(2) as [number, number];
    return [...scaled([...tails(2), x, y, ...tails(2), near(x), near(y), 0, 0, 0, 0], SQUARES), one()];
  },
  compareEndDistance: () => [...scaled([...tails(2), ...sides(2), ...tails(2), 0, 0, 0, 0, one(), 0], SQUARES), 1],
};

describe.each(Object.entries(AT_THE_BRIM))("%s", (name, draw) => {
  const { load, ask, truth } = [...FLAT, ...LINES, ...MOTIONS].find((each) => each.name === name) as Predicate;

  test("agrees with BigInt", () => {
    const signs = new Set<number>();
    for (let count = 0; count < CASES; count++) {
      const values = draw();
      registers.fill(Number.NaN);
      load(values);
      const [sign, wanted] = [ask(), truth(values)];
      if (sign !== wanted) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${wanted}`);
      signs.add(sign);
    }
    expect(signs.size).toBeGreaterThan(1);
  });
});

test("compareEndPast where the time's product is finite, and the way's is not", () => {
  const { load, ask, truth } = MOTIONS.find(({ name }) => name === "compareEndPast") as Predicate;
  const values = [
    ...[-7.902189345299255e137, -9.118064594923482e137, 6.643933774594206e153, 1.1645920207739617e154],
    ...[-6.636608713162586e136, -5.169740648163467e137, 6.643933774594209e153, 1.1645920207739614e154, 0, 0, 0, 0, 1],
  ];
  load(values);
  expect(ask()).toBe(1);
  expect(truth(values)).toBe(1);
});

test("dot3dAt where one product overflows, and the sum does not", () => {
  const { load, ask, truth } = LINES.find(({ name }) => name === "dot3dAt") as Predicate;
  const size = 2 ** 510;
  for (const sign of [1, -1]) {
    // 20 · 2¹⁰²⁰ is too large for a double; 12 · 2¹⁰²⁰ less than that, twice, is not.
    const values = [0, 0, 0, 4 * size, 4 * size, 4 * size, 5 * sign * size, -3 * sign * size, -3 * sign * size];
    load([...values, 0, 0, 0, 0, 0]);
    expect(ask()).toBe(-sign);
    expect(truth([...values, 0, 0, 0, 0, 0])).toBe(-sign);
  }
});

const RELATIONS = ["overlapping", "touching", "disjoint"];

function truthOf(name: string, values: readonly number[]): string | undefined {
  return RELATIONS[([...FLAT].find((each) => each.name === name) as Predicate).truth(values) + 1];
}

const huge = Number.MAX_VALUE;

test("relate of what is round agrees with BigInt", () => {
  for (let count = 0; count < CASES; count++) {
    const flat = scaled([...sides(2), ...tails(2), one(), 0], SQUARES) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const [x, y, bx, by, r] = flat;
    const ball = plane.circle(x, y, r);
    const wanted = truthOf("compareDistance2d", flat);
    // Beyond the end of a segment, and beyond a corner, nothing else is as near.
    const others = [
      plane.point(bx, by),
      plane.segment(bx, by, -huge, by),
      plane.segment(bx, -huge, bx, by),
      plane.box(-huge, -huge, bx, by),
    ];
    for (const other of others) expect(plane.relate(ball, other), String(flat)).toBe(wanted);
    const half = plane.circle(x, y, r / 2);
    expect(plane.relate(half, plane.circle(bx, by, r / 2)), String(flat)).toBe(wanted);

    const deep = scaled([...sides(3), ...tails(3), one(), 0], SQUARES);
    const [sx, sy, sz, px, py, pz, reach] = deep as [number, number, number, number, number, number, number];
    const sphere = space.sphere(sx, sy, sz, reach);
    const depth = truthOf("compareDistance3d", deep);
    for (const other of [space.point(px, py, pz), space.box(-huge, -huge, -huge, px, py, pz)]) {
      expect(space.relate(sphere, other), String(deep)).toBe(depth);
    }
    const halfSphere = space.sphere(sx, sy, sz, reach / 2);
    expect(space.relate(halfSphere, space.sphere(px, py, pz, reach / 2)), String(deep)).toBe(depth);

    // Beside a segment, at its middle.
    const [ux, uy] = sides(2) as [number, number];
    const line = scaled([tail(), tail(), ux, uy, near(ux / 2 - uy), near(uy / 2 + ux), one(), 0], FOURTHS);
    const [x1, y1, x2, y2, cx, cy, radius] = line as [number, number, number, number, number, number, number];
    expect(plane.relate(plane.segment(x1, y1, x2, y2), plane.circle(cx, cy, radius)), String(line)).toBe(
      truthOf("compareLineDistance2d", line),
    );
  }
});

test("relate of segments agrees with BigInt", () => {
  for (let count = 0; count < CASES; count++) {
    const { u, w } = factors();
    // Often between the ends.
    const values = scaled([...tails(2), ...u.map((value) => value * 2), ...w.map((value) => value / 2)], SQUARES);
    const [ax, ay, bx, by, cx, cy] = values as [number, number, number, number, number, number];
    // From the point upward or downward, far enough: it meets what it starts on the other side of.
    const side = orientation(values);
    const end = plane.segment(ax, ay, bx, by);
    const isBetween = dotSign(values) >= 0 && dotSign([bx, by, ax, ay, cx, cy]) >= 0;
    const wanted = side === 0 && isBetween ? "touching" : "disjoint";
    expect(plane.relate(end, plane.point(cx, cy)), String(values)).toBe(wanted === "touching" ? "overlapping" : wanted);
    if (!isBetween || side === 0) continue;
    for (const way of [1, -1]) {
      const far = random.pick([way * huge, cy + (way * SQUARES) / 4]);
      const other = plane.segment(cx, cy, cx, far);
      expect(plane.relate(end, other), String(values)).toBe(way === side ? "disjoint" : "overlapping");
      const tower = plane.box(cx, Math.min(cy, far), cx, Math.max(cy, far));
      expect(plane.relate(end, tower), String(values)).toBe(way === side ? "disjoint" : "overlapping");
    }
  }
});

/** Where a point is exactly on a segment, and only one of the two products that say so is Infinity: a, b, and c between them. */
function onTheLine(): [ax: number, ay: number, bx: number, by: number, cx: number, cy: number] | undefined {
  const [nearer, farther] = random.pick([
    [1, 5],
    [1, 9],
    [3, 7],
    [5, 9],
    [7, 15],
  ] as const);
  // Whole ways of 53 bits and a little more, whose product, times both of these, is 2¹¹² as nearly as may be.
  const x = 2n ** 53n + BigInt(random.integer(0, 2 ** 52));
  const y = 2n ** 112n / (x * BigInt(nearer * farther)) + BigInt(random.integer(-32, 32));
  const a = [x, y].map(() => BigInt(random.integer(-64, 64)));
  const along = (times: number): bigint[] => [x, y].map((way, axis) => (a[axis] as bigint) + BigInt(times) * way);
  const whole = [...a, ...along(farther), ...along(nearer)];
  if (whole.some((value) => BigInt(Number(value)) !== value)) return undefined;
  const values = whole.map((value) => Number(value) * 2 ** 456);
  const [ax, ay, bx, by, cx, cy] = values as [number, number, number, number, number, number];
  const isLarge = [(bx - ax) * (cy - ay), (by - ay) * (cx - ax)].map((product) => product === Number.POSITIVE_INFINITY);
  return isLarge[0] === isLarge[1] ? undefined : [ax, ay, bx, by, cx, cy];
}

test("relate of what is exactly on a segment, while one product overflows", () => {
  for (let found = 0; found < 60; ) {
    const line = onTheLine();
    if (line === undefined) continue;
    found++;
    const [ax, ay, bx, by, cx, cy] = line;
    for (const mirror of [1, -1]) {
      const end = plane.segment(ax, mirror * ay, bx, mirror * by);
      const spot = plane.point(cx, mirror * cy);
      expect(plane.relate(end, spot), String(line)).toBe("overlapping");
      // A flat box that ends there, in each direction, and begins straight beside an end, certainly off the line.
      for (const [x, y] of [
        [ax, cy],
        [bx, cy],
        [cx, ay],
        [cx, by],
      ] as const) {
        const [minY, maxY] = [Math.min(mirror * cy, mirror * y), Math.max(mirror * cy, mirror * y)];
        const box = plane.box(Math.min(cx, x), minY, Math.max(cx, x), maxY);
        expect(plane.relate(end, box), String(line)).toBe("touching");
      }
    }
  }
});

test("a sphere that is a point, beside a box: nothing is read that earlier calls have left", () => {
  registers.fill(Number.NaN);
  expect(space.relate(space.sphere(1, 1, 1, 0), space.box(0, 0, 0, 2, 2, 2))).toBe("overlapping");
});

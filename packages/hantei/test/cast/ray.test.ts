/** Rays: hit or miss as `relate` says of the segment that they cover, and the hit on the shape, no earlier and no later. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  castRay,
  castRayAll,
  castRayInto,
  circle,
  distance,
  intersects,
  point,
  polygon,
  polyline,
  type Ray,
  type RayHit,
  relate,
  type Shape,
  segment,
} from "../../src/2d/index.js";
import { KINDS } from "../../src/2d/shape-kinds.js";
import { code } from "../code.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { largestOf } from "../laws/measuring.js";
import { build, ROOMS } from "../rooms.js";

const CASES = 3000;
const PLANE = ROOMS.find(({ name }) => name === "2d") as (typeof ROOMS)[number];

/** The ray that covers a segment exactly; undefined where its direction or its end is no double. */
function rayAlong(s: { x1: number; y1: number; x2: number; y2: number }): Ray | undefined {
  const dx = s.x2 - s.x1;
  const dy = s.y2 - s.y1;
  const exact = isExact(s.x1, s.x2, dx) && isExact(s.y1, s.y2, dy) && (dx !== 0 || dy !== 0);
  return exact ? { x: s.x1, y: s.y1, dx, dy } : undefined;
}

function isExact(from: number, to: number, difference: number): boolean {
  return Number.isFinite(difference) && from + difference === to && to - difference === from && to - from === difference
    ? BigIntOf(to) - BigIntOf(from) === BigIntOf(difference)
    : false;
}

/** A double times 2¹⁰⁷⁴. */
function BigIntOf(value: number): bigint {
  const halves = 2 ** 537;
  let [mantissa, shift] = [value, 1074n];
  while (!Number.isSafeInteger(mantissa)) {
    if (Math.abs(mantissa) >= 2 ** 53) {
      mantissa /= 2;
      shift += 1n;
    } else {
      mantissa *= 2;
      shift -= 1n;
    }
  }
  return halves > 0 ? BigInt(mantissa) << shift : 0n;
}

describe.each([...KINDS])("a ray and a %s", (kind) => {
  test("hit exactly where the segment meets the shape, on the shape, and nothing before", () => {
    const random = new Random(431);
    let hits = 0;
    let rays = 0;
    for (let index = 0; index < CASES; index++) {
      const [shape, track] = hardCase(kind, "segment", random, index).map((draft) => build(PLANE, draft)) as never as [
        Shape,
        ReturnType<typeof segment>,
      ];
      const ray = rayAlong(track);
      if (ray === undefined) continue;
      rays++;
      const told = `${JSON.stringify(shape)} ${JSON.stringify(ray)}`;
      const hit = castRay(shape, ray);
      expect(hit !== undefined, told).toBe(intersects(shape, track));
      if (hit === undefined) continue;
      hits++;
      checkHit(shape, ray, hit, told);
    }
    expect(rays).toBeGreaterThan(CASES / 5);
    expect(hits).toBeGreaterThan(rays / 20);
  });
});

function checkHit(shape: Shape, ray: Ray, { fraction, x, y, normal }: RayHit, told: string): void {
  expect(fraction, told).toBeGreaterThanOrEqual(0);
  expect(fraction, told).toBeLessThanOrEqual(ray.maxFraction ?? 1);
  expect(Math.abs(Math.sqrt(normal.x * normal.x + normal.y * normal.y) - 1), told).toBeLessThan(1e-15);
  const largest = largestOf(shape as never, segment(ray.x, ray.y, ray.x + ray.dx, ray.y + ray.dy) as never);
  if (!(largest > 1e-140 && largest < 1e140)) return;
  const size = Math.max(Math.abs(ray.dx), Math.abs(ray.dy));
  expect(normal.x * (ray.dx / size) + normal.y * (ray.dy / size), told).toBeLessThanOrEqual(1e-7);
  expect(distance(shape, point(x, y)) / largest, told).toBeLessThan(1e-7);
}

describe("where it hits", () => {
  const right = { x: 0, y: 0, dx: 10, dy: 0 };

  test.each<[string, Shape, Ray, Partial<RayHit>]>([
    [
      "a box's side",
      box(4, -1, 6, 1),
      right,
      { fraction: 0.4, normal: { x: -1, y: 0 }, feature: { type: "edge", index: 3 } },
    ],
    ["a box's corner", box(4, 0, 6, 2), right, { fraction: 0.4, feature: { type: "vertex", index: 0 } }],
    ["along a box's side", box(4, -2, 6, 0), right, { fraction: 0.4 }],
    [
      "a circle",
      circle(5, 0, 1),
      right,
      { fraction: 0.4, normal: { x: -1, y: 0 }, feature: { type: "edge", index: 0 } },
    ],
    ["a circle, grazed", circle(5, 1, 1), right, { fraction: 0.5, normal: { x: 0, y: -1 } }],
    [
      "a capsule's side",
      capsule(5, -3, 5, 3, 1),
      right,
      { fraction: 0.4, normal: { x: -1, y: 0 }, feature: { type: "edge", index: 0 } },
    ],
    [
      "a capsule's end",
      capsule(5, 0, 9, 0, 1),
      right,
      { fraction: 0.4, normal: { x: -1, y: 0 }, feature: { type: "vertex", index: 0 } },
    ],
    [
      "a segment",
      segment(5, -1, 5, 1),
      right,
      { fraction: 0.5, normal: { x: -1, y: 0 }, feature: { type: "edge", index: 0 } },
    ],
    [
      "a segment head on",
      segment(7, 0, 5, 0),
      right,
      { fraction: 0.5, normal: { x: -1, y: 0 }, feature: { type: "vertex", index: 1 } },
    ],
    ["a point", point(5, 0), right, { fraction: 0.5, normal: { x: -1, y: 0 }, feature: { type: "vertex", index: 0 } }],
    ["a half-plane", box(3, -Infinity, Infinity, Infinity), right, { fraction: 0.3, normal: { x: -1, y: 0 } }],
    [
      "a half-plane far off",
      box(-Infinity, 8, Infinity, Infinity),
      { x: 0, y: 0, dx: 1e6, dy: 1, maxFraction: Infinity },
      { fraction: 8, normal: { x: 0, y: -1 } },
    ],
    [
      "a hole from inside",
      polygon([0, 0, 9, 0, 9, 9, 0, 9], [[3, 3, 6, 3, 6, 6, 3, 6]]),
      { x: 4, y: 5, dx: 4, dy: 0 },
      { fraction: 0.5, normal: { x: -1, y: 0 } },
    ],
    ["a corner of a chain", polyline([2, 5, 5, 0, 8, 5]), right, { fraction: 0.5 }],
    ["the very end", circle(11, 0, 1), right, { fraction: 1 }],
    [
      "the start",
      box(-1, -1, 1, 1),
      right,
      { fraction: 0, normal: { x: -1, y: 0 }, feature: { type: "face", index: 0 } },
    ],
  ])("%s", (_, shape, ray, expected) => {
    const hit = castRay(shape, ray);
    expect(hit).toMatchObject(expected);
    expect(hit?.x).toBeCloseTo(ray.x + (hit as RayHit).fraction * ray.dx, 12);
  });

  test("a step short, by one bit, is a miss", () => {
    const almost = { ...right, dx: 4 - 2 ** -51 };
    expect(castRay(box(4, -1, 6, 1), almost)).toBeUndefined();
    expect(castRay(circle(5, 0, 1), almost)).toBeUndefined();
    expect(castRay(capsule(5, -3, 5, 3, 1), almost)).toBeUndefined();
    expect(castRay(circle(5, 1 + 2 ** -52, 1), right)).toBeUndefined();
  });

  test("an end that no double holds is not rounded", () => {
    // 0.1 + 3 · 0.1 rounds to 0.4, and is above it: the doubles' true sum is 0.4000000000000000222.
    const wall = box(0.4, -1, 1, 1);
    expect(castRay(wall, { x: 0.1, y: 0, dx: 0.1, dy: 0, maxFraction: 3 })).toBeDefined();
    // 1 + 2⁻⁵³ rounds to 1, and is above it.
    expect(castRay(box(1 + 2 ** -52, -1, 2, 1), { x: 1, y: 0, dx: 2 ** -53, dy: 0 })).toBeUndefined();
    expect(castRay(box(1 + 2 ** -52, -1, 2, 1), { x: 1, y: 0, dx: 2 ** -53, dy: 0, maxFraction: 2 })).toBeDefined();
    // From 1 a hair to the left: the rounded end would still be 1.
    expect(castRay(box(-1, -1, 1 - 2 ** -53, 1), { x: 1, y: 0, dx: -(2 ** -54), dy: 0 })).toBeUndefined();
    expect(castRay(box(-1, -1, 1 - 2 ** -53, 1), { x: 1, y: 0, dx: -(2 ** -54), dy: 0, maxFraction: 2 })).toBeDefined();
  });
});

describe("from inside", () => {
  const ray = { x: 5, y: 5, dx: 10, dy: 0 };
  const notched = polygon([0, 0, 12, 0, 12, 10, 0, 10], [[7, 3, 9, 3, 9, 8, 7, 8]]);

  test.each<[string, Shape, number, number | undefined]>([
    ["box", box(0, 0, 10, 10), 0.5, undefined],
    ["box without end", box(0, 0, Infinity, 10), Number.NaN, undefined],
    ["circle", circle(5, 5, 3), 0.3, undefined],
    ["capsule lengthwise", capsule(3, 5, 8, 5, 2), 0.5, undefined],
    ["capsule crosswise", capsule(5, 0, 5, 9, 2), 0.2, undefined],
    ["polygon with a hole", notched, 0.2, 0.4],
    ["chain", polyline([5, 5, 6, 6, 9, 6, 9, 0]), 0, 0.4],
    ["segment along", segment(4, 5, 7, 5), 0.2, undefined],
    ["point", point(5, 5), 0, undefined],
  ])("%s: leaves, and comes back", (_, shape, exit, again) => {
    expect(castRay(shape, ray)?.fraction).toBe(0);
    const left = castRay(shape, ray, { initialOverlap: "exit" });
    if (Number.isNaN(exit)) expect(left).toBeUndefined();
    else expect(left?.fraction).toBeCloseTo(exit, 14);
    expect(castRay(shape, ray, { initialOverlap: "ignore" })?.fraction).toBe(again);
  });

  test("without overlap at the start, the three are one", () => {
    const away = { x: -5, y: 5, dx: 10, dy: 0 };
    const [hit, ignored, exited] = (["hit", "ignore", "exit"] as const).map((initialOverlap) =>
      castRay(notched, away, { initialOverlap }),
    );
    expect(ignored).toEqual(hit);
    expect(exited).toEqual(hit);
  });
});

describe("what it takes", () => {
  const target = box(4, -1, 6, 1);

  test("many shapes, nearest first", () => {
    const shapes = [circle(8, 0, 1), target, point(0, 9), point(4, 0)];
    const hits = castRayAll(shapes, { x: 0, y: 0, dx: 10, dy: 0 });
    expect(hits.map(({ shape, fraction }) => [shape, fraction])).toEqual([
      [1, 0.4],
      [3, 0.4],
      [0, 0.7],
    ]);
  });

  test("an object of the caller, left alone at a miss", () => {
    const hit = { fraction: 9, x: 9, y: 9, normal: { x: 9, y: 9 }, feature: { type: "face" as const, index: 9 } };
    expect(castRayInto(hit, target, { x: 0, y: 0, dx: -1, dy: 0 })).toBe(false);
    expect(hit.fraction).toBe(9);
    expect(castRayInto(hit, target, { x: 0, y: 0, dx: 8, dy: 0 })).toBe(true);
    expect(hit).toEqual(castRay(target, { x: 0, y: 0, dx: 8, dy: 0 }));
  });

  test.each([
    [null, TypeError, "ERR_TYPE"],
    [{ x: 0, y: 0, dx: "1", dy: 0 }, TypeError, "ERR_TYPE"],
    [{ x: Number.NaN, y: 0, dx: 1, dy: 0 }, RangeError, "ERR_NOT_FINITE"],
    [{ x: 0, y: 0, dx: Infinity, dy: 0 }, RangeError, "ERR_NOT_FINITE"],
    [{ x: 0, y: 0, dx: 0, dy: -0 }, RangeError, "ERR_RANGE"],
    [{ x: 0, y: 0, dx: 1, dy: 0, maxFraction: -1 }, RangeError, "ERR_RANGE"],
    [{ x: 0, y: 0, dx: 1, dy: 0, maxFraction: Number.NaN }, RangeError, "ERR_RANGE"],
  ])("not %s", (ray, type, code) => {
    expect(() => castRay(target, ray as never)).toThrow(type);
    expect(() => castRay(target, ray as never)).toThrow(expect.objectContaining({ code }));
  });

  test("not another word, another kind, no list", () => {
    const ray = { x: 0, y: 0, dx: 1, dy: 0 };
    expect(() => castRay(target, ray, { initialOverlap: "enter" as never })).toThrow(/"hit" or "ignore" or "exit"/);
    expect(() => castRay({ kind: "sphere" } as never, ray)).toThrow(code("ERR_KIND"));
    expect(() => castRayAll(target as never, ray)).toThrow(/array of shapes/);
    expect(() => castRayAll([], 5 as never)).toThrow(code("ERR_TYPE"));
    // biome-ignore lint/suspicious/noSparseArray: gaps are what is asked about
    expect(() => castRayAll([, box(0, 0, 1, 1)] as never, ray)).toThrow(code("ERR_KIND"));
    expect(() => castRayAll([target, { kind: "sphere" }] as never, ray)).toThrow(
      /^castRayAll: shapes\[1\]: unknown kind "sphere"/,
    );
    expect(() => castRayAll([], ray, { initialOverlap: "enter" as never })).toThrow(/"hit" or "ignore" or "exit"/);
    expect(relate(target, target)).toBe("overlapping");
  });

  test("from 1e-150 to 1e150, and ends", () => {
    for (const unit of [1e-150, 1e-9, 1e9, 1e150]) {
      const ray = { x: 0, y: 0, dx: 10 * unit, dy: unit };
      for (const shape of [
        box(4 * unit, 0, 6 * unit, unit),
        circle(5 * unit, 0, unit),
        capsule(5 * unit, -unit, 6 * unit, unit, unit / 2),
        polygon([4 * unit, -unit, 6 * unit, 0, 4 * unit, unit]),
      ]) {
        const hit = castRay(shape, ray);
        const plain = castRay(scaled(shape, unit), { x: 0, y: 0, dx: 10, dy: 1 });
        expect(hit?.fraction).toBeCloseTo((plain as RayHit).fraction, 12);
        expect(hit?.normal.x).toBeCloseTo((plain as RayHit).normal.x, 7);
      }
    }
  });
});

function scaled(shape: Shape, unit: number): Shape {
  return JSON.parse(JSON.stringify(shape), (_, value) => (typeof value === "number" ? value / unit : value));
}

test("a getter of the options may cast a ray of its own", () => {
  const wall = box(4, -1, 6, 1);
  const options = {
    get initialOverlap(): "hit" {
      castRay(box(0, 0, 1, 1), { x: 9, y: 9, dx: 1, dy: 1, maxFraction: 7 });
      return "hit";
    },
  };
  const ray = { x: 0, y: 0, dx: 10, dy: 0 };
  expect(castRay(wall, ray, options)?.fraction).toBe(0.4);
  expect(castRayAll([wall], ray, options).map(({ fraction }) => fraction)).toEqual([0.4]);
});

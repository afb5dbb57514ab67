/** Rays that start in something round and leave it: along its skin, along its core, and out of what is as thin as last bits. */
import { describe, expect, test } from "vitest";
import { capsule, castRay, castRayInto, circle } from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import { Random } from "../generators/random.js";

const OUT = { initialOverlap: "exit" } as const;
/** Along a skin, a last bit makes a chord of about its root. */
const ALONG_SKIN = 6;
/** Legs and hypotenuse. */
const TRIPLES = [
  [3, 4, 5],
  [20, 21, 29],
  [12, -5, 13],
  [-8, 15, 17],
  [0, 1, 1],
] as const;
/** A way in space, one square to it, and the length of either. */
const FRAMES = [
  [[1, 2, 2], [2, 1, -2], 3],
  [[2, 3, 6], [3, -6, 2], 7],
  [[3, 4, 0], [4, -3, 0], 5],
] as const;

describe("a ray leaves a capsule", () => {
  test.each([1, 2 ** 400, 2 ** -400])("of the plane by its far end, in units of %f", (unit) => {
    const random = new Random(1341);
    for (let index = 0; index < 500; index++) {
      const [x, y, length] = random.pick(TRIPLES);
      const [a, b, times, done] = [
        random.integer(-9, 9),
        random.integer(-9, 9),
        random.integer(1, 5),
        random.integer(0, 1),
      ];
      const ends = [a, b, a + times * x, b + times * y].map((value) => value * unit) as [
        number,
        number,
        number,
        number,
      ];
      const ray = { x: (a + done * x) * unit, y: (b + done * y) * unit, dx: x * unit, dy: y * unit, maxFraction: 9 };
      const skin = { ...ray, x: ray.x - y * unit, y: ray.y + x * unit };
      const told = JSON.stringify([ends, ray]);
      expect(castRay(capsule(...ends, length * unit), skin, OUT)?.fraction, told).toBeCloseTo(times - done, ALONG_SKIN);
      expect(castRay(capsule(...ends, 1e-30 * unit), ray, OUT)?.fraction, told).toBeCloseTo(times - done, 12);
      expect(castRay(capsule(...ends, length * unit), ray, OUT)?.fraction, told).toBeCloseTo(times - done + 1, 12);
      const { x: nx, y: ny } = castRay(capsule(...ends, length * unit), skin, OUT)?.normal ?? { x: 9, y: 9 };
      expect(Math.abs(nx * length - y) + Math.abs(ny * length + x), told).toBeLessThan(1e-6);
    }
  });

  test.each([1, 2 ** 400, 2 ** -400])("of space likewise, in units of %f", (unit) => {
    const random = new Random(1342);
    for (let index = 0; index < 500; index++) {
      const [way, across, length] = random.pick(FRAMES);
      const from = [random.integer(-9, 9), random.integer(-9, 9), random.integer(-9, 9)];
      const [times, done] = [random.integer(1, 5), random.integer(0, 1)];
      const at = (along: number, aside: number) =>
        from.map((value, i) => (value + along * (way[i] as number) + aside * (across[i] as number)) * unit) as [
          number,
          number,
          number,
        ];
      const rayAt = ([x, y, z]: readonly [number, number, number]) => {
        const [dx, dy, dz] = way.map((value) => value * unit) as [number, number, number];
        return { x, y, z, dx, dy, dz, maxFraction: 9 };
      };
      const [core, skin] = [rayAt(at(done, 0)), rayAt(at(done, 1))];
      const post = (radius: number) => space.capsule(...at(0, 0), ...at(times, 0), radius * unit);
      const told = JSON.stringify([at(0, 0), core]);
      expect(space.castRay(post(length), skin, OUT)?.fraction, told).toBeCloseTo(times - done, ALONG_SKIN);
      expect(space.castRay(post(length), core, OUT)?.fraction, told).toBeCloseTo(times - done + 1, 12);
      for (const thin of [0, 1e-30]) {
        const hit = space.castRay(post(thin), core, OUT);
        expect(hit?.fraction, told).toBeCloseTo(times - done, 12);
      }
      expect(space.castRay(post(length), skin, OUT)?.feature, told).toEqual({ type: "vertex", index: 1 });
    }
  });

  test("at once, where it starts on its skin and goes out; of no radius, too, where it does not run along it", () => {
    const ray = { x: 1, y: 2, z: 2, dx: 1, dy: 2, dz: 2 };
    const out = space.castRay(space.sphere(0, 0, 0, 3), ray, OUT);
    expect(out?.fraction).toBe(0);
    expect(out?.normal.x).toBeCloseTo(-1 / 3, 15);
    const aside = { x: 0.7, y: 0.7, z: 0.1, dx: -8, dy: 0, dz: 2.4 };
    // In decimals, the ray is off the segment's line by last bits.
    expect(space.castRay(space.segment(0.7, 0.7, 0.1, -1.3, 0.7, 0.7), aside, OUT)?.fraction).toBe(0);
    expect(space.castRay(space.capsule(0.7, 0.7, 0.1, -1.3, 0.7, 0.7, 0), aside, OUT)?.fraction).toBe(0);
    expect(castRay(circle(0, 0, 5), { x: 3, y: 4, dx: 3, dy: 4 }, OUT)?.fraction).toBe(0);
  });

  test("however large or small it is, and not before the ray's end", () => {
    const ray = { x: 0, y: 0, z: 0, dx: 1, dy: 0, dz: 0 };
    for (const size of [2 ** 1020, 2 ** 600, 2 ** -600, 2 ** -1074]) {
      const hit = space.castRay(space.sphere(0, 0, 0, size), { ...ray, dx: size, maxFraction: 2 }, OUT);
      expect(hit, `${size}`).toMatchObject({ fraction: 1, x: size, normal: { x: -1, y: 0, z: 0 } });
    }
    expect(space.castRay(space.capsule(-3, 0, 0, 4, 0, 0, 2), { ...ray, maxFraction: 5.5 }, OUT)).toBeUndefined();
    const huge = { ...ray, x: -9e307, dx: 1e308, maxFraction: 3 };
    expect(space.castRay(space.sphere(0, 0, 0, 9e307), huge, OUT)?.fraction).toBeCloseTo(1.8, 12);
  });

  test("by a straight side, however large or small it is, and however far the ray goes", () => {
    for (const size of [2 ** 1020, 2 ** 600, 2 ** 510, 1, 2 ** -540, 2 ** -600, 2 ** -1000]) {
      const post = capsule(0, 0, 4 * size, 3 * size, size);
      const hit = castRay(post, { x: 2 * size, y: 1.5 * size, dx: -3 * size, dy: 4 * size }, OUT);
      expect(hit?.fraction, `${size}`).toBeCloseTo(0.2, 12);
      expect(hit?.normal.y, `${size}`).toBeCloseTo(-0.8, 12);
      expect(hit?.feature, `${size}`).toEqual({ type: "edge", index: 0 });
    }
    for (const way of [1e150, 1e300, 1.7e308]) {
      const hit = castRay(capsule(0, 0, 4e10, 0, 1), { x: 1, y: 0, dx: 0, dy: way }, OUT);
      expect((hit?.fraction ?? 0) * way, `${way}`).toBeCloseTo(1, 12);
      expect(hit?.normal, `${way}`).toEqual({ x: 0, y: -1 });
    }
  });

  test("with a normal of its own, though rounding leaves nothing of it", () => {
    const before = castRay(circle(0, 0, 1), { x: 0, y: 0, dx: 3, dy: -4 }, OUT);
    expect(before?.normal.y).toBeCloseTo(0.8, 12);
    for (const [shape, ray] of [
      [circle(0, 0, 1), { x: 0, y: -1, dx: 1e-9, dy: -2e-17, maxFraction: 1e3 }],
      [circle(0, 0, 1e8), { x: 0, y: -1e8, dx: 1, dy: -2e-8, maxFraction: 10 }],
    ] as const) {
      const hit = castRay(shape, ray, OUT);
      expect(hit?.normal.x).toBeCloseTo(0, 6);
      expect(hit?.normal.y).toBeCloseTo(1, 6);
      expect(hit?.feature).toEqual({ type: "edge", index: 0 });
    }
  });

  test("and what is less than a graze is no graze, whichever end is the first", () => {
    const below = 1 - 1.5e-11;
    for (const [x1, x2] of [
      [-1e4, 0],
      [0, -1e4],
    ] as const) {
      const post = space.capsule(x1, 0, 0, x2, 0, 0, 1);
      const ray = { x: -1, y: 0, z: below, dx: 0, dy: 1, dz: 0 };
      expect(space.castRay(post, ray, OUT)?.fraction).toBeCloseTo(Math.sqrt(1 - below * below), 12);
      const entered = space.castRay(post, { ...ray, y: -5, maxFraction: 99 })?.fraction;
      expect(entered).toBeCloseTo(5 - Math.sqrt(1 - below * below), 12);
    }
    const skin = { x: 0, y: 1 - 2 ** -53, dx: 1, dy: 0 };
    expect(castRay(circle(0, 0, 1), skin, OUT)?.fraction).toBeCloseTo(2 ** -26, 12);
  });
});

test("an object of the caller stays as it was, where the ray ends before it leaves", () => {
  const untouched = { fraction: -7, x: -7, y: -7, feature: { type: "edge" as const, index: -7 } };
  const flat = { ...untouched, normal: { x: -7, y: -7 } };
  const solid = { ...untouched, z: -7, normal: { x: -7, y: -7, z: -7 } };
  const kept = JSON.stringify([flat, solid]);
  const ray = { x: 0, y: 0, dx: 1, dy: 0, maxFraction: 0.5 };
  const [post, inSpace] = [capsule(-3, 0, 3, 0, 1), { ...ray, z: 0, dz: 0 }];
  for (const shape of [circle(0, 0, 2), post]) expect(castRayInto(flat, shape, ray, OUT)).toBe(false);
  for (const shape of [
    space.segment(0, 0, 0, 3, 0, 0),
    space.capsule(0, 0, 0, 3, 0, 0, 0),
    space.capsule(0, 0, 0, 3, 0, 0, 1),
    space.sphere(0, 0, 0, 2),
    space.box(-1, -1, -1, 1, 1, 1),
  ]) {
    expect(space.castRayInto(solid, shape, inSpace, OUT), shape.kind).toBe(false);
  }
  expect(JSON.stringify([flat, solid])).toBe(kept);
});

/** Rays of a tiny direction without end: they meet what the same ray meets with a longer one, where it does. */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import { BoxIndex } from "../../src/broadphase/index.js";

const PLANE: readonly plane.Shape[] = [
  plane.point(8, 0.5),
  plane.circle(8, 0, 1),
  plane.segment(8, -1, 9, 1),
  plane.box(4, -1, Number.POSITIVE_INFINITY, 1),
  plane.capsule(8, -1, 9, 1, 1),
  plane.polygon([4, -1, 6, -1, 6, 1, 4, 1], [[4.5, 0, 5.5, 0, 5.5, 0.75, 4.5, 0.75]]),
  plane.polyline([8, -1, 9, 1, 10, 0]),
];
const SPACE: readonly space.Shape3[] = [
  space.point(8, 0.5, 0),
  space.sphere(8, 0, 0, 1),
  space.segment(8, -0.5, 0, 8, 1, 0),
  space.box(4, -1, -1, 6, 1, 1),
  space.capsule(8, -1, 0, 9, 1, 0, 1),
];
/** Powers of two: the ray is the same, and all but the fraction must be. */
const LENGTHS = [-1, -60, -500, -1000, -1021, -1030, -1074].map((power) => [power] as const);

/** 2 ** 1074 is no double. */
const times = (fraction: number, power: number) => fraction * 2 ** Math.floor(power / 2) * 2 ** Math.ceil(power / 2);

describe("a ray without end, of direction 2 to the power %i", () => {
  test.each(LENGTHS)("in the plane, 2 ** %i", (power) => {
    for (const shape of PLANE) {
      for (const initialOverlap of ["hit", "exit"] as const) {
        for (const x of [0, 5]) {
          const ray = { x, y: 0.5, dx: 1, dy: 0, maxFraction: Number.POSITIVE_INFINITY };
          const long = plane.castRay(shape, ray, { initialOverlap });
          const short = plane.castRay(shape, { ...ray, dx: 2 ** power }, { initialOverlap });
          const told = `${shape.kind}, ${initialOverlap}, from ${x}`;
          expect({ ...short, fraction: 0 }, told).toEqual({ ...long, fraction: 0 });
          const fraction = long && Math.min(times(long.fraction, -power), Number.MAX_VALUE);
          expect(short?.fraction, told).toBe(fraction);
        }
      }
    }
  });

  test.each(LENGTHS)("in space, 2 ** %i", (power) => {
    for (const shape of SPACE) {
      for (const initialOverlap of ["hit", "exit"] as const) {
        for (const x of [0, 5]) {
          const ray = { x, y: 0.5, z: 0, dx: 1, dy: 0, dz: 0, maxFraction: Number.POSITIVE_INFINITY };
          const long = space.castRay(shape, ray, { initialOverlap });
          const short = space.castRay(shape, { ...ray, dx: 2 ** power }, { initialOverlap });
          const told = `${shape.kind}, ${initialOverlap}, from ${x}`;
          expect({ ...short, fraction: 0 }, told).toEqual({ ...long, fraction: 0 });
          const fraction = long && Math.min(times(long.fraction, -power), Number.MAX_VALUE);
          expect(short?.fraction, told).toBe(fraction);
        }
      }
    }
  });

  test.each(LENGTHS)("among the boxes of an index, 2 ** %i", (power) => {
    const starts = Float64Array.of(9, 3, 6, 1e300);
    const [minY, maxY] = [new Float64Array(4).fill(-1), new Float64Array(4).fill(1)];
    const plane = { minX: starts, minY, maxX: starts.map((start) => start + 1), maxY };
    for (const boxes of [plane, { ...plane, minZ: minY, maxZ: maxY }]) {
      const index = new BoxIndex(boxes);
      const ray = { x: 0, y: 0, z: 0, dx: 2 ** power, dy: 0, dz: 0, maxFraction: Number.POSITIVE_INFINITY };
      const hits = index.castRay(ray);
      const right = Array.from(starts, (start, id) => ({
        id,
        fraction: Math.min(times(start, -power), Number.MAX_VALUE),
      }));
      expect(hits).toEqual(right.sort((a, b) => a.fraction - b.fraction || a.id - b.id));
    }
  });

  test("what is near stays apart, however tiny the direction", () => {
    const u = Number.MIN_VALUE;
    const [near, far] = [plane.box(u, 0, 1, 1), plane.box(2 * u, 0, 1, 1)];
    const index = new BoxIndex({
      minX: Float64Array.of(2 * u, u),
      minY: new Float64Array(2),
      maxX: Float64Array.of(1, 1),
      maxY: Float64Array.of(1, 1),
    });
    for (const maxFraction of [1, 2, 1e300, Number.POSITIVE_INFINITY]) {
      const ray = { x: 0, y: 0.5, dx: 1.5 * 2 ** -1000, dy: 0, maxFraction };
      const right = [
        [1, u / ray.dx],
        [0, (2 * u) / ray.dx],
      ];
      expect(plane.castRayAll([far, near], ray).map(({ shape, fraction }) => [shape, fraction])).toEqual(right);
      expect(index.castRay(ray).map(({ id, fraction }) => [id, fraction])).toEqual(right);
    }
  });

  test("shapes as far as doubles go are met, and at their place", () => {
    const ray = { x: 0, y: 0, dx: Number.MIN_VALUE, dy: 0, maxFraction: Number.POSITIVE_INFINITY };
    expect(plane.castRay(plane.point(1e300, 0), ray)?.x).toBe(1e300);
    expect(plane.castRay(plane.circle(0, 0, 1e295), ray, { initialOverlap: "exit" })).toMatchObject({ x: 1e295, y: 0 });
    expect(space.castRay(space.point(1e300, 0, 0), { ...ray, z: 0, dz: 0 })?.x).toBe(1e300);
    expect(space.castRay(space.sphere(3e295, 0, 0, 1e295), { ...ray, z: 0, dz: 0 })?.x).toBeCloseTo(2e295, -282);
    // Here fractions are below the least double.
    const fast = { x: -3e-30, y: 0, z: 0, dx: 1e300, dy: 0, dz: 0, maxFraction: Number.POSITIVE_INFINITY };
    expect(space.castRay(space.sphere(0, 0, 0, 1e-30), fast)?.fraction).toBe(0);
  });

  test("one that ends stops where it ends, also where that is far along", () => {
    const tiny = { x: 0, y: 0, dx: 2 ** -1000, dy: 0 };
    expect(plane.castRay(plane.box(1, -1, 2, 1), { ...tiny, maxFraction: 2 ** 1000 })?.x).toBe(1);
    expect(plane.castRay(plane.box(1, -1, 2, 1), { ...tiny, maxFraction: 2 ** 1000 * (1 - 2 ** -53) })).toBeUndefined();
    expect(plane.castRay(plane.capsule(1, -1, 1, 1, 2 ** -60), { ...tiny, maxFraction: 2 ** 999 })).toBeUndefined();
  });
});

describe("the normal where a ray leaves a thin round shape", () => {
  const RADII = [5e-324, 1e-310, 1e-200, 1e-17, 1e-9].map((radius) => [radius] as const);

  test.each(RADII)("radius %d", (radius) => {
    const out = { initialOverlap: "exit" } as const;
    for (const shape of [plane.circle(0, 0, radius), plane.capsule(-1, 0, 0, 0, radius)]) {
      // Out through the middle of the disc: straight against the ray.
      const ahead = plane.castRay(shape, { x: 0, y: 0, dx: 1, dy: 0 }, out);
      expect([shape.kind, ahead?.normal, ahead?.x]).toEqual([shape.kind, { x: -1, y: 0 }, radius]);
      const aslant = plane.castRay(shape, { x: 0, y: 0, dx: 3, dy: -4 }, out);
      expect(aslant?.normal.x).toBeCloseTo(-0.6, 15);
      expect(aslant?.normal.y).toBeCloseTo(0.8, 15);
    }
    // From the other end, as far away as the radius is small.
    const along = plane.castRay(plane.capsule(-1, 0, 1, 0, radius), { x: -1, y: 0, dx: 10, dy: 0 }, out);
    expect(along?.normal).toEqual({ x: -1, y: 0 });
  });
});

test("a thin capsule is hit by a ray without end as by one with an end", () => {
  const thin = [plane.capsule(0, 0, 3, 1, 1e-18), plane.capsule(-7, -2, 3, 7, 1e-16)];
  const rays = [
    { x: 1, y: 1 / 3, dx: 0, dy: 1 },
    { x: -1.9999999999999998, y: 2.5, dx: -4, dy: 5 },
  ];
  for (const [index, ray] of rays.entries()) {
    const finite = plane.castRay(thin[index] as plane.Shape, { ...ray, maxFraction: 1e6 });
    const endless = plane.castRay(thin[index] as plane.Shape, { ...ray, maxFraction: Number.POSITIVE_INFINITY });
    expect(endless).toEqual(finite);
    expect(endless?.fraction).toBeLessThan(1e-9);
  }
});

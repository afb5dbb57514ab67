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
      expect(hits.map(({ id }) => id)).toEqual([1, 2, 0, 3]);
      expect(hits.map(({ fraction }) => fraction)).toEqual(
        [3, 6, 9, 1e300].map((start) => Math.min(times(start, -power), Number.MAX_VALUE)),
      );
    }
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

/** Rays that start in a shape of space and leave it: by the right side, at the right time, whatever the other axes do. */
import { describe, expect, test } from "vitest";
import { type Box3, box, castRay, segment } from "../../src/3d/index.js";
import { Random } from "../generators/random.js";

const OUT = { initialOverlap: "exit" } as const;
const AXES = ["x", "y", "z"] as const;
const EVER = Number.POSITIVE_INFINITY;

/** When the first of the sides ahead is reached, with as few roundings as there can be. */
function timeOut(shape: Box3, ray: Readonly<Record<"x" | "y" | "z" | "dx" | "dy" | "dz", number>>): number {
  const sides = { x: [shape.minX, shape.maxX], y: [shape.minY, shape.maxY], z: [shape.minZ, shape.maxZ] } as const;
  return Math.min(
    ...AXES.map((axis) => {
      const step = ray[`d${axis}`];
      const side = step > 0 ? sides[axis][1] : sides[axis][0];
      // A time beyond all doubles is told as the largest.
      return step === 0 || Math.abs(side) === EVER ? EVER : Math.min((side - ray[axis]) / step, Number.MAX_VALUE);
    }),
  );
}

describe("a box", () => {
  test("is left where the first side is reached, however small the other steps are", () => {
    const random = new Random(1261);
    const step = () => (random.unit() - 0.5) * random.pick([0, 1e-300, 1e-16, 1e-10, 1e-4, 1, 1e9, 1e300]);
    for (let index = 0; index < 4000; index++) {
      const side = () => random.pick([0.5, 1, 3, 1e-9, 1e9, EVER]);
      const shape = box(-side(), -side(), -side(), side(), side(), side());
      const ray = { x: 0, y: 0, z: 0, dx: step(), dy: step(), dz: step(), maxFraction: EVER };
      if (ray.dx === 0 && ray.dy === 0 && ray.dz === 0) continue;
      const told = JSON.stringify([Object.values(shape).map(String), ray]);
      const right = timeOut(shape, ray);
      const hit = castRay(shape, ray, OUT);
      if (right === EVER) {
        expect(hit, told).toBeUndefined();
        continue;
      }
      expect(Math.abs((hit?.fraction ?? -1) - right), told).toBeLessThanOrEqual(2 ** -51 * right);
      // The normal is of the side, and against the ray.
      const { x, y, z } = hit?.normal ?? { x: 9, y: 9, z: 9 };
      expect(Math.abs(x) + Math.abs(y) + Math.abs(z), told).toBe(1);
      expect(x * Math.sign(ray.dx) + y * Math.sign(ray.dy) + z * Math.sign(ray.dz), told).toBe(-1);
    }
  });

  test("is left at once by a ray that starts on a side and goes out", () => {
    const hit = castRay(box(0, 0, 0, 1, 1, 1), { x: 1, y: 0.25, z: 0.5, dx: 2, dy: 2 ** -50, dz: -1 }, OUT);
    expect(hit).toMatchObject({
      fraction: 0,
      x: 1,
      normal: { x: -1, y: 0, z: 0 },
      feature: { type: "face", index: 1 },
    });
  });

  test("is not left by a ray that ends in it, or on a side", () => {
    const ray = { x: 0.5, y: 0.5, z: 0.5, dx: 0, dy: 0, dz: 0.25 };
    expect(castRay(box(0, 0, 0, 1, 1, 1), ray, OUT)).toBeUndefined();
    expect(castRay(box(0, 0, 0, 1, 1, 1), { ...ray, maxFraction: 2 }, OUT)).toBeUndefined();
    expect(castRay(box(0, 0, 0, 1, 1, 1), { ...ray, maxFraction: 2.5 }, OUT)?.fraction).toBe(2);
  });
});

test("a segment is left by its end where the ray runs along it, else at once", () => {
  const random = new Random(1262);
  const whole = () => Math.floor(random.unit() * 41 - 20) / 4;
  for (let index = 0; index < 2000; index++) {
    const [x, y, z, dx, dy, dz] = [whole(), whole(), whole(), whole(), whole(), whole()] as const;
    if (dx === 0 && dy === 0 && dz === 0) continue;
    // Quarters: every number here is exact.
    const along = segment(x - dx, y - dy, z - dz, x + 3 * dx, y + 3 * dy, z + 3 * dz);
    const ray = { x, y, z, dx, dy, dz, maxFraction: 4 };
    const told = JSON.stringify(ray);
    expect(castRay(along, ray, OUT), told).toMatchObject({ fraction: 3, feature: { type: "vertex", index: 1 } });
    const back = castRay(along, { ...ray, dx: -dx, dy: -dy, dz: -dz }, OUT);
    expect(back, told).toMatchObject({ fraction: 1, feature: { type: "vertex", index: 0 } });
    expect(castRay(along, { ...ray, maxFraction: 2 }, OUT), told).toBeUndefined();
    const aside = { ...ray, dx: dy + 1, dy: dz - dx, dz: dx };
    const crosses =
      dx * aside.dy !== dy * aside.dx || dy * aside.dz !== dz * aside.dy || dz * aside.dx !== dx * aside.dz;
    if (crosses) expect(castRay(along, aside, OUT)?.fraction, told).toBeLessThan(1e-12);
  }
});

test("an answer does not hang on the call before", () => {
  const shape = box(-1, -1, -1, 1, 1, 1);
  const ray = { x: -5, y: 0, z: 0, dx: 1, dy: 0, dz: 0, maxFraction: Number.MAX_VALUE };
  castRay(shape, { x: -5, y: -5, z: -5, dx: 1, dy: 1.1, dz: 1.2, maxFraction: 9 });
  expect(castRay(shape, ray)?.fraction).toBe(4);
});

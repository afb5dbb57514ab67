/** A ray is the cast of a point, to the bit, but that the point is stepped back where it, moved and rounded, would overlap. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  castRay,
  castShape,
  point,
  type Ray3,
  relate,
  type Shape3,
  sphere,
  translate,
} from "../../src/3d/index.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";

/** Manners of coordinates: any, a lattice of ties, decimals, last bits beside them, far from the origin, large and small. */
const MANNERS: readonly ((random: Random) => number)[] = [
  (random) => random.unit() * 8 - 4,
  (random) => random.integer(-2, 3),
  (random) => random.integer(-20, 30) / 10,
  (random) => random.pick([nextUp, nextDown, (x: number): number => x])(random.integer(-2, 3)),
  (random) => 1e9 + random.integer(0, 8) + random.unit(),
  (random) => random.integer(-2, 3) * 10 ** random.integer(-90, 90),
  (random) => random.integer(-2, 3) * 10 ** random.integer(-300, 290),
];

function drawn(kind: string, number: () => number): Shape3 {
  if (kind === "capsule3") {
    const radius = Math.abs(number() - number());
    return capsule(number(), number(), number(), number(), number(), number(), radius);
  }
  if (kind === "sphere") return sphere(number(), number(), number(), Math.abs(number() - number()));
  const [x, y, z, u, v, w] = [number(), number(), number(), number(), number(), number()] as const;
  return box(Math.min(x, u), Math.min(y, v), Math.min(z, w), Math.max(x, u), Math.max(y, v), Math.max(z, w));
}

describe.each(["box3", "sphere", "capsule3"])("a ray and a %s", (kind) => {
  test.each(MANNERS.map((manner, index) => [index, manner] as const))(
    "as the cast of a point, manner %i",
    (seed, manner) => {
      const random = new Random(seed + 20261121);
      const number = (): number => manner(random);
      let hits = 0;
      for (let round = 0; round < 600; round++) {
        const shape = drawn(kind, number);
        const [x, y, z] = [number(), number(), number()] as const;
        const [dx, dy, dz] = [number() - x, number() - y, random.once(3) ? 0 : number() - z] as const;
        if (dx === 0 && dy === 0 && dz === 0) continue;
        const ray: Ray3 = { x, y, z, dx, dy, dz };
        const start = point(x, y, z);
        if (relate(start, shape) !== "disjoint") continue;
        const cast = castShape(start, { x: dx, y: dy, z: dz }, shape);
        const hit = castRay(shape, ray);
        expect(hit !== undefined, JSON.stringify({ shape, ray })).toBe(cast.status === "hit");
        if (hit === undefined) continue;
        hits++;
        const way = Math.hypot(dx, dy, dz);
        if (hit.fraction !== cast.fraction) {
          expect(cast.fraction).toBeLessThan(hit.fraction);
          const there = translate(start, hit.fraction * dx, hit.fraction * dy, hit.fraction * dz);
          expect(relate(there, shape)).toBe("overlapping");
        }
        expect(Math.hypot(hit.normal.x, hit.normal.y, hit.normal.z)).toBeCloseTo(1, 12);
        expect(hit.normal.x * dx + hit.normal.y * dy + hit.normal.z * dz).toBeLessThanOrEqual(1e-9 * way);
        for (const part of [hit.normal.x, hit.normal.y, hit.normal.z]) expect(Object.is(part, -0)).toBe(false);
        expect(hit.x).toBe(x + hit.fraction * dx);
      }
      expect(hits).toBeGreaterThan(5);
    },
  );
});

test("a face of a box is told by its side, also for rays along an axis and from the plane of another face", () => {
  const cube = box(0, 0, 0, 2, 2, 2);
  const told = (ray: Ray3): unknown => {
    const hit = castRay(cube, ray);
    return hit && [hit.fraction, hit.normal, hit.feature.index];
  };
  expect(told({ x: -2, y: 1, z: 1, dx: 4, dy: 0, dz: 0 })).toEqual([0.5, { x: -1, y: 0, z: 0 }, 0]);
  expect(told({ x: 4, y: 1, z: 1, dx: -4, dy: 0, dz: 0 })).toEqual([0.5, { x: 1, y: 0, z: 0 }, 1]);
  expect(told({ x: 0, y: -2, z: 1, dx: 1, dy: 4, dz: 0 })).toEqual([0.5, { x: 0, y: -1, z: 0 }, 2]);
  expect(told({ x: 1, y: 1, z: 6, dx: 0, dy: 0, dz: -4 })).toEqual([1, { x: 0, y: 0, z: 1 }, 5]);
  expect(told({ x: 1, y: 1, z: nextUp(6), dx: 0, dy: 0, dz: -4 })).toBeUndefined();
  expect(told({ x: 3, y: 3, z: 3, dx: 1, dy: 1, dz: 1, maxFraction: Number.POSITIVE_INFINITY })).toBeUndefined();
  expect(told({ x: 1, y: 1, z: 6, dx: 0, dy: 0, dz: -1, maxFraction: Number.POSITIVE_INFINITY })?.toString()).toBe(
    "4,[object Object],5",
  );
});

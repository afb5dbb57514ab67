/**
 * What only grazes in space is met when it is first grazed: a ray, a ball or a capsule that goes along the skin of a parallel capsule
 * touches it all the way, and rounding may not put that off to a face farther on.
 */
import { expect, test } from "vitest";
import { box, capsule, castRay, castShape, point, relate, type Shape3, sphere, translate } from "../../src/3d/index.js";
import { Random } from "../generators/random.js";

type Three = readonly [number, number, number];

/** A way of whole numbers, one square to it, and the length of that, whole too. */
const FRAMES: readonly (readonly [along: Three, across: Three, length: number])[] = [
  [[1, 2, 2], [2, 1, -2], 3],
  [[2, 3, 6], [3, -6, 2], 7],
  [[1, 4, 8], [4, 7, -4], 9],
  [[3, 4, 0], [4, -3, 0], 5],
  [[12, 15, 36], [4, 4, -3], Math.sqrt(41)],
  [[0, 0, 1], [20, 21, 0], 29],
];
/** So little before the time that is told, they must be apart. */
const EARLIER = 1 - 1e-6;

function isLate(a: Shape3, way: Three, b: Shape3, fraction: number | undefined): boolean {
  if (fraction === undefined) throw new Error("a miss");
  const [x, y, z] = way.map((part) => part * fraction * EARLIER) as unknown as Three;
  return fraction > 0 && relate(translate(a, x, y, z), b) !== "disjoint";
}

const plus = (p: Three, q: Three, factor: number): Three =>
  p.map((part, i) => part + factor * (q[i] as number)) as never;

test.each([1, 0.25, 2 ** 500, 2 ** -500])("along a capsule's skin, in units of %f", (unit) => {
  const random = new Random(1331);
  const scaled = (p: Three): Three => p.map((part) => part * unit) as never;
  let grazes = 0;
  for (let index = 0; index < 1500; index++) {
    const [along, across, length] = random.pick(FRAMES);
    const from: Three = [random.integer(-5, 5), random.integer(-5, 5), random.integer(-5, 5)];
    const share = random.pick([0, 0.25, 0.5, 1]);
    const before = plus(plus(from, across, 1), along, -random.integer(1, 6));
    const post = capsule(
      ...scaled(from),
      ...scaled(plus(from, along, random.integer(1, 5))),
      length * (1 - share) * unit,
    );
    const way = scaled(plus([0, 0, 0], along, random.integer(8, 20)));
    const [start, stop] = [scaled(before), scaled(plus(before, along, random.pick([0, -1, 1])))];
    const mover =
      random.unit() < 0.5 ? sphere(...start, length * share * unit) : capsule(...start, ...stop, length * share * unit);
    const [dx, dy, dz] = way;
    const told = JSON.stringify([mover, way, post]);
    const cast = castShape(mover, { x: dx, y: dy, z: dz }, post);
    const ray = castRay({ ...post, radius: length * unit }, { x: start[0], y: start[1], z: start[2], dx, dy, dz });
    if (cast.status === "hit") {
      grazes++;
      expect(isLate(mover, way, post, cast.fraction), told).toBe(false);
    }
    if (ray !== undefined) {
      const skin = { ...post, radius: length * unit };
      expect(isLate(point(...start), way, skin, ray.fraction), told).toBe(false);
    }
  }
  expect(grazes).toBeGreaterThan(300);
});

test.each<[string, Shape3, Three, Shape3, number]>([
  ["a ball along a capsule", sphere(6, -8, -20, 7), [40, 60, 120], capsule(0, -3, 4, 12, 15, 40, 7), 0.15],
  ["a ball over a tile", sphere(-0.05, -0.04, 0.09, 0.09), [0.42, 0.18, 0], box(0, 0, -0.05, 0.08, 0.08, 0), 2 / 9],
  ["a ball at an edge", sphere(0.6, 0.15, 0, 0.3), [0, 0.1, 0.2], box(0.1, 0.15, 0.05, 0.3, 0.2, 0.3), 0.25],
  [
    "a point in a hair",
    point(0.05, 0.1, 0.15),
    [102.4, 204.8, 307.2],
    capsule(0.1, 0.2, 0.3, 0.2, 0.4, 0.6, 1e-30),
    2 ** -11,
  ],
])("%s, not at the next face", (_, mover, [x, y, z], obstacle, fraction) => {
  const cast = castShape(mover, { x, y, z }, obstacle);
  expect(cast.status).toBe("hit");
  expect(Math.abs(cast.fraction - fraction)).toBeLessThan(1e-12);
});

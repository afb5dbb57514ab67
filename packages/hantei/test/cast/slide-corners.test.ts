/** Corners in corners: from a floor up a ramp, and along the walls of a room, however what is solid is cut. */
import { describe, expect, test } from "vitest";
import {
  bounds,
  box,
  convexHull,
  distance,
  moveAndSlide,
  overlaps,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
  translate,
  type Vector2,
} from "../../src/2d/index.js";
import { Random } from "../generators/random.js";

/** A floor up to x = 8, and a ramp from there on: as two shapes and as one. */
function hillsOf(slope: number): readonly [terrain: Shape, parted: readonly Shape[]] {
  const top = 8 * slope;
  return [polygon([0, -1, 16, -1, 16, top, 8, 0, 0, 0]), [box(0, -1, 8, 0), polygon([8, 0, 16, top, 16, 0])]];
}

function walk(mover: Shape, way: Vector2, solid: readonly Shape[], steps: number): Shape {
  let at = mover;
  for (let step = 0; step < steps; step++) {
    const { displacement } = moveAndSlide(at, way, solid);
    at = translate(at, displacement.x, displacement.y);
  }
  return at;
}

describe("from a floor up a ramp", () => {
  test("a box, a little at a time and at once", () => {
    const [terrain, parted] = hillsOf(1 / 8);
    for (const solid of [parted, [terrain]]) {
      expect(bounds(walk(box(6, 0, 7, 1), { x: 0.5, y: -0.05 }, solid, 10)).minX).toBeGreaterThan(10);
      expect(bounds(walk(box(6, 0, 7, 1), { x: 5, y: -0.5 }, solid, 1)).minX).toBeGreaterThan(10);
    }
  });

  test("a box before a ramp alone goes half its way, as one that stands a last bit higher", () => {
    const ramp = polygon([8, 0, 16, 8, 16, 0]);
    for (const low of [0, 1e-9]) {
      const { displacement } = moveAndSlide(box(7, low, 8, 1), { x: 3, y: 0 }, [ramp]);
      expect(displacement.x).toBeCloseTo(1.5, 8);
      expect(displacement.y).toBeCloseTo(1.5, 8);
    }
  });

  test("whatever is convex stays on the ramp", () => {
    const random = new Random(20261128);
    for (let run = 0; run < 150; run++) {
      const slope = 0.1 + 0.9 * random.unit();
      const [terrain, parted] = hillsOf(slope);
      const width = 0.2 + random.unit();
      const above = Array.from({ length: 5 }, () => [
        3 + width * (1.6 * random.unit() - 0.3),
        0.1 + random.unit(),
      ]).flat();
      const mover = run % 3 === 0 ? box(3, 0, 4, 1) : convexHull([3, 0, 3 + width, 0, ...above]);
      const solid = run % 2 === 0 ? parted : [terrain];
      const end =
        run % 4 < 2 ? walk(mover, { x: 10, y: -0.5 }, solid, 1) : walk(mover, { x: 0.7, y: -0.05 }, solid, 14);
      const told = JSON.stringify([slope, mover, run]);
      expect(bounds(end).maxX, told).toBeGreaterThan(8.3);
      expect(distance(end, terrain), told).toBeLessThan(1e-9);
    }
  });

  test("what falls on the tip of a slope slides down it", () => {
    const { displacement } = moveAndSlide(box(0, 10, 1, 11), { x: 0, y: -20 }, [polygon([0, 5, 0, 0, 5, 0])]);
    expect(displacement.x).toBeCloseTo(7.5, 8);
    expect(displacement.y).toBeCloseTo(-12.5, 8);
  });

  test("what stands at the foot of a ramp does not drift", () => {
    const mover = polygon([7, 0, 8, 0, 8.25, 1, 6.75, 1]);
    const [terrain, parted] = hillsOf(1);
    for (const solid of [parted, [terrain]])
      expect(moveAndSlide(mover, { x: 0, y: -1 }, solid).displacement).toEqual({ x: 0, y: 0 });
  });
});

const diamond = polygon([0, 0, 0.5, 0.5, 0, 1, -0.5, 0.5]);

test.each<[string, Shape, readonly Shape[]]>([
  ["edge on edge in a notch", diamond, [polygon([-3, -3, 3, -3, 3, -2, 0.5, 0.5, 0, 0, -3, 1])]],
  ["edge on a short edge", diamond, [polygon([-0.25, 0.25, -0.25, -1, 9, -1, 9, 0, 0, 0])]],
  ["edge on a short edge, another start", diamond, [polygon([0, 0, -0.25, 0.25, -0.25, -1, 9, -1, 9, 0])]],
  ["edge on a line", diamond, [polyline([-5, 0.25, -0.25, 0.25, 0, 0, 9, 0])]],
  [
    "edge on edge between tiles",
    diamond,
    [box(-5, -1, -0.25, 0.25), polygon([-0.25, -1, 0, -1, 0, 0, -0.25, 0.25]), box(0, -1, 9, 0)],
  ],
])("what stands %s, and on a corner elsewhere, is not pushed away from below", (_, mover, solid) => {
  expect(moveAndSlide(mover, { x: 0, y: -3 }, solid).displacement).toEqual({ x: 0, y: 0 });
});

test("what is thin slides down into a valley, and not through it", () => {
  const valley = [polyline([-1, 1, 0, 0, 1, 1])];
  expect(moveAndSlide(point(-0.3, 3), { x: 0, y: -10 }, valley).displacement.y).toBeCloseTo(-2.77, 2);
  const walls = [polygon([-9, -9, 0, -9, 0, 0, -9, 13.5]), polygon([0, -9, 9, -9, 9, 27, 0, 0])];
  const { displacement } = moveAndSlide(segment(0.234375, 30, 0.234375, 31), { x: 0, y: -36 }, walls);
  expect(displacement.y).toBeCloseTo(-30, 9);
});

test("an obstacle that was met and left behind holds nothing back", () => {
  // Off a ceiling, down a slanted wall, along a floor and up a step of 45 degrees, against the ceiling's normal.
  const solid = [
    polygon([0, 4, 4, 4, 4, 5, 0, 5]),
    polygon([4, 4, 6, 2, 6, 5, 4, 5]),
    box(0, -1, 8, 0),
    polygon([8, 0, 12, 4, 12, -1, 8, -1]),
  ];
  const { displacement, contacts } = moveAndSlide(box(0, 3, 1, 4), { x: 20, y: 1 }, solid);
  expect(contacts.map(({ obstacle }) => obstacle)).toEqual([0, 1, 2, 3]);
  expect(displacement.x).toBeGreaterThan(7.5);
});

describe("in a room", () => {
  const rooms: readonly (readonly [string, readonly Shape[]])[] = [
    ["of four boxes", [box(-1, -1, 0, 9), box(8, -1, 9, 9), box(-1, -1, 9, 0), box(-1, 8, 9, 9)]],
    ["that is a hole", [polygon([-1, -1, 9, -1, 9, 9, -1, 9], [[0, 0, 8, 0, 8, 8, 0, 8]])]],
    ["of one line", [polyline([0, 0, 8, 0, 8, 8, 0, 8, 0, 0])]],
    ["of four lines", [segment(0, 0, 8, 0), segment(8, 0, 8, 8), segment(8, 8, 0, 8), segment(0, 8, 0, 0)]],
  ];

  test.each(rooms)("%s each axis of a way ends at its own wall", (_, walls) => {
    const random = new Random(20261129);
    let inCorners = 0;
    for (let run = 0; run < 200; run++) {
      const coarse = run % 2 === 0;
      const number = (): number => (coarse ? random.integer(0, 4) / 2 : 2 * random.unit());
      const hull = convexHull([...Array.from({ length: 10 }, number), 0, 0, 1, 0.5]);
      const { minX, minY, maxX, maxY } = bounds(hull);
      const placeOf = (least: number, most: number): number =>
        [-least, 8 - most, 2 - least, 8 * random.unit() * (1 - (most - least) / 8) - least][
          random.integer(0, 3)
        ] as number;
      const mover = translate(hull, placeOf(minX, maxX), placeOf(minY, maxY));
      if (walls.some((wall) => overlaps(mover, wall))) continue;
      const far = (): number => (coarse ? random.integer(-8, 8) : 16 * random.unit() - 8);
      const way = { x: far(), y: far() };
      const from = bounds(mover);
      if (from.minX === 0 || from.maxX === 8) inCorners += from.minY === 0 || from.maxY === 8 ? 1 : 0;
      const { displacement } = moveAndSlide(mover, way, walls);
      const told = JSON.stringify([mover, way]);
      expect(displacement.x, told).toBeCloseTo(Math.max(-from.minX, Math.min(8 - from.maxX, way.x)), 9);
      expect(displacement.y, told).toBeCloseTo(Math.max(-from.minY, Math.min(8 - from.maxY, way.y)), 9);
    }
    expect(inCorners).toBeGreaterThan(25);
  });
});

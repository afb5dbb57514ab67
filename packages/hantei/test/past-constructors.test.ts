/** Shapes with a NaN, built past the constructors, are farther than everything, whichever of their numbers it is. */
import { describe, expect, test } from "vitest";
import * as plane from "../src/2d/index.js";
import * as space from "../src/3d/index.js";

const ROOMS = {
  plane: {
    room: plane,
    shapes: [
      plane.point(1, 1),
      plane.segment(0, 0, 2, 2),
      plane.box(0, 0, 2, 2),
      plane.circle(1, 1, 2),
      plane.capsule(0, 0, 2, 2, 1),
      plane.polygon([0, 0, 4, 0, 4, 4, 0, 4], [[1, 1, 2, 1, 2, 2]]),
      plane.polyline([0, 0, 2, 2, 3, 0]),
    ],
  },
  space: {
    room: space,
    shapes: [
      space.point(1, 1, 1),
      space.segment(0, 0, 0, 2, 2, 2),
      space.box(0, 0, 0, 2, 2, 2),
      space.sphere(1, 1, 1, 2),
      space.capsule(0, 0, 0, 2, 2, 2, 1),
    ],
  },
};

type Points = { a: object; b: object };
type Room = { distance(a: unknown, b: unknown): number; closestPoints(a: unknown, b: unknown): Points };

/** The shape with each of its numbers in turn NaN. */
function spoiled(shape: object): object[] {
  return Object.entries(shape as Readonly<Record<string, unknown>>).flatMap(([name, value]): object[] => {
    if (typeof value === "number") return [{ ...shape, [name]: Number.NaN }];
    if (name === "coordinates") return spoiledLists(value).map((coordinates) => ({ ...shape, coordinates }));
    if (name !== "holes") return [];
    const holes = value as readonly (readonly number[])[];
    return holes.flatMap((hole, at) =>
      spoiledLists(hole).map((bad) => ({ ...shape, holes: holes.map((other, i) => (i === at ? bad : other)) })),
    );
  });
}

function spoiledLists(list: unknown): number[][] {
  const numbers = list as readonly number[];
  return numbers.map((_, at) => numbers.map((number, i) => (i === at ? Number.NaN : number)));
}

describe.each(Object.entries(ROOMS))("of the %s", (_, { room, shapes }) => {
  const { distance, closestPoints } = room as unknown as Room;

  test.each(shapes.map((shape) => [shape.kind as string, shape] as const))("%s", (_kind, shape) => {
    const all = spoiled(shape);
    expect(all.length).toBeGreaterThan(1);
    for (const bad of all) {
      for (const other of [...shapes, bad]) {
        const told = JSON.stringify([bad, other]);
        expect(distance(bad, other), told).toBe(Number.POSITIVE_INFINITY);
        expect(distance(other, bad), told).toBe(Number.POSITIVE_INFINITY);
        const { a, b } = closestPoints(other, bad);
        expect([...Object.values(a), ...Object.values(b)].every(Number.isNaN), told).toBe(true);
      }
    }
  });
});

test("a polygon with a NaN has no area and no centroid", () => {
  const polygon = plane.polygon([0, 0, 4, 0, 4, 4, 0, 4], [[1, 1, 2, 1, 2, 2]]);
  const all = spoiled(polygon) as unknown as (typeof polygon)[];
  expect(all).toHaveLength(14);
  for (const bad of all) {
    expect(plane.area(bad)).toBeNaN();
    expect(plane.centroid(bad)).toMatchObject({ x: Number.NaN, y: Number.NaN });
  }
});

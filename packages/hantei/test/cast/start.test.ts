/** Casts of shapes that are in contact before they move: one rule for the plane and for space. And what stands where a motion belongs. */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";

const FLAT: readonly plane.Shape[] = [
  plane.point(0, 0),
  plane.segment(-1, -1, 2, 2),
  plane.box(-1, 0, 3, 2),
  plane.circle(1, 0, 2),
  plane.circle(0.5, 0.5, 1),
  plane.capsule(0, 0, 2, 1, 1),
  plane.polygon([-2, -1, 3, 0, 0, 3]),
  plane.polyline([-2, 0, 2, 0, 2, 2]),
];
const SOLID: readonly space.Shape3[] = [
  space.point(0, 0, 0),
  space.segment(-1, -1, -1, 2, 2, 2),
  space.box(-1, 0, 0, 3, 2, 1),
  space.sphere(1, 0, 0, 10),
  space.sphere(0.5, 0.5, 0, 1),
  space.capsule(0, 0, 0, 2, 1, 1, 1),
];
const pairsOf = <S>(shapes: readonly S[]): [S, S][] => shapes.flatMap((a) => shapes.map((b): [S, S] => [a, b]));

describe("of shapes in contact at the start the normal is straight against the motion", () => {
  test("in the plane", () => {
    for (const [a, b] of pairsOf(FLAT)) {
      const told = JSON.stringify([a, b]);
      const cast = plane.castShape(a, { x: 3, y: 0 }, b, { x: 0, y: -4 });
      expect(cast, told).toMatchObject({
        status: plane.overlaps(a, b) ? "overlapped" : "hit",
        fraction: 0,
        normal: { x: -0.6, y: -0.8 },
      });
      const { x, y } = cast.point as plane.Vector2;
      for (const shape of [a, b]) expect(plane.distance(shape, plane.point(x, y)), told).toBeLessThan(1e-14);
      expect(plane.castShape(a, { x: 5, y: 1 }, b, { x: 5, y: 1 }).normal, told).toEqual({ x: 1, y: 0 });
    }
  });

  test("in space", () => {
    for (const [a, b] of pairsOf(SOLID)) {
      const told = JSON.stringify([a, b]);
      const cast = space.castShape(a, { x: 3, y: 0, z: 2 }, b, { x: 0, y: -4, z: 2 });
      expect(cast, told).toMatchObject({
        status: space.overlaps(a, b) ? "overlapped" : "hit",
        fraction: 0,
        normal: { x: -0.6, y: -0.8, z: 0 },
      });
      const { x, y, z } = cast.point as space.Vector3;
      for (const shape of [a, b]) expect(space.distance(shape, space.point(x, y, z)), told).toBeLessThan(1e-14);
      const still = space.castShape(a, { x: 5, y: 1, z: 1 }, b, { x: 5, y: 1, z: 1 });
      expect(still.normal, told).toEqual({ x: 1, y: 0, z: 0 });
    }
  });

  test("as a ray's that starts inside", () => {
    const ray = { x: 0.5, y: 0.25, dx: 3, dy: 4 };
    const dot = plane.point(ray.x, ray.y);
    for (const shape of [plane.circle(0, 0, 2), plane.box(0, 0, 1, 1)]) {
      expect(plane.castShape(dot, { x: 3, y: 4 }, shape).normal).toEqual(plane.castRay(shape, ray)?.normal);
    }
    const bead = space.point(0.5, 0.25, 0);
    const solid = space.sphere(0, 0, 0, 2);
    expect(space.castShape(bead, { x: 3, y: 4, z: 0 }, solid).normal).toEqual(
      space.castRay(solid, { ...ray, z: 0, dz: 0 })?.normal,
    );
  });
});

test("options in the place of a motion are told that they come last", () => {
  const [flat, solid] = [plane.circle(0, 0, 1), space.sphere(0, 0, 0, 1)];
  const options = { touching: false } as never;
  const last = /: motionB must be \{x, y(, z)?\}, not options, which come last$/;
  expect(() => plane.castShape(flat, { x: 1, y: 0 }, flat, options)).toThrow(last);
  expect(() => space.castShape(solid, { x: 1, y: 0, z: 0 }, solid, options)).toThrow(last);
  expect(() => plane.castShape(flat, { x: 1, y: 0 }, flat, options)).toThrow(TypeError);
  expect(() => plane.castShape(flat, { x: 1, y: 0 }, flat, 1 as never)).toThrow(/motionB must be \{x, y\}, not 1$/);
});

/** Shapes built past the constructors, with a NaN anywhere: no cast meets them, none crashes, none goes on for ever. */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";

const PLANE: readonly plane.Shape[] = [
  plane.point(0, 0),
  plane.circle(0, 0, 1),
  plane.segment(-1, -1, 1, 1),
  plane.box(-1, -1, 1, 1),
  plane.capsule(-1, 0, 1, 0, 1),
  plane.polygon([-8, -8, 8, -8, 8, 8, -8, 8], [[5, 5, 6, 5, 6, 6]]),
  plane.polygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4]),
  plane.polyline([-1, -1, 1, 1, 2, 0]),
];

const SPACE: readonly space.Shape3[] = [
  space.point(0, 0, 0),
  space.sphere(0, 0, 0, 1),
  space.segment(-1, -1, -1, 1, 1, 1),
  space.box(-1, -1, -1, 1, 1, 1),
  space.capsule(-1, 0, 0, 1, 0, 0, 1),
];

/** The shape with a NaN in the place of each of its numbers. */
function withNaN<S extends object>(shape: S): S[] {
  return Object.entries(shape).flatMap(([name, value]) =>
    inside(value).map((changed) => ({ ...shape, [name]: changed })),
  );
}

function inside(value: unknown): unknown[] {
  if (typeof value === "number") return [Number.NaN];
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, at) => inside(each).map((changed) => value.map((old, i) => (i === at ? changed : old))));
}

describe("a NaN anywhere is met by nothing", () => {
  test("in the plane", () => {
    const ray = { x: -9, y: 0.1, dx: 20, dy: 0.3 };
    for (const broken of PLANE.flatMap(withNaN)) {
      const told = JSON.stringify(broken);
      for (const other of PLANE) {
        for (const touching of [true, false]) {
          const u = { x: 3, y: 1 };
          expect(plane.castShape(broken, u, other, undefined, { touching }).status, told).toBe("separated");
          expect(plane.castShape(other, u, broken, undefined, { touching }).status, told).toBe("separated");
        }
        expect(plane.moveAndSlide(other, { x: 1, y: 2 }, [broken]).displacement, told).toEqual({ x: 1, y: 2 });
      }
      for (const initialOverlap of ["hit", "ignore", "exit"] as const) {
        expect(plane.castRay(broken, ray, { initialOverlap }), told).toBeUndefined();
        expect(plane.castRay(broken, { ...ray, x: 0.1 }, { initialOverlap }), told).toBeUndefined();
      }
    }
  });

  test("in space", () => {
    for (const broken of SPACE.flatMap(withNaN)) {
      const told = JSON.stringify(broken);
      for (const other of SPACE) {
        for (const touching of [true, false]) {
          const u = { x: 3, y: 1, z: 2 };
          expect(space.castShape(broken, u, other, undefined, { touching }).status, told).toBe("separated");
          expect(space.castShape(other, u, broken, undefined, { touching }).status, told).toBe("separated");
        }
      }
      for (const initialOverlap of ["hit", "ignore", "exit"] as const) {
        const ray = { x: -9, y: 0.1, z: 0.1, dx: 20, dy: 0.3, dz: 0 };
        expect(space.castRay(broken, ray, { initialOverlap }), told).toBeUndefined();
      }
    }
  });
});

test("two straight ones of space that look alike in a plane without the NaN do not meet", () => {
  const NONE = Number.NaN;
  const [a, b] = [space.segment(2, 2, 1, 2, 1, 1), space.segment(3, 2, 3, 3, 1, 1)];
  // The ends in common of the shadows in yz: no plane has to be looked at in which there is a NaN.
  for (const broken of [
    { ...a, x2: NONE },
    { ...a, x1: NONE, x2: NONE },
  ]) {
    for (const other of [b, { ...b, x2: NONE }, { ...b, x1: NONE }]) {
      expect(space.relate(broken, other)).toBe("disjoint");
      expect(space.relate(other, broken)).toBe("disjoint");
    }
  }
  // One end in common, to the bit; the NaN is in another.
  const c = { ...space.segment(0, 0.5, 2, 3, 2, 0), y1: NONE };
  expect(space.relate(c, space.segment(3, 2, 0, 1, 0, 1))).toBe("disjoint");
  expect(
    space.relate({ ...space.segment(2, 0, 0, 0, -1, 1), y1: NONE }, { ...space.segment(1, -1, 1, 1, 0, 0), y2: NONE }),
  ).toBe("disjoint");
});

test("two ways whose difference is no double are refused", () => {
  const far = 1.5e308;
  const refused = expect.objectContaining({ name: "RangeError", code: "ERR_NOT_FINITE" });
  const onPlane = (a: number, b: number) =>
    plane.castShape(plane.point(0, 0), { x: a, y: 1 }, plane.circle(9, 0, 1), { x: b, y: 0 });
  const inSpace = (a: number, b: number) =>
    space.castShape(space.point(0, 0, 0), { x: 0, y: 1, z: a }, space.sphere(9, 0, 0, 1), { x: 0, y: 0, z: b });
  for (const cast of [onPlane, inSpace]) {
    expect(() => cast(far, -far)).toThrow(refused);
    expect(() => cast(-far, far)).toThrow(refused);
    expect(cast(1e150, -1e150).status).toMatch(/hit|separated/);
  }
});

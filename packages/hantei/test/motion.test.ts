/** translate and place, in the plane and in space. */
import { describe, expect, test } from "vitest";
import * as plane from "../src/2d/index.js";
import * as space from "../src/3d/index.js";
import { code } from "./code.js";
import { Random } from "./generators/random.js";

const { box, circle, place, point, relate, segment, translate } = plane;
const QUARTER = Math.PI / 2;

const FRAME = plane.polygon([0, 0, 6, 0, 6, 6, 0, 6], [[2, 2, 4, 2, 4, 4]]);
const SHAPES: readonly plane.Shape[] = [
  point(1, 2),
  segment(1, 2, 3, 5),
  box(1, 2, 3, 5),
  circle(1, 2, 3),
  plane.capsule(1, 2, 3, 5, 1),
  FRAME,
  plane.polyline([1, 2, 3, 5, 4, 4]),
];

describe("translate", () => {
  test("moves every kind, and leaves the original as it was", () => {
    expect(translate(point(1, 2), 10, 20)).toEqual(point(11, 22));
    expect(translate(segment(1, 2, 3, 5), 10, 20)).toEqual(segment(11, 22, 13, 25));
    expect(translate(box(1, 2, 3, 5), 10, 20)).toEqual(box(11, 22, 13, 25));
    expect(translate(circle(1, 2, 3), 10, 20)).toEqual(circle(11, 22, 3));
    expect(translate(plane.capsule(1, 2, 3, 5, 1), 10, 20)).toEqual(plane.capsule(11, 22, 13, 25, 1));
    expect(translate(FRAME, 10, 20)).toEqual(
      plane.polygon([10, 20, 16, 20, 16, 26, 10, 26], [[12, 22, 14, 22, 14, 24]]),
    );
    expect(translate(plane.polyline([1, 2, 3, 5, 4, 4]), 10, 20)).toEqual(plane.polyline([11, 22, 13, 25, 14, 24]));
    const original = Object.freeze(circle(1, 2, 3));
    translate(original, 1, 1);
    expect(original).toEqual(circle(1, 2, 3));
  });

  test("rounds each coordinate once, to nearest", () => {
    expect(translate(point(0.1, 1), 0.2, 2 ** -53).x).toBe(0.30000000000000004);
    // Half of the last bit: to even.
    expect(translate(point(0.1, 1), 0.2, 2 ** -53).y).toBe(1);
    expect(translate(point(0, 1 + 2 ** -52), 0, 2 ** -53).y).toBe(1 + 2 ** -51);
  });

  test("leaves infinite bounds where they are", () => {
    const half = box(Number.NEGATIVE_INFINITY, 0, 0, Number.POSITIVE_INFINITY);
    expect(translate(half, 5, 5)).toEqual(box(Number.NEGATIVE_INFINITY, 5, 5, Number.POSITIVE_INFINITY));
    const all = space.box(Number.NEGATIVE_INFINITY, 0, 0, 1, Number.POSITIVE_INFINITY, 1);
    expect(space.translate(all, 1, 1, 1)).toEqual(
      space.box(Number.NEGATIVE_INFINITY, 1, 1, 2, Number.POSITIVE_INFINITY, 2),
    );
  });

  test("by whole numbers on whole numbers changes no relation", () => {
    const random = new Random(81);
    for (let count = 0; count < 2_000; count++) {
      const [a, b] = [
        random.pick(SHAPES),
        translate(random.pick(SHAPES), random.integer(-4, 4), random.integer(-4, 4)),
      ];
      const [dx, dy] = [random.integer(-1e9, 1e9), random.integer(-1e9, 1e9)];
      expect(relate(translate(a, dx, dy), translate(b, dx, dy))).toBe(relate(a, b));
    }
  });

  test.each(SHAPES.map((shape) => [shape.kind, shape] as const))(
    "of a %s refuses what it cannot do",
    (_kind, shape) => {
      expect(() => translate(shape, "1" as unknown as number, 0)).toThrow(code("ERR_TYPE"));
      expect(() => translate(shape, 0, undefined as unknown as number)).toThrow(code("ERR_TYPE"));
      expect(() => translate(shape, Number.NaN, 0)).toThrow(code("ERR_NOT_FINITE"));
      expect(() => translate(shape, 0, Number.POSITIVE_INFINITY)).toThrow(code("ERR_NOT_FINITE"));
      // A polygon and a polyline lose their shape on the way already.
      if (shape.kind === "polygon" || shape.kind === "polyline") {
        expect(() => translate(shape, 1.7e308, 1.7e308)).toThrow(code("ERR_NOT_REPRESENTABLE"));
      } else {
        const far = translate(shape, 1.7e308, 1.7e308);
        expect(() => translate(far, 1.7e308, 0)).toThrow(code("ERR_NOT_REPRESENTABLE"));
        expect(() => translate(far, 0, 1.7e308)).toThrow(RangeError);
      }
      expect(() => translate({ kind: "blob" } as unknown as plane.Shape, 0, 0)).toThrow(code("ERR_KIND"));
    },
  );
});

describe("a move that rounding spoils", () => {
  const far = 2 ** 60;

  test("a polygon folded flat, or to fewer vertices, is refused", () => {
    expect(() => translate(plane.polygon([0, 0, 1, 0, 0, 1]), far, 0)).toThrow(code("ERR_NOT_REPRESENTABLE"));
    expect(() => translate(FRAME, far, far)).toThrow(code("ERR_NOT_REPRESENTABLE"));
    // Only the hole is too small.
    const hole = plane.polygon([0, 0, far, 0, far, far, 0, far], [[2, 2, 4, 2, 4, 4]]);
    expect(() => translate(hole, far, 0)).toThrow(code("ERR_NOT_REPRESENTABLE"));
  });

  test("a polyline loses vertices that became equal, and is refused where one is left", () => {
    expect(translate(plane.polyline([0, 0, 1, 0, far, 0]), far, 0)).toEqual(plane.polyline([far, 0, 2 * far, 0]));
    expect(() => translate(plane.polyline([0, 0, 1, 0]), far, 0)).toThrow(code("ERR_NOT_REPRESENTABLE"));
  });
});

describe("place", () => {
  test.each(SHAPES.map((shape) => [shape.kind, shape] as const))(
    "without an angle moves a %s as translate does",
    (_kind, shape) => {
      expect(place(shape, { x: 10, y: 20 })).toEqual(translate(shape, 10, 20));
      expect(place(shape, { x: 10, y: 20, angle: 0, pivotX: 7, pivotY: 8 })).toEqual(translate(shape, 10, 20));
      expect(place(shape, { x: 0, y: 0, angle: -0 })).toEqual(shape);
    },
  );

  test("a move without an angle rounds once, whatever the pivot", () => {
    expect(place(point(0.1, 0), { x: 0.2, y: 0, pivotX: 1e20 }).x).toBe(0.30000000000000004);
  });

  test.each([
    [1, point(-2, 1)],
    [2, point(-1, -2)],
    [3, point(2, -1)],
    [4, point(1, 2)],
    [-1, point(2, -1)],
    [-2, point(-1, -2)],
  ])("%d quarter turns are exact", (quarters, turned) => {
    expect(place(point(1, 2), { x: 0, y: 0, angle: quarters * QUARTER })).toEqual(turned);
  });

  test("turns counter-clockwise where y points up, about the pivot, and then moves", () => {
    const pose = { x: 100, y: 0, angle: QUARTER, pivotX: 1, pivotY: 1 };
    expect(place(point(3, 1), pose)).toEqual(point(101, 3));
    expect(place(segment(1, 1, 3, 1), pose)).toEqual(segment(101, 1, 101, 3));
    expect(place(circle(3, 1, 0.5), pose)).toEqual(circle(101, 3, 0.5));
    expect(place(plane.capsule(1, 1, 3, 1, 2), pose)).toEqual(plane.capsule(101, 1, 101, 3, 2));
    expect(place(plane.polyline([1, 1, 3, 1, 3, 2]), pose)).toEqual(plane.polyline([101, 1, 101, 3, 100, 3]));
    const triangle = plane.polygon([1, 1, 9, 1, 9, 9], [[3, 2, 8, 2, 8, 7]]);
    expect(place(triangle, pose)).toEqual(plane.polygon([101, 1, 101, 9, 93, 9], [[100, 3, 100, 8, 95, 8]]));
    // The pivot itself only moves.
    expect(place(point(1, 1), { x: 5, y: 6, angle: 1, pivotX: 1, pivotY: 1 })).toEqual(point(6, 7));
  });

  test("other angles are near the truth", () => {
    const { x, y } = place(point(1, 0), { x: 0, y: 0, angle: Math.PI / 6 });
    expect(x).toBeCloseTo(Math.sqrt(3) / 2, 15);
    expect(y).toBeCloseTo(0.5, 15);
  });

  test("the same quarter turn of two shapes keeps their relation", () => {
    const random = new Random(82);
    const whole = (): number => random.integer(-5, 5);
    for (let count = 0; count < 1_000; count++) {
      const a = random.pick([point(whole(), whole()), segment(whole(), whole(), whole(), whole())]);
      const b = random.pick([
        circle(whole(), whole(), random.integer(0, 5)),
        segment(whole(), whole(), whole(), whole()),
      ]);
      const pose = { x: whole(), y: whole(), angle: random.integer(-8, 8) * QUARTER, pivotX: whole(), pivotY: whole() };
      expect(relate(place<plane.Shape>(a, pose), place<plane.Shape>(b, pose))).toBe(relate(a, b));
    }
  });

  test("refuses poses that are none", () => {
    for (const pose of [undefined, null, 7, "pose"]) {
      expect(() => place(point(0, 0), pose as unknown as plane.Pose)).toThrow(code("ERR_TYPE"));
    }
    for (const field of ["x", "y", "angle", "pivotX", "pivotY"]) {
      const pose = { x: 0, y: 0, angle: 1, pivotX: 0, pivotY: 0 };
      expect(() => place(point(0, 0), { ...pose, [field]: "1" })).toThrow(code("ERR_TYPE"));
      expect(() => place(point(0, 0), { ...pose, [field]: null })).toThrow(TypeError);
      expect(() => place(point(0, 0), { ...pose, [field]: Number.NaN })).toThrow(code("ERR_NOT_FINITE"));
      expect(() => place(point(0, 0), { ...pose, [field]: Number.POSITIVE_INFINITY })).toThrow(RangeError);
    }
    expect(() => place(point(0, 0), { y: 0 } as plane.Pose)).toThrow(code("ERR_TYPE"));
    expect(() => place(point(0, 0), { x: 0, y: 0, angle: 1e9 })).toThrow(code("ERR_NOT_REPRESENTABLE"));
    expect(() => place(point(1e308, 1e308), { x: 0, y: 0, angle: 0.8, pivotX: -1e308 })).toThrow(
      code("ERR_NOT_REPRESENTABLE"),
    );
    expect(() => place({ kind: "blob" } as unknown as plane.Shape, { x: 0, y: 0 })).toThrow(code("ERR_KIND"));
  });
});

describe("place in space", () => {
  const shapes: readonly space.Shape3[] = [space.point(1, 2, 3), space.box(1, 2, 3, 4, 5, 6), space.sphere(1, 2, 3, 4)];

  test.each(shapes.map((shape) => [shape.kind, shape] as const))("moves a %s as translate does", (_kind, shape) => {
    expect(space.place(shape, { x: 1, y: 2, z: 3 })).toEqual(space.translate(shape, 1, 2, 3));
    const moved = space.translate(shape, 10, 20, 30);
    expect(space.bounds(moved)).toEqual(space.translate(space.bounds(shape), 10, 20, 30));
    expect(() => space.translate(moved, Number.NaN, 0, 0)).toThrow(code("ERR_NOT_FINITE"));
    expect(() => space.translate(moved, 0, 0, "1" as unknown as number)).toThrow(code("ERR_TYPE"));
    const far = space.translate(shape, 1.7e308, 1.7e308, 1.7e308);
    expect(() => space.translate(far, 1e308, 0, 0)).toThrow(code("ERR_NOT_REPRESENTABLE"));
    expect(() => space.translate(far, 0, 1e308, 0)).toThrow(RangeError);
    expect(() => space.translate(far, 0, 0, 1e308)).toThrow(RangeError);
  });

  test("does not turn, and says so", () => {
    expect(() => space.place(space.point(0, 0, 0), { x: 0, y: 0, z: 0, angle: 1 } as space.Pose3)).toThrow(/angle/);
    const unturned = { x: 0, y: 0, z: 0, angle: undefined } as space.Pose3;
    expect(space.place(space.point(1, 2, 3), unturned)).toEqual(space.point(1, 2, 3));
    expect(() => space.place(space.point(0, 0, 0), { x: 0, y: 0 } as space.Pose3)).toThrow(code("ERR_TYPE"));
    for (const pose of [undefined, null, 7]) {
      expect(() => space.place(space.point(0, 0, 0), pose as unknown as space.Pose3)).toThrow(code("ERR_TYPE"));
    }
  });
});

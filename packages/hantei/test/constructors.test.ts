/** Polygons from other data: rotated boxes, regular polygons, hulls, placed boxes; and what one asks of a shape's size. */
import { describe, expect, it } from "vitest";
import {
  area,
  box,
  capsule,
  centroid,
  circle,
  contains,
  convexHull,
  place,
  point,
  polygon,
  polyline,
  regularPolygon,
  relate,
  rotatedBox,
  type Shape,
  segment,
  translate,
} from "../src/2d/index.js";
import { Random } from "./generators/random.js";

const QUARTER = Math.PI / 2;

function codeOf(ask: () => unknown): string {
  try {
    ask();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return "no error";
}

describe("rotatedBox", () => {
  it("is exact at quarter turns", () => {
    expect(rotatedBox(10, 20, 4, 2, 0).coordinates).toEqual([8, 19, 12, 19, 12, 21, 8, 21]);
    expect(rotatedBox(10, 20, 4, 2, QUARTER).coordinates).toEqual([11, 18, 11, 22, 9, 22, 9, 18]);
    expect(rotatedBox(10, 20, 4, 2, -QUARTER).coordinates).toEqual([9, 22, 9, 18, 11, 18, 11, 22]);
    expect(rotatedBox(0, 0, 4, 2, 2 * Math.PI).coordinates).toEqual([-2, -1, 2, -1, 2, 1, -2, 1]);
  });

  it("is the box of the same size, turned", () => {
    const turned = rotatedBox(3, 4, 10, 2, 0.7);
    const placed = place(box(-5, -1, 5, 1), { x: 3, y: 4, angle: 0.7 });
    expect(turned).toEqual(placed);
    expect(area(turned)).toBeCloseTo(20, 12);
  });

  it("refuses what is no box with an area", () => {
    expect(codeOf(() => rotatedBox(0, 0, 0, 1, 1))).toBe("ERR_VERTICES");
    expect(codeOf(() => rotatedBox(0, 0, -1, 1, 1))).toBe("ERR_RADIUS");
    expect(codeOf(() => rotatedBox(0, 0, 1, 1, Number.NaN))).toBe("ERR_NOT_FINITE");
    expect(codeOf(() => rotatedBox(0, 0, "1" as unknown as number, 1, 0))).toBe("ERR_TYPE");
    expect(codeOf(() => rotatedBox(1e20, 0, 1, 1, 0.3))).toBe("ERR_NOT_REPRESENTABLE");
    expect(codeOf(() => rotatedBox(1e308, 0, 1.7e308, 1, 0.3))).toBe("ERR_NOT_REPRESENTABLE");
    expect(codeOf(() => rotatedBox(0, 0, 1, 1, 1e9))).toBe("ERR_NOT_REPRESENTABLE");
  });
});

describe("regularPolygon", () => {
  it("meets the axes exactly", () => {
    expect(regularPolygon(0, 0, 1, 4).coordinates).toEqual([1, 0, 0, 1, -1, 0, 0, -1]);
    expect(regularPolygon(5, 5, 2, 4, QUARTER).coordinates).toEqual([5, 7, 3, 5, 5, 3, 7, 5]);
    const twelve = regularPolygon(0, 0, 8, 12).coordinates;
    expect([twelve[6], twelve[7], twelve[12], twelve[13], twelve[18], twelve[19]]).toEqual([0, 8, -8, 0, 0, -8]);
  });

  it("has its vertices near the circle, counter-clockwise, from the angle on", () => {
    for (const sides of [3, 5, 7, 100, 1001]) {
      const { coordinates } = regularPolygon(0, 0, 3, sides, 0.3);
      expect(coordinates.length).toBe(2 * sides);
      for (let k = 0; k < sides; k++) {
        const angle = 0.3 + (2 * Math.PI * k) / sides;
        expect(Math.abs((coordinates[2 * k] as number) - 3 * Math.cos(angle))).toBeLessThan(1e-14);
        expect(Math.abs((coordinates[2 * k + 1] as number) - 3 * Math.sin(angle))).toBeLessThan(1e-14);
      }
    }
  });

  it("refuses what is no polygon", () => {
    for (const sides of [2, 0, -3, 3.5, 1e9]) expect(codeOf(() => regularPolygon(0, 0, 1, sides))).toBe("ERR_VERTICES");
    expect(codeOf(() => regularPolygon(0, 0, 1, Number.POSITIVE_INFINITY))).toBe("ERR_NOT_FINITE");
    expect(codeOf(() => regularPolygon(0, 0, 0, 3))).toBe("ERR_VERTICES");
    expect(codeOf(() => regularPolygon(0, 0, -1, 3))).toBe("ERR_RADIUS");
    expect(codeOf(() => regularPolygon(1e17, 0, 1, 5))).toBe("ERR_NOT_REPRESENTABLE");
  });
});

describe("convexHull", () => {
  it("keeps corners only", () => {
    const grid = Array.from({ length: 49 }, (_, i) => [i % 7, Math.floor(i / 7)] as [number, number]);
    expect(convexHull(grid).coordinates).toEqual([0, 0, 6, 0, 6, 6, 0, 6]);
    expect(convexHull([3, 0, 0, 0, 0, 3, 1, 1, 0, 0]).coordinates).toEqual([0, 0, 3, 0, 0, 3]);
  });

  it("holds all its points, and each of its vertices is one of them", () => {
    const random = new Random(5);
    for (let i = 0; i < 300; i++) {
      const size = random.pick([2, 5, 1000]);
      const scale = random.pick([1, 0.1, 2 ** -1000, 2 ** 1000]);
      const points = Array.from({ length: random.integer(3, 40) }, (): [number, number] => [
        random.integer(-size, size) * scale,
        random.integer(-size, size) * scale,
      ]);
      let hull: Shape;
      try {
        hull = convexHull(points);
      } catch (error) {
        expect((error as { code: string }).code).toBe("ERR_VERTICES");
        const [first = [0, 0]] = points;
        const [far = first] = points.filter(([x, y]) => x !== first[0] || y !== first[1]);
        const { x, y } = { x: far[0] - first[0], y: far[1] - first[1] };
        for (const p of points)
          expect(x * scale ** -1 * ((p[1] - first[1]) / scale)).toBeCloseTo(
            (y / scale) * ((p[0] - first[0]) / scale),
            3,
          );
        continue;
      }
      for (const [x, y] of points) expect(contains(hull, point(x, y))).toBe(true);
      const names = new Set(points.map(String));
      const { coordinates } = hull as ReturnType<typeof polygon>;
      for (let at = 0; at < coordinates.length; at += 2) {
        expect(names).toContain(`${coordinates[at]},${coordinates[at + 1]}`);
      }
    }
  });

  it("says what a flat hull is", () => {
    expect(() =>
      convexHull([
        [0, 0],
        [2, 2],
        [1, 1],
      ]),
    ).toThrow("use segment(0, 0, 2, 2)");
    expect(() =>
      convexHull([
        [1, 2],
        [1, 2],
      ]),
    ).toThrow("use point(1, 2)");
    expect(() => convexHull([])).toThrow("no points");
    // A last bit off the line is no line.
    expect(
      convexHull([
        [0, 0],
        [0.1, 0.1],
        [0.3, 0.1 + 0.2],
      ]).coordinates.length,
    ).toBe(6);
    expect(
      codeOf(() =>
        convexHull([
          [0, 0],
          [2, 2],
          [1, 1],
        ]),
      ),
    ).toBe("ERR_VERTICES");
    expect(codeOf(() => convexHull("no" as unknown as []))).toBe("ERR_TYPE");
    expect(codeOf(() => convexHull([[0, Number.NaN]]))).toBe("ERR_NOT_FINITE");
  });
});

describe("place of a box", () => {
  const turn = { x: 0, y: 0, angle: QUARTER };
  it("gives a polygon, a segment or a point", () => {
    expect(place(box(1, 2, 4, 3), turn)).toEqual(polygon([-2, 1, -2, 4, -3, 4, -3, 1]));
    expect(place(box(1, 2, 4, 2), turn)).toEqual(segment(-2, 1, -2, 4));
    expect(place(box(1, 2, 1, 2), turn)).toEqual(point(-2, 1));
    expect(place(box(1, 2, 4, 3), { x: 10, y: 10 })).toEqual(box(11, 12, 14, 13));
    expect(place(box(1, 1, 3, 3), { x: 5, y: 0, angle: Math.PI, pivotX: 2, pivotY: 2 })).toEqual(
      polygon([8, 3, 6, 3, 6, 1, 8, 1]),
    );
  });

  it("refuses to turn a box without bounds, but moves it", () => {
    const half = box(0, 0, Number.POSITIVE_INFINITY, 1);
    expect(codeOf(() => place(half, turn))).toBe("ERR_UNBOUNDED");
    expect(place(half, { x: 1, y: 0 })).toEqual(box(1, 0, Number.POSITIVE_INFINITY, 1));
  });
});

describe("area", () => {
  it("knows each kind", () => {
    expect(area(point(1, 2))).toBe(0);
    expect(area(segment(0, 0, 3, 4))).toBe(0);
    expect(area(polyline([0, 0, 1, 0, 1, 1, 0, 0]))).toBe(0);
    expect(area(box(1, 1, 4, 3))).toBe(6);
    expect(area(box(0, 0, Number.POSITIVE_INFINITY, 1))).toBe(Number.POSITIVE_INFINITY);
    expect(area(box(0, 0, Number.POSITIVE_INFINITY, 0))).toBe(0);
    expect(area(box(-1e308, 0, 1e308, 1e-300))).toBe(2e8);
    expect(area(circle(9, 9, 2))).toBeCloseTo(4 * Math.PI, 13);
    expect(area(capsule(0, 0, 3, 4, 1))).toBeCloseTo(Math.PI + 10, 13);
    expect(area(capsule(1, 1, 1, 1, 1))).toBe(Math.PI);
    expect(() => area({ kind: "cone" } as unknown as Shape)).toThrow(TypeError);
  });

  it("of a polygon is the exact one, rounded once", () => {
    const random = new Random(7);
    for (let i = 0; i < 500; i++) {
      // A triangle of doubles of any size, far from the origin: the exact area by whole numbers of the last bit.
      const scale = 2 ** random.integer(-60, 60);
      const whole = Array.from({ length: 6 }, () => random.integer(-(2 ** 52), 2 ** 52));
      const [ax, ay, bx, by, cx, cy] = whole.map(BigInt) as [bigint, bigint, bigint, bigint, bigint, bigint];
      const twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      if (twice === 0n) continue;
      const exact = Number(twice < 0n ? -twice : twice) / 2;
      expect(area(polygon(whole.map((value) => value * scale)))).toBe(exact * scale * scale);
    }
  });

  it("does not care where a polygon lies, which way it runs, or how thin it is", () => {
    const ell = polygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4]);
    expect(area(ell)).toBe(7);
    expect(area(translate(ell, 2 ** 50, -(2 ** 50)))).toBe(7);
    expect(area(polygon([0, 4, 1, 4, 1, 1, 4, 1, 4, 0, 0, 0]))).toBe(7);
    expect(
      area(
        polygon(
          [0, 0, 10, 0, 10, 10, 0, 10],
          [
            [1, 1, 2, 1, 2, 2],
            [5, 5, 5, 6, 6, 5],
          ],
        ),
      ),
    ).toBe(99);
    expect(area(polygon([0, 0, 1, 1, 1, 1 + 2 ** -52]))).toBe(2 ** -53);
    expect(area(polygon([0, 0, 1e200, 0, 0, 1e200]))).toBe(Number.POSITIVE_INFINITY);
    expect(area(polygon([0, 0, 5e-324, 0, 0, 5e-324]))).toBe(0);
    expect(area(polygon([0, 0, 1e300, 0, 0, 2e-300]))).toBe(1);
  });
});

describe("centroid", () => {
  it("knows each kind", () => {
    expect(centroid(point(1, 2))).toEqual(point(1, 2));
    expect(centroid(segment(0, 0, 3, 4))).toEqual(point(1.5, 2));
    expect(centroid(segment(1.7e308, 0, 1.7e308, 1))).toEqual(point(1.7e308, 0.5));
    expect(centroid(box(1, 1, 4, 3))).toEqual(point(2.5, 2));
    expect(centroid(circle(9, 8, 2))).toEqual(point(9, 8));
    expect(centroid(capsule(0, 0, 3, 4, 1))).toEqual(point(1.5, 2));
    expect(centroid(polyline([0, 0, 4, 0, 4, 4]))).toEqual(point(3, 1));
    expect(centroid(polyline([-1.6e308, 0, 1.6e308, 0]))).toEqual(point(0, 0));
    expect(codeOf(() => centroid(box(0, 0, Number.POSITIVE_INFINITY, 1)))).toBe("ERR_UNBOUNDED");
    expect(codeOf(() => centroid({ kind: "cone" } as unknown as Shape))).toBe("ERR_KIND");
  });

  it("of a polygon is the exact one, rounded once", () => {
    expect(centroid(polygon([0, 0, 1, 0, 0, 1]))).toEqual(point(1 / 3, 1 / 3));
    expect(centroid(polygon([1e15, 1e15, 1e15 + 3, 1e15, 1e15, 1e15 + 3]))).toEqual(point(1e15 + 1, 1e15 + 1));
    expect(centroid(polygon([0, 0, 4, 0, 4, 4, 0, 4], [[2, 0, 4, 2, 2, 4, 0, 2]]))).toEqual(point(2, 2));
    expect(centroid(polygon([0, 0, 4, 0, 4, 4, 0, 4], [[2, 1, 2, 3, 4, 2]]))).toEqual(point(40 / 21, 2));
    expect(centroid(polygon([0, 0, 3e307, 0, 0, 3e307])).x).toBe(1e307);
  });
});

it("relates what was built as what it is", () => {
  expect(relate(rotatedBox(0, 0, 2, 2, Math.PI / 4), box(1, 1, 2, 2))).toBe("disjoint");
  expect(relate(regularPolygon(0, 0, 1, 4), point(0.5, 0.5))).toBe("touching");
});

/** The odd cases of `docs/conventions.md`, as they are documented, and what `contact` and its like refuse. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  closestPoints,
  closestPointsInto,
  contact,
  contactBuffer,
  contactInto,
  distance,
  type Kind,
  point,
  polygon,
  polyline,
  projectPoint,
  relate,
  type Shape,
  segment,
  translate,
} from "../src/2d/index.js";
import * as space from "../src/3d/index.js";

const INFINITE = Number.POSITIVE_INFINITY;

function parted(a: Shape, b: Shape): string {
  const hit = contact(a, b);
  if (hit === undefined) throw new Error("no contact");
  return relate(a, translate(b, hit.normal.x * hit.depth, hit.normal.y * hit.depth));
}

describe("the odd cases", () => {
  test("concentric circles and equal points part along x", () => {
    const [small, large] = [circle(1, 2, 1), circle(1, 2, 3)];
    expect(contact(small, large)).toMatchObject({ normal: { x: 1, y: 0 }, depth: 4, minimal: true });
    expect(contact(large, small)).toMatchObject({ normal: { x: -1, y: 0 }, depth: 4, minimal: true });
    const points = contact(point(1e6, 7), point(1e6, 7));
    expect(points?.normal).toEqual({ x: 1, y: 0 });
    expect(points?.depth).toBeLessThan(1e-9);
    expect(parted(point(1e6, 7), point(1e6, 7))).toBe("disjoint");
    expect(contact(point(0, 0), point(0, 0))?.depth).toBeGreaterThan(0);
  });

  test("what lies in a segment leaves it sideways, by a few last places", () => {
    const inside = contact(segment(0, 5, 10, 5), point(3, 5));
    expect(inside?.normal.x).toBe(0);
    expect(inside?.depth).toBeGreaterThan(0);
    expect(inside?.depth).toBeLessThan(1e-14);
    expect(parted(segment(0, 5, 10, 5), segment(2, 5, 20, 5))).toBe("disjoint");
  });

  test("crossing segments: an end is taken off the other", () => {
    const hit = contact(segment(0, 0, 10, 0), segment(5, -1, 5, 4));
    expect(hit).toMatchObject({ normal: { x: 0, y: 1 }, depth: 1, minimal: true });
    expect(hit?.points).toMatchObject([{ x: 5, y: 0 }]);
  });

  test("far from the origin the farthest vertex is still the farthest: nearly parallel shapes part", () => {
    const thin = capsule(
      1101.996869260846,
      1186.4075040584898,
      1101.788581477079,
      1188.9312434134958,
      0.018120172238911936,
    );
    const line = segment(1102.0214790439381, 1186.1093127579481, 1101.7639709643167, 1189.2294346538167);
    expect(parted(thin, line)).not.toBe("overlapping");
    expect(parted(line, thin)).not.toBe("overlapping");
    const far = 2e15;
    const hit = contact(capsule(far, far + 2, far, far + 1, 2), segment(far, far + 1, far + 2, far - 1));
    expect(hit?.depth).toBe(2);
  });

  test("boxes without ends whose numbers are all 0 share a point that is a number", () => {
    const origin = segment(0, 0, 0, 0);
    for (const all of [box(-INFINITE, 0, INFINITE, 0), box(-INFINITE, -INFINITE, INFINITE, 0)]) {
      expect(distance(all, origin)).toBe(0);
      expect(closestPoints(all, origin)).toEqual({ a: { x: 0, y: 0 }, b: { x: 0, y: 0 } });
    }
    expect(contact(box(-INFINITE, -INFINITE, INFINITE, INFINITE), point(0, 0))?.points).toMatchObject([{ x: 0, y: 0 }]);
  });

  test("an edge on the far side of a ring is not the nearest one, however thin the ring is beside the other's size", () => {
    const ring = polygon([0, 0, 4, -1, -4, -1]);
    const large = 2 ** 56;
    expect(contact(circle(0, large, large), ring)?.depth).toBe(0);
    expect(contact(circle(0, 1.01 * large, large), ring)).toBeUndefined();
  });

  test("a move that leads beyond the largest double is none", () => {
    expect(contact(circle(-1e308, 0, 1.7e308), circle(1e308, 0, 1.7e308))?.depth).toBe(INFINITE);
    // To the left, the second one could go; but the first not to the right.
    const hit = contact(box(1.5e308, 0, 1.75e308, 1e307), box(1e308, 0, 1.7e308, 1e307));
    expect(hit?.normal).toEqual({ x: 0, y: 1 });
  });

  test("one inside another goes out the least way, all the way", () => {
    expect(contact(box(0, 0, 10, 10), circle(2, 5, 1))).toMatchObject({ normal: { x: -1, y: 0 }, depth: 3 });
    expect(contact(box(0, 0, 10, 10), box(7, 4, 8, 5))).toMatchObject({ normal: { x: 1, y: 0 }, depth: 3 });
    expect(contact(circle(0, 0, 5), point(3, 0))).toMatchObject({ normal: { x: 1, y: 0 }, depth: 2 });
  });

  test("a rod across a rod: points are common to both", () => {
    for (const b of [
      box(-0.1, -10, 0.1, 10),
      box(-0.1, -10, 0.1, 1),
      polygon([-0.1, -10, 0.1, -10, 0.1, 10, -0.1, 10]),
    ]) {
      const hit = contact(box(-10, -0.1, 10, 0.1), b);
      expect(hit?.points.length).toBeGreaterThan(0);
      for (const { x, y } of hit?.points ?? []) {
        expect(Math.abs(x)).toBeLessThanOrEqual(0.1);
        expect(Math.abs(y)).toBeLessThanOrEqual(0.1);
      }
    }
  });

  test("along an axis of the coordinates the depth is no more than it must be, and the shapes touch", () => {
    const diamond = polygon([0, 0, 4, 0, 4, 4, 0, 4]);
    for (const [a, b, depth] of [
      [diamond, polygon([3, 1, 9, 1, 9, 3, 3, 3]), 1],
      [diamond, box(3, 1, 9, 3), 1],
      [box(0, 0, 4, 4), box(3, 1, 9, 3), 1],
      [diamond, circle(4.5, 2, 1), 0.5],
      [diamond, circle(3, 2, 1), 2],
      [box(0, 0, 4, 4), circle(3, 2, 1), 2],
      [circle(0, 0, 2), circle(3, 0, 2), 1],
      [segment(0, 0, 9, 0), circle(3, 0.5, 1), 0.5],
      [capsule(0, 0, 9, 0, 1), circle(3, 1.5, 1), 0.5],
      [diamond, segment(3, 2, 9, 2), 1],
    ] as const) {
      expect(contact(a, b)?.depth).toBe(depth);
      expect(parted(a, b)).toBe("touching");
      expect(contact(b, a)?.depth).toBe(depth);
      expect(parted(b, a)).toBe("touching");
    }
  });

  test("equal shapes: one normal, whichever comes first", () => {
    const square = box(0, 0, 2, 2);
    expect(contact(square, box(0, 0, 2, 2))).toEqual(contact(box(0, 0, 2, 2), square));
    expect(parted(square, square)).toBe("touching");
  });

  test("boxes without bounds let go on the sides that they have", () => {
    const ground = box(-INFINITE, -INFINITE, INFINITE, 0);
    expect(contact(ground, circle(3, 0.5, 1))).toMatchObject({ normal: { x: 0, y: 1 }, depth: 0.5 });
    const tilted = polygon([0, -1, 4, -2, 5, 2, 1, 3]);
    expect(contact(ground, tilted)).toMatchObject({ normal: { x: 0, y: 1 }, depth: 2 });
    const bent = polygon([0, -1, 4, -2, 5, 2, 3, 0.5, 1, 3]);
    expect(contact(ground, bent)?.normal).toEqual({ x: 0, y: 1 });
    const plane = box(-INFINITE, -INFINITE, INFINITE, INFINITE);
    for (const other of [point(1, 1), ground, circle(0, 0, 1), tilted, bent, polyline([0, 0, 1, 1, 2, 0])]) {
      const hit = contact(plane, other);
      expect(hit?.depth).toBe(INFINITE);
      expect(hit?.points.length).toBeGreaterThan(0);
    }
  });

  test("a concave body is pushed as far as it is deep, not as its hull is", () => {
    const ell = polygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4]);
    expect(contact(ell, box(3, 0.5, 6, 3))).toMatchObject({ normal: { x: 0, y: 1 }, minimal: true });
    expect(contact(ell, box(3, 0.5, 6, 3))?.depth).toBeCloseTo(0.5, 12);
    expect(contact(ell, circle(2, 1.5, 1))?.depth).toBeCloseTo(0.5, 12);
    const frame = polygon([0, 0, 10, 0, 10, 10, 0, 10], [[2, 2, 8, 2, 8, 8, 2, 8]]);
    const into = contact(frame, circle(2.5, 5, 1));
    expect(into).toMatchObject({ normal: { x: 1, y: 0 }, minimal: true });
    expect(into?.depth).toBeCloseTo(0.5, 12);
  });

  test("the distance is 0 exactly where they meet, and never 0 where not", () => {
    expect(distance(circle(0, 0, 5), circle(6, 8, 5))).toBe(0);
    expect(distance(circle(0, 0, 5), circle(6, 8 + 2 ** -49, 5))).toBeGreaterThan(0);
    expect(distance(point(0, 0), point(0, Number.MIN_VALUE))).toBe(Number.MIN_VALUE);
    expect(distance(circle(0, 0, 0.1), circle(0.3, 0.4, 0.4))).toBe(0);
  });

  test("points are the shapes' own", () => {
    expect(closestPoints(circle(0, 0, 1), segment(3, -1, 3, 4))).toEqual({ a: { x: 1, y: 0 }, b: { x: 3, y: 0 } });
    expect(closestPoints(box(0, 0, 4, 4), box(2, 2, 8, 8))).toEqual({ a: { x: 3, y: 3 }, b: { x: 3, y: 3 } });
    expect(projectPoint(circle(0, 0, 5), { x: 6, y: 8 })).toEqual({ x: 3, y: 4 });
    expect(projectPoint(circle(0, 0, 5), { x: 0.1, y: 0.2 })).toEqual({ x: 0.1, y: 0.2 });
    expect(projectPoint(polyline([0, 0, 4, 0, 4, 4]), { x: 5, y: 2 })).toEqual({ x: 4, y: 2 });
  });

  test("features are numbered as stored, however a ring runs", () => {
    const ring = [0, 0, 4, 0, 4, 4, 0, 4];
    const clockwise = [0, 4, 4, 4, 4, 0, 0, 0];
    const ball = circle(4.5, 2, 1);
    expect(contact(polygon(ring), ball)?.points[0]?.featureA).toEqual({ type: "edge", index: 1 });
    expect(contact(polygon(clockwise), ball)?.points[0]?.featureA).toEqual({ type: "edge", index: 1 });
    expect(contact(box(0, 0, 4, 4), circle(2, -0.5, 1))?.points[0]?.featureA).toEqual({ type: "edge", index: 0 });
    expect(contact(capsule(0, 0, 4, 0, 1), point(5.5 - 1, 0))?.points[0]).toMatchObject({
      featureA: { type: "vertex", index: 1 },
      featureB: { type: "vertex", index: 0 },
    });
    expect(contact(ball, point(4.5, 2))?.points[0]?.featureA).toEqual({ type: "edge", index: 0 });
  });

  test("a shape with a NaN is out of reach of everything", () => {
    for (const shape of [circle(0, 0, 1), box(0, 0, 1, 1), polygon([0, 0, 1, 0, 0, 1]), polyline([0, 0, 1, 1, 2, 0])]) {
      const broken = { ...point(0, 0), x: Number.NaN };
      expect(contact(shape, broken, { maxDistance: INFINITE })).toBeUndefined();
      expect(distance(shape, broken)).toBe(INFINITE);
    }
  });
});

test("a NaN in any number is found, wherever it is", () => {
  const shapes: Shape[] = [
    segment(-1, -1, 1, 1),
    box(-1, -1, 1, 1),
    capsule(-1, 0, 1, 0, 1),
    polygon([-8, -8, 8, -8, 8, 8, -8, 8], [[5, 5, 6, 5, 6, 6]]),
    polyline([-1, -1, 1, 1, 2, 0]),
  ];
  for (const shape of shapes) {
    for (const broken of withNaN(shape)) {
      for (const other of shapes) {
        expect(contact(other, broken, { maxDistance: INFINITE }), JSON.stringify(broken)).toBeUndefined();
        expect(contact(broken, other), JSON.stringify(broken)).toBeUndefined();
        expect(distance(broken, other), JSON.stringify(broken)).toBeGreaterThan(0);
      }
    }
  }
});

/** The shape with a NaN in the place of each of its numbers. */
function withNaN(shape: Shape): Shape[] {
  return Object.entries(shape).flatMap(([name, value]) =>
    inside(value).map((changed) => ({ ...shape, [name]: changed }) as unknown as Shape),
  );
}

function inside(value: unknown): unknown[] {
  if (typeof value === "number") return [Number.NaN];
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, at) => inside(each).map((changed) => value.map((old, i) => (i === at ? changed : old))));
}

describe("what is asked", () => {
  test("maxDistance decides how far apart may be; anything else is refused", () => {
    const [a, b] = [circle(0, 0, 1), circle(4, 0, 1)];
    expect(contact(a, b)).toBeUndefined();
    expect(contact(a, b, { maxDistance: 1.9 })).toBeUndefined();
    expect(contact(a, b, { maxDistance: 2 })).toMatchObject({
      normal: { x: 1, y: 0 },
      depth: -2,
      points: [{ x: 2, y: 0 }],
    });
    for (const wrong of [-1, Number.NaN]) {
      expect(() => contact(a, b, { maxDistance: wrong })).toThrow(expect.objectContaining({ code: "ERR_RANGE" }));
    }
    for (const wrong of ["x", "5", true, []]) {
      expect(() => contact(a, b, { maxDistance: wrong as never })).toThrow(
        expect.objectContaining({ code: "ERR_TYPE" }),
      );
    }
  });

  test("other kinds and other places are refused", () => {
    const code = (wanted: string): unknown => expect.objectContaining({ code: wanted });
    for (const wrong of [undefined, null, {}, { kind: "sphere" as Kind }, 7]) {
      for (const ask of [contact, distance, closestPoints]) {
        expect(() => ask(circle(0, 0, 1), wrong as never)).toThrow(code("ERR_KIND"));
        expect(() => ask(wrong as never, circle(0, 0, 1))).toThrow(code("ERR_KIND"));
      }
      expect(() => projectPoint(wrong as never, { x: 0, y: 0 })).toThrow(code("ERR_KIND"));
    }
    expect(() => projectPoint(circle(0, 0, 1), undefined as never)).toThrow(code("ERR_TYPE"));
    expect(() => projectPoint(circle(0, 0, 1), { x: Number.NaN, y: 0 })).toThrow(code("ERR_NOT_FINITE"));
  });

  test("the forms that write into an object write what the others return", () => {
    const buffer = contactBuffer();
    const [a, b] = [box(0, 0, 4, 4), box(3, 1, 9, 2)];
    expect(contactInto(buffer, a, b)).toBe(true);
    const { count, ...rest } = buffer;
    expect({ ...rest, points: rest.points.slice(0, count) }).toEqual(contact(a, b));
    const before = structuredClone(buffer);
    expect(contactInto(buffer, a, box(8, 8, 9, 9))).toBe(false);
    expect(buffer).toEqual(before);
    const points = { a: { x: 9, y: 9 }, b: { x: 9, y: 9 } };
    expect(closestPointsInto(points, circle(0, 0, 1), circle(4, 0, 1))).toBe(points);
    expect(points).toEqual(closestPoints(circle(0, 0, 1), circle(4, 0, 1)));
  });
});

test("points are finite, and near both shapes", () => {
  // Scaled back, or as the middle of two, coordinates of the largest doubles rounded to infinity.
  const rod = segment(1.7976931348623157e308, 8.98e307, -1.7976931348623157e308, 8.98e307);
  const body = polygon([
    -1.79e308, -1.79e308, 4.49e307, -8.98e307, 1.7976931348623157e308, 8.98e307, -4.49e307, 1.79e308,
  ]);
  const right = box(3e291, 8e275, INFINITE, 3e276);
  const thin = polygon([1.5e307, 2e292, 1.7976931348623157e308, 8e275, 1.35e307, -8e276, 4e275, 3e291]);
  const pairs: [Shape, Shape][] = [
    [rod, body],
    [right, thin],
  ];
  for (const [a, b] of pairs) {
    const points = contact(a, b)?.points ?? [];
    expect(points.length).toBeGreaterThan(0);
    for (const { x, y } of points) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  }
  // A vertex that is beside the other ring by 115 · 2⁻⁵³ of the largest coordinate is no common point.
  const left = polygon([99, 99.00002510905618, 100.00000005150265, 99, 101, 99, 99, 101]);
  const slanted = polygon([100, 101, 101, 100, 100.00000085764333, 99, 100, 99]);
  for (const { x, y } of contact(left, slanted)?.points ?? [{ x: INFINITE, y: INFINITE }]) {
    expect(distance(point(x, y), left)).toBeLessThanOrEqual(64 * 2 ** -53 * 101);
    expect(distance(point(x, y), slanted)).toBeLessThanOrEqual(64 * 2 ** -53 * 101);
  }
});

describe("in space", () => {
  test("points among the largest doubles are finite", () => {
    const most = Number.MAX_VALUE;
    const rod = space.segment(most, 1.6632002579455998e291, 2.696539702293474e307, most, 1.6632002579455998e291, most);
    const tube = space.capsule(-most / 2, most / 2, most / 4, most / 4, most / 2, most, most);
    const [spot] = space.contact(rod, tube)?.points ?? [];
    expect([spot?.x, spot?.y, spot?.z].every(Number.isFinite)).toBe(true);
    const tilted = space.segment(0, 0.75 * most, -most, most / 4, most, most / 2);
    const { x, y, z } = space.closestPoints(space.point(-most / 2, -most, most / 4), tilted).a;
    expect([x, y, z].every(Number.isFinite)).toBe(true);
  });

  test("along an axis, other axes add nothing to the depth", () => {
    const { box: box3, contact: contact3 } = space;
    const wall = box3(-3.0000000000027285, -1, -INFINITE, -3.0000000000027285, 268435456, INFINITE);
    expect(contact3(box3(-524288, -3, -3, 0, 3, -3), wall)?.depth).toBe(3.0000000000027285);
  });

  test("as in the plane", () => {
    const { box: box3, sphere, contact: contact3, segment: segment3, capsule: capsule3 } = space;
    expect(contact3(sphere(0, 0, 0, 1), sphere(0, 0, 0, 2))).toMatchObject({ normal: { x: 1, y: 0, z: 0 }, depth: 3 });
    const stacked = contact3(box3(0, 0, 0, 4, 4, 4), box3(1, 1, 3, 9, 9, 9));
    expect(stacked).toMatchObject({ normal: { x: 0, y: 0, z: 1 }, depth: 1 });
    expect(stacked?.points).toHaveLength(4);
    expect(stacked?.points[0]?.featureA).toEqual({ type: "face", index: 5 });
    // Two segments that cross need only a step out of their plane.
    const crossing = contact3(segment3(-1, 0, 0, 1, 0, 0), segment3(0, -1, 0, 0, 1, 0));
    expect(Math.abs(crossing?.normal.z ?? 0)).toBe(1);
    expect(crossing?.depth).toBeLessThan(1e-14);
    const rails = contact3(capsule3(0, 0, 0, 9, 0, 0, 1), capsule3(3, 0, 1.5, 20, 0, 1.5, 1));
    expect(rails).toMatchObject({ normal: { x: 0, y: 0, z: 1 }, depth: 0.5 });
    expect(rails?.points.map(({ x }) => x)).toEqual([3, 9]);
    const everything = box3(-INFINITE, -INFINITE, -INFINITE, INFINITE, INFINITE, INFINITE);
    expect(contact3(everything, sphere(1, 2, 3, 4))?.depth).toBe(INFINITE);
    expect(space.distance(box3(0, 0, 0, 1, 1, 1), space.point(3, 3, 2))).toBe(3);
    expect(space.projectPoint(sphere(0, 0, 0, 1), { x: 0, y: 0, z: 4 })).toEqual({ x: 0, y: 0, z: 1 });
  });
});

test("what long paths leave behind in kept lists changes no later contact, nor does one asked for in between", () => {
  const small = [polyline([0, 0, 1, 1, 2, 0]), polyline([0, 1, 1, 0.2, 2, 1])] as const;
  const first = contact(...small);
  expect(first?.depth).toBeGreaterThan(0);
  for (const count of [300, 3000, 30000]) {
    const wave = (side: number): Shape =>
      polyline(Array.from({ length: count }, (_, at) => [at * 0.01, at % 2 === 0 ? side : -side]).flat());
    const [a, b] = [wave(1), translate(wave(-1), 0, 0.3)];
    const { normal, depth } = contact(a, b) as NonNullable<ReturnType<typeof contact>>;
    expect(relate(a, translate(b, normal.x * depth, normal.y * depth))).not.toBe("overlapping");
    expect(contact(...small)).toEqual(first);
  }
  const asking = {
    kind: "circle" as const,
    get x() {
      contact(...small);
      return 1;
    },
    y: 0.5,
    radius: 0.4,
  };
  expect(() => contact(small[0], asking)).not.toThrow();
  expect(contact(...small)).toEqual(first);
});

test("features of holes count on from the outer ring's, vertices too", () => {
  const frame = polygon(
    [0, 0, 20, 0, 20, 20],
    [
      [6, 3, 8, 3, 8, 5],
      [12, 3, 16, 3, 16, 6, 14, 7, 12, 5],
    ],
  );
  const rings = [frame.coordinates, ...frame.holes];
  let index = 0;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2, index++) {
      const spot = point(ring[at] as number, ring[at + 1] as number);
      expect(contact(spot, frame)?.points[0]?.featureB).toEqual({ type: "vertex", index });
      expect(contact(frame, spot)?.points[0]?.featureA).toEqual({ type: "vertex", index });
    }
  }
  expect(index).toBe(11);
});

test("maxDistance is a number, where it is given", () => {
  const [a, b] = [point(0, 0), point(1, 0)];
  expect(() => contact(a, b, { maxDistance: null as never })).toThrow(expect.objectContaining({ code: "ERR_TYPE" }));
  expect(() => space.contact(space.point(0, 0, 0), space.point(0, 0, 1), { maxDistance: null as never })).toThrow(
    expect.objectContaining({ code: "ERR_TYPE" }),
  );
  expect(contact(a, b, { maxDistance: undefined } as never)).toBeUndefined();
});

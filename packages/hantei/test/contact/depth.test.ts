/** Which way two shapes part, and how far: the odd cases, as `docs/conventions.md` has them. */
import { expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  contact,
  point,
  polygon,
  polyline,
  relate,
  type Shape,
  segment,
  translate,
} from "../../src/2d/index.js";

const INFINITE = Number.POSITIVE_INFINITY;

/** How two shapes lie once the second one has gone the way that their contact says. */
function parted(a: Shape, b: Shape): string {
  const hit = contact(a, b);
  if (hit === undefined) throw new Error("no contact");
  return relate(a, translate(b, hit.normal.x * hit.depth, hit.normal.y * hit.depth));
}

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

test("equal shapes: one normal, whichever comes first", () => {
  const square = box(0, 0, 2, 2);
  expect(contact(square, box(0, 0, 2, 2))).toEqual(contact(box(0, 0, 2, 2), square));
  expect(parted(square, square)).toBe("touching");
});

test("one inside another goes out the least way, all the way", () => {
  expect(contact(box(0, 0, 10, 10), circle(2, 5, 1))).toMatchObject({ normal: { x: -1, y: 0 }, depth: 3 });
  expect(contact(box(0, 0, 10, 10), box(7, 4, 8, 5))).toMatchObject({ normal: { x: 1, y: 0 }, depth: 3 });
  expect(contact(circle(0, 0, 5), point(3, 0))).toMatchObject({ normal: { x: 1, y: 0 }, depth: 2 });
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

test.each<[string, Shape, Shape, number]>([
  [
    "a triangle in a circle",
    polygon([2.0000000000000004, 1, 0.9999999999999999, 1, 1, 0.9999999999999999]),
    circle(2, 1, 2),
    3.001,
  ],
  ["a leaf in a circle", polygon([0, 0, 0, 2, -2.1415371889253174e-16, 0.9999999999999999]), circle(0, 0, 2), 4.001],
  ["a leaf at a circle's rim", polygon([1, 0, 1, 3, 0.9999999999999999, 1.5000000000000016]), circle(1, 3, 3), 6.001],
  ["an upright leaf", polygon([2, 3, 2, 2, 1.9999999999999998, 2.5]), circle(0, 3, 3), 4.001],
  [
    "a needle at a box",
    polygon([2, 2, 1.9999999999999998, 2, 2.0000000000000013, 1]),
    box(0.9999999999999998, 0.9999999999999998, 2, 2),
    1e-12,
  ],
  [
    "a notch under a corner without bounds",
    polygon([
      0, -1.3322676295501878e-15, 0.9999999999999993, 1.0000000000000013, 0.5, 0.5000000000000003, 0.49999999999999983,
      0.5,
    ]),
    box(-INFINITE, 1, 2, INFINITE),
    0.06,
  ],
])("what is as thin as its last bits is not flung away: %s", (_, a, b, most) => {
  for (const [first, second] of [
    [a, b],
    [b, a],
  ] as const) {
    expect(contact(first, second)?.depth).toBeLessThan(most);
    expect(parted(first, second)).not.toBe("overlapping");
  }
});

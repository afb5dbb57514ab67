/**
 * Polygons that are not convex, cast until interiors meet: cut into triangles without a rounded point, met however thin the
 * overlap, and on the side that they have.
 */
import { describe, expect, test } from "vitest";
import { triangulate } from "../../src/2d/algorithms/triangulate.js";
import {
  box,
  castRay,
  castShape,
  circle,
  moveAndSlide,
  type Polygon,
  point,
  polygon,
  polyline,
  relate,
  segment,
} from "../../src/2d/index.js";
import { wholes } from "../exact/reference.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { build, ROOMS } from "../rooms.js";

const PLANE = ROOMS.find(({ name }) => name === "2d") as (typeof ROOMS)[number];

/** Twice the area of each ring, signless, in units of one power of two. */
function doubleAreas(rings: readonly (readonly number[])[]): bigint[] {
  const whole = wholes(rings.flat());
  let start = 0;
  return rings.map(({ length }) => {
    const ring = whole.slice(start, start + length);
    start += length;
    let sum = 0n;
    for (let at = 0; at < length; at += 2) {
      const [x1, y1, x2, y2] = [at, at + 1, (at + 2) % length, (at + 3) % length].map((i) => ring[i] as bigint) as [
        bigint,
        bigint,
        bigint,
        bigint,
      ];
      sum += x1 * y2 - x2 * y1;
    }
    return sum < 0n ? -sum : sum;
  });
}

/** What fits into a square of 4 around the origin, and touches its neighbors of the same kind: a diamond, two slivers; a triangle inside. */
const HOLES = [
  [-2, 0, 0, 2, 2, 0, 0, -2],
  [-2, -2, 2, 2, 1, -1],
  [-2, 2, 2, -2, 1, 1],
  [-1, -1, 0, 1, 1, 0],
];

/** Holes in some of so many squares each way, the border so far away, and all of it in one of a few linear maps. */
function strewn(random: Random, squares: number, margin: number, kinds: readonly number[] = [0, 1, 2, 3]): Polygon {
  const [a, b, c, d] = random.pick([
    [1, 0, 0, 1],
    [1, 1, 0, 1],
    [2, 1, 1, 1],
    [0, -1, 1, 0],
    [-1, 0, 0, 1],
    [3, 1, -1, 2],
  ]) as [number, number, number, number];
  const mapped = (ring: readonly number[], x: number, y: number): number[] =>
    ring.map((_, at) => {
      const [px, py] = [(ring[at & ~1] as number) + x, (ring[at | 1] as number) + y];
      return at % 2 === 0 ? a * px + b * py : c * px + d * py;
    });
  const kind = kinds.length > 1 && random.integer(0, 1) === 1 ? [random.pick(kinds)] : kinds;
  const share = random.unit();
  const holes: number[][] = [];
  for (let i = 0; i < squares * squares; i++) {
    if (random.unit() > share) continue;
    holes.push(mapped(HOLES[random.pick(kind)] as number[], 4 * (i % squares) + 2, 4 * Math.floor(i / squares) + 2));
  }
  const [low, high] = [-margin, 4 * squares + margin];
  return polygon(mapped([low, low, high, low, high, high, low, high], 0, 0), holes);
}

/** Triangles have the polygon's area, turn left, and have its edges, and each cut twice. */
function expectWhole(shape: Polygon): void {
  const told = JSON.stringify(shape);
  const { triangles, cuts } = triangulate(shape);
  const [outer, ...others] = doubleAreas([
    shape.coordinates,
    ...shape.holes,
    ...triangles.map(({ xy }) => xy as unknown as number[]),
  ]) as [bigint, ...bigint[]];
  const sum = (from: number, to?: number): bigint => others.slice(from, to).reduce((all, area) => all + area, 0n);
  expect(sum(shape.holes.length), told).toBe(outer - sum(0, shape.holes.length));
  // Every triangle has three edges; a cut is an edge of two triangles.
  const sides = triangles.flatMap(({ xy: [ax, ay, bx, by, cx, cy], isBorder }) =>
    [
      [ax, ay, bx, by],
      [bx, by, cx, cy],
      [cx, cy, ax, ay],
    ].filter((_, side) => isBorder[side] !== true),
  );
  const both = cuts.flatMap(([px, py, qx, qy]) => [
    [px, py, qx, qy],
    [qx, qy, px, py],
  ]);
  expect(sides.map(String).sort(), told).toEqual(both.map(String).sort());
}

describe("a polygon in triangles", () => {
  test("has their area, and their edges are its own or shared by two, on hard polygons with holes that touch", () => {
    const random = new Random(546);
    let holes = 0;
    for (let index = 0; index < 600; index++) {
      const shape = build(PLANE, hardCase("polygon", "polygon", random, index)[0]) as unknown as Polygon;
      holes += shape.holes.length;
      expectWhole(shape);
    }
    expect(holes).toBeGreaterThan(100);
  });

  test("the same where many holes touch each other and the border, one or two or four at a point", () => {
    const random = new Random(547);
    let holes = 0;
    for (let index = 0; index < 300; index++) {
      const shape = strewn(random, random.integer(1, 6), random.integer(0, 1));
      holes += shape.holes.length;
      expectWhole(shape);
    }
    expect(holes).toBeGreaterThan(1000);
  });

  test("of thousands of holes is soon cut", () => {
    const shape = strewn(new Random(548), 120, 1, [3]);
    expect(shape.holes.length).toBeGreaterThan(5000);
    expect(triangulate(shape).triangles).toHaveLength(2 + 5 * shape.holes.length);
  });

  test("of a thousand vertices is soon cut, also where they are many and hostile", { timeout: 40_000 }, () => {
    const star = Array.from({ length: 2000 }, (_, i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 1000), Math.sin((i * Math.PI) / 1000)];
      return i % 2 === 0 ? [x, y] : [x / 3, y / 3];
    });
    const comb = Array.from({ length: 1000 }, (_, i) => [i, i % 2 === 0 ? 0 : 50] as [number, number]);
    for (const points of [star, [...comb, [999, -1], [0, -1]]] as [number, number][][]) {
      const shape = polygon(points);
      expect(triangulate(shape).triangles).toHaveLength(points.length - 2);
    }
  });

  test("of a ring that is none ends", () => {
    for (const coordinates of [
      [0, 0, 2, 2, 2, 0, 0, 2],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 1, 1, 2, 2],
      [0, 0, 4, 0, 4, 4, 1, -1, 0, 4],
    ]) {
      expect(triangulate({ coordinates, holes: [] }).triangles.length).toBeLessThan(4);
    }
  });

  test("of rings by chance, crossing, empty or with numbers that are none, ends", () => {
    const random = new Random(549);
    const value = (): number =>
      random.integer(0, 40) === 0 ? random.pick([Number.NaN, 1 / 0, -1 / 0]) : random.integer(0, 5);
    const ring = (): number[] => Array.from({ length: 2 * random.integer(0, 7) }, value);
    for (let index = 0; index < 3000; index++) {
      const { triangles } = triangulate({
        coordinates: ring(),
        holes: Array.from({ length: random.integer(0, 4) }, ring),
      });
      expect(triangles.length).toBeLessThan(100);
    }
  });
});

describe("however thin the overlap", () => {
  const bay = polygon([0, 0, 10, 0, 10, 10, 8, 10, 8, 2, 2, 2, 2, 10, 0, 10]);

  test("a corner that gets in by less than a last bit is met", () => {
    // Passes the bay's inner corner (2, 2) by a hair, at places that no double holds.
    const mover = polygon([3, 12, 4, 13, 3.5, 13, 3.25, 13.5]);
    const hair = 2 ** -60;
    expect(castShape(mover, { x: 0, y: -10 }, bay, undefined, { touching: false }).status).toBe("separated");
    expect(castShape(mover, { x: 0, y: -10 }, bay, { x: 0, y: hair }, { touching: false })).toMatchObject({
      status: "hit",
      normal: { x: 0, y: 1 },
    });
    // In real numbers it ends a hair inside; where the moved shapes are rounded, it only touches.
    expect(castShape(point(5, 12), { x: 0, y: -10 }, bay, { x: 0, y: hair }, { touching: false }).status).toBe("hit");
    expect(
      castShape(segment(5, 12, 6, 13), { x: 0, y: -10 }, bay, { x: 0, y: -hair }, { touching: false }).status,
    ).toBe("separated");
  });

  test("what slides along a bay's walls and floor is not held, and met where it runs into one", () => {
    const block = box(2, 2, 4, 3);
    expect(castShape(block, { x: 8, y: 0 }, bay, undefined, { touching: false })).toMatchObject({
      status: "hit",
      fraction: 0.5,
      normal: { x: -1, y: 0 },
    });
    expect(castShape(block, { x: 0, y: 20 }, bay, undefined, { touching: false }).status).toBe("separated");
    expect(moveAndSlide(box(3, 5, 4, 6), { x: 2, y: -5 }, [bay]).displacement).toEqual({ x: 2, y: -3 });
  });

  test("a point that falls on a cut's end is met on the floor, not on the cut", () => {
    const floor = polygon([0, 0, 3, 0, 6, 0, 6, -4, 5, -1, 1, -1, 0, -4]);
    for (const x of [1, 3, 4.5]) {
      expect(castShape(point(x, 2), { x: 1, y: -8 }, floor, undefined, { touching: false }).normal).toEqual({
        x: 0,
        y: 1,
      });
    }
  });

  test("a point that moves along a cut is inside as soon as it starts", () => {
    const notched = polygon([0, 0, 8, 0, 8, 6, 5, 2, 3, 7, 1, 4, 0, 9], [[2, 1, 3, 3, 4, 1]]);
    const { cuts } = triangulate(notched);
    expect(cuts.length).toBeGreaterThan(5);
    for (const [x1, y1, x2, y2] of cuts) {
      for (const [from, motion] of [
        [point(x1, y1), { x: x2 - x1, y: y2 - y1 }],
        [point(x2, y2), { x: x1 - x2, y: y1 - y2 }],
      ] as const) {
        expect(relate(from, notched)).toBe("touching");
        expect(castShape(from, motion, notched, undefined, { touching: false })).toMatchObject({
          status: "hit",
          fraction: 0,
        });
      }
    }
  });

  test("an open chain does not hold its own end, though it passes there again", () => {
    const loop = polyline([0, 0, 4, 0, 2, 0, 2, 3, 2, 0]);
    expect(relate(loop, point(2, 0))).toBe("touching");
    expect(castShape(point(2, 5), { x: 0, y: -5 }, loop, undefined, { touching: false }).fraction).toBeCloseTo(0.4, 14);
    const cross = polyline([-2, 0, 2, 0, 2, 2, 0, 2, 0, 0]);
    expect(castShape(point(-5, -5), { x: 5, y: 5 }, cross, undefined, { touching: false }).status).toBe("separated");
  });
});

describe("sides and edges", () => {
  test("of a corner that is met, the one that faces the motion and parts the two", () => {
    const square = box(0, 0, 2, 2);
    // Comes along the left side's line, and goes on past the corner.
    expect(castRay(square, { x: -2, y: 0, dx: 4, dy: 4 })?.normal).toEqual({ x: -1, y: 0 });
    expect(castShape(point(-2, 0), { x: 4, y: 4 }, square)).toMatchObject({ fraction: 0.5, normal: { x: -1, y: 0 } });
    const trailing = castShape(segment(3, -3, 1, 3), { x: -1, y: 7 }, point(2, 4));
    expect(trailing.normal?.x).toBeCloseTo(-3 / Math.sqrt(10), 14);
    expect(castShape(segment(0, 0, 1, 0), { x: 4, y: 0 }, point(3, 0)).normal).toEqual({ x: -1, y: 0 });
  });

  test("a ray that leaves, or comes back, names the edge", () => {
    const inside = { x: 2, y: 2, dx: 0, dy: 10 };
    expect(castRay(box(0, 0, 4, 4), inside, { initialOverlap: "exit" })?.feature).toEqual({ type: "edge", index: 2 });
    const frame = polygon([0, 0, 10, 0, 10, 10, 0, 10], [[2, 2, 2, 8, 8, 8, 8, 2]]);
    const again = castRay(frame, { x: 1, y: 5, dx: 10, dy: 0 }, { initialOverlap: "ignore" });
    expect(again?.feature).toEqual({ type: "edge", index: 6 });
  });

  test("a circle that starts a last bit off a long edge does not pass through it", () => {
    const edge = segment(914556049984, -144030053520, -841216, 132479.99999999997);
    const ball = circle(16560, 105152, 106447.99999999999);
    expect(castShape(ball, { x: 457278016712, y: -432090476015.99994 }, edge)).toMatchObject({
      status: "hit",
      fraction: 0,
    });
  });
});

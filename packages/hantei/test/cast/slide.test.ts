/** Characters in levels: they slide, do not stick, do not bump, and never end inside anything. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  convexHull,
  moveAndSlide,
  overlaps,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
  translate,
} from "../../src/2d/index.js";
import { Random } from "../generators/random.js";

const tiles = Array.from({ length: 40 }, (_, x) => box(x, -1, x + 1, 0));

describe("moveAndSlide", () => {
  test.each<[string, Shape]>([
    ["box", box(0.25, 0, 0.75, 1)],
    ["circle", circle(0.5, 0.5, 0.5)],
    ["capsule", capsule(0.5, 0.5, 0.5, 1, 0.5)],
    ["polygon", polygon([0.25, 0, 0.75, 0, 0.5, 1])],
  ])("a %s runs over a row of abutting tiles without a bump", (_, mover) => {
    let at = mover;
    for (let frame = 0; frame < 300; frame++) {
      const { displacement } = moveAndSlide(at, { x: 0.125, y: -0.2 }, tiles);
      expect(displacement.x).toBeCloseTo(0.125, 12);
      expect(Math.abs(displacement.y)).toBeLessThan(1e-12);
      at = translate(at, displacement.x, displacement.y);
      expect(tiles.some((tile) => overlaps(at, tile))).toBe(false);
    }
  });

  test("along a wall of abutting tiles, too, pressed against it", () => {
    const wall = Array.from({ length: 40 }, (_, y) => box(1, -y - 1, 2, -y));
    let at: Shape = box(0.5, -1, 1, 0);
    for (let frame = 0; frame < 100; frame++) {
      const { displacement } = moveAndSlide(at, { x: 0.2, y: -0.3 }, wall);
      expect(displacement).toEqual({ x: 0, y: -0.3 });
      at = translate(at, displacement.x, displacement.y);
      if ((at as { minY: number }).minY < -38) break;
    }
  });

  test("a corner that meets a seam of the wall at the same time as the wall is no step", () => {
    const wall = [box(-1, 3, 0, 4), box(-1, 4, 0, 5), box(-1, 5, 0, 6)];
    const mover = box(0.5, 4.375, 1.75, 5.75);
    for (const tiles of [wall, [...wall].reverse()]) {
      expect(moveAndSlide(mover, { x: -1, y: -0.75 }, tiles).displacement).toEqual({ x: -0.5, y: -0.75 });
    }
  });

  const foot = polygon([3, 0, 4, 3, 2, 3]);
  const diamond = polygon([3, 0, 4, 1, 3, 2, 2, 1]);
  const seams: [string, Shape[]][] = [
    ["of two tiles", [box(0, -1, 3, 0), box(3, -1, 6, 0)]],
    ["of two tiles, the other way round", [box(3, -1, 6, 0), box(0, -1, 3, 0)]],
    ["of a polyline", [polyline([0, 0, 3, 0, 6, 0])]],
    ["of a polygon", [polygon([0, 0, 3, 0, 6, 0, 6, -1, 0, -1])]],
    ["between a tile and the middle of a longer one's side", [box(3, -1, 6, 0), box(2, -9, 3, 0), box(0, -1, 2, 0)]],
  ];
  test.each(seams)("a corner that stands on a seam %s is not held by it", (_, floor) => {
    for (const mover of [foot, diamond]) {
      for (const way of [
        { x: 1, y: -2 },
        { x: 1, y: -1 },
        { x: 2.5, y: -0.5 },
        { x: -1, y: -2 },
        { x: -1, y: -1 },
      ]) {
        expect(moveAndSlide(mover, way, floor).displacement).toEqual({ x: way.x, y: 0 });
      }
      expect(moveAndSlide(mover, { x: 0, y: -1 }, floor).displacement).toEqual({ x: 0, y: 0 });
    }
  });

  test("whatever is convex goes over a row of tiles as over one", () => {
    const random = new Random(20261126);
    const row = Array.from({ length: 8 }, (_, x) => box(x, -2, x + 1, 0));
    let seams = 0;
    for (let n = 0; n < 1500; n++) {
      const half = (low: number, high: number): number => random.integer(low, high) / 2;
      const spots = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? half(-2, 2) : half(0, 4)));
      const hull = convexHull([...spots, 0, 2.5, 0.5, 2.5]);
      const lowest = Math.min(...hull.coordinates.filter((_, i) => i % 2 === 1));
      const mover = translate(hull, random.integer(1, 7), -lowest + random.integer(0, 1));
      const way = { x: half(-6, 6), y: half(-6, 0) };
      const whole = moveAndSlide(mover, way, [box(0, -2, 8, 0)]).displacement;
      const parted = moveAndSlide(mover, way, row);
      expect(parted.displacement.x, JSON.stringify([mover, way])).toBeCloseTo(whole.x, 9);
      expect(parted.displacement.y, JSON.stringify([mover, way])).toBeCloseTo(whole.y, 9);
      if (parted.contacts.length > 0) seams++;
    }
    expect(seams).toBeGreaterThan(500);
  });

  test("what is round is slid along where it is met, and a point along the floor", () => {
    const ball = moveAndSlide(box(-3, -1, -2, 0), { x: 4, y: 1 }, [circle(0, 1, 1)]);
    expect(ball.contacts).toHaveLength(1);
    expect(ball.displacement.x).toBeGreaterThan(2);
    expect(moveAndSlide(box(-3, 0, -2, 1), { x: 6, y: -1 }, [circle(0, -0.8, 1)]).displacement.x).toBeGreaterThan(2.5);
    const row = [box(-1, -1, 0, 0), box(0, -1, 1, 0)];
    for (const floor of [row, [...row].reverse()]) {
      const { displacement, contacts } = moveAndSlide(point(-1, 1), { x: 2, y: -2 }, floor);
      expect(displacement).toEqual({ x: 2, y: -1 });
      expect(contacts.map(({ normal }) => normal)).toEqual([{ x: 0, y: 1 }]);
    }
  });

  const notch = polygon([-1, -1, 4, -1, 4, 0, 0, 0, 0, 4, -1, 4]);
  const room = polygon([0, 0, 4, 0, 4, 4, 0, 4], [[1, 1, 3, 1, 3, 3, 1, 3]]);
  const bridge = polygon([-1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 2, 0, 2, 2, -1, 2]);
  test.each<[string, Shape, [number, number], Shape[], [number, number]]>([
    ["a point in a notch", point(0, 0), [1.5, -1], [notch], [1.5, 0]],
    ["a segment in a notch", segment(0, 0, 0, 1), [1.5, -1], [notch], [1.5, 0]],
    ["a point in a corner of a room", point(1, 1), [1, -0.5], [room], [1, 0]],
    ["a notch that meets a point", notch, [-1.5, 1], [point(0, 0)], [-1.5, 0]],
    [
      "a point before a wall",
      point(0, 0),
      [1.5, -1],
      [box(-1, -3, 0, 3), box(0, -1, 1, 0), box(1, -1, 2, 0)],
      [1.5, 0],
    ],
    ["a point that goes from a step", point(1, 0), [-1, -0.5], [box(0, -1, 1, 0), box(1, -1, 2, 1)], [-1, 0]],
    ["two feet, one of them at the floor's end", bridge, [0.25, -2], [box(0, -1, 5, 0)], [0.25, 0]],
    [
      "a foot above something round",
      polygon([1, 0, 1.2, 2, 0.5, 2]),
      [0.4, -1],
      [box(0, -1, 1, 0), box(1, -1, 2, 0), circle(0.1, -0.9, 0.9)],
      [0.4, 0],
    ],
  ])("%s slides along what is free", (_, mover, [x, y], obstacles, [goesX, goesY]) => {
    expect(moveAndSlide(mover, { x, y }, obstacles).displacement).toEqual({ x: goesX, y: goesY });
  });

  test("round a bend of many sides, as far as that is not back", () => {
    const bowl = polyline(
      Array.from({ length: 201 }, (_, i) => [
        10 * Math.cos((Math.PI * (200 + i)) / 200),
        10 * Math.sin((Math.PI * (200 + i)) / 200),
      ]),
    );
    const down = moveAndSlide(circle(-9, 0, 0.5), { x: 0, y: -30 }, [bowl]);
    expect(down.displacement.x).toBeCloseTo(9, 1);
    expect(down.contacts.length).toBeGreaterThan(70);
    const on = moveAndSlide(circle(-9, 0, 0.5), { x: 20, y: -20 }, [bowl]);
    expect(on.displacement.x).toBeGreaterThan(15);
    expect(on.displacement.x - on.displacement.y).toBeGreaterThan(20);
  });

  test("rests in a notch that leans over, and does not hop in it", () => {
    const notch = [polyline([-6, -8, 0, 0, -1.4, 4.8])];
    let ball = circle(-3, 0, 1);
    for (let frame = 0; frame < 40; frame++) {
      const { displacement } = moveAndSlide(ball, { x: 0.3, y: -0.06 }, notch);
      expect(0.3 * displacement.x - 0.06 * displacement.y).toBeGreaterThanOrEqual(0);
      if (frame > 20) expect(Math.abs(displacement.x) + Math.abs(displacement.y)).toBeLessThan(1e-12);
      ball = translate(ball, displacement.x, displacement.y);
    }
  });

  test("in a hole that hardly leaves it room, no farther than to the side it wanted to", () => {
    const sixty = (radius: number): number[] =>
      Array.from({ length: 120 }, (_, i) => radius * (i % 2 === 0 ? Math.cos : Math.sin)((Math.PI * (i >> 1)) / 30));
    const hall = polygon([-9, -9, 9, -9, 9, 9, -9, 9], [sixty(2.01)]);
    const { displacement, contacts } = moveAndSlide(polygon(sixty(2)), { x: 30, y: 7 }, [hall]);
    expect(contacts.length).toBeLessThan(10);
    expect(Math.sqrt(displacement.x * displacement.x + displacement.y * displacement.y)).toBeCloseTo(0.01, 4);
  });

  test("up and down a slope, pressed into it", () => {
    const slope = polygon([0, 0, 30, 10, 30, -5, 0, -5]);
    for (const mover of [circle(5, 4, 0.5), box(5, 4, 5.5, 5), capsule(5, 4, 5, 5, 0.5)]) {
      let at: Shape = mover;
      for (let frame = 0; frame < 200; frame++) {
        const way = frame < 30 ? { x: 0, y: -0.5 } : frame < 100 ? { x: 0.1, y: -0.05 } : { x: -0.1, y: -0.05 };
        const { displacement } = moveAndSlide(at, way, [slope]);
        if (frame >= 30) expect(Math.sign(displacement.x)).toBe(Math.sign(way.x));
        at = translate(at, displacement.x, displacement.y);
        expect(overlaps(at, slope)).toBe(false);
      }
    }
  });

  test("stops in a corner", () => {
    const corner = [box(-5, -1, 5, 0), box(5, -1, 6, 5)];
    const { displacement, contacts } = moveAndSlide(box(0, 1, 1, 2), { x: 20, y: -20 }, corner);
    expect(displacement).toEqual({ x: 4, y: -1 });
    expect(contacts.map(({ obstacle }) => obstacle).sort()).toEqual([0, 1]);
    const notch = polyline([-1, 1, 0, 0, 1, 1]);
    const down = moveAndSlide(circle(0, 5, 0.5), { x: 0.3, y: -20 }, [notch]);
    expect(overlaps(translate(circle(0, 5, 0.5), down.displacement.x, down.displacement.y), notch)).toBe(false);
    expect(down.displacement.y).toBeCloseTo(-5 + 0.5 * Math.SQRT2, 6);
  });

  test("among the least doubles, where no side turns a way off, it stops where it was turned before", () => {
    const [e, t] = [Number.MIN_VALUE, 2 * Number.MIN_VALUE];
    const teeth = polyline([t, e, e, t, t, t, t, e, t, t, e, e, t, e]);
    const others = [polyline([t, e, t, 0, e, t, t, e, 0, t, t, e]), capsule(e, e, e, e, 0), box(0, e, e, e)];
    const { displacement, contacts } = moveAndSlide(segment(0, 0, t, 0), { x: -e, y: t }, [teeth, ...others]);
    expect(displacement).toEqual({ x: 0, y: 0 });
    expect(contacts.length).toBeLessThan(4);
  });

  test("however fast, through nothing", () => {
    const wall = segment(5, -100, 5, 100);
    const { displacement } = moveAndSlide(circle(0, 0, 0.01), { x: 1e6, y: 10 }, [wall]);
    expect(displacement.x).toBeLessThanOrEqual(4.99);
    expect(displacement.y).toBeCloseTo(10, 6);
  });

  test("a mover that starts inside something gets out, and is told", () => {
    const { displacement, overlapped } = moveAndSlide(box(0, 0, 1, 1), { x: 3, y: 0 }, [
      box(0.5, 0, 1, 1),
      box(3, 0, 4, 1),
    ]);
    expect(overlapped).toEqual([0]);
    expect(displacement).toEqual({ x: 2, y: 0 });
  });

  test("what is out of reach changes nothing, and keeps its place in the list", () => {
    const far = Array.from({ length: 20 }, (_, i) => box(100 * (i - 10.5), 50, 100 * (i - 10.5) + 1, 51));
    const near = [box(-9, -1, 9, 0), box(2, 0, 3, 1), box(0.5, 0.5, 1, 1)];
    const [mover, motion] = [box(0, 0, 1, 1), { x: 3, y: -1 }];
    const alone = moveAndSlide(mover, motion, near);
    const among = moveAndSlide(mover, motion, [...far, ...near]);
    const places = (slide: typeof alone): number[] => [...slide.overlapped, ...slide.contacts.map((c) => c.obstacle)];
    expect(among.displacement).toEqual(alone.displacement);
    expect(alone.displacement).toEqual({ x: 1, y: 0 });
    expect(places(among)).toEqual(places(alone).map((place) => place + far.length));
  });

  test("random levels: never inside anything, never farther than it would have gone", () => {
    const random = new Random(461);
    for (let level = 0; level < 300; level++) {
      const n = (): number => random.integer(-20, 20) / 2;
      const obstacles: Shape[] = Array.from({ length: 12 }, () => {
        const [x, y] = [n(), n()];
        return random.pick([
          () => box(x, y, x + 2, y + 2),
          () => circle(x, y, 1),
          () => capsule(x, y, n(), n(), 0.5),
          () => segment(x, y, n(), n()),
          () => polygon([x, y, x + 3, y, x + 3, y + 2, x + 1, y + 1]),
        ])();
      });
      const mover = random.pick([
        box(0, 0, 1, 1),
        circle(0, 0, 0.5),
        capsule(0, 0, 0, 1, 0.5),
        polygon([0, 0, 1, 0, 0, 1]),
      ]);
      const way = { x: n(), y: n() };
      const told = JSON.stringify([mover, way, obstacles]);
      const { displacement, overlapped } = moveAndSlide(mover, way, obstacles);
      const there = translate(mover, displacement.x, displacement.y);
      for (const [index, obstacle] of obstacles.entries()) {
        if (!overlapped.includes(index)) expect(overlaps(there, obstacle), told).toBe(false);
      }
      const size = ({ x, y }: { x: number; y: number }): number => Math.sqrt(x * x + y * y);
      expect(size(displacement), told).toBeLessThanOrEqual(size(way) * (1 + 1e-12));
      expect(moveAndSlide(mover, way, obstacles).displacement, told).toEqual(displacement);
    }
  });

  test("a polygon so thin that rounding folds it goes only where it is whole", () => {
    const leaf = polygon([
      69.50427371519817, 58.32833133560062, 69.24692128959434, 58.00611421210045, 69.37559750239683, 58.167222773849765,
      69.32168158676117, 58.09971755719444, 69.40698603619317, 58.20652266794217,
    ]);
    const way = { x: 323649.9984393131, y: -2.1020054738512286 };
    expect(() => translate(leaf, way.x, way.y)).toThrow(/folded by rounding/);
    const { displacement } = moveAndSlide(leaf, way, [box(80, 0, 90, 20)]);
    expect(() => translate(leaf, displacement.x, displacement.y)).not.toThrow();
    // Out of doubles altogether is the caller's to mend.
    expect(() => moveAndSlide(box(0, 0, 1e308, 1), { x: 1.5e308, y: 0 }, [])).toThrow(/would reach Infinity/);
  });

  test("random leaves, as thin as polygons get: always an answer, that a leaf can stand at, and never in anything", () => {
    const random = new Random(464);
    let leaves = 0;
    for (let index = 0; index < 1500; index++) {
      const base = 10 ** random.integer(0, 6);
      const n = (): number => random.unit() - 0.5;
      const [x, y, dx, dy] = [base * n(), base * n(), n(), n()];
      const aside = (): number => (base * random.unit()) / 2 ** random.integer(44, 52);
      const coordinates = [x, y, x + dx, y + dy];
      for (const along of [0.5, random.unit()]) {
        coordinates.push(x + along * dx - aside() * dy, y + along * dy + aside() * dx);
      }
      let leaf: Shape;
      try {
        leaf = polygon(coordinates);
      } catch {
        continue;
      }
      leaves++;
      const obstacles = [box(x + 1, y - 1, x + 2, y), segment(x + 4 * n(), y + 4 * n(), x + 4 * n(), y + 4 * n())];
      const way = { x: 6 * n() * random.pick([1, 1, 1, 1e6]), y: 6 * n() };
      const { displacement, overlapped } = moveAndSlide(leaf, way, obstacles);
      const there = translate(leaf, displacement.x, displacement.y);
      for (const [number, obstacle] of obstacles.entries()) {
        if (!overlapped.includes(number)) expect(overlaps(there, obstacle), JSON.stringify([leaf, way])).toBe(false);
      }
    }
    expect(leaves).toBeGreaterThan(500);
  });

  test.each([
    [() => moveAndSlide(tiles[0] as Shape, null as never, tiles), TypeError, "ERR_TYPE"],
    [() => moveAndSlide(tiles[0] as Shape, { x: Number.NaN, y: 0 }, tiles), RangeError, "ERR_NOT_FINITE"],
    [() => moveAndSlide(tiles[0] as Shape, { x: 0, y: 0 }, tiles[1] as never), TypeError, "ERR_TYPE"],
    [() => moveAndSlide(tiles[0] as Shape, { x: 0, y: 0 }, [{}] as never), TypeError, "ERR_KIND"],
    // biome-ignore lint/suspicious/noSparseArray: gaps are what is asked about
    [() => moveAndSlide(tiles[0] as Shape, { x: 0, y: 0 }, [,] as never), TypeError, "ERR_KIND"],
    [
      () => moveAndSlide(point(4e307, 5e307), { x: 5e307, y: -4e307 }, [box(-2e307, -1e307, Infinity, 5e307)]),
      RangeError,
      "ERR_NOT_REPRESENTABLE",
    ],
  ])("%s", (call, type, code) => {
    expect(call).toThrow(type);
    expect(call).toThrow(expect.objectContaining({ code }));
  });

  test("which obstacle is none is said", () => {
    const list = [...tiles, null] as never;
    expect(() => moveAndSlide(tiles[0] as Shape, { x: 0, y: 0 }, list)).toThrow(
      `obstacles[${tiles.length}]: null has no kind`,
    );
  });
});

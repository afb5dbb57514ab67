/** Moving shapes: they meet exactly where some moment of their motion says so, and not before. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  castRay,
  castShape,
  castShapeInto,
  circle,
  distance,
  type MutableShapeCast,
  point,
  polygon,
  polyline,
  relate,
  type Shape,
  segment,
  translate,
  type Vector2,
} from "../../src/2d/index.js";
import { KINDS } from "../../src/2d/shape-kinds.js";
import { Random } from "../generators/random.js";

/** Small whole numbers, so that many things meet, line up and touch. */
function drawn(kind: (typeof KINDS)[number], random: Random): Shape {
  const n = (): number => random.integer(-4, 4);
  for (;;) {
    try {
      switch (kind) {
        case "point":
          return point(n(), n());
        case "segment":
          return segment(n(), n(), n(), n());
        case "box": {
          const [x, y] = [n(), n()];
          return box(x, y, x + random.integer(0, 3), y + random.integer(0, 3));
        }
        case "circle":
          return circle(n(), n(), random.integer(0, 3));
        case "capsule":
          return capsule(n(), n(), n(), n(), random.integer(0, 2));
        case "polygon":
          return polygon(Array.from({ length: random.integer(3, 6) }, () => [n(), n()] as [number, number]));
        case "polyline":
          return polyline(Array.from({ length: random.integer(2, 4) }, () => [n(), n()] as [number, number]));
      }
    } catch {
      // Not a shape: drawn again.
    }
  }
}

const way = (random: Random): Vector2 => ({ x: random.integer(-9, 9), y: random.integer(-9, 9) });

function isRound(shape: Shape): boolean {
  return "radius" in shape && shape.radius > 0;
}

/** All numbers times a whole one. */
function times(shape: Shape, factor: number): Shape {
  return JSON.parse(JSON.stringify(shape), (_, value) => (typeof value === "number" ? value * factor : value));
}

/** How the two lie at the time n / d, exactly: everything is multiplied by d. */
function relationAt(a: Shape, u: Vector2, b: Shape, n: number, d: number): string {
  return relate(translate(times(a, d), n * u.x, n * u.y), times(b, d));
}

function verticesOf(shape: Shape): [number, number][] {
  switch (shape.kind) {
    case "point":
    case "circle":
      return [[shape.x, shape.y]];
    case "segment":
    case "capsule":
      return [
        [shape.x1, shape.y1],
        [shape.x2, shape.y2],
      ];
    case "box":
      return [
        [shape.minX, shape.minY],
        [shape.maxX, shape.minY],
        [shape.maxX, shape.maxY],
        [shape.minX, shape.maxY],
      ];
    default:
      return Array.from({ length: shape.coordinates.length / 2 }, (_, i) => [
        shape.coordinates[2 * i] as number,
        shape.coordinates[2 * i + 1] as number,
      ]);
  }
}

/** The times n / d, 0 ≤ n ≤ d, at which a vertex of one lies on the line of an edge of the other, or level with a vertex. */
function events(a: Shape, u: Vector2, b: Shape): [number, number][] {
  const found = new Map<number, [number, number]>([
    [0, [0, 1]],
    [1, [1, 1]],
  ]);
  const note = (n: number, d: number): void => {
    if (d === 0) return;
    const [p, q] = d < 0 ? [-n, -d] : [n, d];
    if (p >= 0 && p <= q) found.set(p / q, [p, q]);
  };
  const [va, vb] = [verticesOf(a), verticesOf(b)];
  for (const [moving, still, sign] of [
    [va, vb, 1],
    [vb, va, -1],
  ] as const) {
    for (const [px, py] of moving) {
      for (const [index, [x1, y1]] of still.entries()) {
        const [x2, y2] = still[(index + 1) % still.length] as [number, number];
        const [ex, ey] = [x2 - x1, y2 - y1];
        note((x1 - px) * ey - (y1 - py) * ex, sign * (u.x * ey - u.y * ex));
        note(x1 - px, sign * u.x);
        note(y1 - py, sign * u.y);
      }
    }
  }
  return [...found.entries()].sort(([s], [t]) => s - t).map(([, time]) => time);
}

/** The time of the first relation that counts, looked for at every event and between each two. */
function firstMeeting(a: Shape, u: Vector2, b: Shape, counts: (relation: string) => boolean): number | undefined {
  const at = events(a, u, b);
  for (const [index, [n, d]] of at.entries()) {
    if (counts(relationAt(a, u, b, n, d))) return n / d;
    const [m, e] = at[index + 1] ?? [n, d];
    if (counts(relationAt(a, u, b, n * e + m * d, 2 * d * e))) return n / d;
  }
  return undefined;
}

const CASES = 400;
const PAIRS = KINDS.flatMap((kindA) => KINDS.map((kindB) => [kindA, kindB] as const));

describe.each(PAIRS)("a %s cast at a %s", (kindA, kindB) => {
  test("meets it exactly where a moment of the motion says so", () => {
    const random = new Random(441);
    let hits = 0;
    for (let index = 0; index < CASES; index++) {
      const [a, b, u] = [drawn(kindA, random), drawn(kindB, random), way(random)];
      const told = `${JSON.stringify(a)} ${JSON.stringify(u)} ${JSON.stringify(b)}`;
      const start = relate(a, b);
      for (const touching of [true, false]) {
        const counts = (relation: string): boolean =>
          relation === "overlapping" || (touching && relation === "touching");
        const cast = castShape(a, u, b, undefined, { touching });
        const said = `${told} ${touching ? "touching" : "overlapping"} ${JSON.stringify(cast)}`;
        if (start === "overlapping") {
          expect(cast.status, said).toBe("overlapped");
          continue;
        }
        if (isRound(a) || isRound(b)) {
          checkRound(a, u, b, cast.status === "hit", cast.fraction, counts, said);
        } else {
          const first = firstMeeting(a, u, b, counts);
          expect(cast.status, said).toBe(first === undefined ? "separated" : "hit");
          if (first !== undefined) expect(Math.abs(cast.fraction - first), said).toBeLessThan(1e-14);
        }
        if (cast.status !== "hit") continue;
        hits++;
        checkHit(a, u, b, cast as MutableShapeCast, said);
      }
    }
    expect(hits).toBeGreaterThan(4);
  });
});

/** Circles meet at times that no double holds: look a little before and after. */
function checkRound(
  a: Shape,
  u: Vector2,
  b: Shape,
  hit: boolean,
  fraction: number,
  counts: (relation: string) => boolean,
  said: string,
): void {
  const STEPS = 64;
  for (let n = 0; n <= STEPS; n++) {
    const inTime = n / STEPS > fraction + 1e-12 || !hit;
    if (!inTime && n / STEPS < fraction - 1e-12) expect(counts(relationAt(a, u, b, n, STEPS)), said).toBe(false);
    if (!hit) expect(counts(relationAt(a, u, b, n, STEPS)), said).toBe(false);
  }
}

function checkHit(
  a: Shape,
  u: Vector2,
  b: Shape,
  { fraction, point: at, normal }: MutableShapeCast,
  said: string,
): void {
  const there = translate(a, fraction * u.x, fraction * u.y);
  expect(relate(there, b), said).not.toBe("overlapping");
  expect(distance(there, b), said).toBeLessThan(1e-7);
  expect(distance(there, point(at.x, at.y)), said).toBeLessThan(1e-7);
  expect(distance(b, point(at.x, at.y)), said).toBeLessThan(1e-7);
  expect(Math.abs(normal.x * normal.x + normal.y * normal.y - 1), said).toBeLessThan(1e-14);
  expect(normal.x * u.x + normal.y * u.y, said).toBeLessThanOrEqual(1e-6);
}

test("what slides along a slope, its corner now above the line and now below by rounding, is not sent far back", () => {
  const chain = polyline([2, 2, 1, -2, -2, 1, 0, -2, -1, 0, 2, -1, 2, 2]);
  const { status, fraction } = castShape(box(-1, 0, 0, 1), { x: 6, y: -2 }, chain, undefined, { touching: false });
  expect(status).toBe("hit");
  expect(Math.abs(fraction - 3 / 13)).toBeLessThan(1e-13);
});

describe("what games ask", () => {
  test("no bullet passes a wall without thickness, from any angle, however fast", () => {
    const random = new Random(442);
    const wall = segment(0, -1, 0, 1);
    for (let shot = 0; shot < 5000; shot++) {
      const target = { x: 0, y: random.unit() * 1.9 - 0.95 };
      const from = { x: -1 - random.unit() * 1e5, y: (random.unit() - 0.5) * 1e5 };
      const size = Math.sqrt((target.x - from.x) ** 2 + (target.y - from.y) ** 2);
      const u = { x: ((target.x - from.x) / size) * 1e6, y: ((target.y - from.y) / size) * 1e6 };
      for (const bullet of [circle(from.x, from.y, 0.005), point(from.x, from.y)]) {
        for (const touching of [true, false]) {
          const { status } = castShape(bullet, u, wall, undefined, { touching });
          expect(status, JSON.stringify([bullet, u])).toBe("hit");
        }
      }
    }
  });

  test("a box slides along a floor, and into the next wall", () => {
    const [mover, floor, wall] = [box(0, 0, 1, 1), box(-10, -1, 10, 0), box(5, 0, 6, 4)];
    expect(castShape(mover, { x: 8, y: 0 }, floor, undefined, { touching: false }).status).toBe("separated");
    expect(castShape(mover, { x: 8, y: 0 }, floor)).toMatchObject({ status: "hit", fraction: 0 });
    const stop = castShape(mover, { x: 8, y: 0 }, wall, undefined, { touching: false });
    expect(stop).toMatchObject({ status: "hit", fraction: 0.5, normal: { x: -1, y: 0 } });
    expect(castShape(mover, { x: 8, y: -1 }, floor, undefined, { touching: false })).toMatchObject({
      status: "hit",
      fraction: 0,
      normal: { x: 0, y: 1 },
    });
  });

  test("two that move: only their difference counts", () => {
    const [a, b] = [circle(0, 0, 1), box(10, -1, 12, 1)];
    const both = castShape(a, { x: 6, y: 5 }, b, { x: -3, y: 5 });
    expect(both).toMatchObject({ status: "hit", fraction: 1 });
    expect(castShape(a, { x: 5, y: 5 }, b, { x: 5, y: 5 }).status).toBe("separated");
  });

  test("half-planes, walls without end, and what flies along them", () => {
    const floor = box(-Infinity, -Infinity, Infinity, 0);
    expect(castShape(circle(1e6, 3, 1), { x: 1e9, y: -4 }, floor)).toMatchObject({ status: "hit", fraction: 0.5 });
    expect(castShape(circle(0, 3, 1), { x: 1e9, y: 0 }, floor).status).toBe("separated");
    expect(castShape(floor, { x: 0, y: 4 }, box(0, 2, 1, 3))).toMatchObject({ status: "hit", fraction: 0.5 });
  });

  test.each([-600, -300, -40, 0, 40, 300])("walls without end among sizes of 2 ** %i", (exponent) => {
    const one = 2 ** exponent;
    const wall = box(-Infinity, -one, 2 * one, 2 * one);
    const pole = segment(2 * one, -5 * one, 5 * one, one);
    const { fraction } = castShape(pole, { x: -5 * one, y: one }, wall);
    expect(Math.abs(fraction - 4 / 11)).toBeLessThan(1e-14);
    expect(distance(translate(pole, -5 * one * fraction, one * fraction), wall)).toBeLessThan(2e-14 * one);
  });

  test("a ray is the cast of a point", () => {
    const random = new Random(443);
    for (let index = 0; index < 2000; index++) {
      const shape = drawn(KINDS[index % KINDS.length] as (typeof KINDS)[number], random);
      const [from, u] = [way(random), way(random)];
      if (u.x === 0 && u.y === 0) continue;
      const ray = castRay(shape, { x: from.x, y: from.y, dx: u.x, dy: u.y });
      const cast = castShape(point(from.x, from.y), u, shape);
      const said = `${JSON.stringify(shape)} ${JSON.stringify(from)} ${JSON.stringify(u)}`;
      expect(cast.status !== "separated", said).toBe(ray !== undefined);
      if (ray !== undefined) expect(Math.abs(cast.fraction - ray.fraction), said).toBeLessThan(1e-14);
    }
  });
});

describe("what it takes", () => {
  const [a, b] = [box(0, 0, 1, 1), box(3, 0, 4, 1)];

  test("an object of the caller", () => {
    const cast: MutableShapeCast = { status: "separated", fraction: 9, point: { x: 9, y: 9 }, normal: { x: 9, y: 9 } };
    expect(castShapeInto(cast, a, { x: 4, y: 0 }, b)).toBe(cast);
    expect(cast).toEqual(castShape(a, { x: 4, y: 0 }, b));
    castShapeInto(cast, a, { x: -4, y: 0 }, b);
    expect([cast.status, cast.fraction]).toEqual(["separated", 1]);
  });

  test.each([
    [() => castShape(a, null as never, b), TypeError, "ERR_TYPE"],
    [() => castShape(a, { x: 1, y: "0" } as never, b), TypeError, "ERR_TYPE"],
    [() => castShape(a, { x: Number.NaN, y: 0 }, b), RangeError, "ERR_NOT_FINITE"],
    [() => castShape(a, { x: 1, y: 0 }, b, { x: 0, y: Infinity }), RangeError, "ERR_NOT_FINITE"],
    [() => castShape(a, { x: 1, y: 0 }, b, undefined, { touching: "no" as never }), TypeError, "ERR_TYPE"],
    [() => castShape({} as never, { x: 1, y: 0 }, b), TypeError, "ERR_KIND"],
  ])("%s", (call, type, code) => {
    expect(call).toThrow(type);
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});

/** `collisions` of the plane and of space against asking `relate` about every pair. */
import { describe, expect, it } from "vitest";
import { collisions as collisionsInPlane } from "../../src/2d/collisions.js";
import { box, circle, type Polygon, type Polyline, polygon, polyline, segment } from "../../src/2d/index.js";
import { collisions as collisionsInSpace } from "../../src/3d/collisions.js";
import { box as box3, segment as segment3, sphere } from "../../src/3d/index.js";
import { type Collision, type CollisionsOptions, confirm } from "../../src/base/collision.js";
import { rangeError } from "../../src/base/errors.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { type AnyShape, build, PAIRS, ROOMS, type Room } from "../rooms.js";

type Ask = (a: readonly AnyShape[], b?: readonly AnyShape[] | CollisionsOptions, c?: CollisionsOptions) => Collision[];

/** The rooms that have collisions. */
const ASKED: readonly (readonly [Room, Ask])[] = ROOMS.flatMap((room): (readonly [Room, Ask])[] => {
  if (room.name === "2d") return [[room, collisionsInPlane as unknown as Ask]];
  if (room.name === "3d") return [[room, collisionsInSpace as unknown as Ask]];
  return [];
});

function askOf(room: Room): Ask {
  return (ASKED.find(([each]) => each === room) as readonly [Room, Ask])[1];
}

function among(room: Room, shapes: readonly AnyShape[], touching: boolean): Collision[] {
  return shapes.flatMap((shape, a) =>
    shapes.slice(a + 1).flatMap((other, after) => verdict(room, shape, other, a, a + 1 + after, touching)),
  );
}

function between(room: Room, list: readonly AnyShape[], others: readonly AnyShape[], touching: boolean): Collision[] {
  return list.flatMap((shape, a) => others.flatMap((other, b) => verdict(room, shape, other, a, b, touching)));
}

function verdict(room: Room, shape: AnyShape, other: AnyShape, a: number, b: number, touching: boolean): Collision[] {
  const relation = room.relate(shape, other);
  return relation === "overlapping" || (touching && relation === "touching") ? [{ a, b, relation }] : [];
}

describe.each(PAIRS.filter(({ room }) => room.name !== "1d"))("$name", ({ room, kindA, kindB }) => {
  const ask = askOf(room);

  it("finds what relate finds, on hard cases of two shapes", () => {
    const random = new Random(2026);
    const counts: Record<string, number> = { disjoint: 0, touching: 0, overlapping: 0 };
    for (let index = 0; index < 300; index++) {
      const [first, second] = hardCase(kindA, kindB, random, index);
      const [a, b] = [build(room, first), build(room, second)];
      const relation = room.relate(a, b);
      counts[relation] = (counts[relation] as number) + 1;
      const wanted = relation === "disjoint" ? [] : [{ a: 0, b: 0, relation }];
      expect(ask([a], [b]), JSON.stringify([a, b])).toEqual(wanted);
      expect(ask([b, a])).toEqual(wanted.map((each) => ({ ...each, b: 1 })));
      expect(ask([a], [b], { touching: false })).toEqual(relation === "overlapping" ? wanted : []);
    }
    expect(Math.min(counts.disjoint as number, counts.overlapping as number)).toBeGreaterThan(10);
  });
});

describe.each(ASKED.map(([room, ask]) => ({ name: room.name, room, ask })))("$name", ({ room, ask }) => {
  /** A crowd of shapes of all kinds: pairs that meet, pairs that nearly do, and all the strangers in between. */
  const crowd = (seed: number, size: number): AnyShape[] => {
    const random = new Random(seed);
    return Array.from({ length: size }, (_, index) => {
      const pair = hardCase(random.pick(room.kinds), random.pick(room.kinds), random, index);
      return build(room, pair[index % 2] as (typeof pair)[0]);
    });
  };

  it.each([1, 2, 3, 4])("finds what relate finds in a crowd of all kinds (seed %i)", (seed) => {
    const shapes = crowd(seed, 150);
    const wanted = among(room, shapes, true);
    expect(wanted.length).toBeGreaterThan(100);
    expect(ask(shapes)).toEqual(wanted);
    expect(ask(shapes, { touching: false })).toEqual(among(room, shapes, false));
    const others = crowd(seed + 100, 60);
    expect(ask(shapes, others)).toEqual(between(room, shapes, others, true));
    expect(ask(others, shapes, { touching: false })).toEqual(between(room, others, shapes, false));
  });

  it("stops at the limit, with the first ones in order", () => {
    const shapes = crowd(9, 100);
    const all = ask(shapes);
    expect(all.length).toBeGreaterThan(20);
    for (const limit of [0, 1, 7, all.length, all.length + 1, Number.POSITIVE_INFINITY]) {
      expect(ask(shapes, { limit })).toEqual(all.slice(0, limit));
    }
  });

  it("leaves the shapes as they are, and takes lists of none and one", () => {
    const shapes = crowd(10, 80).map((shape) => Object.freeze(shape));
    const before = JSON.stringify(shapes);
    ask(Object.freeze(shapes));
    expect(JSON.stringify(shapes)).toBe(before);
    expect(ask([])).toEqual([]);
    expect(ask(shapes.slice(0, 1))).toEqual([]);
    expect(ask([], shapes)).toEqual([]);
    expect(ask(shapes, [])).toEqual([]);
  });

  it.each([
    ["a list that is none", [42], "TypeError", "ERR_TYPE", "shapes must be an array"],
    ["an iterator", [new Set()], "TypeError", "ERR_TYPE", "shapes must be an array"],
    ["nothing", [undefined], "TypeError", "ERR_TYPE", "not undefined"],
    ["options that are none", [[], 1], "TypeError", "ERR_TYPE", "options must be an object"],
    ["a touching that is none", [[], { touching: 1 }], "TypeError", "ERR_TYPE", "touching must be true or false"],
    ["a limit as text", [[], { limit: "3" }], "TypeError", "ERR_TYPE", "limit must be a number"],
    ["half a limit", [[], { limit: 0.5 }], "RangeError", "ERR_RANGE", "limit must be a whole number"],
    ["a limit below 0", [[], { limit: -1 }], "RangeError", "ERR_RANGE", "limit must be a whole number"],
    ["a limit of NaN", [[], { limit: Number.NaN }], "RangeError", "ERR_RANGE", "limit must be a whole number"],
    ["no second list, but options after it", [[], undefined, {}], "TypeError", "ERR_TYPE", "b must be an array"],
    ["a second list that is an iterator", [[], new Set()], "TypeError", "ERR_TYPE", "b must be an array"],
    ["a bad limit after two lists", [[], [], { limit: -1 }], "RangeError", "ERR_RANGE", "limit"],
  ])("refuses %s", (_, given, type, code, text) => {
    const [a, b, c] = given as [AnyShape[], CollisionsOptions, CollisionsOptions];
    expect(() => ask(a, b, c)).toThrowError(
      expect.objectContaining({ name: type, code, message: expect.stringContaining(text) }),
    );
  });
});

describe("with a limit", () => {
  it("collisions behind very many candidates that do not collide are found", () => {
    // Parallel lines whose bounds all meet, and one across the last two.
    const lines = Array.from({ length: 450 }, (_, i) => i);
    const plane = [...lines.map((i) => segment(i, 0, i + 1000, 1000)), segment(448, 0, 449, 0)];
    const space = [...lines.map((i) => segment3(i, 0, 0, i + 1000, 1000, 1)), segment3(448, 0, 0, 449, 0, 0)];
    for (const found of [
      [
        collisionsInPlane(plane),
        collisionsInPlane(plane, { limit: 1 }),
        collisionsInPlane(plane, plane, { limit: 451 }),
      ],
      [
        collisionsInSpace(space),
        collisionsInSpace(space, { limit: 1 }),
        collisionsInSpace(space, space, { limit: 451 }),
      ],
    ]) {
      const [all, first, both] = found as [Collision[], Collision[], Collision[]];
      expect(all).toEqual([
        { a: 448, b: 450, relation: "touching" },
        { a: 449, b: 450, relation: "touching" },
      ]);
      expect(first).toEqual(all.slice(0, 1));
      expect(both.length).toBe(451);
      expect(both.slice(-3)).toEqual([
        { a: 448, b: 448, relation: "overlapping" },
        { a: 448, b: 450, relation: "touching" },
        { a: 449, b: 449, relation: "overlapping" },
      ]);
    }
  });

  it("more candidates than an array holds are no matter, where few are asked about", () => {
    const many = Array.from({ length: 17000 }, () => circle(0, 0, 1));
    expect(collisionsInPlane(many, { limit: 2 })).toEqual([
      { a: 0, b: 1, relation: "overlapping" },
      { a: 0, b: 2, relation: "overlapping" },
    ]);
    const tooMany = (): never => rangeError("ERR_TOO_MANY", "pairs: more than fit; take them with onPairs");
    for (const [limit, said] of [
      [Number.POSITIVE_INFINITY, /^collisions: .*set a limit, or ask about parts of the list$/],
      [1, /^collisions: .*too few of them collide for the limit; ask about parts of the list$/],
    ] as const) {
      expect(() => confirm(tooMany, tooMany, { least: 0, limit })).toThrowError(
        expect.objectContaining({ code: "ERR_TOO_MANY", message: expect.stringMatching(said) }),
      );
    }
  });
});

describe("what is no shape is refused, naming its index", () => {
  const good = box(0, 0, 1, 1);
  it.each([
    ["null", null, "TypeError", "ERR_KIND"],
    ["a number", 3, "TypeError", "ERR_KIND"],
    ["a gap", undefined, "TypeError", "ERR_KIND"],
    ["a shape of space", sphere(0, 0, 0, 1), "TypeError", "ERR_KIND"],
    ["a polygon without coordinates", { kind: "polygon" }, "TypeError", "ERR_TYPE"],
    ["a circle without a center", { kind: "circle", radius: 1 }, "RangeError", "ERR_NOT_FINITE"],
    ["a circle of text", { kind: "circle", x: "1", y: 0, radius: 1 }, "TypeError", "ERR_TYPE"],
    ["a NaN", { kind: "circle", x: Number.NaN, y: 0, radius: 1 }, "RangeError", "ERR_NOT_FINITE"],
    ["a radius below 0", { kind: "circle", x: 0, y: 0, radius: -1 }, "RangeError", "ERR_ORDER"],
    ["a box inside out", { kind: "box", minX: 1, minY: 0, maxX: 0, maxY: 1 }, "RangeError", "ERR_ORDER"],
    ["a box at infinity", { kind: "box", minX: 1 / 0, minY: 0, maxX: 1 / 0, maxY: 1 }, "RangeError", "ERR_NOT_FINITE"],
    ["a polyline of nothing", { kind: "polyline", coordinates: [] }, "RangeError", "ERR_ORDER"],
  ])("%s", (_, bad, name, code) => {
    const list = [good, good, bad as typeof good];
    expect(() => collisionsInPlane(list)).toThrowError(
      expect.objectContaining({ name, code, message: expect.stringContaining("shapes[2]") }),
    );
    expect(() => collisionsInPlane([good], list)).toThrowError(
      expect.objectContaining({ name, code, message: expect.stringContaining("b[2]") }),
    );
    expect(() => collisionsInPlane(list, [good])).toThrowError(
      expect.objectContaining({ name, code, message: expect.stringContaining("a[2]") }),
    );
  });

  it("in space, too", () => {
    expect(() => collisionsInSpace([box3(0, 0, 0, 1, 1, 1), good as never])).toThrowError(/shapes\[1\].*unknown kind/);
  });
});

describe("bounds that round", () => {
  it("lose no circle whose true end lies between two doubles", () => {
    const random = new Random(5);
    let touching = 0;
    let overlapping = 0;
    for (let round = 0; round < 10_000; round++) {
      // Both circles end at one place between two doubles, or miss it by one double.
      const x = random.unit() + 1;
      const steps = random.integer(1, 1000);
      const part = random.integer(0, 256 * steps);
      const r = part * 2 ** -60;
      const other = (256 * steps - part) * 2 ** -60;
      const at = x + steps * 2 ** -52;
      for (const center of [at, nextUp(at), nextDown(at)]) {
        const shapes = [circle(x, 0, r), circle(center, 0, other)];
        const found = collisionsInPlane(shapes);
        expect(found).toEqual(among(ROOMS[1] as Room, shapes as unknown as AnyShape[], true));
        if (found[0]?.relation === "touching") touching++;
        if (found[0]?.relation === "overlapping") overlapping++;
      }
    }
    expect(Math.min(touching, overlapping)).toBeGreaterThan(1000);
  });

  it("take circles whose ends overflow, and unbounded boxes", () => {
    const shapes = [circle(1e308, 0, 1e308), circle(-1e308, 0, 1e308), box(-1 / 0, 5, 1 / 0, 1 / 0)];
    expect(collisionsInPlane(shapes)).toEqual([
      { a: 0, b: 1, relation: "touching" },
      { a: 0, b: 2, relation: "overlapping" },
      { a: 1, b: 2, relation: "overlapping" },
    ]);
  });

  it("that merely touch do not hide an overlap", () => {
    const up = polyline([-1, -1, 0, 0, 1, -1]);
    const down = polyline([-1, 1, 0, 0, 1, 1]);
    expect(collisionsInPlane([up, down], { touching: false })).toEqual([{ a: 0, b: 1, relation: "overlapping" }]);
  });
});

describe("large rings and chains", () => {
  const ring = (x: number, y: number, vertices: number): number[] =>
    Array.from({ length: vertices }, (_, i) => {
      const angle = (2 * Math.PI * i) / vertices;
      const radius = i % 2 === 0 ? 1 : 0.9;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }).flat();

  it("are indexed once and not for every pair, and not for longer than the call", () => {
    // Past the constructors, so that nothing is kept beside them. 900 rings and chains of 400 vertices each.
    const shapes = Array.from({ length: 900 }, (_, i): Polygon | Polyline => {
      const coordinates = ring(1.7 * (i % 30), 1.7 * Math.floor(i / 30), 400);
      return i % 2 === 0 ? { kind: "polygon", coordinates, holes: [] } : { kind: "polyline", coordinates };
    });
    const found = collisionsInPlane(shapes);
    expect(found.length).toBeGreaterThan(1700);
    const built = shapes.map(({ kind, coordinates }) =>
      kind === "polygon" ? polygon([...coordinates]) : polyline([...coordinates]),
    );
    expect(collisionsInPlane(built)).toEqual(found);
    // Whoever changes his own arrays afterwards is read as he is then.
    const moved = shapes[0] as unknown as { coordinates: number[] };
    moved.coordinates = moved.coordinates.map((value) => value - 100);
    expect(collisionsInPlane(shapes)).toEqual(found.filter(({ a }) => a !== 0));
    ((shapes[1] as Polyline).coordinates as number[]).forEach((value, at, list) => {
      list[at] = value - 100;
    });
    expect(collisionsInPlane(shapes)).toEqual([
      ...(collisionsInPlane(shapes.slice(0, 2)) as Collision[]),
      ...found.filter(({ a }) => a > 1),
    ]);
  }, 60_000);

  it("may be the same array many times over", () => {
    const coordinates = ring(0, 0, 200);
    const shape: Polygon = { kind: "polygon", coordinates, holes: [] };
    const shapes = [shape, shape, { ...shape }, segment(0, 0, 9, 9)];
    expect(collisionsInPlane(shapes)).toHaveLength(6);
  });
});

/** What must hold for each kind alone: constructors, bounds, JSON. */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import { interval } from "../../src/interval/index.js";
import { code } from "../code.js";
import { axesOf, isPathKind, layoutOf, RADIUS } from "../generators/layout.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { compare, minus, plus, scaled } from "../oracle/rational.js";
import { type AnyShape, ROOMS, type Room } from "../rooms.js";
import { ALL_KINDS, samples } from "./samples.js";

type Make = (...values: unknown[]) => AnyShape;
type Queries = Readonly<Record<"bounds" | "toJSON" | "fromJSON", (value: unknown) => unknown>>;

/** Rooms of shapes; intervals have none of these queries. */
const SHAPE_ROOMS = ROOMS.filter(({ name }) => name !== "1d");

function queriesOf({ name }: Room): Queries {
  return (name === "2d" ? plane : space) as unknown as Queries;
}

/** JSON has no −0. */
function withoutMinusZero(value: unknown): unknown {
  if (typeof value === "number") return value + 0;
  if (Array.isArray(value)) return value.map(withoutMinusZero);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutMinusZero(each)]));
}

/** Polygons and polylines take lists of vertices: `test/paths`. */
const NUMBERED_KINDS = ALL_KINDS.filter(({ kind }) => !isPathKind(kind));

describe.each(NUMBERED_KINDS)("the constructor of $kind", ({ room, kind }) => {
  const make = room.constructors[kind] as unknown as Make;
  const { names, axes, extent } = layoutOf(kind);
  const good = names.map((_, index) => index);

  /** Good arguments but for the one at `index`. */
  function with_(index: number, value: unknown): unknown[] {
    return good.map((each, at) => (at === index ? value : each));
  }

  test("makes a plain object: kind first, then the arguments in order", () => {
    const shape = make(...good);
    expect(Object.entries(shape)).toEqual([["kind", kind], ...names.map((name, index) => [name, index])]);
    expect(Object.getPrototypeOf(shape)).toBe(Object.prototype);
  });

  test("each wrong type in each place is a TypeError with a code", () => {
    const hostile = [
      undefined,
      null,
      "1",
      "",
      "Infinity",
      true,
      {},
      [],
      [1],
      { valueOf: () => 1 },
      new Number(1),
      () => 1,
      Symbol("1"),
      Object.create(null),
      ...(kind === "interval" ? [] : [1n, new Date(0)]),
    ];
    for (const value of hostile) {
      for (const index of good) {
        expect(() => make(...with_(index, value))).toThrow(TypeError);
        expect(() => make(...with_(index, value))).toThrow(code("ERR_TYPE"));
      }
    }
  });

  test("missing arguments are a TypeError", () => {
    for (const index of good) expect(() => make(...good.slice(0, index))).toThrow(TypeError);
  });

  test("NaN is a RangeError in each place", () => {
    for (const index of good) {
      expect(() => make(...with_(index, Number.NaN))).toThrow(RangeError);
      expect(() => make(...with_(index, Number.NaN))).toThrow(/NaN/);
      expect(() => make(...with_(index, Number.NaN))).toThrow(code("ERR_NOT_FINITE"));
    }
  });

  test("infinities are refused, but for an extent's open end", () => {
    for (const index of good) {
      const isMinimum = index < names.length / 2;
      for (const infinity of [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]) {
        const open = extent && infinity < 0 === isMinimum;
        if (open) expect(make(...with_(index, infinity))[names[index] as string]).toBe(infinity);
        else expect(() => make(...with_(index, infinity))).toThrow(RangeError);
      }
    }
    if (!extent) return;
    const everywhere = good.map((_, index) =>
      index < names.length / 2 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
    );
    expect(make(...everywhere).kind).toBe(kind);
    // Both ends at the same infinity are no extent.
    for (const infinity of [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]) {
      expect(() => make(...good.map(() => infinity))).toThrow(code("ERR_NOT_FINITE"));
    }
  });

  test("what is out of order or negative is a RangeError that says so", () => {
    if (extent) {
      expect(() => make(...[...good].reverse())).toThrow(code("ERR_ORDER"));
      expect(() => make(...[...good].reverse())).toThrow(/swap/);
    }
    if (axes.includes(RADIUS)) {
      expect(() => make(...with_(axes.indexOf(RADIUS), -1))).toThrow(code("ERR_RADIUS"));
      expect(() => make(...with_(axes.indexOf(RADIUS), -Number.MIN_VALUE))).toThrow(RangeError);
    }
  });

  test("−0, the least and the largest numbers and zero sizes are fine", () => {
    for (const value of [-0, 0, Number.MIN_VALUE, Number.MAX_VALUE])
      expect(make(...good.map(() => value)).kind).toBe(kind);
  });

  test("messages name the argument and the value, and are short for long ones", () => {
    expect(() => make(...with_(0, "x".repeat(1000)))).toThrow(new RegExp(`${names[0]}.*"xxx`));
    try {
      make(...with_(0, "x".repeat(1000)));
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(200);
    }
  });
});

describe.each(SHAPE_ROOMS.flatMap((room) => room.kinds.map((kind) => ({ kind, room }))))("$kind", ({ room, kind }) => {
  const { bounds, toJSON, fromJSON } = queriesOf(room);
  const { dimension, names } = layoutOf(kind);

  test("the bounds are a record of their own: a box's fields alone, which stay when the shape's change", () => {
    const fields = Object.keys(room.name === "2d" ? plane.box(0, 0, 1, 1) : space.box(0, 0, 0, 1, 1, 1));
    for (const { shape } of samples(room, kind, 20, 72)) {
      const record: Record<string, unknown> = { ...shape, name: "door" };
      const box = bounds(record) as AnyShape;
      const told = { ...box };
      expect(Object.keys(box)).toEqual(fields);
      for (const name of Object.keys(record)) record[name] = 7;
      expect(box).toEqual(told);
    }
  });

  test("the bounds hold the shape, and no smaller box of doubles does", () => {
    for (const { draft, shape } of samples(room, kind, 1_000, 71)) {
      const box = bounds(shape) as AnyShape;
      expect(box.kind).toBe(room.name === "2d" ? "box" : "box3");
      expect(room.relate(box, shape)).not.toBe("disjoint");
      const at = (value: number) => scaled(value, 1074);
      const axes = axesOf(draft);
      const radius = axes.includes(RADIUS) ? (draft.numbers.at(-1) as number) : 0;
      for (let axis = 0; axis < dimension; axis++) {
        const letter = "XYZ".charAt(axis);
        const low = box[`min${letter}`] as number;
        const high = box[`max${letter}`] as number;
        const coordinates = draft.numbers.filter((_, index) => axes[index] === axis);
        const truth = [
          minus(at(Math.min(...coordinates)), at(radius)),
          plus(at(Math.max(...coordinates)), at(radius)),
        ] as const;
        expect(compare(at(low), truth[0])).toBeLessThanOrEqual(0);
        expect(compare(at(high), truth[1])).toBeGreaterThanOrEqual(0);
        // A few doubles above the least normal one the bound may be one step wider.
        const slack = Math.max(Math.abs(low), Math.abs(high)) < 2 ** -1018;
        if (Number.isFinite(low) && !slack) expect(compare(at(nextUp(low)), truth[0])).toBeGreaterThan(0);
        if (Number.isFinite(high) && !slack) expect(compare(at(nextDown(high)), truth[1])).toBeLessThan(0);
      }
    }
  });

  test("toJSON and fromJSON round-trip through text, infinities included", () => {
    for (const { shape } of samples(room, kind, 500, 72)) {
      const text = JSON.stringify(toJSON(shape));
      const back = fromJSON(JSON.parse(text)) as AnyShape;
      expect(Object.keys(back)).toEqual(Object.keys(shape));
      expect(withoutMinusZero(back)).toEqual(withoutMinusZero(shape));
    }
  });

  test.skipIf(isPathKind(kind))("fromJSON checks what the constructor checks, and leaves other fields aside", () => {
    const good = toJSON(
      (room.constructors[kind] as (...values: number[]) => AnyShape)(...names.map((_, index) => index)),
    ) as object;
    expect(fromJSON({ ...good, id: 7, name: "door" })).toEqual(good);
    for (const name of names) {
      for (const value of [undefined, null, "1", "NaN", " Infinity", "1e3", true, {}, 1n]) {
        expect(() => fromJSON({ ...good, [name]: value })).toThrow(TypeError);
      }
      expect(() => fromJSON({ ...good, [name]: Number.NaN })).toThrow(RangeError);
      const { [name]: _left, ...rest } = good as Record<string, unknown>;
      expect(() => fromJSON(rest)).toThrow(code("ERR_TYPE"));
      // A number from a prototype does not count.
      expect(() => fromJSON(Object.assign(Object.create({ [name]: 1 }), rest))).toThrow(TypeError);
    }
    expect(() => fromJSON(Object.create(good))).toThrow(code("ERR_KIND"));
  });
});

describe.each(SHAPE_ROOMS)("unknown shapes in $name", (room) => {
  const { bounds, toJSON, fromJSON } = queriesOf(room);
  const some = (room.name === "2d" ? plane.point(0, 0) : space.point(0, 0, 0)) as unknown as AnyShape;
  const otherRoom = room.name === "2d" ? space.sphere(0, 0, 0, 1) : plane.circle(0, 0, 1);
  const UNKNOWN = [
    undefined,
    null,
    7,
    "point",
    {},
    [],
    { kind: undefined },
    { kind: 3 },
    { kind: "Point" },
    { kind: "constructor" },
    { kind: "__proto__" },
    { kind: "toString" },
    { kind: "hasOwnProperty" },
    { kind: ["point"] },
    otherRoom,
    interval(1, 2),
  ];

  test("are a TypeError with ERR_KIND in every question", () => {
    for (const value of UNKNOWN) {
      const shape = value as AnyShape;
      for (const question of ["relate", "intersects", "overlaps", "touches"] as const) {
        expect(() => room[question](shape, some)).toThrow(TypeError);
        expect(() => room[question](some, shape)).toThrow(code("ERR_KIND"));
      }
      expect(() => bounds(value)).toThrow(code("ERR_KIND"));
      expect(() => toJSON(value)).toThrow(code("ERR_KIND"));
    }
  });

  test("fromJSON: ERR_TYPE for what is no object, ERR_KIND for an unknown kind", () => {
    for (const value of UNKNOWN) expect(() => fromJSON(value)).toThrow(TypeError);
    for (const value of [null, undefined, 7, "x", [], () => 1]) expect(() => fromJSON(value)).toThrow(code("ERR_TYPE"));
    for (const value of [{}, { kind: "constructor" }, { kind: "__proto__" }, otherRoom]) {
      expect(() => fromJSON(value)).toThrow(code("ERR_KIND"));
    }
    expect(() => fromJSON(Object.create(some))).toThrow(code("ERR_KIND"));
    expect(() => fromJSON(Object.create(some))).toThrow(/a kind of its own/);
  });

  test("the message names the other room", () => {
    const other = room.name === "2d" ? "hantei/3d" : '"hantei"';
    expect(() => room.relate(otherRoom as unknown as AnyShape, some)).toThrow(other);
  });
});

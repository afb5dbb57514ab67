/** A batch says of every pair what the pair's own function says, by both kernels, copied and reserved. */
import { describe, expect, it, test } from "vitest";
import { type Polygon, point, polygon, relate, segment } from "../../src/2d/index.js";
import {
  type BatchOptions,
  relateBoxes,
  relateCircles,
  relatePointsBoxes,
  relatePointsPolygon,
  relateSegments,
  relateSpheres,
  reserve,
} from "../../src/batch/index.js";
import { sameBytes } from "../broadphase/same-bytes.js";
import { code } from "../code.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { type AnyShape, build, type Relation, ROOMS, type Room } from "../rooms.js";

type Columns = Readonly<Record<string, Float64Array>>;
type Batch = (a: Columns, b: Columns, options?: BatchOptions) => Int8Array;

const CODES: Readonly<Record<Relation, number>> = { disjoint: -1, touching: 0, overlapping: 1 };
const KERNELS = ["simd", "js"] as const;
const roomNamed = (name: string): Room => ROOMS.find((each) => each.name === name) as Room;

const QUESTIONS: readonly (readonly [string, Batch, string, string, string])[] = [
  ["relateBoxes", relateBoxes as unknown as Batch, "2d", "box", "box"],
  ["relateBoxes in space", relateBoxes as unknown as Batch, "3d", "box3", "box3"],
  ["relateSegments", relateSegments as unknown as Batch, "2d", "segment", "segment"],
  ["relateCircles", relateCircles as unknown as Batch, "2d", "circle", "circle"],
  ["relateSpheres", relateSpheres as unknown as Batch, "3d", "sphere", "sphere"],
  ["relatePointsBoxes", relatePointsBoxes as unknown as Batch, "2d", "point", "box"],
  ["relatePointsBoxes in space", relatePointsBoxes as unknown as Batch, "3d", "point3", "box3"],
];

/** Hard pairs, and pairs of small whole numbers, many of which touch. */
function pairsOf(room: Room, kindA: string, kindB: string, count: number): [AnyShape, AnyShape][] {
  const random = new Random(count + kindA.length);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = hardCase(kindA, kindB, random, index);
    return [build(room, a), build(room, b)];
  });
}

function columnsOf(shapes: readonly AnyShape[]): Columns {
  const names = Object.keys(shapes[0] ?? {}).filter((name) => name !== "kind");
  return Object.fromEntries(names.map((name) => [name, Float64Array.from(shapes, (shape) => shape[name] as number)]));
}

for (const [name, batch, roomName, kindA, kindB] of QUESTIONS) {
  describe(name, () => {
    const room = roomNamed(roomName);
    const pairs = pairsOf(room, kindA, kindB, 6001);
    const [a, b] = [columnsOf(pairs.map((pair) => pair[0])), columnsOf(pairs.map((pair) => pair[1]))];
    const expected = Int8Array.from(pairs, ([x, y]) => CODES[room.relate(x, y)]);

    it("is asked about all three relations", () => {
      expect(new Set(expected).size).toBe(3);
    });

    for (const kernel of KERNELS) {
      it(`says the same by ${kernel}`, () => {
        expect(sameBytes(batch(a, b, { kernel }), expected)).toBe(true);
        expect(sameBytes(batch(a, b), expected)).toBe(true);
      });

      it(`writes into out, and no further, by ${kernel}`, () => {
        const few = (columns: Columns, length: number): Columns =>
          Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, column.subarray(0, length)]));
        for (const length of [0, 1, 2, 3, 31, 33, 2047, 2048, 2049]) {
          const out = new Int8Array(length + 3).fill(7);
          expect(batch(few(a, length), few(b, length), { out, kernel })).toBe(out);
          expect(sameBytes(out, Int8Array.of(...expected.subarray(0, length), 7, 7, 7)), `${length} pairs`).toBe(true);
        }
      });

      it(`finds nothing for NaN, by ${kernel}`, () => {
        for (const side of [a, b]) {
          for (const broken of Object.keys(side)) {
            const length = 50;
            const cut = (columns: Columns): Columns =>
              Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, column.slice(0, length)]));
            const [x, y] = [cut(a), cut(b)];
            ((side === a ? x : y)[broken] as Float64Array).fill(Number.NaN);
            expect(new Set(batch(x, y, { kernel }))).toEqual(new Set([-1]));
          }
        }
      });
    }
  });
}

describe("reserve", () => {
  const reserved = [
    ["boxes", relateBoxes, "box", "box"],
    ["circles", relateCircles, "circle", "circle"],
    ["segments", relateSegments, "segment", "segment"],
    ["spheres", relateSpheres, "sphere", "sphere"],
    ["points and boxes", relatePointsBoxes, "point", "box"],
    ["boxes of space", relateBoxes, "box3", "box3"],
    ["points and boxes of space", relatePointsBoxes, "point3", "box3"],
  ] as const;
  for (const [what, batch, kindA, kindB] of reserved) {
    it(`${what}: the same codes, wherever they lie, odd counts and parts of columns too`, () => {
      const room = roomNamed(what === "spheres" || what.endsWith("space") ? "3d" : "2d");
      const pairs = pairsOf(room, kindA, kindB, 2051);
      const expected = Int8Array.from(pairs, ([x, y]) => CODES[room.relate(x, y)]);
      const { a, b, out } = reserve(what, pairs.length) as unknown as { a: Columns; b: Columns; out: Int8Array };
      for (const [columns, from] of [
        [a, columnsOf(pairs.map((pair) => pair[0]))],
        [b, columnsOf(pairs.map((pair) => pair[1]))],
      ] as const) {
        for (const [key, column] of Object.entries(columns)) column.set(from[key] as Float64Array);
      }
      const ask = batch as unknown as Batch;
      for (const kernel of KERNELS) {
        out.fill(9);
        expect(ask(a, b, { out, kernel })).toBe(out);
        expect(sameBytes(out, expected)).toBe(true);
        expect(sameBytes(ask(a, b, { kernel }), expected)).toBe(true);
      }
      const part = (columns: Columns): Columns =>
        Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, column.subarray(1, 8)]));
      out.fill(9);
      ask(part(a), part(b), { out: out.subarray(3, 10) });
      expect(out.subarray(0, 12)).toEqual(Int8Array.of(9, 9, 9, ...expected.subarray(1, 8), 9, 9));
    });
  }

  it("codes in reserved memory of columns that lie elsewhere", () => {
    const { out } = reserve("boxes", 64);
    const home = reserve("boxes", 64);
    const random = new Random(77);
    const fresh = (): Columns =>
      Object.fromEntries(["minX", "minY", "maxX", "maxY"].map((key) => [key, new Float64Array(64)]));
    const [a, b] = [fresh(), fresh()];
    for (const columns of [a, b]) {
      for (let i = 0; i < 64; i++) {
        for (const axis of ["X", "Y"]) {
          const low = random.integer(0, 6);
          (columns[`min${axis}`] as Float64Array)[i] = low;
          (columns[`max${axis}`] as Float64Array)[i] = low + random.integer(0, 3);
        }
      }
    }
    for (const [key, column] of Object.entries(home.a)) column.set(a[key] as Float64Array);
    const ask = relateBoxes as unknown as Batch;
    const expected = ask(a, b, { kernel: "js" });
    for (const [first, second] of [
      [a, b],
      [home.a as unknown as Columns, b],
    ] as const) {
      out.fill(9);
      expect(sameBytes(ask(first, second, { out }), expected)).toBe(true);
    }
  });

  it("many pairs, which go piece by piece: ties between long stretches of none", () => {
    const random = new Random(20261124);
    const { a, b, out } = reserve("segments", 100_003);
    for (const column of [...Object.values(a), ...Object.values(b)])
      for (const i of column.keys()) column[i] = random.unit();
    const ties = [8191, 8192, 60_000, 60_001, 99_999, 100_002];
    for (const i of ties) for (const key of ["x1", "y1"] as const) b[key][i] = a[key][i] as number;
    relateSegments(a, b, { out });
    expect([...out.keys()].filter((i) => out[i] === 0)).toEqual(ties);
    expect(sameBytes(out, relateSegments(a, b, { kernel: "js" }))).toBe(true);
  });

  it("refuses what it cannot hold", () => {
    expect(() => reserve("cones" as "boxes", 1)).toThrow(code("ERR_RANGE"));
    expect(() => reserve(Object.create(null), 1)).toThrow(code("ERR_RANGE"));
    expect(() => reserve("toString" as "boxes", 1)).toThrow(code("ERR_RANGE"));
    const { a, b } = reserve("boxes", 1);
    expect(() => relateBoxes(a, b, { out: new Uint8Array(1) as unknown as Int8Array })).toThrow("not Uint8Array");
    expect(() => reserve("boxes", "1" as unknown as number)).toThrow(code("ERR_TYPE"));
    for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e13]) {
      expect(() => reserve("boxes", count)).toThrow(code("ERR_RANGE"));
    }
    expect(reserve("boxes", 0).out).toHaveLength(0);
  });
});

describe("segments of whole numbers, and of multiples of other powers of two", () => {
  // Where doubles stop being exact, differences of 24 bits, and where products under- or overflow.
  const scales = [0, -20, -216, -217, -239, -262, -263, -264, -1074, 200, 475, 499, 500, 512, 1000].map((n) => 2 ** n);
  const ranges = [2, 1000, 2 ** 22, 2 ** 23, 2 ** 24];
  test.each(scales)("of %d", (scale) => {
    const random = new Random(5);
    const segments = ranges.flatMap((range) =>
      Array.from({ length: 400 }, (_, index) => {
        const [x1, y1, x2, y2, x3, y3, x4, y4] = Array.from({ length: 8 }, () => random.integer(-range, range));
        const t = random.integer(0, 2);
        const [onX, onY] = [
          (x1 as number) + t * ((x2 as number) - (x1 as number)),
          (y1 as number) + t * ((y2 as number) - (y1 as number)),
        ];
        if (index % 4 === 0) return [x1, y1, x2, y2, onX, onY, x4, y4];
        if (index % 4 === 1) return [x1, y1, x2, y2, onX, onY, x1, y1];
        if (index % 4 === 2) return [x1, y1, x1, y1, x3, y3, index % 8 < 4 ? x1 : x3, index % 8 < 4 ? y1 : y3];
        return [x1, y1, x2, y2, x3, y3, x4, y4];
      }),
    );
    const columns = Array.from({ length: 8 }, (_, k) =>
      Float64Array.from(segments, (numbers) => Math.max(-1e308, Math.min(1e308, (numbers[k] as number) * scale))),
    );
    const of = (from: number): Columns =>
      Object.fromEntries(["x1", "y1", "x2", "y2"].map((key, k) => [key, columns[from + k] as Float64Array]));
    const end = (i: number, k: number): number => (columns[k] as Float64Array)[i] as number;
    const expected = Int8Array.from(segments, (_, i) => {
      const a = segment(end(i, 0), end(i, 1), end(i, 2), end(i, 3));
      return CODES[relate(a, segment(end(i, 4), end(i, 5), end(i, 6), end(i, 7)))];
    });
    for (const kernel of KERNELS) {
      expect(sameBytes((relateSegments as unknown as Batch)(of(0), of(4), { kernel }), expected)).toBe(true);
    }
  });
});

describe("relatePointsPolygon", () => {
  const random = new Random(77);
  const grid = (low: number, high: number): number => random.integer(2 * low, 2 * high) / 2;
  const star = (vertices: number): number[] =>
    Array.from({ length: vertices }, (_, i) => {
      const angle = (2 * Math.PI * i) / vertices;
      const radius = 8 * (0.4 + 0.6 * random.unit());
      return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))];
    }).flat();

  function polygons(): Polygon[] {
    const made: Polygon[] = [
      polygon([0, 0, 6, 0, 6, 6, 0, 6], [[1, 1, 3, 1, 3, 3, 1, 3]]),
      polygon([0, 0, 1e200, 0, 0, 1e200]),
      polygon([0, 0, 1e-200, 0, 0, 1e-200]),
      polygon(Array.from({ length: 400 }, (_, i) => (i % 2 ? Math.sin : Math.cos)(Math.floor(i / 2) / 31.85) * 5)),
    ];
    for (let i = 0; i < 60; i++) {
      try {
        made.push(polygon(star(random.integer(3, 24))));
      } catch {
        // Folded by rounding.
      }
    }
    return made;
  }

  it("says what single points say, by both kernels", () => {
    const seen = new Set<number>();
    for (const shape of polygons()) {
      const around =
        Math.abs(shape.coordinates[2] as number) > 100
          ? 1e200
          : Math.abs(shape.coordinates[2] as number) < 0.1
            ? 1e-200
            : 1;
      const points = {
        x: Float64Array.from({ length: 301 }, () => around * grid(-8, 8)),
        y: Float64Array.from({ length: 301 }, () => around * grid(-8, 8)),
      };
      for (let i = 0; i < 40; i++) {
        const at = 2 * random.integer(0, shape.coordinates.length / 2 - 1);
        points.x[i] = shape.coordinates[at] as number;
        points.y[i] = i % 2 ? (shape.coordinates[at + 1] as number) : (points.y[i] as number);
      }
      points.x[300] = Number.NaN;
      points.y[299] = Number.NaN;
      const expected = Int8Array.from(points.x, (x, i) =>
        Number.isNaN(x + (points.y[i] as number)) ? -1 : CODES[relate(shape, point(x, points.y[i] as number))],
      );
      for (const kernel of KERNELS) expect(relatePointsPolygon(points, shape, { kernel })).toEqual(expected);
      for (const code of expected) seen.add(code);
    }
    expect(seen.size).toBe(3);
  });

  it("finds nothing in a polygon with a NaN", () => {
    const broken = { kind: "polygon", coordinates: [0, 0, 4, 0, Number.NaN, 4], holes: [] } as const;
    const points = { x: Float64Array.of(1, 2), y: Float64Array.of(0, 1) };
    for (const kernel of KERNELS) expect(relatePointsPolygon(points, broken, { kernel }).join()).toBe("-1,-1");
  });

  it("refuses what is no polygon", () => {
    const points = { x: new Float64Array(1), y: new Float64Array(1) };
    for (const bad of [undefined, null, 1, { kind: "box" }, "polygon", { kind: "polygon" }]) {
      const ask = () => relatePointsPolygon(points, bad as unknown as Polygon);
      expect(ask).toThrow(code("ERR_TYPE"));
    }
  });
});

describe("hostile arguments", () => {
  it("columns whose buffers went elsewhere are not taken for none", () => {
    const gone = (): Float64Array => {
      const numbers = new Float64Array(2);
      structuredClone(numbers, { transfer: [numbers.buffer] });
      return numbers;
    };
    const segments = { x1: gone(), y1: gone(), x2: gone(), y2: gone() };
    expect(() => relateSegments(segments, segments)).toThrow(/relateSegments: a: x1 has lost its numbers/);
    const circles = { x: gone(), y: gone(), radius: gone() };
    expect(() => relateCircles(circles, circles)).toThrow(code("ERR_TYPE"));
  });

  it("columns that a getter of the options sends away are not taken for none", () => {
    const x = new Float64Array(2);
    const options = {
      get kernel(): undefined {
        structuredClone(x, { transfer: [x.buffer] });
        return undefined;
      },
    };
    expect(() => relateCircles({ x, y: x, radius: x }, good, options)).toThrow(/a column has lost its numbers/);
  });

  it("columns of a class of one's own are read as the numbers that they hold", () => {
    class Bytes extends Float64Array {
      static get [Symbol.species](): Float64ArrayConstructor {
        return Uint8Array as never;
      }
    }
    const x = Float64Array.from({ length: 100 }, (_, i) => i / 8);
    const own = Bytes.from(x);
    for (const kernel of KERNELS) {
      const wanted = relateCircles(
        { x, y: x, radius: x },
        { x: x.map((each) => each + 1), y: x, radius: x },
        { kernel },
      );
      const [a, b] = [
        { x: own, y: own, radius: own },
        { x: Bytes.from(x, (each) => each + 1), y: own, radius: own },
      ];
      expect(relateCircles(a, b, { kernel })).toEqual(wanted);
    }
  });

  const column = new Float64Array(2);
  const good = { x: column, y: column, radius: column };
  const ask = (a: unknown, b: unknown, options?: unknown) => () =>
    relateCircles(a as typeof good, b as typeof good, options as BatchOptions);
  it("are refused with a code", () => {
    for (const bad of [undefined, null, 3, "x", [], {}, { ...good, x: [1, 2] }, { ...good, y: new Float32Array(2) }]) {
      expect(ask(bad, good)).toThrow(code("ERR_TYPE"));
      expect(ask(good, bad)).toThrow(code("ERR_TYPE"));
    }
    const longer = new Float64Array(3);
    expect(ask({ ...good, radius: longer }, good)).toThrow(code("ERR_LENGTH"));
    expect(ask({ x: longer, y: longer, radius: longer }, good)).toThrow(code("ERR_LENGTH"));
    expect(ask(good, good, { out: new Int8Array(1) })).toThrow(code("ERR_LENGTH"));
    for (const options of [1, null, { out: new Uint8Array(2) }, { out: [] }]) {
      expect(ask(good, good, options)).toThrow(code("ERR_TYPE"));
    }
    expect(ask(good, good, { kernel: "gpu" })).toThrow(code("ERR_RANGE"));
    const space = { minX: column, minY: column, minZ: column, maxX: column, maxY: column, maxZ: column };
    const plane = { minX: column, minY: column, maxX: column, maxY: column };
    expect(() => relateBoxes(space, plane)).toThrow(code("ERR_TYPE"));
    expect(() => relatePointsBoxes({ x: column, y: column }, space)).toThrow(code("ERR_TYPE"));
  });
});

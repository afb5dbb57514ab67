/** Geometries in binary: written here byte by byte, they are what the same geometries in text are. */
import fc from "fast-check";
import type { Shape } from "hantei";
import { describe, expect, test } from "vitest";
import { Misread } from "../src/bad-input.js";
import { readWkb } from "../src/readers/wkb.js";
import { readWkt } from "../src/readers/wkt.js";

type Position = readonly [x: number, y: number];
type Geometry =
  | { readonly type: 1; readonly at: Position }
  | { readonly type: 2; readonly line: readonly Position[] }
  | { readonly type: 3; readonly rings: readonly (readonly Position[])[] }
  | { readonly type: 4 | 5 | 6; readonly parts: readonly Geometry[] };

const NAMES = ["", "POINT", "LINESTRING", "POLYGON", "MULTIPOINT", "MULTILINESTRING", "MULTIPOLYGON"];

function bytes(geometry: Geometry, isLittle: boolean, code: number = geometry.type, system?: number): Uint8Array {
  const out: number[] = [];
  const put = (length: number, write: (view: DataView) => void): void => {
    const piece = new Uint8Array(length);
    write(new DataView(piece.buffer));
    out.push(...piece);
  };
  const uint = (value: number): void => put(4, (view) => view.setUint32(0, value, isLittle));
  const position = (at: Position): void => {
    for (const value of at) put(8, (view) => view.setFloat64(0, value, isLittle));
  };
  const line = (positions: readonly Position[]): void => {
    uint(positions.length);
    positions.forEach(position);
  };
  out.push(isLittle ? 1 : 0);
  uint(code);
  if (system !== undefined) uint(system);
  if (geometry.type === 1) position(geometry.at);
  else if (geometry.type === 2) line(geometry.line);
  else if (geometry.type === 3) {
    uint(geometry.rings.length);
    geometry.rings.forEach(line);
  } else {
    uint(geometry.parts.length);
    // Each part may have its own order of bytes.
    for (const [i, part] of geometry.parts.entries()) out.push(...bytes(part, i % 2 === 0 ? isLittle : !isLittle));
  }
  return Uint8Array.from(out);
}

function text(geometry: Geometry): string {
  return `${NAMES[geometry.type]} ${body(geometry)}`;
}

function body(geometry: Geometry): string {
  const line = (positions: readonly Position[]): string => `(${positions.map((at) => at.join(" ")).join(", ")})`;
  if (geometry.type === 1) return line([geometry.at]);
  if (geometry.type === 2) return line(geometry.line);
  if (geometry.type === 3) return `(${geometry.rings.map(line).join(", ")})`;
  return `(${geometry.parts.map(body).join(", ")})`;
}

/** The shapes that a reader hands over. */
function shapes<T>(read: (source: T, take: (make: () => Shape) => void) => void, source: T): Shape[] {
  const all: Shape[] = [];
  read(source, (make) => all.push(make()));
  return all;
}

/** What is wrong with it. */
function refusal(wkb: Uint8Array): string {
  try {
    return `read as ${JSON.stringify(shapes(readWkb, wkb))}`;
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return error.message;
  }
}

const SQUARE: readonly Position[] = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 9],
  [0, 0],
];
const HOLE: readonly Position[] = [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 1],
];
const POINT: Geometry = { type: 1, at: [0.1, -5e-324] };
const NOWHERE = { type: 1, at: [Number.NaN, Number.NaN] } as const;
const LINE: Geometry = { type: 2, line: SQUARE.slice(0, 3) };
const POLYGON: Geometry = { type: 3, rings: [SQUARE, HOLE] };
const ALL: readonly Geometry[] = [
  POINT,
  LINE,
  { type: 2, line: SQUARE.slice(0, 2) },
  POLYGON,
  { type: 4, parts: [POINT, { type: 1, at: [1e308, 3] }] },
  { type: 5, parts: [LINE, LINE, LINE] },
  { type: 6, parts: [POLYGON, { type: 3, rings: [HOLE] }] },
];

describe("every kind of geometry is what its text is", () => {
  for (const geometry of ALL) {
    for (const isLittle of [true, false]) {
      test(`${text(geometry)}, ${isLittle ? "little" : "big"} end first`, () => {
        expect(shapes(readWkb, bytes(geometry, isLittle))).toEqual(shapes(readWkt, text(geometry)));
      });
    }
  }

  test("any doubles, among other bytes", () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(finite, finite), { minLength: 1 }), fc.boolean(), (positions, isLittle) => {
        const points: Geometry = { type: 4, parts: positions.map((at): Geometry => ({ type: 1, at })) };
        const wkb = bytes(points, isLittle);
        const among = new Uint8Array(wkb.length + 20).fill(255);
        among.set(wkb, 7);
        const found = shapes(readWkb, among.subarray(7, 7 + wkb.length));
        expect(found).toEqual(positions.map(([x, y]) => expect.objectContaining({ kind: "point", x, y })));
      }),
    );
  });
});

describe("bytes that are no geometry are refused", () => {
  test("cut off anywhere, or with bytes behind it", () => {
    for (const geometry of ALL) {
      const wkb = bytes(geometry, true);
      for (let length = 1; length < wkb.length; length++) {
        expect(refusal(wkb.subarray(0, length))).toBe(
          `byte ${length + 1} of the geometry's WKB: the geometry does not end: cut off?`,
        );
      }
      expect(refusal(Uint8Array.of(...wkb, 0))).toBe(
        `byte ${wkb.length + 1} of the geometry's WKB: 1 byte is left over`,
      );
    }
  });

  test("any byte may be another: it is refused as a record is, or read", () => {
    for (const geometry of ALL) {
      const wkb = bytes(geometry, true);
      for (let at = 0; at < wkb.length; at++) {
        for (const byte of [0, 1, 7, 127, 128, 255]) {
          const other = wkb.slice();
          other[at] = byte;
          expect(() => {
            try {
              readWkb(other, () => {});
            } catch (error) {
              if (!(error instanceof Misread)) throw error;
            }
          }).not.toThrow();
        }
      }
    }
  });

  test.each<[string, Uint8Array, string]>([
    [
      "an order of bytes",
      Uint8Array.of(2, 1, 0, 0, 0),
      "byte 1 of the geometry's WKB: the order of bytes is 0 or 1, not 2",
    ],
    ["type 0", bytes(POINT, true, 0), "byte 2 of the geometry's WKB: there is no geometry of type 0"],
    ["type 18", bytes(POINT, true, 18), "byte 2 of the geometry's WKB: there is no geometry of type 18"],
    ["a type of the prototype's", bytes(POINT, true, 4001), "there is no geometry of type 4001"],
    ["a curve", bytes(LINE, false, 8), "CIRCULARSTRING is not supported; of WKB there are POINT, LINESTRING,"],
    ["a collection", bytes(LINE, true, 7), "GEOMETRYCOLLECTION is not supported"],
    ["a collection in space", bytes(LINE, true, 1007), "GEOMETRYCOLLECTION is not supported"],
    ["Z", bytes(POINT, true, 1001), "POINT Z has a third coordinate; geometries lie in the plane"],
    ["M", bytes(LINE, true, 2002), "LINESTRING M has measures; a position is x y"],
    ["Z and M", bytes(POLYGON, false, 3003), "POLYGON ZM has a third coordinate"],
    ["PostGIS's Z", bytes(POINT, false, 0x80000001), "POINT Z has a third coordinate"],
    ["PostGIS's M", bytes(POINT, true, 0x40000001), "POINT M has measures"],
    ["PostGIS's Z and M", bytes(POINT, true, 0xc0000001), "POINT ZM has a third coordinate"],
    ["PostGIS's reference system", bytes(POINT, true, 0x20000001, 4326), "a reference system in WKB is not supported"],
    [
      "a point among lines",
      bytes({ type: 5, parts: [LINE, POINT] }, true),
      "byte 67 of the geometry's WKB: a part is to be a LINESTRING, and its type is 1",
    ],
    ["a count beyond all bytes", Uint8Array.of(1, 2, 0, 0, 0, 255, 255, 255, 255), "cut off?"],
    [
      "no positions",
      Uint8Array.of(1, 2, 0, 0, 0, 0, 0, 0, 0),
      "LINESTRING EMPTY has no points: there is nothing to compare",
    ],
    ["no rings", Uint8Array.of(1, 3, 0, 0, 0, 0, 0, 0, 0), "POLYGON EMPTY has no points"],
    ["no parts", Uint8Array.of(0, 0, 0, 0, 6, 0, 0, 0, 0), "MULTIPOLYGON EMPTY has no points"],
    ["POINT EMPTY", bytes(NOWHERE, true), "POINT EMPTY has no points"],
    ["half a point", bytes({ type: 1, at: [1, Number.NaN] }, true), "byte 14 of the geometry's WKB: NaN is not finite"],
    [
      "infinity",
      bytes(
        {
          type: 2,
          line: [
            [0, 0],
            [1, -Infinity],
          ],
        },
        true,
      ),
      "-Infinity is not finite; a finite number",
    ],
    ["nothing", new Uint8Array(0), "the field is empty; a geometry in WKB is wanted"],
    ["text", new TextEncoder().encode("POINT (1 1)"), "not 80; if this is WKT, its column must be one of text"],
    [
      "a ring without positions",
      bytes({ type: 3, rings: [SQUARE, []] }, true),
      "byte 94 of the geometry's WKB: a part of this POLYGON is EMPTY",
    ],
    [
      "a part without positions",
      bytes({ type: 5, parts: [LINE, { type: 2, line: [] }] }, true),
      "a part of this MULTILINESTRING is EMPTY",
    ],
    ...[0, 1].map((empty): [string, Uint8Array, string] => [
      `POINT EMPTY as part ${empty}`,
      bytes({ type: 4, parts: [0, 1].map((i) => (i === empty ? NOWHERE : POINT)) }, true),
      `byte ${10 + 21 * empty} of the geometry's WKB: a part of this MULTIPOINT is EMPTY`,
    ]),
    [
      "a line of one position that is none",
      bytes({ type: 2, line: [NOWHERE.at] }, true),
      "byte 10 of the geometry's WKB: NaN is",
    ],
    [
      "a line of one position",
      bytes({ type: 2, line: [[0, 0]] }, true),
      "byte 6 of the geometry's WKB: a line takes two positions or more, not 1",
    ],
    [
      "an open ring",
      bytes({ type: 3, rings: [SQUARE, HOLE.slice(0, 3)] }, true),
      "byte 94 of the geometry's WKB: hole 0 is not closed",
    ],
  ])("%s", (_, wkb, message) => {
    expect(refusal(wkb)).toContain(message);
  });

  test("a reference system of 0 is none", () => {
    expect(shapes(readWkb, bytes(POINT, true, 0x20000001, 0))).toEqual(shapes(readWkt, text(POINT)));
  });
});

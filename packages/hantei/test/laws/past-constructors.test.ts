/**
 * Shapes built past the constructors. Documented: NaN is disjoint from everything; infinities where none may be are nobody's
 * shape, and all that is promised is an answer: no exception, no endless loop.
 */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import { isPathKind, layoutOf, polygonOf, RADIUS } from "../generators/layout.js";
import { type AnyShape, build, PAIRS, type Room } from "../rooms.js";

/** Shapes around the origin, large and small, so that every two of them overlap. */
function around(room: Room, kind: string): AnyShape[] {
  if (isPathKind(kind)) return pathsAround(room, kind);
  const { axes, dimension } = layoutOf(kind);
  const hasTwoEnds = axes.lastIndexOf(0) > 0;
  return [0, 1, 8].map((size) =>
    build(room, {
      kind,
      numbers: axes.map((axis, index) => {
        if (axis === RADIUS) return size;
        return hasTwoEnds ? (index < dimension ? -size : size) : 0;
      }),
    }),
  );
}

function pathsAround(room: Room, kind: string): AnyShape[] {
  if (kind === "polyline") return [1, 8].map((size) => build(room, { kind, numbers: [-size, -size, size, size] }));
  const square = (x: number, y: number, size: number): number[] => {
    return [-size, -size, size, -size, size, size, -size, size].map((value, index) => value + (index % 2 ? y : x));
  };
  return [
    build(room, polygonOf([square(0, 0, 1)])),
    build(room, polygonOf([square(0, 0, 8), square(5, -5, 2), square(-5, 5, 2)])),
  ];
}

/** The shape with one of its numbers replaced, for each of them. */
function replacements(shape: AnyShape, value: number): AnyShape[] {
  return layoutOf(shape.kind).names.flatMap((name) =>
    inside(shape[name], value).map((each) => ({ ...shape, [name]: each })),
  );
}

/** A number, or a list with one number in it, replaced. */
function inside(old: unknown, value: number): unknown[] {
  if (!Array.isArray(old)) return [value];
  return old.flatMap((each, index) =>
    inside(each, value).map((changed) => old.map((other, at) => (at === index ? changed : other))),
  );
}

const QUESTIONS = ["relate", "intersects", "overlaps", "touches"] as const;

describe.each(PAIRS)("$name", ({ room, kindA, kindB }) => {
  const shapesA = around(room, kindA);
  const shapesB = around(room, kindB);

  /** Calls `check` for every pair of shapes with one number of one of them replaced. */
  function replacing(value: number, check: (a: AnyShape, b: AnyShape) => void): void {
    for (const a of shapesA) {
      for (const b of shapesB) {
        for (const changed of replacements(a, value)) check(changed, b);
        for (const changed of replacements(b, value)) check(a, changed);
      }
    }
  }

  test("the shapes used here all overlap", () => {
    for (const a of shapesA) for (const b of shapesB) expect(room.relate(a, b)).toBe("overlapping");
  });

  test("NaN in any number of either is disjoint, in every question", () => {
    replacing(Number.NaN, (a, b) => {
      for (const [first, second, kinds] of [
        [a, b, [kindA, kindB]],
        [b, a, [kindB, kindA]],
      ] as const) {
        const told = JSON.stringify([first, second], (_name, value) => (Number.isNaN(value) ? "NaN" : value));
        for (const question of QUESTIONS) {
          const wanted = question === "relate" ? "disjoint" : false;
          expect(room[question](first, second), told).toBe(wanted);
          const named = room.pairFunction(question, kinds[0], kinds[1]);
          if (named !== undefined) expect(named(first, second), told).toBe(wanted);
        }
      }
    });
  });

  test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MAX_VALUE, -1])(
    "%d in any number gets an answer",
    (value) => {
      replacing(value, (a, b) => {
        expect(["disjoint", "touching", "overlapping"]).toContain(room.relate(a, b));
        expect(room.relate(b, a)).toBe(room.relate(a, b));
      });
    },
  );
});

describe("lists of coordinates cut off anywhere", () => {
  const square = [0, 0, 4, 0, 4, 4, 0, 4];
  const corner = [1, 1, 9, 1, 9, 3, 3, 3, 3, 9, 1, 9];
  const cut = [square, corner].flatMap((ring) =>
    ring.map((_, length) => ({ kind: "polygon", coordinates: ring.slice(0, length), holes: [] }) as const),
  );
  const whole = [
    plane.polygon([0.5, 1.5, 0.25, 2.75, 0.75, 7.25]),
    plane.polygon(corner),
    plane.segment(0.25, 7.25, 1.75, 0.125),
    plane.box(1, 1, 2, 6),
    plane.polyline(corner),
  ];

  test.each([
    ["relate", plane.relate],
    ["contact", plane.contact],
    ["closestPoints", plane.closestPoints],
    ["castShape", (a: plane.Shape, b: plane.Shape) => plane.castShape(a, { x: 3, y: 1 }, b, undefined)],
  ] as const)("%s ends", (_, ask) => {
    let ended = 0;
    for (const a of cut) {
      for (const b of [...whole, ...cut]) {
        for (const [first, second] of [[a, b] as const, [b, a] as const]) {
          // What it says of what is no shape is nobody's business; that it says it is.
          try {
            ask(first, second);
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
          }
          ended++;
        }
      }
    }
    expect(ended).toBe(2 * cut.length * (cut.length + whole.length));
  });
});

test("a list that grows while it is read spoils no later answer", () => {
  const saw = [0, 0, 2, 3, 4, 0, 6, 3];
  const bar = plane.segment(0, 1, 6, 1);
  const questions = [
    () => plane.contact({ kind: "polyline", coordinates: saw }, bar),
    () => plane.castShape({ kind: "polyline", coordinates: saw }, { x: 0, y: -9 }, plane.box(1, -6, 5, -5), undefined),
  ];
  const answers = questions.map((ask) => ask());
  for (let reads = 0; reads < 400; reads++) {
    let left = reads;
    const growing = new Proxy([...saw], {
      get(list, key) {
        if (left-- === 0) list.push(3, -40);
        return Reflect.get(list, key);
      },
    });
    const shape: plane.Polyline = { kind: "polyline", coordinates: growing };
    try {
      plane.contact(shape, bar);
      plane.castShape(shape, { x: 0, y: -9 }, plane.box(1, -6, 5, -5), undefined);
    } catch {
      // It may be refused.
    }
    expect(questions.map((ask) => ask())).toEqual(answers);
  }
});

/**
 * Shapes built past the constructors. Documented: NaN is disjoint from everything; infinities where none may be are nobody's
 * shape, and all that is promised is an answer: no exception, no endless loop.
 */
import { describe, expect, test } from "vitest";
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

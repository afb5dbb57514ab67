/** Moves that no shape of doubles can follow leave it as it was. */
import { type Box, box, circle, fromJSON, point, polygon, type Shape, segment, toJSON } from "hantei";
import { describe, expect, test } from "vitest";
import { neighbor, onGrid, stride } from "../lib/double.js";
import { handlesOf, movedBy, strode, withHandle } from "../lib/handles.js";

const LARGEST = Number.MAX_VALUE;

/** A right arrow key on the body of a shape. */
function right(shape: Shape, by: number | "ulp"): Shape {
  return strode(
    shape,
    (x) => stride(x, 1, by),
    (y) => y,
  );
}

describe("arrow keys", () => {
  test("keep a bound at infinity, and move the others", () => {
    const half = box(-Infinity, -Infinity, 0, Infinity);
    expect(right(half, "ulp")).toEqual(box(-Infinity, -Infinity, Number.MIN_VALUE, Infinity));
    expect(right(half, 0.25)).toEqual(box(-Infinity, -Infinity, 0.25, Infinity));
    expect(neighbor(Infinity, 1)).toBe(Infinity);
    expect(neighbor(-Infinity, 1)).toBe(-Infinity);
  });

  test("do not lead past the largest double", () => {
    for (const shape of [point(LARGEST, 0), circle(LARGEST, 0, 1), segment(0, 0, LARGEST, 0), box(0, 0, LARGEST, 1)]) {
      expect(right(shape, "ulp")).toBe(shape);
      expect(movedBy(shape, LARGEST, 0)).toBe(shape);
    }
    const far = circle(1.2e308, 0, 1);
    expect(right(far, 0.25)).toEqual(far);
    expect(onGrid(1.2e308, 0.25)).toBe(1.2e308);
    expect(onGrid(-0.13, 0.25)).toBe(-0.25);
  });

  test("give shapes that can be read again, whatever they are pressed on", () => {
    const values = [-Infinity, -LARGEST, -1, -Number.MIN_VALUE, 0, 0.1, 1, LARGEST, Infinity];
    for (const minX of values) {
      for (const maxX of values.filter((value) => value >= minX && (minX !== Infinity || value !== Infinity))) {
        if (maxX === -Infinity) continue;
        for (const by of ["ulp", 0.25, 1] as const) {
          const moved = right(box(minX, 0, maxX, 1), by) as Box;
          expect(fromJSON(toJSON(moved))).toEqual(moved);
          expect([moved.minX, moved.maxX].map(Number.isFinite)).toEqual([minX, maxX].map(Number.isFinite));
        }
      }
    }
  });
});

describe("handles", () => {
  test("are none at infinity", () => {
    expect(handlesOf(box(-Infinity, -Infinity, Infinity, 0))).toEqual([]);
    expect(handlesOf(box(0, 0, Infinity, Infinity)).map(({ id }) => id)).toEqual(["minX minY"]);
  });

  test("of holes follow those of the outer ring", () => {
    const lake = polygon(
      [0, 0, 9, 0, 0, 9],
      [
        [1, 1, 1, 2, 2, 1],
        [3, 3, 3, 4, 4, 3],
      ],
    );
    const handles = handlesOf(lake);
    expect(handles.map(({ id }) => Number(id))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(handles[4]).toMatchObject({ x: 1, y: 2, name: { en: "vertex 4", ja: "頂点 4" } });
    expect(withHandle(lake, "4", 1, 1.5)).toEqual(
      polygon(
        [0, 0, 9, 0, 0, 9],
        [
          [1, 1, 1, 1.5, 2, 1],
          [3, 3, 3, 4, 4, 3],
        ],
      ),
    );
    expect(withHandle(lake, "8", 4, 4.5)).toEqual(
      polygon(
        [0, 0, 9, 0, 0, 9],
        [
          [1, 1, 1, 2, 2, 1],
          [3, 3, 3, 4, 4, 4.5],
        ],
      ),
    );
    // Out of the outer ring, and onto its neighbor.
    expect(withHandle(lake, "8", 10, 10)).toBe(lake);
    expect(withHandle(lake, "4", 1, 1)).toBe(lake);
  });

  test("keep the shape where there would be none", () => {
    const disc = circle(-LARGEST, 0, 1);
    expect(withHandle(disc, "radius", LARGEST, 0)).toBe(disc);
    expect(withHandle(disc, "none", 0, 0)).toBe(disc);
    const corner = box(0, 0, LARGEST, 1);
    expect(withHandle(corner, "maxX minY", Infinity, 0)).toBe(corner);
    expect(withHandle(circle(1, 2, 3), "radius", 5, 9)).toEqual(circle(1, 2, 4));
    expect(withHandle(box(0, 0, 1, 1), "maxX minY", -1, 0.5)).toEqual(box(0, 0.5, 0, 1));
    const ring = polygon([0, 0, 1, 0, 0, 1]);
    expect(withHandle(ring, "1", 0, 0)).toBe(ring);
  });
});

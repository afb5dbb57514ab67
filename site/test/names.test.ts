/** Names in figures are all to be seen. */
import { box, polygon, type Segment, segment } from "hantei";
import { expect, test } from "vitest";
import { handlesOf } from "../lib/handles.js";
import { nameBeside, ownSpot, type Spot } from "../lib/names.js";
import { viewOf } from "../lib/view.js";

test("names apart stay, names that would hide each other stand side by side, in the order of their letters", () => {
  expect(nameBeside([10, 10], undefined, "a")).toEqual([10, 10]);
  expect(nameBeside([10, 10], [10, 40], "a")).toEqual([10, 10]);
  const [a, b] = [nameBeside([10, 10], [16, 12], "a"), nameBeside([16, 12], [10, 10], "b")];
  expect([a, b]).toEqual([
    [-1, 10],
    [27, 12],
  ]);
});

test("a polygon's name stands in its middle, or at its first vertex where the middle lies outside", () => {
  const window = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
  const view = viewOf(window, 100);
  const spot = (coordinates: number[]) => ownSpot(polygon(coordinates), window, view);
  expect(spot([1, 1, 9, 1, 9, 9, 1, 9])).toEqual([view.x(5), view.y(5) - 12]);
  expect(spot([1, 1, 9, 1, 9, 2, 2, 2, 2, 9, 1, 9])).toEqual([view.x(1), view.y(1) - 12]);
  expect(ownSpot(box(1, 1, 9, 9), window, view)).toEqual([view.x(1) + 14, view.y(9) + 20]);
});

test("names of segments that cross in the middle stand each beside its own, A's near its first end and B's near its second", () => {
  const window = { minX: 0, minY: 0, maxX: 6, maxY: 4 };
  const view = viewOf(window, 600);
  const [a, b] = [segment(0, 0, 6, 4), segment(0, 4, 6, 0)];
  const [nameA, nameB] = [ownSpot(a, window, view, "a"), ownSpot(b, window, view, "b")];
  const far = ([x, y]: Spot, { x1, y1, x2, y2 }: Segment): number => {
    const [px, py] = [view.x(x1), view.y(y1)];
    const [dx, dy] = [view.x(x2) - px, view.y(y2) - py];
    return Math.abs(dx * (y - 5.5 - py) - dy * (x - px)) / Math.hypot(dx, dy);
  };
  expect(far(nameA, a)).toBeCloseTo(15, 9);
  expect(far(nameB, b)).toBeCloseTo(15, 9);
  expect(far(nameA, b)).toBeGreaterThan(100);
  expect(far(nameB, a)).toBeGreaterThan(100);
});

test("a segment's name stands above it, beside an upright one to its right, whichever end is first; no size leads it astray", () => {
  const window = { minX: 0, minY: 0, maxX: 4, maxY: 4 };
  const view = viewOf(window, 400);
  for (const each of [segment(0, 2, 4, 2), segment(4, 2, 0, 2)]) {
    expect(ownSpot(each, window, view)[1]).toBe(view.y(2) - 9.5);
  }
  for (const each of [segment(2, 0, 2, 4), segment(2, 4, 2, 0)]) {
    expect(ownSpot(each, window, view)[0]).toBe(view.x(2) + 15);
  }
  expect(ownSpot(segment(2, 2, 2, 2), window, view)).toEqual([view.x(2), view.y(2) - 9.5]);
  for (const each of [segment(-1.7e308, -1.7e308, 1.7e308, 1.7e308), segment(0, 0, 5e-324, 5e-324)]) {
    expect(ownSpot(each, window, view).every((number) => !Number.isNaN(number))).toBe(true);
  }
});

test("a box's name goes into a corner where no handle of the other strikes it, as long as there is one", () => {
  const window = { minX: -1, minY: -1, maxX: 9, maxY: 9 };
  const view = viewOf(window, 200);
  const [a, b] = [box(0, 0, 5, 5), box(1, 1, 6, 4)];
  expect(ownSpot(a, window, view, "a", [])).toEqual([view.x(0) + 14, view.y(5) + 20]);
  expect(ownSpot(a, window, view, "a", handlesOf(b))).toEqual([view.x(5) - 14, view.y(5) + 20]);
  const everywhere = [0.7, 4.3].flatMap((x) => [0.7, 4.3].map((y) => ({ x, y })));
  expect(ownSpot(a, window, view, "a", everywhere)).toEqual([view.x(0) + 14, view.y(5) + 20]);
});

test("no side of a box strikes its name, however small or flat it is", () => {
  const window = { minX: -1, minY: -1, maxX: 15, maxY: 8 };
  const view = viewOf(window, 320);
  for (const width of [0, 0.5, 1, 1.5, 4]) {
    for (const height of [0, 0.5, 1, 1.5, 4]) {
      const small = box(3, 2, 3 + width, 2 + height);
      const [x, y] = ownSpot(small, window, view);
      // A letter's bounds, from its foot.
      const [left, right, top] = [x - 6, x + 6, y - 11];
      const struck = (at: number, from: number, to: number): boolean => from <= at && at <= to;
      const beside = right < view.x(small.minX) || left > view.x(small.maxX);
      const off = y < view.y(small.maxY) || top > view.y(small.minY);
      const sides = [view.x(small.minX), view.x(small.maxX)].some((side) => struck(side, left, right));
      const lids = [view.y(small.minY), view.y(small.maxY)].some((lid) => struck(lid, top, y));
      expect((sides && !off) || (lids && !beside), `${width} × ${height}`).toBe(false);
    }
  }
});

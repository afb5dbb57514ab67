/** Names in figures are all to be seen. */
import { box, polygon } from "hantei";
import { expect, test } from "vitest";
import { nameBeside, ownSpot } from "../lib/names.js";
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

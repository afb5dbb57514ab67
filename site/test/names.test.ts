/** Names in figures are all to be seen. */
import { expect, test } from "vitest";
import { nameBeside } from "../lib/names.js";

test("names apart stay, names that would hide each other stand side by side, in the order of their letters", () => {
  expect(nameBeside([10, 10], undefined, "a")).toEqual([10, 10]);
  expect(nameBeside([10, 10], [10, 40], "a")).toEqual([10, 10]);
  const [a, b] = [nameBeside([10, 10], [16, 12], "a"), nameBeside([16, 12], [10, 10], "b")];
  expect([a, b]).toEqual([
    [-1, 10],
    [27, 12],
  ]);
});

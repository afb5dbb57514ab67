/** Which hits on a part of a ray come before all beyond it, though fractions are rounded. */
import { expect, test } from "vitest";
import { settledHits } from "../../src/broadphase/box-index/strides.js";
import { nextDown } from "../generators/ulp.js";

test.each([
  ["none", [], 0],
  ["well before the end", [0, 0.1, 0.4], 3],
  ["at the end, where others beyond may tie", [0, 0.4, 0.5], 2],
  ["a last bit before it", [0.4, nextDown(0.5), nextDown(0.5), 0.5], 1],
  ["before it by more than fractions are off", [0.4, 0.5 * (1 - 1e-12)], 2],
] as const)("%s", (_, fractions, settled) => {
  const values = Float64Array.from([...fractions, 0, 0]);
  expect(settledHits({ values, ids: new Uint32Array(values.length), size: fractions.length }, 0.5)).toBe(settled);
});

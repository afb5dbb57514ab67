import { box, circle, segment } from "hantei";
import { expect, test } from "vitest";
import { keptInSight } from "../lib/kept-in-sight.js";

const WINDOW = { minX: 0, minY: 0, maxX: 10, maxY: 8 };

test("what is moved out of sight stops where a unit of it is left, or all of a smaller one", () => {
  expect(keptInSight(box(0, 0, 4, 4), box(20, 0, 24, 4), WINDOW)).toEqual(box(9, 0, 13, 4));
  expect(keptInSight(box(0, 0, 0.5, 4), box(-3, -9, -2.5, -5), WINDOW)).toEqual(box(0, -3, 0.5, 1));
  expect(keptInSight(segment(0, 1, 4, 1), segment(0, 9, 4, 9), WINDOW)).toEqual(segment(0, 8, 4, 8));
  expect(keptInSight(box(0, 0, 4, 4), box(8, 2, 12, 6), WINDOW)).toEqual(box(8, 2, 12, 6));
});

test("what would be in sight by its bounds alone, or is reshaped out of it, stays as it was", () => {
  const disc = circle(3, 3, 5);
  expect(keptInSight(disc, circle(30, 30, 5), WINDOW)).toBe(disc);
  const thin = box(9, 1, 10, 2);
  expect(keptInSight(thin, box(9.5, 1, 10, 2), WINDOW)).toEqual(box(9.5, 1, 10, 2));
  expect(keptInSight(thin, box(20, 1, 30, 2), WINDOW)).toBe(thin);
});

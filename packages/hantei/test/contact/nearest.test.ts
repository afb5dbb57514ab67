/** Distances and nearest points where shapes just meet, just do not, or have no end. */
import { expect, test } from "vitest";
import {
  box,
  circle,
  closestPoints,
  contact,
  distance,
  point,
  polyline,
  projectPoint,
  segment,
} from "../../src/2d/index.js";

const INFINITE = Number.POSITIVE_INFINITY;

test("the distance is 0 exactly where they meet, and never 0 where not", () => {
  expect(distance(circle(0, 0, 5), circle(6, 8, 5))).toBe(0);
  expect(distance(circle(0, 0, 5), circle(6, 8 + 2 ** -49, 5))).toBeGreaterThan(0);
  expect(distance(point(0, 0), point(0, Number.MIN_VALUE))).toBe(Number.MIN_VALUE);
  expect(distance(circle(0, 0, 0.1), circle(0.3, 0.4, 0.4))).toBe(0);
});

test("boxes without ends whose numbers are all 0 share a point that is a number", () => {
  const origin = segment(0, 0, 0, 0);
  for (const all of [box(-INFINITE, 0, INFINITE, 0), box(-INFINITE, -INFINITE, INFINITE, 0)]) {
    expect(distance(all, origin)).toBe(0);
    expect(closestPoints(all, origin)).toEqual({ a: { x: 0, y: 0 }, b: { x: 0, y: 0 } });
  }
  expect(contact(box(-INFINITE, -INFINITE, INFINITE, INFINITE), point(0, 0))?.points).toMatchObject([{ x: 0, y: 0 }]);
});

test("points are the shapes' own", () => {
  expect(closestPoints(circle(0, 0, 1), segment(3, -1, 3, 4))).toEqual({ a: { x: 1, y: 0 }, b: { x: 3, y: 0 } });
  expect(closestPoints(box(0, 0, 4, 4), box(2, 2, 8, 8))).toEqual({ a: { x: 3, y: 3 }, b: { x: 3, y: 3 } });
  expect(projectPoint(circle(0, 0, 5), { x: 6, y: 8 })).toEqual({ x: 3, y: 4 });
  expect(projectPoint(circle(0, 0, 5), { x: 0.1, y: 0.2 })).toEqual({ x: 0.1, y: 0.2 });
  expect(projectPoint(polyline([0, 0, 4, 0, 4, 4]), { x: 5, y: 2 })).toEqual({ x: 4, y: 2 });
});

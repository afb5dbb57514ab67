/** Where two shapes meet: points that are common to both, and the features that they lie on. */
import { expect, test } from "vitest";
import { box, capsule, circle, contact, distance, point, polygon, type Shape, segment } from "../../src/2d/index.js";

const INFINITE = Number.POSITIVE_INFINITY;

test("a rod across a rod: points are common to both", () => {
  for (const b of [
    box(-0.1, -10, 0.1, 10),
    box(-0.1, -10, 0.1, 1),
    polygon([-0.1, -10, 0.1, -10, 0.1, 10, -0.1, 10]),
  ]) {
    const hit = contact(box(-10, -0.1, 10, 0.1), b);
    expect(hit?.points.length).toBeGreaterThan(0);
    for (const { x, y } of hit?.points ?? []) {
      expect(Math.abs(x)).toBeLessThanOrEqual(0.1);
      expect(Math.abs(y)).toBeLessThanOrEqual(0.1);
    }
  }
});

test("points are finite, and near both shapes", () => {
  // Scaled back, or as the middle of two, coordinates of the largest doubles rounded to infinity.
  const rod = segment(1.7976931348623157e308, 8.98e307, -1.7976931348623157e308, 8.98e307);
  const body = polygon([
    -1.79e308, -1.79e308, 4.49e307, -8.98e307, 1.7976931348623157e308, 8.98e307, -4.49e307, 1.79e308,
  ]);
  const right = box(3e291, 8e275, INFINITE, 3e276);
  const thin = polygon([1.5e307, 2e292, 1.7976931348623157e308, 8e275, 1.35e307, -8e276, 4e275, 3e291]);
  const pairs: [Shape, Shape][] = [
    [rod, body],
    [right, thin],
  ];
  for (const [a, b] of pairs) {
    const points = contact(a, b)?.points ?? [];
    expect(points.length).toBeGreaterThan(0);
    for (const { x, y } of points) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  }
  // A vertex that is beside the other ring by 115 · 2⁻⁵³ of the largest coordinate is no common point.
  const left = polygon([99, 99.00002510905618, 100.00000005150265, 99, 101, 99, 99, 101]);
  const slanted = polygon([100, 101, 101, 100, 100.00000085764333, 99, 100, 99]);
  for (const { x, y } of contact(left, slanted)?.points ?? [{ x: INFINITE, y: INFINITE }]) {
    expect(distance(point(x, y), left)).toBeLessThanOrEqual(64 * 2 ** -53 * 101);
    expect(distance(point(x, y), slanted)).toBeLessThanOrEqual(64 * 2 ** -53 * 101);
  }
});

test("features are numbered as stored, however a ring runs", () => {
  const ring = [0, 0, 4, 0, 4, 4, 0, 4];
  const clockwise = [0, 4, 4, 4, 4, 0, 0, 0];
  const ball = circle(4.5, 2, 1);
  expect(contact(polygon(ring), ball)?.points[0]?.featureA).toEqual({ type: "edge", index: 1 });
  expect(contact(polygon(clockwise), ball)?.points[0]?.featureA).toEqual({ type: "edge", index: 1 });
  expect(contact(box(0, 0, 4, 4), circle(2, -0.5, 1))?.points[0]?.featureA).toEqual({ type: "edge", index: 0 });
  expect(contact(capsule(0, 0, 4, 0, 1), point(5.5 - 1, 0))?.points[0]).toMatchObject({
    featureA: { type: "vertex", index: 1 },
    featureB: { type: "vertex", index: 0 },
  });
  expect(contact(ball, point(4.5, 2))?.points[0]?.featureA).toEqual({ type: "edge", index: 0 });
});

test("features of holes count on from the outer ring's, vertices too", () => {
  const frame = polygon(
    [0, 0, 20, 0, 20, 20],
    [
      [6, 3, 8, 3, 8, 5],
      [12, 3, 16, 3, 16, 6, 14, 7, 12, 5],
    ],
  );
  const rings = [frame.coordinates, ...frame.holes];
  let index = 0;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2, index++) {
      const spot = point(ring[at] as number, ring[at + 1] as number);
      expect(contact(spot, frame)?.points[0]?.featureB).toEqual({ type: "vertex", index });
      expect(contact(frame, spot)?.points[0]?.featureA).toEqual({ type: "vertex", index });
    }
  }
  expect(index).toBe(11);
});

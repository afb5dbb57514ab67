/** Contacts in space. */
import { expect, test } from "vitest";
import * as space from "../../src/3d/index.js";

const INFINITE = Number.POSITIVE_INFINITY;

test("points among the largest doubles are finite", () => {
  const most = Number.MAX_VALUE;
  const rod = space.segment(most, 1.6632002579455998e291, 2.696539702293474e307, most, 1.6632002579455998e291, most);
  const tube = space.capsule(-most / 2, most / 2, most / 4, most / 4, most / 2, most, most);
  const [spot] = space.contact(rod, tube)?.points ?? [];
  expect([spot?.x, spot?.y, spot?.z].every(Number.isFinite)).toBe(true);
  const tilted = space.segment(0, 0.75 * most, -most, most / 4, most, most / 2);
  const { x, y, z } = space.closestPoints(space.point(-most / 2, -most, most / 4), tilted).a;
  expect([x, y, z].every(Number.isFinite)).toBe(true);
});

test("along an axis, other axes add nothing to the depth", () => {
  const { box: box3, contact: contact3 } = space;
  const wall = box3(-3.0000000000027285, -1, -INFINITE, -3.0000000000027285, 268435456, INFINITE);
  expect(contact3(box3(-524288, -3, -3, 0, 3, -3), wall)?.depth).toBe(3.0000000000027285);
});

test("as in the plane", () => {
  const { box: box3, sphere, contact: contact3, segment: segment3, capsule: capsule3 } = space;
  expect(contact3(sphere(0, 0, 0, 1), sphere(0, 0, 0, 2))).toMatchObject({ normal: { x: 1, y: 0, z: 0 }, depth: 3 });
  const stacked = contact3(box3(0, 0, 0, 4, 4, 4), box3(1, 1, 3, 9, 9, 9));
  expect(stacked).toMatchObject({ normal: { x: 0, y: 0, z: 1 }, depth: 1 });
  expect(stacked?.points).toHaveLength(4);
  expect(stacked?.points[0]?.featureA).toEqual({ type: "face", index: 5 });
  // Two segments that cross need only a step out of their plane.
  const crossing = contact3(segment3(-1, 0, 0, 1, 0, 0), segment3(0, -1, 0, 0, 1, 0));
  expect(Math.abs(crossing?.normal.z ?? 0)).toBe(1);
  expect(crossing?.depth).toBeLessThan(1e-14);
  const rails = contact3(capsule3(0, 0, 0, 9, 0, 0, 1), capsule3(3, 0, 1.5, 20, 0, 1.5, 1));
  expect(rails).toMatchObject({ normal: { x: 0, y: 0, z: 1 }, depth: 0.5 });
  expect(rails?.points.map(({ x }) => x)).toEqual([3, 9]);
  const everything = box3(-INFINITE, -INFINITE, -INFINITE, INFINITE, INFINITE, INFINITE);
  expect(contact3(everything, sphere(1, 2, 3, 4))?.depth).toBe(INFINITE);
  expect(space.distance(box3(0, 0, 0, 1, 1, 1), space.point(3, 3, 2))).toBe(3);
  expect(space.projectPoint(sphere(0, 0, 0, 1), { x: 0, y: 0, z: 4 })).toEqual({ x: 0, y: 0, z: 1 });
});

test("an upright core above a face has one point there, whichever way it points and on whichever side", () => {
  const { box: box3, capsule: capsule3, contact: contact3 } = space;
  const plate = box3(-5, -5, -3, 5, 5, 0);
  for (const [low, high, end] of [
    [1, 2, 0],
    [2, 1, 1],
  ] as const) {
    const above = contact3(capsule3(0, 0, low, 0, 0, high, 2), plate);
    expect(above?.points).toMatchObject([{ x: 0, y: 0, featureA: { type: "vertex", index: end } }]);
    const below = contact3(plate, capsule3(1, 1, -3 - low, 1, 1, -3 - high, 2));
    expect(below?.points).toMatchObject([{ x: 1, y: 1, featureB: { type: "vertex", index: end } }]);
  }
  // One that leans has two.
  expect(contact3(capsule3(0, 0, 1, 1, 0, 1.5, 2), plate)?.points).toHaveLength(2);
});

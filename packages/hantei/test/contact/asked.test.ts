/** What `contact` and its like are asked for, and what they refuse. */
import { expect, test } from "vitest";
import {
  box,
  circle,
  closestPoints,
  closestPointsInto,
  contact,
  contactBuffer,
  contactInto,
  distance,
  type Kind,
  point,
  projectPoint,
} from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import { code } from "../code.js";

test("maxDistance decides how far apart may be; anything else is refused", () => {
  const [a, b] = [circle(0, 0, 1), circle(4, 0, 1)];
  expect(contact(a, b)).toBeUndefined();
  expect(contact(a, b, { maxDistance: 1.9 })).toBeUndefined();
  expect(contact(a, b, { maxDistance: 2 })).toMatchObject({
    normal: { x: 1, y: 0 },
    depth: -2,
    points: [{ x: 2, y: 0 }],
  });
  for (const wrong of [-1, Number.NaN]) {
    expect(() => contact(a, b, { maxDistance: wrong })).toThrow(code("ERR_RANGE"));
  }
  for (const wrong of ["x", "5", true, []]) {
    expect(() => contact(a, b, { maxDistance: wrong as never })).toThrow(code("ERR_TYPE"));
  }
});

test("maxDistance is a number, where it is given", () => {
  const [a, b] = [point(0, 0), point(1, 0)];
  expect(() => contact(a, b, { maxDistance: null as never })).toThrow(code("ERR_TYPE"));
  expect(() => space.contact(space.point(0, 0, 0), space.point(0, 0, 1), { maxDistance: null as never })).toThrow(
    code("ERR_TYPE"),
  );
  expect(contact(a, b, { maxDistance: undefined } as never)).toBeUndefined();
});

test("other kinds and other places are refused", () => {
  for (const wrong of [undefined, null, {}, { kind: "sphere" as Kind }, 7]) {
    for (const ask of [contact, distance, closestPoints]) {
      expect(() => ask(circle(0, 0, 1), wrong as never)).toThrow(code("ERR_KIND"));
      expect(() => ask(wrong as never, circle(0, 0, 1))).toThrow(code("ERR_KIND"));
    }
    expect(() => projectPoint(wrong as never, { x: 0, y: 0 })).toThrow(code("ERR_KIND"));
  }
  expect(() => projectPoint(circle(0, 0, 1), undefined as never)).toThrow(code("ERR_TYPE"));
  expect(() => projectPoint(circle(0, 0, 1), { x: Number.NaN, y: 0 })).toThrow(code("ERR_NOT_FINITE"));
});

test("the forms that write into an object write what the others return", () => {
  const buffer = contactBuffer();
  const [a, b] = [box(0, 0, 4, 4), box(3, 1, 9, 2)];
  expect(contactInto(buffer, a, b)).toBe(true);
  const { count, ...rest } = buffer;
  expect({ ...rest, points: rest.points.slice(0, count) }).toEqual(contact(a, b));
  const before = structuredClone(buffer);
  expect(contactInto(buffer, a, box(8, 8, 9, 9))).toBe(false);
  expect(buffer).toEqual(before);
  const points = { a: { x: 9, y: 9 }, b: { x: 9, y: 9 } };
  expect(closestPointsInto(points, circle(0, 0, 1), circle(4, 0, 1))).toBe(points);
  expect(points).toEqual(closestPoints(circle(0, 0, 1), circle(4, 0, 1)));
});

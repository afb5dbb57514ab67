/** Shapes with a NaN, as no constructor makes them: they meet nothing. */
import { expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  contact,
  distance,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
} from "../../src/2d/index.js";

const INFINITE = Number.POSITIVE_INFINITY;

test("a shape with a NaN is out of reach of everything", () => {
  for (const shape of [circle(0, 0, 1), box(0, 0, 1, 1), polygon([0, 0, 1, 0, 0, 1]), polyline([0, 0, 1, 1, 2, 0])]) {
    const broken = { ...point(0, 0), x: Number.NaN };
    expect(contact(shape, broken, { maxDistance: INFINITE })).toBeUndefined();
    expect(distance(shape, broken)).toBe(INFINITE);
  }
});

test("a NaN in any number is found, wherever it is", () => {
  const shapes: Shape[] = [
    segment(-1, -1, 1, 1),
    box(-1, -1, 1, 1),
    capsule(-1, 0, 1, 0, 1),
    polygon([-8, -8, 8, -8, 8, 8, -8, 8], [[5, 5, 6, 5, 6, 6]]),
    polyline([-1, -1, 1, 1, 2, 0]),
  ];
  for (const shape of shapes) {
    for (const broken of withNaN(shape)) {
      for (const other of shapes) {
        expect(contact(other, broken, { maxDistance: INFINITE }), JSON.stringify(broken)).toBeUndefined();
        expect(contact(broken, other), JSON.stringify(broken)).toBeUndefined();
        expect(distance(broken, other), JSON.stringify(broken)).toBeGreaterThan(0);
      }
    }
  }
});

/** The shape with a NaN in the place of each of its numbers. */
function withNaN(shape: Shape): Shape[] {
  return Object.entries(shape).flatMap(([name, value]) =>
    inside(value).map((changed) => ({ ...shape, [name]: changed }) as unknown as Shape),
  );
}

function inside(value: unknown): unknown[] {
  if (typeof value === "number") return [Number.NaN];
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, at) => inside(each).map((changed) => value.map((old, i) => (i === at ? changed : old))));
}

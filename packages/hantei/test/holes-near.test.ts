/** Of many holes only those are looked at that are near: the answers are those of all rings asked one by one. */
import { describe, expect, test } from "vitest";
import {
  box,
  castRay,
  castShape,
  circle,
  distance,
  type Polygon,
  place,
  polygon,
  polyline,
  relate,
  type Shape,
  segment,
} from "../src/2d/index.js";
import { Random } from "./generators/random.js";

const random = new Random(41);

/** A sheet of `count` × `count` cells, some of them with a hole of three to six vertices, and its rings as chains. The rim starts anywhere. */
function sheet(count: number, start: number): { readonly region: Polygon; readonly rings: readonly Shape[] } {
  const holes: number[][] = [];
  for (let cell = 0; cell < count * count; cell++) {
    if (random.once(5)) continue;
    const [x, y] = [(cell % count) + 0.5, Math.floor(cell / count) + 0.5];
    const corners = random.integer(3, 6);
    const turn = random.unit() * 7;
    holes.push(
      Array.from({ length: corners }, (_, i) => {
        const angle = turn + (2 * Math.PI * i) / corners;
        const radius = 0.2 + 0.25 * random.unit();
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      }).flat(),
    );
  }
  const around = [0, 0, count, 0, count, count, 0, count];
  const rim = [...around.slice(start), ...around.slice(0, start)];
  const rings = [rim, ...holes].map((ring) => polyline([...ring, ring[0] as number, ring[1] as number]));
  return { region: polygon(rim, holes), rings };
}

/** Something small, in a hole or not, or outside. */
function small(count: number): Shape {
  const shape = random.pick([
    circle(0, 0, 0.02),
    box(-0.03, -0.02, 0.03, 0.02),
    segment(-0.02, 0, 0.02, 0.01),
    polygon([-0.03, 0, 0.03, -0.01, 0, 0.03]),
    polygon([-0.15, -0.15, 0.15, -0.15, 0.15, 0.15, -0.15, 0.15]),
    polygon([-0.15, 0, 0.15, -0.01, 0.15, 0.01]),
  ]);
  return place(shape, { x: random.unit() * (count + 2) - 1, y: random.unit() * (count + 2) - 1 }) as Shape;
}

const least = (numbers: readonly number[]): number => Math.min(...numbers);

// Two polygons are measured in an order of their own, by their first coordinates.
describe.each([
  [3, 0],
  [7, 4],
  [15, 0],
  [15, 4],
])("a sheet of %d cells a side, from number %d of its coordinates", (count, start) => {
  const { region, rings } = sheet(count, start);

  test("is as far from what lies in a hole, or outside, as its nearest ring", () => {
    let apart = 0;
    for (let i = 0; i < 400; i++) {
      const shape = small(count);
      if (relate(region, shape) === "overlapping") continue;
      apart++;
      expect(distance(region, shape)).toBe(least(rings.map((ring) => distance(ring, shape))));
      expect(distance(shape, region)).toBe(distance(region, shape));
    }
    expect(apart).toBeGreaterThan(30);
  });

  test("is met by what moves in a hole, or from outside, where it meets the first ring", () => {
    let hits = 0;
    for (let i = 0; i < 400; i++) {
      const shape = small(count);
      if (relate(region, shape) === "overlapping") continue;
      const motion = { x: random.unit() * 4 - 2, y: random.unit() * 4 - 2 };
      const fractions = rings.map((ring) => castShape(shape, motion, ring)).map(fractionOf);
      const fraction = fractionOf(castShape(shape, motion, region));
      // When is a double: a chain and a region may round it each in their own way.
      expect(fraction).toBeCloseTo(least(fractions), 11);
      if (fraction <= 1) hits++;
    }
    expect(hits).toBeGreaterThan(30);
  });

  test("is met by a ray from a hole, or from outside, where the ray meets the first ring", () => {
    let hits = 0;
    for (let i = 0; i < 400; i++) {
      const [x, y] = [random.unit() * (count + 2) - 1, random.unit() * (count + 2) - 1];
      if (relate(region, circle(x, y, 0)) === "overlapping") continue;
      const ray = { x, y, dx: random.unit() - 0.5, dy: random.unit() - 0.5, maxFraction: 9 };
      const fractions = rings.map((ring) => castRay(ring, ray)?.fraction ?? Number.POSITIVE_INFINITY);
      const fraction = castRay(region, ray)?.fraction ?? Number.POSITIVE_INFINITY;
      expect(fraction).toBeCloseTo(least(fractions), 11);
      if (fraction < 9) hits++;
    }
    expect(hits).toBeGreaterThan(20);
  });
});

function fractionOf({ status, fraction }: { readonly status: string; readonly fraction: number }): number {
  return status === "miss" ? Number.POSITIVE_INFINITY : fraction;
}

test("where holes touch, a ray names the same part of a polygon whether its holes are indexed or not", () => {
  // Diamonds that touch in their corners, in no order.
  const holes = Array.from({ length: 36 }, (_, i) => {
    const [x, y] = [4 + 8 * ((7 * i) % 6), 4 + 8 * Math.floor(((13 * i) % 36) / 6)];
    return [x - 4, y, x, y - 4, x + 4, y, x, y + 4];
  });
  const inner = [...new Map(holes.map((hole) => [`${hole}`, hole])).values()];
  expect(inner.length).toBeGreaterThan(16);
  const rim = [-1, -1, 49, -1, 49, 49, -1, 49];
  const [indexed, record] = [polygon(rim, inner), { kind: "polygon", coordinates: rim, holes: inner } as const];
  for (const [x, y] of inner.map(([x, y]) => [(x as number) + 4, y as number] as const)) {
    for (const [dx, dy] of [
      [-24, 0],
      [24, 0],
      [0, 24],
      [0, -24],
    ] as const) {
      const ray = { x, y, dx, dy };
      expect(castRay(indexed, ray)).toEqual(castRay(record, ray));
    }
  }
});

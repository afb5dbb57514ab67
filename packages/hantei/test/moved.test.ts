/** Long paths and polygons with holes that are written over those before: to the last bit as `translate` has them, index and all. */
import { describe, expect, test } from "vitest";
import {
  contact,
  distance,
  type Polygon,
  type Polyline,
  point,
  polygon,
  polyline,
  relate,
  type Shape,
  translate,
} from "../src/2d/index.js";
import { way } from "../src/2d/moved/placed.js";
import { placedWhole } from "../src/2d/moved/placed-long.js";
import { Random } from "./generators/random.js";

const random = new Random(77);
const next = (): number => random.unit();

function around(vertices: number, x: number, y: number, radius: number, dent: number): [number, number][] {
  return Array.from({ length: vertices }, (_, i) => {
    const angle = (2 * Math.PI * i) / vertices;
    const reach = radius * (i % 2 === 0 ? 1 : 1 - dent);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

/** Holes of a third of a unit, strewn over squares of their own. */
function sheet(): Polygon {
  const holes = Array.from({ length: random.integer(17, 90) }, (_, i) =>
    around(random.integer(3, 6), (i % 10) / 2 + 0.2 * next(), Math.floor(i / 10) / 2 + 0.2 * next(), 0.14, 0),
  );
  return polygon([-1, -1, 6, -1, 6, 6, -1, 6], holes);
}

const MAKE: Record<string, () => Polygon | Polyline> = {
  star: () => polygon(around(2 * random.integer(33, 200), 5 * next(), 5 * next(), 0.5 + next(), 0.3)),
  ring: () => polygon(around(random.integer(65, 200), 5 * next(), 5 * next(), 0.5 + next(), 0)),
  holed: () => polygon(around(12, 1, 1, 3, 0.2), [around(5, 1, 1, 1, 0), around(4, 2.5, 1, 0.3, 0)]),
  "long hole": () => polygon([0, 0, 9, 0, 9, 9, 0, 9], [around(2 * random.integer(33, 99), 4, 4, 3, 0.4)]),
  "hole that touches": () => polygon([0, 0, 4, 0, 4, 4, 0, 4], [[0, 2, 1 + next(), 1, 2, 3]]),
  "two holes that touch": () =>
    polygon(
      [0, 0, 9, 0, 9, 9, 0, 9],
      [
        [1, 1, 3, 1, 2, 2 + next()],
        [3, 1, 5, 1, 4, 2],
      ],
    ),
  "hole a last bit off": () => polygon([0, 0, 4, 0, 4, 4, 0, 4], [[Number.EPSILON, 2, 1, 1, 2, 3]]),
  "many holes": sheet,
  "many holes that nobody looked at": () => {
    const { coordinates, holes } = sheet();
    return { kind: "polygon", coordinates, holes: holes.map((hole) => [...hole]) };
  },
  chain: () => polyline(Array.from({ length: random.integer(60, 300) }, (_, i) => [i / 9, next()] as [number, number])),
  "chain of 65": () => polyline(Array.from({ length: 65 }, (_, i) => [i / 9, next()] as [number, number])),
  "chain with a short edge": () =>
    polyline([...Array.from({ length: 99 }, (_, i) => [i, next()] as [number, number]), [98, 7], [98 + 2 ** -45, 7]]),
};

const FAR = [1, 1, 1, 1e-9, 1e5, 1e12, 1e16, 1e160, 1e308];

describe.each(Object.entries(MAKE))("%s", (_, make) => {
  test("is where translate puts it, and nowhere where that refuses", () => {
    let refused = 0;
    for (let i = 0; i < 150; i++) {
      const shape = make();
      const number = i % 2 === 0 ? 0 : 1;
      const far = random.pick(FAR);
      const [dx, dy] = [far * (next() - 0.5), far * (next() - 0.5)];
      let wanted: Shape | undefined;
      try {
        wanted = translate(shape, dx, dy);
      } catch {
        refused++;
      }
      way[0] = dx;
      way[1] = dy;
      let told: Shape | undefined;
      try {
        told = placedWhole(shape, number);
      } catch {
        told = undefined;
      }
      expect(told).toEqual(wanted);
      if (told === undefined || wanted === undefined || far > 1e6) continue;
      for (let at = 0; at < 4; at++) {
        const spot = point(dx + 6 * next() - 1, dy + 6 * next() - 1);
        expect(relate(told, spot)).toBe(relate(wanted, spot));
        expect(distance(told, spot)).toBe(distance(wanted, spot));
      }
      expect(relate(told, shape)).toBe(relate(wanted, shape));
    }
    expect(refused).toBeLessThan(100);
  });
});

test("parts what is in a hole, what fills it and what touches its rim", () => {
  const hole = around(100, 0, 0, 2, 0.3);
  const hall = polygon([-5, -5, 5, -5, 5, 5, -5, 5], [hole]);
  const parts = (a: Shape, b: Shape): number => {
    const hit = contact(a, b);
    if (hit === undefined) return -1;
    const { normal, depth } = hit;
    expect(relate(a, translate(b, normal.x * depth, normal.y * depth))).not.toBe("overlapping");
    expect(relate(translate(a, -normal.x * depth, -normal.y * depth), b)).not.toBe("overlapping");
    expect(depth > 0).toBe(relate(a, b) === "overlapping");
    return depth;
  };
  expect(parts(hall, polygon(around(100, 0, 0, 1, 0.3)))).toBe(-1);
  expect(parts(hall, polygon(hole))).toBe(0);
  for (const factor of [1 + 2 ** -52, 1 + 2 ** -50, 1 + 2 ** -40, 1.001, 1.1, 1.5]) {
    const larger = polygon(hole.map(([x, y]) => [x * factor, y * factor] as [number, number]));
    expect(parts(hall, larger)).toBeGreaterThan(0);
    expect(parts(larger, hall)).toBeGreaterThan(0);
  }
  for (const scale of [1e-120, 1e-9, 1e9, 1e120]) {
    const large = polygon(
      [-5, -5, 5, -5, 5, 5, -5, 5].map((value) => value * scale),
      [hole.map(([x, y]) => [x * scale, y * scale] as [number, number])],
    );
    const inside = around(80, 1.2, 0.1, 1, 0.3).map(([x, y]) => [x * scale, y * scale] as [number, number]);
    expect(parts(large, polygon(inside)) / scale).toBeGreaterThan(0.01);
    expect(parts(large, polyline(inside)) / scale).toBeGreaterThan(0.01);
  }
});

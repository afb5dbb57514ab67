/** Holes may meet in a vertex: any number of them in one. What comes by there is asked about once, not once for each of them. */
import { describe, expect, test } from "vitest";
import { effort } from "../src/2d/algorithms/path.js";
import { contains, explain, type Polygon, polygon, polyline, relate, segment } from "../src/2d/index.js";
import { Random } from "./generators/random.js";

type Points = readonly (readonly [number, number])[];

/** The point at so many holes' widths round the origin. */
function at(turns: number, holes: number, radius: number): [number, number] {
  const angle = (2 * Math.PI * turns) / holes;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A square with so many narrow holes that all have a vertex at the origin. */
function wheel(count: number, leftOut = -1): Polygon {
  const holes = Array.from({ length: count }, (_, i) => [[0, 0], at(i, count, 5), at(i + 0.5, count, 5)] as Points);
  return polygon(
    [
      [-9, -9],
      [9, -9],
      [9, 9],
      [-9, 9],
    ],
    holes.filter((_, i) => i !== leftOut),
  );
}

function stepsOf(ask: () => void): number {
  effort.steps = 0;
  ask();
  return effort.steps;
}

describe("the work grows with the holes, not with their square", () => {
  const spoke = (count: number) => segment(0, 0, ...at((count >> 1) + 0.25, count, 4));
  const star = (count: number) =>
    polyline(Array.from({ length: 41 }, (_, i) => (i % 2 ? [0, 0] : at(((count * i) >> 6) + 0.25, count, 4))));

  test.each([
    ["a segment in a hole", spoke],
    ["a chain that comes by twenty times, from hole to hole", star],
  ] as const)("of %s", (_, make) => {
    const [few, many] = [200, 800].map((count) => {
      const [region, other] = [wheel(count), make(count)];
      return stepsOf(() => expect(relate(region, other)).toBe("touching"));
    }) as [number, number];
    expect(few).toBeGreaterThan(200);
    expect(many).toBeLessThan(6 * few);
  });

  test("of one wheel in another", () => {
    for (const count of [1000, 2000]) {
      const [one, same, wider] = [wheel(count), wheel(count), wheel(count, 7)];
      const ask = (): void => {
        expect(contains(one, same)).toBe(true);
        expect(contains(one, same, { strict: true })).toBe(false);
        expect(contains(wider, one)).toBe(true);
        expect(contains(one, wider)).toBe(false);
      };
      // As many as are searched for before a sweep takes over, for the last question, and some for one edge more.
      expect(stepsOf(ask)).toBeLessThan(40 * 3 * 2 * count);
    }
  });
});

/** All directions to points of a small lattice, counter-clockwise. */
const DIRECTIONS: Points = Array.from({ length: 49 }, (_, i): [number, number] => [(i % 7) - 3, Math.floor(i / 7) - 3])
  .filter(([x, y]) => x !== 0 || y !== 0)
  .sort(([x1, y1], [x2, y2]) => Math.atan2(y1, x1) - Math.atan2(y2, x2));

test("is what the derivations say, for holes on a lattice that meet within a region or on its rim", () => {
  const random = new Random(2711);
  const rims: readonly Points[] = [
    [
      [-4, -4],
      [4, -4],
      [4, 4],
      [-4, 4],
    ],
    [
      [0, -4],
      [4, -4],
      [4, 4],
      [0, 4],
    ],
    [
      [0, 0],
      [4, -4],
      [4, 4],
    ],
  ];
  const spot = (): [number, number] => (random.once(3) ? [0, 0] : [random.integer(-5, 3), random.integer(-3, 3)]);
  const found = { disjoint: 0, touching: 0, overlapping: 0 };
  for (let made = 0; made < 250; ) {
    const holes: Points[] = [];
    for (let from = random.integer(0, 3); from < 46; from += random.integer(1, 5)) {
      const to = from + random.integer(1, 2);
      const [p, q] = [DIRECTIONS[from], DIRECTIONS[to]] as [Points[0], Points[0]];
      holes.push(random.once(2) ? [[0, 0], p, q] : [q, [0, 0], p]);
      from = to;
    }
    try {
      const region = polygon(random.pick(rims), holes);
      const other = random.once(2)
        ? polygon([spot(), spot(), spot()])
        : polyline(Array.from({ length: random.integer(2, 6) }, spot));
      const { relation } = explain(region, other);
      expect(relate(region, other), JSON.stringify([region, other])).toBe(relation);
      expect(relate(other, region), JSON.stringify([region, other])).toBe(relation);
      found[relation]++;
      made++;
    } catch (error) {
      // Of holes and triangles drawn by chance many are no polygons.
      if (!/ERR_(NOT_SIMPLE|VERTICES)/.test((error as { code?: string }).code ?? "")) throw error;
    }
  }
  expect(Math.min(found.touching, found.overlapping)).toBeGreaterThan(9);
});

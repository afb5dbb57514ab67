/** Region against region by the sweep, against the comparison edge by edge. */
import { describe, expect, it, test } from "vitest";
import { missesPath } from "../src/2d/algorithms/extents.js";
import { relateRegions } from "../src/2d/algorithms/relate-regions.js";
import { sweepDepth, sweepRegions } from "../src/2d/algorithms/sweep-regions.js";
import { regionInRegion } from "../src/2d/contain/region-in-region.js";
import { contains, type Polygon, polygon, relate } from "../src/2d/index.js";
import { Random } from "./generators/random.js";

const random = new Random(17);

function attempt(make: () => Polygon): Polygon | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** A random ring on a small grid, most of them around a center, so that many are simple. */
function ring(size: number): number[] {
  const vertices = Array.from(
    { length: random.integer(3, 9) },
    () => [random.integer(0, size), random.integer(0, size)] as const,
  );
  if (random.once(4)) return vertices.flat();
  const half = size / 2 + 0.25;
  return [...vertices]
    .sort((p, q) => Math.atan2(p[1] - half, p[0] - half) - Math.atan2(q[1] - half, q[0] - half))
    .flat();
}

/** A polygon on a small grid, half of them with holes on the same grid: edges in common, vertices on edges, bays. */
function next(size: number): Polygon {
  for (;;) {
    const outer = ring(size);
    const holes = random.once(2) ? [] : Array.from({ length: random.integer(1, 2) }, () => ring(size));
    const found = attempt(() => polygon(outer, holes)) ?? attempt(() => polygon(outer));
    if (found !== undefined) return found;
  }
}

describe("the sweep of two regions agrees with the comparison of their edges", () => {
  for (const size of [2, 3, 4, 6, 9]) {
    it(`on a grid of ${size}`, () => {
      const seen = new Map<number, number>();
      const depths = new Map<number, number>();
      let kept = next(size);
      for (let i = 0; i < 3000; i++) {
        const a = kept;
        const b = next(size);
        kept = b;
        const [dx, dy] = random.once(2) ? [0, 0] : [random.integer(-size, size), random.integer(-size, size)];
        const move = (coordinates: readonly number[]): number[] =>
          coordinates.map((v, at) => v + (at % 2 === 0 ? dx : dy));
        const moved = { coordinates: move(b.coordinates), holes: b.holes.map(move) };
        // A hole's twin fills it: contact all around.
        const filling = a.holes[0] !== undefined && random.once(4) ? { coordinates: a.holes[0], holes: [] } : moved;
        // Leaves the bounds that the comparison looks in.
        missesPath(filling.coordinates, a.coordinates);
        const code = relateRegions(a, filling);
        const text = `${JSON.stringify(a)} ${JSON.stringify(filling)}`;
        expect(sweepRegions(a, filling), text).toBe(code);
        expect(sweepRegions(filling, a), text).toBe(code);
        seen.set(code, (seen.get(code) ?? 0) + 1);
        for (const [outer, inner] of [
          [a, filling],
          [filling, a],
          [a, { coordinates: a.coordinates, holes: [] }],
        ] as const) {
          const depth = regionInRegion(outer, inner);
          expect(sweepDepth(outer, inner), `${JSON.stringify(outer)} ${JSON.stringify(inner)}`).toBe(depth);
          depths.set(depth, (depths.get(depth) ?? 0) + 1);
        }
      }
      for (const code of [-1, 0, 1]) expect(seen.get(code)).toBeGreaterThan(20);
      for (const depth of size < 9 ? [-1, 0] : [-1, 0, 1]) expect(depths.get(depth)).toBeGreaterThan(9);
    });
  }
});

describe("stars whose spikes have large bounds, so that only a sweep is soon done", () => {
  /** Spikes from the rim to near the center. */
  const star = (radius: number, nudge = 0): number[] =>
    Array.from({ length: 20_000 }, (_, i) => {
      const angle = (Math.PI * i) / 10_000;
      const r = i % 2 === 0 ? radius / 3 : radius + (i === 7777 ? nudge : 0);
      return [r * Math.cos(angle), r * Math.sin(angle)];
    }).flat();
  const outer = polygon(star(1));

  it.each([
    ["one in the other", polygon(star(0.999)), true, true],
    ["one in its copy", polygon(star(1)), true, false],
    ["one spike longer", polygon(star(0.999, 0.0011)), false, false],
    ["one spike to the other's tip", polygon(star(1, -0.001)), true, false],
  ])("%s", (_, inner, within, strictly) => {
    expect(contains(outer, inner)).toBe(within);
    expect(contains(outer, inner, { strict: true })).toBe(strictly);
    expect(contains(inner, outer)).toBe(inner.coordinates.every((value, i) => value === outer.coordinates[i]));
  });
});

test("two records that wind around each other and repeat vertices are swept to their end", () => {
  const spiral = (phase: number): Polygon => {
    const side = (wide: number): number[][] =>
      Array.from({ length: 3000 }, (_, i) => {
        const radius = 1 + 0.05 * i + wide;
        const vertex = [radius * Math.cos(0.05 * i + phase), radius * Math.sin(0.05 * i + phase)];
        return i % 50 === 3 ? [...vertex, ...vertex] : vertex;
      });
    return { kind: "polygon", coordinates: [...side(0), ...side(0.5).reverse()].flat(), holes: [] };
  };
  expect(relate(spiral(0), spiral(Math.PI))).toBe("disjoint");
  expect(relate(spiral(0), spiral(0.1))).toBe("overlapping");
});

test("a record that nobody checked is not swept for what it holds: one that repeats a vertex is answered, too", () => {
  const coordinates = Array.from({ length: 800 }, (_, i) => {
    const [angle, radius] = [(Math.PI * i) / 400, i % 2 ? 2 : 100];
    const vertex = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return i % 50 === 7 ? [...vertex, ...vertex] : vertex;
  }).flat();
  const record: Polygon = { kind: "polygon", coordinates, holes: [] };
  expect(contains(record, record)).toBe(true);
  expect(contains(record, { ...record, coordinates: coordinates.map((v) => 0.999 * v) })).toBe(true);
});

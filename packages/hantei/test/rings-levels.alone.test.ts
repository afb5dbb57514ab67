/** The tree of `edge-levels.ts` says of every point what reading the whole ring says. */
import { describe, expect, it, vi } from "vitest";
import { type EdgeLevels, edgeLevels, locateByLevels } from "../src/2d/algorithms/edge-levels.js";
import { type Polygon, point, polygon, prepare, relate } from "../src/2d/index.js";
import { registers } from "../src/exact/registers.js";
import { Random } from "./generators/random.js";

vi.mock(import("../src/2d/algorithms/edge-levels.js"), { spy: true });

const random = new Random(29);
const WORDS = { "-1": "disjoint", "0": "touching", "1": "overlapping" } as const;

function locate(x: number, y: number, ring: readonly number[], tree: EdgeLevels): -1 | 0 | 1 {
  registers[4] = x;
  registers[5] = y;
  return locateByLevels(ring, tree);
}

/** As a plain object that no constructor has seen: questions about it read every edge. */
const plain = (ring: readonly number[]): Polygon => ({ kind: "polygon", coordinates: [...ring], holes: [] });

/** A star whose rays end on a small lattice: many level, upright and collinear edges. Undefined where rounding folds it. */
function latticeStar(): number[] | undefined {
  const vertices = random.integer(3, 40);
  const size = random.integer(3, 12);
  const ring = Array.from({ length: vertices }, (_, i) => {
    const angle = (2 * Math.PI * i) / vertices;
    const radius = size * (0.3 + 0.7 * random.unit());
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))];
  }).flat();
  try {
    return [...polygon(ring).coordinates];
  } catch {
    return undefined;
  }
}

function slantedComb(teeth: number): number[] {
  const ring: number[] = [];
  for (let i = 0; i < teeth; i++) {
    const x = 4 * i;
    ring.push(x, 0, x + 4 * teeth, 4 * teeth, x + 1 + 4 * teeth, 4 * teeth, x + 1, 0);
  }
  return [...ring, 4 * teeth, -1, 0, -1];
}

function squareSpiral(turns: number): number[] {
  const [out, back]: [number[][], number[][]] = [[], []];
  for (let i = 0; i < 4 * turns; i++) {
    const [sx, sy] = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ][i % 4] as [number, number];
    out.push([sx * (2 * i + 8), sy * (2 * i + 8)]);
    back.push([sx * (2 * i + 9), sy * (2 * i + 9)]);
  }
  return [...out, ...back.reverse()].flat();
}

const swapped = (ring: readonly number[]): number[] => ring.map((_, i) => ring[i ^ 1] as number);
const scaled = (ring: readonly number[], by: number): number[] => ring.map((value) => value * by);

/** Vertices, middles of edges and a last bit beside them, points level and upright with vertices, points anywhere. */
function spots(ring: readonly number[], count: number): [number, number][] {
  const vertex = (): [number, number] => {
    const at = 2 * random.integer(0, ring.length / 2 - 1);
    return [ring[at] as number, ring[at + 1] as number];
  };
  return Array.from({ length: count }, (_, i) => {
    const at = 2 * random.integer(0, ring.length / 2 - 1);
    const [x1, y1, x2, y2] = [0, 1, 2, 3].map((k) => ring[(at + k) % ring.length]) as [number, number, number, number];
    const [x, y] = vertex();
    if (i % 5 === 0) return [x1, y1];
    if (i % 5 === 1) return [(x1 + x2) / 2, (y1 + y2) / 2];
    if (i % 5 === 2) return [((x1 + x2) / 2) * (1 + Number.EPSILON), (y1 + y2) / 2];
    if (i % 5 === 3) return [x, y1];
    return [(x + x1) / 2, (y + y2) / 2];
  });
}

function check(ring: readonly number[], count: number): void {
  const loose = plain(ring);
  const tree: EdgeLevels = edgeLevels(ring);
  for (const [x, y] of spots(ring, count)) {
    const found = WORDS[locate(x, y, ring, tree)];
    expect(found, `${x}, ${y} in ${ring.slice(0, 80)}`).toBe(relate(loose, point(x, y)));
  }
}

describe("a tree of a ring's edges", () => {
  it("knows small rings of a lattice", () => {
    for (let i = 0; i < 600; i++) {
      const ring = latticeStar();
      if (ring !== undefined) check(ring, 60);
    }
  });

  const hard = { "slanted comb": slantedComb, "square spiral": squareSpiral };
  for (const [name, make] of Object.entries(hard)) {
    it(`knows a ${name}, either way round, turned, tiny and huge`, () => {
      for (const size of [1, 2, 3, 4, 5, 8, 16, 33, 100]) {
        const ring = make(size);
        const reversed = swapped([...ring].reverse());
        for (const each of [
          ring,
          reversed,
          swapped(ring),
          scaled(ring, -1),
          scaled(ring, 2 ** -1000),
          scaled(ring, 2 ** 900),
        ]) {
          check(each, 60);
        }
      }
    });
  }

  it("says of NaN and the infinities that they are outside", () => {
    const ring = slantedComb(20);
    const tree = edgeLevels(ring);
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(locate(bad, 1, ring, tree)).toBe(-1);
      expect(locate(41, bad, ring, tree)).toBe(-1);
    }
  });

  it("takes over where points cost much, and changes no answer", () => {
    const ring = slantedComb(2000);
    const kept = polygon(ring);
    const points = spots(ring, 400);
    const build = vi.mocked(edgeLevels).mockClear();
    relate(kept, point(9001.5, 5000));
    expect(build, "one point does not pay for a tree").not.toHaveBeenCalled();
    const before = points.map(([x, y]) => relate(kept, point(x, y)));
    for (let i = 0; i < 400; i++) relate(kept, point(9001.5 + i / 7, 5000));
    const ask = vi.mocked(locateByLevels).mockClear();
    expect(points.map(([x, y]) => relate(kept, point(x, y)))).toEqual(before);
    expect(ask).toHaveBeenCalledTimes(points.length);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("reads few edges of very many", () => {
    const ring = slantedComb(2000);
    const tree = edgeLevels(ring);
    let reads = 0;
    const counting = new Proxy(ring, {
      get(target, key) {
        reads++;
        return Reflect.get(target, key);
      },
    });
    const inside = Array.from({ length: 400 }, (_, i) => [9001.5 + i / 7, 5000] as const);
    let most = 0;
    for (const [x, y] of [...spots(ring, 400), ...inside]) {
      reads = 0;
      locate(x, y, counting, tree);
      most = Math.max(most, reads);
    }
    // Edge by edge it would be all of the ring, and more.
    expect(ring.length).toBeGreaterThan(16_000);
    expect(most).toBeLessThan(1600);
  });

  it("is had by shapes from elsewhere once they are prepared, and never by what is no polygon", () => {
    const ring = slantedComb(2000);
    const foreign = prepare(plain(ring));
    const crossed = prepare(plain([...ring.slice(0, 4), ...ring.slice(8), ...ring.slice(4, 8)]));
    const points = spots(ring, 100);
    for (let i = 0; i < 60; i++) relate(foreign, point(9001.5 + i / 7, 5000));
    for (let i = 0; i < 60; i++) relate(crossed, point(9001.5 + i / 7, 5000));
    for (const shape of [foreign, crossed]) {
      const loose = plain(shape.coordinates);
      for (const [x, y] of points) expect(relate(shape, point(x, y))).toBe(relate(loose, point(x, y)));
    }
  });
});

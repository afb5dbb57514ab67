/** Prepared shapes answer as those that are not, which are read whole. */
import { describe, expect, it } from "vitest";
import {
  castRay,
  distance,
  type Polygon,
  point,
  polygon,
  polyline,
  prepare,
  relate,
  type Shape,
  segment,
} from "../src/2d/index.js";
import { code } from "./code.js";
import { Random } from "./generators/random.js";

const random = new Random(11);

/** The same shape as a plain object that no constructor has seen. */
function plain<S extends Shape>(shape: S): S {
  return structuredClone(shape);
}

/** A simple ring around the origin, on a grid, with many level and upright edges where `size` is small. */
function star(vertices: number, size: number): number[] {
  const ring: number[] = [];
  for (let i = 0; i < vertices; i++) {
    const angle = (2 * Math.PI * i) / vertices;
    const radius = size * (0.5 + random.unit() / 2);
    ring.push(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  return ring;
}

/** Upright teeth on a level back; on whole numbers. */
function comb(teeth: number): number[] {
  const ring: number[] = [];
  for (let i = 0; i < teeth; i++)
    ring.push(3 * i, 0, 3 * i, random.integer(1, 5), 3 * i + 1, random.integer(1, 5), 3 * i + 1, 0);
  return [...ring, 3 * teeth, 0, 3 * teeth, -1, 0, -1];
}

function spiral(turns: number): number[] {
  const [out, back]: [number[][], number[][]] = [[], []];
  for (let i = 0; i < 4 * turns; i++) {
    const [sx, sy] = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ][i % 4] as [number, number];
    out.push([sx * (2 * i + 2), sy * (2 * i + 2)]);
    back.push([sx * (2 * i + 5), sy * (2 * i + 5)]);
  }
  return [...out, ...back.reverse()].flat();
}

/** Vertices of the ring, middles of its edges, points level with vertices, and points anywhere in its bounds. */
function spots(ring: readonly number[], count: number): [number, number][] {
  const vertex = (): [number, number] => {
    const at = 2 * random.integer(0, ring.length / 2 - 1);
    return [ring[at] as number, ring[at + 1] as number];
  };
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = vertex();
    const [otherX, otherY] = vertex();
    if (i % 4 === 0) return [x, y];
    if (i % 4 === 1) return [(x + otherX) / 2, y];
    if (i % 4 === 2) return [x + random.integer(-1, 1), y];
    return [(x + otherX) / 2, (y + otherY) / 2];
  });
}

const rings: Record<string, () => number[]> = {
  star: () => star(random.integer(3, 2000), 100),
  comb: () => comb(random.integer(1, 400)),
  spiral: () => spiral(random.integer(1, 200)),
};

describe("a prepared shape answers as one that is not", () => {
  for (const [name, make] of Object.entries(rings)) {
    it(`polygon and point: ${name}`, () => {
      for (let i = 0; i < 25; i++) {
        const kept = polygon(make());
        const loose = plain(kept);
        for (const [x, y] of spots(kept.coordinates, 80)) {
          expect(relate(kept, point(x, y)), `${x}, ${y}`).toBe(relate(loose, point(x, y)));
        }
      }
    });

    it(`polyline and point: ${name}`, () => {
      for (let i = 0; i < 25; i++) {
        const loose = polyline(make());
        const kept = prepare(plain(loose));
        for (const [x, y] of spots(kept.coordinates, 40)) {
          expect(relate(kept, point(x, y))).toBe(relate(plain(loose), point(x, y)));
        }
      }
    });

    it(`polygons and polylines against each other: ${name}`, () => {
      const seen = new Set<string>();
      for (let i = 0; i < 40; i++) {
        const ring = make();
        const [a, c] = [polygon(ring), prepare(polyline(ring))];
        const [dx, dy] = random.once(3) ? [0, 0] : [random.integer(-40, 40) / 2, random.integer(-8, 8) / 2];
        const other = (random.once(2) ? ring : make()).map((value, at) => value + (at % 2 === 0 ? dx : dy));
        let b: Polygon;
        try {
          b = polygon(other);
        } catch {
          continue; // Moving a star rounds, and may fold it.
        }
        const d = prepare(polyline(other));
        for (const [first, second] of [
          [a, b],
          [a, d],
          [c, d],
        ] as const) {
          const relation = relate(first, second);
          seen.add(relation);
          expect(relate(plain(first), plain(second))).toBe(relation);
          expect(relate(second, first)).toBe(relation);
        }
      }
      expect(seen.size).toBeGreaterThan(1);
    });
  }

  it("a hole filled by its twin touches, prepared or not", () => {
    const hole = star(500, 10);
    const frame = polygon([-99, -99, 99, -99, 99, 99, -99, 99], [hole]);
    expect(relate(frame, polygon(hole))).toBe("touching");
    expect(relate(plain(frame), plain(polygon(hole)))).toBe("touching");
    expect(relate(polygon(hole), plain(polygon(hole)))).toBe("overlapping");
  });
});

describe("prepare", () => {
  it("returns the same shape, unchanged", () => {
    const shape = plain(polygon(star(200, 5), [star(100, 1)]));
    const before = JSON.stringify(shape);
    expect(prepare(shape)).toBe(shape);
    expect(prepare(prepare(shape))).toBe(shape);
    expect(JSON.stringify(shape)).toBe(before);
  });

  it.each(["polygon", "polyline"] as const)("of one array as a chain and as a ring, the %s first", (first) => {
    // The ring's last edge, from (0, 8) to (0, 0), is none of the chain's.
    const zigzag = Array.from({ length: 99 }, (_, i): [number, number] => [i + 1, i % 2]);
    const coordinates = [[0, 0], ...zigzag, [100, 8], [0, 8]].flat();
    const shapes = [{ kind: "polygon", coordinates, holes: [] } as Polygon, { kind: "polyline", coordinates } as const];
    for (const shape of first === "polygon" ? shapes : shapes.reverse()) prepare(shape);
    const [ring, chain] = first === "polygon" ? shapes : shapes.reverse();
    for (const other of [point(0, 5), segment(-1, 5, 0, 6), segment(-1, 3, 0, 3), polyline([-2, 5, 0, 5, -2, 6])]) {
      expect(relate(ring as Shape, other), JSON.stringify(other)).toBe("touching");
      expect(relate(chain as Shape, other), JSON.stringify(other)).toBe("disjoint");
    }
    expect(distance(ring as Shape, point(-1, 4))).toBe(1);
    expect(distance(chain as Shape, point(-1, 4))).toBe(Math.sqrt(17));
    expect(castRay(ring as Shape, { x: -2, y: 6, dx: 4, dy: 0 })?.fraction).toBe(0.5);
    expect(castRay(chain as Shape, { x: -2, y: 6, dx: 4, dy: 0 })).toBeUndefined();
  });

  it("refuses what has no edges", () => {
    expect(() => prepare(point(0, 0) as unknown as Polygon)).toThrow(TypeError);
    expect(() => prepare({ kind: "cone" } as unknown as Polygon)).toThrow(TypeError);
    for (const loose of [
      { kind: "polygon", coordinates: [0, 0, 1, 0, 0, 1] },
      { kind: "polygon", coordinates: [0, 0, 1, 0, 0, 1], holes: [undefined] },
      { kind: "polygon", holes: [] },
      { kind: "polyline" },
    ]) {
      expect(() => prepare(loose as unknown as Polygon), JSON.stringify(loose)).toThrow(code("ERR_TYPE"));
    }
  });

  it("arrays that no constructor has seen are read as they are at each question", () => {
    const ring = star(500, 1);
    const loose = { kind: "polygon", coordinates: ring, holes: [] } as Polygon;
    const other = polygon(star(500, 1));
    expect(relate(loose, other)).toBe("overlapping");
    for (let at = 0; at < ring.length; at += 2) (ring[at] as number) += 5;
    expect(relate(loose, other)).toBe("disjoint");
    expect(relate(loose, point(5, 0))).toBe("overlapping");
  });
});

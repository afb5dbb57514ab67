/** What laps over two sides at once, as in the corner of a room, is parted by the short move out of the corner. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  contact,
  convexHull,
  type Polygon,
  polygon,
  polyline,
  relate,
  type Shape,
  translate,
} from "../../src/2d/index.js";
import { Random } from "../generators/random.js";

/** The depth at which one shape is parted from another, either way round; each parts. */
function depthOf(level: Shape, mover: Shape): number {
  const hit = contact(level, mover);
  if (hit === undefined) throw new Error("no contact");
  const { normal, depth } = hit;
  expect(relate(level, translate(mover, normal.x * depth, normal.y * depth))).not.toBe("overlapping");
  expect(contact(mover, level)).toMatchObject({ depth, normal: { x: 0 - normal.x, y: 0 - normal.y } });
  return depth;
}

const scaled = (ring: readonly (readonly [number, number])[], unit: number) =>
  ring.map(([x, y]) => [x * unit, y * unit] as [number, number]);

describe.each([1, 2 ** 600, 2 ** -600])("in units of %f", (unit) => {
  const hole = scaled([[1, 1], [9, 1], [9, 9], [1, 9]], unit); // biome-ignore format: a ring a line
  const levels: Readonly<Record<string, Shape>> = {
    "the hole of a room": polygon(scaled([[0, 0], [10, 0], [10, 10], [0, 10]], unit), [hole]), // biome-ignore format: likewise
    "an L": polygon(scaled([[0, 0], [10, 0], [10, 1], [1, 1], [1, 10], [0, 10]], unit)), // biome-ignore format: likewise
    "two lines": polyline(scaled([[1, 10], [1, 1], [10, 1]], unit)), // biome-ignore format: likewise
  };
  // 1/32 deep in the wall, and 1/64 in the floor.
  const [x, y] = [(1.5 - 1 / 32) * unit, (1.5 - 1 / 64) * unit];
  const movers: readonly Shape[] = [
    circle(x, y, 0.5 * unit),
    capsule(x, y, x, 2 * y, 0.5 * unit),
    capsule(2 * x, y, x, y, 0.5 * unit),
    box(x - 0.5 * unit, y - 0.5 * unit, 4 * x, 3 * y),
  ];

  test.each(Object.keys(levels))("%s: as far as the wall and the floor ask for, and not through either", (name) => {
    for (const mover of movers) {
      const depth = depthOf(levels[name] as Shape, mover) / unit;
      expect(depth, mover.kind).toBeCloseTo(Math.hypot(1 / 32, 1 / 64), 12);
    }
  });
});

test("a body between two slopes goes up, however steep they are and however it stands", () => {
  const random = new Random(2718);
  let asked = 0;
  while (asked < 300) {
    // Slopes that rise to the left and to the right of (0, 0).
    const [left, right] = [0.2 + 1.2 * random.unit(), 0.2 + 1.2 * random.unit()];
    const ground = polygon([
      [-9 * Math.cos(left), 9 * Math.sin(left)],
      [0, 0],
      [9 * Math.cos(right), 9 * Math.sin(right)],
      [20, -5],
      [-20, -5],
    ]);
    const normals = [
      [Math.sin(left), Math.cos(left)],
      [-Math.sin(right), Math.cos(right)],
    ] as const;
    const [r, w, h] = [0.2 + random.unit(), random.unit(), random.unit()];
    const body = random.pick<Shape>([
      circle(0, 0, r),
      capsule(0, 0, w, h, r),
      convexHull([[0, 0], [w, -h / 2], [1 + w, h], [w, 1 + h]]), // biome-ignore format: a ring a line
    ]);
    // Where it would stand on both, and some way into each.
    const wants = normals.map(([nx, ny]) => -lowest(body, nx, ny));
    const depths = [0.01 + 0.05 * random.unit(), 0.01 + 0.05 * random.unit()] as const;
    const at = solve(normals, [(wants[0] as number) - depths[0], (wants[1] as number) - depths[1]]);
    const [mx, my] = solve(normals, depths);
    const cosine = normals[0][0] * normals[1][0] + normals[0][1] * normals[1][1];
    // Else one slope alone tells.
    if (!(depths[0] > 1.01 * cosine * depths[1] && depths[1] > 1.01 * cosine * depths[0])) continue;
    const mover = translate(body, at[0], at[1]);
    if (relate(ground, mover) !== "overlapping") continue;
    asked++;
    // Not always the least move: a tip below the apex meets the apex first.
    const told = JSON.stringify([ground, mover]);
    expect(depthOf(ground, mover), told).toBeLessThan(1.25 * Math.hypot(mx, my));
  }
});

test("what would be moved off one slope into the other, which it does not lap over yet, goes up between them", () => {
  // 0.026 deep in the left slope, and 0.002 away from the right one.
  const ground = polygon([[4.9, 0.815], [5.6, 1.306], [6.3, 0.139], [7, 1.168], [7.7, 0.819], [7.7, -5], [4.9, -5]]); // biome-ignore format: a ring a line
  const ball = circle(6.3094, 1.0451, 0.5);
  expect(relate(ground, ball)).toBe("overlapping");
  expect(depthOf(ground, ball)).toBeLessThan(0.1);
});

test("what sinks by next to nothing comes out by next to nothing: how deep its pieces are is rounded, too", () => {
  const random = new Random(3141);
  for (let asked = 0; asked < 300; asked++) {
    const ground = polygon([
      ...Array.from({ length: 9 }, (_, i) => [i, random.unit()] as [number, number]),
      [8, -5],
      [0, -5],
    ]);
    const [x, w, h] = [2 + 3 * random.unit(), random.unit(), random.unit()];
    const body = random.pick<Shape>([
      circle(x, 0, 1),
      capsule(x, 0, x + w, h, 1),
      box(x, 0, x + 1, 1),
      convexHull([[x, 0], [x + 1, -h / 2], [x + 2, h], [x, 1 + h]]), // biome-ignore format: a ring a line
    ]);
    // As high as it stands on the ground, by halves.
    let [sunk, free] = [-2, 4];
    for (let halves = 0; halves < 52; halves++) {
      const height = (sunk + free) / 2;
      if (relate(ground, translate(body, 0, height)) === "overlapping") sunk = height;
      else free = height;
    }
    const depth = random.pick([2 ** -40, 2 ** -30, 2 ** -20]);
    const mover = translate(body, 0, sunk - depth);
    expect(depthOf(ground, mover), JSON.stringify([ground, mover])).toBeLessThan(depth + 2 ** -44);
  }
});

test("far off, where rounding is a part of the depth, the upright move is tried, too", () => {
  const [low, y] = [699997, 700000.0000000056];
  const ground = polygon([
    [1000000.260965979, 700000.0000000007],
    [1000000.7557551222, 700000.0000000118],
    [1000001.4356393788, 700000.0000000193],
    [1000002.1589824888, 700000.0000000148],
    [1000003.0350127064, 700000.0000000182],
    [1000003.8, low],
    [999999, low],
  ]);
  const [left, right] = [1000001.8593250632, 1000003.8593250632];
  const tray = polygon([
    [left, y],
    [right, y],
    [right, 700002],
    [1000003.7593250631, 700002],
    [1000003.7593250631, 700000.1],
    [1000001.9593250632, 700000.1],
    [1000001.9593250632, 700002],
    [left, 700002],
  ]);
  expect(depthOf(ground, tray)).toBeLessThan(1.26e-8);
});

/** How far a body reaches against a direction, from the origin: below 0 where it reaches beyond it. */
function lowest(body: Shape, nx: number, ny: number): number {
  if (body.kind === "circle") return -body.radius;
  if (body.kind === "capsule") return Math.min(0, body.x2 * nx + body.y2 * ny) - body.radius;
  const { coordinates } = body as Polygon;
  return Math.min(...coordinates.map((x, i) => (i % 2 === 0 ? x * nx + (coordinates[i + 1] as number) * ny : 1 / 0)));
}

/** The vector that goes so far along each of two directions. */
function solve([n, m]: readonly (readonly [number, number])[], [a, b]: readonly number[]): readonly [number, number] {
  const [[nx, ny], [mx, my]] = [n as readonly [number, number], m as readonly [number, number]];
  const sine = nx * my - ny * mx;
  return [((a as number) * my - (b as number) * ny) / sine, ((b as number) * nx - (a as number) * mx) / sine];
}

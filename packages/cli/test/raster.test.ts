/** Many shapes in one raster: areas are filled, holes are not, and what is open stays a line. */
import { expect, test } from "vitest";
import { Density, paint, type Wash } from "../src/writers/picture/density.js";
import type { Pen } from "../src/writers/picture/outline.js";
import { dotSize } from "../src/writers/picture/raster.js";
import { TEXTURES } from "../src/writers/picture/textures.js";

const [WIDTH, HEIGHT] = [60, 50];

/** How many shapes lie on the pixel at a place, once all is drawn. */
function drawn(draw: (pen: Pen) => void, times = 1): (x: number, y: number) => number {
  const density = new Density(WIDTH, HEIGHT);
  for (let time = 0; time < times; time++) {
    draw(density.pen(1, 0));
    density.endOutline();
  }
  const counts = density.counts();
  return (x, y) => Math.round(counts[y * WIDTH + x] as number);
}

function ring(pen: Pen, points: readonly (readonly [number, number])[]): void {
  for (const [index, [x, y]] of points.entries()) (index === 0 ? pen.move : pen.line)(x, y);
}

const SQUARE = [
  [10, 10],
  [40, 10],
  [40, 40],
  [10, 40],
] as const;
const HOLE = [
  [20, 20],
  [30, 20],
  [30, 30],
  [20, 30],
] as const;

test("a circle is filled, and as often as circles lie there", () => {
  const at = drawn((pen) => pen.circle(25.5, 25.5, 15), 3);
  expect([at(25, 25), at(35, 25), at(25, 15), at(45, 25), at(37, 37)]).toEqual([3, 3, 3, 0, 0]);
  // All of the area, but for its rim.
  let filled = 0;
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (at(x, y) > 0) filled++;
  expect(Math.abs(filled - Math.PI * 15 * 15)).toBeLessThan(2 * Math.PI * 15);
});

test("a polygon is filled but for its hole; its outline counts once more", () => {
  const at = drawn((pen) => {
    for (const points of [SQUARE, HOLE]) {
      ring(pen, points);
      pen.close();
    }
  });
  expect([at(15, 15), at(25, 25), at(35, 25), at(5, 25), at(10, 25)]).toEqual([1, 0, 1, 0, 2]);
});

test("what is open is a line, and what reaches beyond the raster is cut off", () => {
  const open = drawn((pen) => ring(pen, SQUARE));
  expect([open(25, 10), open(25, 25)]).toEqual([1, 0]);
  const beyond = drawn((pen) => pen.circle(0, 0, 1000));
  expect([beyond(0, 0), beyond(WIDTH - 1, HEIGHT - 1)]).toEqual([1, 1]);
});

test("a hole is one whichever way round it runs", () => {
  for (const hole of [HOLE, [...HOLE].reverse()]) {
    for (const square of [SQUARE, [...SQUARE].reverse()]) {
      const at = drawn((pen) => {
        for (const points of [square, hole]) {
          ring(pen, points);
          pen.close();
        }
      }, 2);
      expect([at(15, 15), at(25, 25), at(35, 25), at(5, 25)]).toEqual([2, 0, 2, 0]);
    }
  }
});

test("an outline counts once a pixel, however many vertices it has there", () => {
  const at = drawn((pen) => {
    const vertices = 5000;
    const around = Array.from({ length: vertices }, (_, i) => (2 * Math.PI * i) / vertices);
    ring(
      pen,
      around.map((angle) => [25.5 + 15 * Math.cos(angle), 25.5 + 15 * Math.sin(angle)] as const),
    );
    pen.close();
  });
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) expect(at(x, y)).toBeLessThanOrEqual(2);
  expect(at(25, 25)).toBe(1);
});

test("a line has the thickness that is asked for, and counts once where it runs back", () => {
  const density = new Density(WIDTH, HEIGHT);
  ring(density.pen(1, 0, 3), [
    [10, 25.5],
    [40, 25.5],
    [10, 25.5],
  ]);
  density.endOutline();
  const counts = density.counts();
  const column = Array.from({ length: HEIGHT }, (_, y) => counts[y * WIDTH + 20]);
  expect(column.flatMap((count, y) => (count === 0 ? [] : [[y, count]]))).toEqual([
    [24, 1],
    [25, 1],
    [26, 1],
  ]);
});

test("a dot is whole, at the raster's edge too, and without corners where it is large", () => {
  const density = new Density(WIDTH, HEIGHT);
  for (const [x, y] of [
    [0, 0],
    [WIDTH, HEIGHT],
    [30, 20],
  ] as const)
    density.dot(x, y, 4);
  for (const size of [2, 3]) density.dot(10 * size, 40, size);
  const counts = density.counts();
  const sum = (left: number, top: number): number => {
    let sum = 0;
    for (let y = top; y < top + 8; y++) for (let x = left; x < left + 8; x++) sum += counts[y * WIDTH + x] as number;
    return sum;
  };
  expect([sum(0, 0), sum(WIDTH - 8, HEIGHT - 8), sum(26, 16), sum(16, 36), sum(26, 36)]).toEqual([12, 12, 12, 4, 9]);
  expect(Math.max(...counts)).toBe(1);
});

test("what is flat is as wide as can be seen, and what lies on the edge is within", () => {
  const density = new Density(WIDTH, HEIGHT);
  density.fill([10, 5, 10, 30]);
  density.fill([20, 40, 50, 40]);
  density.fill([WIDTH, 5, WIDTH, 30]);
  const counts = density.counts();
  const at = (x: number, y: number): number => counts[y * WIDTH + x] as number;
  expect([at(9, 20), at(10, 20), at(11, 20), at(12, 20)]).toEqual([0, 1, 1, 0]);
  expect([at(30, 39), at(30, 40), at(30, 41), at(30, 42)]).toEqual([0, 1, 1, 0]);
  expect(at(WIDTH - 1, 20)).toBe(1);
});

test("the fewer shapes, the larger those are drawn that are hardly to be seen", () => {
  const sizes = [5001, 20_000, 50_000, 100_000, 10_000_000].map((parts) => dotSize(parts, 2000, 2000));
  expect(sizes).toEqual([6, 4, 3, 2, 2]);
  expect(dotSize(5001, 2000, 600)).toBe(5);
});

test("a single shape is not faint where no more than two lie on each other", () => {
  const opacity = (counts: number[]): number => {
    const washes = [{ color: [0, 0, 0] as const, texture: undefined, counts: Float32Array.from(counts) }];
    return paint(washes, counts.length, 1)[3] as number;
  };
  const [alone, two, many] = [opacity([1, 1, 1]), opacity([1, 2, 2]), opacity([1, 50, 50])];
  expect(alone).toBeGreaterThan(two);
  expect(two).toBeGreaterThan(many);
  expect(two).toBeGreaterThan(alone * 0.8);
});

test("counts beyond 2²⁴ are right", () => {
  const density = new Density(2, 2);
  for (let i = 0; i < 2 ** 24 + 5; i++) density.fill([0, 0, 2, 2]);
  for (let i = 0; i < 2 ** 24; i++) density.fill([0, 0, 2, 2]);
  expect(density.counts()[0]).toBeGreaterThan(2 ** 24 + 2 ** 23);
});

test("a line that goes far beyond the raster is drawn where it crosses it", () => {
  const at = drawn((pen) =>
    ring(pen, [
      [-4e8, 25.5],
      [4e8, 25.5],
    ]),
  );
  expect([at(0, 25), at(30, 25), at(WIDTH - 1, 25), at(30, 26)]).toEqual([1, 1, 1, 0]);
});

test("slanted lines have even edges, and go on to every side of the picture that their area goes on beyond", () => {
  const [width, height] = [42, 42];
  const counts = new Float32Array(width * height).fill(1);
  const wash: Wash = { color: [0, 0, 0], texture: TEXTURES.overlapping, counts };
  const pixels = paint([wash], width, height);
  const opacity = (x: number, y: number): number => pixels[(y * width + x) * 4 + 3] as number;
  const levels = [...new Set(Array.from({ length: width }, (_, x) => opacity(x, 0)))].sort((a, b) => a - b);
  const [faint, half, full] = levels as [number, number, number];
  expect(levels).toHaveLength(3);
  expect(half).toBeCloseTo((faint + full) / 2, -1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) expect(opacity(x, y)).toBe(opacity((x + y) % 14, 0));
  }
});

/** What is drawn of shapes that go far out of the view. */
import { box, capsule, circle, explain, point, polygon, polyline, type Shape, segment } from "hantei";
import { expect, test } from "vitest";
import { across, cut, type Ends, trackOf } from "../lib/clip.js";
import { handlesOf } from "../lib/handles.js";
import { type Mark, marksOf, witnessMarks } from "../lib/marks.js";
import { pathOf } from "../lib/outline.js";
import { pixels, viewOf } from "../lib/view.js";
import { chance } from "./lib/chance.js";
import { type Four, numbersIn, pixelsAside, viewsOf, windowAt } from "./lib/far.js";

/** Ends of lines are written to a hundredth of a pixel in paths; computed, they are as good as pixels are doubles. */
const WRITTEN = 0.01;
const COMPUTED = 1e-6;

test("a line of slope 1/2 has it at every zoom, and goes through the point on it", () => {
  const ends: Four = [0, 4, 12, 10];
  for (let halvings = 0; halvings <= 50; halvings++) {
    const window = windowAt(6.03125, 7.015625, halvings);
    for (const view of viewsOf(window)) {
      const { x1, y1, x2, y2 } = cut(view, ...ends);
      expect((y1 - y2) / (x2 - x1), `${halvings}`).toBeCloseTo(0.5, 9);
      expect(x2 - x1).toBeGreaterThan(Math.min(view.width, 12 * view.scale) - 1);
      // All of it is in the path, too; what else is there lies on the rim.
      const written = [x1, y1, x2, y2].map(pixels).join();
      expect(numbersIn(pathOf(segment(...ends), view)).join()).toContain(written);
      expect(numbersIn(pathOf(polyline([...ends]), view)).join()).toContain(written);
    }
  }
});

test("whatever is cut of a segment, an edge or a line lies on it, by integers", () => {
  const next = chance(20260101);
  const number = (): number => (next() - 0.5) * 10 ** Math.floor(next() * 6);
  for (let round = 0; round < 400; round++) {
    const ends: Four = [number(), number(), number(), number()];
    const [x1, y1, x2, y2] = ends;
    const part = next();
    const window = windowAt(x1 + part * (x2 - x1), y1 + part * (y2 - y1), Math.floor(next() * 50));
    const view = viewOf(window, 700);
    const onLine = (found: Ends | undefined, told: string): void => {
      expect(found, told).toBeDefined();
      for (const [px, py] of [
        [found?.x1, found?.y1],
        [found?.x2, found?.y2],
      ] as [number, number][]) {
        expect(pixelsAside(window, view, px, py, ends), told).toBeLessThan(COMPUTED);
      }
    };
    onLine(cut(view, ...ends), `cut ${ends} ${JSON.stringify(window)}`);
    onLine(across(view, ...ends), `across ${ends} ${JSON.stringify(window)}`);
    // A triangle on it has two corners of its outline there, and they are as far out as the view is wide.
    const far = polygon([x1, y1, x2, y2, x1 - (y2 - y1), y1 + (x2 - x1)]);
    const numbers = numbersIn(pathOf(far, view));
    const near = numbers.flatMap((px, i) =>
      i % 2 === 0 && pixelsAside(window, view, px, numbers[i + 1] as number, ends) < WRITTEN
        ? [[px, numbers[i + 1] as number]]
        : [],
    );
    expect(near.length, `polygon ${ends} ${JSON.stringify(window)}`).toBeGreaterThanOrEqual(2);
  }
});

test("a line through two places goes through them, and there is none through one", () => {
  // Lesson 5's window and segments.
  const window = { minX: -2, minY: -2, maxX: 9, maxY: 6 };
  for (const width of [328, 688, 1440]) {
    const view = viewOf(window, width);
    for (const ends of [
      [0, 0, 6, 4],
      [0, 4, 6, 0],
      [0, 0, 2, 1],
      [3, 1, 3, 4],
      [0, 0, 5, 0],
    ] as Four[]) {
      const found = across(view, ...ends) as Ends;
      const inView =
        [found.x1, found.x2].some((x) => x > 0 && x < width) &&
        [found.y1, found.y2].some((y) => y > 0 && y < view.height);
      expect(inView, "it ends outside").toBe(false);
      expect(pixelsAside(window, view, found.x1, found.y1, ends)).toBeLessThan(COMPUTED);
      expect(pixelsAside(window, view, found.x2, found.y2, ends)).toBeLessThan(COMPUTED);
    }
    expect(across(view, 1, 1, 1, 1)).toBeUndefined();
    expect(across(view, 100, 0, 100, 1)).toBeUndefined();
  }
});

/** How far the first edge of a path passes by a pixel. */
function edgeBeside(path: string, x: number, y: number): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(path);
  return Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / Math.hypot(x2 - x1, y2 - y1);
}

test("what is as large as doubles go is drawn where it is", () => {
  const view = viewOf(windowAt(0, 0, 0), 810);
  const [left, bottom] = [view.x(0), view.y(0)];
  for (const size of [2 ** 60, 1e20, 2 ** 300, 1e100, 1e300, 2 ** 1020, Number.MAX_VALUE]) {
    // Round, and as far to the right, or to the left, of x = 0 as their radii are long.
    for (const shape of [
      circle(size, 0, size),
      circle(size, 2.5, size),
      circle(-size, 2.5, size),
      capsule(size, 2.5, size, 2.5, size),
    ]) {
      expect(edgeBeside(pathOf(shape, view), left, bottom), JSON.stringify(shape)).toBeLessThan(WRITTEN);
    }
    for (const x of [size, -size]) {
      expect(numbersIn(pathOf(capsule(x, -3, x, 7, size), view)), `${x}`).toContain(left);
    }
    if (size > 1e308) continue;
    // Through the origin.
    const { x1, y1, x2, y2 } = cut(view, -0.75 * size, -size, 0.75 * size, size);
    expect((y1 - y2) / (x2 - x1), `${size}`).toBeCloseTo(4 / 3, 9);
    expect(y1 + ((left - x1) / (x2 - x1)) * (y2 - y1), `${size}`).toBeCloseTo(bottom, 9);
  }
  // 3, 4 and 5 times any power of two.
  for (const unit of [2 ** 60, 2 ** 300, 2 ** 1000]) {
    const path = pathOf(circle(3 * unit, 4 * unit, 5 * unit), view);
    expect(edgeBeside(path, left, bottom), `${unit}`).toBeLessThan(WRITTEN);
  }
});

test("the line that parts two shapes is where it is at every zoom", () => {
  const a = polygon([0, 0, 12, 6, 0, 6]);
  const b = polygon([0.5, 0, 12.5, 6, 12.5, 0]);
  const explanation = explain(a, b);
  for (let halvings = 0; halvings <= 44; halvings++) {
    const window = windowAt(6.25, 3, halvings);
    const view = viewOf(window, 700);
    const lines = witnessMarks(explanation, view).filter((mark) => mark.type === "line");
    expect(lines.length).toBe(1);
    for (const { x1, y1, x2, y2 } of lines) {
      expect(pixelsAside(window, view, x1, y1, [0.25, 0, 12.25, 6])).toBeLessThan(COMPUTED);
      expect(pixelsAside(window, view, x2, y2, [0.25, 0, 12.25, 6])).toBeLessThan(COMPUTED);
    }
  }
});

test("outlines that go far stay on the rim outside of the view, and others are as they were", () => {
  const view = viewOf(windowAt(0, 0, 0), 810);
  expect(pathOf(polygon([0, 0, 4, 0, 0, 4]), view)).toBe("M405 270L525 270L405 150Z");
  expect(pathOf(box(-1, -1, 1, 1), view)).toBe("M375 300H435V240H375Z");
  // Where it is flat, its line is drawn once: back and forth, there would be no gaps between dashes.
  expect(pathOf(box(-1, 1, 1, 1), view)).toBe("M375 240H435");
  expect(pathOf(box(1, -1, 1, 1), view)).toBe("M435 300V240");
  expect(pathOf(box(1, 1, 1, 1), view)).toBe("M435 240H435");
  expect(pathOf(circle(0, 0, 1), view)).toBe("M375 270a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z");
  expect(pathOf(capsule(0, 0, 1, 0, 1), view)).toBe("M405 300A30 30 0 0 1 405 240L435 240A30 30 0 0 1 435 300Z");
  expect(pathOf(box(-Infinity, -Infinity, 0, Infinity), view)).toBe("M-100 640H405V-100H-100Z");
  // Around the view, and past its corner.
  expect(pathOf(polygon([-1e6, -1e6, 1e6, -1e6, 1e6, 1e6, -1e6, 1e6]), view)).toBe(
    "M-100 640L910 640L910 -100L-100 -100Z",
  );
  expect(pathOf(segment(-1e6, 0, 0, 1e6), view)).toBe("M-100 270L-100 -100L-100 -100L405 -100");
});

/** Every number that a mark is drawn by. */
function placesOf(mark: Mark): number[] {
  if (mark.type === "path") return numbersIn(mark.d);
  const { type: _, tone: __, ...places } = mark;
  return Object.values(places).filter((value) => typeof value === "number");
}

/** Numbers that are hard to bear. */
const HOSTILE = [
  0,
  1,
  -1,
  1e16,
  -1e16,
  1e154,
  -1e200,
  1e308,
  -1e308,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  5e-324,
  -5e-324,
];

function hostileShapes(): Shape[] {
  const next = chance(7);
  const number = (): number => HOSTILE[Math.floor(next() * HOSTILE.length)] as number;
  const attempt = (make: () => Shape): Shape[] => {
    try {
      return [make()];
    } catch {
      return [];
    }
  };
  return Array.from({ length: 600 }, () => [
    ...attempt(() => point(number(), number())),
    ...attempt(() => segment(number(), number(), number(), number())),
    ...attempt(() => circle(number(), number(), Math.abs(number()))),
    ...attempt(() => capsule(number(), number(), number(), number(), Math.abs(number()))),
    ...attempt(() => polygon([number(), number(), number(), number(), number(), number()])),
    ...attempt(() => polyline([number(), number(), number(), number(), number(), number()])),
    ...attempt(() => box(-Math.abs(number()), -Infinity, Math.abs(number()), Math.abs(number()))),
  ]).flat();
}

test("nothing but finite numbers, none of them large, is drawn of any shape in any window", () => {
  const shapes = hostileShapes();
  expect(shapes.length).toBeGreaterThan(2000);
  const windows = [
    windowAt(0, 0, 0),
    windowAt(5, 5, 45),
    { minX: 0, minY: 0, maxX: 1.5e-300, maxY: 1e-300 },
    { minX: -6e307, minY: -4e307, maxX: 6e307, maxY: 4e307 },
    { minX: 1e200, minY: 1e200, maxX: 2.5e200, maxY: 2e200 },
  ];
  for (const window of windows) {
    const view = viewOf(window, 700);
    for (const shape of shapes) {
      const told = `${JSON.stringify(shape)} ${JSON.stringify(window)}`;
      const path = pathOf(shape, view);
      if (!/^M[-\d.MLHVAZah ]+$/.test(path)) expect.fail(`${path}: ${told}`);
      for (const number of numbersIn(path)) if (!(Math.abs(number) < 10_000)) expect.fail(`${path}: ${told}`);
      for (const { x, y } of handlesOf(shape)) {
        if (!Number.isFinite(view.x(x)) || !Number.isFinite(view.y(y))) expect.fail(told);
      }
    }
    for (let i = 0; i + 1 < 60; i++) {
      const explanation = explain(shapes[i] as Shape, shapes[i + 1] as Shape);
      const marks: Mark[] = [...witnessMarks(explanation, view)];
      for (const step of explanation.steps) marks.push(...marksOf(step, explanation, view));
      for (const mark of marks) {
        for (const value of placesOf(mark)) {
          if (!Number.isFinite(value))
            expect.fail(`${JSON.stringify(mark)} ${shapes[i]?.kind} ${JSON.stringify(window)}`);
        }
      }
    }
  }
});

test("the smallest lengths have the direction that they have", () => {
  const tiny = Number.MIN_VALUE;
  for (const ends of [
    [0, 0, tiny, tiny],
    [tiny, 0, 0, tiny],
    [0, 0, 1e-200, 1e-200],
  ] satisfies Four[]) {
    const track = trackOf(viewOf({ minX: -2, minY: -2, maxX: 3, maxY: 1 }, 800), ...ends);
    expect(Math.abs(track?.ux ?? 0), `${ends}`).toBeCloseTo(Math.SQRT1_2, 15);
    expect(Math.abs(track?.uy ?? 0), `${ends}`).toBeCloseTo(Math.SQRT1_2, 15);
  }
});

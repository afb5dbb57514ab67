/** What is round, in valleys: it is held by two sides at once, and goes the same way whichever is asked first. */
import { describe, expect, test } from "vitest";
import {
  type Box,
  bounds,
  box,
  capsule,
  circle,
  moveAndSlide,
  overlaps,
  polygon,
  type Shape,
  type Slide,
  translate,
} from "../../src/2d/index.js";
import { Random } from "../generators/random.js";

/** A floor on the left, from (0, 0) on; on the right a ramp of half its slope, up to (8, 4). */
const FLOOR = box(-8, -1, 0, 0);
const RAMP = polygon([0, -1, 8, -1, 8, 4, 0, 0]);
const BOTH = polygon([-8, -1, 8, -1, 8, 4, 0, 0, -8, 0]);
/** Its foot lies so much before the ramp's: (√5 − 2) · radius. */
const BALL = circle(2 - Math.sqrt(5), 1, 1);

function normalsOf({ contacts }: Slide): string {
  return contacts.map(({ normal }) => `${normal.x.toFixed(2)} ${normal.y.toFixed(2)}`).join(", ");
}

describe("a ball between a floor and a ramp", () => {
  const worlds: readonly (readonly [string, readonly Shape[]])[] = [
    ["the floor first", [FLOOR, RAMP]],
    ["the ramp first", [RAMP, FLOOR]],
    ["one polygon", [BOTH]],
  ];

  test.each(worlds)("goes up the ramp by what is left of its way along it: %s", (_, solid) => {
    const { displacement } = moveAndSlide(BALL, { x: 1, y: -1 }, solid);
    expect(displacement.x).toBeCloseTo(0.4, 12);
    expect(displacement.y).toBeCloseTo(0.2, 12);
  });

  test.each(worlds)("rests where it is pressed into both: %s", (_, solid) => {
    const slide = moveAndSlide(BALL, { x: 0.1, y: -1 }, solid);
    expect(Math.abs(slide.displacement.x) + Math.abs(slide.displacement.y)).toBeLessThan(1e-14);
  });
});

test("a ball that is pressed at a wall stands on the floor, whichever comes first", () => {
  const wall = box(1, -8, 2, 8);
  const floor = box(-8, -2, 8, -1);
  for (const solid of [
    [floor, wall],
    [wall, floor],
  ]) {
    const slide = moveAndSlide(circle(0, 0, 1), { x: 1, y: -0.125 }, solid);
    expect(slide.displacement).toEqual({ x: 0, y: 0 });
    expect(normalsOf(slide)).toBe("-1.00 0.00, 0.00 1.00");
  }
});

test("over random ground all goes the same way, cut into columns, in either order, or whole", () => {
  const random = new Random(20261129);
  const columns = 10;
  for (let run = 0; run < 60; run++) {
    const heights = [0];
    for (let at = 0; at < columns; at++) {
      const steps = random.unit() < 0.5 ? 0 : Math.round((random.unit() - 0.5) * 26);
      heights.push((heights[at] as number) + steps / 16);
    }
    const tops = heights.map((height, at) => [at, height] as const);
    const whole = [polygon([...tops, [columns, -20], [0, -20]].flat())];
    const cut = tops.slice(1).map(([x, y], at) => polygon([at, -20, x, -20, x, y, at, heights[at] as number]));
    const x = 3 + 4 * random.unit();
    const radius = 0.2 + 0.6 * random.unit();
    const movers = [circle(x, 6, radius), capsule(x, 6, x + 0.5, 7, radius)];
    for (const mover of movers) {
      const worlds = [whole, cut, [...cut].reverse()];
      const at: Shape[] = worlds.map(() => mover);
      for (let frame = 0; frame < 20; frame++) {
        const way = frame < 4 ? { x: 0, y: -4 } : { x: random.unit() - 0.5, y: -0.2 - 0.3 * random.unit() };
        for (const [world, solid] of worlds.entries()) {
          const { displacement } = moveAndSlide(at[world] as Shape, way, solid);
          at[world] = translate(at[world] as Shape, displacement.x, displacement.y);
          expect(solid.some((shape) => overlaps(shape, at[world] as Shape))).toBe(false);
        }
        const [first, ...others] = at.map(bounds) as [Box, ...Box[]];
        for (const { minX, minY } of others) {
          const off = Math.abs(minX - first.minX) + Math.abs(minY - first.minY);
          expect(off, JSON.stringify([run, frame, way, at, heights])).toBeLessThan(1e-7);
        }
      }
    }
  }
});

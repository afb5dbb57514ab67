/** Of a landscape only what lies on the mover's way is looked at: it is met when the first of its strips is. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  castShape,
  circle,
  type Polygon,
  place,
  polygon,
  polyline,
  type Shape,
  segment,
} from "../../src/2d/index.js";
import { Random } from "../generators/random.js";

const random = new Random(59);
const STEPS = 400;

/** Heights over 0, 1, 2, …; whole numbers or not, level for a while or not. */
function heights(isWhole: boolean): readonly number[] {
  let height = 0;
  return Array.from({ length: STEPS + 1 }, () => {
    if (random.once(3)) height += isWhole ? random.integer(-2, 2) : 3 * random.unit() - 1.5;
    return Math.max(-8, Math.min(8, height));
  });
}

/** The ground below these heights, whole and in strips, from any of its vertices on. */
function ground(over: readonly number[]): { readonly whole: Polygon; readonly strips: readonly Polygon[] } {
  const rim = [STEPS, -20, ...over.flatMap((_, i) => [STEPS - i, over[STEPS - i] as number]), 0, -20];
  const start = 2 * random.integer(0, rim.length / 2 - 1);
  const strips = over.slice(1).map((height, i) => polygon([i, -20, i + 1, -20, i + 1, height, i, over[i] as number]));
  return { whole: polygon([...rim.slice(start), ...rim.slice(0, start)]), strips };
}

const MOVERS: readonly Shape[] = [
  circle(0, 0, 0.75),
  box(-1, -1, 1, 1),
  segment(-1, 0, 1.5, 0.5),
  polygon([-1, -1, 1, -1, 2, 2, 0, 0, -2, 2]),
  polygon(Array.from({ length: 30 }, (_, i) => [Math.cos(0.2 * i), (i % 2 ? 1 : 0.5) * Math.sin(0.2 * i)]).flat()),
];

describe.each([true, false])("over whole numbers: %s", (isWhole) => {
  const { whole, strips } = ground(heights(isWhole));

  test.each([true, false])("with touching: %s", (touching) => {
    let hits = 0;
    for (let i = 0; i < 400; i++) {
      const at = isWhole ? random.integer(5, STEPS - 5) : 5 + (STEPS - 10) * random.unit();
      const mover = place(random.pick(MOVERS), { x: at, y: 8 + random.integer(3, 6) }) as Shape;
      const length = random.pick([3, 10, 40, 300]);
      const motion = { x: length * (2 * random.unit() - 1), y: -20 * random.unit() };
      const options = { touching };
      const cast = castShape(mover, motion, whole, undefined, options);
      const parts = strips.map((strip) => castShape(mover, motion, strip, undefined, options));
      const first = Math.min(...parts.map(({ status, fraction }) => (status === "hit" ? fraction : 2)));
      // When is a double, and a strip's may be rounded elsewhere.
      expect(cast.status === "hit" ? cast.fraction : 2).toBeCloseTo(first, 11);
      const back = castShape(whole, { x: -motion.x, y: -motion.y }, mover, undefined, options);
      expect(back.status).toBe(cast.status);
      expect(back.fraction).toBeCloseTo(cast.fraction, 11);
      if (first <= 1) hits++;
    }
    expect(hits).toBeGreaterThan(100);
    expect(hits).toBeLessThan(380);
  });
});

test("a spike beside a circle's way is met as far off as the radius", () => {
  const spike = polygon([-1, -20, 1, -20, 0, 0]);
  const cast = castShape(circle(-20, 3, 5), { x: 40, y: 0 }, spike);
  expect(cast.status).toBe("hit");
  expect(cast.point).toEqual({ x: 0, y: 0 });
  expect(cast.fraction).toBeCloseTo(16 / 40, 14);
  expect(castShape(spike, { x: -40, y: 0 }, circle(-20, 3, 5)).fraction).toBeCloseTo(16 / 40, 14);
});

test("a spike below a capsule's middle is met as far off as the radius", () => {
  const spike = polygon([-1, -20, 1, -20, 0, 0]);
  const fallen = { status: "hit", fraction: 0.5, point: { x: 0, y: 0 } };
  expect(castShape(capsule(-10, 3, 10, 3, 2.5), { x: 0, y: -1 }, spike)).toMatchObject(fallen);
});

test("the last vertex of a chain meets what lies ahead of it", () => {
  const chain = polyline([0, 5, 1, 0, 2, 0]);
  const wall = polygon([4, -1, 5, -1, 6, 1, 4, 1]);
  expect(castShape(chain, { x: 4, y: 0 }, wall)).toMatchObject({ status: "hit", fraction: 0.5, point: { x: 4, y: 0 } });
  expect(castShape(wall, { x: -4, y: 0 }, chain)).toMatchObject({ status: "hit", fraction: 0.5 });
});

test("vertices on straight sides change nothing", () => {
  const side = Array.from({ length: 200 }, (_, i) => i / 8);
  const many = polygon([
    ...side.flatMap((x) => [x, 0]),
    ...side.flatMap((y) => [25, y / 5]),
    ...side.flatMap((x) => [25 - x, 5]),
    ...side.flatMap((y) => [0, 5 - y / 5]),
  ]);
  const few = box(0, 0, 25, 5);
  let hits = 0;
  for (let i = 0; i < 300; i++) {
    const mover = place(random.pick(MOVERS), { x: random.integer(-8, 33), y: random.integer(-8, 12) }) as Shape;
    const motion = { x: random.integer(-9, 9), y: random.integer(-9, 9) };
    for (const touching of [true, false]) {
      const cast = castShape(mover, motion, many, undefined, { touching });
      const plain = castShape(mover, motion, few, undefined, { touching });
      expect(cast.status).toBe(plain.status);
      expect(cast.fraction).toBeCloseTo(plain.fraction, 12);
      if (cast.status === "hit") hits++;
    }
  }
  expect(hits).toBeGreaterThan(60);
});

test("two grounds of thousands of vertices on straight sides slide along each other", () => {
  const slab = (low: number, high: number, step: number): Polygon =>
    polygon(
      [...Array.from({ length: 4000 }, (_, i) => [i * step, high]).flat(), 3999 * step, low, 0, low].reverse().map(
        // Reversed as a list of numbers: x and y change places, and back.
        (_, i, all) => all[i ^ 1] as number,
      ),
    );
  const [upper, lower] = [slab(5, 0, 1), slab(-5, 0, 0.9)];
  expect(castShape(upper, { x: 10, y: 0 }, lower, undefined, { touching: false }).status).toBe("separated");
  expect(castShape(upper, { x: 10, y: -1 }, lower, undefined, { touching: false })).toMatchObject({
    status: "hit",
    fraction: 0,
  });
});

/** Shapes that turn: nothing is passed through, and a hit is near. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  distance,
  place,
  polygon,
  polyline,
  relate,
  type Shape,
  type Sweep,
  segment,
  timeOfImpact,
} from "../../src/2d/index.js";
import { Random } from "../generators/random.js";

const STILL: Sweep = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };

function between({ from, to }: Sweep, t: number): Sweep["from"] {
  const mix = (p = 0, q = 0): number => p + (q - p) * t;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    angle: mix(from.angle, to.angle),
    pivotX: mix(from.pivotX, to.pivotX),
    pivotY: mix(from.pivotY, to.pivotY),
  };
}

const SHAPES: readonly Shape[] = [
  box(-1, -0.5, 1, 0.5),
  segment(-2, 0, 2, 0),
  circle(0.5, 0, 0.25),
  capsule(-1, 0, 1, 0.5, 0.1),
  polygon([0, 0, 3, 0, 3, 3, 2, 3, 2, 1, 0, 1]),
  polyline([-1, -1, 0, 1, 1, -1]),
];

describe("timeOfImpact", () => {
  test("meets no earlier than a look at many moments does, and not when none does", () => {
    const random = new Random(451);
    let hits = 0;
    for (let index = 0; index < 400; index++) {
      const [a, b] = [random.pick(SHAPES), random.pick(SHAPES)];
      const draw = (): Sweep => {
        const pose = (): Sweep["from"] => ({
          x: random.unit() * 8 - 4,
          y: random.unit() * 8 - 4,
          angle: random.unit() * 8 - 4,
          pivotX: random.unit() - 0.5,
          pivotY: random.unit(),
        });
        return { from: pose(), to: pose() };
      };
      const [sweepA, sweepB] = [draw(), draw()];
      const told = JSON.stringify([a, sweepA, b, sweepB]);
      const { status, fraction, normal, point: at } = timeOfImpact(a, sweepA, b, sweepB);
      const there = (t: number): [Shape, Shape] => [place(a, between(sweepA, t)), place(b, between(sweepB, t))];
      if (relate(...there(0)) === "overlapping") {
        expect([status, fraction], told).toEqual(["overlapped", 0]);
        continue;
      }
      for (let n = 0; n < 200; n++) {
        if (n / 200 < fraction || status === "separated") expect(relate(...there(n / 200)), told).toBe("disjoint");
      }
      if (status !== "hit") continue;
      hits++;
      const [placedA, placedB] = there(fraction);
      expect(distance(placedA, placedB), told).toBeLessThan(1e-6 * 12);
      expect(distance(placedA, { kind: "point", ...(at as { x: number; y: number }) }), told).toBeLessThan(1e-5);
      expect(Math.abs((normal?.x ?? 0) ** 2 + (normal?.y ?? 0) ** 2 - 1), told).toBeLessThan(1e-12);
    }
    expect(hits).toBeGreaterThan(100);
  });

  test("a door finds what stands in its way", () => {
    const door: Sweep = { from: { x: 0, y: 0 }, to: { x: 0, y: 0, angle: Math.PI } };
    const { status, fraction } = timeOfImpact(box(0, 0, 4, 0), door, circle(0, 3, 0.5), STILL);
    expect(status).toBe("hit");
    expect(fraction * Math.PI).toBeCloseTo(Math.PI / 2 - Math.asin(0.5 / 3), 5);
  });

  test("a spinning blade, thin and fast, does not pass a post", () => {
    for (let turns = 1; turns <= 1e4; turns *= 10) {
      const spin: Sweep = { from: { x: 0, y: 0 }, to: { x: 0, y: 0, angle: turns * 2 * Math.PI + 1 } };
      const { status } = timeOfImpact(segment(-5, 0, 5, 0), spin, circle(3, 3, 0.001), STILL);
      expect(status).toBe("hit");
    }
  });

  test("turning beside each other for ever ends", () => {
    const spin: Sweep = { from: { x: 0, y: 0 }, to: { x: 0, y: 0, angle: 1e4 } };
    const cast = timeOfImpact(circle(0, 0, 1), spin, box(1 + 1e-5, -1, 2, 1), STILL);
    expect(cast.fraction).toBeGreaterThan(0);
  });

  test("what touches at the start is hit there", () => {
    const away: Sweep = { from: { x: 0, y: 0 }, to: { x: -5, y: 0 } };
    expect(timeOfImpact(box(0, 0, 1, 1), away, box(1, 0, 2, 1), STILL)).toMatchObject({ status: "hit", fraction: 0 });
  });

  test.each([
    [() => timeOfImpact(box(0, 0, 1, 1), null as never, circle(0, 0, 1), STILL), TypeError, "ERR_TYPE"],
    [
      () => timeOfImpact(box(0, 0, 1, 1), { from: { x: 0, y: 0 } } as never, circle(0, 0, 1), STILL),
      TypeError,
      "ERR_TYPE",
    ],
    [
      () =>
        timeOfImpact(box(0, 0, 1, 1), { from: { x: Number.NaN, y: 0 }, to: { x: 0, y: 0 } }, circle(0, 0, 1), STILL),
      RangeError,
      "ERR_NOT_FINITE",
    ],
    [() => timeOfImpact(box(0, 0, Infinity, 1), STILL, circle(9, 9, 1), STILL), RangeError, "ERR_UNBOUNDED"],
  ])("%s", (call, type, code) => {
    expect(call).toThrow(type);
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});

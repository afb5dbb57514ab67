/** Shapes that turn: nothing is passed through, and a hit is near. */
import { describe, expect, test } from "vitest";
import { piecesOf } from "../../src/2d/cast/pieces.js";
import {
  bounds,
  box,
  capsule,
  circle,
  distance,
  place,
  point,
  polygon,
  polyline,
  relate,
  type Shape,
  type Sweep,
  segment,
  timeOfImpact,
} from "../../src/2d/index.js";
import { code } from "../code.js";
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

function scaled(shape: Shape, unit: number): Shape {
  return JSON.parse(JSON.stringify(shape), (_, value) => (typeof value === "number" ? value * unit : value));
}

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

  test("what goes side by side for long, turning a little, does not meet", () => {
    for (const [a, b] of [
      [box(0, 0, 1, 1), box(0, 2, 1, 3)],
      [polygon([0, 0, 3, 0, 3, 1, 2, 1, 2, 0.5, 0, 0.5]), polyline([0, 3, 1, 2, 2, 3])],
    ] as const) {
      const ahead: Sweep = { from: { x: 0, y: 0 }, to: { x: 1e5, y: 0 } };
      const swaying: Sweep = { from: { x: 0, y: 0 }, to: { x: 1e5, y: 0, angle: 0.25 } };
      expect(timeOfImpact(a, swaying, b, ahead).status).toBe("separated");
    }
    // Along a wall, and past it.
    const along: Sweep = { from: { x: 0, y: 0 }, to: { x: 1e5, y: 0, angle: -0.25 } };
    expect(timeOfImpact(box(0, 2, 1, 3), along, box(-10, 0, 2e5, 1), STILL).status).toBe("separated");
    expect(timeOfImpact(box(0, 1.5, 1, 2.5), along, box(-10, 0, 2e5, 1), STILL).status).toBe("separated");
  });

  /** Tips two away from the middle, the first along x; and a ring of 24 sides around them, as near as `room`. */
  const wheel = polygon(Array.from({ length: 14 }, (_, i) => turned(i % 2 === 0 ? 2 : 1, (i / 7) * Math.PI)));
  const rim = (room: number) =>
    Array.from({ length: 24 }, (_, i) => turned((2 + room) / Math.cos(Math.PI / 24), (i / 12) * Math.PI));
  function turned(radius: number, angle: number): [number, number] {
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }

  test.each([0.1, 1e-3, 1e-4])("a wheel turns round in what leaves it %d of room", (room) => {
    const spin: Sweep = { from: { x: 0, y: 0 }, to: { x: 0, y: 0, angle: 7 } };
    const housing = polygon([-9, -9, 9, -9, 9, 9, -9, 9], [rim(room)]);
    for (const around of [housing, polyline(rim(room)), box(2 + room, -3, 4, 3)])
      expect(timeOfImpact(wheel, spin, around, STILL).status).toBe("separated");
    // Both may turn, so long as one keeps away from the other.
    const other: Sweep = { from: { x: 4 + room, y: 0 }, to: { x: 4 + room, y: 0, angle: -3 } };
    expect(timeOfImpact(wheel, spin, wheel, other).status).toBe("separated");
  });

  test("a wheel meets a wall that a tip comes to, when it does", () => {
    for (const over of [0.1, 1e-2, 1e-3]) {
      // From where a tip has just left the wall to where the next comes to it.
      const start = Math.acos((2 - over) / 2) + 1e-3;
      const step = (2 * Math.PI) / 7 - start - Math.acos((2 - over) / 2);
      const spin: Sweep = { from: { x: 0, y: 0, angle: start }, to: { x: 0, y: 0, angle: start + 2 * step } };
      const { status, fraction } = timeOfImpact(wheel, spin, box(2 - over, -3, 4, 3), STILL);
      expect(status).toBe("hit");
      expect(Math.abs(fraction - 0.5), `${over}`).toBeLessThan(1e-4);
    }
  });

  test("shapes that are not convex pass each other near by", () => {
    const comb = polygon([0, 0, 6, 0, 6, 3, 5, 3, 5, 1, 4, 1, 4, 3, 3, 3, 3, 1, 2, 1, 2, 3, 1, 3, 1, 1, 0, 1]);
    const rake = polyline([0, 4, 0, 2, 1, 4, 2, 2, 3, 4]);
    for (const gap of [1e-2, 1e-3, 1e-4]) {
      const y = -3 + 2 - gap;
      const past: Sweep = { from: { x: -50, y }, to: { x: 50, y, angle: gap * 1e-3 } };
      const ahead: Sweep = { from: { x: 50, y: 0 }, to: { x: -50, y: 0, angle: -gap * 1e-3 } };
      expect(timeOfImpact(comb, past, rake, STILL).status, `${gap}`).toBe("separated");
      expect(timeOfImpact(comb, past, rake, ahead).status, `${gap}`).toBe("separated");
    }
  });

  test("outlines of many edges pass each other near by, where a line lies between them", () => {
    const floor = Array.from({ length: 70 }, (_, i) => [i / 7, i < 69 ? 0 : -1]).flat();
    const lower = polyline(floor);
    const upper = polyline(floor.map((at, index) => (index % 2 === 0 ? at : 1e-3 - at)));
    const past: Sweep = { from: { x: -20, y: 0 }, to: { x: 20, y: 0, angle: 1e-7 } };
    expect(timeOfImpact(upper, past, lower, STILL).status).toBe("separated");
  });

  test("a convex polygon with corners on its sides is one piece wherever it is placed", () => {
    const steps = Array.from({ length: 12 }, (_, i) => i / 12);
    const shape = polygon([
      ...steps.map((at) => [at, 0] as const),
      ...steps.map((at) => [1, at] as const),
      ...steps.map((at) => [1 - at, 1] as const),
      ...steps.map((at) => [0, 1 - at] as const),
    ]);
    expect(piecesOf(place(shape, { x: 3, y: 5, angle: 0.7 }), shape)).toHaveLength(1);
  });

  test("shapes that go much the same way are not passed through, and a hit is as near as promised", () => {
    const random = new Random(454);
    const number = (size: number): number => (random.unit() - 0.5) * size;
    let [hits, apart] = [0, 0];
    for (let index = 0; index < 400; index++) {
      const unit = random.pick([1, 1e-150, 1e150]);
      const [a, b] = [random.pick(SHAPES), random.pick(SHAPES)].map((shape) => scaled(shape, unit)) as [Shape, Shape];
      const far = random.pick([8, 100, 4000]);
      const pose = () => ({ x: number(far) * unit, y: number(far) * unit, angle: number(4) });
      const near = (to: Sweep["from"]) => ({ ...to, x: to.x + number(8) * unit, y: to.y + number(8) * unit });
      const sweepA = { from: pose(), to: pose() };
      const sweepB = { from: near(sweepA.from), to: near(sweepA.to) };
      const told = JSON.stringify([a, sweepA, b, sweepB]);
      const { status, fraction } = timeOfImpact(a, sweepA, b, sweepB);
      if (fraction === 0) continue;
      const there = (t: number): [Shape, Shape] => [place(a, between(sweepA, t)), place(b, between(sweepB, t))];
      for (let n = 0; n < 60; n++) expect(relate(...there((n / 60) * fraction)), told).toBe("disjoint");
      if (status === "hit") hits++;
      else apart++;
      if (status === "hit") expect(distance(...there(fraction)) / unit, told).toBeLessThan(1e-6 * (far + 10));
    }
    expect(hits).toBeGreaterThan(50);
    expect(apart).toBeGreaterThan(50);
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

  test("at every size and speed it ends, near the truth or after its last step, and nothing was passed", () => {
    const random = new Random(452);
    for (let index = 0; index < 160; index++) {
      const unit = random.pick([1e-150, 1e-9, 1, 1e9, 1e150]);
      const [a, b] = [random.pick(SHAPES), random.pick(SHAPES)].map((shape) => scaled(shape, unit)) as [Shape, Shape];
      const spin = random.pick([0.1, 3, 1000, 1e6]);
      const far = random.pick([4, 1e3, 1e6]);
      const number = (size: number): number => (random.unit() - 0.5) * size;
      const pose = (): Sweep["from"] => ({
        x: number(far) * unit,
        y: number(far) * unit,
        angle: number(spin),
        pivotX: number(4) * unit,
        pivotY: number(4) * unit,
      });
      const [sweepA, sweepB] = [
        { from: pose(), to: pose() },
        { from: pose(), to: pose() },
      ];
      const told = JSON.stringify([a, sweepA, b, sweepB]);
      const { status, fraction, normal, point: at } = timeOfImpact(a, sweepA, b, sweepB);
      for (const value of [fraction, normal?.x ?? 0, normal?.y ?? 0, at?.x ?? 0, at?.y ?? 0]) {
        expect(value - value, told).toBe(0);
      }
      if (status === "overlapped") continue;
      for (let n = 1; n < 50; n++) {
        const t = (n / 50) * fraction;
        expect(relate(place(a, between(sweepA, t)), place(b, between(sweepB, t))), told).toBe("disjoint");
      }
      // Slow ones need few steps: there the tolerance holds.
      if (status !== "hit" || spin > 3 || far > 4) continue;
      const left = distance(place(a, between(sweepA, fraction)), place(b, between(sweepB, fraction)));
      expect(left / unit, told).toBeLessThan(1e-6 * 12);
    }
  });

  test("what is left at a hit is within 1e-6 of the largest coordinate that was on the way", () => {
    const random = new Random(453);
    const largest = (shape: Shape): number => {
      const { minX, minY, maxX, maxY } = bounds(shape);
      return Math.max(...[minX, minY, maxX, maxY].map(Math.abs));
    };
    let hits = 0;
    for (let index = 0; index < 600; index++) {
      const unit = random.pick([1e-200, 1, 1e200]);
      const [a, b] = [random.pick(SHAPES), random.pick(SHAPES)].map((shape) => scaled(shape, unit)) as [Shape, Shape];
      const [far, arm] = [random.pick([4, 40]), random.pick([0, 4, 1000])];
      const number = (size: number): number => (random.unit() - 0.5) * size;
      const pose = (): Sweep["from"] => ({ x: number(far) * unit, y: number(far) * unit, angle: number(1) });
      // A pivot that lies far off, and stays.
      const pivot = { pivotX: number(arm) * unit, pivotY: number(arm) * unit };
      const sweeps = [
        { from: { ...pose(), ...pivot }, to: { ...pose(), ...pivot } },
        { from: pose(), to: pose() },
      ] as const;
      const { status, fraction } = timeOfImpact(a, sweeps[0], b, sweeps[1]);
      if (status !== "hit" || fraction === 0) continue;
      hits++;
      const there = (t: number) => [place(a, between(sweeps[0], t)), place(b, between(sweeps[1], t))] as const;
      const seen = Array.from({ length: 33 }, (_, n) => there((n / 32) * fraction)).flat();
      const left = distance(...there(fraction));
      expect(left, JSON.stringify([a, b, sweeps])).toBeLessThanOrEqual(1.001e-6 * Math.max(...seen.map(largest)));
    }
    expect(hits).toBeGreaterThan(100);
  });

  test("a circle that turns about its middle stands still", () => {
    const spin: Sweep = { from: { x: 0, y: 0 }, to: { x: 0, y: 0, angle: 1e4 } };
    expect(timeOfImpact(circle(0, 0, 1), spin, box(1 + 1e-5, -1, 2, 1), STILL).status).toBe("separated");
  });

  test("a way too long for a double is refused, not taken for a hit", () => {
    const far: Sweep = { from: { x: -0.8e308, y: -0.8e308 }, to: { x: 0.8e308, y: 0.8e308, angle: 1 } };
    expect(() => timeOfImpact(box(-1, -1, 1, 1), far, box(10, -1, 12, 1), STILL)).toThrow(
      code("ERR_NOT_REPRESENTABLE"),
    );
  });

  test("numbers that only add up to more than a double are no hit, and no way to pass through", () => {
    const pivot = { pivotX: 1e308, pivotY: 0 };
    const spin: Sweep = { from: { x: 1e308, y: 0, ...pivot }, to: { x: 1e308, y: 0, ...pivot, angle: 0.5 } };
    const other = timeOfImpact(box(-1e300, -1e300, 1e300, 1e300), spin, box(-1e308, 9e307, -9e307, 1e308), STILL);
    expect(other.status).toBe("separated");
    const shift: Sweep = {
      from: { x: 0, y: 0, pivotX: -1.7e308, pivotY: -1.7e308 },
      to: { x: 9, y: 0, pivotX: -1.6e308, pivotY: -1.7e308 },
    };
    expect(() => timeOfImpact(box(0, 0, 1, 1e308), shift, box(5, 0, 6, 1), STILL)).toThrow(
      code("ERR_NOT_REPRESENTABLE"),
    );
  });

  test("the tiniest shapes are not passed through", () => {
    const a = segment(-2.8e-322, 1.8e-322, 7e-323, -8.4e-323);
    const sweep: Sweep = {
      from: { x: 6.23e-322, y: -2.5e-323, angle: 0.5815177227394781 },
      to: { x: 5.24e-322, y: -4.64e-322, angle: 0.9224842098859405 },
    };
    const b = segment(2.96e-322, -8.4e-323, -2e-322, -1.14e-322);
    expect(timeOfImpact(a, sweep, b, STILL).status).toBe("hit");
  });

  test("nothing is passed where the nearest point is an end but for rounding, so that the line across the gap is askew", () => {
    const a = segment(0.1, 0.5, 0.97, 0.75);
    const pivot = { pivotX: 0.09999967853391266, pivotY: 0.5000011187294376 };
    const sweep: Sweep = {
      from: { x: 0, y: 0, ...pivot },
      to: { x: 0.783001465605739, y: 0.2249948996294455, angle: 1e-13, ...pivot },
    };
    expect(timeOfImpact(a, STILL, point(pivot.pivotX, pivot.pivotY), sweep).status).toBe("hit");
  });

  test("without turning it is a cast: exact, and through no gap", () => {
    const beside: Sweep = { from: { x: 0, y: 2 + 2 ** -50, angle: 0.5 }, to: { x: 1e9, y: 2 + 2 ** -50, angle: 0.5 } };
    const wall = box(-5, -1, 1e9, 1);
    expect(timeOfImpact(circle(0, 0, 1), beside, wall, STILL).status).toBe("separated");
    const along: Sweep = { from: { x: 0, y: 2 }, to: { x: 1e9, y: 2 } };
    expect(timeOfImpact(circle(0, 0, 1), along, wall, STILL)).toMatchObject({ status: "hit", fraction: 0 });
    const down: Sweep = { from: { x: 0, y: 4 }, to: { x: 0, y: 0 } };
    expect(timeOfImpact(circle(0, 0, 1), down, wall, STILL)).toMatchObject({ status: "hit", fraction: 0.5 });
  });

  test("a pivot that moves takes what is turned half around it twice as far, through no wall", () => {
    const half = { x: 0, y: 0, angle: Math.PI };
    const sweep: Sweep = { from: half, to: { ...half, pivotX: 10 } };
    for (const x of [0.5, 3, 7.25, 11, 15, 19]) {
      const hit = timeOfImpact(circle(0, 0, 0.0625), sweep, segment(x, -1, x, 1), STILL);
      expect(hit.status).toBe("hit");
      expect(hit.fraction).toBeCloseTo((x - 0.0625) / 20, 5);
    }
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

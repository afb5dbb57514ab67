/**
 * Rays that start in something convex and end near its border: a ray leaves it where its end lies outside, exactly. Fractions
 * tell how far from the core the end is; rays end at the time that was told, and some last bits before and after it.
 */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { squaredDistance } from "../oracle/distance.js";
import { compare, plus, times } from "../oracle/rational.js";
import { readerOf, setOf, type Vector } from "../oracle/sets.js";
import { type AnyShape, build, ROOMS } from "../rooms.js";

const AXES = { "2d": ["x", "y"], "3d": ["x", "y", "z"] } as const;
const CONVEX = {
  "2d": ["point", "segment", "box", "circle", "capsule"],
  "3d": ["point3", "segment3", "box3", "sphere", "capsule3"],
} as const;

type Numbers = Readonly<Record<string, number>>;

interface Hit {
  readonly fraction: number;
  readonly normal: Numbers;
}

type Cast = (shape: AnyShape, ray: Numbers, options: { readonly initialOverlap: "exit" }) => Hit | undefined;

const CASTS = { "2d": plane.castRay, "3d": space.castRay } as unknown as Readonly<Record<"2d" | "3d", Cast>>;

/** Whether the ray's end lies within the shape's radius of its core. */
function endsInside(shape: AnyShape, ray: Numbers, axes: readonly string[]): boolean {
  const numbers = [...Object.values(shape), ...Object.values(ray)].filter((value) => typeof value === "number");
  const read = readerOf([1, ...numbers]);
  // All numbers are scaled alike, and a time is not to be: it is read as how many times one is in it.
  const [time, unit] = [read(ray.maxFraction as number), read(1)];
  const { core, radius } = setOf(shape, read);
  const at: Vector = axes.map((axis) =>
    plus(times(unit, read(ray[axis] as number)), times(time, read(ray[`d${axis}`] as number))),
  );
  const blown = (v: Vector): Vector => v.map((value) => times(unit, value));
  const far = squaredDistance({ type: "point", at }, grown(core, blown));
  const reach = times(unit, radius);
  return compare(far, times(reach, reach)) <= 0;
}

/** A core with each of its vectors changed alike. */
function grown(core: ReturnType<typeof setOf>["core"], change: (v: Vector) => Vector): typeof core {
  if (core.type === "point") return { type: "point", at: change(core.at) };
  if (core.type === "segment") return { type: "segment", from: change(core.from), to: change(core.to) };
  if (core.type === "box") return { type: "box", min: change(core.min), max: change(core.max) };
  throw new Error(`not convex: ${core.type}`);
}

/** Doubles around one, itself among them. */
function around(value: number): number[] {
  const [up, down] = [nextUp(value), nextDown(value)];
  return [value, up, down, nextUp(up), nextDown(down), value / 2, 2 * value];
}

/** Points of a shape: its ends, its corners, and what is between. */
function inside(shape: AnyShape, axes: readonly string[], random: Random): Numbers {
  const at = (names: readonly string[]): Numbers =>
    Object.fromEntries(axes.map((axis, i) => [axis, shape[names[i] as string] as number]));
  const capital = axes.map((axis) => axis.toUpperCase());
  if ("minX" in shape) return at(capital.map((axis) => `${random.pick(["min", "max"])}${axis}`));
  if ("x1" in shape) return at(axes.map((axis) => `${axis}1`));
  return at(axes);
}

describe.each(["2d", "3d"] as const)("%s", (name) => {
  const room = ROOMS.find((each) => each.name === name) as (typeof ROOMS)[number];
  const axes = AXES[name];
  const castRay = CASTS[name];

  test.each(CONVEX[name])("%s: is left where fractions say that the end is outside", (kind) => {
    const random = new Random(20261128);
    const counts = { in: 0, out: 0 };
    for (let index = 0; index < 700; index++) {
      const [shape, other] = hardCase(kind, kind, random, index).map((draft) => build(room, draft)) as [
        AnyShape,
        AnyShape,
      ];
      const start = inside(shape, axes, random);
      const to = inside(other, axes, random);
      const way = axes.map((axis): [string, number] => [
        `d${axis}`,
        random.once(3) ? random.integer(-4, 4) : (to[axis] as number) - (start[axis] as number),
      ]);
      const ray = { ...start, ...Object.fromEntries(way) };
      const sizes = [...Object.values(shape), ...Object.values(ray)]
        .filter((value) => typeof value === "number")
        .map(Math.abs)
        .filter((size) => size > 0);
      if (!sizes.every((size) => size < 1e300) || way.every(([, step]) => step === 0)) continue;
      if (room.relate(build(room, pointOf(start, axes)), shape) === "disjoint") continue;
      const endless = castRay(shape, { ...ray, maxFraction: Number.POSITIVE_INFINITY }, { initialOverlap: "exit" });
      const told = `${JSON.stringify(shape)} ${JSON.stringify(ray)}`;
      expect(endless, told).toBeDefined();
      for (const maxFraction of around((endless as Hit).fraction).filter((time) => time >= 0)) {
        const isIn = endsInside(shape, { ...ray, maxFraction }, axes);
        counts[isIn ? "in" : "out"]++;
        const hit = castRay(shape, { ...ray, maxFraction }, { initialOverlap: "exit" });
        expect(hit === undefined, `${told} until ${maxFraction}`).toBe(isIn);
        if (hit !== undefined) expect(hit.fraction, `${told} until ${maxFraction}`).toBeLessThanOrEqual(maxFraction);
      }
    }
    expect(counts.in).toBeGreaterThan(200);
    expect(counts.out).toBeGreaterThan(700);
  });
});

function pointOf(at: Numbers, axes: readonly string[]): { readonly kind: string; readonly numbers: number[] } {
  return { kind: axes.length === 3 ? "point3" : "point", numbers: axes.map((axis) => at[axis] as number) };
}

test.each([
  ["circle", plane.circle(0, 0, 5)],
  ["capsule", plane.capsule(0, 0, -7, 0, 5)],
  ["box", plane.box(-9, -9, 3, 9)],
] as const)("a ray that ends on the border of a %s has not left it, a last bit later it has", (_, shape) => {
  const ray = { x: 0, y: 0, dx: 3, dy: 4 };
  expect(plane.castRay(shape, ray, { initialOverlap: "exit" })).toBeUndefined();
  const left = plane.castRay(shape, { ...ray, maxFraction: nextUp(1) }, { initialOverlap: "exit" });
  expect(left?.fraction).toBe(1);
});

test.each([
  ["sphere", space.sphere(0, 0, 0, 3)],
  ["capsule", space.capsule(0, 0, 0, -7, 0, 0, 3)],
  ["box", space.box(-9, -9, -9, 9, 9, 2)],
  ["segment", space.segment(-1, -2, -2, 1, 2, 2)],
] as const)("and so of space: a %s", (_, shape) => {
  const ray = { x: 0, y: 0, z: 0, dx: 1, dy: 2, dz: 2 };
  expect(space.castRay(shape, ray, { initialOverlap: "exit" })).toBeUndefined();
  const left = space.castRay(shape, { ...ray, maxFraction: nextUp(1) }, { initialOverlap: "exit" });
  expect(left?.fraction).toBe(1);
});

test("a segment that is left at once has a normal square to it, in the plane and in space", () => {
  const out = { initialOverlap: "exit" } as const;
  const flat = plane.castRay(plane.segment(0, 0, 4, 0), { x: 1, y: 0, dx: 1, dy: 1 }, out);
  expect(flat).toMatchObject({ fraction: 0, normal: { x: 0, y: -1 }, feature: { type: "edge" } });
  const ray = { x: 1, y: 0, z: 0, dx: 1, dy: 1, dz: 0 };
  const hit = space.castRay(space.segment(0, 0, 0, 4, 0, 0), ray, out);
  expect(hit).toMatchObject({ fraction: 0, normal: { x: 0, y: -1, z: 0 }, feature: { type: "edge", index: 0 } });
  const end = space.castRay(space.segment(0, 0, 0, 4, 0, 0), { ...ray, x: 4, dy: 0 }, out);
  expect(end).toMatchObject({ fraction: 0, normal: { x: -1, y: 0, z: 0 }, feature: { type: "face", index: 0 } });
});

describe("numbers near the ends of what doubles hold", () => {
  const out = { initialOverlap: "exit" } as const;
  const origin = { x: 0, y: 0, z: 0 };

  test("a ray of the least doubles ends within a capsule, and so does one whose end is as near to its start", () => {
    const back = { ...origin, dx: -1e-310, dy: -1e-310, dz: -1e-310 };
    expect(space.castRay(space.capsule(0, 0, 0, 1, 1, 1, 1e-14), back, out)).toBeUndefined();
    const short = { ...origin, dx: -1, dy: -1, dz: -1, maxFraction: 1e-310 };
    expect(space.castRay(space.capsule(0, 0, 0, 1e8, 1e8, 1e8, 1e-9), short, out)).toBeUndefined();
  });

  test.each([1, Number.POSITIVE_INFINITY])(
    "the least spheres are left, with a normal: rays until %f",
    (maxFraction) => {
      const hit = space.castRay(space.sphere(0, 0, 0, 1e-310), { ...origin, dx: 3, dy: 0, dz: -4, maxFraction }, out);
      expect(hit?.fraction).toBeCloseTo(2e-311, 320);
      expect(hit?.normal.x).toBeCloseTo(-0.6, 9);
      expect(hit?.normal.z).toBeCloseTo(0.8, 9);
    },
  );

  test("a ray knows along which way it runs on a segment, however slow it is", () => {
    const [long, short] = [space.segment(0, 0, 0, 0, 0, 1e9), space.segment(0, 0, 0, 0, 0, 2)];
    expect(space.castRay(long, { ...origin, z: 1, dx: 0, dy: 0, dz: 1e-300 }, out)).toBeUndefined();
    expect(space.castRay(short, { ...origin, z: 1, dx: 0, dy: 0, dz: -1e-310 }, out)).toBeUndefined();
    expect(space.castRay(short, { ...origin, z: 1, dx: 0, dy: 1e-310, dz: 0 }, out)?.fraction).toBe(0);
  });
});

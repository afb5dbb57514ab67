/**
 * Casts of space that doubles alone decide, against the exact route: the same verdict wherever they are certain, and in touch at the
 * time that is told. `HANTEI_FUZZ_CASES=100000 npx vitest run certain-space` runs more of each.
 */
import { describe, expect, test } from "vitest";
import { END, HIT, numbers, TIME, UNSURE } from "../../src/3d/algorithms/cast-numbers.js";
import { castCertainly, readCast } from "../../src/3d/cast/certain.js";
import { sizesOf } from "../../src/3d/cast/cores.js";
import { meetExactly } from "../../src/3d/cast/exact.js";
import {
  box,
  capsule,
  closestPoints,
  contact,
  point,
  type Shape3,
  segment,
  sphere,
  translate,
  type Vector3,
} from "../../src/3d/index.js";
import { relateCode } from "../../src/3d/pair-matrix.js";
import { KINDS } from "../../src/3d/shape-kinds.js";
import { OVERLAPPING, TOUCHING } from "../../src/base/relation.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";

const CASES = Number(process.env.HANTEI_FUZZ_CASES ?? 6);
const SEED = Number(process.env.HANTEI_SEED ?? 20261121);

interface Manner {
  readonly name: string;
  readonly number: (random: Random) => number;
  /** Whether most answers are to be certain. */
  readonly isOrdinary: boolean;
}

const MANNERS: readonly Manner[] = [
  { name: "any", number: (random) => random.unit() * 8 - 4, isOrdinary: true },
  { name: "a small lattice", number: (random) => random.integer(-2, 3), isOrdinary: true },
  { name: "decimals", number: (random) => random.integer(-20, 30) / 10, isOrdinary: true },
  {
    name: "last bits beside a lattice",
    // Not beside 0: the fractions of the least doubles take seconds.
    number: (random) => random.pick([nextUp, nextDown, (x: number): number => x])(random.integer(1, 6)),
    isOrdinary: true,
  },
  { name: "far off", number: (random) => 1e9 + random.integer(0, 8) + random.unit(), isOrdinary: true },
  {
    name: "of many sizes",
    number: (random) => random.integer(-2, 3) * 10 ** random.integer(-40, 40),
    isOrdinary: false,
  },
  {
    name: "of all sizes",
    number: (random) => random.integer(-2, 3) * 10 ** random.integer(-150, 150),
    isOrdinary: false,
  },
  { name: "tiny", number: (random) => (random.unit() * 8 - 4) * 1e-150, isOrdinary: false },
  { name: "huge", number: (random) => (random.unit() * 8 - 4) * 1e150, isOrdinary: false },
];

function drawn(kind: (typeof KINDS)[number], random: Random, number: () => number): Shape3 {
  const again = (value: number): number => (random.once(6) ? value : number());
  const size = (): number => (random.once(8) ? 0 : Math.abs(number() - number()) * random.pick([0.1, 0.5, 1]));
  switch (kind) {
    case "point3":
      return point(number(), number(), number());
    case "sphere":
      return sphere(number(), number(), number(), size());
    case "box3": {
      const [x, y, z] = [number(), number(), number()];
      const [u, v, w] = [again(x), again(y), again(z)];
      const open = (bound: number, infinity: number): number => (random.once(30) ? infinity : bound);
      return box(
        open(Math.min(x, u), Number.NEGATIVE_INFINITY),
        open(Math.min(y, v), Number.NEGATIVE_INFINITY),
        open(Math.min(z, w), Number.NEGATIVE_INFINITY),
        open(Math.max(x, u), Number.POSITIVE_INFINITY),
        open(Math.max(y, v), Number.POSITIVE_INFINITY),
        open(Math.max(z, w), Number.POSITIVE_INFINITY),
      );
    }
    default: {
      const [x, y, z] = [number(), number(), number()];
      const [u, v, w] = [again(x), again(y), again(z)];
      return kind === "segment3" ? segment(x, y, z, u, v, w) : capsule(x, y, z, u, v, w, size());
    }
  }
}

/** Toward the nearest, past it, along an axis, by a step, nowhere, or any way. */
function motion(a: Shape3, b: Shape3, random: Random, number: () => number): Vector3 {
  const any = { x: number(), y: number(), z: number() };
  const choice = random.integer(0, 9);
  if (choice < 3) return any;
  if (choice === 3) return { x: random.once(2) ? any.x : 0, y: random.once(2) ? any.y : 0, z: 0 };
  if (choice === 4) return { x: 0, y: 0, z: 0 };
  if (choice === 5) return { x: any.x * 1e-9, y: any.y * 1e6, z: any.z };
  const near = closestPoints(a, b);
  const times = random.pick([0.5, 1, 1, 2, 3, 1000]);
  const side = random.once(2) ? 0 : random.pick([1e-9, 1e-3, 1]);
  return {
    x: (near.b.x - near.a.x) * times + side * any.x,
    y: (near.b.y - near.a.y) * times + side * any.y,
    z: (near.b.z - near.a.z) * times + side * any.z,
  };
}

const STILL: Vector3 = { x: 0, y: 0, z: 0 };

/** With the second shape's radius such that the two just touch, or are a last bit or so from it. */
function touching(a: Shape3, b: Shape3, random: Random): Shape3 {
  if (!("radius" in b)) return b;
  const near = closestPoints(a, { ...b, radius: 0 });
  const far = Math.hypot(near.a.x - near.b.x, near.a.y - near.b.y, near.a.z - near.b.z);
  return { ...b, radius: Math.max(0, random.pick([nextUp, nextDown, (x: number): number => x])(far)) };
}

/** Of the largest number, in units of 2⁻⁵³: 32 as promised, what moving both rounds, and 192 of depths of unbounded boxes. */
const NEAR = 256 * 2 ** -53;

/** Whether two are in touch at a time, but for roundings. */
function isNearAt(time: number, a: Shape3, u: Vector3, b: Shape3, v: Vector3): boolean {
  const largest = Math.max(
    ...sizesOf(a),
    ...sizesOf(b),
    ...[u, v].flatMap(Object.values).map((way) => Math.abs(way) * Math.max(1, time)),
  );
  const placedA = translate(a, time * u.x, time * u.y, time * u.z);
  const placedB = translate(b, time * v.x, time * v.y, time * v.z);
  return Math.abs(contact(placedA, placedB, { maxDistance: largest })?.depth ?? largest) <= NEAR * largest;
}

const PAIRS = KINDS.flatMap((kindA) => KINDS.map((kindB) => [kindA, kindB] as const));

describe.each(PAIRS)("a %s cast at a %s", (kindA, kindB) => {
  let asked = 0;
  let certain = 0;

  test.each(MANNERS)("in numbers $name", ({ number: draw, isOrdinary }) => {
    const random = new Random(SEED);
    const number = (): number => draw(random);
    for (let round = 0; round < CASES; round++) {
      const a = drawn(kindA, random, number);
      const plain = drawn(kindB, random, number);
      const b = random.once(10) ? touching(a, plain, random) : plain;
      const u = motion(a, b, random, number);
      const v = random.once(3) ? motion(b, a, random, number) : STILL;
      if (![u, v].flatMap(Object.values).every(Number.isFinite)) continue;
      const start = relateCode(a, b);
      if (start === OVERLAPPING) continue;
      for (const counts of [true, false]) {
        if (counts && start === TOUCHING) continue;
        for (const end of [1, 0.5, 3]) {
          asked += +isOrdinary;
          numbers[END] = end;
          readCast(a, u, b, v);
          const told = castCertainly(counts, start === TOUCHING);
          if (told === UNSURE) continue;
          certain += +isOrdinary;
          const time = numbers[TIME] as number;
          const met = meetExactly(a, u, b, v, counts, end);
          const said = (): string => JSON.stringify({ a, u, b, v, counts, end, told, time, met });
          if ((told === HIT) !== (met !== undefined)) expect.fail(said());
          if (met === undefined) continue;
          if (!(time >= 0 && time <= end)) expect.fail(said());
          if (!isNearAt(time, a, u, b, v)) expect.fail(said());
          // On an axis nearly along the motion, last bits move times far. What slides before it overlaps is not to be met early.
          const way = Math.max(Math.abs(u.x - v.x), Math.abs(u.y - v.y), Math.abs(u.z - v.z));
          const largest = Math.max(...sizesOf(a), ...sizesOf(b), way);
          if (!counts && !(Math.abs(time - met.time) * way <= 1e-6 * largest)) expect.fail(said());
        }
      }
    }
  });

  test("is certain for the most part", () => {
    expect(certain).toBeGreaterThan(asked / 2);
  });
});

test("the exact route is not misled by what is as small as the least doubles", () => {
  const least = 2 ** -1074;
  const bar = segment(3, -least, 0, -1, -least, 0);
  const met = meetExactly(bar, { x: 0.001, y: -0.25, z: 0 }, sphere(2, -2, least, 1.5), STILL, true, 3);
  expect(met?.time).toBeCloseTo(2, 12);
});

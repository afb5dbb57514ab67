/** Polygons of many holes, which have an index of them, answer as those that have none. */
import { describe, expect, it } from "vitest";
import { areIndexed } from "../src/2d/algorithms/holes.js";
import {
  box,
  capsule,
  circle,
  contains,
  type Polygon,
  point,
  polygon,
  polyline,
  prepare,
  relate,
  type Shape,
  segment,
} from "../src/2d/index.js";
import { Random } from "./generators/random.js";

const SIDE = 9;
const CASES = 2500;
const random = new Random(20261125);
/** Everything is measured in it: it goes from tiny to huge. */
let unit = 1;
const UNITS = [1, 2 ** -600, 2 ** 500];

/** Squares and diamonds in a grid of cells of 4, in no order; diamonds reach their cell's sides, so that neighbors touch in points. */
function sieve(random: Random): Polygon {
  const holes: number[][] = [];
  for (let i = 0; i < SIDE; i++) {
    for (let j = 0; j < SIDE; j++) {
      const [x, y] = [4 * i + 2, 4 * j + 2];
      if (random.once(5)) continue;
      holes.push(
        random.once(2)
          ? [x - 1, y - 1, x + 1, y - 1, x + 1, y + 1, x - 1, y + 1]
          : [x - 2, y, x, y - 2, x + 2, y, x, y + 2],
      );
    }
  }
  for (let at = holes.length - 1; at > 0; at--) {
    const other = random.integer(0, at);
    [holes[at], holes[other]] = [holes[other] as number[], holes[at] as number[]];
  }
  const size = 4 * SIDE;
  const inUnits = (ring: readonly number[]): number[] => ring.map((value) => value * unit);
  return polygon(inUnits([-1, -1, size + 1, -1, size + 1, size + 1, -1, size + 1]), holes.map(inUnits));
}

/** The same as a plain object that no constructor has seen. */
function plain<S extends Shape>(shape: S): S {
  return structuredClone(shape);
}

/** On the grid of halves, a last bit beside it, or off it. */
const place = (): number => {
  const value = (unit * random.integer(-2, 8 * SIDE + 2)) / (random.once(4) ? 1.9 : 2);
  return random.once(4) ? value * (1 + random.sign() * Number.EPSILON) : value;
};
const step = (): number => (unit * random.integer(-4, 4)) / 2;

function shift(ring: readonly number[]): number[] {
  return ring.map((value, i) => value + (i % 2 === 0 ? 2 * unit : 0));
}

const OTHERS: Readonly<Record<string, () => Shape>> = {
  point: () => point(place(), place()),
  segment: () => {
    const [x, y] = [place(), place()];
    return random.once(4) ? segment(x, y, place(), place()) : segment(x, y, x + step(), y + step());
  },
  box: () => {
    const [x, y] = [place(), place()];
    return box(x, y, x + Math.abs(step()), y + Math.abs(step()));
  },
  circle: () => circle(place(), place(), (unit * random.integer(0, 6)) / 2),
  capsule: () => {
    const [x, y] = [place(), place()];
    return capsule(x, y, x + step(), y + step(), (unit * random.integer(0, 4)) / 2);
  },
  polyline: () => {
    const points: [number, number][] = [[place(), place()]];
    for (let left = random.integer(1, random.once(4) ? 90 : 4); left > 0; left--) {
      const [x, y] = points.at(-1) as [number, number];
      points.push([x + 2 * step() + unit / 4, y + 2 * step()]);
    }
    return polyline(points);
  },
  "polygon without holes": () => {
    const [x, y, size] = [place(), place(), (unit * random.integer(1, 8)) / 2];
    return polygon([x - size, y, x, y - size, x + size, y, x, y + size]);
  },
};

describe("many holes, indexed or not", () => {
  for (const [name, make] of Object.entries(OTHERS)) {
    it(name, () => {
      const found = new Set<string>();
      unit = 1;
      let a = sieve(random);
      let copy = plain(a);
      for (let n = 1; n <= CASES; n++) {
        const b = make();
        const answers = (polygon: Polygon) => [
          relate(polygon, b),
          relate(b, polygon),
          contains(polygon, b),
          contains(polygon, b, { strict: true }),
          contains(b, polygon),
        ];
        const indexed = answers(a);
        expect(areIndexed(a.holes)).toBe(true);
        expect(areIndexed(copy.holes)).toBe(false);
        expect(answers(copy), JSON.stringify([a, b])).toEqual(indexed);
        found.add(String(indexed[0]));
        found.add(String(indexed[2]));
        if (n % 100 !== 0) continue;
        unit = random.pick(UNITS);
        a = sieve(random);
        copy = plain(a);
      }
      // So that nobody compares nothing.
      expect([...found].sort()).toEqual(["disjoint", "false", "overlapping", "touching", "true"]);
    });
  }

  it("polygons of many holes against each other", () => {
    for (let n = 0; n < 300; n++) {
      unit = random.pick(UNITS);
      const seed = random.bits();
      const a = sieve(new Random(seed));
      const b = random.once(3) ? sieve(new Random(seed)) : sieve(random);
      const moved = random.once(2) ? b : polygon(shift(b.coordinates), b.holes.map(shift));
      const answers = (a: Polygon, b: Polygon) => [relate(a, b), relate(b, a), contains(a, b), contains(b, a)];
      expect(answers(plain(a), plain(moved)), JSON.stringify([a, moved])).toEqual(answers(a, moved));
    }
  });

  it("prepare gives one to holes that are a polygon's, and to no others", () => {
    unit = 1;
    const made = prepare(plain(sieve(random)));
    expect(areIndexed(made.holes)).toBe(true);
    const crossing = { ...plain(made), holes: [...made.holes, made.holes[0] as readonly number[]] };
    expect(areIndexed(prepare(crossing).holes)).toBe(false);
    const broken = { ...plain(made), holes: [...made.holes.slice(1), [1, 1, Number.NaN, 2, 2, 2]] };
    expect(areIndexed(prepare(broken).holes)).toBe(false);
    expect(relate(broken, point(0, 0))).toBe("disjoint");
  });
});

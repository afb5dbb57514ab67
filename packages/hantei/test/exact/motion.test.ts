/** The predicates of a moving spot against BigInt: at every magnitude, at ties, and where times are beyond all that moves. */
import { describe, expect, test } from "vitest";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { jiggled, lists } from "./numbers.js";
import { MOTIONS } from "./predicates.js";

describe.each(MOTIONS)("$name", ({ name, length, radii, load, ask, truth }) => {
  function check(numbers: readonly number[]): number {
    const values = numbers.map((value, index) => (radii.includes(index) ? Math.abs(value) : value));
    registers.fill(Number.NaN);
    load(values);
    const [sign, wanted] = [ask(), truth(values)];
    if (sign !== wanted) expect.fail(`${name}(${values.join(", ")}) is ${sign}, not ${wanted}`);
    expect(Object.is(sign, -0)).toBe(false);
    return sign;
  }

  test("agrees with BigInt on numbers of every magnitude", () => {
    for (const values of lists(4_000, length, new Random(91))) check(values);
  });

  test("agrees with BigInt on ties of whole numbers, and a last bit off", () => {
    const random = new Random(92);
    const signs = new Set<number>();
    for (let found = 0; found < 800; ) {
      const size = random.pick([1, 3, 9]);
      const whole = Array.from({ length }, () => random.integer(-size, size));
      const values = whole.map((value, index) => (radii.includes(index) ? Math.abs(value) : value));
      if (truth(values) !== 0) continue;
      found++;
      // Time is no length: where all else is stretched, it is not.
      const scale = 2 ** random.pick([0, 0, -3, 40, -60, 200, -200]);
      const far = random.once(3) ? random.pick([1000, 2 ** 40]) : 0;
      const moved = values.map((value, index) => {
        const isPlace = index < 2 || (index > 5 && index < 10);
        return index === length - 1 ? value : (value + (isPlace ? far : 0)) * scale;
      });
      expect(check(moved)).toBe(0);
      signs.add(check(jiggled(moved, random)));
    }
    expect(signs).toEqual(new Set([-1, 0, 1]));
  });

  test("agrees with BigInt where the way is long, and what is left at its end is not", () => {
    const random = new Random(94);
    for (let count = 0; count < 3_000; count++) {
      const size = 2 ** random.integer(0, 40);
      const some = (): number => (random.unit() * 2 - 1) * size;
      const [ux, uy] = random.pick([
        [some(), some()],
        [0, some()],
        [some(), 0],
      ]) as [number, number];
      const time = random.pick([1, random.unit() * 4]);
      const left = size * 2 ** -random.integer(0, 60);
      const [cx, cy] = [time * ux + random.pick([0, left, -left]), time * uy + random.pick([0, left, -left])];
      const reach = left * random.pick([0, 1, Math.SQRT2, random.unit()]);
      const edge = random.pick([
        [some(), some()],
        [ux, uy],
        [-uy, ux],
      ]) as [number, number];
      check([0, 0, ux, uy, 0, 0, cx, cy, cx + edge[0], cy + edge[1], reach, 0, time]);
    }
  });

  test("agrees with BigInt where products underflow, and are then multiplied by what is huge", () => {
    const random = new Random(93);
    for (let count = 0; count < 1_500; count++) {
      // Squares of the motions are a few times the least double, or a time is next to nothing beside what is far away.
      const power = random.pick([-537, -539, -400, 0, 300]);
      const time = 2 ** random.pick([560, 800, 1000, -540, -800, -1060]);
      const draw = (size: number): number => random.integer(-9, 9) * size;
      const ways = [0, 0].map(() => draw(2 ** power));
      // Where the spot ends, or beside it: half a way off.
      const end = ways.map((way) => way * time);
      const off = (): number[] =>
        end.map((value, axis) => value + random.integer(-1, 1) * (ways[1 - axis] as number) * (time / 2));
      const edge = random.pick([off, () => end.map(() => draw(2 ** -538)), () => end.map(() => draw(2 ** 500))]);
      const reach = random.pick([0, Math.abs(draw(2 ** power) * time)]);
      const onTheWay = [0, 0, ...ways, 0, 0, ...off(), ...edge(), reach, 0, time];
      // An edge next to nothing along an axis, from the origin: the spot ends on its line, or right above its end.
      const [x, y] = end as [number, number];
      const tiny = draw(2 ** -538);
      const along = random.once(2) ? [tiny, 0] : [0, tiny];
      const besideIt = [-x, -y, ...ways, 0, 0, 0, 0, ...along, 0, 0, time];
      const aboveIt = [0, 0, ...ways, 0, 0, 0, 0, ...along, Math.abs(tiny === along[0] ? y : x), 0, time];
      for (const values of [onTheWay, besideIt, aboveIt]) if (values.every(Number.isFinite)) check(values);
    }
  });

  test("agrees with BigInt where products are as large as what guards against underflow", () => {
    const random = new Random(96);
    for (let count = 0; count < 1_500; count++) {
      // T·u·e and w·e are T · 2⁻⁵⁰¹ each.
      const time = (1 + random.unit()) * 2 ** 1000;
      const [far, near] = [1 + random.unit(), 2 ** -random.integer(30, 60)];
      const [u, e] = [(far + near) * 2 ** -201, 2 ** -300 / far];
      const place = time * u * (1 + random.integer(-3, 3) * 2 ** -52);
      const reach = place * 2 ** -53 * random.pick([0, random.unit(), 4 * random.unit()]);
      check([0, 0, u, 0, 0, 0, place, 0, place, e, reach, 0, time]);
      check([0, 0, 0, u, 0, 0, 0, place, e, place, reach, 0, time]);
    }
  });

  test("agrees with BigInt where one product overflows, and its sum with others would not", () => {
    const random = new Random(97);
    const signs = new Set<number>();
    for (let count = 0; count < 1_500; count++) {
      // T·u·e and w·e are whole multiples of 2¹⁰²⁰: some are too large for a double. The edge may lead to where the spot ends.
      const size = 2 ** 510;
      const pair = (): [number, number] => [random.integer(-6, 6), random.integer(-6, 6)];
      const [[ux, uy], [wx, wy]] = [pair(), pair()];
      const [ex, ey] = random.pick([pair(), [ux - wx, uy - wy], [wy - uy, ux - wx]]) as [number, number];
      const reach = random.pick([0, 2 ** -10, size]);
      const edge = [wx, wy, wx + ex, wy + ey].map((value) => value * size);
      signs.add(check([0, 0, ux, uy, 0, 0, ...edge, reach, 0, size]));
    }
    expect(signs.size).toBeGreaterThan(1);
  });
});

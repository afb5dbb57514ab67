/** Lines of space on small whole numbers, many of them along an axis or across one, and the same scaled by up to 30 bits. */
import { expect, test } from "vitest";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { LINES } from "./predicates.js";

const CASES = 20_000;

test.each(LINES)("$name agrees with BigInt", ({ load, ask, truth }) => {
  const random = new Random(7204);
  const signs = [0, 0, 0];
  for (let count = 0; count < CASES; count++) {
    const base = [0, 0, 0].map(() => random.integer(-4, 4));
    // Each point from the last one, with nothing along some of the axes.
    const points = [...base];
    for (let point = 1; point < 4; point++) {
      const zeros = random.pick([0, 0, 1, 2, 4, 3, 5, 6, 7]);
      for (let axis = 0; axis < 3; axis++) {
        points.push((points.at(-3) as number) + ((zeros >> axis) & 1 ? 0 : random.integer(-4, 4)));
      }
    }
    const radii = [random.integer(0, 4), random.once(2) ? 0 : random.integer(0, 3)];
    const scale = random.pick([1, random.integer(1, 2 ** 30) * 2 ** -30, random.integer(1, 2 ** 30), 0.1]);
    const away = random.once(2) ? 0 : random.integer(0, 2 ** 33) * 2 ** -30;
    const values = [...points.map((value) => value * scale + away), ...radii.map((value) => value * scale)];
    if (random.once(8)) {
      const at = random.integer(0, values.length - 1);
      values[at] = Math.abs((values[at] as number) + scale * 2 ** -random.integer(20, 50));
    }
    registers.fill(Number.NaN);
    load(values);
    const [sign, wanted] = [ask(), truth(values)];
    if (sign !== wanted) expect.fail(`of ${values.join(", ")} is ${sign}, not ${wanted}`);
    signs[sign + 1] = (signs[sign + 1] as number) + 1;
  }
  expect(Math.min(...signs)).toBeGreaterThan(400);
});

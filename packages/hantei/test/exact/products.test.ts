/** Where two products round to the same double, what rounding took decides; and filters with differences that are rounded. */
import { expect, test } from "vitest";
import { dot2dAt } from "../../src/exact/dot2d.js";
import { compareProducts } from "../../src/exact/exact-double.js";
import { orient2dAt } from "../../src/exact/orient2d.js";
import { registers } from "../../src/exact/registers.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { dotSign, orientation, signOf, wholes } from "./reference.js";

/** Scales of the two factors of a product: their own, or so far apart that one overflows when it is split. */
const SCALES = [0, 0, 300, -300, 510, 1000, -1000];

function productSign(values: readonly number[]): number {
  const [a, b, c, d] = wholes(values) as [bigint, bigint, bigint, bigint];
  return signOf(a * b - c * d);
}

/** A factor of few bits, as a tile has, or of all 53. */
function factor(random: Random): number {
  const bits = random.pick([3, 12, 24, 52]);
  return random.integer(2 ** (bits - 1), 2 ** bits - 1) * (random.once(2) ? 1 : -1);
}

test("products that round alike are told apart by their tails, whatever the factors' sizes", () => {
  const random = new Random(71);
  let ties = 0;
  for (let count = 0; count < 40_000; count++) {
    const [b, c, d] = [factor(random), factor(random), factor(random)];
    const quotient = (c * d) / b;
    const a = random.pick([quotient, nextUp(quotient), nextDown(quotient)]);
    const [s, t] = [random.pick(SCALES), random.pick(SCALES)];
    // The same power of two on both sides, split differently between the factors.
    const both = random.pick([0, 0, -1000, -1020, 900]);
    const first = [a * 2 ** s * 2 ** both, b * 2 ** -s];
    const second = [c * 2 ** t * 2 ** both, d * 2 ** -t];
    const pair = random.once(2) ? [first, second] : [first.reverse(), second.reverse()];
    const values = (random.once(2) ? pair : pair.reverse()).flat();
    if (values.some((value) => !Number.isFinite(value) || value === 0)) continue;
    if ((values[0] as number) * (values[1] as number) === (values[2] as number) * (values[3] as number)) ties++;
    registers.set(values, 20);
    expect(compareProducts(), String(values)).toBe(productSign(values));
  }
  expect(ties).toBeGreaterThan(5_000);
});

test("products just below the largest double, whose factors' halves make more than it", () => {
  const random = new Random(73);
  let ties = 0;
  for (let count = 0; count < 2_000; count++) {
    // Their upper halves of 26 bits round up to 1, and 2¹⁰²⁴ is no double.
    const near = (): number => 1 - random.integer(1, 99) * 2 ** -random.integer(28, 40);
    const [a, c] = [near(), near()];
    const b = 1 - random.integer(0, 9) * 2 ** -53;
    const d = random.pick([(a * b) / c, nextUp((a * b) / c), nextDown((a * b) / c)]);
    const values = [a, b, c, d].map((value) => value * 2 ** 512);
    if (values.some((value) => !Number.isFinite(value))) continue;
    if ((values[0] as number) * (values[1] as number) === (values[2] as number) * (values[3] as number)) ties++;
    registers.set(values, 20);
    expect(compareProducts(), String(values)).toBe(productSign(values));
  }
  expect(ties).toBeGreaterThan(200);
});

test.each([
  ["orient2dAt", orient2dAt, orientation, false],
  ["dot2dAt", dot2dAt, dotSign, true],
] as const)("%s near 0, its differences rounded", (_, ask, truth, turned) => {
  const random = new Random(72);
  let rounded = 0;
  for (let count = 0; count < 40_000; count++) {
    // Small fractions seen from a point whose last bits they do not share, along a line or at a right angle to it.
    const [ax, ay] = [random.integer(1, 9) / 10, random.integer(1, 9) / 10];
    const [ux, uy] = [random.integer(-99, 99) / 7, random.integer(-99, 99) / 7];
    const k = random.integer(-9, 9) / 3;
    const c = turned ? [ax - k * uy, ay + k * ux] : [ax + k * ux, ay + k * uy];
    const values = [ax, ay, ax + ux, ay + uy, ...c];
    const index = random.integer(0, 5);
    values[index] = random.pick([nextUp, nextDown, (value: number) => value])(values[index] as number);
    if ((values[2] as number) - ax !== ux) rounded++;
    registers.set(values);
    expect(ask(0, 2, 4), String(values)).toBe(truth(values));
    const [x1, y1, x2, y2, x3, y3] = values as [number, number, number, number, number, number];
    expect(ask(2, 0, 4), String(values)).toBe(truth([x2, y2, x1, y1, x3, y3]));
  }
  expect(rounded).toBeGreaterThan(5_000);
});

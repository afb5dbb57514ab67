/** Doubles with a bound on their error: the true number, a fraction, is never farther from the value than that. */
import { describe, expect, test } from "vitest";
import { type Arithmetic, type Ball, balls, fractions } from "../../src/exact/ball.js";
import { compare, fromDouble, type Rational, signOf, subtract } from "../../src/exact/rational.js";
import { PALETTES } from "../generators/palettes.js";
import { Random } from "../generators/random.js";

/** A number in both arithmetics. */
interface Both {
  readonly ball: Ball;
  readonly exact: Rational;
}

const OPERATIONS = ["sum", "difference", "product", "lesser", "greater"] as const;

function leaf(value: number): Both {
  return { ball: balls.of(value), exact: fractions.of(value) };
}

function joined(operation: (typeof OPERATIONS)[number], a: Both, b: Both): Both {
  return { ball: balls[operation](a.ball, b.ball), exact: fractions[operation](a.exact, b.exact) };
}

/** True where nothing overflowed: then the bound is a number. */
function isTold({ value, error }: Ball): boolean {
  return value - value === 0 && error < Number.POSITIVE_INFINITY;
}

function distance(a: Rational, b: Rational): Rational {
  const difference = subtract(a, b);
  return signOf(difference) < 0 ? subtract(b, a) : difference;
}

function expectHeld({ value, error }: Ball, exact: Rational, how: string): void {
  const off = distance(fromDouble(value), exact);
  if (compare(off, fromDouble(error)) > 0) expect.fail(`${how} is not within ${error} of ${value}`);
}

const REFERENCE: Readonly<Record<(typeof OPERATIONS)[number], (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  difference: (a, b) => a - b,
  product: (a, b) => a * b,
  lesser: (a, b) => (a < b ? a : b),
  greater: (a, b) => (a < b ? b : a),
};

describe.each([
  ["balls", balls as Arithmetic<unknown>],
  ["fractions", fractions as Arithmetic<unknown>],
])("%s of whole numbers", (_name, arithmetic) => {
  test("have the signs that they should", () => {
    for (let a = -3; a <= 3; a++) {
      for (let b = -3; b <= 3; b++) {
        for (const operation of OPERATIONS) {
          const value = arithmetic[operation](arithmetic.of(a), arithmetic.of(b));
          expect(arithmetic.sign(value), `${operation} of ${a} and ${b}`).toBe(
            Math.sign(REFERENCE[operation](a, b)) + 0,
          );
        }
        if (b === 0) continue;
        const { value, error } = arithmetic.quotient(arithmetic.of(a), arithmetic.of(b));
        expect(Math.abs(value - a / b)).toBeLessThanOrEqual(0);
        expect(error).toBeLessThan(1e-15);
      }
    }
    expect(arithmetic.sign(arithmetic.zero)).toBe(0);
  });
});

test("a formula's ball holds the fraction, and is hardly wider than doubles are", () => {
  const random = new Random(95);
  const palettes = Object.values(PALETTES);
  const told = [0, 0, 0];
  let unsure = 0;
  for (let count = 0; count < 12_000; count++) {
    const draw = (palettes[count % palettes.length] as (typeof palettes)[number])(random);
    const known = [draw(), draw(), draw(), 0].map(leaf);
    for (let step = 0; step < 6; step++) {
      const [a, b] = [random.pick(known), random.pick(known)];
      const operation = random.pick(OPERATIONS);
      const next = joined(operation, a, b);
      const how = `the ${operation} of ${a.ball.value} ± ${a.ball.error} and ${b.ball.value} ± ${b.ball.error}`;
      const sign = balls.sign(next.ball);
      if (!Number.isNaN(sign)) {
        expect(sign, how).toBe(fractions.sign(next.exact));
        told[sign + 1] = (told[sign + 1] as number) + 1;
      } else unsure++;
      if (!isTold(next.ball)) break;
      expectHeld(next.ball, next.exact, how);
      known.push(next);
      if (fractions.sign(b.exact) === 0 || Number.isNaN(balls.sign(b.ball)) || !isTold(b.ball)) continue;
      const quotient = balls.quotient(a.ball, b.ball);
      if (isTold(quotient)) expectHeld(quotient, divided(a.exact, b.exact), `the quotient beside ${how}`);
    }
  }
  expect(Math.min(...told)).toBeGreaterThan(5_000);
  expect(unsure).toBeLessThan(5_000);
});

function divided(a: Rational, b: Rational): Rational {
  const positive = b.n > 0n ? b.n : -b.n;
  return { n: (b.n > 0n ? a.n : -a.n) * b.d, d: a.d * positive };
}

test("the error is a few last bits", () => {
  const [a, b] = [balls.sum(balls.of(0.1), balls.of(0.2)), balls.product(balls.of(0.3), balls.of(7))];
  const [most, least] = [2 ** -49, 2 ** -56];
  const all = [a, b, balls.sum(a, b), balls.difference(b, a), balls.product(a, b), balls.quotient(b, a)];
  for (const { value, error } of all) {
    expect(error).toBeLessThan(most * Math.abs(value));
    expect(error).toBeGreaterThan(least);
  }
});

test("a number at the very end of its ball is held, whatever is made of it", () => {
  // Rounded by 1 each: 2⁵³ + 1 down, 2⁵³ + 3 up.
  const down = joined("sum", leaf(2 ** 53), leaf(1));
  const up = joined("difference", leaf(2 ** 53 + 4), leaf(1));
  const rests = [
    joined("difference", down, leaf(2 ** 53)),
    joined("difference", down, leaf(2 ** 53 - 2)),
    joined("difference", up, leaf(2 ** 53 + 2)),
    joined("difference", leaf(2 ** 53 + 6), up),
  ];
  for (const { ball, exact } of [down, up, ...rests]) {
    expectHeld(ball, exact, "a rest");
    if (ball.value === 0) continue;
    expectHeld(balls.quotient(balls.of(1), ball), divided(fractions.of(1), exact), "1 by a rest");
    expectHeld(balls.quotient(ball, balls.of(3)), divided(exact, fractions.of(3)), "a third of a rest");
  }
});

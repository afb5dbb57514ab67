/** Whether Z ever comes nearer to the origin than the radii, in fractions: where `comes-near.ts` cannot tell. */
import {
  add,
  compare,
  divide,
  fromDouble,
  multiply,
  ONE,
  type Rational,
  signOf,
  subtract,
  ZERO,
} from "../../exact/rational.js";
import type { Difference, Zonotope } from "./zonotope.js";

type Exact = readonly [Rational, Rational, Rational];

/** Some face with its foot inside is near enough, if any point of Z is: at any time until the end. */
export function comesNearExactly(
  z: Zonotope,
  motion: Difference,
  end: number,
  r: number,
  s: number,
  strictly: boolean,
): boolean {
  const generators = z.generators.map((generator) => exact(generator, ONE));
  return isAnyNear(
    exact(z.base, ONE),
    [...generators, wayOf(motion, end)],
    add(fromDouble(r), fromDouble(s)),
    strictly,
  );
}

/** The same at one time. */
export function isNearExactly(z: Zonotope, motion: Difference, time: number, r: number): boolean {
  const generators = z.generators.map((generator) => exact(generator, ONE));
  return isAnyNear(exactPlus(exact(z.base, ONE), wayOf(motion, time), ONE), generators, fromDouble(r), false);
}

function exact({ to, from }: Difference, factor: Rational): Exact {
  return [0, 1, 2].map((i) =>
    multiply(factor, subtract(fromDouble(to[i] as number), fromDouble(from[i] as number))),
  ) as unknown as Exact;
}

/** How Z goes until a time: by −u in a unit of it. */
function wayOf(motion: Difference, time: number): Exact {
  return exact(motion, subtract(ZERO, fromDouble(time)));
}

/** Whether what is spanned there holds a point so near to the origin. */
function isAnyNear(base: Exact, generators: readonly Exact[], reach: Rational, strictly: boolean): boolean {
  const limit = multiply(reach, reach);
  const isNear = (corner: Exact, spanning: readonly Exact[]): boolean => {
    const foot = footOf(corner, spanning);
    if (foot === undefined) return false;
    const order = compare(exactDot(foot, foot), limit);
    return order < 0 || (order === 0 && !strictly);
  };
  const choose = (index: number, corner: Exact, spanning: readonly Exact[]): boolean => {
    const generator = generators[index];
    if (generator === undefined) return isNear(corner, spanning);
    return (
      choose(index + 1, corner, spanning) ||
      choose(index + 1, exactPlus(corner, generator, ONE), spanning) ||
      (spanning.length < 3 && choose(index + 1, corner, [...spanning, generator]))
    );
  };
  return choose(0, base, []);
}

function exactDot(a: Exact, b: Exact): Rational {
  return add(add(multiply(a[0], b[0]), multiply(a[1], b[1])), multiply(a[2], b[2]));
}

function exactPlus(a: Exact, b: Exact, factor: Rational): Exact {
  return a.map((part, i) => add(part, multiply(factor, b[i as 0 | 1 | 2]))) as unknown as Exact;
}

/** The foot of the origin on a face; undefined where it is beside the face, or its generators depend on each other. */
function footOf(corner: Exact, spanning: readonly Exact[]): Exact | undefined {
  const rows = spanning.map((g) => [...spanning.map((h) => exactDot(g, h)), subtract(ZERO, exactDot(g, corner))]);
  const place = eliminate(rows);
  if (place?.every((s) => signOf(s) >= 0 && compare(s, ONE) <= 0) !== true) return undefined;
  return place.reduce((sum, s, index) => exactPlus(sum, spanning[index] as Exact, s), corner);
}

/** Solves up to three equations by Gauss and Jordan; undefined where they have no single solution. */
function eliminate(rows: Rational[][]): Rational[] | undefined {
  const count = rows.length;
  for (let column = 0; column < count; column++) {
    const pivot = rows.findIndex((row, index) => index >= column && signOf(row[column] as Rational) !== 0);
    if (pivot < 0) return undefined;
    const top = rows[pivot] as Rational[];
    rows[pivot] = rows[column] as Rational[];
    rows[column] = top.map((value) => divide(value, top[column] as Rational));
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = row[column] as Rational;
      rows[index] = row.map((value, at) =>
        subtract(value, multiply(factor, (rows[column] as Rational[])[at] as Rational)),
      );
    }
  }
  return rows.map((row) => row[count] as Rational);
}

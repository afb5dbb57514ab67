/**
 * Vitest's words, as far as the tests of mutants use them, without Vitest: it takes seconds to start, and thousands of mutants
 * are tested.
 */
import { isDeepStrictEqual } from "node:util";

type Body = (...args: never[]) => unknown;

const bodies: (() => unknown)[] = [];

/** How many tests the files registered. */
export function testCount(): number {
  return bodies.length;
}

/** Whether a test, by its number, fails. */
export function fails(index: number): boolean {
  try {
    if (bodies[index]?.() instanceof Promise) throw new TypeError("a test that goes on later is never awaited");
  } catch {
    return true;
  }
  return false;
}

function each(run: (name: string, body: () => unknown) => void) {
  return (rows: readonly unknown[]) =>
    (name: string, body: Body): void => {
      for (const row of rows) run(name, () => body(...((Array.isArray(row) ? row : [row]) as never[])));
    };
}

function group(_name: string, body: () => unknown): void {
  body();
}

function one(_name: string, body: () => unknown): void {
  bodies.push(body);
}

export const describe = Object.assign(group, { each: each(group) });
export const test = Object.assign(one, { each: each(one) });

class Part {
  readonly wanted: Readonly<Record<string, unknown>>;
  constructor(wanted: Readonly<Record<string, unknown>>) {
    this.wanted = wanted;
  }
}

function fits(value: unknown, wanted: unknown): boolean {
  if (!(wanted instanceof Part)) return isDeepStrictEqual(plain(value), plain(wanted));
  const found = value as Readonly<Record<string, unknown>>;
  return Object.entries(wanted.wanted).every(([name, part]) => fits(found[name], part));
}

/** Without fields that are undefined, as `toEqual` compares. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, plain(field)]));
}

function throws(body: () => unknown, wanted: unknown): boolean {
  try {
    body();
  } catch (error) {
    const { message } = error as Error;
    if (wanted === undefined) return true;
    if (wanted instanceof RegExp) return wanted.test(message);
    if (typeof wanted === "string") return message.includes(wanted);
    return typeof wanted === "function" ? error instanceof wanted : fits(error, wanted);
  }
  return false;
}

type Holds = (value: never, ...wanted: never[]) => boolean;

const MATCHERS = {
  toBe: (value: unknown, wanted: unknown) => Object.is(value, wanted),
  toEqual: fits,
  toBeGreaterThan: (value: number, least: number) => value > least,
  toBeGreaterThanOrEqual: (value: number, least: number) => value >= least,
  toBeLessThan: (value: number, most: number) => value < most,
  toBeLessThanOrEqual: (value: number, most: number) => value <= most,
  toBeUndefined: (value: unknown) => value === undefined,
  toBeDefined: (value: unknown) => value !== undefined,
  toBeCloseTo: (value: number, wanted: number, digits = 2) => Math.abs(value - wanted) < 10 ** -digits / 2,
  toContain: (value: readonly unknown[] | string | ReadonlySet<unknown>, part: never) =>
    value instanceof Set ? value.has(part) : (value as string).includes(part),
  toHaveLength: (value: readonly unknown[] | string, wanted: number) => value.length === wanted,
  toMatch: (value: string, pattern: RegExp) => pattern.test(value),
  toMatchObject: (value: unknown, wanted: Readonly<Record<string, unknown>>) => fits(value, new Part(wanted)),
  toThrow: throws,
} satisfies Record<string, Holds>;

/** Its methods are those of `MATCHERS`: made once, for tests ask millions of times. */
class Expectation {
  readonly value: unknown;
  readonly right: boolean;
  constructor(value: unknown, right: boolean) {
    this.value = value;
    this.right = right;
  }
  get not(): Expectation {
    return new Expectation(this.value, !this.right);
  }
}

for (const [name, holds] of Object.entries(MATCHERS) as [string, Holds][]) {
  Object.defineProperty(Expectation.prototype, name, {
    value(this: Expectation, ...wanted: never[]): void {
      if (holds(this.value as never, ...wanted) !== this.right) expect.fail(name);
    },
  });
}

export function expect(value: unknown): unknown {
  return new Expectation(value, true);
}

expect.fail = (message: string): never => {
  throw new Error(message);
};
expect.objectContaining = (wanted: Readonly<Record<string, unknown>>): Part => new Part(wanted);

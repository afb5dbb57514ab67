/** `contains` against the definition, in each type of ends. */
import { describe, expect, test } from "vitest";
import { contains, type Interval, interval, overlaps } from "../../src/interval/index.js";
import { code } from "../code.js";
import { holds, spans } from "./definitions.js";
import { TYPES } from "./times.js";

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

test.each(TYPES)("every pair of small intervals of %s", (_name, at) => {
  const slots = spans(4).map((span) => [span, interval(at(span[0]), at(span[1]))] as const);
  for (const [spanA, a] of slots) {
    for (const [spanB, b] of slots) {
      expect(contains(a, b)).toBe(holds(spanA, spanB, false));
      expect(contains(a, b, { strict: false })).toBe(holds(spanA, spanB, false));
      expect(contains(a, b, { strict: true })).toBe(holds(spanA, spanB, true));
      if (contains(a, b, { strict: true })) expect(overlaps(a, b)).toBe(true);
    }
  }
});

describe("open ends", () => {
  const always = interval(NEGATIVE_INFINITY, POSITIVE_INFINITY);
  const since = interval(5n, POSITIVE_INFINITY);

  test.each<[string, Interval, Interval, boolean, boolean]>([
    ["always, always", always, always, true, true],
    ["always, since 5", always, since, true, true],
    ["since 5, always", since, always, false, false],
    ["since 5, itself", since, since, true, false],
    ["since 5, since 6", since, interval(6n, POSITIVE_INFINITY), true, true],
    ["since 5, 5 to 6", since, interval(5n, 6n), true, false],
  ])("%s", (_name, a, b, covers, strictly) => {
    expect([contains(a, b), contains(a, b, { strict: true })]).toEqual([covers, strictly]);
  });
});

test("what is of another type, or no interval, is refused", () => {
  expect(() => contains(interval(1, 2), interval(1n, 2n))).toThrow(code("ERR_TYPE"));
  expect(() => contains(interval(1, 2), { start: 1, end: 2 } as never)).toThrow(code("ERR_KIND"));
});

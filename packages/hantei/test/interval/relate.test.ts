/** Intervals of every type an end can have. Numbers are in the oracle's and the laws' tests, too. */
import { describe, expect, test } from "vitest";
import {
  type Instant,
  type Interval,
  intersects,
  interval,
  overlaps,
  relate,
  touches,
} from "../../src/interval/index.js";

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

function code(wanted: string): unknown {
  return expect.objectContaining({ code: wanted });
}

/** The same hour in each type. */
const TYPES: readonly [string, (hour: number) => Instant][] = [
  ["numbers", (hour) => hour],
  ["bigints", (hour) => BigInt(hour)],
  ["dates", (hour) => new Date(Date.UTC(2026, 0, 1, hour))],
];

describe.each(TYPES)("intervals of %s", (_name, at) => {
  const slot = (start: number, end: number): Interval => interval(at(start), at(end));

  test.each([
    ["before", slot(1, 2), slot(4, 6), "disjoint"],
    ["back to back", slot(15, 16), slot(16, 17), "touching"],
    ["starts first", slot(10, 16), slot(15, 17), "overlapping"],
    ["inside", slot(15, 16), slot(10, 17), "overlapping"],
    ["same", slot(9, 10), slot(9, 10), "overlapping"],
    ["same start", slot(9, 10), slot(9, 12), "overlapping"],
    ["zero length inside", slot(9, 11), slot(10, 10), "overlapping"],
    ["zero length at the start", slot(9, 11), slot(9, 9), "touching"],
    ["zero length at the end", slot(9, 11), slot(11, 11), "touching"],
    ["zero length outside", slot(9, 11), slot(12, 12), "disjoint"],
    ["zero length twice", slot(9, 9), slot(9, 9), "overlapping"],
    ["zero lengths apart", slot(9, 9), slot(10, 10), "disjoint"],
    ["until further notice", interval(at(9), POSITIVE_INFINITY), slot(12, 13), "overlapping"],
    ["since ever, back to back", interval(NEGATIVE_INFINITY, at(9)), slot(9, 10), "touching"],
    ["since ever, before", interval(NEGATIVE_INFINITY, at(9)), slot(10, 11), "disjoint"],
    ["two half lines", interval(NEGATIVE_INFINITY, at(9)), interval(at(8), POSITIVE_INFINITY), "overlapping"],
    ["always", interval(NEGATIVE_INFINITY, POSITIVE_INFINITY), slot(9, 10), "overlapping"],
    ["always, against a point", interval(NEGATIVE_INFINITY, POSITIVE_INFINITY), slot(9, 9), "overlapping"],
  ])("%s", (_case, a, b, relation) => {
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(relate(first, second)).toBe(relation);
      expect(intersects(first, second)).toBe(relation !== "disjoint");
      expect(overlaps(first, second)).toBe(relation === "overlapping");
      expect(touches(first, second)).toBe(relation === "touching");
    }
  });

  test("end before start is refused", () => {
    expect(() => slot(2, 1)).toThrow(RangeError);
    expect(() => slot(2, 1)).toThrow(code("ERR_ORDER"));
  });

  test("infinities on the wrong side are refused", () => {
    expect(() => interval(POSITIVE_INFINITY, POSITIVE_INFINITY)).toThrow(code("ERR_NOT_FINITE"));
    expect(() => interval(NEGATIVE_INFINITY, NEGATIVE_INFINITY)).toThrow(code("ERR_NOT_FINITE"));
    expect(() => interval(POSITIVE_INFINITY, at(1))).toThrow(RangeError);
    expect(() => interval(at(1), NEGATIVE_INFINITY)).toThrow(RangeError);
  });
});

test("bigints beyond 2⁵³ keep every digit", () => {
  const big = 2n ** 70n;
  expect(relate(interval(0n, big), interval(big, big + 5n))).toBe("touching");
  expect(relate(interval(0n, big), interval(big + 1n, big + 5n))).toBe("disjoint");
  expect(relate(interval(0n, big + 1n), interval(big, big + 5n))).toBe("overlapping");
});

test("dates compare by their instant, not by identity", () => {
  const noon = (): Date => new Date(Date.UTC(2026, 0, 1, 12));
  expect(relate(interval(noon(), noon()), interval(noon(), noon()))).toBe("overlapping");
  expect(touches(interval(new Date(0), noon()), interval(noon(), new Date(8.64e15)))).toBe(true);
});

describe("types do not mix", () => {
  const some = [interval(1, 2), interval(1n, 2n), interval(new Date(1), new Date(2))] as const;

  test("within an interval", () => {
    for (const [start, end] of [
      [1, 2n],
      [1n, 2],
      [1, new Date(2)],
      [new Date(1), 2n],
    ] as unknown as [number, number][]) {
      expect(() => interval(start, end)).toThrow(TypeError);
      expect(() => interval(start, end)).toThrow(code("ERR_TYPE"));
    }
  });

  test("between intervals, in any question", () => {
    for (const a of some) {
      for (const b of some) {
        if (a === b) continue;
        for (const question of [relate, intersects, overlaps, touches]) {
          expect(() => question(a, b)).toThrow(TypeError);
          expect(() => question(a, b)).toThrow(code("ERR_TYPE"));
        }
      }
    }
  });

  test("but an interval without ends goes with all, and one half without with its own", () => {
    for (const each of some) {
      expect(relate(interval(NEGATIVE_INFINITY, POSITIVE_INFINITY), each)).toBe("overlapping");
      expect(relate(each, interval(each.end, POSITIVE_INFINITY))).toBe("touching");
    }
    expect(() => relate(interval(1n, POSITIVE_INFINITY), interval(1, 2))).toThrow(TypeError);
  });
});

test("invalid dates and NaN are refused by name", () => {
  expect(() => interval(new Date(Number.NaN), new Date(0))).toThrow(/invalid date/);
  expect(() => interval(new Date(0), new Date(Number.NaN))).toThrow(code("ERR_NOT_FINITE"));
  expect(() => interval(Number.NaN, 1)).toThrow(code("ERR_NOT_FINITE"));
});

test("what only looks like a Date is refused", () => {
  expect(() => interval({ getTime: () => 1 } as unknown as Date, new Date(2))).toThrow(TypeError);
});

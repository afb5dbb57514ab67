/** Intervals of every type an end can have. Numbers are in the oracle's and the laws' tests, too. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import {
  allen,
  contains,
  explain,
  type Instant,
  type Interval,
  intersects,
  interval,
  overlaps,
  relate,
  touches,
  verifyWitness,
} from "../../src/interval/index.js";
import { code } from "../code.js";

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

/** The same hour in each type. */
const TYPES: readonly [string, (hour: number) => Instant][] = [
  ["numbers", (hour) => hour],
  ["bigints", (hour) => BigInt(hour)],
  ["dates", (hour) => new Date(Date.UTC(2026, 0, 1, hour))],
  ["Temporal.Instant", (hour) => Temporal.Instant.fromEpochMilliseconds(hour * 3_600_000)],
  // The same instants in zones that never agree on the hour.
  [
    "Temporal.ZonedDateTime",
    (hour) =>
      Temporal.Instant.fromEpochMilliseconds(hour * 3_600_000).toZonedDateTimeISO(
        hour % 2 ? "Asia/Kathmandu" : "America/Sao_Paulo",
      ),
  ],
  ["Temporal.PlainDateTime", (hour) => Temporal.PlainDateTime.from("2026-01-01").add({ hours: hour })],
  ["Temporal.PlainTime", (hour) => Temporal.PlainTime.from({ hour })],
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

test("dates in the wrong order are told to the millisecond, in no machine's own zone", () => {
  const swapped = (): unknown => interval(new Date(1_700_000_000_005), new Date(1_700_000_000_001));
  expect(swapped).toThrow("2023-11-14T22:13:20.005Z > 2023-11-14T22:13:20.001Z; swap them?");
});

describe("types do not mix", () => {
  const [early, late] = [Temporal.Instant.fromEpochMilliseconds(1), Temporal.Instant.fromEpochMilliseconds(2)];
  const zoned = (instant: Temporal.Instant): Temporal.ZonedDateTime => instant.toZonedDateTimeISO("UTC");
  const some: readonly Interval[] = [
    interval(1, 2),
    interval(1n, 2n),
    interval(new Date(1), new Date(2)),
    interval(early, late),
    interval(zoned(early), zoned(late)),
    interval(zoned(early).toPlainDateTime(), zoned(late).toPlainDateTime()),
    interval(zoned(early).toPlainTime(), zoned(late).toPlainTime()),
  ];

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
  expect(() => interval(Number.NaN, 1)).toThrow(/NaN/);
  expect(() => interval(Number.NaN, 1)).toThrow(code("ERR_NOT_FINITE"));
});

test("what only looks like a Date is refused", () => {
  expect(() => interval({ getTime: () => 1 } as unknown as Date, new Date(2))).toThrow(TypeError);
});

test("what only says that it is one of Temporal's values is refused, and so is what is nothing", () => {
  const tagged = (tag: unknown, from: object = {}): never =>
    Object.assign(from, { [Symbol.toStringTag]: tag }) as never;
  class Comparable {
    readonly hour = 9;
    static compare(): number {
      return 0;
    }
  }
  const wrong = [
    tagged("Temporal.Instant"),
    tagged("Temporal.Instant", Object.create(null)),
    tagged("Temporal.Instants", new Comparable()),
    tagged("A Temporal.Instant", new Comparable()),
    tagged(5, new Comparable()),
    tagged(
      "Temporal.Instant",
      Object.assign(() => 9, { constructor: Comparable }),
    ),
    null as never,
    undefined as never,
  ];
  for (const value of wrong) expect(() => interval(value, value)).toThrow(code("ERR_TYPE"));
  expect(() => interval(tagged("Temporal.Instants"), 1)).toThrow(/Temporal\.Instants/);
  expect(() => interval("noon" as never, 1)).toThrow(/not "noon"/);
});

test("what is no interval is refused by name in every question", () => {
  for (const wrong of [undefined, null, {}, { kind: "box", start: 1, end: 2 }] as never[]) {
    for (const question of [relate, intersects, overlaps, touches]) {
      expect(() => question(wrong, interval(1, 2))).toThrow(code("ERR_KIND"));
      expect(() => question(interval(1, 2), wrong)).toThrow(/an interval is wanted/);
    }
  }
  expect(() => relate(interval(1, 2), interval(1n, 2n))).toThrow(/intervals/);
  // JSON knows no infinity, no bigint and no date: what went through it is no interval of these any more.
  const read = (value: unknown): never => JSON.parse(JSON.stringify(value)) as never;
  const dates = interval(new Date(0), new Date(1));
  for (const wrong of [
    read(interval(5, Infinity)),
    read(interval(-Infinity, 5)),
    read(dates),
    { kind: "interval", start: 1, end: 5n },
    { kind: "interval", start: {}, end: {} },
    { kind: "interval", start: Symbol("a"), end: 1 },
  ] as never[]) {
    for (const question of [relate, intersects, overlaps, touches, allen, contains]) {
      for (const other of [interval(6, 7), dates, wrong]) {
        expect(() => question(wrong, other)).toThrow(code("ERR_TYPE"));
        expect(() => question(other, wrong)).toThrow(code("ERR_TYPE"));
      }
    }
  }
});

describe("Temporal", () => {
  const at = (text: string): Temporal.ZonedDateTime => Temporal.ZonedDateTime.from(text);

  test("a repeated hour is two different hours", () => {
    const first = interval(at("2026-10-25T02:00+02:00[Europe/Berlin]"), at("2026-10-25T02:30+02:00[Europe/Berlin]"));
    const second = interval(at("2026-10-25T02:00+01:00[Europe/Berlin]"), at("2026-10-25T02:30+01:00[Europe/Berlin]"));
    expect(relate(first, second)).toBe("disjoint");
    expect(relate(first, interval(at("2026-10-25T00:00Z[UTC]"), at("2026-10-25T00:10Z[UTC]")))).toBe("overlapping");
  });

  test("what stands for a day, a month or a length is refused, with a way out", () => {
    const day = Temporal.PlainDate.from("2026-01-01");
    expect(() => interval(day as never, day as never)).toThrow(/toPlainDateTime/);
    for (const wrong of [day, day.toPlainYearMonth(), day.toPlainMonthDay(), Temporal.Duration.from("PT1H")]) {
      expect(() => interval(wrong as never, wrong as never)).toThrow(code("ERR_TYPE"));
    }
  });

  test("a time past midnight is sent to daily", () => {
    const [late, early] = [Temporal.PlainTime.from("22:00"), Temporal.PlainTime.from("06:00")];
    expect(() => interval(late, early)).toThrow(/daily/);
    expect(() => interval(late, early)).toThrow(code("ERR_ORDER"));
  });

  test("the values of any implementation will do, if they say what they are and compare", () => {
    class Clock {
      readonly [Symbol.toStringTag] = "Temporal.Instant";
      readonly ticks: number;
      constructor(ticks: number) {
        this.ticks = ticks;
      }
      static compare(a: Clock, b: Clock): number {
        return Math.sign(a.ticks - b.ticks);
      }
    }
    expect(relate(interval(new Clock(1), new Clock(5)), interval(new Clock(5), new Clock(6)))).toBe("touching");
  });

  test("there is no explanation of them, and explain says so", () => {
    const slot = interval(at("2026-01-01T09:00Z[UTC]"), at("2026-01-01T10:00Z[UTC]"));
    expect(() => explain(slot as never, slot as never)).toThrow(code("ERR_TYPE"));
    expect(() => verifyWitness(slot, slot, {} as never)).toThrow(code("ERR_TYPE"));
    expect(() => verifyWitness(undefined as never, slot, {} as never)).toThrow(code("ERR_TYPE"));
  });
});

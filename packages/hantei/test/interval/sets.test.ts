/** What slots cover, leave free and share: against the definitions, on every short list of small intervals. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../src/base/errors.js";
import {
  firstFree,
  gaps,
  type Instant,
  type Interval,
  intersection,
  interval,
  maxConcurrent,
  merge,
  overlaps,
  subtract,
} from "../../src/interval/index.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";
import { common, free, hasLength, maximalGroups, type Span, spans, union } from "./definitions.js";
import { TYPES } from "./times.js";

const LAST = 4;
const ALL = spans(LAST);

function slots(list: readonly Span[], at: (value: number) => Instant = (value) => value): Interval[] {
  return list.map(([start, end]) => interval(at(start), at(end)));
}

/** Every list of up to two spans, in both orders. */
const LISTS: readonly Span[][] = [[], ...ALL.map((a) => [a]), ...ALL.flatMap((a) => ALL.map((b) => [a, b]))];

describe("every list of two spans of 0 to 4", () => {
  test("merge", () => {
    for (const list of LISTS) expect(merge(slots(list))).toEqual(slots(union(list)));
  });

  test("gaps, in every window and without one", () => {
    for (const list of LISTS) {
      for (const window of ALL) {
        const wanted = hasLength(window) ? free([window], list) : [];
        expect(gaps(slots(list), interval(...window))).toEqual(slots(wanted));
      }
      const all = list.flat();
      const hull: Span = [Math.min(...all), Math.max(...all)];
      const wanted = list.length > 0 && hasLength(hull) ? free([hull], list) : [];
      expect(gaps(slots(list))).toEqual(slots(wanted));
    }
  });

  test("subtract and intersection", () => {
    const few = LISTS.filter((_, index) => index % 3 === 0);
    for (const a of few) {
      for (const b of few) {
        expect(subtract(slots(a), slots(b)), `${a} less ${b}`).toEqual(slots(free(a, b)));
        for (const touching of [false, true]) {
          expect(intersection(slots(a), slots(b), { touching })).toEqual(slots(common(a, b, touching)));
        }
      }
    }
  });

  test("maxConcurrent is the size of the largest group, and where all of those are", () => {
    for (const list of LISTS.flatMap((short) => [short, [...short, [1, 3] as Span], [...short, [2, 2] as Span]])) {
      for (const touching of [false, true]) {
        const groups = [...maximalGroups(list, touching), ...list.map((_, index) => [index])];
        const count = Math.max(0, ...groups.map((group) => group.length));
        const when = groups
          .filter((group) => group.length === count)
          .map((group): Span => {
            const members = group.map((index) => list[index] as Span);
            return [Math.max(...members.map(([start]) => start)), Math.min(...members.map(([, end]) => end))];
          });
        expect(maxConcurrent(slots(list), { touching })).toEqual({ count, when: slots(union(when)) });
      }
    }
  });

  test("firstFree is the first stretch of that length that overlaps none", () => {
    for (const list of LISTS) {
      for (const window of ALL) {
        for (const duration of [1, 2, 3]) {
          const starts = [0, 1, 2, 3, 4].filter((start) => {
            const stretch = interval(start, start + duration);
            const inWindow = window[0] <= start && start + duration <= window[1];
            return inWindow && slots(list).every((slot) => !overlaps(slot, stretch));
          });
          const first = starts[0];
          const wanted = first === undefined ? undefined : interval(first, first + duration);
          expect(firstFree(slots(list), duration, interval(...window))).toEqual(wanted);
        }
      }
    }
  });
});

test.each(TYPES)("the same answers for %s", (_name, at) => {
  const random = new Random(11);
  const some = (): Span[] =>
    Array.from({ length: random.integer(0, 6) }, (): Span => {
      const start = random.integer(0, 16);
      return [start, start + random.integer(0, 7)];
    });
  for (let round = 0; round < 100; round++) {
    const [a, b] = [some(), some()];
    const texts = (list: readonly Interval[]): string[] => list.map(({ start, end }) => `${start} ${end}`);
    const same = (found: readonly Interval[], wanted: readonly Span[]): void => {
      expect(texts(found)).toEqual(texts(slots(wanted, at)));
    };
    same(merge(slots(a, at)), union(a));
    same(gaps(slots(a, at), interval(at(0), at(23))), free([[0, 23]], a));
    same(subtract(slots(a, at), slots(b, at)), free(a, b));
    same(intersection(slots(a, at), slots(b, at)), common(a, b, false));
    const { count } = maxConcurrent(slots(a, at));
    expect(count).toBe(maxConcurrent(slots(a)).count);
  }
});

describe("open ends", () => {
  const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

  test("of the window: what is free before and after", () => {
    expect(gaps([interval(9n, 12n)], interval(NEGATIVE_INFINITY, POSITIVE_INFINITY))).toEqual([
      interval(NEGATIVE_INFINITY, 9n),
      interval(12n, POSITIVE_INFINITY),
    ]);
    expect(gaps([], interval(NEGATIVE_INFINITY, POSITIVE_INFINITY))).toHaveLength(1);
    expect(gaps([])).toEqual([]);
  });

  test("of slots", () => {
    const always = interval(NEGATIVE_INFINITY, POSITIVE_INFINITY);
    expect(merge([interval(3, POSITIVE_INFINITY), interval(NEGATIVE_INFINITY, 3)])).toEqual([always]);
    expect(gaps([always], interval(0, 9))).toEqual([]);
    expect(subtract(always, interval(new Date(0), new Date(9)))).toEqual([
      interval(NEGATIVE_INFINITY, new Date(0)),
      interval(new Date(9), POSITIVE_INFINITY),
    ]);
    expect(maxConcurrent([always, interval(3n, 4n)])).toEqual({ count: 2, when: [interval(3n, 4n)] });
  });

  test("firstFree refuses what is no duration, full as the window may be", () => {
    const full = interval(9, 18);
    for (const wrong of [0, -1, Number.NaN]) expect(() => firstFree([full], wrong, full)).toThrow(code("ERR_RANGE"));
    expect(() => firstFree([full], "PT1H", full)).toThrow(code("ERR_TYPE"));
    expect(() => firstFree([interval(9n, 18n)], 1, interval(9n, 18n))).toThrow(code("ERR_TYPE"));
    const dates = interval(new Date(0), new Date(1000));
    expect(() => firstFree([dates], 0.5, dates)).toThrow(code("ERR_RANGE"));
    // Too short for the window's start, not for where it is free.
    expect(firstFree([interval(-1e300, 0)], 1, interval(-1e300, 9))).toEqual(interval(0, 1));
  });

  test("firstFree needs a start, and no end", () => {
    expect(firstFree([interval(0, 5)], 3, interval(0, POSITIVE_INFINITY))).toEqual(interval(5, 8));
    expect(firstFree([interval(0, 5)], POSITIVE_INFINITY, interval(0, POSITIVE_INFINITY))).toEqual(
      interval(5, POSITIVE_INFINITY),
    );
    expect(firstFree([interval(0, POSITIVE_INFINITY)], 3, interval(0, POSITIVE_INFINITY))).toBeUndefined();
    expect(() => firstFree([], 1, interval(NEGATIVE_INFINITY, 0))).toThrow(code("ERR_UNBOUNDED"));
  });
});

test("of two equal instants with different zones the first list's stays", () => {
  const at = (hour: number, zone: string): Temporal.ZonedDateTime =>
    Temporal.Instant.fromEpochMilliseconds(hour * 3_600_000).toZonedDateTimeISO(zone);
  const [here, there] = ["Asia/Kathmandu", "America/Sao_Paulo"].map((zone) => interval(at(9, zone), at(10, zone)));
  expect(intersection(here as Interval, there as Interval).map(({ start, end }) => `${start} ${end}`)).toEqual([
    `${here?.start} ${here?.end}`,
  ]);
});

describe("firstFree: durations of each type", () => {
  test("milliseconds for dates", () => {
    const nine = new Date("2026-11-23T09:00Z");
    const ten = new Date("2026-11-23T10:00Z");
    const window = interval(nine, Number.POSITIVE_INFINITY);
    expect(firstFree([interval(nine, ten)], 5_400_000, window)?.end).toEqual(new Date("2026-11-23T11:30Z"));
    expect(() => firstFree([], 0.5, window)).toThrow(code("ERR_RANGE"));
    expect(firstFree([], 1, interval(new Date(8.64e15), Number.POSITIVE_INFINITY))).toBeUndefined();
  });

  test("Temporal's for its own, across a change of clocks", () => {
    const at = (text: string): Temporal.ZonedDateTime => Temporal.ZonedDateTime.from(`${text}[Europe/Berlin]`);
    const window = interval(at("2026-03-29T00:00"), at("2026-03-30T00:00"));
    const night = interval(at("2026-03-29T00:00"), at("2026-03-29T01:30"));
    // The hour from 2:00 to 3:00 does not exist on this day.
    expect(String(firstFree([night], { hours: 1 }, window)?.end)).toBe("2026-03-29T03:30:00+02:00[Europe/Berlin]");
    expect(firstFree([], "P1D", window)).toEqual(window);
    expect(firstFree([], "PT23H", window)).toEqual(window);
    expect(firstFree([], "PT24H", window)).toBeUndefined();
  });

  test("a plain time's day ends at midnight", () => {
    const at = (text: string): Temporal.PlainTime => Temporal.PlainTime.from(text);
    const window = interval(at("22:00"), Number.POSITIVE_INFINITY);
    expect(String(firstFree([], "PT1H59M", window)?.end)).toBe("23:59:00");
    for (const duration of ["PT2H", "PT3H", "PT25H", "P1D"]) expect(firstFree([], duration, window)).toBeUndefined();
    for (const duration of ["-PT1H", "-PT23H", "PT0S"]) {
      expect(() => firstFree([], duration, window)).toThrow(code("ERR_RANGE"));
    }
  });

  test("a duration of no length is shown as any other value is", () => {
    const window = interval(Temporal.PlainDateTime.from("2026-01-01"), Number.POSITIVE_INFINITY);
    const day = interval(Temporal.PlainTime.from("22:00"), Number.POSITIVE_INFINITY);
    for (const duration of [{ minutes: 0 }, Object.assign(Object.create(null), { minutes: 0 })]) {
      const refused = { code: "ERR_RANGE", message: "firstFree: the duration must be above 0, not an object" };
      expect(() => firstFree([], duration, window)).toThrow(expect.objectContaining(refused));
      expect(() => firstFree([], duration, day)).toThrow(expect.objectContaining(refused));
    }
  });

  test.each<[string, Instant, unknown, ErrorCode]>([
    ["a bigint for numbers", 0, 1n, "ERR_TYPE"],
    ["a number for bigints", 0n, 1, "ERR_TYPE"],
    ["a text for dates", new Date(0), "PT1H", "ERR_TYPE"],
    ["nothing", 0, undefined, "ERR_TYPE"],
    ["nothing for Temporal", Temporal.Instant.from("2026-01-01T00Z"), undefined, "ERR_TYPE"],
    ["a number for Temporal", Temporal.Instant.from("2026-01-01T00Z"), 5, "ERR_TYPE"],
    ["zero", 0, 0, "ERR_RANGE"],
    ["less", 0n, -1n, "ERR_RANGE"],
    ["NaN", 0, Number.NaN, "ERR_RANGE"],
    ["−Infinity", 0, Number.NEGATIVE_INFINITY, "ERR_RANGE"],
    ["years for an instant", Temporal.Instant.from("2026-01-01T00Z"), "P1Y", "ERR_RANGE"],
    ["no duration", Temporal.Instant.from("2026-01-01T00Z"), "soon", "ERR_RANGE"],
    ["zero for Temporal", Temporal.PlainDateTime.from("2026-01-01"), "PT0S", "ERR_RANGE"],
    ["too short to matter", 2 ** 60, 1, "ERR_NOT_REPRESENTABLE"],
  ])("%s is refused", (_name, start, duration, wanted) => {
    const ask = (): unknown => firstFree([], duration as number, interval(start, Number.POSITIVE_INFINITY));
    expect(ask).toThrow(code(wanted));
    expect(ask).toThrow(/^firstFree: /);
  });
});

describe("types do not mix", () => {
  const numbers = [interval(1, 2)];
  const dates = [interval(new Date(1), new Date(2))];
  const refused = code("ERR_TYPE");

  test("between lists, or a list and its window", () => {
    const mixed = dates as unknown as typeof numbers;
    expect(() => subtract(numbers, mixed)).toThrow(refused);
    expect(() => intersection(numbers, mixed)).toThrow(refused);
    expect(() => gaps(numbers, mixed[0])).toThrow(refused);
    expect(() => firstFree(numbers, 1, mixed[0] as (typeof numbers)[0])).toThrow(refused);
    expect(() => merge([...numbers, ...mixed])).toThrow(refused);
    const open = interval(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    expect(() => subtract([open, ...numbers], [open, ...mixed])).toThrow(refused);
  });

  test("and what is no list, slot or window is refused", () => {
    for (const wrong of [undefined, null, 1, "9-10", [null], [{}], [{ start: 1 }]] as unknown as (typeof numbers)[]) {
      expect(() => merge(wrong)).toThrow(refused);
      expect(() => gaps(wrong)).toThrow(refused);
      expect(() => subtract(wrong, numbers)).toThrow(refused);
      expect(() => intersection(numbers, wrong)).toThrow(refused);
      expect(() => maxConcurrent(wrong)).toThrow(refused);
    }
    expect(() => firstFree(numbers, 1, undefined as never)).toThrow(refused);
    expect(() => gaps(numbers, null as never)).toThrow(refused);
    expect(() => intersection(numbers, numbers, { touching: 1 } as never)).toThrow(refused);
    expect(() => maxConcurrent(numbers, { touching: "no" } as never)).toThrow(refused);
    expect(() => merge([{ start: 2, end: 1 }])).toThrow(code("ERR_ORDER"));
  });
});

test("dates in results are the caller's own", () => {
  const given = interval(new Date(1), new Date(5));
  const results = [merge([given]), gaps([], given), subtract(given, []), intersection(given, given)].flat();
  expect(results).toHaveLength(4);
  for (const { start, end } of results) {
    (start as Date).setTime(0);
    (end as Date).setTime(9);
  }
  expect(given).toEqual(interval(new Date(1), new Date(5)));
});

test("maxConcurrent stays fast where everything clashes", () => {
  const everything = Array.from({ length: 100_000 }, (_, index) => interval(index, 1e6 + index));
  expect(maxConcurrent(everything)).toEqual({ count: 100_000, when: [interval(99_999, 1e6)] });
});

test("the answers' types are those of what was given", () => {
  const first = merge([{ start: new Date(0), end: new Date(1), room: "A" }])[0] as Interval<Date>;
  const stretch: Interval<number>[] = gaps([{ start: 1, end: 2 }], interval(0, 9));
  const left: Interval<bigint>[] = subtract(interval(1n, 5n), [{ start: 2n, end: 3n }]);
  const shared: Interval<number>[] = intersection([interval(1, 2)], { start: 1, end: 2 });
  const free: Interval<Temporal.PlainTime> | undefined = firstFree(
    [],
    "PT1H",
    interval(Temporal.PlainTime.from("09:00"), Temporal.PlainTime.from("10:00")),
  );
  expect([first, stretch, left, shared, free]).not.toContain(undefined);
});

test("records whose ends are made anew at each reading", () => {
  class Booking {
    readonly from: string;
    readonly to: string;
    constructor(from: string, to: string) {
      this.from = from;
      this.to = to;
    }
    get start(): Temporal.Instant {
      return Temporal.Instant.from(`2026-01-01T${this.from}Z`);
    }
    get end(): Temporal.Instant {
      return Temporal.Instant.from(`2026-01-01T${this.to}Z`);
    }
  }
  const apart = [new Booking("09:00", "10:00"), new Booking("12:00", "13:00")];
  const [morning, evening] = [Temporal.Instant.from("2026-01-01T09:00Z"), Temporal.Instant.from("2026-01-01T18:00Z")];
  expect(merge(apart).length).toBe(2);
  expect(gaps(apart).map(String)).toHaveLength(1);
  expect(String(firstFree(apart, "PT1H", interval(morning, evening))?.start)).toBe("2026-01-01T10:00:00Z");
  expect(maxConcurrent([...apart, new Booking("09:30", "12:30")]).count).toBe(2);
});

/** Slots without a date: against a clock of a few minutes, gone round by hand. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../src/base/errors.js";
import {
  allen,
  clockTimes,
  conflicts,
  daily,
  explain,
  firstFree,
  gaps,
  IntervalIndex,
  intersection,
  intersects,
  interval,
  maxConcurrent,
  merge,
  overlaps,
  type Recurring,
  relate,
  subtract,
  touches,
  weekly,
} from "../../src/interval/index.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";
import { clash, hasLength, relationOf, type Span, union } from "./definitions.js";

const HOUR = 3_600_000_000_000;

/** Slots as "22:00-06:00", or "mon 22:00-tue 06:00". */
function texts(slots: readonly Recurring[]): string[] {
  return slots.map(clockTimes).map(({ start, end }) => `${start}-${end}`);
}

describe("daily and weekly", () => {
  test.each<[string, Recurring, number, number]>([
    ["in a day", daily("09:00", "17:30"), 9, 17.5],
    ["past midnight", daily("22:00", "06:00"), 22, 30],
    ["until midnight", daily("22:00", "24:00"), 22, 24],
    ["a whole day", daily("00:00", "24:00"), 0, 24],
    ["no length", daily("09:00", "09:00"), 9, 9],
    ["one digit for the hour", daily("9:00", "10:00"), 9, 10],
    ["plain times", daily(Temporal.PlainTime.from("09:00"), Temporal.PlainTime.from("10:15")), 9, 10.25],
    ["in one day of the week", weekly("mon 09:00", "10:00"), 9, 10],
    ["its name in full", weekly("Tuesday 09:00", "TUESDAY 10:00"), 33, 34],
    ["past midnight", weekly("mon 22:00", "06:00"), 22, 30],
    ["until midnight", weekly("tue 22:00", "24:00"), 46, 48],
    ["past Sunday", weekly("sun 22:00", "06:00"), 166, 174],
    ["a weekend", weekly("fri 18:00", "mon 08:00"), 114, 176],
    ["a whole week", weekly("mon 00:00", "sun 24:00"), 0, 168],
    ["a whole week from Sunday", weekly("sun 00:00", "sat 24:00"), 144, 312],
    ["a whole week from Tuesday", weekly("tue 00:00", "mon 24:00"), 24, 192],
    ["no length at midnight", weekly("tue 00:00", "tue 00:00"), 24, 24],
    ["no length", weekly("wed 12:00", "wed 12:00"), 60, 60],
    ["a plain time for the end", weekly("wed 12:00", Temporal.PlainTime.from("13:00")), 60, 61],
  ])("%s", (_name, { start, end }, wantedStart, wantedEnd) => {
    expect([start / HOUR, end / HOUR]).toEqual([wantedStart, wantedEnd]);
  });

  test("to the nanosecond", () => {
    const { start, end } = daily("23:59:59.999999999", "00:00:00.000000001");
    expect([start, end]).toEqual([24 * HOUR - 1, 24 * HOUR + 1]);
    expect(texts([daily("12:00:00.5", "13:00:30")])).toEqual(["12:00:00.5-13:00:30"]);
  });

  test("a whole period around an instant is written like the instant", () => {
    for (const instant of [daily("06:00", "06:00"), weekly("tue 06:00", "06:00")]) {
      const [around] = gaps([instant as Recurring]) as [Recurring];
      expect(around.end - around.start).toBe(instant.every === "day" ? 24 * HOUR : 7 * 24 * HOUR);
      expect(clockTimes(around)).toEqual(clockTimes(instant));
    }
  });

  test("clockTimes is what daily and weekly read", () => {
    const random = new Random(12);
    for (let round = 0; round < 500; round++) {
      const clock = (): string =>
        `${String(random.integer(0, 23)).padStart(2, "0")}:${String(random.integer(0, 59)).padStart(2, "0")}`;
      const day = (): string => random.pick(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]);
      const someDay = daily(clock(), random.once(5) ? "24:00" : clock());
      const someWeek = weekly(`${day()} ${clock()}`, `${day()} ${random.once(5) ? "24:00" : clock()}`);
      const [dayTimes, weekTimes] = [clockTimes(someDay), clockTimes(someWeek)];
      expect(daily(dayTimes.start, dayTimes.end)).toEqual(someDay);
      expect(weekly(weekTimes.start, weekTimes.end)).toEqual(someWeek);
    }
  });

  test.each<[string, () => unknown, ErrorCode]>([
    ["no text", () => daily(9 as never, "10:00"), "ERR_TYPE"],
    ["nothing", () => daily("09:00", undefined as never), "ERR_TYPE"],
    ["another value of Temporal", () => daily(Temporal.PlainDate.from("2026-01-01") as never, "10:00"), "ERR_TYPE"],
    ["no time", () => daily("nine", "10:00"), "ERR_RANGE"],
    ["an empty text", () => daily("", "10:00"), "ERR_RANGE"],
    ["too late", () => daily("09:00", "24:01"), "ERR_RANGE"],
    ["25 hours", () => daily("25:00", "01:00"), "ERR_RANGE"],
    ["60 minutes", () => daily("09:60", "10:00"), "ERR_RANGE"],
    ["60 seconds", () => daily("09:00:60", "10:00"), "ERR_RANGE"],
    ["ten digits of a fraction", () => daily("09:00:00.0000000001", "10:00"), "ERR_RANGE"],
    ["a start at 24:00", () => daily("24:00", "01:00"), "ERR_RANGE"],
    ["a start at the week's 24:00", () => weekly("mon 24:00", "01:00"), "ERR_RANGE"],
    ["a day every day", () => daily("mon 09:00", "10:00"), "ERR_RANGE"],
    ["no day in a week", () => weekly("09:00", "10:00"), "ERR_RANGE"],
    ["no such day", () => weekly("mo 09:00", "10:00"), "ERR_RANGE"],
    ["a prototype's key for a day", () => weekly("constructor 09:00", "10:00"), "ERR_RANGE"],
    ["spaces", () => weekly(" mon 09:00", "10:00"), "ERR_RANGE"],
    ["a long text", () => daily(`${"9".repeat(1e6)}:00`, "10:00"), "ERR_RANGE"],
    ["no slot to write", () => clockTimes(interval(1, 2) as never), "ERR_KIND"],
  ])("refused: %s", (_name, make, wanted) => {
    expect(make).toThrow(code(wanted));
  });
});

test("slots past midnight, as they are used", () => {
  const night = daily("22:00", "06:00");
  expect(relate(night, daily("05:00", "07:00"))).toBe("overlapping");
  expect(relate(night, daily("06:00", "22:00"))).toBe("touching");
  expect(relate(night, daily("07:00", "21:00"))).toBe("disjoint");
  expect(relate(night, weekly("wed 00:00", "01:00"))).toBe("overlapping");
  expect(relate(weekly("sun 22:00", "06:00"), weekly("mon 06:00", "07:00"))).toBe("touching");
  expect([intersects(night, night), overlaps(night, night), touches(night, night)]).toEqual([true, true, false]);

  expect(texts(merge([night, daily("06:00", "08:00"), daily("20:00", "21:00")]))).toEqual([
    "20:00-21:00",
    "22:00-08:00",
  ]);
  expect(texts(merge([night, daily("06:00", "22:00")]))).toEqual(["00:00-24:00"]);
  expect(texts(gaps([night]))).toEqual(["06:00-22:00"]);
  expect(texts(gaps([night, daily("12:00", "13:00")], daily("09:00", "23:00")))).toEqual([
    "09:00-12:00",
    "13:00-22:00",
  ]);
  expect(texts(gaps([weekly("mon 09:00", "sun 24:00")]))).toEqual(["mon 00:00-mon 09:00"]);
  expect(gaps([daily("00:00", "24:00")])).toEqual([]);
  // A window as long as the day, from noon to noon: the morning is taken in it, too.
  const noonToNoon = { ...daily("12:00", "12:00"), end: 36 * HOUR };
  expect(texts(gaps([daily("02:00", "11:00")], noonToNoon))).toEqual(["11:00-02:00"]);
  expect(texts(subtract([noonToNoon], [daily("02:00", "11:00")]))).toEqual(["11:00-02:00"]);
  expect(texts(gaps([daily("23:00", "23:00")]))).toEqual(["23:00-23:00"]);
  expect(texts(subtract(weekly("mon 00:00", "sun 24:00"), [daily("06:00", "22:00")])).slice(0, 2)).toEqual([
    "mon 22:00-tue 06:00",
    "tue 22:00-wed 06:00",
  ]);
  expect(texts(subtract(daily("00:00", "24:00"), []))).toEqual(["00:00-24:00"]);
  expect(texts(intersection(night, weekly("sun 20:00", "mon 02:00")))).toEqual(["sun 22:00-mon 02:00"]);
  expect(texts(intersection(night, daily("06:00", "07:00"), { touching: true }))).toEqual(["06:00-06:00"]);
});

test("firstFree looks into each occurrence of the window in turn", () => {
  const lessons = [weekly("mon 09:00", "12:00"), weekly("mon 13:00", "18:00"), daily("14:00", "15:00")];
  const school = daily("09:00", "18:00");
  const found = (duration: string): string[] => {
    const free = firstFree(lessons, duration, school);
    return free === undefined ? [] : texts([free]);
  };
  expect(found("01:00")).toEqual(["mon 12:00-mon 13:00"]);
  expect(found("01:30")).toEqual(["tue 09:00-tue 10:30"]);
  expect(found("05:00")).toEqual(["tue 09:00-tue 14:00"]);
  expect(found("06:00")).toEqual([]);
  const night = firstFree([daily("22:00", "01:00")], "02:00", daily("21:30", "05:00"));
  expect(texts(night === undefined ? [] : [night])).toEqual(["01:00-03:00"]);
  for (const wrong of ["00:00", "mon 01:00", "1h"]) expect(() => found(wrong)).toThrow(code("ERR_RANGE"));
  expect(() => firstFree(lessons, 1 as never, school)).toThrow(code("ERR_TYPE"));
});

test("what is free of a whole clock goes round it", () => {
  const first = (slots: readonly Recurring[], duration: string, window: Recurring): readonly string[] => {
    const free = firstFree(slots, duration, window);
    return free === undefined ? [] : texts([free]);
  };
  const day = daily("00:00", "24:00");
  expect(first([daily("06:00", "22:00")], "08:00", day)).toEqual(["22:00-06:00"]);
  expect(first([daily("06:00", "22:00")], "06:00", day)).toEqual(["00:00-06:00"]);
  expect(first([daily("06:00", "22:00")], "08:01", day)).toEqual([]);
  expect(first([daily("09:00", "10:00")], "23:00", day)).toEqual(["10:00-09:00"]);
  expect(first([], "24:00", daily("08:00", "24:00"))).toEqual([]);
  expect(first([weekly("mon 08:00", "sun 20:00")], "12:00", weekly("mon 00:00", "sun 24:00"))).toEqual([
    "sun 20:00-mon 08:00",
  ]);
  for (const wrong of ["25:00", "00:00", "mon 01:00"]) {
    expect(() => firstFree([], wrong, day)).toThrow(
      `firstFree: duration must be hours and minutes above 0, up to 24:00, as "01:30", not "${wrong}"`,
    );
  }
});

test("conflicts of a timetable", () => {
  const timetable = [
    { ...weekly("mon 09:00", "11:00"), room: "A" },
    { ...daily("10:00", "10:30"), room: "A" },
    { ...weekly("tue 09:00", "11:00"), room: "A" },
    { ...weekly("sun 23:00", "mon 09:30"), room: "A" },
    { ...daily("10:00", "10:30"), room: "B" },
  ];
  const { pairs, groups } = conflicts(timetable, { by: ({ room }) => room });
  expect(pairs.map(({ a, b, by }) => [a, b, by]).sort()).toEqual([
    [0, 1, "A"],
    [0, 3, "A"],
    [1, 2, "A"],
  ]);
  const stretches = groups.map(({ slots, start, end }) => [
    ...slots,
    ...texts([{ kind: "recurring", every: "week", start, end }]),
  ]);
  expect(stretches).toEqual([
    [3, 0, "mon 09:00-mon 09:30"],
    [0, 1, "mon 10:00-mon 10:30"],
    [2, 1, "tue 10:00-tue 10:30"],
  ]);
  expect(() => conflicts(timetable, { maxPairs: 2 })).toThrow(code("ERR_TOO_MANY"));
  const wrong = (slot: Recurring): string => (slot === timetable[2] ? (5 as unknown as string) : "A");
  expect(() => conflicts(timetable, { by: wrong })).toThrow("not 5 (slot 2)");
  expect(() => conflicts(timetable, { by: "room" as never })).toThrow(code("ERR_TYPE"));
  const many = Array.from({ length: 100 }, () => daily("00:00", "23:00"));
  const week = [...many, weekly("mon 00:00", "01:00")];
  expect(conflicts(week, { maxPairs: 5050 }).pairs).toHaveLength(5050);
  // Too many occurrences' pairs, too: the message names the limit that was given all the same.
  expect(() => conflicts(week, { maxPairs: 10 })).toThrow("more than 10 pairs");
});

test("a slot as long as its period never meets itself", () => {
  const always = daily("00:00", "24:00");
  expect(conflicts([always], { touching: true }).pairs).toEqual([]);
  expect(maxConcurrent([always], { touching: true })).toEqual({ count: 1, when: [always] });
  expect(maxConcurrent([always, weekly("mon 00:00", "sun 24:00")], { touching: true }).count).toBe(2);
  expect(conflicts([always, always], { touching: true })).toEqual({
    pairs: [{ a: 0, b: 1, by: undefined }],
    groups: [{ slots: [0, 1], by: undefined, start: 0, end: 24 * HOUR }],
  });
});

test("what recurs does not go with what has a date, and none of what needs one", () => {
  const [night, dated] = [daily("22:00", "06:00"), interval(1, 2)];
  for (const kind of [
    () => relate(night, dated as never),
    () => overlaps(dated as never, night),
    () => merge([night, dated] as never),
    () => merge([dated, night] as never),
    () => gaps([dated], night as never),
    () => gaps([night], dated as never),
    () => subtract([dated], night as never),
    () => allen(night as never, night as never),
    () => explain(night as never, night as never),
    () => new IntervalIndex([night] as never),
    () => new IntervalIndex([interval(0, 1e18)]).search(night as never),
  ]) {
    expect(kind).toThrow(TypeError);
    expect(kind).toThrow(code("ERR_KIND"));
  }
  expect(() => allen(night as never, dated)).toThrow("made by interval(), not a slot that recurs");
  for (const broken of [
    { every: "year" },
    { start: -1 },
    { start: 24 * HOUR },
    { end: 1 },
    { end: 99 * HOUR },
    { start: Number.NaN },
    { end: Number.NaN },
    { start: "1" },
    { start: 0.5 },
    { start: 1n },
    { start: Symbol("start") },
  ]) {
    const forged = { ...night, ...broken } as Recurring;
    expect(() => merge([forged])).toThrow(RangeError);
    expect(() => relate(forged, night)).toThrow(code("ERR_RANGE"));
  }
});

test("what is no list of slots is refused where the window recurs, too", () => {
  for (const none of [undefined, null, "", 7, {}]) {
    expect(() => gaps(none as never, daily("9:00", "17:00"))).toThrow(code("ERR_TYPE"));
    expect(() => firstFree(none as never, "1:00", daily("9:00", "17:00"))).toThrow(code("ERR_TYPE"));
  }
});

/**
 * The clock by hand: a day of 24 units, seven of them a week; each slot an integer span, and its occurrences in the turns around.
 */
describe("against a clock gone round by hand", () => {
  const UNIT = HOUR;

  function slot(every: "day" | "week", [start, end]: Span): Recurring {
    return { kind: "recurring", every, start: start * UNIT, end: end * UNIT };
  }

  function randomSlot(random: Random, every: "day" | "week"): Recurring {
    const turn = every === "day" ? 24 : 168;
    const start = random.integer(0, turn - 1);
    return slot(every, [start, start + random.integer(0, random.once(4) ? turn : 6)]);
  }

  /** Occurrences over the week before, this one and the next. */
  function unrolled({ every, start, end }: Recurring): Span[] {
    const period = every === "day" ? 24 : 168;
    const all: Span[] = [];
    for (let shift = -168; shift < 2 * 168; shift += period) all.push([start / UNIT + shift, end / UNIT + shift]);
    return all;
  }

  test("relate: the best that two occurrences do", () => {
    const random = new Random(21);
    const order = ["disjoint", "touching", "overlapping"];
    for (let round = 0; round < 150; round++) {
      const a = randomSlot(random, random.pick(["day", "week"]));
      const b = randomSlot(random, random.pick(["day", "week"]));
      const first = unrolled(a).filter(([start]) => start >= 0 && start < 168);
      const codes = first.flatMap((one) => unrolled(b).map((other) => order.indexOf(relationOf(one, other))));
      expect(relate(a, b), JSON.stringify([a, b])).toBe(order[Math.max(...codes)]);
      expect(relate(b, a)).toBe(relate(a, b));
    }
  });

  /** Half units of the clock: which of them are in some slots' closed sets, and inside. */
  function covered(slots: readonly Recurring[]): boolean[] {
    const runs = union(slots.flatMap(unrolled));
    return Array.from({ length: 336 }, (_, half) => runs.some(([s, e]) => 2 * s <= half && half <= 2 * e));
  }

  test("merge covers the same, gaps the rest, and subtract and intersection what they say", () => {
    const random = new Random(22);
    for (let round = 0; round < 120; round++) {
      const cycles: readonly ("day" | "week")[] = random.once(2) ? ["day"] : ["day", "week"];
      const some = (): Recurring[] =>
        Array.from({ length: random.integer(1, 3) }, () => randomSlot(random, random.pick(cycles)));
      const [a, b] = [some(), some()];
      const [inA, inB] = [covered(a), covered(b)];
      const halves = Array.from({ length: 336 }, (_, half) => half);
      const odd = halves.filter((half) => half % 2 === 1);
      const merged = merge(a);
      expect(covered(merged)).toEqual(inA);
      // Open stretches are told by their halves between integers.
      const [free, left, both] = [covered(gaps(a)), covered(subtract(a, b)), covered(intersection(a, b))];
      for (const half of odd) {
        expect(free[half]).toBe(!inA[half]);
        expect(left[half]).toBe(inA[half] === true && inB[half] === false);
        expect(both[half]).toBe(inA[half] === true && inB[half] === true);
      }
      // As few as can be: no two of what is merged meet, nor does one meet itself.
      merged.forEach((one, i) => {
        merged.forEach((other, j) => {
          if (i !== j) expect(relate(one, other)).toBe("disjoint");
        });
      });
      for (const gap of gaps(a)) {
        expect(gap.end).toBeGreaterThan(gap.start);
        for (const each of a) expect(overlaps(gap, each)).toBe(false);
      }
    }
  });

  test("firstFree is the first stretch from the window's start on, round the clock", () => {
    const random = new Random(25);
    let [found, across] = [0, 0];
    for (let round = 0; round < 600; round++) {
      const cycles: readonly ("day" | "week")[] = random.once(2) ? ["day"] : ["day", "week"];
      const some = (most: number): Recurring[] =>
        Array.from({ length: random.integer(0, most) }, () => randomSlot(random, random.pick(cycles)));
      const whole = random.pick(cycles);
      const start = random.integer(0, whole === "day" ? 23 : 167);
      const window = random.once(3)
        ? slot(whole, [start, start + (whole === "day" ? 24 : 168)])
        : randomSlot(random, random.pick(cycles));
      const slots = some(4);
      const hours = random.integer(1, random.once(3) ? 24 : 8);
      const turn = [window, ...slots].some(({ every }) => every === "week") ? 168 : 24;
      const [within, taken] = [covered([window]), covered(slots)];
      const isFree = (from: number): boolean =>
        Array.from({ length: 2 * hours - 1 }, (_, i) => (2 * from + i + 1) % 336).every(
          (half) => within[half] && !taken[half],
        );
      const wanted = Array.from({ length: turn }, (_, i) => (window.start / UNIT + i) % turn).find(isFree);
      const free = firstFree(slots, `${hours}:00`, window);
      expect(free, JSON.stringify([slots, window, hours])).toEqual(
        wanted === undefined ? undefined : slot(turn === 24 ? "day" : "week", [wanted, wanted + hours]),
      );
      if (wanted !== undefined) found++;
      if (wanted !== undefined && wanted + hours > turn) across++;
    }
    expect(found).toBeGreaterThan(200);
    expect(across).toBeGreaterThan(5);
  });

  test("conflicts: the pairs that relate finds; maxConcurrent: the most at any half unit or instant", () => {
    const random = new Random(23);
    for (let round = 0; round < 40; round++) {
      const slots = Array.from({ length: random.integer(1, 5) }, () =>
        randomSlot(random, random.pick(["day", "week"])),
      );
      for (const touching of [false, true]) {
        const wanted = slots.flatMap((a, i) =>
          slots.flatMap((b, j) => {
            const relation = relate(a, b);
            return i < j && (relation === "overlapping" || (touching && relation === "touching")) ? [`${i} ${j}`] : [];
          }),
        );
        const { pairs, groups } = conflicts(slots, { touching });
        expect(pairs.map(({ a, b }) => `${a} ${b}`).sort()).toEqual(wanted.sort());
        for (const { slots: members, start, end } of groups) {
          const stretch: Span = [start / UNIT, end / UNIT];
          for (const id of members) {
            const inside = unrolled(slots[id] as Recurring).some(([s, e]) => s <= stretch[0] && stretch[1] <= e);
            const allAlong = (slots[id] as Recurring).end - (slots[id] as Recurring).start >= 24 * UNIT;
            expect(inside || allAlong).toBe(true);
          }
        }
        const middles = Array.from({ length: 336 }, (_, half): Span => [half / 2, half / 2]);
        const counts = middles.map((instant) => {
          return slots.filter((each) =>
            unrolled(each).some((span) => {
              if (touching) return relationOf(span, instant) !== "disjoint";
              return hasLength(span) ? clash(span, instant, false) : span[0] === instant[0];
            }),
          ).length;
        });
        expect(maxConcurrent(slots, { touching }).count).toBe(Math.max(...counts));
      }
    }
  });
});

test("many that recur together are as many pairs as slots make, and no more are counted", () => {
  const slots = [...Array.from({ length: 300 }, () => daily("09:00", "10:00")), weekly("mon 09:30", "09:45")];
  const all = (301 * 300) / 2;
  expect(conflicts(slots, { maxPairs: all }).pairs.length).toBe(all);
  expect(() => conflicts(slots, { maxPairs: all - 1 })).toThrow(code("ERR_TOO_MANY"));
});

test("conflicts come in the order in which they begin in the day, also those of slots past midnight", () => {
  const nights = [
    daily("22:00", "06:00"),
    daily("02:00", "03:00"),
    daily("10:00", "12:00"),
    daily("11:00", "13:00"),
    daily("00:00", "24:00"),
  ];
  expect(conflicts(nights).pairs.map(({ a, b }) => `${a}${b}`)).toEqual(["04", "01", "14", "24", "34", "23"]);
  const random = new Random(77);
  const hour = (): string => `${String(random.integer(0, 23)).padStart(2, "0")}:00`;
  for (let round = 0; round < 300; round++) {
    const slots = Array.from({ length: random.integer(2, 9) }, () => daily(hour(), hour()));
    const hours = slots.map(({ start, end }): Span => [start / HOUR, end / HOUR]);
    const begin = (a: number, b: number): number => {
      const [one, other] = [hours[a] as Span, hours[b] as Span];
      const starts = [-24, 0, 24].flatMap((shift) => {
        const there: Span = [other[0] + shift, other[1] + shift];
        return clash(one, there, false) ? [(Math.max(one[0], there[0]) + 24) % 24] : [];
      });
      return Math.min(...starts);
    };
    const begins = conflicts(slots).pairs.map(({ a, b }) => begin(a, b));
    expect(begins).toEqual([...begins].sort((x, y) => x - y));
  }
});

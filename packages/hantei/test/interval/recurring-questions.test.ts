/** Slots without a date: what the questions about lists tell of them. */
import { expect, test } from "vitest";
import {
  conflicts,
  daily,
  firstFree,
  gaps,
  intersection,
  intersects,
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
import { HOUR, texts } from "./clock.js";
import { clash, type Span } from "./definitions.js";

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

/** Slots without a date: how they are made, and what they do not go with. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../src/base/errors.js";
import {
  allen,
  clockTimes,
  daily,
  explain,
  firstFree,
  gaps,
  IntervalIndex,
  interval,
  merge,
  overlaps,
  type Recurring,
  relate,
  subtract,
  weekly,
} from "../../src/interval/index.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";
import { HOUR, texts } from "./clock.js";

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

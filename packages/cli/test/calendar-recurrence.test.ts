/** Recurrence rules on the wall: RFC 5545's own examples, and two other implementations where they are right. */
import ICAL from "ical.js";
import { RRuleTemporal } from "rrule-temporal";
import { describe, expect, test } from "vitest";
import { Budget, TooMuch } from "../src/calendar/budget.js";
import { localText } from "../src/calendar/local-time.js";
import { occurrences } from "../src/calendar/recurrence.js";
import { readRule } from "../src/calendar/rule.js";
import { readDateOrTime } from "../src/calendar/values.js";

/** The first local times of a rule, from its start on. */
function first(rule: string, start: string, count: number): string[] {
  const times: string[] = [];
  const from = readDateOrTime(start).local;
  for (const time of occurrences(readRule(rule), from, from, Infinity, new Budget(1e5))) {
    times.push(localText(time));
    if (times.length === count) break;
  }
  return times;
}

/** `1997: 0902 0903` with the start's time of day: dates as the RFC lists them. */
function dates(text: string, time = "T09:00:00"): string[] {
  return text.split(/\s*;\s*/).flatMap((year) => {
    const [number, days = ""] = year.split(":");
    return days
      .trim()
      .split(/\s+/)
      .map((day) => `${number}-${day.slice(0, 2)}-${day.slice(2)}${time}`);
  });
}

describe("examples of RFC 5545, section 3.8.5.3", () => {
  test.each([
    ["FREQ=DAILY;INTERVAL=10", "19970902T090000", "1997: 0902 0912 0922 1002 1012"],
    ["FREQ=WEEKLY;INTERVAL=2;WKST=SU", "19970902T090000", "1997: 0902 0916 0930 1014 1028 1111"],
    ["FREQ=WEEKLY;BYDAY=TU,TH;WKST=SU", "19970902T090000", "1997: 0902 0904 0909 0911 0916 0918"],
    ["FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR", "19970901T090000", "1997: 0901 0903 0905 0915 0917 0919 0929"],
    ["FREQ=MONTHLY;BYDAY=1FR", "19970905T090000", "1997: 0905 1003 1107 1205; 1998: 0102 0206"],
    [
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU,-1SU",
      "19970907T090000",
      "1997: 0907 0928 1102 1130; 1998: 0104 0125 0301 0329",
    ],
    ["FREQ=MONTHLY;BYDAY=-2MO", "19970922T090000", "1997: 0922 1020 1117 1222; 1998: 0119 0216"],
    ["FREQ=MONTHLY;BYMONTHDAY=-3", "19970928T090000", "1997: 0928 1029 1128 1229; 1998: 0129 0226"],
    ["FREQ=MONTHLY;BYMONTHDAY=1,-1", "19970930T090000", "1997: 0930 1001 1031 1101 1130 1201 1231; 1998: 0101 0131"],
    ["FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11,12", "19970910T090000", "1997: 0910 0911 0912; 1999: 0310 0311 0312"],
    ["FREQ=YEARLY;BYMONTH=6,7", "19970610T090000", "1997: 0610 0710; 1998: 0610 0710"],
    [
      "FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200",
      "19970101T090000",
      "1997: 0101 0410 0719; 2000: 0101 0409 0718; 2003: 0101",
    ],
    ["FREQ=YEARLY;BYDAY=20MO", "19970519T090000", "1997: 0519; 1998: 0518; 1999: 0517"],
    ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "19970512T090000", "1997: 0512; 1998: 0511; 1999: 0517"],
    ["FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "19970313T090000", "1997: 0313 0320 0327; 1998: 0305 0312"],
    ["FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "19970913T090000", "1997: 0913 1011 1108 1213; 1998: 0110"],
    [
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      "19961105T090000",
      "1996: 1105; 2000: 1107; 2004: 1102",
    ],
    ["FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3", "19970904T090000", "1997: 0904 1007 1106"],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "19970929T090000", "1997: 0929 1030 1127 1230; 1998: 0129"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO", "19970805T090000", "1997: 0805 0810 0819 0824"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU", "19970805T090000", "1997: 0805 0817 0819 0831"],
    ["FREQ=MONTHLY;BYMONTHDAY=15,30", "20070115T090000", "2007: 0115 0130 0215 0315 0330"],
  ])("%s from %s", (rule, start, text) => {
    const expected = dates(text);
    expect(first(rule, start, expected.length)).toEqual(expected);
  });

  test("hours and minutes", () => {
    expect(first("FREQ=HOURLY;INTERVAL=3", "19970902T090000", 4)).toEqual(
      ["09", "12", "15", "18"].map((hour) => `1997-09-02T${hour}:00:00`),
    );
    expect(first("FREQ=MINUTELY;INTERVAL=90", "19970902T090000", 4)).toEqual(
      ["09:00", "10:30", "12:00", "13:30"].map((time) => `1997-09-02T${time}:00`),
    );
    const everyTwenty = "BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40";
    const a = first(`FREQ=DAILY;${everyTwenty}`, "19970902T090000", 60);
    expect(a).toEqual(first("FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16", "19970902T090000", 60));
    expect(a.slice(22, 26)).toEqual([
      "1997-09-02T16:20:00",
      "1997-09-02T16:40:00",
      "1997-09-03T09:00:00",
      "1997-09-03T09:20:00",
    ]);
  });

  test("a start on the 13th that is no Friday stays the first instance", () => {
    expect(first("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "19970902T090000", 4)).toEqual(
      dates("1997: 0902; 1998: 0213 0313 1113"),
    );
  });
});

describe("where other implementations fall short", () => {
  test.each([
    // ical.js 2.2.1: 1 March, 2 March, every Monday from week 20 on, all of BYSETPOS, and it never returns.
    ["29 February", "FREQ=YEARLY", "20240229T090000", "2024: 0229; 2028: 0229; 2032: 0229"],
    ["29 February in a century", "FREQ=YEARLY", "18960229T090000", "1896: 0229; 1904: 0229"],
    ["the 31st of three months", "FREQ=YEARLY;BYMONTH=1,2,3", "20240131T090000", "2024: 0131 0331; 2025: 0131"],
    ["a week alone", "FREQ=YEARLY;BYWEEKNO=20", "19970512T090000", "1997: 0512; 1998: 0511"],
    ["week 53", "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO", "20201228T090000", "2020: 1228; 2026: 1228; 2032: 1227"],
    // Week 1 of 2025 begins in 2024, and belongs to 2025 all the same.
    [
      "week 1 of every second year",
      "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO",
      "20230102T090000",
      "2023: 0102; 2024: 1230; 2027: 0104",
    ],
    ["the last of a week's days", "FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=-1", "20240103T090000", "2024: 0103 0110 0117"],
    ["the 13th of all months", "FREQ=YEARLY;BYMONTHDAY=13", "20240113T090000", "2024: 0113 0213 0313"],
    [
      "two parts about days of a year",
      "FREQ=YEARLY;BYYEARDAY=187;BYDAY=TU",
      "19990706T090000",
      "1999: 0706; 2010: 0706",
    ],
    [
      "a week and a day of the month",
      "FREQ=YEARLY;BYWEEKNO=27;BYMONTHDAY=1",
      "20240701T090000",
      "2024: 0701; 2025: 0701",
    ],
  ])("%s: %s from %s", (_, rule, start, text) => {
    // The century: 1900 was no leap year.
    const expected = dates(text);
    expect(first(rule, start, expected.length)).toEqual(expected);
  });

  test("the day after the last of four digits is not reached, and rules without instances end", () => {
    expect(first("FREQ=YEARLY", "99970101T090000", 9)).toHaveLength(3);
    expect(first("FREQ=DAILY;INTERVAL=999999999", "20240101T090000", 9)).toHaveLength(1);
    expect(first("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "20240101T090000", 9)).toHaveLength(1);
    expect(first("FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", "20240101T090000", 9)).toHaveLength(1);
  });

  test("a search without end costs too much", () => {
    const start = readDateOrTime("20240101T000000").local;
    const rule = readRule("FREQ=SECONDLY;INTERVAL=2;BYSECOND=1");
    expect(() => [...occurrences(rule, start, start, Infinity, new Budget(1000))]).toThrow(TooMuch);
  });

  test("a rule that gives nothing is walked to the end of the window, not of the calendar", () => {
    const start = readDateOrTime("20260101T000000").local;
    const seconds = Array.from({ length: 60 }, (_, i) => i).join(",");
    const beyond = Array.from({ length: 305 }, (_, i) => i + 61).join(",");
    for (const rule of [`FREQ=MINUTELY;BYSECOND=${seconds};BYSETPOS=${beyond}`, "FREQ=DAILY;BYHOUR=9;BYSETPOS=2"]) {
      const looked = () => [...occurrences(readRule(rule), start, start, start + 30 * 86_400_000, new Budget(200))];
      expect(looked()).toEqual([start]);
    }
  });
});

/** Mulberry32: small, and good enough to draw rules with. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const FREQUENCIES = ["YEARLY", "YEARLY", "MONTHLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"];

function drawRule(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list))),
  ];
  const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const frequency = pick(FREQUENCIES);
  const parts: string[] = [];
  const maybe = (chance: number, part: () => string): void => {
    if (random() < chance) parts.push(part());
  };
  maybe(0.3, () => `BYMONTH=${some(range(1, 12), 3)}`);
  if (frequency === "YEARLY") maybe(0.2, () => `BYWEEKNO=${some([...range(1, 53), -1, -2], 3)}`);
  if (!["DAILY", "WEEKLY", "MONTHLY"].includes(frequency)) {
    maybe(0.15, () => `BYYEARDAY=${some([...range(1, 366), ...range(-366, -1)], 8)}`);
  }
  if (frequency !== "WEEKLY") maybe(0.25, () => `BYMONTHDAY=${some([...range(1, 31), ...range(-31, -1)], 5)}`);
  const mayCount = (frequency === "MONTHLY" || frequency === "YEARLY") && !parts.join().includes("BYWEEKNO");
  maybe(0.35, () => {
    const days = some(WEEKDAYS, 3);
    return `BYDAY=${mayCount && random() < 0.5 ? days.map((day) => `${pick([1, 2, 4, -1, -2])}${day}`) : days}`;
  });
  maybe(0.2, () => `BYHOUR=${some(range(0, 23), 3)}`);
  maybe(0.2, () => `BYMINUTE=${some(range(0, 59), 3)}`);
  maybe(0.1, () => `BYSECOND=${some(range(0, 59), 2)}`);
  if (parts.length > 0) maybe(0.25, () => `BYSETPOS=${some([1, 2, 3, -1, -2, 5], 2)}`);
  maybe(0.5, () => `INTERVAL=${pick([2, 3, 4, 5, 7])}`);
  maybe(0.3, () => `WKST=${pick(WEEKDAYS)}`);
  return [`FREQ=${frequency}`, ...parts].join(";");
}

/**
 * Rules that rrule-temporal 2.2.7 gets wrong: it takes one of two parts about days and forgets the other. And those where the
 * RFC leaves a choice: with BYWEEKNO and INTERVAL, whether a start in the last days of December or the first of January counts
 * for its own year or for its week's. Here it is its week's, so that every second year's week 1 is that.
 */
function isBeyondIt(rule: string): boolean {
  const has = (part: string): boolean => rule.includes(part);
  if (has("BYWEEKNO") && has("INTERVAL")) return true;
  const dayParts = ["BYWEEKNO", "BYYEARDAY", "BYMONTHDAY"].filter(has).length;
  if (!rule.startsWith("FREQ=YEARLY")) return dayParts > 1 || (has("BYYEARDAY") && has("BYDAY"));
  return dayParts > 1 || (has("BYDAY") && (has("BYYEARDAY") || (/BYDAY=[^;]*\d/.test(rule) && dayParts > 0)));
}

describe("against other implementations, on rules drawn at random", () => {
  const seed = 20_261_121;

  test(`rrule-temporal, seed ${seed}`, () => {
    const random = generator(seed);
    let compared = 0;
    for (let drawn = 0; drawn < 600; drawn++) {
      const rule = drawRule(random);
      const start = Date.UTC(
        1997 + Math.floor(random() * 30),
        Math.floor(random() * 12),
        1 + Math.floor(random() * 31),
        Math.floor(random() * 24),
        15,
      );
      if (isBeyondIt(rule)) continue;
      const compact = localText(start).replace(/[-:]/g, "");
      let theirs: string[];
      try {
        const other = new RRuleTemporal({
          rruleString: `DTSTART:${compact}Z\nRRULE:${rule};COUNT=9`,
          maxIterations: 1000,
        });
        theirs = other.all().map((time) => localText(time.epochMilliseconds));
      } catch {
        // It gives up on rules that have no instances for long.
        continue;
      }
      // The start is the first instance, whether or not it matches; they leave it out.
      if (theirs[0] !== localText(start)) theirs = [localText(start), ...theirs];
      expect({ rule, start: compact, times: first(rule, compact, theirs.length) }).toEqual({
        rule,
        start: compact,
        times: theirs,
      });
      compared++;
    }
    expect(compared).toBeGreaterThan(300);
  });

  test("ical.js, on what it can", () => {
    const random = generator(seed + 1);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    for (let drawn = 0; drawn < 200; drawn++) {
      const rule = pick([
        () => `FREQ=DAILY;INTERVAL=${1 + Math.floor(random() * 40)}`,
        () => `FREQ=WEEKLY;INTERVAL=${1 + Math.floor(random() * 4)};BYDAY=${pick(WEEKDAYS)};WKST=${pick(WEEKDAYS)}`,
        () => `FREQ=MONTHLY;BYDAY=${pick([1, 2, 3, 4, 5, -1])}${pick(WEEKDAYS)}`,
        () => `FREQ=MONTHLY;INTERVAL=${1 + Math.floor(random() * 5)};BYMONTHDAY=${1 + Math.floor(random() * 31)}`,
        () => `FREQ=HOURLY;INTERVAL=${1 + Math.floor(random() * 30)}`,
      ])();
      const start = localText(Date.UTC(2024, Math.floor(random() * 12), 1 + Math.floor(random() * 28), 9, 30));
      const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(start, undefined as never));
      const theirs = Array.from({ length: 12 }, () => iterator.next()?.toString());
      const ours = first(rule, start.replace(/[-:]/g, ""), 13).filter(
        (time) => theirs.includes(time) || time !== start,
      );
      expect({ rule, start, times: ours.slice(0, 12) }).toEqual({ rule, start, times: theirs });
    }
  });
});

describe("rules that are refused", () => {
  test.each([
    ["COUNT=3", "FREQ is missing"],
    ["FREQ=FORTNIGHTLY", "give one of YEARLY"],
    ["FREQ=DAILY;COUNT=0", "COUNT="],
    ["FREQ=DAILY;INTERVAL=-1", "INTERVAL="],
    ["FREQ=DAILY;COUNT=3;UNTIL=20260101", "COUNT and UNTIL"],
    ["FREQ=DAILY;BYMONTH=13", "BYMONTH="],
    ["FREQ=DAILY;BYHOUR=24", "BYHOUR="],
    ["FREQ=MONTHLY;BYMONTHDAY=0", "BYMONTHDAY="],
    ["FREQ=WEEKLY;BYDAY=1MO", "numbers before weekdays"],
    ["FREQ=WEEKLY;BYMONTHDAY=3", "BYMONTHDAY does not go"],
    ["FREQ=DAILY;BYYEARDAY=3", "BYYEARDAY does not go"],
    ["FREQ=MONTHLY;BYWEEKNO=3", "BYWEEKNO goes with"],
    ["FREQ=YEARLY;BYDAY=XX", "BYDAY="],
    ["FREQ=YEARLY;BYDAY=54MO", "BYDAY="],
    ["FREQ=DAILY;BYSETPOS=1", "BYSETPOS picks"],
    ["FREQ=DAILY;FREQ=WEEKLY", "FREQ is given twice"],
    ["FREQ=DAILY;SKIP=FORWARD", "SKIP=OMIT is"],
    ["RSCALE=HEBREW;FREQ=DAILY", "RSCALE=GREGORIAN is"],
    ["FREQ=DAILY;UNTIL=tomorrow", "UNTIL"],
    ["FREQ", "is no part"],
    ["", "is no part"],
  ])("%s", (rule, reason) => {
    expect(() => readRule(rule)).toThrow(reason);
  });
});

test("RFC 7529's parts that say what is so without them", () => {
  expect(readRule("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=OMIT")).toEqual(
    readRule("FREQ=MONTHLY;BYMONTHDAY=31"),
  );
});

/** When events are: expected instants come from Temporal, not from what is tested. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { calendar, event, instances, starts } from "./lib/calendar.js";

/** The instant of a local time, by Temporal. */
function instant(local: string, zone: string): string {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();
}

/** Daily local times, by Temporal. */
function daily(first: string, count: number, zone: string): string[] {
  const start = Temporal.PlainDateTime.from(first);
  return Array.from({ length: count }, (_, days) => instant(start.add({ days }).toString(), zone));
}

const compact = (local: string): string => local.replace(/[-:]/g, "");

describe("daily series across a change of the clocks", () => {
  test.each([
    ["Europe/Berlin", "2026-03-27T09:00:00"],
    ["Europe/Berlin", "2026-10-23T09:00:00"],
    // Local times that are skipped, and that come twice.
    ["Europe/Berlin", "2026-03-27T02:30:00"],
    ["Europe/Berlin", "2026-10-23T02:30:00"],
    ["America/New_York", "2026-03-06T02:30:00"],
    ["America/New_York", "2026-10-30T01:30:00"],
    ["Australia/Sydney", "2026-04-03T02:30:00"],
    ["Australia/Sydney", "2026-10-02T02:30:00"],
    ["Pacific/Auckland", "2026-09-25T02:15:00"],
    // Half an hour, a quarter of an hour from the full one, and none at all.
    ["Australia/Lord_Howe", "2026-04-03T01:45:00"],
    ["Asia/Kathmandu", "1985-12-30T00:05:00"],
    ["Asia/Tokyo", "2026-03-27T09:00:00"],
    // Brazil's changes came at midnight, and ended in 2019.
    ["America/Sao_Paulo", "2018-11-02T00:30:00"],
    ["America/Sao_Paulo", "2018-02-15T23:30:00"],
    ["America/Sao_Paulo", "2019-11-01T00:30:00"],
    // Samoa had no 30 December 2011.
    ["Pacific/Apia", "2011-12-28T10:00:00"],
  ])("%s from %s", async (zone, first) => {
    const text = calendar(
      event("s", `DTSTART;TZID=${zone}:${compact(first)}`, "DURATION:PT10M", "RRULE:FREQ=DAILY;COUNT=6"),
    );
    // Two local days may be one instant: Samoa's missing day is its next. An instant of a series is there once.
    const expected = [...new Set(daily(first, 6, zone))];
    expect(await starts([text])).toEqual(expected);
  });
});

describe("the host's own zone plays no part", () => {
  const text = calendar(
    event("floating", "DTSTART:20260328T023000", "DTEND:20260328T033000", "RRULE:FREQ=DAILY;COUNT=2"),
    event("day", "DTSTART;VALUE=DATE:20260329"),
    event("zoned", "DTSTART;TZID=Europe/Berlin:20260329T120000", "DTEND;TZID=America/New_York:20260329T070000"),
    event("utc", "DTSTART:20260329T120000Z", "DURATION:PT1H"),
  );
  const zones = ["UTC", "Asia/Tokyo", "America/Los_Angeles", "Europe/Berlin", "Pacific/Apia"];

  test.each(zones)("TZ=%s", async (TZ) => {
    expect(await instances([text], [], { TZ })).toEqual([
      { uid: "floating", start: "2026-03-28T02:30:00Z", end: "2026-03-28T03:30:00Z" },
      { uid: "day", start: "2026-03-29T00:00:00Z", end: "2026-03-30T00:00:00Z" },
      { uid: "floating", start: "2026-03-29T02:30:00Z", end: "2026-03-29T03:30:00Z" },
      { uid: "zoned", start: "2026-03-29T10:00:00Z", end: "2026-03-29T11:00:00Z" },
      { uid: "utc", start: "2026-03-29T12:00:00Z", end: "2026-03-29T13:00:00Z" },
    ]);
  });

  test.each(zones)("TZ=%s, read in --tz", async (TZ) => {
    const found = await instances([text], ["--tz", "Europe/Berlin"], { TZ });
    expect(found.filter(({ uid }) => uid === "day" || uid === "floating")).toEqual([
      { uid: "floating", start: "2026-03-28T01:30:00Z", end: "2026-03-28T02:30:00Z" },
      {
        uid: "day",
        start: instant("2026-03-29T00:00", "Europe/Berlin"),
        end: instant("2026-03-30T00:00", "Europe/Berlin"),
      },
      // 02:30 is skipped that night, and read with the offset before; the hour is a whole one all the same.
      { uid: "floating", start: "2026-03-29T01:30:00Z", end: "2026-03-29T02:30:00Z" },
    ]);
  });
});

describe("ends", () => {
  test("without DTEND: no length for a time, a day for a date, both without error", async () => {
    const text = calendar(event("a", "DTSTART:20260101T120000Z"), event("b", "DTSTART;VALUE=DATE:20260102"));
    expect(await instances([text])).toEqual([
      { uid: "a", start: "2026-01-01T12:00:00Z", end: "2026-01-01T12:00:00Z" },
      { uid: "b", start: "2026-01-02T00:00:00Z", end: "2026-01-03T00:00:00Z" },
    ]);
  });

  test("DTEND: the exact length of the first stays, whatever the clocks do", async () => {
    // From 20:00 to 08:00, 12 hours, on the night before the change, on it, and after.
    const text = calendar(
      event(
        "night",
        "DTSTART;TZID=Europe/Berlin:20260327T200000",
        "DTEND;TZID=Europe/Berlin:20260328T080000",
        "RRULE:FREQ=DAILY;COUNT=3",
      ),
    );
    const hours = (await instances([text])).map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 3_600_000);
    expect(hours).toEqual([12, 12, 12]);
  });

  test("DURATION: days keep the time on the wall, hours are hours", async () => {
    const of = (uid: string, duration: string) =>
      event(uid, "DTSTART;TZID=Europe/Berlin:20260328T120000", `DURATION:${duration}`);
    const text = calendar(of("day", "P1D"), of("hours", "PT24H"), of("week", "P1W"), of("both", "P1DT1H"));
    const ends = Object.fromEntries((await instances([text])).map(({ uid, end }) => [uid, end]));
    expect(ends).toEqual({
      day: instant("2026-03-29T12:00", "Europe/Berlin"),
      hours: "2026-03-29T11:00:00Z",
      week: instant("2026-04-04T12:00", "Europe/Berlin"),
      both: instant("2026-03-29T13:00", "Europe/Berlin"),
    });
  });

  test("dates: midnight to midnight in --tz, 23 hours on the day of the change", async () => {
    const text = calendar(
      event("days", "DTSTART;VALUE=DATE:20260328", "DTEND;VALUE=DATE:20260330", "RRULE:FREQ=WEEKLY;COUNT=2"),
      event("same", "DTSTART;VALUE=DATE:20260420", "DTEND;VALUE=DATE:20260420"),
    );
    const found = await instances([text], ["--tz", "Europe/Berlin"]);
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      [instant("2026-03-28T00:00", "Europe/Berlin"), instant("2026-03-30T00:00", "Europe/Berlin")],
      [instant("2026-04-04T00:00", "Europe/Berlin"), instant("2026-04-06T00:00", "Europe/Berlin")],
      [instant("2026-04-20T00:00", "Europe/Berlin"), instant("2026-04-21T00:00", "Europe/Berlin")],
    ]);
  });

  test("a rule for dates: its hours, minutes and seconds are not looked at", async () => {
    const text = calendar(
      event("d", "DTSTART;VALUE=DATE:20260101", "RRULE:FREQ=DAILY;COUNT=2;BYHOUR=9,17;BYMINUTE=30;BYSECOND=1"),
    );
    expect(await instances([text])).toEqual([
      { uid: "d", start: "2026-01-01T00:00:00Z", end: "2026-01-02T00:00:00Z" },
      { uid: "d", start: "2026-01-02T00:00:00Z", end: "2026-01-03T00:00:00Z" },
    ]);
  });

  test("a day that does not exist has no length", async () => {
    const text = calendar(event("gone", "DTSTART;VALUE=DATE:20111230"));
    const at = instant("2011-12-31T00:00", "Pacific/Apia");
    expect(await instances([text], ["--tz", "Pacific/Apia"])).toEqual([{ uid: "gone", start: at, end: at }]);
  });
});

describe("recurrence sets", () => {
  test("the 31st and 29 February are skipped where a month has none", async () => {
    const text = calendar(
      event("31", "DTSTART:20260131T090000Z", "RRULE:FREQ=MONTHLY;COUNT=4"),
      event("leap", "DTSTART:20240229T090000Z", "RRULE:FREQ=YEARLY;COUNT=3"),
    );
    expect(await starts([text])).toEqual([
      "2024-02-29T09:00:00Z",
      "2026-01-31T09:00:00Z",
      "2026-03-31T09:00:00Z",
      "2026-05-31T09:00:00Z",
      "2026-07-31T09:00:00Z",
      "2028-02-29T09:00:00Z",
      "2032-02-29T09:00:00Z",
    ]);
  });

  test("RDATE without RRULE, in other zones, and with periods", async () => {
    const text = calendar(
      event(
        "r",
        "DTSTART;TZID=Asia/Tokyo:20260101T090000",
        "DURATION:PT1H",
        "RDATE;TZID=Asia/Tokyo:20260103T090000,20260105T100000",
        "RDATE:20260107T000000Z",
        "RDATE;VALUE=PERIOD:20260109T000000Z/20260109T030000Z,20260111T000000Z/PT5M",
        // The start itself again: one instance.
        "RDATE;TZID=Asia/Tokyo:20260101T090000",
      ),
    );
    expect((await instances([text])).map(({ start, end }) => `${start}/${end}`)).toEqual([
      "2026-01-01T00:00:00Z/2026-01-01T01:00:00Z",
      "2026-01-03T00:00:00Z/2026-01-03T01:00:00Z",
      "2026-01-05T01:00:00Z/2026-01-05T02:00:00Z",
      "2026-01-07T00:00:00Z/2026-01-07T01:00:00Z",
      "2026-01-09T00:00:00Z/2026-01-09T03:00:00Z",
      "2026-01-11T00:00:00Z/2026-01-11T00:05:00Z",
    ]);
  });

  test("EXDATE by instant, in another zone, and by day; EXRULE", async () => {
    const text = calendar(
      event(
        "x",
        "DTSTART;TZID=Europe/Berlin:20260101T090000",
        "RRULE:FREQ=DAILY;COUNT=8",
        "EXDATE;TZID=Europe/Berlin:20260102T090000",
        "EXDATE:20260103T080000Z",
        "EXDATE;VALUE=DATE:20260104",
        // No instance at that time: nothing goes.
        "EXDATE;TZID=Europe/Berlin:20260105T100000",
        "EXRULE:FREQ=DAILY;INTERVAL=7;COUNT=2",
      ),
    );
    expect(await starts([text])).toEqual(["2026-01-05T08:00:00Z", "2026-01-06T08:00:00Z", "2026-01-07T08:00:00Z"]);
  });

  test("EXRULE takes away what it matches, and counts nothing else: DTSTART need not match it", async () => {
    // 1 January 2026 is a Thursday.
    const of = (uid: string, ...lines: readonly string[]) =>
      event(uid, "DTSTART:20260101T100000Z", "RRULE:FREQ=DAILY;COUNT=5", ...lines);
    const text = calendar(
      of("counted", "EXRULE:FREQ=WEEKLY;BYDAY=SA,SU;COUNT=1"),
      of("from-start", "EXRULE:FREQ=WEEKLY;BYDAY=TH"),
      of("weekends", "EXRULE:FREQ=WEEKLY;BYDAY=SA,SU"),
    );
    const found = await instances([text], ["--to", "2026-02-01"]);
    const daysOf = (uid: string) => found.filter((one) => one.uid === uid).map(({ start }) => start.slice(8, 10));
    expect(daysOf("counted")).toEqual(["01", "02", "04", "05"]);
    expect(daysOf("from-start")).toEqual(["02", "03", "04", "05"]);
    expect(daysOf("weekends")).toEqual(["01", "02", "05"]);
  });

  test("EXRULE takes away the same whatever the window is, and may have no end where the series has one", async () => {
    const series = (rule: string) =>
      event("s", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=60", `EXRULE:${rule}`);
    // Both stand for instances after the window that EXRULE means; they were moved into it.
    const once = event("s", "RECURRENCE-ID:20260220T090000Z", "DTSTART:20260105T150000Z");
    const later = event("s", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260201T090000Z", "DTSTART:20260122T150000Z");
    const odd = calendar(series("FREQ=DAILY;INTERVAL=2;COUNT=30"), once);
    const mondays = calendar(series("FREQ=WEEKLY;BYDAY=MO"), later);
    for (const [text, until] of [
      [odd, "2026-01-10"],
      [mondays, "2026-01-25"],
    ] as const) {
      const whole = await starts([text]);
      expect(whole.length).toBeGreaterThan(20);
      expect(await starts([text], ["--to", until])).toEqual(whole.filter((start) => start < until));
    }
    expect(await starts([mondays])).not.toContain("2026-01-23T15:00:00Z");
  });

  test("EXRULE is not walked to what no window shows", async () => {
    const far = (...more: readonly string[]) =>
      event("s", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY", ...more, "RDATE:99991230T000000Z");
    const daily = calendar(far("EXRULE:FREQ=DAILY;INTERVAL=2"));
    expect(await starts([daily], ["--to", "2026-01-05"])).toEqual(["2026-01-02T09:00:00Z", "2026-01-04T09:00:00Z"]);
    const override = event("s", "RECURRENCE-ID:20300101T090000Z", "DTSTART:20300101T100000Z");
    const all = calendar(far("EXRULE:FREQ=MINUTELY"), override);
    expect(await starts([all], ["--to", "2026-01-05"])).toEqual([]);
  });

  test("EXRULE alone takes away the one instance that there is", async () => {
    const of = (uid: string, rule: string) => event(uid, "DTSTART:20260101T100000Z", `EXRULE:${rule}`);
    const text = calendar(of("gone", "FREQ=DAILY;COUNT=1"), of("kept", "FREQ=WEEKLY;BYDAY=SA;COUNT=1"));
    expect((await instances([text])).map(({ uid }) => uid)).toEqual(["kept"]);
  });

  test("an exception without a zone belongs to the series' own", async () => {
    const utc = calendar(
      event(
        "x",
        "DTSTART:20260101T090000Z",
        "RRULE:FREQ=DAILY;COUNT=3",
        "EXDATE:20260102T090000",
        "RDATE;VALUE=PERIOD:20260105T090000/20260105T100000",
      ),
      event("x", "RECURRENCE-ID:20260103T090000", "DTSTART:20260103T120000Z"),
    );
    expect(await starts([utc], ["--tz", "Asia/Tokyo"])).toEqual([
      "2026-01-01T09:00:00Z",
      "2026-01-03T12:00:00Z",
      "2026-01-05T09:00:00Z",
    ]);
    const text = calendar(
      event(
        "x",
        "DTSTART;TZID=Europe/Berlin:20260101T090000",
        "RRULE:FREQ=DAILY;COUNT=3",
        "EXDATE:20260102T090000",
        "RDATE:20260105T090000",
      ),
      event("x", "RECURRENCE-ID:20260103T090000", "DTSTART:20260103T120000Z"),
    );
    expect(await starts([text])).toEqual(["2026-01-01T08:00:00Z", "2026-01-03T12:00:00Z", "2026-01-05T08:00:00Z"]);
  });

  test("UNTIL in UTC, local, and as a date, which means all of that day", async () => {
    const of = (uid: string, until: string) =>
      event(uid, "DTSTART;TZID=Asia/Tokyo:20260101T230000", `RRULE:FREQ=DAILY;UNTIL=${until}`);
    const text = calendar(of("utc", "20260102T140000Z"), of("local", "20260102T230000"), of("date", "20260102"));
    const found = await instances([text]);
    expect(found.map(({ uid, start }) => `${uid} ${start}`)).toEqual([
      "date 2026-01-01T14:00:00Z",
      "local 2026-01-01T14:00:00Z",
      "utc 2026-01-01T14:00:00Z",
      "date 2026-01-02T14:00:00Z",
      "local 2026-01-02T14:00:00Z",
      "utc 2026-01-02T14:00:00Z",
    ]);
  });

  test("hourly across a change: the skipped hour is the next one's instant and one instance, but counts", async () => {
    const text = calendar(event("h", "DTSTART;TZID=Europe/Berlin:20260329T000000", "RRULE:FREQ=HOURLY;COUNT=5"));
    // 00, 01, 02 (read as 03), 03, 04.
    expect(await starts([text])).toEqual([
      "2026-03-28T23:00:00Z",
      "2026-03-29T00:00:00Z",
      "2026-03-29T01:00:00Z",
      "2026-03-29T02:00:00Z",
    ]);
  });

  test("a start that the rule does not match is the first instance all the same", async () => {
    const text = calendar(event("s", "DTSTART:20260101T090000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3"));
    expect(await starts([text])).toEqual(["2026-01-01T09:00:00Z", "2026-01-05T09:00:00Z", "2026-01-12T09:00:00Z"]);
  });

  test("instances of one series may clash with each other", async () => {
    const text = calendar(event("s", "DTSTART:20260101T090000Z", "DURATION:P2D", "RRULE:FREQ=DAILY;COUNT=3"));
    const found = await instances([text]);
    expect(found).toHaveLength(3);
  });
});

describe("instances that differ", () => {
  const series = event(
    "s",
    "DTSTART;TZID=Europe/Berlin:20260323T090000",
    "DTEND;TZID=Europe/Berlin:20260323T100000",
    "RRULE:FREQ=DAILY;COUNT=10",
  );

  test("RECURRENCE-ID, in the same file or in another", async () => {
    const moved = event(
      "s",
      "RECURRENCE-ID;TZID=Europe/Berlin:20260324T090000",
      "DTSTART;TZID=Europe/Berlin:20260324T150000",
      "DURATION:PT30M",
    );
    const cancelled = event(
      "s",
      "RECURRENCE-ID:20260325T080000Z",
      "DTSTART;TZID=Europe/Berlin:20260325T090000",
      "STATUS:CANCELLED",
    );
    const expected = [
      "2026-03-23T08:00:00Z/2026-03-23T09:00:00Z",
      "2026-03-24T14:00:00Z/2026-03-24T14:30:00Z",
      "2026-03-26T08:00:00Z/2026-03-26T09:00:00Z",
    ];
    for (const files of [
      [calendar(series, moved, cancelled)],
      [calendar(moved), calendar(cancelled), calendar(series)],
    ]) {
      const found = (await instances(files)).slice(0, 3);
      expect(found.map(({ start, end }) => `${start}/${end}`)).toEqual(expected);
    }
  });

  test("RANGE=THISANDFUTURE moves all later ones on the wall, across the change of the clocks", async () => {
    const later = event(
      "s",
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260327T090000",
      "DTSTART;TZID=Europe/Berlin:20260327T113000",
      "DURATION:PT15M",
    );
    const once = event("s", "RECURRENCE-ID;TZID=Europe/Berlin:20260328T090000", "DTSTART:20260328T060000Z");
    const found = await instances([calendar(series, later, once)]);
    const expected = [
      ...["23", "24", "25", "26"].map((day) => instant(`2026-03-${day}T09:00`, "Europe/Berlin")),
      instant("2026-03-27T11:30", "Europe/Berlin"),
      "2026-03-28T06:00:00Z",
      ...["2026-03-29", "2026-03-30", "2026-03-31", "2026-04-01"].map((day) =>
        instant(`${day}T11:30`, "Europe/Berlin"),
      ),
    ];
    expect(found.map(({ start }) => start)).toEqual(expected);
    const minutes = found.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000);
    expect(minutes).toEqual([60, 60, 60, 60, 15, 0, 15, 15, 15, 15]);
  });

  test("RANGE=THISANDFUTURE with a start in UTC keeps the series' wall, across the change of the clocks", async () => {
    const weekly = (uid: string, start: string) => event(uid, start, "DURATION:P1D", "RRULE:FREQ=WEEKLY;COUNT=3");
    const later = (uid: string, start: string) =>
      event(uid, "RECURRENCE-ID;RANGE=THISANDFUTURE:20260323T090000Z", `DTSTART:${start}`, "DURATION:P1D");
    const text = calendar(
      weekly("moved", "DTSTART;TZID=Europe/Berlin:20260316T100000"),
      later("moved", "20260323T103000Z"),
      weekly("stays", "DTSTART;TZID=Europe/Berlin:20260316T100000"),
      later("stays", "20260323T090000Z"),
      // A series that is in UTC itself has no other wall.
      weekly("utc", "DTSTART:20260316T090000Z"),
      later("utc", "20260323T103000Z"),
    );
    const found = await instances([text], ["--from", "2026-03-29T12:00"]);
    expect(found).toEqual([
      { uid: "stays", start: "2026-03-30T08:00:00Z", end: "2026-03-31T08:00:00Z" },
      { uid: "moved", start: "2026-03-30T09:30:00Z", end: "2026-03-31T09:30:00Z" },
      { uid: "utc", start: "2026-03-30T10:30:00Z", end: "2026-03-31T10:30:00Z" },
    ]);
  });

  test("RANGE=THISANDFUTURE on a night when the clocks jump forward moves from the rule's own time", async () => {
    const weekly = (uid: string) =>
      event(uid, "DTSTART;TZID=Europe/Berlin:20260315T023000", "RRULE:FREQ=WEEKLY;COUNT=4");
    const later = (uid: string, day: string) =>
      event(
        uid,
        `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:${day}T023000`,
        `DTSTART;TZID=Europe/Berlin:${day}T043000`,
      );
    const text = calendar(weekly("s"), later("s", "20260322"), weekly("gap"), later("gap", "20260329"));
    const found = await instances([text], ["--from", "2026-03-29"]);
    expect(found.filter(({ uid }) => uid === "s").map(({ start }) => start)).toEqual([
      instant("2026-03-29T04:30", "Europe/Berlin"),
      instant("2026-04-05T04:30", "Europe/Berlin"),
    ]);
    expect(found.filter(({ uid }) => uid === "gap").map(({ start }) => start)).toEqual([
      instant("2026-03-29T04:30", "Europe/Berlin"),
      instant("2026-04-05T04:30", "Europe/Berlin"),
    ]);
    // Beirut's clocks jump at midnight: the day begins at one.
    const days = calendar(
      event("d", "DTSTART;VALUE=DATE:20260315", "RRULE:FREQ=WEEKLY;COUNT=4"),
      event("d", "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260322", "DTSTART;VALUE=DATE:20260323"),
    );
    const shown = await instances([days], ["--tz", "Asia/Beirut", "--from", "2026-03-30"]);
    expect(shown.map(({ start, end }) => [start, end])).toEqual([
      [instant("2026-03-30T00:00", "Asia/Beirut"), instant("2026-03-31T00:00", "Asia/Beirut")],
      [instant("2026-04-06T00:00", "Asia/Beirut"), instant("2026-04-07T00:00", "Asia/Beirut")],
    ]);
  });

  test("a window after THISANDFUTURE finds what was moved into it from before", async () => {
    const later = event(
      "s",
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260327T090000",
      "DTSTART;TZID=Europe/Berlin:20260406T090000",
      "DURATION:PT15M",
    );
    const found = await starts([calendar(series, later)], ["--from", "2026-04-10", "--to", "2026-04-11"]);
    expect(found).toEqual([instant("2026-04-10T09:00", "Europe/Berlin")]);
  });

  test("an instance without its series is an event; one taken away by EXDATE is none", async () => {
    const alone = event("x", "RECURRENCE-ID:20260101T090000Z", "DTSTART:20260101T100000Z");
    expect(await starts([calendar(alone)])).toEqual(["2026-01-01T10:00:00Z"]);
    const whole = event("x", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20260101T090000Z");
    expect(await starts([calendar(whole, alone)])).toEqual(["2026-01-02T09:00:00Z"]);
  });

  test("a series cancelled as a whole takes its differing instances along", async () => {
    const whole = event("x", "SEQUENCE:3", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "STATUS:CANCELLED");
    const moved = event("x", "SEQUENCE:2", "RECURRENCE-ID:20260102T090000Z", "DTSTART:20260102T100000Z");
    expect(await starts([calendar(whole, moved)])).toEqual([]);
    expect(await starts([calendar(whole, moved)], ["--include", "cancelled"])).toHaveLength(3);
  });

  test("of copies the newest counts, by SEQUENCE, then by the last change", async () => {
    const of = (sequence: number, hour: string, changed: string) =>
      event("c", `SEQUENCE:${sequence}`, `LAST-MODIFIED:${changed}`, `DTSTART:20260101T${hour}0000Z`);
    const old = of(1, "08", "20260601T000000Z");
    const newer = of(2, "09", "20260101T000000Z");
    const newest = of(2, "10", "20260201T000000Z");
    for (const files of [
      [old, newer, newest],
      [newest, old, newer],
      [newer, newest, old],
    ]) {
      expect(await starts(files.map((one) => calendar(one)))).toEqual(["2026-01-01T10:00:00Z"]);
    }
  });
});

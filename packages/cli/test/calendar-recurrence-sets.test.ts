/** The instances of a series: of its RRULE, with its RDATEs, without its EXDATEs. */
import { expect, test } from "vitest";
import { calendar, event, instances, starts } from "./lib/calendar.js";

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

test("an EXDATE or RDATE with no date at all takes nothing and adds nothing", async () => {
  const text = calendar(event("x", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:", "RDATE: "));
  expect(await starts([text])).toEqual(["2026-01-01T09:00:00Z", "2026-01-02T09:00:00Z"]);
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

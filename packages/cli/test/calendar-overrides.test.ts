/** Instances that differ from their series, series that were cancelled, and copies of one event. */
import { expect, test } from "vitest";
import { calendar, event, file, instances, refusal, starts } from "./lib/calendar.js";
import { instant } from "./lib/instant.js";

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
    ...["2026-03-29", "2026-03-30", "2026-03-31", "2026-04-01"].map((day) => instant(`${day}T11:30`, "Europe/Berlin")),
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
  const weekly = (uid: string) => event(uid, "DTSTART;TZID=Europe/Berlin:20260315T023000", "RRULE:FREQ=WEEKLY;COUNT=4");
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

test("what a METHOD:CANCEL brings is cancelled, with a STATUS or without: an event, an instance, a series", async () => {
  const cancels = (...lines: readonly string[]): string =>
    calendar("METHOD:cancel", event("x", "SEQUENCE:1", ...lines));
  const daily = calendar(event("x", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=2"));
  const alone = cancels("DTSTART:20260101T090000Z", "STATUS:CONFIRMED");
  expect(await starts([alone])).toEqual([]);
  expect(await starts([alone], ["--include", "cancelled"])).toHaveLength(1);
  expect(await starts([daily, cancels("DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=2")])).toEqual([]);
  const second = cancels("RECURRENCE-ID:20260102T090000Z", "DTSTART:20260102T090000Z");
  expect(await starts([daily, second])).toEqual(["2026-01-01T09:00:00Z"]);
  // The method is that of one calendar, and others leave things as they are.
  const next = event("y", "DTSTART:20260103T090000Z");
  for (const other of [calendar("METHOD:PUBLISH", next), calendar(next)])
    expect(await starts([alone + other])).toEqual(["2026-01-03T09:00:00Z"]);
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

test("a RECURRENCE-ID that is a date names the instance of that day, where there is one", async () => {
  const moved = (...of: readonly string[]) => event("s", ...of, "DTSTART:20260327T200000Z", "DURATION:PT15M");
  const window = ["--from", "2026-03-27", "--to", "2026-03-28"];
  const day = "RECURRENCE-ID;VALUE=DATE:20260327";
  expect(await starts([calendar(series, moved(day))], window)).toEqual(["2026-03-27T20:00:00Z"]);
  const dates = event("s", "DTSTART;VALUE=DATE:20260325", "RRULE:FREQ=DAILY;COUNT=5");
  const time = "RECURRENCE-ID:20260327T120000Z";
  expect(await starts([calendar(dates, moved(time))], window)).toEqual(["2026-03-27T20:00:00Z"]);
  const often = (rule: string) => event("s", "DTSTART:20260325T090000Z", "DURATION:PT15M", rule);
  for (const rule of ["RRULE:FREQ=HOURLY;COUNT=99", "RRULE:FREQ=DAILY;BYHOUR=9,10;COUNT=9", "RDATE:20260327T100000Z"]) {
    const told = "RECURRENCE-ID is a date, and the series may have several instances on that day";
    expect(await refusal([file(calendar(often(rule), moved(day))), "--to", "2027-01-01"]), rule).toContain(told);
  }
});

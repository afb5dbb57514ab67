/** When events end: by DTEND, by DURATION, as dates, or by nothing. */
import { expect, test } from "vitest";
import { calendar, event, instances } from "./lib/calendar.js";
import { instant } from "./lib/instant.js";

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

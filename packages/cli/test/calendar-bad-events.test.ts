/** Events that cannot be used are refused by name, or passed by. */
import { expect, test } from "vitest";
import { calendar, event, file, GOOD, OTHER, refusedEvent } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

test.each([
  ["no DTSTART", ["SUMMARY:x"], ", line 4: the VEVENT has no DTSTART"],
  ["a month 13", ["DTSTART:20261301T000000"], ', line 7: DTSTART: there is no day "20261301"'],
  ["30 February", ["DTSTART;VALUE=DATE:20260230"], ', line 7: DTSTART: there is no day "20260230"'],
  ["25 o'clock", ["DTSTART:20260101T250000"], ", line 7: DTSTART: there is no time of day"],
  ["a time that is a date", ["DTSTART;VALUE=DATE:20260101T000000"], ", line 7: DTSTART:"],
  [
    "end before start",
    ["DTSTART:20260102T000000Z", "DTEND:20260101T000000Z"],
    ', line 4: "bad": DTEND is before DTSTART',
  ],
  ["dates end before", ["DTSTART;VALUE=DATE:20260102", "DTEND;VALUE=DATE:20260101"], "DTEND is before DTSTART"],
  [
    "a date and a time",
    ["DTSTART;VALUE=DATE:20260102", "DTEND:20260103T000000"],
    "here DTSTART is a date, and DTEND a time",
  ],
  [
    "a time and a date",
    ["DTSTART:20260102T000000", "DTEND;VALUE=DATE:20260103"],
    "here DTEND is a date, and DTSTART a time",
  ],
  [
    "one end without a zone",
    ["DTSTART;TZID=Asia/Tokyo:20260102T000000", "DTEND:20260102T010000"],
    "or both have none; here only DTSTART has one",
  ],
  ["a negative duration", ["DTSTART:20260102T000000Z", "DURATION:-PT1H"], ", line 8: DURATION: the duration"],
  ["both ends", ["DTSTART:20260102T000000Z", "DTEND:20260103T000000Z", "DURATION:PT1H"], "both DTEND and DURATION"],
  [
    "an unknown zone",
    ["DTSTART;TZID=Mars/Olympus:20260101T000000"],
    ', line 4: "bad": there is no time zone "Mars/Olympus"',
  ],
  ["a rule misspelled", ["DTSTART:20260101T000000Z", "RRULE:FREQ=SOMETIMES"], ", line 8: RRULE: FREQ="],
  ["an EXRULE misspelled", ["DTSTART:20260101T000000Z", "EXRULE:FREQ=DAILY;COUNT=0"], ", line 8: EXRULE: COUNT="],
  [
    "an open quote",
    ['DTSTART;TZID="Asia/Tokyo:20260101T000000'],
    String.raw`, line 7, column 8: DTSTART: ";TZID=\"Asia/Tokyo:20260101T000000" does not begin with ;PARAMETER=VALUE (is a quote open?)`,
  ],
  [
    "an open quote in a list, behind another parameter",
    ['DTSTART;X-A="b;c";X-B="d",e,"f:20260101T000000'],
    String.raw`, line 7, column 18: DTSTART: ";X-B=\"d\",e,\"f:20260101T000000" does not begin with`,
  ],
  ["no value", ["DTSTART;TZID=Asia/Tokyo"], ", line 7, column 24: DTSTART: a colon and the value are missing"],
  ["a date in an RDATE among times", ["DTSTART:20260101T000000Z", "RDATE;VALUE=DATE:20260102"], "RDATE and DTSTART"],
  [
    "a period backwards",
    ["DTSTART:20260101T000000Z", "RDATE;VALUE=PERIOD:20260103T000000Z/20260102T000000Z"],
    "RDATE: the period ends",
  ],
  [
    "an end beyond the calendar",
    ["DTSTART:20260101T000000Z", "DURATION:P9999999W9999999DT999999999H"],
    ', line 4: "bad": it ends after the year 9999',
  ],
  ["one word that is no line", ["Maple"], ', line 7, column 6: "Maple" is no line of iCalendar'],
  ["no line at all", ["this is no line"], ', line 7, column 5: "this is no line" is no line of iCalendar'],
])("%s", async (_, lines, message) => {
  expect(await refusedEvent(...lines)).toContain(message);
});

test("--skip-bad goes on without it, and says so", async () => {
  const bad = event("bad", "DTSTART:20260101T250000", "DTEND:nonsense");
  const late = event("late", "DTSTART:20260102T000000Z", "DTEND:20260101T000000Z");
  const { status, stdout, stderr } = await hantei([
    "calendar",
    file(calendar(bad, GOOD, late, OTHER)),
    "--skip-bad",
    "--format",
    "csv",
  ]);
  expect(status).toBe(0);
  expect(stdout).toContain(",30,overlaps,good,");
  expect(stderr).toMatch(/there is no time of day[\s\S]*DTEND is before DTSTART[\s\S]*skipped 2 events or parts/);
});

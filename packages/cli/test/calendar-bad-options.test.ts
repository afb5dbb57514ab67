/** Options that mean nothing are refused. */
import { expect, test } from "vitest";
import { calendar, file, GOOD, refusal } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

test.each([
  [["--tz", "Mars"], '--tz "Mars" is no time zone'],
  [["--tz", "+09:00"], "is no time zone"],
  [["--from", "tomorrow"], '--from: "tomorrow" is no date or time'],
  [["--from", "2026-02-01", "--to", "2026-01-01"], "the window is empty"],
  [["--from", "2026-01-01", "--to", "2026-01-01"], "the window is empty"],
  [["--include", "everything"], "everything"],
  [["--columns", "begin=Start"], "roles: start"],
  [["--columns", "start=a,end=b,start=c"], "start is given twice"],
  [["--columns", "start=Begin"], "--columns names columns of tables, and no input is a table"],
  [["--max-instances", "0"], "whole number"],
  [["--format", "xml"], "xml"],
  [["--out", "clashes.html"], 'clashes.html: the ending ".html" names no format; end it with .csv, .json, .ics, .txt'],
  [["--by", "flavor"], '--by "flavor": no event has such a property'],
])("%s", async (args, message) => {
  expect(await refusal([file(calendar(GOOD)), ...args])).toContain(message);
});

test.each(["", " "])("an empty --by is told as one, be it a table's or a calendar's: %j", async (by) => {
  const told =
    "error: --by is empty; give calendar, all, location, attendee, resources, categories, organizer or another\n";
  for (const input of [file("room,start,end\nR,2026-01-05,\n", "csv"), file(calendar(GOOD))]) {
    expect(await refusal([input, "--by", by])).toBe(told);
  }
});

test("an empty file may have been a table, so columns are not to blame", async () => {
  const { stderr } = await hantei(["calendar", file("", "csv"), "--columns", "start=Begin", "--skip-bad"]);
  expect(stderr).toContain("the file is empty");
  expect(stderr).not.toContain("--columns");
});

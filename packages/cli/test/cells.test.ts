/** What goes into cells: of CSV, and of a calendar's picture. */
import { expect, test } from "vitest";
import { DAY, HOUR } from "../src/calendar/local-time.js";
import { hoursOf } from "../src/calendar/picture/day-pieces.js";
import { csvCell } from "../src/writers/pair-formats.js";
import { textWidth } from "../src/writers/text-width.js";

test.each([
  ["plain", "plain"],
  [" before", '" before"'],
  ["after\t", '"after\t"'],
  ["after ", '"after "'],
  ['a "b"', '"a ""b"""'],
  ["=1+1", "'=1+1"],
  ["'=1+1", "''=1+1"],
  ["''＝1", "'''＝1"],
  ["'-1.5", "''-1.5"],
  ["-1.5", "-1.5"],
  ["'tis", "'tis"],
])("a cell of CSV that spreadsheets do not trim, split or run: %j", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test("what ends at midnight is of the day before alone", () => {
  const zone = { localAt: (instant: number) => instant } as never;
  expect(hoursOf({ start: 3 * DAY + 22 * HOUR, end: 4 * DAY }, zone, 3)).toEqual([22, 24]);
  expect(hoursOf({ start: 3 * DAY + 22 * HOUR, end: 4 * DAY }, zone, 4)).toBeUndefined();
  expect(hoursOf({ start: 4 * DAY, end: 4 * DAY }, zone, 4)).toEqual([0, 0]);
});

test("letters that stand on others, or are nothing to see, take no room", () => {
  expect(textWidth("e\u0301")).toBe(1);
  expect(textWidth("\u05d0\u05b7")).toBe(1);
  expect(textWidth("会議")).toBe(4);
});

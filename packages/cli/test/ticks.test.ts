/** Round places on the axis of a picture of time. */
import { expect, test } from "vitest";
import { ticksOf } from "../src/writers/picture/ticks.js";

const at = (text: string) => Date.parse(`${text}Z`);
const labels = (least: number, greatest: number, kind: "number" | "local" | "zoned" | undefined, most = 8) =>
  ticksOf([least, greatest], kind, most).map(({ label }) => label);

test.each([
  [
    [0, 10],
    ["0", "2", "4", "6", "8", "10"],
  ],
  [
    [-0.25, 0.31],
    ["-0.2", "-0.1", "0", "0.1", "0.2", "0.3"],
  ],
  [
    [3, 18022],
    ["5000", "10000", "15000"],
  ],
  [
    [1e300, 3e300],
    ["1e+300", "1.5e+300", "2e+300", "2.5e+300", "3e+300"],
  ],
] as const)("numbers %j: round ones", ([least, greatest], expected) => {
  expect(labels(least, greatest, "number")).toEqual(expected);
});

test.each([
  ["2026-04-01T08:00", "2026-04-02T15:45", ["12:00", "18:00", "2026-04-02", "06:00", "12:00"]],
  ["2026-04-01T08:00:00", "2026-04-01T08:00:20", ["08:00:00", "08:00:05", "08:00:10", "08:00:15", "08:00:20"]],
  ["2026-04-01T23:50", "2026-04-02T00:20", ["23:50", "23:55", "2026-04-02", "00:05", "00:10", "00:15", "00:20"]],
  ["2026-04-01T08:00:00", "2026-04-01T08:00:09", ["08:00:00", "08:00:02", "08:00:04", "08:00:06", "08:00:08"]],
  ["-000044-03-15T09:00", "-000044-03-15T20:00", ["10:00", "12:00", "14:00", "16:00", "18:00", "20:00"]],
  [
    "-000044-03-15T00:00",
    "-000044-03-18T00:00",
    ["-000044-03-15", "12:00", "-000044-03-16", "12:00", "-000044-03-17", "12:00", "-000044-03-18"],
  ],
  ["0050-01-01T00:00", "0090-01-01T00:00", ["0050", "0060", "0070", "0080", "0090"]],
  // Mondays.
  ["2026-04-01T00:00", "2026-05-10T00:00", ["2026-04-06", "2026-04-13", "2026-04-20", "2026-04-27", "2026-05-04"]],
  ["2026-04-01T08:00", "2027-09-26T08:00", ["2026-07", "2026-10", "2027-01", "2027-04", "2027-07"]],
  ["1969-06-01T00:00", "2003-06-01T00:00", ["1970", "1975", "1980", "1985", "1990", "1995", "2000"]],
] as const)("dates from %s to %s: whole hours, days, Mondays, months, years", (least, greatest, expected) => {
  for (const kind of ["local", "zoned"] as const) expect(labels(at(least), at(greatest), kind)).toEqual(expected);
});

test("each lies where it says, in the range, and no more of them than have room", () => {
  for (let turn = 0; turn < 400; turn++) {
    const length = 10 ** ((turn % 40) / 2.5 - 3);
    const least = (turn - 200) * length * 7.3;
    for (const kind of ["number", "zoned"] as const) {
      const ticks = ticksOf([least, least + length], kind, 7);
      expect(ticks.length).toBeLessThanOrEqual(8);
      for (const tick of ticks) {
        expect(tick.at >= least && tick.at <= least + length).toBe(true);
        if (kind === "number") expect(Number(tick.label)).toBe(tick.at);
      }
    }
  }
});

test("a range without a length, or of numbers that are too near each other, or no dates, has none", () => {
  for (const [least, greatest, kind] of [
    [5, 5, "number"],
    [Infinity, -Infinity, "number"],
    [1e300, 1e300 * (1 + 2 ** -52), "number"],
    [-8.64e15, 8.65e15, "zoned"],
    [0, 999, "local"],
    [0, 5e-324, "number"],
  ] as const) {
    expect(labels(least, greatest, kind)).toEqual([]);
  }
  expect(ticksOf([0, 1], "number", 0)).toEqual([]);
  expect(labels(-Number.MAX_VALUE, Number.MAX_VALUE, "number")).toContain("0");
  expect(labels(-8.64e15, 8.64e15, "zoned").length).toBeGreaterThan(3);
});

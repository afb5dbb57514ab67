/** When local times are, whatever the clocks do and wherever the host is: expected instants come from Temporal. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { calendar, event, file, instances, starts } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";
import { instant } from "./lib/instant.js";

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

  test("an end on a wall that skipped the start is told so", async () => {
    const refused = async (times: string, zone: string): Promise<string> =>
      (await hantei(["calendar", file(`start,end\n${times}\n`, "csv"), "--tz", zone])).stderr;
    expect(await refused("2026-03-29 02:30,2026-03-29 03:15", "Europe/Berlin")).toContain(
      "end is before start: in Europe/Berlin clocks skip 2026-03-29 02:30, which is read as 2026-03-29 03:30",
    );
    // Those show it themselves, and dates have no time that could be skipped, not even where a day begins at one.
    for (const [times, zone] of [
      ["2026-03-29 03:30,2026-03-29 03:15", "Europe/Berlin"],
      ["2026-03-29 02:30,2026-03-29 01:00", "Europe/Berlin"],
      ["2018-11-04,2018-11-03", "America/Sao_Paulo"],
    ] as const)
      expect(await refused(times, zone)).toContain("the event ends before it starts");
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

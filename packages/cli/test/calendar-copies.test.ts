/** What is told more than once: rows that share an id, and copies of one event. */
import { describe, expect, test } from "vitest";
import { at, calendar, clashes, file, told } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

describe("rows of tables that share an id", () => {
  const copies = async (...args: readonly string[]): Promise<string> =>
    (await hantei(["calendar", ...args, "--by", "all", "--tz", "UTC"])).stderr;

  test("are one booking where their times are the same, too, and else several", async () => {
    const rows = ["09:00,10:00", "09:30,10:30", "09:00,10:00", "12:00,13:00"];
    const times = rows.map((row) => row.split(",").map((time) => `2026-01-05 ${time}`));
    const tables = [
      file(["id,start,end", ...times.map((row) => `7,${row}`), ""].join("\n"), "csv"),
      file(times.map(([start, end]) => `${JSON.stringify({ uid: "7", start, end })}\n`).join(""), "ndjson"),
    ];
    for (const table of tables) {
      expect(await clashes([table, "--by", "all"])).toMatchObject([{ minutes: 30 }]);
      expect(await copies(table)).toContain("1 event found again under the same UID");
    }
    expect(await clashes([...tables, "--by", "all"])).toHaveLength(1);
  });

  test("the same instants in other words are the same times", async () => {
    const [start, end] = ["2026-01-05T10:00[Europe/Berlin]", "2026-01-05T11:00[Europe/Berlin]"];
    const rows = ["7,2026-01-05T09:00Z,2026-01-05T10:00Z", `7,${start},${end}`];
    const table = file(["uid,start,end", ...rows, ""].join("\n"), "csv");
    expect(await clashes([table, "--by", "all"])).toEqual([]);
  });

  test("and are the event of a calendar that has their id and their times", async () => {
    const ics = file(calendar(at("a", "0900", 60)));
    const same = file("uid,start,end\na,2026-01-05T09:00Z,2026-01-05T10:00Z\n", "csv");
    const other = file("uid,start,end\na,2026-01-05T09:30Z,2026-01-05T10:00Z\n", "csv");
    expect(await clashes([ics, same, "--by", "all"])).toEqual([]);
    expect(await clashes([other, ics, "--by", "all"])).toHaveLength(1);
  });

  test("one that cannot be placed is told once", async () => {
    const table = file("uid,start,end\na,2026-01-05,2026-01-04\na,2026-01-05,2026-01-06\n", "csv");
    const told = await copies(table, "--skip-bad");
    expect(told.match(/the event ends before it starts/g)).toHaveLength(1);
    expect(told).not.toContain("found again");
  });
});

describe("copies of one event", () => {
  const meeting = (...more: readonly string[]): string => at("meeting", "0900", 60, ...more);
  const named = (name: string, ...events: readonly string[]): string =>
    file(calendar(`X-WR-CALNAME:${name}`, ...events));

  test.each([
    ["the newer copy", "LAST-MODIFIED:20260102T000000Z"],
    ["the older copy", "LAST-MODIFIED:20250102T000000Z"],
  ])("%s is free in its own calendar, and in no other", async (_, changed) => {
    const ada = named("Ada", meeting("TRANSP:TRANSPARENT", changed), at("dentist", "0930", 60));
    const ben = named("Ben", meeting("LAST-MODIFIED:20260101T000000Z"), at("lunch", "0930", 60));
    for (const files of [
      [ada, ben],
      [ben, ada],
    ]) {
      expect(await told(...files)).toEqual(["Ben: meeting lunch 30 overlaps"]);
      expect((await told(...files, "--include", "transparent")).sort()).toEqual([
        "Ada: meeting dentist 30 overlaps",
        "Ben: meeting lunch 30 overlaps",
      ]);
    }
  });

  test("a newer version says for all whether it is free", async () => {
    const ada = named("Ada", meeting("TRANSP:TRANSPARENT", "SEQUENCE:2"), at("dentist", "0930", 60));
    const ben = named("Ben", meeting(), at("lunch", "0930", 60));
    expect(await told(ada, ben)).toEqual([]);
  });

  test("a booking with a row for each attendee is in all their groups", async () => {
    const rows = [
      "id,start,end,attendee",
      "1,2026-01-05 09:00,2026-01-05 10:00,ada",
      "1,2026-01-05 09:00,2026-01-05 10:00,ben",
    ];
    const other = (who: string): string => `2,2026-01-05 09:30,2026-01-05 10:30,${who}`;
    for (const who of ["ada", "ben"]) {
      for (const order of [[...rows, other(who)], [rows[0], rows[2], rows[1], other(who)] as string[]]) {
        expect(await told(file(order.join("\n"), "csv"), "--by", "attendee")).toEqual([`${who}: 1 2 30 overlaps`]);
      }
    }
    const { stderr } = await hantei(["calendar", file(rows.join("\n"), "csv"), "--by", "attendee"]);
    expect(stderr).not.toContain("found again");
  });
});

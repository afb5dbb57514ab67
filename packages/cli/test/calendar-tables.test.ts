/** Tables of bookings: how they are written, and which columns tell their groups. */
import { describe, expect, test } from "vitest";
import { at, calendar, clashes, file, refusal, told } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

describe("groups", () => {
  test("a spreadsheet's own word for the delimiter, above the header", async () => {
    const rows = "Room;Begin;Finish\r\nA;2026-01-05 09:00;2026-01-05 10:00\r\nA;2026-01-05 09:30;2026-01-05 10:30\r\n";
    for (const start of ["sep=;\r\n", "\ufeff\r\nsep=;\r\n\r\n"]) {
      const csv = file(start + rows, "csv");
      expect(await clashes([csv, "--by", "room", "--columns", "start=begin,end=Finish"])).toHaveLength(1);
    }
  });

  test("bars in the name of a column part nothing", async () => {
    const rows =
      "start,end,Status (a|b|c|d)\n2026-01-01T09:00,2026-01-01T10:00,a\n2026-01-01T09:30,2026-01-01T10:00,b\n";
    expect(await clashes([file(rows, "csv"), "--by", "all"])).toHaveLength(1);
  });

  test("bars between cells, as a database lists", async () => {
    const rows = "id|start|end\na|2026-01-05 09:00|2026-01-05 10:00\nb|2026-01-05 09:30|2026-01-05 10:30\n";
    for (const start of ["", "sep=|\n"])
      expect(await told(file(start + rows, "csv"), "--by", "all")).toEqual([": a b 30 overlaps"]);
  });

  test("bookings as CSV and NDJSON, with columns of any name", async () => {
    const csv = file(
      '\ufeffRoom;Begin;Finish;Title\r\n"A ""1""";2026-01-05 09:00;2026-01-05 10:00;"two\r\nlines"\r\na "1";2026/1/5 9:30;2026-01-05T10:30:00.000;x\r\n'.replace(
        'a "1"',
        '"a ""1"""',
      ),
      "csv",
    );
    const rows = await clashes([csv, "--by", "room", "--columns", "start=begin,end=Finish"]);
    expect(rows).toMatchObject([{ group: 'A "1"', a: { summary: "two\nlines" }, b: { summary: "x" }, minutes: 30 }]);
    const ndjson = file(
      '{"start":"2026-01-05","end":"2026-01-06","people":["Ann","bob"],"id":1}\n\n{"start":"2026-01-05T23:00+09:00","end":"2026-01-06T01:00[Asia/Tokyo]","people":"BOB","id":"two"}\n',
      "jsonl",
    );
    expect(await told(ndjson, "--by", "people", "--tz", "Asia/Tokyo")).toEqual(["bob: 1 two 60 overlaps"]);
  });

  test("calendars and tables together, from standard input, too", async () => {
    const ics = file(calendar(at("a", "0900", 60, "LOCATION:R")));
    const input = "start,end,location\n2026-01-05 09:30,2026-01-05 09:40,r\n";
    const { status, stdout } = await hantei(["calendar", ics, "-", "--by", "location", "--format", "csv"], { input });
    expect(status).toBe(0);
    expect(stdout.split("\n")[1]).toMatch(/^R,2026-01-05T09:30:00Z,.*,10,contains,a,/);
  });

  describe("--by a role goes by the column that --columns names for it", () => {
    const rows = (groups: string, one: string, other = one): string =>
      `start,end,${groups}\n2026-01-05 09:00,2026-01-05 10:00,${one}\n2026-01-05 09:30,2026-01-05 10:30,${other}\n`;
    /** Lines of NDJSON of these fields, each booking half an hour into the one before. */
    const lines = (...fields: readonly string[]): string =>
      fields.map((own, i) => `{"start":"2026-01-05T0${7 + i}:00","end":"2026-01-05T0${8 + i}:30",${own}}\n`).join("");

    test.each([
      ["a column of another name", "csv", rows("hall", "Red"), "location", "location=hall"],
      ["a key of another name", "ndjson", lines('"hall":"Red"', '"hall":"red"'), "location", "location=hall"],
      [
        "beside a column of the role's name",
        "csv",
        rows("hall,location", "Red,x", "Red,y"),
        "location",
        "location=hall",
      ],
      ["beside a key of it", "ndjson", lines('"h":"Red","location":1', '"h":"Red","room":2'), "location", "location=h"],
      ["summary", "csv", rows("topic,title", "Red,x", "Red,y"), "summary", "summary=topic"],
      ["a list of places", "ndjson", lines('"hall":["Red","Blue"]', '"hall":"red"'), "location", "location=hall"],
    ])("%s", async (_, ending, text, by, columns) => {
      const found = await clashes([file(text, ending), "--by", by, "--columns", columns]);
      expect(found).toMatchObject([{ group: "Red", minutes: 30 }]);
    });

    test.each([
      ["title", rows("title", "Red"), "summary"],
      ["title, by its own name", rows("title", "Red"), "title"],
      ["location before room", rows("room,location", "a,Red", "b,Red"), "location"],
      ["room, by its own name", rows("room,location", "Red,a", "Red,b"), "room"],
    ])("without it, by those that are looked for: %s", async (_, text, by) => {
      expect(await clashes([file(text, "csv"), "--by", by])).toMatchObject([{ group: "Red", minutes: 30 }]);
    });

    test("id is a uid; the same in two bookings is one group, and two events", async () => {
      const ids = rows("id,code", "1,Red", "2,Red");
      expect(await clashes([file(ids, "csv"), "--by", "uid"])).toEqual([]);
      expect(await told(file(ids, "csv"), "--by", "code")).toEqual(["Red: 1 2 30 overlaps"]);
    });

    test("a table that says otherwise of a column that is no role gets advice it can follow", async () => {
      const table = file(rows("hall", "Red"), "csv");
      expect(await refusal([table, "--by", "room", "--columns", "location=hall"])).toContain(
        'there is no column for room; columns: "start", "end", "hall"; give the one that is meant to --by',
      );
      expect(await refusal([table, "--by", "location"])).toContain("name yours, as in --columns location=NAME");
    });
  });
});

test("quotes out of step cost their own line, not what follows", async () => {
  const good = ["A,2026-01-05 09:00,2026-01-05 10:00,a", "A,2026-01-05 09:30,2026-01-05 10:30,b"];
  for (const bad of [
    'A,2026-01-01,,27" wide',
    'A,2026-01-01,,"open',
    'A,2026-01-01,,"closed" and more',
    '"A,2026-01-01,,',
  ]) {
    for (const rows of [
      [bad, ...good],
      [good[0], bad, good[1]],
      [bad, ...good, bad],
    ]) {
      const path = file(["room,start,end,summary", ...rows, ""].join("\n"), "csv");
      const found = await hantei(["calendar", path, "--by", "room", "--skip-bad", "--format", "csv"]);
      expect({ bad, status: found.status, lines: found.stdout.trim().split("\n").length }).toEqual({
        bad,
        status: 0,
        lines: 2,
      });
    }
  }
});

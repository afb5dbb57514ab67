/** How clashes are told: as a table, JSON, CSV and iCalendar, and what notes say beside them. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { at, calendar, clashes, event, file, refusal } from "./lib/calendar.js";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const cwd = temporaryFolder("calendar-output");

describe("output", () => {
  const text = file(
    calendar(
      event("1", "DTSTART;TZID=Asia/Tokyo:20260105T090000", "DURATION:PT1H", "SUMMARY:=1+1", "LOCATION:@home"),
      event(
        "2",
        "DTSTART;TZID=Asia/Tokyo:20260105T093000",
        "DURATION:PT1H",
        "SUMMARY:会議\\, \u001b[31m<b>&\\n2",
        "LOCATION:@HOME",
      ),
    ),
  );
  const args = ["calendar", text, "--by", "location", "--tz", "Asia/Tokyo"];

  test("JSON", async () => {
    const side = (uid: string, summary: string, from: string, to: string) => ({
      uid,
      summary,
      location: uid === "1" ? "@home" : "@HOME",
      start: `2026-01-05T0${from}:00Z`,
      end: `2026-01-05T0${to}:00Z`,
      startLocal: expect.stringMatching(/^2026-01-05T\d\d:\d\d:00\+09:00\[Asia\/Tokyo\]$/),
      endLocal: expect.stringMatching(/^2026-01-05T\d\d:\d\d:00\+09:00\[Asia\/Tokyo\]$/),
    });
    expect(await clashes(args.slice(1))).toEqual([
      {
        group: "@home",
        a: side("1", "=1+1", "0:00", "1:00"),
        b: side("2", "会議, \u001b[31m<b>&\n2", "0:30", "1:30"),
        start: "2026-01-05T00:30:00Z",
        end: "2026-01-05T01:00:00Z",
        startLocal: "2026-01-05T09:30:00+09:00[Asia/Tokyo]",
        endLocal: "2026-01-05T10:00:00+09:00[Asia/Tokyo]",
        minutes: 30,
        allen: "overlaps",
      },
    ]);
    expect(await clashes([file(calendar())])).toEqual([]);
  });

  test("CSV: no cell is a formula", async () => {
    const { stdout } = await hantei([...args, "--format", "csv"]);
    const [, row = ""] = stdout.split("\n");
    expect(row).toMatch(/^'@home,2026-01-05T00:30:00Z,2026-01-05T01:00:00Z,/);
    expect(row).toContain(",1,'=1+1,");
    expect(stdout).not.toContain("\r");
    expect(stdout).toContain('"会議, \u001b[31m<b>&\n2"');
  });

  test("table: CJK text takes two columns, nothing reaches the terminal as a command, times in --tz", async () => {
    const { stdout } = await hantei([...args, "--lang", "en"]);
    expect(stdout).toBe(
      [
        "when                    minutes  group  A     B                  A to B",
        "2026-01-05 09:30–10:00       30  @home  =1+1  会議,  [31m<b>& 2  overlaps",
        "",
        "1 double booking. Times are those of Asia/Tokyo.",
        "",
      ].join("\n"),
    );
    expect((await hantei([...args, "--lang", "ja"])).stdout).toContain("二重予約 1 件。時刻は Asia/Tokyo のものです。");
    expect((await hantei([...args], { env: { LANG: "ja_JP.UTF-8" } })).stdout).toContain("二重予約");
  });

  test("iCalendar: another parser reads it, the same in every run but for the time of writing, and it clashes with nothing", async () => {
    const runs = await Promise.all([1, 2].map(() => hantei([...args, "--format", "ics"])));
    const [one = "", two] = runs.map(({ stdout }) => stdout.replace(/DTSTAMP:.*/g, ""));
    expect(one).toBe(two);
    expect(one.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const root = new ICAL.Component(ICAL.parse(runs[0]?.stdout ?? ""));
    const found = new ICAL.Event(root.getFirstSubcomponent("vevent") ?? undefined);
    expect(found.summary).toBe("double booking: =1+1 × 会議, \u001b[31m<b>&\n2".replace("\u001b", " "));
    expect(found.startDate.toString()).toBe("2026-01-05T00:30:00Z");
    expect(await clashes([file(one), file(two as string), "--by", "all"])).toEqual([]);
  });

  describe("iCalendar: different clashes have different UIDs, the same in every run", () => {
    const rows = (...ends: readonly string[]) => ends.map((end) => `7,Red,2026-01-05 09:00,2026-01-05 ${end},Hold`);
    const several = [
      ["one id for several bookings", rows("10:00", "11:00", "12:00")],
      ["no ids, and alike but for their ends", rows("10:00", "11:00", "12:00").map((row) => row.replace("7", ""))],
      ["alike in everything", rows("10:00", "10:00", "10:00").map((row) => row.replace("7", ""))],
      ["two groups", [...rows("10:00", "11:00"), ...rows("10:00", "11:00").map((row) => row.replace("Red", "Blue"))]],
    ] as const;
    test.each(several)("%s", async (_, lines) => {
      const table = file(["id,room,start,end,title", ...lines, ""].join("\n"), "csv");
      const run = async () =>
        (await hantei(["calendar", table, "--by", "room", "--tz", "UTC", "--format", "ics"])).stdout;
      const [text, again] = [await run(), await run()];
      const uids = text.match(/^UID:.*/gm) ?? [];
      expect(uids.length).toBeGreaterThan(1);
      expect(new Set(uids).size).toBe(uids.length);
      expect(again.match(/^UID:.*/gm)).toEqual(uids);
      const { stderr } = await hantei(["calendar", file(text), "--by", "all", "--include", "transparent"]);
      expect(stderr).toBe("");
    });
  });

  test("iCalendar: a clash has one UID, whichever file comes first", async () => {
    const table = (id: string) => file(`id,room,start,end\n${id},Red,2026-01-05 09:00,2026-01-05 10:00\n`, "csv");
    const files = [table("1"), table("2")];
    const uid = async (given: readonly string[]) =>
      (await hantei(["calendar", ...given, "--by", "room", "--tz", "UTC", "--format", "ics"])).stdout.match(/^UID:.*/m);
    expect((await uid(files))?.[0]).toMatch(/^UID:\w{32}@hantei/);
    expect((await uid(files.reverse()))?.[0]).toBe((await uid(files.reverse()))?.[0]);
  });

  test("iCalendar has no parts of seconds: what it tells has all of the clash within it, and ends after it begins", async () => {
    const told = async (...spans: readonly (readonly [string, string])[]) => {
      const zoned = (time: string): string => (/^$|[+]/.test(time) ? time : `${time}Z`);
      const lines = spans.map(([start, end]) => `R,${zoned(start)},${zoned(end)}`);
      const table = file(["room,start,end", ...lines, ""].join("\n"), "csv");
      const { stdout } = await hantei(["calendar", table, "--by", "room", "--touching", "hit", "--format", "ics"]);
      return stdout.match(/^DT(?:START|END):.*(?=\r)/gm);
    };
    const [day, last] = ["2026-01-05T09:00:", "9999-12-31T23:59:"];
    expect(await told([`${day}00.1`, `${day}00.8`], [`${day}00.2`, `${day}00.9`])).toEqual([
      "DTSTART:20260105T090000Z",
      "DTEND:20260105T090001Z",
    ]);
    expect(await told([`${day}00`, `${day}02`], [`${day}01`, `${day}03`])).toEqual([
      "DTSTART:20260105T090001Z",
      "DTEND:20260105T090002Z",
    ]);
    expect(await told([`${day}00.5`, ""], [`${day}00.5`, ""])).toEqual(["DTSTART:20260105T090000Z"]);
    // No year after it has four digits.
    expect(await told([`${last}59.1`, `${last}59.8`], [`${last}59.2`, `${last}59.9`])).toEqual([
      "DTSTART:99991231T235959Z",
    ]);
    // Nor do its readers take 0000 for a year.
    const first = "0001-01-01T0";
    expect(
      await told(
        [`${first}1:00:00+09:00`, `${first}2:00:00+09:00`],
        [`${first}0:00:00+09:00`, `${first}9:30:00+09:00`],
      ),
    ).toEqual(["DTSTART:00010101T000000Z"]);
    expect(
      await told(
        [`${first}1:00:00+09:00`, `${first}9:30:00+09:00`],
        [`${first}0:00:00+09:00`, `${first}9:30:00+09:00`],
      ),
    ).toEqual(["DTSTART:00010101T000000Z", "DTEND:00010101T003000Z"]);
  });

  test("table: the hour that comes twice is told by its offset the second time", async () => {
    const twice = file(
      calendar(
        event("night", "DTSTART:20261101T040000Z", "DTEND:20261101T080000Z"),
        event("first", "DTSTART:20261101T050000Z", "DTEND:20261101T053000Z"),
        event("second", "DTSTART:20261101T060000Z", "DTEND:20261101T063000Z"),
      ),
    );
    const { stdout } = await hantei(["calendar", twice, "--tz", "America/New_York"]);
    const [, first, second] = stdout.split("\n");
    expect(first).toMatch(/^2026-11-01 01:00–01:30 {2}/);
    expect(second).toMatch(/^2026-11-01 01:00 \(-05:00\)–01:30 \(-05:00\) {2}/);
  });

  test("table: minutes have two decimals at most, and are 0 for nothing else", async () => {
    const of = (end: string) =>
      file(`start,end\n2026-01-05T09:00Z,2026-01-05T10:00Z\n2026-01-05T09:00Z,2026-01-05T${end}Z\n`, "csv");
    const minutes = async (end: string): Promise<string | undefined> => {
      const { stdout } = await hantei(["calendar", of(end), "--by", "all"]);
      return stdout.split("\n")[1]?.split(/ {2,}/)[1];
    };
    const ends = ["09:00:01", "09:00:00.001", "09:07:30", "09:59:59.999", "09:30"];
    expect(await Promise.all(ends.map(minutes))).toEqual(["0.02", "<0.01", "7.5", "60", "30"]);
    const exact = await clashes([of("09:00:01"), "--by", "all"]);
    expect(exact[0]?.minutes).toBe(1 / 60);
  });

  test("where an event is, is told unless the group tells it", async () => {
    const one = calendar(at("a", "0900", 60, "LOCATION:Room A"), at("b", "0930", 60));
    expect((await hantei(["calendar", file(one), "--by", "all"])).stdout).toContain("A · Room A  B");
    const csv = "start,end,room,title\n2026-01-05 09:00,2026-01-05 10:00,R,x\n2026-01-05 09:00,2026-01-05 10:00,R,y\n";
    expect((await clashes([file(csv, "csv"), "--tz", "UTC"]))[0]?.a).toMatchObject({ summary: "x", location: "R" });
    expect((await hantei(["calendar", file(csv, "csv"), "--by", "room"])).stdout).not.toContain("·");
  });

  test("an output that cannot be written is refused before anything is read", async () => {
    expect(await refusal(["/nowhere.ics", "--out", ""])).toContain("The name of the file to write is empty");
    expect(await refusal(["/nowhere.ics", "--out", tmpdir()])).toContain("is a directory");
    expect(await refusal(["/nowhere.ics", "--svg", "/nowhere/week.svg"])).toContain("cannot write /nowhere/week.svg");
  });

  test("--out writes the whole file, in the format of its ending", async () => {
    const out = file("old", "json");
    const { status, stdout } = await hantei([...args, "--out", out]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
    expect(JSON.parse(readFileSync(out, "utf8"))).toHaveLength(1);
    const kept = file("kept", "csv");
    await hantei(["calendar", file("nonsense\n"), "--out", kept]);
    expect(readFileSync(kept, "utf8")).toBe("kept");
  });

  test("floating times without --tz are UTC, and that is said", async () => {
    const floating = file(
      calendar(event("f", "DTSTART:20260105T090000", "DURATION:PT1H"), event("d", "DTSTART;VALUE=DATE:20260105")),
    );
    const note = "note: 2 events with dates or times of no zone: taken as UTC; say --tz ZONE for another";
    expect((await hantei(["calendar", floating], { env: { TZ: "Asia/Tokyo" } })).stderr).toContain(note);
    expect((await hantei(["calendar", floating, "--tz", "UTC"])).stderr).toBe("");
  });

  test("what is skipped is not counted among what was taken for something", async () => {
    const rows = ["2026-01-05 09:00,", "2026-01-05 09:00,2026-01-05 10:00", "2026-01-05 09:30,2026-01-05 09:00"];
    const table = (...more: readonly string[]) => file(["start,end", ...rows, ...more, ""].join("\n"), "csv");
    const told = (floating: number, moments: string): string =>
      `note: ${floating} events with dates or times of no zone: taken as UTC; say --tz ZONE for another
note: ${moments} without an end: taken as moments, of no length\n`;
    const { stderr } = await hantei(["calendar", table(), "--skip-bad"]);
    expect(stderr.endsWith(`skipped 1 event or part that could not be used\n${told(2, "1 event")}`)).toBe(true);
    const moment = "2026-01-05 09:00[Mars/Olympus],";
    const other = await hantei(["calendar", table(moment, moment), "--skip-bad"]);
    expect(other.stderr.endsWith(told(2, "1 event"))).toBe(true);
  });

  test("a column that is named must be there, and times without an end are told", async () => {
    const table = file("start,Ende\n2026-01-05 09:00,2026-01-05 10:00\n2026-01-05 09:30,2026-01-05 10:00\n", "csv");
    expect(await refusal([table, "--columns", "end=Endee"])).toContain(
      'line 1: there is no column "Endee", which --columns gives as the end; columns: "start", "Ende"\n',
    );
    const empty = file("start,end\n2026-01-05 09:00,\n2026-01-05 09:30,\n", "csv");
    expect((await hantei(["calendar", empty])).stderr).toContain(
      "note: 2 events without an end: taken as moments, of no length",
    );
    expect(await clashes([table, "--columns", "end=ende"])).toHaveLength(1);
  });

  test.skipIf(process.platform === "win32")(
    "a named pipe is not waited for before there is something to write (Windows has none)",
    async () => {
      execFileSync("mkfifo", ["pipe"], { cwd });
      const { status, stderr } = await hantei(["calendar", "none.ics", "--out", "pipe"], { cwd });
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: "error: cannot read none.ics: there is no such file or folder\n",
      });
    },
  );

  test("what is no event is counted, and copies are", async () => {
    const mixed = file(
      calendar(
        "BEGIN:VTODO",
        "UID:t",
        "DTSTART:20260105T090000Z",
        "END:VTODO",
        at("a", "0900", 10),
        at("a", "0900", 10),
      ),
    );
    const { stderr } = await hantei(["calendar", mixed]);
    expect(stderr).toContain("not looked at, as they are no events: 1 VTODO");
    expect(stderr).toContain("1 event found again under the same UID");
  });
});

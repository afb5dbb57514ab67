/** Which events clash, in which groups and windows, and how that is told. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { wrapped } from "../src/calendar/picture/wrap.js";
import { calendar, clashes, event, file, refusal } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

/** A booking of an hour, or of so many minutes, on 5 January 2026. */
function at(uid: string, time: string, minutes: number, ...more: readonly string[]): string {
  return event(uid, `DTSTART:20260105T${time}00Z`, `DURATION:PT${minutes}M`, `SUMMARY:${uid.toUpperCase()}`, ...more);
}

/** The pairs of a run, as `group: a b minutes allen`. */
async function told(...args: readonly string[]): Promise<string[]> {
  const found = await clashes(args);
  return found.map(({ group, a, b, minutes, allen }) => `${group}: ${a.uid} ${b.uid} ${minutes} ${allen}`);
}

describe("what clashes", () => {
  const text = file(
    calendar(
      "X-WR-CALNAME:Mine",
      at("a", "0900", 60),
      at("b", "1000", 60),
      at("c", "1030", 15),
      at("d", "1045", 0),
      at("e", "1000", 0),
    ),
  );

  test("back to back does not, unless asked; a moment inside does", async () => {
    expect(await told(text)).toEqual(["Mine: b c 15 contains", "Mine: b d 0 contains"]);
    expect(await told(text, "--touching", "hit")).toEqual([
      "Mine: a e 0 finished-by",
      "Mine: a b 0 meets",
      "Mine: e b 0 starts",
      "Mine: b c 15 contains",
      "Mine: b d 0 contains",
      "Mine: c d 0 finished-by",
    ]);
  });

  test("the window is half-open, and what it shows is not cut", async () => {
    const two = file(calendar(at("x", "0900", 120), at("y", "0930", 60)));
    const name = (args: readonly string[]) =>
      clashes([two, ...args]).then((found) => found.map(({ minutes }) => minutes));
    expect(await name(["--from", "2026-01-05 10:00", "--to", "2026-01-05 10:01"])).toEqual([60]);
    expect(await name(["--from", "2026-01-05 10:30"])).toEqual([]);
    expect(await name(["--from", "2026-01-05 10:29"])).toEqual([60]);
    expect(await name(["--to", "2026-01-05 09:30"])).toEqual([]);
    expect(await name(["--to", "2026-01-05 09:31"])).toEqual([60]);
    // A moment belongs to the window that it starts.
    expect(await told(text, "--from", "2026-01-05T10:45:00Z")).toEqual(["Mine: b d 0 contains"]);
    expect(await told(text, "--to", "2026-01-05T10:45:00Z")).toEqual(["Mine: b c 15 contains"]);
    expect(await told(text, "--from", "2026-01-05T19:45+09:00[Asia/Tokyo]", "--to", "20260106")).toHaveLength(1);
  });

  test("free time and cancelled events are left out, with a note, unless asked for", async () => {
    const some = file(
      calendar(at("a", "0900", 60), at("b", "0900", 30, "TRANSP:TRANSPARENT"), at("c", "0930", 30, "STATUS:CANCELLED")),
    );
    const { stdout, stderr } = await hantei(["calendar", some]);
    expect(stdout).toBe("no double bookings\n");
    expect(stderr).toContain("2 instances left out as transparent or cancelled; --include counts them");
    expect(await clashes([some, "--include", "transparent"])).toHaveLength(1);
    expect(await clashes([some, "--include", "transparent,cancelled"])).toHaveLength(2);
  });

  test("--fail-on-hit", async () => {
    expect((await hantei(["calendar", text, "--fail-on-hit"])).status).toBe(1);
    expect((await hantei(["calendar", text, "--fail-on-hit", "--to", "2026-01-01"])).status).toBe(0);
  });
});

describe("groups", () => {
  test("by calendar: each VCALENDAR by its name within its file; the same name in another file is another", async () => {
    const of = (name: string, uid: string) =>
      calendar(`X-WR-CALNAME:${name}`, at(`${uid}1`, "0900", 60), at(`${uid}2`, "0930", 60));
    const both = file(of("Team", "a") + of("Room", "b"));
    expect(await told(both)).toEqual(["Room: b1 b2 30 overlaps", "Team: a1 a2 30 overlaps"]);
    const other = file(of("team", "c"));
    const named = await told(both, other);
    expect(named).toContain("Room: b1 b2 30 overlaps");
    expect(named).toHaveLength(3);
    expect(await told(both, other, "--by", "all")).toHaveLength(15);
    // An event of two calendars is one event, and takes time in both.
    const shared = at("shared", "0900", 60);
    const alice = file(calendar("X-WR-CALNAME:Alice", shared, at("x", "0930", 60)));
    const bob = file(calendar("X-WR-CALNAME:Bob", shared, at("y", "0915", 60)));
    expect(await told(alice, bob)).toEqual(["Bob: shared y 45 overlaps", "Alice: shared x 30 overlaps"]);
  });

  test("by location: in any case; none is no group, and that is said", async () => {
    const text = file(
      calendar(
        at("a", "0900", 60, "LOCATION:Room A"),
        at("b", "0930", 60, "LOCATION: room a"),
        at("c", "0930", 60, "LOCATION:Room B\\, upstairs"),
        at("d", "0930", 60),
        at("e", "0930", 60, "LOCATION:"),
      ),
    );
    expect(await told(text, "--by", "location")).toEqual(["Room A: a b 30 overlaps"]);
    const { stderr } = await hantei(["calendar", text, "--by", "location"]);
    expect(stderr).toContain("2 of 5 instances without location: in no group");
  });

  test("by attendee: mailto: and case ignored, those who declined are free", async () => {
    const text = file(
      calendar(
        at("a", "0900", 60, 'ATTENDEE;CN="Sato, Y":mailto:Sato@example.com', "ATTENDEE:mailto:kim@example.com"),
        at("b", "0930", 60, "ATTENDEE:MAILTO:sato@EXAMPLE.com", "ATTENDEE;PARTSTAT=DECLINED:mailto:kim@example.com"),
      ),
    );
    expect(await told(text, "--by", "ATTENDEE")).toEqual(["Sato@example.com: a b 30 overlaps"]);
    expect(await told(text, "--by", "attendee", "--include", "declined")).toEqual([
      "Sato@example.com: a b 30 overlaps",
      "kim@example.com: a b 30 overlaps",
    ]);
  });

  test("by resources, and by any other property", async () => {
    const text = file(
      calendar(
        at("a", "0900", 60, "RESOURCES:Projector,Car\\, red", "X-TEAM:blue"),
        at("b", "0930", 60, "RESOURCES:projector", "X-TEAM:Blue"),
        at("c", "0945", 60, "RESOURCES:car\\, red", "X-TEAM:green"),
      ),
    );
    expect(await told(text, "--by", "resources")).toEqual(["Projector: a b 30 overlaps", "Car, red: a c 15 overlaps"]);
    expect(await told(text, "--by", "x-team")).toEqual(["blue: a b 30 overlaps"]);
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
    expect(stdout.split("\r\n")[1]).toMatch(/^R,2026-01-05T09:30:00Z,.*,10,contains,a,/);
  });
});

describe("against all pairs, one by one", () => {
  test.each([
    ["miss", undefined],
    ["hit", undefined],
    ["miss", [200, 400]],
    ["hit", [200, 400]],
  ] as const)("--touching %s, window %s", async (touching, window) => {
    // Short and crowded, so that ends meet, and moments without length are among them.
    let state = 7;
    const random = (below: number): number => {
      state = (Math.imul(state, 48_271) >>> 0) % 0x7fffffff;
      return state % below;
    };
    const bookings = Array.from({ length: 250 }, (_, id) => {
      const start = random(600);
      return { id: `${id}`, start, end: start + random(4) * random(20), rooms: [random(5), random(5)] };
    });
    const time = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString().slice(0, 16);
    const lines = bookings.map(({ id, start, end, rooms }) =>
      JSON.stringify({
        id,
        start: `${time(start)}Z`,
        end: `${time(end)}Z`,
        room: rooms.map((room) => (room === 0 ? "" : `R${room}`)),
      }),
    );
    const [from, to] = window ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const expected: string[] = [];
    for (const a of bookings) {
      for (const b of bookings) {
        if (a.id === b.id || a.start > b.start || (a.start === b.start && Number(a.id) > Number(b.id))) continue;
        const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
        // Interiors meet, a moment being its own; or any common instant, where touching counts.
        const meets = (x: { start: number; end: number }, at: number) =>
          x.start === x.end ? x.start === at : x.start < at && at < x.end;
        const clash =
          touching === "hit" ? start <= end : start < end || (start === end && meets(a, start) && meets(b, start));
        const inside = start === end ? start >= from && start < to : start < to && end > from;
        if (!clash || !inside) continue;
        for (const room of new Set(a.rooms)) {
          if (room !== 0 && b.rooms.includes(room))
            expected.push([`R${room}`, ...[a.id, b.id].sort(), end - start].join(" "));
        }
      }
    }
    const args = window === undefined ? [] : ["--from", `${time(from)}Z`, "--to", `${time(to)}Z`];
    const found = await clashes([file(lines.join("\n"), "ndjson"), "--by", "room", "--touching", touching, ...args]);
    const told = found.map(({ group, a, b, minutes }) => [group, ...[a.uid, b.uid].sort(), minutes].join(" "));
    expect(told.sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(50);
    expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).sort());
  });
});

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
    const [, row = ""] = stdout.split("\r\n");
    expect(row).toMatch(/^'@home,2026-01-05T00:30:00Z,2026-01-05T01:00:00Z,/);
    expect(row).toContain(",1,'=1+1,");
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

  test("where an event is, is told unless the group tells it", async () => {
    const one = calendar(at("a", "0900", 60, "LOCATION:Room A"), at("b", "0930", 60));
    expect((await hantei(["calendar", file(one), "--by", "all"])).stdout).toContain("A · Room A  B");
    const csv = "start,end,room,title\n2026-01-05 09:00,2026-01-05 10:00,R,x\n2026-01-05 09:00,2026-01-05 10:00,R,y\n";
    expect((await clashes([file(csv, "csv"), "--tz", "UTC"]))[0]?.a).toMatchObject({ summary: "x", location: "R" });
    expect((await hantei(["calendar", file(csv, "csv"), "--by", "room"])).stdout).not.toContain("·");
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

  test("a column that is named must be there, and times without an end are told", async () => {
    const table = file("start,Ende\n2026-01-05 09:00,2026-01-05 10:00\n2026-01-05 09:30,2026-01-05 10:00\n", "csv");
    expect(await refusal([table, "--columns", "end=Endee"])).toContain(
      'line 1: there is no column for end; columns: "start", "Ende"; name yours, as in --columns end=NAME',
    );
    expect((await hantei(["calendar", table])).stderr).toContain(
      "note: 2 events without an end: taken as moments, of no length",
    );
    expect(await clashes([table, "--columns", "end=ende"])).toHaveLength(1);
  });

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

describe("the picture", () => {
  const args = (svg: string, ...more: readonly string[]) => ["calendar", ...more, "--by", "all", "--svg", svg];

  test("is well-formed whatever events are called, and marks each clash by pattern, number and words", async () => {
    const evil = ["<script>alert(1)</script>", "]]>&quot;\"'", "\u0000\u0001\ud800", "会議".repeat(400), "\u202eabc"];
    const text = file(
      calendar(
        ...evil.map((name, index) => event(`${index}`, "DTSTART:20260105T090000Z", "DURATION:PT2H", `SUMMARY:${name}`)),
      ),
    );
    const svg = file("", "svg");
    const { status } = await hantei(args(svg, text));
    expect(status).toBe(0);
    const picture = readFileSync(svg, "utf8");
    expect(picture).not.toContain("<script");
    expect(picture).not.toContain("\u202e");
    expect(picture).toContain('fill="url(#hantei-calendar-hatch)"');
    expect(picture).toContain("10 double bookings");
    expect(tagsMatch(picture)).toBe(true);
  });

  test("has a column a day of the window, the week of the first clash otherwise, in both languages", async () => {
    const week = file(calendar(at("a", "0900", 60), at("b", "0930", 60)));
    const days = async (...more: readonly string[]): Promise<string[]> => {
      const svg = file("", "svg");
      await hantei(args(svg, week, ...more));
      const found = readFileSync(svg, "utf8").matchAll(/<text class="day"[^>]*>([^<]*)</g);
      return Array.from(found, ([, name]) => name as string);
    };
    expect(await days("--lang", "en")).toEqual([
      "Mon 5 Jan",
      "Tue 6 Jan",
      "Wed 7 Jan",
      "Thu 8 Jan",
      "Fri 9 Jan",
      "Sat 10 Jan",
      "Sun 11 Jan",
    ]);
    expect(await days("--lang", "ja", "--from", "2026-01-05", "--to", "2026-01-07")).toEqual([
      "1月5日（月）",
      "1月6日（火）",
    ]);
  });

  test("its groups are those of all weeks, whatever the week drawn calls them", async () => {
    const named = ["X-WR-CALNAME:Team", at("a", "0900", 60, "LOCATION:room"), at("b", "0930", 60, "LOCATION:room")];
    const old = event("old", "DTSTART:20251201T090000Z", "LOCATION:ROOM", "DURATION:PT1H");
    const paths = [file(calendar(...named)), file(calendar("X-WR-CALNAME:Team", old))];
    for (const by of ["calendar", "location"]) {
      const svg = file("", "svg");
      await hantei(["calendar", ...paths, "--by", by, "--svg", svg]);
      expect(readFileSync(svg, "utf8")).toContain("09:30–10:00");
    }
  });

  test("shows the hours from the first event to the last, and more of the days on which more happens", async () => {
    const svg = file("", "svg");
    await hantei(args(svg, file(calendar(at("a", "0915", 90), at("b", "1000", 60)))));
    const picture = readFileSync(svg, "utf8");
    expect([...picture.matchAll(/>(\d\d:00)</g)].map(([, hour]) => hour)).toEqual(["09:00", "10:00", "11:00"]);
    const days = [...picture.matchAll(/class="day" x="([\d.]+)"/g)].map(([, x]) => Number(x));
    const widths = days.slice(1).map((x, index) => x - (days[index] as number));
    expect(Math.max(...widths)).toBeGreaterThan(3 * Math.min(...widths));
  });

  test("parts names between words only", () => {
    expect(wrapped("Quarterly review of it", 6, 3)).toEqual(["Quart…", "review", "of it"]);
    expect(wrapped("Call with Tokyo", 10, 2)).toEqual(["Call with", "Tokyo"]);
    expect(wrapped("Call with Tokyo", 10, 1)).toEqual(["Call with…"]);
    expect(wrapped("四半期のまとめ。", 10, 4)).toEqual(["四半期のま", "とめ。"]);
    expect(wrapped("四半期。", 6, 4)).toEqual(["四半", "期。"]);
    expect(wrapped("Call with Tokyo (東京支社)", 10, 4)).toEqual(["Call with", "Tokyo", "(東京支社)"]);
    expect(wrapped("", 6, 4)).toEqual([""]);
  });

  test("of nothing is a picture, too", async () => {
    const svg = file("", "svg");
    writeFileSync(svg, "");
    await hantei(args(svg, file(calendar())));
    expect(readFileSync(svg, "utf8")).toContain("no double bookings");
    expect(tagsMatch(readFileSync(svg, "utf8"))).toBe(true);
  });
});

describe("the example of the README", () => {
  const example = (name: string) => fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url));
  const args = ["calendar", example("rooms.ics"), "--by", "location", "--tz", "Europe/Berlin", "--to", "2026-11-02"];

  test.each([
    ["en", "rooms.svg"],
    ["ja", "rooms.ja.svg"],
  ])("its picture is drawn by it (%s)", async (lang, name) => {
    const svg = file("", "svg");
    await hantei([...args, "--from", "2026-10-26", "--lang", lang, "--svg", svg]);
    expect(readFileSync(svg, "utf8")).toBe(readFileSync(example(name), "utf8"));
  });

  test("its table is what it prints", async () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const { stdout, stderr } = await hantei([...args, "--from", "2026-10-19", "--lang", "en"]);
    expect(readme).toContain(`--tz Europe/Berlin\n${stdout}\`\`\``);
    expect(stderr).toBe("");
  });
});

/** Whether every element that opens closes, and no bare markup character is left: what makes the file XML. */
function tagsMatch(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([\w-]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, __, self) => {
    if (close !== "") return open.pop() === name ? "" : "<";
    if (self === "") open.push(name);
    return "";
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
  return open.length === 0 && !/[<\u0000-\u0008]/.test(rest) && !/&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(rest);
}

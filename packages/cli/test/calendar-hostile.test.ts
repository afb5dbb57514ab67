/** Files that are cut off, wrongly encoded, enormous or meant to harm: named errors, bounded time. */
import { describe, expect, test } from "vitest";
import { calendar, clashes, event, file, refusal } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

const GOOD = event("good", "DTSTART:20260101T090000Z", "DURATION:PT1H");
const OTHER = event("other", "DTSTART:20260101T093000Z", "DURATION:PT1H");

/** What a VEVENT of these lines is refused for, as seen from line 4 on, where it begins. */
async function refused(...lines: readonly string[]): Promise<string> {
  return refusal([file(calendar(event("bad", ...lines)), "ics"), "--to", "2030-01-01"]);
}

describe("one event", () => {
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
    ["a date and a time", ["DTSTART;VALUE=DATE:20260102", "DTEND:20260103T000000"], "must both be dates"],
    [
      "one end without a zone",
      ["DTSTART;TZID=Asia/Tokyo:20260102T000000", "DTEND:20260102T010000"],
      "DTSTART and DTEND must both have a zone",
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
    ["an open quote", ['DTSTART;TZID="Asia/Tokyo:20260101T000000'], ", line 7, column"],
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
    ["no line at all", ["this is no line"], ', line 7, column 5: "this is no line" is no line of iCalendar'],
  ])("%s", async (_, lines, message) => {
    expect(await refused(...lines)).toContain(message);
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
});

describe("files", () => {
  const whole = calendar(GOOD, OTHER);

  test("cut off anywhere: refused by name, or whole events only", async () => {
    const lines = whole.split("\r\n");
    for (const kept of [1, 5, 9, 10, 14]) {
      const cut = file(`${lines.slice(0, kept).join("\r\n")}\r\n`);
      expect(await refusal([cut])).toMatch(
        /line \d+: the file ends within the V(EVENT|CALENDAR) that begins on line \d+: cut off\?/,
      );
    }
    expect(await refusal([file(whole.slice(0, -6))])).toContain(
      "END:VCALE closes nothing: open is the VCALENDAR of line 1",
    );
    expect(await clashes([file(lines.slice(0, 10).join("\r\n")), "--skip-bad"]).catch(() => "told")).toBe("told");
  });

  test("a calendar that begins within another, and ends that close nothing", async () => {
    const lines = whole.split("\r\n");
    const broken = [...lines.slice(0, 6), ...lines].join("\r\n");
    expect(await refusal([file(broken)])).toContain("a VCALENDAR begins within the VEVENT of line 4: cut off?");
    const { stdout } = await hantei(["calendar", file(broken), "--skip-bad", "--format", "csv"]);
    expect(stdout).toContain(",30,overlaps,good,");
    expect(await refusal([file(calendar("END:VEVENT"))])).toContain("END:VEVENT closes nothing");
    expect(await refusal([file(`${whole}stray:line\r\n`)])).toContain("stands outside of BEGIN:VCALENDAR");
    expect(await refusal([file(whole.replaceAll("\r\n", "\r"))])).toContain(
      "line 1: a carriage return (U+000D); end lines",
    );
  });

  test("a carriage return alone within a line is no line end, and nothing behind it is lost without a word", async () => {
    const lone = "a carriage return (U+000D); end lines with LF or CR LF";
    for (const ending of ["\n", "\r\n"]) {
      const text = (line: string) =>
        calendar(event("b", "DTSTART:20260101T090000Z", line, "DURATION:PT1H"), OTHER).replaceAll("\r\n", ending);
      for (const line of [
        "SUMMARY:b\rRRULE:FREQ=DAILY",
        "DESCRIPTION:b\rRRULE:FREQ=DAILY",
        "COMMENT:b\r\rLOCATION:x",
      ]) {
        expect(await refusal([file(text(line))])).toContain(`line 8: ${lone}`);
      }
      const folded = text("DESCRIPTION:b").replace("DESCRIPTION:b", `$&${ending} c\rRRULE:FREQ=DAILY`);
      expect(await refusal([file(folded)])).toContain(`line 9: ${lone}`);
      const { stdout } = await hantei(["calendar", file(text("SUMMARY:b\rRRULE:FREQ=DAILY")), "--skip-bad"]);
      expect(stdout).toBe("no double bookings\n");
    }
    expect(await clashes([file(whole.replaceAll("\r\n", "\r\r\n"))])).toHaveLength(1);
  });

  test("a byte order mark is fine; UTF-16 and Latin-1 are refused by name", async () => {
    expect(await clashes([file(`\ufeff${whole}`)])).toHaveLength(1);
    const utf16 = Buffer.from(`\ufeff${whole}`, "utf16le");
    expect(await refusal([file(utf16)])).toContain("line 1: the file is in UTF-16; save it as UTF-8");
    expect(await refusal([file(utf16.swap16())])).toContain("the file is in UTF-16");
    expect(await refusal([file(Buffer.from(whole, "utf16le"))])).toContain("the file is in UTF-16");
    const latin = calendar(event("l", "DTSTART:20260101T090000Z", "SUMMARY:Caf\u00e9"));
    expect(await refusal([file(Buffer.from(latin, "latin1"))])).toContain("line 8, column 12: byte 0xE9 is not UTF-8");
  });

  describe("bytes that are not UTF-8 are refused wherever they stand", () => {
    const GOES_ON = event("good", "DTSTART:20260101T090000Z", "DESCRIPTION:abc\r\n d\u00e9f", "DURATION:PT1H");
    const alarm = "BEGIN:VALARM\r\nDESCRIPTION:\u00e9\r\nEND:VALARM";
    test.each([
      [
        "a description",
        event("l", "DTSTART:20260101T090000Z", "DESCRIPTION:Caf\u00e9"),
        "line 8, column 16: byte 0xE9",
      ],
      ["behind a fold", GOES_ON, "line 8, column 17: byte 0xE9"],
      ["at a line's end", event("l", "COMMENT:\u00c3", "DTSTART:20260101T090000Z"), "line 7, column 9: byte 0xC3"],
      ["a property of nobody's", event("l", "DTSTART:20260101T090000Z", "X-FOO;X=\u00ff:1"), "line 8, column 9"],
      ["a name that is folded", event("l", "DTSTART:20260101T090000Z", "X-F\r\n OO:\u00e9"), "line 8, column 7"],
      ["the calendar's own", "X-FOO:\u00e9", "line 4, column 7: byte 0xE9"],
      ["an alarm", event("l", "DTSTART:20260101T090000Z", alarm), "line 9, column 13: byte 0xE9"],
      ["what is no event", "BEGIN:VTODO\r\nSUMMARY:\u00e9\r\nEND:VTODO", "line 5, column 9: byte 0xE9"],
    ])("%s", async (_, lines, place) => {
      const text = Buffer.from(calendar(lines), "latin1");
      expect(await refusal([file(text)])).toContain(`, ${place}`);
    });

    test("--skip-bad passes the event by, and tells it once", async () => {
      const bad = event("bad", "DTSTART:20260101T090000Z", "DURATION:PT1H", "COMMENT:\u00e9\r\n \u00e9", "X:\u00e9");
      const text = Buffer.from(calendar(bad, GOOD, OTHER), "latin1");
      const { stdout, stderr } = await hantei(["calendar", file(text), "--skip-bad", "--format", "csv"]);
      expect(stdout.split("\r\n")).toHaveLength(3);
      expect(stderr).toMatch(/line 9, column 9: byte 0xE9[^\n]*\nnote: skipped 1 event or part/);
    });

    test("a fold within a character of such a line is fine, and however long it is", async () => {
      const bytes = Buffer.from(`DESCRIPTION:${"会議室🗓é".repeat(50_000)}`);
      const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(7 * i, 7 * i + 7));
      const [head = "", tail] = calendar(event("f", "DTSTART:20260101T090000Z", "DURATION:PT1H", "X"), OTHER).split(
        "X",
      );
      const folded = pieces.flatMap((piece, i) => [Buffer.from(i === 0 ? "" : "\r\n "), piece]);
      const text = Buffer.concat([Buffer.from(head), ...folded, Buffer.from(tail ?? "")]);
      expect(await clashes([file(text)])).toHaveLength(1);
    });
  });

  test("folds within a character's bytes", async () => {
    const bytes = Buffer.from(
      calendar(event("f", "DTSTART:20260101T090000Z", "DURATION:PT1H", "SUMMARY:会議室"), OTHER),
    );
    const at = bytes.indexOf("室") + 1;
    const fold = Buffer.concat([bytes.subarray(0, at), Buffer.from("\r\n "), bytes.subarray(at)]);
    expect((await clashes([file(fold)]))[0]?.a.summary).toBe("会議室");
  });

  test("folds within a property's name", async () => {
    const folded = calendar(event("f", "DTST\r\n ART:20260101T090000Z", "DUR\r\n\tATION:PT1H", "X-NOT\r\n E:x"), OTHER);
    expect(await clashes([file(folded)])).toHaveLength(1);
    const alarm = "BEGIN:VALARM\r\nno line\r\n at all\r\nEND:VALARM";
    expect(
      await clashes([file(calendar(event("g", "DTSTART:20260101T090000Z", "DURATION:PT1H", alarm), OTHER))]),
    ).toHaveLength(1);
  });

  test("a header that cannot be used is told once, and no booking is taken for it", async () => {
    const row = "2026-01-01,2026-01-02";
    for (const header of ["Anfang,end", "start,End\u00e9"]) {
      const table = file(Buffer.from([header, row, "start,end", row, row].join("\n"), "latin1"), "csv");
      const { stdout, stderr } = await hantei(["calendar", table, "--skip-bad"]);
      expect(stdout).toBe("no double bookings\n");
      expect(stderr).toMatch(/^error: .*, line 1[^\n]*\nnote: skipped 1 event or part that could not be used\n$/);
    }
  });

  test("components nested without measure", async () => {
    const deep = `BEGIN:VCALENDAR\r\n${"BEGIN:X\r\n".repeat(30_000)}`;
    expect(await refusal([file(deep)])).toContain("line 51: components are nested more than 50 deep here");
    const { status } = await hantei(["calendar", file(deep + "END:Y\r\n".repeat(30_000)), "--skip-bad"]);
    expect(status).toBe(0);
  });

  test("empty, of another kind, missing, a folder", async () => {
    expect(await refusal([file("")])).toContain("line 1: the file is empty");
    expect(await refusal([file("<html></html>\n")])).toContain("is no line of iCalendar");
    expect(await refusal(["/nowhere/at.ics"])).toContain("there is no such file or folder");
    expect(await refusal(["."])).toContain("is a directory");
    expect(await refusal(["-"], "")).toContain("<stdin>, line 1: the file is empty");
  });

  test("LF and CR LF, names in any case, properties in groups, lines without end", async () => {
    const odd = whole
      .replaceAll("\r\n", "\n")
      .replace("BEGIN:VEVENT", "begin:vevent")
      .replace("DTSTART:", "x.dtstart:");
    expect(await clashes([file(odd.trimEnd())])).toHaveLength(1);
  });

  test("very long lines are refused, those that are long only when put together and do not matter are passed by", async () => {
    const long = "x".repeat(1024 * 1024 + 1);
    expect(await refused("DTSTART:20260101T000000Z", `SUMMARY:${long}`)).toContain(
      "line 8: the line is longer than 1 MiB",
    );
    expect(await refused("DTSTART:20260101T000000Z", `X-A:z\r\n ${long}`)).toContain(
      "line 9: the line is longer than 1 MiB",
    );
    const folded = `ATTACH:${Array.from({ length: 40 }, () => `${"y".repeat(60_000)}\r\n `).join("")}y`;
    expect(
      await clashes([file(calendar(event("long", "DTSTART:20260101T090000Z", "DURATION:PT1H", folded), OTHER))]),
    ).toHaveLength(1);
  });
});

describe("recurrences that never end", () => {
  const bomb = (rule: string) => file(calendar(event("bomb", "DTSTART:19700101T000000Z", `RRULE:${rule}`)));

  test("without --to they are refused, and say what to add; --from is not enough", async () => {
    const message =
      'line 4: "bomb": it repeats without end (its RRULE has no COUNT and no UNTIL); say up to when to look: --to DATE';
    expect(await refusal([bomb("FREQ=SECONDLY")])).toContain(message);
    expect(await refusal([bomb("FREQ=WEEKLY"), "--from", "2026-01-01"])).toContain(message);
  });

  test.each([
    [
      "many instances",
      "FREQ=SECONDLY",
      ["--to", "2050-01-01"],
      "line 4: the recurrences up to this one cost too much (more than 1000000 instances)",
    ],
    ["a COUNT as large", "FREQ=SECONDLY;COUNT=1000000000", [], "more than 1000000 instances"],
    [
      "a search for nothing",
      "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1",
      ["--to", "2500-01-01", "--max-instances", "1e5"],
      "days and times were looked at",
    ],
    ["a lower limit", "FREQ=DAILY", ["--to", "2050-01-01", "--max-instances", "1000"], "more than 1000 instances"],
  ])("%s", async (_, rule, args, message) => {
    const begin = performance.now();
    expect(await refusal([bomb(rule), ...args])).toContain(message);
    // It takes about a second; the machine may be busy.
    expect(performance.now() - begin).toBeLessThan(30_000);
  });

  test("a far window costs no more than a near one", async () => {
    expect(await clashes([bomb("FREQ=SECONDLY"), "--from", "2049-12-31T23:00", "--to", "2050-01-01"])).toEqual([]);
    expect(await clashes([bomb("FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30"), "--to", "9999-01-01"])).toEqual([]);
  });

  test("in many VTIMEZONEs, each of which would pass", async () => {
    const zones = Array.from({ length: 8 }, (_, index) => [
      "BEGIN:VTIMEZONE",
      `TZID:Z${index}`,
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "RRULE:FREQ=DAILY",
      "TZOFFSETFROM:+0900",
      "TZOFFSETTO:+0900",
      "END:STANDARD",
      "END:VTIMEZONE",
      event(`e${index}`, `DTSTART;TZID=Z${index}:20260101T090000`, "DURATION:PT1H"),
    ]);
    expect(await refusal([file(calendar(...zones.flat())), "--max-instances", "20000"])).toContain("cost too much");
    expect(await clashes([file(calendar(...(zones[0] as string[]))), "--max-instances", "20000"])).toEqual([]);
  });

  test("in a VTIMEZONE, too", async () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:bomb",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0000",
      "TZOFFSETTO:+0100",
      "RRULE:FREQ=SECONDLY",
      "END:STANDARD",
      "END:VTIMEZONE",
    ];
    const text = calendar(...zone, event("e", "DTSTART;TZID=bomb:20260101T000000"));
    expect(await refusal([file(text)])).toContain("VTIMEZONE bomb: the clocks change too often");
    const never = text.replace("FREQ=SECONDLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30").replace("19700101", "16010101");
    expect(await clashes([file(never)])).toEqual([]);
  });

  test("more clashes than anyone reads", async () => {
    const text = calendar(event("long", "DTSTART:19700101T000000Z", "DURATION:P10000D", "RRULE:FREQ=DAILY"));
    expect(await refusal([file(text), "--to", "1980-01-01"])).toContain(
      "more than 1000000 clashes; look at less at once",
    );
  });
});

describe("tables", () => {
  test.each([
    ["no header", "csv", "\n", "line 1: the file is empty"],
    ["no start", "csv", "room,when\nA,2026-01-01\n", 'line 1: there is no column for start; columns: "room", "when"'],
    [
      "lines that end in CR alone",
      "csv",
      "room,start,end,note\rA,2026-01-01,2026-01-03,x\rA,2026-01-02,2026-01-03,\r",
      "line 1, column 20: a carriage return (U+000D); end lines with LF or CR LF",
    ],
    [
      "a column twice",
      "csv",
      "room,start,end,Start\nA,2026-01-01,2026-01-03,2026-01-02\n",
      'line 1: the column "start" is there 2 times (columns 2, 4); which is meant?',
    ],
    [
      "a field twice",
      "ndjson",
      '{"room":"A","start":"2026-01-01","START":"2026-01-02"}\n',
      'line 1: the column "start"',
    ],
    ["no group", "csv", "start,end\n2026-01-01,2026-01-02\n", "line 1: there is no column for room"],
    ["too few cells", "csv", "room,start,end\nA,2026-01-01 09:00\n", "line 2: 2 cells, and the header names 3 columns"],
    [
      "an open quote",
      "csv",
      'room,start\nA,2026-01-01\n"B,2026-01-01\n',
      "line 3: the file ends within quotes that open here",
    ],
    [
      "a quote left open for long",
      "csv",
      `room,start\nA,"${"x\n".repeat(600_000)}`,
      "line 2: the row is longer than 1 MiB",
    ],
    ["a name that every object has", "csv", "start,constructor\n2026-01-01,a\n", "line 1: there is no column for room"],
    ["a quote inside", "csv", 'room,start\nA"B",2026-01-01\n', "line 2, column 2: a quote within a cell"],
    ["a date backwards", "csv", "room,start\nA,21/11/2026\n", 'line 2: start: "21/11/2026" is no date or time'],
    ["no such day", "csv", "room,start\nA,2026-02-30\n", "line 2: start:"],
    ["an empty start", "csv", "room,start\nA,\n", "line 2: the start is empty"],
    [
      "an offset and no such zone",
      "csv",
      "room,start\nA,2026-11-21T09:00Z[Nowhere/Zone]\n",
      'line 2: start: there is no time zone "Nowhere/Zone"',
    ],
    [
      "an offset that is not the zone's",
      "csv",
      "room,start\nA,2026-11-21T09:00+01:00[Asia/Tokyo]\n",
      'line 2: start: "2026-11-21T09:00+01:00[Asia/Tokyo]" contradicts itself: the clocks of Asia/Tokyo are not at +01:00 then',
    ],
    [
      "an offset that the zone has in summer only",
      "ndjson",
      '{"room":"A","start":"2026-11-21T09:00+02:00[Europe/Berlin]"}\n',
      "line 1: start:",
    ],
    [
      "end before start",
      "csv",
      "room,start,end\nA,2026-01-02,2026-01-01\n",
      'line 2: "an event": end is before start:',
    ],
    [
      "end before start, with times",
      "ndjson",
      '{"room":"A","begin":"2026-01-02T09:00Z","finish":"2026-01-02T08:00Z"}\n',
      'line 1: "an event": end is before start:',
    ],
    ["no object", "ndjson", "[]\n", 'line 1: "[]" is no object'],
    ["cut off", "ndjson", '{"room":"A","start":"2026-01-01"}\n{"room":"A","st', "is not JSON"],
    ["a list as a time", "ndjson", '{"room":"A","start":[1]}\n', 'line 1: "start" must be text'],
  ])("%s", async (_, ending, text, message) => {
    expect(await refusal([file(text, ending), "--by", "room"])).toContain(message);
  });

  test("an offset and its own zone, and Z with any zone, are fine", async () => {
    const times = [
      "2026-11-21T09:00+01:00[Europe/Berlin]",
      "2026-11-21T08:00Z[Europe/Berlin]",
      "2026-11-21T17:00+0900[asia/tokyo]",
      // The second 02:30 of the night; until 1972 Monrovia was 44 minutes and 30 seconds behind.
      "2026-10-25T02:30+01:00[Europe/Berlin]",
      "1960-01-01T12:00-00:45[Africa/Monrovia]",
    ];
    const table = ["room,start,end", ...times.map((time) => `A,${time},2026-12-01T00:00Z`)].join("\n");
    const found = await clashes([file(table, "csv"), "--by", "room"]);
    expect(found).toHaveLength(10);
    const begins = new Set(found.flatMap(({ a, b }) => [a.start, b.start]));
    expect([...begins].sort().slice(1)).toEqual(["2026-10-25T01:30:00Z", "2026-11-21T08:00:00Z"]);
  });
});

describe("options", () => {
  test.each([
    [["--tz", "Mars"], '--tz "Mars" is no time zone'],
    [["--tz", "+09:00"], "is no time zone"],
    [["--from", "tomorrow"], '--from: "tomorrow" is no date or time'],
    [["--from", "2026-02-01", "--to", "2026-01-01"], "the window is empty"],
    [["--from", "2026-01-01", "--to", "2026-01-01"], "the window is empty"],
    [["--include", "everything"], "everything"],
    [["--columns", "begin=Start"], "roles: start"],
    [["--max-instances", "0"], "whole number"],
    [["--format", "xml"], "xml"],
    [["--by", "flavor"], '--by "flavor": no event has such a property'],
  ])("%s", async (args, message) => {
    expect(await refusal([file(calendar(GOOD)), ...args])).toContain(message);
  });
});

/** Which events clash, in which groups and windows. */
import { describe, expect, test } from "vitest";
import { at, calendar, clashes, event, file, refusal } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

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

  test("by calendar: its name may come after its events, copies and instances that differ among them", async () => {
    const series = event("s", "DTSTART:20260105T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2");
    const moved = event("s", "RECURRENCE-ID:20260106T090000Z", "DTSTART:20260106T110000Z", "DURATION:PT1H");
    const others = [at("x", "0930", 60), event("y", "DTSTART:20260106T113000Z", "DURATION:PT1H")];
    for (const name of ["X-WR-CALNAME:Team", "NAME:Team"]) {
      for (const part of [[series, moved], [series, series], [moved]]) {
        const named = await told(file(calendar(name, ...part, ...others)));
        expect(named.length).toBeGreaterThan(0);
        expect(await told(file(calendar(...part, ...others, name)))).toEqual(named);
      }
    }
  });

  test("an event in thirty thousand calendars is one event, in each of them", async () => {
    const many = Array.from({ length: 30_000 }, (_, index) => calendar(`NAME:c${index}`, at("a", "0900", 60)));
    const last = calendar("NAME:c29999", at("b", "0930", 60));
    expect(await told(file([...many, last].join("")))).toEqual(["c29999: a b 30 overlaps"]);
  }, 20_000);

  test("by calendar in tables: the column is the writer's own word, and means one calendar in all files", async () => {
    const table = (uid: string, time: string) =>
      file(`uid,start,end,calendar\n${uid},2026-01-05 ${time},2026-01-05 12:00,Alice\n`, "csv");
    const line = '{"uid":"c","start":"2026-01-05 11:00","end":"2026-01-05 12:30","calendar":"alice"}\n';
    const found = await told(table("a", "09:00"), table("b", "10:00"), file(line, "ndjson"));
    expect(found).toHaveLength(3);
    // A calendar in iCalendar of that name is another.
    expect(await told(table("a", "09:00"), file(calendar("NAME:Alice", at("x", "0930", 60))))).toEqual([]);
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
    const declined = "ATTENDEE;PARTSTAT=DECLINED:mailto:kim@example.com";
    const text = file(
      calendar(
        at("a", "0900", 60, 'ATTENDEE;CN="Sato, Y":mailto:Sato@example.com', "ATTENDEE:mailto:kim@example.com"),
        at(
          "b",
          "0930",
          60,
          "ATTENDEE:MAILTO:sato@EXAMPLE.com",
          declined,
          "ATTENDEE;ROLE=NON-PARTICIPANT:mailto:mori@example.com",
          "ATTENDEE;PARTSTAT=delegated:mailto:abe@example.com",
        ),
        at("n", "0930", 30, "ATTENDEE:mailto:mori@example.com", "ATTENDEE:mailto:abe@example.com"),
      ),
    );
    expect(await told(text, "--by", "ATTENDEE")).toEqual(["Sato@example.com: a b 30 overlaps"]);
    const alone = file(calendar(at("a", "0900", 60, "ATTENDEE:mailto:kim@example.com"), at("b", "0900", 60, declined)));
    const { stderr } = await hantei(["calendar", alone, "--by", "attendee"]);
    expect(stderr).toContain("1 of 2 instances without an attendee who takes part: in no group");
    expect(await told(text, "--by", "attendee", "--include", "declined")).toEqual([
      "Sato@example.com: a b 30 overlaps",
      "kim@example.com: a b 30 overlaps",
    ]);
  });

  test("by attendee: who has an address of another kind is known by EMAIL, and by name where there is none", async () => {
    const text = file(
      calendar(
        at("a", "0900", 60, "ATTENDEE;EMAIL=ann@example.com:/aMzY/principal/", 'ATTENDEE;CN="Bob":invalid:nomail'),
        at("b", "0930", 60, "ATTENDEE;EMAIL=other@example.com:mailto:ann@example.com"),
        at("c", "0945", 60, "ATTENDEE;CN=bob:invalid:nomail", "ATTENDEE;CN=Eve:invalid:nomail"),
        at("d", "1200", 60, "ATTENDEE:invalid:nomail", "ATTENDEE;EMAIL=room@example.com:max@example.com"),
        at("e", "1230", 60, "ATTENDEE:invalid:nomail", "ATTENDEE:MAILTO:max@example.com"),
        at(
          "f",
          "1500",
          60,
          "ATTENDEE;EMAIL=kim@example.com:/caldav/kim@example.com/",
          "ATTENDEE:mailto:invalid:nomail",
        ),
        at("g", "1530", 60, "ATTENDEE;EMAIL=kim@example.com:mailto:", "ATTENDEE:mailto:invalid:nomail"),
        at("h", "1530", 60, "ATTENDEE;EMAIL=lee@example.com:mailto:", "ATTENDEE:MAILTO:"),
      ),
    );
    expect(await told(text, "--by", "attendee")).toEqual([
      "ann@example.com: a b 30 overlaps",
      "Bob: a c 15 overlaps",
      "max@example.com: d e 30 overlaps",
      "kim@example.com: f g 30 overlaps",
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

  test("calendars and tables together, from standard input, too", async () => {
    const ics = file(calendar(at("a", "0900", 60, "LOCATION:R")));
    const input = "start,end,location\n2026-01-05 09:30,2026-01-05 09:40,r\n";
    const { status, stdout } = await hantei(["calendar", ics, "-", "--by", "location", "--format", "csv"], { input });
    expect(status).toBe(0);
    expect(stdout.split("\n")[1]).toMatch(/^R,2026-01-05T09:30:00Z,.*,10,contains,a,/);
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

test("attendees, as a column is called, are the same as attendee: each of a list of people", async () => {
  const rows = [
    "id,start,end,attendees",
    "1,2026-01-05 09:00,2026-01-05 10:00,ada@x.test; ben@x.test",
    '2,2026-01-05 09:30,2026-01-05 10:30,"Ben@x.test,cy@x.test"',
  ];
  const table = file(rows.join("\n"), "csv");
  const ics = file(
    calendar(at("a", "0900", 60, "ATTENDEE:mailto:dot@x.test"), at("b", "0930", 60, "ATTENDEE:DOT@x.test")),
  );
  for (const by of ["attendee", "Attendees"]) {
    expect(await told(table, "--by", by)).toEqual(["ben@x.test: 1 2 30 overlaps"]);
    expect(await told(ics, "--by", by)).toEqual(["dot@x.test: a b 30 overlaps"]);
  }
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

test("instances that COUNT puts long before the window do not spend what instances there may be", async () => {
  const daily = at("daily", "0900", 60, "RRULE:FREQ=DAILY;COUNT=3000");
  const path = file(calendar(daily, event("other", "DTSTART:20330105T093000Z", "DURATION:PT1H")));
  const window = ["--from", "2033-01-01", "--to", "2033-01-10", "--max-instances", "50"];
  expect(await told(path, ...window)).toHaveLength(1);
});

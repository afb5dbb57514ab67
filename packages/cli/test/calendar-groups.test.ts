/** In which groups events clash: calendars, places, people and other properties. */
import { describe, expect, test } from "vitest";
import { at, calendar, event, file, told } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

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

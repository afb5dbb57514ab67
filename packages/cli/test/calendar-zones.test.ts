/** Zones: against Temporal, at every change of the clocks; and VTIMEZONEs with names of their own. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { Budget, TooMuch } from "../src/calendar/budget.js";
import { loadIanaZones } from "../src/calendar/iana-zone.js";
import { readRule } from "../src/calendar/rule.js";
import { ownZone } from "../src/calendar/vtimezone.js";
import { fromWindows, WINDOWS_ZONES } from "../src/calendar/windows-zones.js";
import { calendar, event, file, instances, refusal, starts } from "./lib/calendar.js";

const MINUTE = 60_000;

describe("IANA zones agree with Temporal", () => {
  test.each([
    "Europe/Berlin",
    "Europe/Dublin",
    "America/New_York",
    "America/Sao_Paulo",
    "America/St_Johns",
    "Asia/Tokyo",
    "Asia/Kathmandu",
    "Asia/Manila",
    "Africa/Casablanca",
    "Africa/Monrovia",
    "Antarctica/Troll",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Pacific/Kwajalein",
  ])("%s", async (name) => {
    const zone = (await loadIanaZones())(name);
    const local = (instant: number) =>
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO("UTC").toPlainDateTime();
    let compared = 0;
    let at: Temporal.ZonedDateTime | null = Temporal.Instant.from("1845-01-01T00:00Z").toZonedDateTimeISO(name);
    for (at = at.getTimeZoneTransition("next"); at !== null && at.year < 2060; at = at.getTimeZoneTransition("next")) {
      const change = at.epochMilliseconds + Math.round(at.offsetNanoseconds / 1e6);
      // Every quarter of an hour from a day and an hour before to as much after, and beside the change itself.
      for (const minutes of [
        -1500, -1440, -121, -120, -61, -60, -59, -31, -30, -1, 0, 1, 29, 30, 59, 60, 61, 120, 1440, 1500,
      ]) {
        const wall = change + minutes * MINUTE;
        const expected = local(wall).toZonedDateTime(name).epochMilliseconds;
        if (zone?.instantOf(wall) !== expected) expect(`${local(wall)}: ${zone?.instantOf(wall)}`).toBe(`${expected}`);
        if (
          zone?.localAt(expected) !==
          expected + Temporal.Instant.fromEpochMilliseconds(expected).toZonedDateTimeISO(name).offsetNanoseconds / 1e6
        ) {
          expect.fail(`localAt ${expected}`);
        }
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test("names in any case; others are none", async () => {
    const zones = await loadIanaZones();
    expect(zones("asia/tokyo")?.name).toBe("Asia/Tokyo");
    expect([zones("+09:00"), zones("Tokyo"), zones(""), zones("Asia/Tokyo[u]")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const OWN_NEW_YORK = `BEGIN:VTIMEZONE
TZID:Company time
BEGIN:STANDARD
DTSTART:19671029T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20061029T060000Z
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19870405T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4;UNTIL=20060402T070000Z
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE`;

describe("a VTIMEZONE with a name of its own", () => {
  test("by its own rules: New York's as IANA has them, 1990 to 2040", async () => {
    const times: string[] = [];
    for (let year = 1990; year <= 2040; year += 5) {
      for (const day of ["03-10", "03-14", "04-03", "04-05", "07-01", "10-27", "10-31", "11-03", "11-08"]) {
        for (const hour of ["01:30", "02:30", "12:00"]) times.push(`${year}-${day}T${hour}`);
      }
    }
    const events = times.map((time, index) =>
      event(`e${index}`, `DTSTART;TZID=Company time:${time.replace(/[-:]/g, "")}00`),
    );
    // The zone stands behind its events, which is allowed.
    const found = await instances([calendar(...events, OWN_NEW_YORK)]);
    const expected = times.map((time, index) => ({
      uid: `e${index}`,
      start: Temporal.PlainDateTime.from(time).toZonedDateTime("America/New_York").toInstant().toString(),
    }));
    const byUid = (a: { uid: string }, b: { uid: string }) => Number(a.uid.slice(1)) - Number(b.uid.slice(1));
    expect(found.map(({ uid, start }) => ({ uid, start })).sort(byUid)).toEqual(expected);
  });

  test("rules of nobody else's, with RDATE, offsets with seconds, and before the first change", async () => {
    const zone = `BEGIN:VTIMEZONE
TZID:Made up
BEGIN:STANDARD
DTSTART:20260101T000000
RDATE:20260301T000000
TZOFFSETFROM:+0010
TZOFFSETTO:+012030
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260201T000000
TZOFFSETFROM:+012030
TZOFFSETTO:+0500
END:DAYLIGHT
END:VTIMEZONE`;
    const at = (uid: string, time: string) => event(uid, `DTSTART;TZID="Made up":${time}`);
    const text = calendar(
      zone,
      at("before", "20251201T000000"),
      at("first", "20260115T000000"),
      at("second", "20260215T000000"),
      at("third", "20260315T000000"),
    );
    expect(await starts([text])).toEqual([
      "2025-11-30T23:50:00Z",
      "2026-01-14T22:39:30Z",
      "2026-02-14T19:00:00Z",
      "2026-03-14T22:39:30Z",
    ]);
  });

  test("an UNTIL that is a date means all of that day, a change in it too", async () => {
    const zone = (until: string) => `BEGIN:VTIMEZONE
TZID:Own
BEGIN:DAYLIGHT
DTSTART:20200101T000000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20251025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;UNTIL=${until}
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260401T000000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`;
    const november = event("n", "DTSTART;TZID=Own:20261101T120000");
    for (const [until, hour] of [
      ["20261025", "11"],
      ["20261025T010000Z", "11"],
      ["20261025T030000", "11"],
      ["20261024", "10"],
      ["20261025T005959Z", "10"],
    ] as const) {
      expect(await starts([calendar(zone(until), november)])).toEqual([`2026-11-01T${hour}:00:00Z`]);
    }
  });

  describe("asked for centuries", () => {
    const HOUR = 60 * MINUTE;
    const observance = (start: number, from: number, to: number, rule: string) => ({
      start,
      from: from * HOUR,
      to: to * HOUR,
      rules: [readRule(rule)],
      dates: [],
    });
    const changes = [
      observance(Date.UTC(1970, 9, 25, 3), 2, 1, "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"),
      observance(Date.UTC(1970, 2, 29, 2), 1, 2, "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"),
    ];
    const years = Array.from({ length: 121 }, (_, index) => 1970 + index * 5);
    const shuffled = years.map((_, index) => years[(index * 50) % years.length] as number);
    const orders = [years, [...years].reverse(), shuffled];

    /** How many hours the clocks are ahead on the first of July and of January. */
    const ask = (order: readonly number[], most: number) => {
      const zone = ownZone("Own", changes, new Budget(most));
      return order.map((year) => [6, 0].map((month) => zone.offsetAt(Date.UTC(year, month, 1)) / HOUR));
    };

    test("summer and winter are right in whatever order", () => {
      for (const order of orders) expect(ask(order, 10_000)).toEqual(order.map(() => [2, 1]));
    });

    test("what it costs grows with the years, and not with who asks first", () => {
      const suffices = (order: readonly number[], most: number): boolean => {
        try {
          ask(order, most);
          return true;
        } catch (problem) {
          if (problem instanceof TooMuch) return false;
          throw problem;
        }
      };
      let [low, least] = [0, 10_000];
      while (least - low > 1) {
        const middle = Math.floor((low + least) / 2);
        if (suffices(years, middle)) least = middle;
        else low = middle;
      }
      for (const order of orders) {
        expect([least - 1, least].map((most) => suffices(order, most))).toEqual([false, true]);
      }
      // Of 400 looks each: two onsets a year, at 100 each, and the days of the years.
      expect(least).toBeLessThan(((600 + 40) * 2 * (100 + 1.2 * 366)) / 400);
    });

    test("many that each would pass cost too much together", () => {
      const daily = [observance(Date.UTC(1970, 0, 1), 9, 9, "FREQ=DAILY")];
      const ask = (zones: number) => {
        const budget = new Budget(20_000);
        for (let i = 0; i < zones; i++) ownZone(`Z${i}`, daily, budget).offsetAt(Date.UTC(2026, 0, 1));
      };
      expect(() => ask(1)).not.toThrow();
      expect(() => ask(8)).toThrow(TooMuch);
    });

    test("a COUNT, RDATEs and an UNTIL far from the first change", async () => {
      const zone = `BEGIN:VTIMEZONE
TZID:Far
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
RRULE:FREQ=YEARLY
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20600701T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;COUNT=30
RDATE:21200701T000000,20500701T000000
END:DAYLIGHT
BEGIN:DAYLIGHT
DTSTART:22000701T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;UNTIL=22450701T000000Z
END:DAYLIGHT
END:VTIMEZONE`;
      const hours = {
        2049: 12,
        2050: 11,
        2051: 12,
        2060: 11,
        2089: 11,
        2090: 12,
        2120: 11,
        2121: 12,
        2200: 10,
        2245: 10,
        2246: 12,
      };
      const events = Object.keys(hours).map((year) => event(year, `DTSTART;TZID=Far:${year}0801T120000`));
      const expected = Object.entries(hours).map(([year, hour]) => `${year}-08-01T${hour}:00:00Z`);
      expect(await starts([calendar(zone, ...events)])).toEqual(expected);
      expect(await starts([calendar(zone, ...events.reverse())])).toEqual(expected);
    });
  });

  test("clocks that go forward by more than an event takes are told, and are no mistake of ours", async () => {
    const zone = `BEGIN:VTIMEZONE
TZID:Leap
BEGIN:STANDARD
DTSTART:20260101T000000
TZOFFSETFROM:-2300
TZOFFSETTO:+2300
END:STANDARD
END:VTIMEZONE`;
    const text = calendar(zone, event("a", "DTSTART;TZID=Leap:20260101T230000", "DURATION:P1D"));
    expect(await refusal([file(text)])).toContain(
      '"a": it ends before it starts: its clocks go forward by more than its length',
    );
  });

  test("what is wrong with it is told by the events that use it, and by no others", async () => {
    const zone = (name: string, ...lines: readonly string[]) =>
      [
        ["BEGIN:VTIMEZONE", ...(name === "" ? [] : [`TZID:${name}`]), "BEGIN:STANDARD"],
        ["DTSTART:19700101T000000", "TZOFFSETFROM:+0100", ...lines, "END:STANDARD", "END:VTIMEZONE"],
      ]
        .flat()
        .join("\r\n");
    const text = (tzid: string) =>
      calendar(
        zone("Damaged", "TZOFFSETTO:0100"),
        zone("No time", "TZOFFSETTO:+0100", "RDATE:2026"),
        zone("Half"),
        // IANA's own rules count, whatever stands here.
        zone("Asia/Tokyo", "TZOFFSETTO:0900"),
        zone("", "TZOFFSETTO:+0100"),
        event("a", `DTSTART;TZID=${tzid}:20260101T090000`),
      );
    expect(await starts([text("Asia/Tokyo")])).toEqual(["2026-01-01T00:00:00Z"]);
    for (const [name, fault] of [
      ["Damaged", '(line 9: TZOFFSETTO: "0100" is no offset from UTC'],
      ["No time", '(line 18: RDATE: "2026" is no date or time'],
      ["Half", "(line 23: the VTIMEZONE's STANDARD part has no TZOFFSETTO)"],
    ] as const) {
      const told = await refusal([file(text(name))]);
      expect(told).toContain(`"a": the VTIMEZONE of its zone cannot be used ${fault}`);
    }
  });

  test("each VCALENDAR of a file has its own zones", async () => {
    const fixed = (offset: string) =>
      `BEGIN:VTIMEZONE\r\nTZID:Here\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:${offset}\r\nTZOFFSETTO:${offset}\r\nEND:STANDARD\r\nEND:VTIMEZONE`;
    const one = (uid: string, offset: string) =>
      calendar(fixed(offset), event(uid, "DTSTART;TZID=Here:20260101T120000"));
    expect(await instances([one("a", "+0900") + one("b", "-0300")])).toMatchObject([
      { uid: "a", start: "2026-01-01T03:00:00Z" },
      { uid: "b", start: "2026-01-01T15:00:00Z" },
    ]);
  });

  test("its name is text: commas behind backslashes, in the parameter too, and spaces around it", async () => {
    const zone = (name: string, offset: string) =>
      `BEGIN:VTIMEZONE\r\nTZID:${name}\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:${offset}\r\nTZOFFSETTO:${offset}\r\nEND:STANDARD\r\nEND:VTIMEZONE`;
    const text = calendar(
      zone("(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome\\, Stockholm\\, Vienna", "+0200"),
      zone("Ours ", "+0500"),
      zone("Back\\\\slash", "+0700"),
      event("a", 'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20260701T100000'),
      event(
        "b",
        'DTSTART;TZID="(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome\\, Stockholm\\, Vienna":20260701T110000',
      ),
      event("c", "DTSTART;TZID=Ours:20260701T150000"),
      event("d", "DTSTART;TZID=Back\\slash:20260701T180000"),
      event("e", "DTSTART;TZID=Back\\\\slash:20260701T190000"),
    );
    expect(await starts([text])).toEqual(["08", "09", "10", "11", "12"].map((hour) => `2026-07-01T${hour}:00:00Z`));
  });

  test("Exchange's URI of UTC, with quotes or without", async () => {
    const text = calendar(
      event("q", 'DTSTART;TZID="tzone://Microsoft/Utc":20240116T203000'),
      event("u", "DTSTART;TZID=tzone://Microsoft/Utc;X-MORE=1:20240116T213000"),
    );
    expect(await starts([text])).toEqual(["2024-01-16T20:30:00Z", "2024-01-16T21:30:00Z"]);
  });

  test("names of registries, where the file gives no rules for them", async () => {
    const at = (name: string): string => calendar(event("r", `DTSTART;TZID=${name}:20260101T090000`));
    expect(await starts([at("/freeassociation.sourceforge.net/Asia/Tokyo")])).toEqual(["2026-01-01T00:00:00Z"]);
    expect(await starts([at("/citadel.org/20250101_1/America/Argentina/Buenos_Aires")])).toEqual([
      "2026-01-01T12:00:00Z",
    ]);
    // Some leave the registry's name away.
    expect(await starts([at("/Asia/Tokyo")])).toEqual(["2026-01-01T00:00:00Z"]);
    for (const name of ["/Tokyo", "/mozilla.org/Mars/Olympus", "/", "x/Asia/Tokyo"]) {
      expect(await refusal([file(at(name))])).toContain(`there is no time zone "${name}"`);
    }
  });

  test("Windows' names, where the file gives no rules for them", async () => {
    const text = calendar(event("w", "DTSTART;TZID=Tokyo Standard Time:20260101T090000"));
    expect(await starts([text])).toEqual(["2026-01-01T00:00:00Z"]);
    for (const [name, iana] of Object.entries(WINDOWS_ZONES)) {
      expect(fromWindows(name.toUpperCase()), name).toBe(iana);
      expect(() => new Intl.DateTimeFormat("en", { timeZone: iana }), name).not.toThrow();
    }
    expect(fromWindows("Middle East Standard Time")).toBe("Asia/Beirut");
    expect(fromWindows("UTC-11")).toBe("Etc/GMT+11");
    expect(Object.keys(WINDOWS_ZONES).length).toBe(139);
  });
});

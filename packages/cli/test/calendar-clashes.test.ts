/** Which events clash, and in which windows. */
import { describe, expect, test } from "vitest";
import { at, calendar, clashes, event, file, told } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

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

test("instances that COUNT puts long before the window do not spend what instances there may be", async () => {
  const daily = at("daily", "0900", 60, "RRULE:FREQ=DAILY;COUNT=3000");
  const path = file(calendar(daily, event("other", "DTSTART:20330105T093000Z", "DURATION:PT1H")));
  const window = ["--from", "2033-01-01", "--to", "2033-01-10", "--max-instances", "50"];
  expect(await told(path, ...window)).toHaveLength(1);
});

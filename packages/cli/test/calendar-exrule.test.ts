/** EXRULE, which RFC 5545 no longer has, and calendars still do. */
import { expect, test } from "vitest";
import { calendar, event, instances, starts } from "./lib/calendar.js";

test("EXRULE takes away what it matches, and counts nothing else: DTSTART need not match it", async () => {
  // 1 January 2026 is a Thursday.
  const of = (uid: string, ...lines: readonly string[]) =>
    event(uid, "DTSTART:20260101T100000Z", "RRULE:FREQ=DAILY;COUNT=5", ...lines);
  const text = calendar(
    of("counted", "EXRULE:FREQ=WEEKLY;BYDAY=SA,SU;COUNT=1"),
    of("from-start", "EXRULE:FREQ=WEEKLY;BYDAY=TH"),
    of("weekends", "EXRULE:FREQ=WEEKLY;BYDAY=SA,SU"),
  );
  const found = await instances([text], ["--to", "2026-02-01"]);
  const daysOf = (uid: string) => found.filter((one) => one.uid === uid).map(({ start }) => start.slice(8, 10));
  expect(daysOf("counted")).toEqual(["01", "02", "04", "05"]);
  expect(daysOf("from-start")).toEqual(["02", "03", "04", "05"]);
  expect(daysOf("weekends")).toEqual(["01", "02", "05"]);
});

test("EXRULE takes away the same whatever the window is, and may have no end where the series has one", async () => {
  const series = (rule: string) =>
    event("s", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=60", `EXRULE:${rule}`);
  // Both stand for instances after the window that EXRULE means; they were moved into it.
  const once = event("s", "RECURRENCE-ID:20260220T090000Z", "DTSTART:20260105T150000Z");
  const later = event("s", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260201T090000Z", "DTSTART:20260122T150000Z");
  const odd = calendar(series("FREQ=DAILY;INTERVAL=2;COUNT=30"), once);
  const mondays = calendar(series("FREQ=WEEKLY;BYDAY=MO"), later);
  for (const [text, until] of [
    [odd, "2026-01-10"],
    [mondays, "2026-01-25"],
  ] as const) {
    const whole = await starts([text]);
    expect(whole.length).toBeGreaterThan(20);
    expect(await starts([text], ["--to", until])).toEqual(whole.filter((start) => start < until));
  }
  expect(await starts([mondays])).not.toContain("2026-01-23T15:00:00Z");
});

test("EXRULE is not walked to what no window shows", async () => {
  const far = (...more: readonly string[]) =>
    event("s", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY", ...more, "RDATE:99991230T000000Z");
  const daily = calendar(far("EXRULE:FREQ=DAILY;INTERVAL=2"));
  expect(await starts([daily], ["--to", "2026-01-05"])).toEqual(["2026-01-02T09:00:00Z", "2026-01-04T09:00:00Z"]);
  const override = event("s", "RECURRENCE-ID:20300101T090000Z", "DTSTART:20300101T100000Z");
  const all = calendar(far("EXRULE:FREQ=MINUTELY"), override);
  expect(await starts([all], ["--to", "2026-01-05"])).toEqual([]);
});

test("EXRULE alone takes away the one instance that there is", async () => {
  const of = (uid: string, rule: string) => event(uid, "DTSTART:20260101T100000Z", `EXRULE:${rule}`);
  const text = calendar(of("gone", "FREQ=DAILY;COUNT=1"), of("kept", "FREQ=WEEKLY;BYDAY=SA;COUNT=1"));
  expect((await instances([text])).map(({ uid }) => uid)).toEqual(["kept"]);
});

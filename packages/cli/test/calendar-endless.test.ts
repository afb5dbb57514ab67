/** Recurrences that never end, or end too late: refused in bounded time. */
import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calendar, clashes, event, file, refusal } from "./lib/calendar.js";
import { temporaryFolder } from "./lib/folder.js";
import { ended, start } from "./lib/hantei.js";

const FOLDER = temporaryFolder("endless");

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
  // It takes about a second; the machine may be busy.
])("%s", { timeout: 30_000 }, async (_, rule, args, message) => {
  expect(await refusal([bomb(rule), ...args])).toContain(message);
});

test("a far window costs no more than a near one", async () => {
  expect(await clashes([bomb("FREQ=SECONDLY"), "--from", "2049-12-31T23:00", "--to", "2050-01-01"])).toEqual([]);
  expect(await clashes([bomb("FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30"), "--to", "9999-01-01"])).toEqual([]);
});

test("what a VTIMEZONE's rules cost is not taken from the instances", async () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Z",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "RRULE:FREQ=DAILY",
    "TZOFFSETFROM:+0900",
    "TZOFFSETTO:+0900",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const text = calendar(...zone, event("e", "DTSTART;TZID=Z:20260101T090000", "DURATION:PT1H"));
  expect(await clashes([file(text), "--max-instances", "1"])).toEqual([]);
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

test.skipIf(process.platform === "win32").each([[[]], [["--out", "clashes.csv", "--svg", "week.svg"]]])(
  "Ctrl-C in the middle of one long series ends it with 130, and prints and leaves nothing, %j (Windows has no signals)",
  async (outputs) => {
    const cwd = mkdtempSync(join(FOLDER, "interrupted-"));
    const series = event("s", "DTSTART:20260101T000000Z", "RRULE:FREQ=SECONDLY");
    // 604,800 instances.
    const child = start(["calendar", "-", "--to", "2026-01-08", ...outputs], { cwd });
    const result = ended(child);
    // More than a pipe holds, so that it is being read by the time all is written.
    const text = calendar(...Array.from({ length: 20_000 }, () => `X-PADDING:${"x".repeat(60)}`), series);
    await new Promise((resolve) => child.stdin?.end(text, () => resolve(undefined)));
    // By now the series is being placed, which takes seconds.
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill("SIGINT");
    expect(await result).toEqual({ status: 130, stdout: "", stderr: "" });
    expect(readdirSync(cwd)).toEqual([]);
  },
);

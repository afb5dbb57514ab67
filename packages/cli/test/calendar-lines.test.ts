/** How lines end, where they are folded, and how long they may be. */
import { expect, test } from "vitest";
import { calendar, clashes, event, file, GOOD, OTHER, refusal, refusedEvent } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

const WHOLE = calendar(GOOD, OTHER);

test("a carriage return alone within a line is no line end, and nothing behind it is lost without a word", async () => {
  const lone = "a carriage return (U+000D); end lines with LF or CR LF";
  for (const ending of ["\n", "\r\n"]) {
    const text = (line: string) =>
      calendar(event("b", "DTSTART:20260101T090000Z", line, "DURATION:PT1H"), OTHER).replaceAll("\r\n", ending);
    for (const line of ["SUMMARY:b\rRRULE:FREQ=DAILY", "DESCRIPTION:b\rRRULE:FREQ=DAILY", "COMMENT:b\r\rLOCATION:x"]) {
      expect(await refusal([file(text(line))])).toContain(`line 8: ${lone}`);
    }
    const folded = text("DESCRIPTION:b").replace("DESCRIPTION:b", `$&${ending} c\rRRULE:FREQ=DAILY`);
    expect(await refusal([file(folded)])).toContain(`line 9: ${lone}`);
    const { stdout } = await hantei(["calendar", file(text("SUMMARY:b\rRRULE:FREQ=DAILY")), "--skip-bad"]);
    expect(stdout).toBe("no double bookings\n");
  }
  expect(await clashes([file(WHOLE.replaceAll("\r\n", "\r\r\n"))])).toHaveLength(1);
});

test("LF and CR LF, names in any case, properties in groups, lines without end", async () => {
  const odd = WHOLE.replaceAll("\r\n", "\n").replace("BEGIN:VEVENT", "begin:vevent").replace("DTSTART:", "x.dtstart:");
  expect(await clashes([file(odd.trimEnd())])).toHaveLength(1);
});

test("folds within a character's bytes", async () => {
  const bytes = Buffer.from(calendar(event("f", "DTSTART:20260101T090000Z", "DURATION:PT1H", "SUMMARY:会議室"), OTHER));
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

test("very long lines that matter are refused, and those that do not are passed by, folded or not", async () => {
  const long = "x".repeat(1024 * 1024 + 1);
  expect(await refusedEvent("DTSTART:20260101T000000Z", `SUMMARY:${long}`)).toContain(
    "line 8: the line is longer than 1 MiB",
  );
  expect(await refusedEvent("DTSTART:20260101T000000Z", `SUMMARY:z\r\n ${long}`)).toContain(
    "line 9: the line is longer than 1 MiB",
  );
  expect(await refusedEvent("DTSTART:20260101T000000Z", long)).toContain("line 8: the line is longer than 1 MiB");
  const pieces = "y".repeat(5_000_000);
  const folded = `ATTACH:${Array.from({ length: 40 }, () => `${"y".repeat(60_000)}\r\n `).join("")}y`;
  for (const passed of [folded, `ATTACH;ENCODING=BASE64:${pieces}`, `X-A:z\r\n ${pieces}\r\n ${pieces}`]) {
    const told = await clashes([
      file(calendar(event("long", "DTSTART:20260101T090000Z", "DURATION:PT1H", passed), OTHER)),
    ]);
    expect(told).toHaveLength(1);
  }
});

test("what is amiss far into a line that does not matter is told as elsewhere", async () => {
  const far = "y".repeat(3_000_000);
  const bytes = (piece: Uint8Array | string): Buffer => {
    const [before, behind] = calendar(event("long", "DTSTART:20260101T090000Z", `ATTACH:${far}@@${far}`)).split("@@");
    return Buffer.concat([before as string, piece, behind as string].map((part) => Buffer.from(part)));
  };
  expect(await refusal([file(bytes(Uint8Array.of(0xff)))])).toMatch(/line 8, column \d+: byte 0xFF is not UTF-8/);
  expect(await refusal([file(bytes("\r"))])).toContain("line 8: a carriage return");
});

test("of one line, one thing is told, however long it is and however much is amiss in it", async () => {
  const returns = `${"y".repeat(1000)}\r.`.repeat(2000);
  const far = "y".repeat(2_000_000);
  for (const line of [
    `X-A:${returns}`,
    `X-A:${far}${returns}`,
    `NAME:${far}${returns}`,
    `X-A:\xff\r\n ${far}\r\n ${far}`,
  ]) {
    const bytes = Buffer.from(calendar(line, GOOD, OTHER), "latin1");
    const { stdout, stderr } = await hantei(["calendar", file(bytes), "--skip-bad", "--format", "csv"]);
    expect(stderr).toMatch(/^error: [^\n]*, line 4[^\n]*\nnote: skipped 1 event or part that could not be used\n$/);
    expect(stdout.split("\n")).toHaveLength(3);
  }
});

/** Files that are not in UTF-8. */
import { describe, expect, test } from "vitest";
import { calendar, clashes, event, file, GOOD, OTHER, refusal } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

const WHOLE = calendar(GOOD, OTHER);

test("a byte order mark is fine; UTF-16 and Latin-1 are refused by name", async () => {
  expect(await clashes([file(`\ufeff${WHOLE}`)])).toHaveLength(1);
  const utf16 = Buffer.from(`\ufeff${WHOLE}`, "utf16le");
  expect(await refusal([file(utf16)])).toContain("line 1, column 1: the file begins as UTF-16 does; save it as UTF-8");
  expect(await refusal([file(utf16.swap16())])).toContain("the file begins as UTF-16 does");
  expect(await refusal([file(Buffer.from(WHOLE, "utf16le"))])).toContain("the file begins as UTF-16 does");
  const latin = calendar(event("l", "DTSTART:20260101T090000Z", "SUMMARY:Caf\u00e9"));
  expect(await refusal([file(Buffer.from(latin, "latin1"))])).toContain("line 8, column 12: byte 0xE9 is not UTF-8");
});

describe("bytes that are not UTF-8 are refused wherever they stand", () => {
  const GOES_ON = event("good", "DTSTART:20260101T090000Z", "DESCRIPTION:abc\r\n d\u00e9f", "DURATION:PT1H");
  const alarm = "BEGIN:VALARM\r\nDESCRIPTION:\u00e9\r\nEND:VALARM";
  test.each([
    ["a description", event("l", "DTSTART:20260101T090000Z", "DESCRIPTION:Caf\u00e9"), "line 8, column 16: byte 0xE9"],
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
    expect(stdout.split("\n")).toHaveLength(3);
    expect(stderr).toMatch(/line 9, column 9: byte 0xE9[^\n]*\nnote: skipped 1 event or part/);
  });

  test("a fold within a character of such a line is fine, and however long it is", async () => {
    const bytes = Buffer.from(`DESCRIPTION:${"会議室🗓é".repeat(50_000)}`);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(7 * i, 7 * i + 7));
    const [head = "", tail] = calendar(event("f", "DTSTART:20260101T090000Z", "DURATION:PT1H", "X"), OTHER).split("X");
    const folded = pieces.flatMap((piece, i) => [Buffer.from(i === 0 ? "" : "\r\n "), piece]);
    const text = Buffer.concat([Buffer.from(head), ...folded, Buffer.from(tail ?? "")]);
    expect(await clashes([file(text)])).toHaveLength(1);
  });
});

/** Files that are cut off, nested without measure, empty or of another kind: refused by name. */
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { calendar, clashes, file, GOOD, OTHER, refusal } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

const WHOLE = calendar(GOOD, OTHER);

test("cut off anywhere: refused by name, or whole events only", async () => {
  const lines = WHOLE.split("\r\n");
  for (const kept of [1, 5, 9, 10, 14]) {
    const cut = file(`${lines.slice(0, kept).join("\r\n")}\r\n`);
    expect(await refusal([cut])).toMatch(
      /line \d+: the file ends within the V(EVENT|CALENDAR) that begins on line \d+: cut off\?/,
    );
  }
  expect(await refusal([file(WHOLE.slice(0, -6))])).toContain(
    "END:VCALE closes nothing: open is the VCALENDAR of line 1",
  );
  expect(await clashes([file(lines.slice(0, 10).join("\r\n")), "--skip-bad"]).catch(() => "told")).toBe("told");
});

test("a calendar that begins within another, and ends that close nothing", async () => {
  const lines = WHOLE.split("\r\n");
  const broken = [...lines.slice(0, 6), ...lines].join("\r\n");
  expect(await refusal([file(broken)])).toContain("a VCALENDAR begins within the VEVENT of line 4: cut off?");
  const { stdout } = await hantei(["calendar", file(broken), "--skip-bad", "--format", "csv"]);
  expect(stdout).toContain(",30,overlaps,good,");
  expect(await refusal([file(calendar("END:VEVENT"))])).toContain("END:VEVENT closes nothing");
  expect(await refusal([file(`${WHOLE}stray:line\r\n`)])).toContain("stands outside of BEGIN:VCALENDAR");
  expect(await refusal([file(WHOLE.replaceAll("\r\n", "\r"))])).toContain(
    "line 1: a carriage return (U+000D); end lines",
  );
});

test("components nested without measure", async () => {
  const deep = `BEGIN:VCALENDAR\r\n${"BEGIN:X\r\n".repeat(30_000)}`;
  expect(await refusal([file(deep)])).toContain("line 51: components are nested more than 50 deep here");
  const { status } = await hantei(["calendar", file(deep + "END:Y\r\n".repeat(30_000)), "--skip-bad"]);
  expect(status).toBe(0);
});

test("compressed, whatever it is called", async () => {
  const packed = gzipSync(WHOLE);
  const told = "line 1: the file is compressed (gzip); unpack it first and try again\n";
  for (const ending of ["ics", "ics.gz", "csv", "ndjson"])
    expect(await refusal([file(packed, ending)])).toContain(told);
  expect(await refusal([file(packed), "--skip-bad"])).toContain(told);
});

test("standard input twice", async () => {
  const told = "error: standard input can be read once; name a file beside it\n";
  expect(await refusal(["-", "-"], WHOLE)).toBe(told);
  expect(await refusal(["-", file(WHOLE), "-"], WHOLE)).toBe(told);
});

test("empty, of another kind, missing, a folder", async () => {
  expect(await refusal([file("")])).toContain("line 1: the file is empty");
  expect(await refusal([file("<html></html>\n")])).toContain("is no line of iCalendar");
  expect(await refusal(["/nowhere/at.ics"])).toContain("there is no such file or folder");
  expect(await refusal(["."])).toContain("is a directory");
  expect(await refusal(["-"], "")).toContain("<stdin>, line 1: the file is empty");
});

test("of another format, by its first bytes", async () => {
  expect(await refusal([file("PK\u0003\u0004\u0014\u0000", "csv")])).toContain(
    "is a ZIP archive, as .xlsx, .ods and .kmz are, which is not read here; export it as iCalendar, or as CSV",
  );
  expect(await refusal([file("\u0000\u0000'\n\u0000\u0000", "shp")])).toContain("is a shapefile (.shp)");
});

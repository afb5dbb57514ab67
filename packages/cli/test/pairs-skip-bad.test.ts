/** `hantei pairs --skip-bad`: what is lost with a bad record, what is kept, and how both are counted. */
import { expect, test } from "vitest";
import { hantei } from "./lib/hantei.js";

test("skipped records keep their numbers, and are counted by reason", async () => {
  const input = `minX,minY,maxX,maxY\n0,0,1,1\nx,0,1,1\n0,0,1\n1,0,2,1\n0,y,1,1\n`;
  const { status, stdout, stderr } = await hantei(["pairs", "-", "--skip-bad"], { input });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "a,b,relation\n1,4,touching\n" });
  expect(stderr).toContain("skipped 3 records of <stdin>: 2 no number, 1 another count of fields than the header");
});

test.each([
  ["CSV", "id,start,end\nbad,5,oops\na,2026-01-01,2026-01-03\nb,2026-01-02,2026-01-04\n"],
  [
    "NDJSON",
    '{"start":5,"end":"oops"}\n{"id":"a","start":"2026-01-01","end":"2026-01-03"}\n{"id":"b","start":"2026-01-02","end":"2026-01-04"}\n',
  ],
])("%s: a record that is skipped does not settle what kind of dates the file has", async (_, input) => {
  const { stdout, stderr } = await hantei(["pairs", "-", "--skip-bad"], { input });
  expect(stdout).toBe("a,b,relation\na,b,overlapping\n");
  expect(stderr).toContain("skipped 1 record of <stdin>: 1 no number");
});

test("a stray quote costs its line, and not those up to the next quote", async () => {
  const input = 'id,x,y,radius\n"a,0,0,1\nb,0,0,1\n,0,0,1\n"d",5,5,1\n,0,0,1\nf,0,0,1\n';
  const { status, stdout, stderr } = await hantei(["pairs", "-", "--skip-bad"], { input });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout:
      "a,b,relation\nb,3,overlapping\nb,5,overlapping\nb,f,overlapping\n3,5,overlapping\n3,f,overlapping\n5,f,overlapping\n",
  });
  expect(stderr).toContain("line 2, column 1: the quote opened here closes on a later line, with text after it");
  expect(stderr).toContain("skipped 1 record of <stdin>: 1 quotes misplaced");
});

test("quotes that close lines later cost their lines, and not those between", async () => {
  const skipBad = (input: string) => hantei(["pairs", "-", "--skip-bad"], { input });
  const boxes = "id,minX,minY,maxX,maxY\n";
  const all = (...ids: readonly string[]): string =>
    `a,b,relation\n${ids.flatMap((a, i) => ids.slice(i + 1).map((b) => `${a},${b},overlapping\n`)).join("")}`;
  for (const end of ["", "\n"]) {
    const few = await skipBad(`${boxes}"a,0,0,1,1\nb,0,0,1,1\nc,0,0,1,1\nd",0,0\n,0,0,1,1${end}`);
    expect(few).toMatchObject({ status: 0, stdout: all("b", "c", "5") });
    expect(few.stderr).toContain(
      "line 2, column 1: 3 fields, but the header has 5: the quotes that open here take in 4",
    );
    expect(few.stderr).toContain("line 5, column 2: a quote inside a field");
    expect(few.stderr).toContain(
      "skipped 1 record of <stdin>, and 1 of the lines that its quotes took in: 1 another count of fields than the header, 1 quotes misplaced",
    );
  }
  const number = await skipBad(`${boxes}a,"0,0,1,1\nb,0,0,1,1\nc",0,1,1\nd,0,0,1,1\n`);
  expect(number.stdout).toBe(all("b", "d"));
  expect(number.stderr).toContain("line 2, column 11: minX: ");
  // A text of several lines is one field where the rest of the record is in order, or wrong for another reason.
  const text = await skipBad(`${boxes}"a\nb",0,0,1,x\n,0,0,1,1\n"c\nd",0,0,1,1\n`);
  expect(text.stdout).toBe('a,b,relation\n2,"c\nd",overlapping\n');
  expect(text.stderr).toContain("skipped 1 record of <stdin>: 1 no number");
});

test("lines that quotes took in, read again, are counted apart from records: once each, up to where the quotes end", async () => {
  const told = async (rows: string): Promise<string> =>
    (await hantei(["pairs", "-", "--skip-bad"], { input: `id,minX,minY,maxX,maxY\n${rows}` })).stderr.replace(
      /^(?:error: .*\n)*/,
      "",
    );
  expect(await told('a,0,0,1,x\n"b\nof\nlines",0,0\nc,0,0,1,1\nd,0,0,1\n')).toBe(
    "note: skipped 3 records of <stdin>, and 2 of the lines that their quotes took in: 3 another count of fields than the header, 1 no number, 1 quotes misplaced\n",
  );
  expect(await told('a,0,0,1,1\n"b,0,0,1,1\nc,0,0,1,x\nd,0,0,1,1\n')).toBe(
    "note: skipped 1 record of <stdin>, and 1 of the lines that its quotes took in: 1 quote never closed, 1 no number\n",
  );
  expect(await told('"a,0,0,1,1\nb,0,0,1\nc"x,0,0,1,1\nd,0,0,1\n')).toBe(
    "note: skipped 2 records of <stdin>, and 2 of the lines that their quotes took in: 2 quotes misplaced, 2 another count of fields than the header\n",
  );
  // More than one window of the file holds.
  const much = "e,0,0,1,x\n".repeat(100_000);
  expect(await told(`"a,0,0,1,1\n${much}c"x,0,0,1,1\n${much}`)).toBe(
    "note: skipped 100001 records of <stdin>, and 100001 of the lines that their quotes took in: 200000 no number, 2 quotes misplaced\n",
  );
});

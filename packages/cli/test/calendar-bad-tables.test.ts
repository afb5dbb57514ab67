/** Tables of bookings that cannot be used are refused by name, or passed by. */
import { expect, test } from "vitest";
import { clashes, file, refusal } from "./lib/calendar.js";
import { hantei } from "./lib/hantei.js";

test.each([
  ["no header", "csv", "\n", "line 1: the file is empty"],
  ["no delimiter", "csv", "sep=:\nstart:end\n", 'line 1: ":" is named as the delimiter; wanted: one of comma,'],
  ["no start", "csv", "room,when\nA,2026-01-01\n", 'line 1: there is no column for start; columns: "room", "when"'],
  [
    "no end",
    "csv",
    "room,start,until\nA,2026-01-01,2026-01-03\n",
    'line 1: there is no column for end; columns: "room", "start", "until"; name yours, as in --columns end=NAME\n',
  ],
  [
    "lines that end in CR alone",
    "csv",
    "room,start,end,note\rA,2026-01-01,2026-01-03,x\rA,2026-01-02,2026-01-03,\r",
    "line 1, column 20: a carriage return (U+000D); end lines with LF or CR LF",
  ],
  [
    "a column twice",
    "csv",
    "room,start,end,Start\nA,2026-01-01,2026-01-03,2026-01-02\n",
    'line 1: the column "start" is there 2 times (columns 2, 4); which is meant?',
  ],
  ["a field twice", "ndjson", '{"room":"A","start":"2026-01-01","START":"2026-01-02"}\n', 'line 1: the column "start"'],
  [
    "a number that may be another",
    "ndjson",
    '{"room":9007199254740993,"start":"2026-01-01","end":"2026-01-02"}\n',
    'line 1: "room": the number is beyond the integers that JSON readers keep; write it as text',
  ],
  ["no group", "csv", "start,end\n2026-01-01,2026-01-02\n", "line 1: there is no column for room"],
  [
    "too few cells",
    "csv",
    "room,start,end\nA,2026-01-01 09:00\n",
    "line 2, column 19: 2 cells, and the header names 3 columns",
  ],
  [
    "an open quote",
    "csv",
    'room,start,end\nA,2026-01-01,\n"B,2026-01-01,\n',
    "line 3, column 1: the file ends within quotes that open here",
  ],
  [
    "a quote left open for long",
    "csv",
    `room,start,end\nA,"${"x\n".repeat(600_000)}`,
    "line 2, column 3: the row is longer than 1 MiB",
  ],
  [
    "a quote that closes further down",
    "csv",
    'room,start,end\nA,2026-01-01,"\nB,2026-01-01,\n"C",2026-01-01,\n',
    "line 2, column 14: the quote opened here closes on a later line, with text after it",
  ],
  [
    "a name that every object has",
    "csv",
    "start,end,constructor\n2026-01-01,,a\n",
    "line 1: there is no column for room",
  ],
  ["a quote inside", "csv", 'room,start,end\nA"B",2026-01-01,\n', "line 2, column 2: a quote within a cell"],
  [
    "a date backwards",
    "csv",
    "room,start,end\nA,21/11/2026,\n",
    'line 2, column 3: start: "21/11/2026" is no date or time',
  ],
  ["no such day", "csv", "room,start,end\nA,2026-02-30,\n", "line 2, column 3: start:"],
  ["an empty start", "csv", "room,start,end\nA,,\n", "line 2, column 3: the start is empty"],
  [
    "an offset and no such zone",
    "csv",
    "room,start,end\nA,2026-11-21T09:00Z[Nowhere/Zone],\n",
    'line 2, column 3: start: there is no time zone "Nowhere/Zone"',
  ],
  [
    "an offset that is not the zone's",
    "csv",
    "room,start,end\nA,2026-11-21T09:00+01:00[Asia/Tokyo],\n",
    'line 2, column 3: start: "2026-11-21T09:00+01:00[Asia/Tokyo]" contradicts itself: the clocks of Asia/Tokyo are not at +01:00 then',
  ],
  [
    "an offset that the zone has in summer only",
    "ndjson",
    '{"room":"A","start":"2026-11-21T09:00+02:00[Europe/Berlin]"}\n',
    "line 1: start:",
  ],
  ["end before start", "csv", "room,start,end\nA,2026-01-02,2026-01-01\n", 'line 2: "an event": end is before start:'],
  [
    "end before start, with times",
    "ndjson",
    '{"room":"A","begin":"2026-01-02T09:00Z","finish":"2026-01-02T08:00Z"}\n',
    'line 1: "an event": end is before start:',
  ],
  ["no object", "ndjson", "7\n", 'line 1: "7" is no object'],
  ["an array", "json", '[\n{"start":"2026-01-01"}\n]\n', "line 1: an array of JSON; put one object on each line"],
  ["an empty array", "json", "[]", "line 1: an array of JSON"],
  [
    "cut off",
    "ndjson",
    '{"room":"A","start":"2026-01-01"}\n{"room":"A","st',
    "line 2, column 16: the JSON text does not end",
  ],
  ["a list as a time", "ndjson", '{"room":"A","start":[1]}\n', 'line 1: "start" must be text'],
])("%s", async (_, ending, text, message) => {
  expect(await refusal([file(text, ending), "--by", "room"])).toContain(message);
});

test("an offset and its own zone, and Z with any zone, are fine", async () => {
  const times = [
    "2026-11-21T09:00+01:00[Europe/Berlin]",
    "2026-11-21T08:00Z[Europe/Berlin]",
    "2026-11-21T17:00+0900[asia/tokyo]",
    // The second 02:30 of the night; until 1972 Monrovia was 44 minutes and 30 seconds behind.
    "2026-10-25T02:30+01:00[Europe/Berlin]",
    "1960-01-01T12:00-00:45[Africa/Monrovia]",
  ];
  const table = ["room,start,end", ...times.map((time) => `A,${time},2026-12-01T00:00Z`)].join("\n");
  const found = await clashes([file(table, "csv"), "--by", "room"]);
  expect(found).toHaveLength(10);
  const begins = new Set(found.flatMap(({ a, b }) => [a.start, b.start]));
  expect([...begins].sort().slice(1)).toEqual(["2026-10-25T01:30:00Z", "2026-11-21T08:00:00Z"]);
});

test("columns that --columns names and the header lacks", async () => {
  const asked = async (table: string, columns: string): Promise<string> => refusal([table, "--columns", columns]);
  const csv = file("begin,end\n2026-01-01,2026-01-02\n", "csv");
  const has = 'columns: "begin", "end"\n';
  expect(await asked(csv, "start=nope")).toContain(
    `line 1: there is no column "nope", which --columns gives as the start; ${has}`,
  );
  expect(await asked(csv, "start=begin,location=hall")).toContain(
    `"hall", which --columns gives as the location; ${has}`,
  );
  const ndjson = file('{"begin":"2026-01-01","end":"2026-01-02"}\n', "ndjson");
  expect(await asked(ndjson, "start=nope")).toContain(`"nope", which --columns gives as the start; ${has}`);
});

test("an end that --columns names and no record has", async () => {
  const records = '{"start":"2026-01-01","till":"2026-01-03"}\n{"start":"2026-01-02"}\n';
  const ndjson = file(records, "ndjson");
  expect(await refusal([ndjson, "--columns", "end=untill"])).toContain(
    'no record has "untill", which --columns gives as the end; fields of the last: "start"\n',
  );
  expect(await clashes([ndjson, "--columns", "end=till"])).toHaveLength(1);
});

test("dates without an end are told: an empty cell, a record without the field", async () => {
  const told = async (text: string, ending: string): Promise<string> => {
    const { status, stderr } = await hantei(["calendar", file(text, ending), "--tz", "UTC"]);
    expect(status).toBe(0);
    return stderr;
  };
  const days = "without an end: taken as whole days, as their starts are dates\n";
  const moments = "without an end: taken as moments, of no length\n";
  expect(await told("start,end\n2026-01-01,\n2026-01-03,2026-01-04\n", "csv")).toBe(`note: 1 event ${days}`);
  const records = ["2026-01-01", "2026-01-03", "2026-01-05T09:00Z"].map((start) => `${JSON.stringify({ start })}\n`);
  expect(await told(records.join(""), "ndjson")).toBe(`note: 1 event ${moments}note: 2 events ${days}`);
});

test("a header that cannot be used is told once, and no booking is taken for it", async () => {
  const row = "2026-01-01,2026-01-02";
  for (const header of ["Anfang,end", "start,End\u00e9"]) {
    const table = file(Buffer.from([header, row, "start,end", row, row].join("\n"), "latin1"), "csv");
    const { stdout, stderr } = await hantei(["calendar", table, "--skip-bad"]);
    expect(stdout).toBe("no double bookings\n");
    expect(stderr).toMatch(/^error: .*, line 1[^\n]*\nnote: skipped 1 event or part that could not be used\n$/);
  }
});

test.each([
  ["a finer time", 'A,"2026-01-01T09:00:00.123456Z",\n', "line 2, column 3: start: "],
  ["a bad end", "会議🙂,2026-01-01,2026-13-01\n", "line 2, column 16: end: "],
  ["an end on a later line of its row", '"x\ny",2026-01-01,?\n', "line 3, column 15: end: "],
  ["a start behind quotes", '"a ""b"", c",?,\n', "line 2, column 14: start: "],
  ["too many cells", "A,2026-01-01,,x\n", "line 2, column 15: 4 cells"],
])("%s is told with its column", async (_, row, place) => {
  expect(await refusal([file(`room,start,end\n${row}`, "csv")])).toContain(place);
});

test("a time finer than a millisecond says what is kept", async () => {
  const told = "is finer than a millisecond; three digits after the second are kept\n";
  expect(await refusal([file("start,end\n2026-01-01T09:00:00.1234Z,\n", "csv")])).toContain(told);
  expect(await refusal([file('{"start":"2026-01-01T09:00:00.1234Z"}\n', "ndjson")])).toContain(told);
});

test("what is no JSON is told with its column, as hantei pairs tells it", async () => {
  const told = "line 1, column 21: this is no JSON: ";
  expect(await refusal([file('{"🙂":"","start":"x",?}\n', "ndjson")])).toContain(told);
});

test("roles of --columns are known in any case", async () => {
  const table = file("Begin,Till\n2026-01-01,2026-01-03\n2026-01-02,2026-01-03\n", "csv");
  expect(await clashes([table, "--columns", "Start=begin,END=till"])).toHaveLength(1);
});

test("a field nested so deep that no text of it could be made is told, and passed by", async () => {
  const deep = `{"start":"2026-01-01T00:00Z","end":"2026-01-01T01:00Z","room":${"[".repeat(20_000)}${"]".repeat(20_000)}}\n`;
  expect(await refusal([file(deep, "ndjson"), "--by", "room"])).toContain('line 1: "room" must be text, not an array');
  const { status, stderr } = await hantei(["calendar", file(deep, "ndjson"), "--by", "room", "--skip-bad"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining("skipped 1") });
});

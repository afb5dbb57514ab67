/** Where a date and its time have columns of their own. */
import { expect, test } from "vitest";
import { clashes, file, refusal } from "./lib/calendar.js";

const PARTED = `room,Date,From,Until
A,2026-11-21,09:00,10:30
A,2026-11-21,10:00,11:00
A,2026-11-22,10:00,11:00
`;
const JOINED = ["--columns", "start=Date+From,end=date+until"];

test("a plus joins columns", async () => {
  const found = await clashes([file(PARTED, "csv"), "--by", "room", ...JOINED]);
  expect(found.map(({ start, end }) => [start, end])).toEqual([["2026-11-21T10:00:00Z", "2026-11-21T10:30:00Z"]]);
});

test("spreadsheets' own columns are known, on a clock of twelve hours, too", async () => {
  const table = `Subject,Start Date,Start Time,End Date,End Time,Location
Midnight,2026-11-21,12:00 AM,2026-11-21,12:30 AM,Hall
Late,2026/11/21,12:15 a.m.,2026/11/21,12:45 A.M.,Hall
Noon,2026-11-21,12:00 PM,2026-11-21,1:00:00 pm,Hall
After,2026-11-21,12:59PM,2026-11-21,02:00PM,Hall
`;
  const found = await clashes([file(table, "csv"), "--by", "location"]);
  expect(found.map(({ start, end }) => [start, end])).toEqual([
    ["2026-11-21T00:15:00Z", "2026-11-21T00:30:00Z"],
    ["2026-11-21T12:59:00Z", "2026-11-21T13:00:00Z"],
  ]);
});

test("a day without a time is the day", async () => {
  const table = "start date,start time,end date,end time\n2026-11-21,,2026-11-22,\n2026-11-21,23:00,2026-11-21,23:30\n";
  expect(await clashes([file(table, "csv")])).toHaveLength(1);
});

test("fields of objects are joined, too: one that is null adds nothing, one that is missing is told", async () => {
  const lines = (from: string): string =>
    file(
      `{"date":"2026-11-21","from":"09:00","end":"2026-11-21 10:00"}\n{"date":"2026-11-21",${from}"end":"2026-11-22"}\n`,
      "ndjson",
    );
  const columns = ["--columns", "start=date+from"];
  expect(await clashes([lines('"from":null,'), ...columns])).toHaveLength(1);
  expect(await refusal([lines(""), ...columns])).toContain(
    'line 2: there is no column "from" to be joined with "date"',
  );
});

test("a column whose name has a plus, and rooms of a house", async () => {
  const table = file(
    "start+tz,end,house,room\n2026-11-21,2026-11-22,N,1\n2026-11-21,2026-11-22,S,1\n2026-11-21,2026-11-22,N,1\n",
    "csv",
  );
  const columns = ["--columns", "start=start+tz,location=house+room", "--by", "location"];
  const found = await clashes([table, ...columns]);
  expect(found.map(({ group }) => group)).toEqual(["N / 1"]);
});

test("parts are joined without the spaces around them, and a part is one text", async () => {
  const columns = ["--columns", "location=house+room", "--by", "location"];
  const spaced = "house,room,start,end\n N ,1,2026-11-21,2026-11-22\nN, 1 ,2026-11-21,2026-11-22\n";
  expect(await clashes([file(spaced, "csv"), ...columns])).toHaveLength(1);
  const list = '{"house":"N","room":["1","2"],"start":"2026-11-21"}\n';
  expect(await refusal([file(list, "ndjson"), ...columns])).toContain('line 1: "room" must be text, not');
});

test("which part is empty, and where one ends, tells names apart", async () => {
  const columns = ["--columns", "location=house+room,uid=house+room", "--by", "all"];
  const hours = "2026-11-21 09:00,2026-11-21 10:00";
  const table = (...names: readonly string[]): string =>
    file(`house,room,start,end\n${names.map((name) => `${name},${hours}\n`).join("")}`, "csv");
  expect(await clashes([table("A,", ",A"), ...columns])).toHaveLength(1);
  for (const [one, other] of [
    ["A B,C", "A,B C"],
    ["A / B,C", "A,B / C"],
    ["A /,B", "A,/ B"],
    ["A / B,C", "A // B,C"],
    [",/", "/,"],
  ] as const) {
    expect(await clashes([table(one, other), ...columns]), one).toHaveLength(1);
  }
  const rooms = ["--columns", "location=house+room", "--by", "location"];
  expect(await clashes([table("A,", ",A"), ...rooms])).toEqual([]);
  expect(await clashes([table("A,", "A,"), ...rooms])).toHaveLength(1);
});

test("an object that has a part of its end alone is told", async () => {
  const record = '{"start":"2026-11-21","end date":"2026-11-23"}\n';
  expect(await refusal([file(record, "ndjson")])).toContain('no column "end time" to be joined with "end date"');
});

test.each([
  [
    "room,from,to\nA,09:00,10:00\n",
    [],
    'line 2, column 3: start: "09:00" is a time without a date; where its date is in',
  ],
  [PARTED.replace("2026-11-22", ""), JOINED, 'line 4, column 3: start: "10:00" is a time without a date'],
  [
    PARTED.replaceAll("Until", "To"),
    JOINED,
    'there is no column "until" to be joined with "Date"; columns: "room", "Date", "From", "To"',
  ],
  [PARTED.replace("09:00", "13:00 PM"), JOINED, 'start: "2026-11-21 13:00 PM": there is no such time of day'],
  [PARTED.replace("09:00", "0:30 am"), JOINED, 'start: "2026-11-21 0:30 am": there is no such time of day'],
  [
    PARTED.replace("09:00", "9:00-10:00"),
    JOINED,
    'start: "9:00-10:00" may be a range of times, or one with an offset;',
  ],
  [PARTED.replace("09:00", "21 Nov"), JOINED, 'start: "2026-11-21 21 Nov" is no date or time'],
  [PARTED.replace("From", "Date"), JOINED, 'the column "Date" is there 2 times (columns 2, 3); which is meant?'],
])("%j is refused", async (table, options, message) => {
  expect(await refusal([file(table, "csv"), "--by", "room", ...options])).toContain(message);
});

test("an offset that no clock has is none, in one column, too", async () => {
  const table = "start,end\n2026-11-21 14:00-15:00,2026-11-21 15:00\n";
  expect(await refusal([file(table, "csv")])).toContain("there is no such offset from UTC");
});

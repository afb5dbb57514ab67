/** Reads files of any of the three forms into one catalog. */
import { Misread } from "../bad-input.js";
import { refuseForeign } from "../readers/foreign.js";
import { refuseGzip } from "../readers/gzip.js";
import { openInput } from "../readers/input.js";
import { readLines } from "../readers/lines.js";
import { refuseUtf16 } from "../readers/utf16.js";
import { BookingMaker, type Columns } from "./bookings.js";
import { CsvReader } from "./csv-reader.js";
import type { EventRecord, Grouping } from "./event.js";
import type { EventProblems } from "./event-problems.js";
import { IcsReader, type ReaderSink, type ZoneFinder } from "./ics-reader.js";
import { NdjsonReader } from "./ndjson-reader.js";

export interface Reading {
  readonly grouping: Grouping;
  readonly columns: Columns;
  readonly findZone: ZoneFinder;
  readonly problems: EventProblems;
  readonly event: (event: EventRecord) => void;
  /** A component that is no event. */
  readonly other: (name: string) => void;
}

interface FormReader {
  readonly take: (line: string, number: number) => void;
  /** Takes a further piece of a line that was too long to be given whole. */
  readonly rest?: (piece: string, number: number) => void;
  /** @param lines - How many physical lines there were. */
  readonly end: (lines: number) => void;
}

type Form = "ics" | "csv" | "ndjson";

const FORM_BY_ENDING: Readonly<Record<string, Form>> = {
  ics: "ics",
  ical: "ics",
  ifb: "ics",
  csv: "csv",
  tsv: "csv",
  ndjson: "ndjson",
  jsonl: "ndjson",
};

/** Byte order marks, one character a byte. */
const UTF8_MARK = "\xef\xbb\xbf";

/**
 * Reads a file, or standard input for `-`.
 *
 * @returns In which form it is; undefined where it is empty.
 */
export async function readEvents(file: string, reading: Reading): Promise<Form | undefined> {
  const { stream, name, checkWhole } = await openInput(file);
  const sink: ReaderSink = {
    event: reading.event,
    bad: (problem, line) => reading.problems.add(name, line, problem),
    other: reading.other,
  };
  let form: Form | undefined;
  let reader: FormReader | undefined;
  let lines = 0;
  await readLines(stream, {
    line: (line, number) => {
      lines = number;
      const text = number === 1 ? withoutMark(line, name) : line;
      if (reader === undefined && text.trim() === "") return;
      form ??= formOf(file, text);
      reader ??= readerOf(form, name, sink, reading);
      reader.take(text, number);
    },
    rest: (piece, number) => reader?.rest?.(piece, number),
    pause: async () => {},
  });
  if (reader === undefined) sink.bad(new Misread(undefined, "the file is empty"), Math.max(lines, 1));
  else reader.end(lines);
  checkWhole();
  return form;
}

/** @throws BadInput for UTF-16, for what is compressed and for other formats, whose lines nobody could read. */
function withoutMark(line: string, name: string): string {
  refuseGzip(line, name);
  refuseForeign(`${line}\n`, name, "iCalendar, or as CSV with a start and an end");
  refuseUtf16(line, name);
  return line.startsWith(UTF8_MARK) ? line.slice(UTF8_MARK.length) : line;
}

/** By the name's ending; where that says nothing, by the first line. */
function formOf(file: string, line: string): Form {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  if (Object.hasOwn(FORM_BY_ENDING, ending)) return FORM_BY_ENDING[ending] as Form;
  if (/^\s*BEGIN:/i.test(line)) return "ics";
  return /^\s*(?:\{|\[\s*(?:[{\]]|$))/.test(line) ? "ndjson" : "csv";
}

function readerOf(form: Form, name: string, sink: ReaderSink, reading: Reading): FormReader {
  const { grouping, columns, findZone } = reading;
  if (form === "ics") return new IcsReader(name, sink, grouping, findZone);
  const maker = new BookingMaker(name, columns, grouping, findZone);
  return form === "csv" ? new CsvReader(maker, sink, grouping) : new NdjsonReader(maker, sink);
}

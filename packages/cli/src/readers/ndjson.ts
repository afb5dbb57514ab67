/** Features from NDJSON: an object a line; and from text sequences (RFC 8142), whose objects may go on over lines. */
import { BadInput, Misread } from "../bad-input.js";
import { type ByteWindow, LONGEST_RECORD } from "./byte-window.js";
import { JsonRecords } from "./json-record.js";
import { endOfValue, INCOMPLETE, isSpace, NUMERIC, outsideStrings, parseJson } from "./json-text.js";
import type { Reading } from "./reading.js";
import { placeOf } from "./skipping.js";
import { textOfBytes } from "./utf8.js";

const NEWLINE = 10;
/** RFC 8142 puts this before each record of a text sequence. */
export const RECORD_SEPARATOR = 0x1e;

export async function readNdjson(window: ByteWindow, reading: Reading): Promise<void> {
  const records = new JsonRecords(reading);
  let sequence: Sequence | undefined;
  for (;;) {
    sequence?.moved();
    for (;;) {
      const end = window.bytes.indexOf(NEWLINE, window.at);
      if (end < 0 && !window.ended) break;
      const line = end < 0 ? window.bytes.length : end;
      if (window.bytes[window.at] === RECORD_SEPARATOR) sequence ??= new Sequence();
      const start = startOf(window.bytes, window.at, line);
      const stop = start === line ? line : (sequence?.endOf(window, start, line) ?? line);
      if (stop === INCOMPLETE) break;
      if (start < line) readRecord(window, start, stop, records, reading);
      window.at = stop === end ? end + 1 : stop;
      if (window.at === window.bytes.length) break;
    }
    if (window.isTooLong) {
      const { line } = window.position(window.at);
      throw new BadInput(`${reading.name}, line ${line}: a line longer than ${LONGEST_RECORD / 1024 / 1024} MiB`);
    }
    if (!(await window.more())) {
      if (window.at === window.bytes.length) break;
    }
  }
}

/** Where records of a text sequence end. */
class Sequence {
  /** Where the next one begins, or all that can be seen ends. */
  #next = 0;

  /** To be called when the window has moved on. */
  moved(): void {
    this.#next = 0;
  }

  /** The end of the record that begins at an offset: that of its value's last line, but no later than where the next begins. */
  endOf({ bytes, ended }: ByteWindow, start: number, line: number): number {
    if (this.#next <= start) {
      const found = bytes.indexOf(RECORD_SEPARATOR, start);
      this.#next = found < 0 ? bytes.length : found;
    }
    const next = this.#next;
    const isWhole = ended || next < bytes.length;
    const value = endOfValue(bytes.subarray(0, next), start, isWhole);
    if (value === INCOMPLETE) return isWhole ? withoutSpaces(bytes, next) : INCOMPLETE;
    if (value <= line) return Math.min(line, next);
    const newline = bytes.indexOf(NEWLINE, value);
    if (newline >= 0) return Math.min(newline, next);
    return isWhole ? next : INCOMPLETE;
  }
}

/** Where a text ends but for spaces: a line end within a string that is cut off would be told as what is wrong. */
function withoutSpaces(bytes: Buffer, to: number): number {
  let end = to;
  while (isSpace(bytes[end - 1])) end--;
  return end;
}

/** Where a record begins; `to` where there is none. */
function startOf(bytes: Buffer, from: number, to: number): number {
  let start = from;
  while (start < to && (isSpace(bytes[start]) || bytes[start] === RECORD_SEPARATOR)) start++;
  return start;
}

function readRecord(window: ByteWindow, start: number, to: number, records: JsonRecords, reading: Reading): void {
  reading.builder.begin();
  try {
    addRecord(window.bytes.subarray(start, to), records, reading);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const place = window.position(start + (error.column ?? 1) - 1);
    reading.problems.add(
      placeOf(error.column === undefined ? { line: place.line, column: undefined } : place),
      error.message,
      error.reason,
    );
    reading.builder.drop();
  }
}

/**
 * Adds the record that bytes hold.
 *
 * @throws Misread whose column counts bytes, from 1.
 */
export function addRecord(bytes: Buffer, records: JsonRecords, { builder, rounded }: Reading): void {
  const text = textOfBytes(bytes);
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    if (!(error instanceof Misread) || error.column === undefined) throw error;
    throw new Misread(Buffer.byteLength(text.slice(0, error.column - 1)) + 1, error.message, error.reason);
  }
  try {
    records.add(value);
    if (builder.isFar) {
      const numbers = records.numbersOf(value as object);
      for (const [token] of outsideStrings(text, NUMERIC)) if (numbers.has(Number(token))) rounded.look(token);
    }
  } catch (error) {
    // Columns inside a field's text mean nothing here.
    if (error instanceof Misread) throw new Misread(undefined, error.message, error.reason);
    throw error;
  }
}

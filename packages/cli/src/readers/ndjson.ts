/** Features from NDJSON: an object a line. */
import { BadInput, Misread } from "../bad-input.js";
import { type ByteWindow, LONGEST_RECORD } from "./byte-window.js";
import { JsonRecords } from "./json-record.js";
import { CUT_OFF, isSpace, NUMERIC, outsideStrings, parseJson } from "./json-text.js";
import type { Reading } from "./reading.js";
import { placeOf } from "./skipping.js";
import { textOfBytes } from "./utf8.js";

const NEWLINE = 10;
/** RFC 8142 puts this before each record of a text sequence; where a record spans lines, none of them is JSON. */
export const RECORD_SEPARATOR = 0x1e;

const ONE_A_LINE = "Of a text sequence (RFC 8142), too, one record a line is wanted";

export async function readNdjson(window: ByteWindow, reading: Reading): Promise<void> {
  const records = new JsonRecords(reading);
  let isSequence = false;
  for (;;) {
    for (;;) {
      const end = window.bytes.indexOf(NEWLINE, window.at);
      if (end < 0 && !window.ended) break;
      const stop = end < 0 ? window.bytes.length : end;
      isSequence ||= window.bytes[window.at] === RECORD_SEPARATOR;
      readLine(window, window.at, stop, isSequence, records, reading);
      window.at = end < 0 ? stop : end + 1;
      if (end < 0) break;
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

/** @param isSequence - Whether a record separator has been seen. */
function readLine(
  window: ByteWindow,
  from: number,
  to: number,
  isSequence: boolean,
  records: JsonRecords,
  reading: Reading,
): void {
  let start = from;
  while (start < to && (isSpace(window.bytes[start]) || window.bytes[start] === RECORD_SEPARATOR)) start++;
  if (start === to) return;
  reading.builder.begin();
  try {
    addRecord(window.bytes.subarray(start, to), records, reading);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const place = window.position(start + (error.column ?? 1) - 1);
    reading.problems.add(
      placeOf(error.column === undefined ? { line: place.line, column: undefined } : place),
      isSequence && error.message === CUT_OFF ? `${CUT_OFF} ${ONE_A_LINE}` : error.message,
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

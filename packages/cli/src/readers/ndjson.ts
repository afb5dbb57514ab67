/** Features from NDJSON: an object a line. */
import { isUtf8 } from "node:buffer";
import { BadInput, Misread } from "../bad-input.js";
import { type ByteWindow, LONGEST_RECORD } from "./byte-window.js";
import { JsonRecords } from "./json-record.js";
import { isSpace, NUMERIC, outsideStrings, parseJson } from "./json-text.js";
import type { Reading } from "./reading.js";
import { placeOf } from "./skipping.js";
import { firstBadByte } from "./utf8.js";

const NEWLINE = 10;
/** RFC 8142 puts this before each record of a text sequence; where a record spans lines, none of them is JSON. */
export const RECORD_SEPARATOR = 0x1e;

export async function readNdjson(window: ByteWindow, reading: Reading): Promise<void> {
  const records = new JsonRecords(reading);
  for (;;) {
    for (;;) {
      const end = window.bytes.indexOf(NEWLINE, window.at);
      if (end < 0 && !window.ended) break;
      const stop = end < 0 ? window.bytes.length : end;
      readLine(window, window.at, stop, records, reading);
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

function readLine(window: ByteWindow, from: number, to: number, records: JsonRecords, reading: Reading): void {
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
  if (!isUtf8(bytes)) {
    const at = firstBadByte(bytes);
    const byte = (bytes[at] as number).toString(16).toUpperCase();
    throw new Misread(at + 1, `byte 0x${byte} is not UTF-8; save the file as UTF-8 and try again`, "not UTF-8");
  }
  const text = bytes.toString("utf8");
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

/** The header of a table: what parts its fields, and which of them make shapes. */
import { BadInput, Misread } from "../bad-input.js";
import { type ByteWindow, ensure } from "./byte-window.js";
import type { ColumnChoice } from "./column-choice.js";
import { BadField, checkText, Fields, INCOMPLETE, scanRecord } from "./csv-record.js";
import { DELIMITERS, namedDelimiter } from "./delimiters.js";
import { findColumns, type TableColumns } from "./find-columns.js";
import { LONE_RETURN } from "./lines.js";
import { DECIMAL } from "./number.js";
import { placeOf } from "./skipping.js";

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const COMMA = 44;

/** The longest header, in bytes: what has no line end for so long is no table. */
const LONGEST_HEADER = 1024 * 1024;
/** Columns beyond this many are no table either. */
const MOST_COLUMNS = 100_000;

/** How JSON begins, and no header does: a quote inside a field is refused anyway. */
const JSON_START = /^\s*(?:\[\s*[[{"\]]|\{\s*["}])/;
/** So much of the beginning is looked at for it, and for the name of a delimiter, in bytes. */
const LOOKED_AT = 1024;

export interface Header {
  readonly columns: TableColumns;
  /** How many fields there are. */
  readonly width: number;
  /** A byte. */
  readonly delimiter: number;
}

/**
 * Reads the header; the window is at the line below it then.
 *
 * @param by - The column that is to be a feature's group.
 * @throws BadInput where there is none whose columns make shapes.
 */
export async function readHeader(
  window: ByteWindow,
  name: string,
  choice: ColumnChoice,
  by: string | undefined,
): Promise<Header> {
  const fields = new Fields(MOST_COLUMNS);
  let named: number | undefined;
  try {
    for (let isWhole = false; !isWhole; ) {
      await ensure(window, window.bytes.length - window.at + 1);
      window.at = afterEmptyLines(window.bytes, window.at);
      named ??= takeNamed(window);
      if (JSON_START.test(beginning(window))) {
        throw new Misread(
          undefined,
          "this looks like JSON and not like CSV; wanted: an object a line (NDJSON), or GeoJSON",
        );
      }
      isWhole = scansWhole(window, named ?? (delimitersOf(window)[0] as number), fields);
      if (!isWhole && window.bytes.length - window.at > LONGEST_HEADER) {
        throw new Misread(undefined, "no line end, LF or CR LF, within 1 MiB: this is no CSV with a header");
      }
    }
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    throw new BadInput(`${name}, ${lineOf(window)}: ${error.message}`);
  }
  if (window.bytes.length === window.at) throw new BadInput(`${name}: the file is empty; a header line is wanted`);
  let told: { readonly problem: string; readonly count: number } | undefined;
  for (const delimiter of named === undefined ? delimitersOf(window) : [named]) {
    try {
      const next = scanRecord(window.bytes, window.at, window.ended, delimiter, fields);
      if (next === INCOMPLETE) continue;
      const columns = columnsOf(window, next, fields, choice, by);
      window.at = next;
      return { columns, width: fields.count, delimiter };
    } catch (error) {
      if (!(error instanceof BadField || error instanceof Misread)) throw error;
      const place = error instanceof BadField ? placeOf(window.position(error.offset)) : lineOf(window);
      const count = error instanceof BadField ? 0 : fields.count;
      // Of several delimiters the one that parts most columns is the one that was meant.
      if (told === undefined || count > told.count) told = { problem: `${name}, ${place}: ${error.message}`, count };
    }
  }
  throw new BadInput(told?.problem);
}

function lineOf(window: ByteWindow): string {
  return `line ${window.position(window.at).line}`;
}

function beginning({ bytes, at }: ByteWindow): string {
  return bytes.toString("latin1", at, at + LOOKED_AT);
}

/** Goes past the line that names the delimiter, where there is one, and past empty ones below it. */
function takeNamed(window: ByteWindow): number | undefined {
  const named = namedDelimiter(beginning(window));
  if (named === undefined) return undefined;
  window.at = afterEmptyLines(window.bytes, window.at + named.length);
  return named.character.charCodeAt(0);
}

/** Whether all of the header is in the window; so it is where it cannot be read, which another delimiter may mend. */
function scansWhole(window: ByteWindow, delimiter: number, fields: Fields): boolean {
  try {
    return scanRecord(window.bytes, window.at, window.ended, delimiter, fields) !== INCOMPLETE;
  } catch (error) {
    if (!(error instanceof BadField)) throw error;
    return true;
  }
}

/** The columns that the fields of a record name. */
function columnsOf(
  { bytes, at }: ByteWindow,
  end: number,
  fields: Fields,
  choice: ColumnChoice,
  by: string | undefined,
): TableColumns {
  checkText(bytes, at, end);
  // Where lines end in CR alone, all of the file would be the header, and nothing of it told.
  const offset = fields.loneReturn();
  if (offset !== undefined) throw new BadField(offset, LONE_RETURN, "carriage return", false);
  if (fields.count > MOST_COLUMNS) {
    const most = `at most ${MOST_COLUMNS} are read`;
    throw new Misread(undefined, `${fields.count} columns are too many; ${most}`);
  }
  const names = Array.from({ length: fields.count }, (_, i) => fields.text(i));
  if (names.some((text) => text.includes("\0"))) throw new Misread(undefined, "a NUL character: this is no text");
  if (choice.roles.length === 0 && names.every((text) => DECIMAL.test(text.trim()))) {
    throw new Misread(
      undefined,
      `these are numbers and no names of columns; write a header above them, as minX,minY,maxX,maxY; if they are names, say of which columns with ${choice.option}`,
    );
  }
  return findColumns(names, choice, by);
}

/** Where the first line begins that is not empty. */
function afterEmptyLines(bytes: Buffer, from: number): number {
  let start = from;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === NEWLINE) start = at + 1;
    else if (bytes[at] !== RETURN || bytes[at + 1] !== NEWLINE) break;
  }
  return start;
}

/**
 * Delimiters as they come outside of quotes on the first line; a comma where there is none. Where the first does not make columns,
 * it may stand in the name of one: who separates by semicolons does not quote a comma.
 */
function delimitersOf({ bytes, at: start }: ByteWindow): readonly number[] {
  const found = new Set<number>();
  let inQuotes = false;
  for (let at = start; at < bytes.length && found.size < DELIMITERS.size; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) inQuotes = !inQuotes;
    if (inQuotes) continue;
    if (DELIMITERS.has(String.fromCharCode(byte))) found.add(byte);
    if (byte === NEWLINE) break;
  }
  return found.size === 0 ? [COMMA] : [...found];
}

/**
 * Features from CSV: a header, then a record a feature. Our own reader and no general one, because messages name the physical
 * line and numbers must be read to the nearest double or refused (docs/decisions/0028).
 */
import { isUtf8 } from "node:buffer";
import { BadInput, Misread, quote } from "../bad-input.js";
import type { LayerBuilder } from "../pairs/layer-builder.js";
import { hearSignals } from "../signals.js";
import { type ByteWindow, ensure, LONGEST_RECORD } from "./byte-window.js";
import { BadField, DOUBLED, Fields, INCOMPLETE, PLAIN, QUOTED, scanRecord } from "./csv-record.js";
import { readDecimal } from "./decimal-bytes.js";
import { type ColumnChoice, findColumns, NUMBER_PLACES, type TableColumns } from "./forms.js";
import { type InstantKinds, isDate, readDate } from "./instant.js";
import { LONE_RETURN } from "./lines.js";
import type { NumberPlace } from "./number.js";
import { type Problems, placeOf } from "./problems.js";
import type { Rounded } from "./rounded.js";
import { firstBadByte } from "./utf8.js";
import { readWkt } from "./wkt.js";

/** What every reader of tables and features is asked for. */
export interface Reading {
  readonly name: string;
  readonly builder: LayerBuilder;
  readonly problems: Problems;
  readonly choice: ColumnChoice;
  /** The column or property whose value is a feature's group. */
  readonly by: string | undefined;
  readonly instants: InstantKinds;
  readonly rounded: Rounded;
}

/** The longest header, in bytes: what has no line end for so long is no table. */
const LONGEST_HEADER = 1024 * 1024;
/** Columns beyond this many are no table either. */
const MOST_COLUMNS = 100_000;

/** How JSON begins, and no header does: a quote inside a field is refused anyway. */
const JSON_START = /^\s*(?:\[\s*[[{"\]]|\{\s*["}])/;
/** So much of the beginning is looked at for it, in bytes. */
const LOOKED_AT = 1024;

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const COMMA = 44;
/** What may stand between fields, and what messages call it. */
const DELIMITERS: ReadonlyMap<number, string> = new Map([
  [COMMA, "comma"],
  [9, "tab"],
  [59, "semicolon"],
]);
/** What spreadsheets write above the header for each other, to name the delimiter. */
const NAMED_DELIMITER = /^"?sep=([,\t;])"?[ ,\t;]*\r?\n/i;
/** After so many records signals are looked for: what a quote took in is much to be read again at one go. */
const HEARS_AFTER = 16_384;

export async function readCsv(window: ByteWindow, reading: Reading): Promise<void> {
  const { name, problems, builder } = reading;
  const { columns, width, delimiter } = await readHeader(window, reading);
  const fields = new Fields(width);
  const row = new RowReader(fields, columns, width, DELIMITERS.get(delimiter) as string, reading);
  let records = 0;
  /** How many bytes of the text quotes have taken in that were out of step: up to there it is read a second time. */
  let tornTo = 0;
  for (;;) {
    // Text that is UTF-8 as a whole need not be looked at record by record.
    let isText = isUtf8(window.bytes.subarray(window.at, lastLineEnd(window)));
    while (window.at < window.bytes.length) {
      if (++records % HEARS_AFTER === 0) await hearSignals();
      const start = window.at;
      let next = INCOMPLETE;
      let hasBegun = false;
      try {
        next = scanRecord(window.bytes, start, window.ended, delimiter, fields);
        if (next === INCOMPLETE) break;
        if (!isBlank(fields)) {
          builder.begin();
          hasBegun = true;
          row.checkWidth();
          if (!isText) checkText(window.bytes, start, next);
          row.add();
        }
      } catch (error) {
        if (!(error instanceof BadField)) throw error;
        if (!hasBegun) builder.begin();
        const isAgain = window.passed + start < tornTo;
        problems.add(placeOf(window.position(error.offset)), error.message, error.reason, isAgain);
        builder.drop();
        if (error.isTorn) {
          tornTo = Math.max(tornTo, window.passed + Math.max(next, error.end));
          // The first of the quotes may be the stray one: what it took in is read again as lines.
          next = await nextLine(window, start);
          // There may be more in the window by now.
          isText = false;
        }
      }
      window.at = next;
    }
    if (window.isTooLong) {
      const place = placeOf({ line: window.position(window.at).line, column: undefined });
      throw new BadInput(`${name}, ${place}: a record longer than ${LONGEST_RECORD / 1024 / 1024} MiB`);
    }
    // The end of the file may be what ends the last record.
    if (!(await window.more()) && window.at === window.bytes.length) break;
  }
}

/** Where the line after the one with an offset begins; its rest is read where it must be. */
async function nextLine(window: ByteWindow, offset: number): Promise<number> {
  if (window.ended && window.bytes.indexOf(NEWLINE, offset) < 0) return window.bytes.length;
  let from = offset - window.at;
  for (;;) {
    const end = window.bytes.indexOf(NEWLINE, window.at + from);
    if (end >= 0) return end + 1;
    if (window.isTooLong) window.at = window.bytes.length;
    from = window.bytes.length - window.at;
    if (!(await window.more())) return window.bytes.length;
  }
}

function lastLineEnd({ bytes, ended }: ByteWindow): number {
  return ended ? bytes.length : bytes.lastIndexOf(NEWLINE) + 1;
}

/** An empty line is no record. */
function isBlank(fields: Fields): boolean {
  return fields.count === 1 && fields.styles[0] === PLAIN && fields.starts[0] === fields.ends[0];
}

function checkText(bytes: Buffer, from: number, to: number): void {
  const record = bytes.subarray(from, to);
  if (isUtf8(record)) return;
  const offset = from + firstBadByte(record);
  const byte = (bytes[offset] as number).toString(16).toUpperCase();
  throw new BadField(offset, `byte 0x${byte} is not UTF-8; save the file as UTF-8 and try again`, "not UTF-8", false);
}

/** Where lines end in CR alone, all of the file would be the header, and nothing of it told. */
function checkReturns(fields: Fields): void {
  const offset = fields.loneReturn();
  if (offset !== undefined) throw new BadField(offset, LONE_RETURN, "carriage return", false);
}

interface Header {
  readonly columns: TableColumns;
  readonly width: number;
  readonly delimiter: number;
}

async function readHeader(window: ByteWindow, { name, choice, by }: Reading): Promise<Header> {
  const lineOf = (): string => `line ${window.position(window.at).line}`;
  const fail = (message: string): never => {
    throw new BadInput(`${name}, ${lineOf()}: ${message}`);
  };
  const fields = new Fields(MOST_COLUMNS);
  let scanned = INCOMPLETE;
  let delimiters: readonly number[] = [COMMA];
  let named: number | undefined;
  while (scanned === INCOMPLETE) {
    await ensure(window, window.bytes.length - window.at + 1);
    window.at = afterEmptyLines(window.bytes, window.at);
    const [line, character] =
      NAMED_DELIMITER.exec(window.bytes.toString("latin1", window.at, window.at + LOOKED_AT)) ?? [];
    if (line !== undefined && named === undefined) {
      named = character?.charCodeAt(0);
      window.at = afterEmptyLines(window.bytes, window.at + line.length);
    }
    delimiters = named === undefined ? delimitersOf(window.bytes, window.at) : [named];
    if (JSON_START.test(window.bytes.toString("latin1", window.at, window.at + LOOKED_AT))) {
      fail("this looks like JSON and not like CSV; wanted: an object a line (NDJSON), or GeoJSON");
    }
    try {
      scanned = scanRecord(window.bytes, window.at, window.ended, delimiters[0] as number, fields);
    } catch (error) {
      if (!(error instanceof BadField)) throw error;
      // Told below, where no other delimiter makes columns.
      break;
    }
    if (scanned === INCOMPLETE && window.bytes.length - window.at > LONGEST_HEADER) {
      fail("no line end, LF or CR LF, within 1 MiB: this is no CSV with a header");
    }
  }
  if (window.bytes.length === window.at) throw new BadInput(`${name}: the file is empty; a header line is wanted`);
  let told: { readonly problem: string; readonly count: number } | undefined;
  for (const delimiter of delimiters) {
    let count = 0;
    try {
      const next = scanRecord(window.bytes, window.at, window.ended, delimiter, fields);
      if (next === INCOMPLETE) continue;
      checkText(window.bytes, window.at, next);
      checkReturns(fields);
      if (fields.count > MOST_COLUMNS) throw new Misread(undefined, `${fields.count} columns are too many`);
      count = fields.count;
      const names = Array.from({ length: count }, (_, i) => fields.text(i));
      if (names.some((text) => text.includes("\0"))) throw new Misread(undefined, "a NUL character: this is no text");
      const columns = findColumns(names, choice, by);
      window.at = next;
      return { columns, width: count, delimiter };
    } catch (error) {
      if (!(error instanceof BadField || error instanceof Misread)) throw error;
      const place = error instanceof BadField ? placeOf(window.position(error.offset)) : lineOf();
      // Of several delimiters the one that parts most columns is the one that was meant.
      if (told === undefined || count > told.count) told = { problem: `${name}, ${place}: ${error.message}`, count };
    }
  }
  throw new BadInput(told?.problem);
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
 * Comma, tab and semicolon, as they come outside of quotes on the first line; a comma where there is none. Where the first does not
 * make columns, it may stand in the name of one: who separates by semicolons does not quote a comma.
 */
function delimitersOf(bytes: Buffer, start: number): readonly number[] {
  const found = new Set<number>();
  let inQuotes = false;
  for (let at = start; at < bytes.length && found.size < DELIMITERS.size; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) inQuotes = !inQuotes;
    if (inQuotes) continue;
    if (DELIMITERS.has(byte)) found.add(byte);
    if (byte === NEWLINE) break;
  }
  return found.size === 0 ? [COMMA] : [...found];
}

/** Turns the fields of a record into a feature. */
class RowReader {
  readonly #fields: Fields;
  readonly #columns: TableColumns;
  readonly #width: number;
  readonly #delimiter: string;
  readonly #reading: Reading;
  readonly #values: Float64Array;
  /** Where the numbers of the form stand. */
  readonly #place: NumberPlace;

  constructor(fields: Fields, columns: TableColumns, width: number, delimiter: string, reading: Reading) {
    this.#fields = fields;
    this.#columns = columns;
    this.#width = width;
    this.#delimiter = delimiter;
    this.#reading = reading;
    this.#values = new Float64Array(columns.places.length);
    this.#place = NUMBER_PLACES[columns.form.type];
  }

  /** @throws BadField where the header has another count of fields. */
  checkWidth(): void {
    if (this.#fields.count !== this.#width) this.#refuseWidth();
  }

  /** @throws BadField */
  add(): void {
    const fields = this.#fields;
    const { form, places, id, by } = this.#columns;
    const { builder, rounded } = this.#reading;
    if (form.type === "wkt") this.#addWkt(places[0] as number);
    else {
      for (let i = 0; i < places.length; i++) {
        this.#values[i] =
          form.type === "instant" ? this.#instant(places[i] as number) : this.#number(places[i] as number);
      }
      try {
        form.add(builder, this.#values, this.#given);
      } catch (error) {
        throw this.#misplaced(error, this.#placeOfCulprit(error), form.columns.join(","));
      }
    }
    const group = by === undefined ? undefined : fields.text(by);
    if (group === "")
      throw new BadField(this.#start(by as number), "the field to group by is empty", "no group", false);
    builder.end(id === undefined ? undefined : fields.text(id) || undefined, false, group);
    if (builder.isFar) for (const place of places) rounded.look(fields.text(place));
  }

  /** How a column of the form is written. */
  readonly #given = (column: number): string => this.#fields.text(this.#columns.places[column] as number).trim();

  #number(place: number): number {
    const fields = this.#fields;
    try {
      if (fields.styles[place] === DOUBLED)
        throw new Misread(1, `${quote(fields.text(place))} is not a number`, "no number");
      return readDecimal(fields.bytes, fields.starts[place] as number, fields.ends[place] as number, this.#place);
    } catch (error) {
      throw this.#misplaced(error, place, this.#roleOf(place));
    }
  }

  #instant(place: number): number {
    const text = this.#fields.text(place).trim();
    const { instants } = this.#reading;
    try {
      if (!isDate(text)) {
        const value = this.#number(place);
        if (Number.isFinite(value)) instants.check("number");
        return value;
      }
      const { value, kind } = readDate(text);
      instants.check(kind);
      return value;
    } catch (error) {
      throw this.#misplaced(error, place, this.#roleOf(place));
    }
  }

  #addWkt(place: number): void {
    try {
      readWkt(this.#fields.text(place), (make) => this.#reading.builder.shape(make));
    } catch (error) {
      throw this.#misplaced(error, place, undefined);
    }
  }

  #refuseWidth(): never {
    const { count } = this.#fields;
    const message = `${count} ${count === 1 ? "field" : "fields"}, but the header has ${this.#width}`;
    const reason = "another count of fields than the header";
    const kept = Math.min(count, this.#width);
    for (let i = 0; i < kept; i++) {
      if (!this.#fields.hasLineEnd(i)) continue;
      throw new BadField(
        this.#start(i),
        `${message}: the quotes that open here take in ${this.#linesOf(i)} lines; is one left open?`,
        reason,
        true,
      );
    }
    const fewer = count < this.#width;
    const last = fewer ? count - 1 : this.#width - 1;
    const offset = fewer ? (this.#fields.ends[last] as number) : (this.#fields.ends[last] as number) + 1;
    throw new BadField(
      offset,
      `${message}: ${fewer ? "cut off?" : `a ${this.#delimiter} without quotes?`}`,
      reason,
      true,
    );
  }

  #linesOf(place: number): number {
    const { bytes, starts, ends } = this.#fields;
    return bytes.subarray(starts[place], ends[place]).filter((byte) => byte === NEWLINE).length + 1;
  }

  #roleOf(place: number): string | undefined {
    const { form, places } = this.#columns;
    return form.columns[places.indexOf(place)];
  }

  /** Where the number that is to blame for a shape stands; the first of them where that is not one alone. */
  #placeOfCulprit(error: unknown): number {
    const { form, places } = this.#columns;
    const culprit = error instanceof Misread ? form.columns.indexOf(error.culprit ?? "") : 0;
    return places[Math.max(culprit, 0)] as number;
  }

  #start(place: number): number {
    const { starts, styles } = this.#fields;
    return (starts[place] as number) - (styles[place] === QUOTED || styles[place] === DOUBLED ? 1 : 0);
  }

  /** A problem with a field as one with the byte it lies at; anything else as it is. */
  #misplaced(error: unknown, place: number, role: string | undefined): unknown {
    if (!(error instanceof Misread)) return error;
    const { bytes, starts, ends } = this.#fields;
    const from = starts[place] as number;
    let offset = from;
    // Columns count characters. In a field with doubled quotes they are off by those, which no number has.
    for (let left = (error.column ?? 1) - 1; left > 0 && offset < (ends[place] as number); left--) {
      offset++;
      while (((bytes[offset] as number) & 0xc0) === 0x80) offset++;
    }
    // WKT may be written on several lines; no number is.
    const isTorn = this.#columns.form.type !== "wkt" && this.#fields.hasLineEnd(place);
    return new BadField(offset, role === undefined ? error.message : `${role}: ${error.message}`, error.reason, isTorn);
  }
}

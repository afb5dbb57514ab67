/**
 * Features from CSV: a header, then a record a feature. Our own reader and no general one, because messages name the physical
 * line and numbers must be read to the nearest double or refused (docs/decisions/0028).
 */
import { isUtf8 } from "node:buffer";
import { BadInput, Misread, quote } from "../bad-input.js";
import { hearSignals } from "../signals.js";
import { type ByteWindow, LONGEST_RECORD } from "./byte-window.js";
import { readHeader } from "./csv-header.js";
import { BadField, checkText, DOUBLED, Fields, INCOMPLETE, PLAIN, QUOTED, scanRecord } from "./csv-record.js";
import { readDecimal } from "./decimal-bytes.js";
import { DELIMITERS } from "./delimiters.js";
import type { TableColumns } from "./find-columns.js";
import { NUMBER_PLACES } from "./forms.js";
import { isDate, readDate } from "./instant.js";
import type { NumberPlace } from "./number.js";
import type { Reading } from "./reading.js";
import { placeOf } from "./skipping.js";
import { readWkt } from "./wkt.js";

const NEWLINE = 10;
/** After so many records signals are looked for: what a quote took in is much to be read again at one go. */
const HEARS_AFTER = 16_384;

export async function readCsv(window: ByteWindow, reading: Reading): Promise<void> {
  const { name, problems, builder } = reading;
  const { columns, width, delimiter } = await readHeader(window, name, reading.choice, reading.by);
  const fields = new Fields(width);
  const row = new RowReader(fields, columns, width, DELIMITERS.get(String.fromCharCode(delimiter)) as string, reading);
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
    const { form, places, names, id, by } = this.#columns;
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
        throw this.#misplaced(error, this.#placeOfCulprit(error), names.join(","));
      }
    }
    const group = by === undefined ? undefined : fields.text(by).trim();
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
      throw this.#misplaced(error, place, this.#nameOf(place));
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
      throw this.#misplaced(error, place, this.#nameOf(place));
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

  #nameOf(place: number): string | undefined {
    const { names, places } = this.#columns;
    return names[places.indexOf(place)];
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
  #misplaced(error: unknown, place: number, name: string | undefined): unknown {
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
    return new BadField(offset, name === undefined ? error.message : `${name}: ${error.message}`, error.reason, isTorn);
  }
}

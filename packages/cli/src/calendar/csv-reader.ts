/** Bookings from CSV, RFC 4180: a header, then a booking a row; commas, semicolons or tabs between cells. */
import { Misread } from "../bad-input.js";
import { LONE_RETURN, LONGEST_LINE } from "../readers/lines.js";
import { decodeUtf8 } from "../readers/utf8.js";
import { type BookingMaker, missingColumn, NEEDED, ROLE_NAMES, type Role } from "./bookings.js";
import type { Grouping } from "./event.js";
import type { ReaderSink } from "./ics-reader.js";

const DELIMITERS = [",", ";", "\t"];

interface Header {
  readonly names: readonly string[];
  readonly group: number | undefined;
  readonly roles: Readonly<Record<Role, number | undefined>>;
}

export class CsvReader {
  readonly #maker: BookingMaker;
  readonly #sink: ReaderSink;
  readonly #grouping: Grouping;
  #delimiter = ",";
  #header: Header | undefined;
  /** The lines of a row whose quotes are still open, how long they are, and where it begins. */
  #lines: string[] = [];
  #length = 0;
  #isOpen = false;
  #begin = 0;
  /** Whether the header cannot be used, and so nothing below it. */
  #isLost = false;

  constructor(maker: BookingMaker, sink: ReaderSink, grouping: Grouping) {
    this.#maker = maker;
    this.#sink = sink;
    this.#grouping = grouping;
  }

  take(line: string, number: number): void {
    if (this.#isLost) return;
    if (this.#lines.length === 0) {
      if (/^\s*$/.test(line)) return;
      this.#begin = number;
      this.#length = 0;
    }
    this.#lines.push(line);
    this.#length += line.length + 1;
    if (this.#length > LONGEST_LINE) {
      // What follows begins a row anew: a quote that was left open must not take the whole file.
      this.#lines = [];
      this.#isOpen = false;
      this.#bad(new Misread(undefined, "the row is longer than 1 MiB: is a quote open?"));
      return;
    }
    // With an odd count of quotes so far, one is open.
    if (line.includes('"') && line.split('"').length % 2 === 0) this.#isOpen = !this.#isOpen;
    if (this.#isOpen) return;
    const row = this.#lines.join("\n");
    this.#lines = [];
    try {
      this.#take(decodeUtf8(row), this.#begin);
    } catch (problem) {
      if (!(problem instanceof Misread)) throw problem;
      this.#bad(problem);
    }
  }

  end(): void {
    if (this.#lines.length > 0)
      this.#bad(new Misread(undefined, "the file ends within quotes that open here: cut off?"));
    else if (this.#header === undefined && !this.#isLost)
      this.#sink.bad(new Misread(undefined, "there is no header naming the columns"), 1);
  }

  /** Tells a problem of the row; without a header, what follows is not looked at: a booking would be taken for one. */
  #bad(problem: Misread): void {
    this.#isLost = this.#header === undefined;
    this.#sink.bad(problem, this.#begin);
  }

  #take(row: string, number: number): void {
    if (this.#header === undefined) {
      const first = row.replace(/"[^"]*"/g, "");
      // Where lines end in CR alone, all of the file would be the header, and nothing of it told.
      if (first.trimEnd().includes("\r")) throw new Misread(row.indexOf("\r") + 1, LONE_RETURN);
      const count = (delimiter: string): number => first.split(delimiter).length;
      this.#delimiter = DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
      this.#header = this.#readHeader(cellsOf(row, this.#delimiter));
      return;
    }
    const { names, roles, group } = this.#header;
    const cells = cellsOf(row, this.#delimiter);
    if (cells.length !== names.length) {
      throw new Misread(undefined, `${cells.length} cells, and the header names ${names.length} columns`);
    }
    const role = (name: Role): string | undefined => cells[roles[name] ?? -1];
    this.#sink.event(this.#maker.make(number, role, group === undefined ? [] : [cells[group] as string]));
  }

  #readHeader(names: readonly string[]): Header {
    const maker = this.#maker;
    const roles = {
      start: maker.columnOf("start", names),
      end: maker.columnOf("end", names),
      uid: maker.columnOf("uid", names),
      summary: maker.columnOf("summary", names),
      calendar: maker.columnOf("calendar", names),
      location: maker.columnOf("location", names),
    };
    const isWanted = (role: Role): boolean => NEEDED.includes(role) || maker.isNamed(role);
    const missing = ROLE_NAMES.find((role) => roles[role] === undefined && isWanted(role));
    if (missing !== undefined) throw maker.missing(missing, names);
    const group = maker.groupColumn(names);
    const { by } = this.#grouping;
    if (group === undefined && by !== "calendar" && by !== "all") throw missingColumn(by, names);
    return { names, roles, group };
  }
}

/** @throws Misread where a quote stands in the middle of a cell. */
function cellsOf(row: string, delimiter: string): string[] {
  if (!row.includes('"')) return row.split(delimiter);
  const cells: string[] = [];
  const quoted = /"((?:[^"]|"")*)"/y;
  let at = 0;
  for (;;) {
    if (row[at] === '"') {
      quoted.lastIndex = at;
      const found = quoted.exec(row) as RegExpExecArray;
      at = quoted.lastIndex;
      cells.push((found[1] as string).replaceAll('""', '"'));
      if (at < row.length && row[at] !== delimiter) {
        throw new Misread(at + 1, "a cell goes on after its closing quote; double the quotes within a cell");
      }
    } else {
      const end = row.indexOf(delimiter, at);
      const cell = row.slice(at, end < 0 ? row.length : end);
      if (cell.includes('"'))
        throw new Misread(
          at + cell.indexOf('"') + 1,
          "a quote within a cell; put the whole cell in quotes, and double the ones inside",
        );
      cells.push(cell);
      at += cell.length;
    }
    if (at >= row.length) return cells;
    at++;
  }
}

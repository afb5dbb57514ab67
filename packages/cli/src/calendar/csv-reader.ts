/** Bookings from CSV, RFC 4180: a header, then a booking a row; commas, semicolons, tabs or bars between cells. */
import { Misread } from "../bad-input.js";
import { DELIMITERS, namedDelimiter } from "../readers/delimiters.js";
import { LONE_RETURN, LONGEST_LINE } from "../readers/lines.js";
import { characters } from "../readers/number-line.js";
import { decodeUtf8 } from "../readers/utf8.js";
import {
  type BookingMaker,
  isRole,
  joinedName,
  missingColumn,
  NEEDED,
  type Places,
  ROLE_NAMES,
  type Role,
} from "./bookings.js";
import type { Grouping } from "./event.js";
import type { ReaderSink } from "./ics-reader.js";

interface Header {
  readonly names: readonly string[];
  readonly group: Places | undefined;
  readonly roles: Readonly<Record<Role, Places | undefined>>;
}

export class CsvReader {
  readonly #maker: BookingMaker;
  readonly #sink: ReaderSink;
  readonly #grouping: Grouping;
  #delimiter = ",";
  /** The one that the file names. */
  #named: string | undefined;
  #header: Header | undefined;
  /** The lines of a row whose quotes are still open, how long they are, and where it begins. */
  #lines: string[] = [];
  #length = 0;
  #isOpen = false;
  #begin = 0;
  /** In which column of its first line the quote that is open was opened. */
  #column: number | undefined;
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
      if (this.#header === undefined && this.#isNaming(line)) return;
    }
    this.#lines.push(line);
    this.#length += line.length + 1;
    if (this.#length > LONGEST_LINE) {
      this.#tear("the row is longer than 1 MiB: is a quote open?");
      return;
    }
    const state = this.#header === undefined ? this.#balance(line) : quotesAfter(line, this.#delimiter, this.#isOpen);
    if (typeof state === "number") {
      if (!this.#isOpen) this.#column = Buffer.from(line.slice(0, state), "latin1").toString("utf8").length + 1;
      // Closed, and opened again further down.
      else if (state > 0) this.#column = undefined;
    }
    this.#isOpen = state !== WHOLE && state !== TORN;
    if (this.#isOpen) return;
    if (state === TORN && this.#lines.length > 1) {
      this.#tear("the quote opened here closes on a later line, with text after it; double the quotes within a cell");
      return;
    }
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
    const isOpen = this.#lines.length > 0;
    while (this.#lines.length > 0) this.#tear("the file ends within quotes that open here: cut off?");
    if (isOpen) return;
    if (this.#header === undefined && !this.#isLost)
      this.#sink.bad(new Misread(undefined, "there is no header naming the columns"), 1);
  }

  /** Whether a line above the header names the delimiter, be it one that is none. */
  #isNaming(line: string): boolean {
    try {
      const named = namedDelimiter(`${line}\n`);
      this.#named ??= named?.character;
      return named !== undefined;
    } catch (problem) {
      if (!(problem instanceof Misread)) throw problem;
      this.#bad(problem);
      return true;
    }
  }

  /** The header's delimiter is not known yet: with an odd count of quotes so far, one is open. */
  #balance(line: string): number | typeof WHOLE {
    const isOdd = line.split('"').length % 2 === 0;
    return isOdd === this.#isOpen ? WHOLE : line.indexOf('"');
  }

  /** The first of the quotes may be the stray one: what it took in is read again, as rows. */
  #tear(problem: string): void {
    const lines = this.#lines;
    const begin = this.#begin;
    this.#lines = [];
    this.#isOpen = false;
    this.#bad(new Misread(this.#column, problem));
    for (let at = 1; at < lines.length; at++) this.take(lines[at] as string, begin + at);
  }

  /** Tells a problem of the row; without a header, what follows is not looked at: a booking would be taken for one. */
  #bad(problem: Misread): void {
    this.#isLost = this.#header === undefined;
    this.#sink.bad(problem, this.#begin + (problem instanceof PlacedMisread ? problem.below : 0));
  }

  #take(row: string, number: number): void {
    if (this.#header === undefined) {
      const first = row.replace(/"[^"]*"/g, "");
      // Where lines end in CR alone, all of the file would be the header, and nothing of it told.
      if (first.trimEnd().includes("\r")) throw new Misread(row.indexOf("\r") + 1, LONE_RETURN);
      const count = (delimiter: string): number => first.split(delimiter).length;
      const likely = [...DELIMITERS.keys()].sort((a, b) => count(b) - count(a));
      this.#takeHeader(row, this.#named === undefined ? likely : [this.#named]);
      return;
    }
    const { names, roles, group } = this.#header;
    const cells = cellsOf(row, this.#delimiter);
    if (cells.length !== names.length) {
      const place = Math.min(cells.length, names.length);
      throw this.#placed(row, place, `${cells.length} cells, and the header names ${names.length} columns`);
    }
    const textsAt = (places: Places): string[] => places.map((at) => cells[at] as string);
    const role = (name: Role): string | undefined => roles[name] && this.#maker.textOf(name, textsAt(roles[name]));
    try {
      this.#sink.event(this.#maker.make(number, role, group === undefined ? [] : [joinedName(textsAt(group))]));
    } catch (problem) {
      if (!(problem instanceof Misread)) throw problem;
      // What no role alone is to blame for is told where the booking starts.
      const culprit = problem.culprit !== undefined && isRole(problem.culprit) ? problem.culprit : "start";
      throw this.#placed(row, roles[culprit]?.[0] ?? 0, problem.message);
    }
  }

  /** A problem with a cell of a row, or with where the cell behind the last would begin. */
  #placed(row: string, cell: number, message: string): PlacedMisread {
    const before = row.slice(0, startOf(row, this.#delimiter, cell));
    const lines = before.split("\n");
    return new PlacedMisread(lines.length - 1, characters(lines.at(-1) as string) + 1, message);
  }

  /** Takes the first delimiter that makes the columns; the others may stand in the name of one. */
  #takeHeader(row: string, [delimiter = ",", ...others]: readonly string[]): void {
    this.#delimiter = delimiter;
    try {
      this.#header = this.#readHeader(cellsOf(row, delimiter));
    } catch (problem) {
      if (!(problem instanceof Misread)) throw problem;
      for (const other of others) {
        try {
          this.#header = this.#readHeader(cellsOf(row, other));
          this.#delimiter = other;
          return;
        } catch (error) {
          if (!(error instanceof Misread)) throw error;
        }
      }
      throw problem;
    }
  }

  #readHeader(names: readonly string[]): Header {
    const maker = this.#maker;
    const roles = {
      start: maker.columnsOf("start", names),
      end: maker.columnsOf("end", names),
      uid: maker.columnsOf("uid", names),
      summary: maker.columnsOf("summary", names),
      calendar: maker.columnsOf("calendar", names),
      location: maker.columnsOf("location", names),
    };
    const isWanted = (role: Role): boolean => NEEDED.includes(role) || maker.isNamed(role);
    const missing = ROLE_NAMES.find((role) => roles[role] === undefined && isWanted(role));
    if (missing !== undefined) throw maker.missing(missing, names);
    const group = maker.groupColumns(names);
    const { by } = this.#grouping;
    if (group === undefined && by !== "calendar" && by !== "all") throw missingColumn(by, names);
    return { names, roles, group };
  }
}

/** A problem whose place is so many lines below where its row begins. */
class PlacedMisread extends Misread {
  readonly below: number;

  constructor(below: number, column: number, message: string) {
    super(column, message);
    this.below = below;
  }
}

/** Quotes after a line: all closed; or where one must not be. Else one is open, and the state is where it was opened. */
const WHOLE = "whole";
const TORN = "torn";

function quotesAfter(line: string, delimiter: string, isOpen: boolean): number | typeof WHOLE | typeof TORN {
  if (!line.includes('"')) return isOpen ? 0 : WHOLE;
  let at = 0;
  let opened = isOpen ? 0 : -1;
  for (;;) {
    if (opened < 0 && line[at] === '"') opened = at++;
    if (opened >= 0) {
      // A doubled quote is one of the text.
      do {
        at = line.indexOf('"', at);
        if (at < 0) return opened;
        at++;
      } while (line[at++] === '"');
      at--;
      if (at < line.length && line[at] !== delimiter) return TORN;
      opened = -1;
    } else {
      const end = line.indexOf(delimiter, at);
      const quote = line.indexOf('"', at);
      if (quote >= 0 && (end < 0 || quote < end)) return TORN;
      at = end < 0 ? line.length : end;
    }
    if (at >= line.length || line[at] !== delimiter) return WHOLE;
    at++;
  }
}

/** Where a cell of a row begins, its quote included; its end for the one behind the last. */
function startOf(row: string, delimiter: string, cell: number): number {
  const quoted = /"(?:[^"]|"")*"/y;
  let at = 0;
  for (let left = cell; left > 0; left--) {
    quoted.lastIndex = at;
    if (quoted.test(row)) at = quoted.lastIndex;
    const end = row.indexOf(delimiter, at);
    if (end < 0) return row.length;
    at = end + 1;
  }
  return at;
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

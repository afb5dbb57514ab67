/** Bookings from NDJSON: an object a line. */
import { BadInput, Misread, quote } from "../bad-input.js";
import { textOfNumber } from "../readers/feature.js";
import { parseJsonLine, shown } from "../readers/json-text.js";
import { LONGEST_LINE } from "../readers/lines.js";
import { decodeUtf8 } from "../readers/utf8.js";
import { type BookingMaker, joinedName, type Places, ROLE_NAMES, type Role } from "./bookings.js";
import type { ReaderSink } from "./ics-reader.js";

export class NdjsonReader {
  readonly #maker: BookingMaker;
  readonly #sink: ReaderSink;
  /** The columns that the user named and no record has had so far. */
  readonly #unseen: Set<Role>;
  /** The fields of the last record; none where there is no record. */
  #names: readonly string[] = [];

  constructor(maker: BookingMaker, sink: ReaderSink) {
    this.#maker = maker;
    this.#sink = sink;
    this.#unseen = new Set(ROLE_NAMES.filter((role) => maker.isNamed(role)));
  }

  take(line: string, number: number): void {
    if (/^\s*$/.test(line)) return;
    try {
      if (line.length > LONGEST_LINE) throw new Misread(undefined, "the line is longer than 1 MiB");
      this.#take(decodeUtf8(line), number);
    } catch (problem) {
      if (!(problem instanceof Misread)) throw problem;
      this.#sink.bad(problem, number);
    }
  }

  /** @throws BadInput where a column that the user named is nowhere: what it holds would be missing without a word. */
  end(): void {
    const [role] = this.#unseen;
    if (role === undefined || this.#names.length === 0) return;
    throw new BadInput(this.#maker.nowhere(role, this.#names));
  }

  #take(text: string, number: number): void {
    const fields = parseObject(text);
    const names = Object.keys(fields);
    this.#names = names;
    for (const role of this.#unseen) if (this.#maker.columnsOf(role, names) !== undefined) this.#unseen.delete(role);
    const values = Object.values(fields);
    const textsAt = (at: number): (string | undefined)[] =>
      [values[at]].flat().map((value) => textOf(value, names[at] as string));
    const partsAt = (places: Places): string[] => places.map((at) => textOf(values[at], names[at] as string) ?? "");
    const role = (name: Role): string | undefined => {
      const places = this.#maker.columnsOf(name, names);
      const [at] = places ?? [];
      // An event may be in several places; when it is, and what it is called, is one text.
      if (name === "location" && at !== undefined && places?.length === 1 && Array.isArray(values[at]))
        return textsAt(at).join(", ");
      return places && this.#maker.textOf(name, partsAt(places));
    };
    if (this.#maker.columnsOf("start", names) === undefined) throw this.#maker.missing("start", names);
    const group = this.#maker.groupColumns(names) ?? [];
    const groups = group.length > 1 ? [joinedName(partsAt(group))] : group.flatMap(textsAt);
    this.#sink.event(
      this.#maker.make(
        number,
        role,
        groups.filter((value) => value !== undefined),
      ),
    );
  }
}

function parseObject(text: string): Record<string, unknown> {
  if (/^\s*\[/.test(text))
    throw new Misread(undefined, "an array of JSON; put one object on each line, and nothing else");
  const value = parseJsonLine(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Misread(undefined, `${quote(text)} is no object; write {"start": "2026-11-21T09:00", "end": …}`);
}

/** Numbers name rooms and ids well enough, but as times they could be seconds or milliseconds. */
function textOf(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") return value;
  if (typeof value === "number") return textOfNumber(value, quote(name));
  throw new Misread(undefined, `${quote(name)} must be text, not ${shown(value)}`);
}

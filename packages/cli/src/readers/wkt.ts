/**
 * A feature in Well-Known Text (OGC Simple Feature Access, part 1, section 7): POINT, LINESTRING, POLYGON and their MULTI
 * forms. One pass over the text, so that a ring of a million vertices takes a moment.
 */
import { Misread, quote } from "../bad-input.js";
import type { LayerBuilder } from "../pairs/layer-builder.js";
import { addLine, addPoint, addPolygon, UNSUPPORTED } from "./geometry.js";
import { readNumber } from "./number.js";
import { characters } from "./number-line.js";

/** Z and M may stand apart or not. */
const BEGINNING = /^\s*([A-Z]+?)(?:\s*(ZM|Z|M))?(?![A-Z])\s*/i;

const WORD = /^\s*([A-Z]+)/i;

/** How each geometry is written, from the outside in. */
const GEOMETRIES: ReadonlyMap<string, (text: WktText, builder: LayerBuilder) => void> = new Map([
  ["POINT", (text: WktText, builder: LayerBuilder) => point(text.positions(), text, builder)],
  ["LINESTRING", (text: WktText, builder: LayerBuilder) => addLine(builder, text.positions())],
  [
    "POLYGON",
    (text: WktText, builder: LayerBuilder) =>
      addPolygon(
        builder,
        text.list(() => text.positions()),
      ),
  ],
  [
    "MULTIPOINT",
    (text: WktText, builder: LayerBuilder) => {
      // Both MULTIPOINT (1 2, 3 4) and MULTIPOINT ((1 2), (3 4)) are in use.
      if (text.isNested()) text.list(() => point(text.positions(), text, builder));
      else {
        const flat = text.positions();
        for (let i = 0; i < flat.length; i += 2) addPoint(builder, flat.slice(i, i + 2));
      }
    },
  ],
  [
    "MULTILINESTRING",
    (text: WktText, builder: LayerBuilder) => void text.list(() => addLine(builder, text.positions())),
  ],
  [
    "MULTIPOLYGON",
    (text: WktText, builder: LayerBuilder) =>
      void text.list(() =>
        addPolygon(
          builder,
          text.list(() => text.positions()),
        ),
      ),
  ],
]);

const NAMES = [...GEOMETRIES.keys()].join(", ");

/**
 * Adds the parts of the geometry that a text holds.
 *
 * @throws Misread with the column in the text.
 */
export function addWkt(source: string, builder: LayerBuilder): void {
  if (source.trim() === "") throw new Misread(1, "the field is empty; a geometry in WKT is wanted", "no geometry");
  if (/^\s*SRID/i.test(source))
    throw new Misread(1, "a reference system is not supported; leave SRID=...; out", UNSUPPORTED);
  const [beginning = "", word = "", measures] = BEGINNING.exec(source) ?? [];
  const name = word.toUpperCase();
  const add = GEOMETRIES.get(name);
  if (add === undefined) {
    // All of a word, also where it ends as if it had more coordinates.
    const [, whole = source] = WORD.exec(source) ?? [];
    throw new Misread(1, `${quote(whole)} is not supported; of WKT there are ${NAMES}`, UNSUPPORTED);
  }
  if (measures !== undefined) {
    throw new Misread(
      1,
      `${name} ${measures.toUpperCase()} has a third coordinate; geometries lie in the plane`,
      "third coordinate",
    );
  }
  const text = new WktText(source, beginning.length, name);
  if (/^EMPTY\s*$/i.test(source.slice(beginning.length, beginning.length + 8))) {
    throw new Misread(1, `${name} EMPTY has no points: there is nothing to compare`, "empty geometry");
  }
  add(text, builder);
  text.end();
}

function point(position: readonly number[], text: WktText, builder: LayerBuilder): void {
  if (position.length !== 2) text.fail("POINT takes one position", "not a shape");
  addPoint(builder, position);
}

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;

class WktText {
  readonly #source: string;
  readonly #name: string;
  #at: number;

  constructor(source: string, at: number, name: string) {
    this.#source = source;
    this.#at = at;
    this.#name = name;
  }

  /** `(item, item, …)`. */
  list<T>(item: () => T): T[] {
    this.#expect(OPEN, "(");
    const items: T[] = [];
    for (;;) {
      items.push(item());
      if (this.#peek() !== COMMA) break;
      this.#at++;
    }
    this.#expect(CLOSE, ")");
    return items;
  }

  /** `(x y, x y, …)`, flat. */
  positions(): number[] {
    this.#expect(OPEN, "(");
    const numbers: number[] = [];
    for (;;) {
      numbers.push(this.#number(), this.#number());
      const next = this.#peek();
      if (next === CLOSE) break;
      if (next !== COMMA) this.#refusePosition();
      this.#at++;
    }
    this.#at++;
    return numbers;
  }

  /** Whether `((` comes next. */
  isNested(): boolean {
    return /^\s*\(\s*\(/.test(this.#source.slice(this.#at, this.#at + 1000));
  }

  /** Nothing but spaces may follow. */
  end(): void {
    if (!Number.isNaN(this.#peek())) this.fail(`${quote(this.#source.slice(this.#at))} is left over`, "not WKT");
  }

  fail(message: string, reason: string): never {
    throw new Misread(characters(this.#source.slice(0, this.#at)) + 1, message, reason);
  }

  #peek(): number {
    while (isSpace(this.#source.charCodeAt(this.#at))) this.#at++;
    return this.#source.charCodeAt(this.#at);
  }

  #expect(code: number, character: string): void {
    const found = this.#peek();
    if (found === code) {
      this.#at++;
      return;
    }
    if (Number.isNaN(found)) this.fail(`the closing ) of ${this.#name} is missing: cut off?`, "not WKT");
    const rest = this.#source.slice(this.#at, this.#at + 30);
    if (/^EMPTY/i.test(rest)) this.fail(`a part of this ${this.#name} is EMPTY`, "empty geometry");
    this.fail(`${character} is wanted here, not ${quote(rest)}`, "not WKT");
  }

  #number(): number {
    const found = this.#peek();
    if (Number.isNaN(found)) this.fail(`the closing ) of ${this.#name} is missing: cut off?`, "not WKT");
    const start = this.#at;
    let end = start;
    while (end < this.#source.length && !isDelimiter(this.#source.charCodeAt(end))) end++;
    const token = this.#source.slice(start, end);
    if (token === "") this.fail("a position is two numbers, x y", "not WKT");
    try {
      const value = readNumber(token, "position");
      this.#at = end;
      return value;
    } catch (error) {
      if (error instanceof Misread) this.fail(error.message, error.reason);
      throw error;
    }
  }

  #refusePosition(): never {
    if (Number.isNaN(this.#peek())) this.fail(`the closing ) of ${this.#name} is missing: cut off?`, "not WKT");
    const rest = this.#source.slice(this.#at, this.#at + 30);
    if (/^[-+.\d]/.test(rest)) this.fail("a position is x y, and here is a third coordinate", "third coordinate");
    this.fail(`, or ) is wanted here, not ${quote(rest)}`, "not WKT");
  }
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isDelimiter(code: number): boolean {
  return code === COMMA || code === OPEN || code === CLOSE || isSpace(code);
}

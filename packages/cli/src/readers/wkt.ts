/**
 * A geometry in Well-Known Text (OGC Simple Feature Access, part 1, section 7): POINT, LINESTRING, POLYGON and their MULTI
 * forms. One pass over the text, so that a ring of a million vertices takes a moment.
 */
import { Misread, quote } from "../bad-input.js";
import {
  checkRing,
  lineThrough,
  type MakeShape,
  pointAt,
  pointsAt,
  polygonOf,
  THIRD_COORDINATE,
  UNSUPPORTED,
} from "./geometry.js";
import { readNumber } from "./number.js";
import { characters } from "./number-line.js";

/** Z and M may stand apart or not. */
const BEGINNING = /^\s*([A-Z]+?)(?:\s*(ZM|Z|M))?(?![A-Z])\s*/i;

/** The order of bytes and the type, as tables of databases are written without being asked for text. */
const HEXADECIMAL = /^\s*0[01][\da-f]{8}/i;

const WORD = /^\s*([A-Z]+)/i;

/** How each geometry is written, from the outside in. */
const GEOMETRIES: ReadonlyMap<string, (text: WktText) => MakeShape[]> = new Map([
  ["POINT", (text: WktText) => [text.point()]],
  ["LINESTRING", (text: WktText) => [text.line()]],
  ["POLYGON", (text: WktText) => [text.polygon()]],
  // Both MULTIPOINT (1 2, 3 4) and MULTIPOINT ((1 2), (3 4)) are in use.
  ["MULTIPOINT", (text: WktText) => (text.isNested() ? text.list(() => text.point()) : pointsAt(text.positions()))],
  ["MULTILINESTRING", (text: WktText) => text.list(() => text.line())],
  ["MULTIPOLYGON", (text: WktText) => text.list(() => text.polygon())],
]);

const NAMES: readonly string[] = [...GEOMETRIES.keys()];

/** A geometry and where the text goes on after it. */
interface ReadGeometry {
  readonly parts: readonly MakeShape[];
  readonly end: number;
}

/**
 * Reads a text that is a geometry and nothing else.
 *
 * @throws Misread with the column in the text.
 */
export function readWkt(source: string): readonly MakeShape[] {
  if (source.trim() === "") throw new Misread(1, "the field is empty; a geometry in WKT is wanted", "no geometry");
  const { parts, end } = readGeometry(source);
  const rest = source.slice(end);
  if (rest.trim() === "") return parts;
  const column = characters(source.slice(0, end + rest.search(/\S/))) + 1;
  throw new Misread(column, `${quote(rest.trimStart())} is left over`, "not WKT");
}

/**
 * Reads the geometry that a text begins with.
 *
 * @param wanted - The names of those that may be read, in capitals. Default: all.
 * @throws Misread with the column in the text.
 */
export function readGeometry(source: string, wanted = NAMES): ReadGeometry {
  if (/^\s*SRID/i.test(source))
    throw new Misread(1, "a reference system is not supported; leave SRID=...; out", UNSUPPORTED);
  if (HEXADECIMAL.test(source)) {
    throw new Misread(
      1,
      "this looks like WKB in hexadecimal; write WKT, which databases give as ST_AsText",
      UNSUPPORTED,
    );
  }
  const [beginning = "", word = "", measures] = BEGINNING.exec(source) ?? [];
  const name = word.toUpperCase();
  const read = wanted.includes(name) ? GEOMETRIES.get(name) : undefined;
  if (read === undefined) {
    // All of a word, also where it ends as if it had more coordinates.
    const [, whole = source] = WORD.exec(source) ?? [];
    throw new Misread(1, `${quote(whole)} is not supported; of WKT there are ${wanted.join(", ")}`, UNSUPPORTED);
  }
  if (measures !== undefined) {
    const what = `${name} ${measures.toUpperCase()} has a third coordinate; geometries lie in the plane`;
    throw new Misread(1, what, THIRD_COORDINATE);
  }
  if (/^EMPTY(?!\w)/i.test(source.slice(beginning.length, beginning.length + 6))) {
    throw new Misread(1, `${name} EMPTY has no points: there is nothing to compare`, "empty geometry");
  }
  const text = new WktText(source, beginning.length, name);
  return { parts: read(text), end: text.at };
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

  /** How far it has been read. */
  get at(): number {
    return this.#at;
  }

  point(): MakeShape {
    const position = this.positions();
    if (position.length !== 2) this.#fail("POINT takes one position", "not a shape");
    return pointAt(position);
  }

  line(): MakeShape {
    return this.#placed(() => lineThrough(this.positions()));
  }

  polygon(): MakeShape {
    const rings: number[][] = [];
    this.list(() => {
      this.#placed(() => {
        const ring = this.positions();
        checkRing(ring, rings.length);
        rings.push(ring);
      });
    });
    return polygonOf(rings);
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

  /** What `read` finds wrong without a column lies where it began to read. */
  #placed<T>(read: () => T): T {
    this.#peek();
    const start = this.#at;
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Misread) || error.column !== undefined) throw error;
      this.#at = start;
      return this.#fail(error.message, error.reason);
    }
  }

  #fail(message: string, reason: string | undefined): never {
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
    if (Number.isNaN(found)) this.#fail(`the closing ) of ${this.#name} is missing: cut off?`, "not WKT");
    const rest = this.#source.slice(this.#at, this.#at + 30);
    if (/^EMPTY/i.test(rest)) this.#fail(`a part of this ${this.#name} is EMPTY`, "empty geometry");
    this.#fail(`${character} is wanted here, not ${quote(rest)}`, "not WKT");
  }

  #number(): number {
    const found = this.#peek();
    if (Number.isNaN(found)) this.#fail(`the closing ) of ${this.#name} is missing: cut off?`, "not WKT");
    const start = this.#at;
    let end = start;
    while (end < this.#source.length && !isDelimiter(this.#source.charCodeAt(end))) end++;
    const token = this.#source.slice(start, end);
    if (token === "") this.#fail("a position is two numbers, x y", "not WKT");
    try {
      const value = readNumber(token, "position");
      this.#at = end;
      return value;
    } catch (error) {
      if (error instanceof Misread) this.#fail(error.message, error.reason);
      throw error;
    }
  }

  #refusePosition(): never {
    if (Number.isNaN(this.#peek())) this.#fail(`the closing ) of ${this.#name} is missing: cut off?`, "not WKT");
    const rest = this.#source.slice(this.#at, this.#at + 30);
    if (/^[-+.\d]/.test(rest)) this.#fail("a position is x y, and here is a third coordinate", THIRD_COORDINATE);
    this.#fail(`, or ) is wanted here, not ${quote(rest)}`, "not WKT");
  }
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isDelimiter(code: number): boolean {
  return code === COMMA || code === OPEN || code === CLOSE || isSpace(code);
}

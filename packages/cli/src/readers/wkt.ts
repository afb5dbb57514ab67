/**
 * A geometry in Well-Known Text (OGC Simple Feature Access, part 1, section 7): POINT, LINESTRING, POLYGON and their MULTI
 * forms. One pass over the text, so that a ring of a million vertices takes a moment.
 */
import { Misread, quote } from "../bad-input.js";
import {
  checkRing,
  EMPTY,
  lineThrough,
  type MakeShape,
  pointAt,
  polygonOf,
  refuseMeasures,
  type TakeShape,
  THIRD_COORDINATE,
  takePoints,
  UNSUPPORTED,
} from "./geometry.js";
import { readNumber } from "./number.js";
import { characters } from "./number-line.js";

/** Z and M may stand apart or not. */
const BEGINNING = /^\s*([A-Z]+?)(?:\s*(ZM|Z|M))?(?![A-Z])\s*/i;

/** The order of bytes and the type, as tables of databases are written without being asked for text. */
const HEXADECIMAL = /^\s*0[01][\da-f]{8}/i;

const WORD = /^\s*([A-Z]+)/i;

/** Reads the text behind a geometry's name, and hands over the shapes that it is. */
type Read = (text: WktText, take: TakeShape) => void;

/** How each geometry is written, from the outside in. */
const GEOMETRIES: ReadonlyMap<string, Read> = new Map<string, Read>([
  ["POINT", (text, take) => take(text.point())],
  ["LINESTRING", (text, take) => take(text.line())],
  ["POLYGON", (text, take) => take(text.polygon())],
  [
    "MULTIPOINT",
    (text, take) => {
      // Both MULTIPOINT (1 2, 3 4) and MULTIPOINT ((1 2), (3 4)) are in use.
      if (text.isNested()) text.list(() => take(text.point()));
      else takePoints(text.positions(), take);
    },
  ],
  ["MULTILINESTRING", (text, take) => text.list(() => take(text.line()))],
  ["MULTIPOLYGON", (text, take) => text.list(() => take(text.polygon()))],
]);

const NAMES: readonly string[] = [...GEOMETRIES.keys()];

/**
 * Reads a text that is a geometry and nothing else, and hands over its parts.
 *
 * @throws Misread with the column in the text.
 */
export function readWkt(source: string, take: TakeShape): void {
  if (source.trim() === "") throw new Misread(1, "the field is empty; a geometry in WKT is wanted", "no geometry");
  const end = skipSpaces(source, readLeadingWkt(source, take));
  if (end === source.length) return;
  const column = characters(source.slice(0, end)) + 1;
  throw new Misread(column, `${quote(source.slice(end))} is left over`, "not WKT");
}

/**
 * Reads the geometry that a text begins with, and hands over its parts.
 *
 * @param wanted - The names of those that may be read, in capitals. Default: all.
 * @returns Where the text goes on after it.
 * @throws Misread with the column in the text.
 */
export function readLeadingWkt(source: string, take: TakeShape, wanted = NAMES): number {
  if (/^\s*SRID\s*=/i.test(source))
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
  if (measures !== undefined) refuseMeasures(name, measures.toUpperCase(), 1);
  if (/^EMPTY(?!\w)/i.test(source.slice(beginning.length, beginning.length + 6))) {
    throw new Misread(1, `${name} EMPTY has no points: there is nothing to compare`, EMPTY);
  }
  const text = new WktText(source, beginning.length, name);
  read(text, take);
  return text.at;
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
    return pointAt(position[0] as number, position[1] as number);
  }

  line(): MakeShape {
    return this.#placed(() => lineThrough(this.positions()));
  }

  polygon(): MakeShape {
    const rings: number[][] = [];
    this.list(() => {
      const ring = this.positions();
      checkRing(ring, rings.length);
      rings.push(ring);
    });
    return polygonOf(rings);
  }

  /** `(item, item, …)`. */
  list(item: () => void): void {
    this.#expect(OPEN, "(");
    for (;;) {
      this.#placed(item);
      if (this.#peek() !== COMMA) break;
      this.#at++;
    }
    this.#expect(CLOSE, ")");
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
    const open = skipSpaces(this.#source, this.#at);
    const next = skipSpaces(this.#source, open + 1);
    return this.#source.charCodeAt(open) === OPEN && this.#source.charCodeAt(next) === OPEN;
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
    this.#at = skipSpaces(this.#source, this.#at);
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
    if (/^EMPTY/i.test(rest)) this.#fail(`a part of this ${this.#name} is EMPTY`, EMPTY);
    this.#fail(`${character} is wanted here, not ${quote(rest)}`, "not WKT");
  }

  #number(): number {
    const found = this.#peek();
    if (Number.isNaN(found)) this.#fail(`the closing ) of ${this.#name} is missing: cut off?`, "not WKT");
    const start = this.#at;
    let end = start;
    while (end < this.#source.length && !isDelimiter(this.#source.charCodeAt(end))) end++;
    const token = this.#source.slice(start, end);
    if (token === "") {
      const rest = this.#source.slice(start, start + 30);
      this.#fail(`a position is x y, with a space between, and here is ${quote(rest)}`, "not WKT");
    }
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

function skipSpaces(source: string, from: number): number {
  let at = from;
  while (isSpace(source.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isDelimiter(code: number): boolean {
  return code === COMMA || code === OPEN || code === CLOSE || isSpace(code);
}

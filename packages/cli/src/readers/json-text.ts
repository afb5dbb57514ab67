/** JSON as files have it: where a value ends among bytes, and numbers that no double holds. */
import { Misread, quote } from "../bad-input.js";
import { vanished } from "./number.js";
import { characters } from "./number-line.js";

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set(["{", "["].map((character) => character.charCodeAt(0)));
const CLOSING = new Set(["}", "]"].map((character) => character.charCodeAt(0)));
const COMMA = 44;

/** The value does not end within the bytes. */
export const INCOMPLETE = -1;

export function isSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}

/**
 * Where the JSON value that begins at an offset ends. It is not checked: what lies between is for `JSON.parse`.
 *
 * @param final - Whether the text ends with the bytes.
 */
export function endOfValue(bytes: Buffer, from: number, final: boolean): number {
  const first = bytes[from];
  if (first === QUOTE) return endOfString(bytes, from);
  let at = from;
  if (first === undefined || !OPENING.has(first)) {
    while (at < bytes.length && !isEnd(bytes[at] as number)) at++;
    return at < bytes.length || final ? at : INCOMPLETE;
  }
  let depth = 0;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      at = endOfString(bytes, at);
      if (at === INCOMPLETE) return INCOMPLETE;
      continue;
    }
    // { and [, } and ] differ in one bit.
    if ((byte | 0x20) === 0x7b) depth++;
    else if ((byte | 0x20) === 0x7d && --depth === 0) return at + 1;
    at++;
  }
  return INCOMPLETE;
}

function endOfString(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(QUOTE, at + 1);
    if (at < 0) return INCOMPLETE;
    let back = at;
    while (bytes[back - 1] === BACKSLASH) back--;
    if ((at - back) % 2 === 0) return at + 1;
  }
}

/** What a pattern finds in a JSON text outside strings; a quote that none closes begins no string. */
export function* outsideStrings(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  const next = new RegExp(`"|${pattern.source}`, "g");
  let strings = true;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    if (found[0] !== '"') yield found;
    else if (strings) {
      const end = endOfText(text, found.index);
      // Then all later quotes are behind backslashes, and none of them is closed either.
      if (end === INCOMPLETE) strings = false;
      else next.lastIndex = end;
    }
  }
}

/** As `endOfString`. A regular expression would run out of stack on strings of some million characters. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let back = at;
    while (text[back - 1] === "\\") back--;
    if ((at - back) % 2 === 0) return at + 1;
  }
  return INCOMPLETE;
}

function isEnd(byte: number): boolean {
  return byte === COMMA || CLOSING.has(byte) || isSpace(byte);
}

/** What is said of a text that could be the beginning of JSON. */
const CUT_OFF = "the JSON text does not end: cut off?";

/** Only such numbers may be out of a double's range: with an exponent of two digits it takes 200 digits more. */
const SUSPECT = /[eE][+-]?\d{3}|\d{200}/;

/**
 * Parses JSON, except that a number too large or too small for a double becomes its text: `JSON.parse` would make Infinity or 0
 * of it without a word, and whoever wants a number there refuses the text.
 *
 * @throws Misread with the column in the text, counted in UTF-16 units.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(SUSPECT.test(text) ? withoutOddNumbers(text) : text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message } = error;
    const said = complaint(text);
    if (isOnlyCutOff(said, text.length)) {
      throw new Misread(text.length + 1, CUT_OFF, "not JSON");
    }
    const good = text.length > LONGEST_HALVED ? positionIn(said) : lengthOfGoodPart(text);
    // What V8 says of a token quotes the text around it as it is.
    const reason = /^Unexpected (?:token|non-whitespace)|is not valid JSON/.test(message)
      ? notWanted(text, good, message)
      : message.replace(/,? in JSON.*| \(line.*/s, "");
    throw new Misread(good === undefined ? undefined : good + 1, `this is no JSON: ${reason}`, "not JSON");
  }
}

/**
 * As `parseJson`, of a text on one line.
 *
 * @throws Misread with the column in characters.
 */
export function parseJsonLine(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof Misread) || error.column === undefined) throw error;
    throw new Misread(characters(text.slice(0, error.column - 1)) + 1, error.message, error.reason);
  }
}

function notWanted(text: string, at: number | undefined, message: string): string {
  if (at !== undefined) return `${quote(String.fromCodePoint(text.codePointAt(at) ?? 0))} is not wanted here`;
  const token = /^Unexpected token '(.)'/su.exec(message)?.[1];
  return token === undefined ? "something in it is not wanted" : `${quote(token)} is not wanted somewhere in it`;
}

/** What the engine has against a text; undefined where it is JSON. */
function complaint(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Where a text goes wrong, if the engine says so. */
function positionIn(message: string | undefined): number | undefined {
  const position = /position (\d+)/.exec(message ?? "")?.[1];
  return position === undefined ? undefined : Number(position);
}

/** Whether what is wrong with a text of a length, if anything, is that it ends: it could be the beginning of JSON. */
function isOnlyCutOff(message: string | undefined, length: number): boolean {
  return message === undefined || /end of JSON/i.test(message) || (positionIn(message) ?? -1) >= length;
}

/** Of a longer text, in UTF-16 units, no beginnings are tried: each costs as much as reading it. */
const LONGEST_HALVED = 1 << 20;

/** How far a text could be JSON, or is. Engines do not always say where it goes wrong, so beginnings are tried, by halves. */
function lengthOfGoodPart(text: string): number {
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isOnlyCutOff(complaint(text.slice(0, middle)), middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** A number, or what begins as one. */
export const NUMERIC: RegExp = /-?\d[\d.eE+-]*/;

/** A number by JSON's grammar: no other text is to become one. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** What makes it a key, which numbers cannot be. */
const COLON = /[ \t\n\r]*:/y;

function withoutOddNumbers(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { 0: token, index } of outsideStrings(text, NUMERIC)) {
    const value = Number(token);
    if (!JSON_NUMBER.test(token) || (value - value === 0 && !(value === 0 && vanished(token)))) continue;
    COLON.lastIndex = index + token.length;
    if (COLON.test(text)) continue;
    pieces.push(text.slice(done, index), JSON.stringify(token));
    done = index + token.length;
  }
  return pieces.join("") + text.slice(done);
}

/** A value as a message may show it. */
export function shown(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? "an empty array" : "an array";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/** An own field of an object, never one of its prototype. */
export function field(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;
}

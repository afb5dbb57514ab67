/** JSON as files have it: where a value ends among bytes, and numbers that no double holds. */
import { Misread, quote } from "../bad-input.js";
import { vanished } from "./number.js";

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

function isEnd(byte: number): boolean {
  return byte === COMMA || CLOSING.has(byte) || isSpace(byte);
}

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
    const { message } = error as Error;
    if (endsEarly(text)) throw new Misread(text.length + 1, "the JSON text does not end: cut off?", "not JSON");
    const good = lengthOfGoodPart(text);
    // What V8 says of a token quotes the text around it as it is.
    const reason = /^Unexpected (?:token|non-whitespace)|is not valid JSON/.test(message)
      ? `${quote(String.fromCodePoint(text.codePointAt(good) ?? 0))} is not wanted here`
      : message.replace(/,? in JSON.*| \(line.*/s, "");
    throw new Misread(good + 1, `this is no JSON: ${reason}`, "not JSON");
  }
}

/** Whether a text could be the beginning of JSON: what is wrong with it is that it ends. */
function endsEarly(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    return /end of JSON/i.test(message) || (position !== undefined && Number(position) >= text.length);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** How far a text could be JSON, or is. Engines do not always say where it goes wrong, so beginnings are tried, by halves. */
function lengthOfGoodPart(text: string): number {
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isJson(text.slice(0, middle)) || endsEarly(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function withoutOddNumbers(text: string): string {
  return text.replace(/"(?:\\.|[^"\\])*"|-?\d[\d.eE+-]*/g, (token) => {
    if (token.startsWith('"')) return token;
    const value = Number(token);
    return value - value !== 0 || (value === 0 && vanished(token)) ? JSON.stringify(token) : token;
  });
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

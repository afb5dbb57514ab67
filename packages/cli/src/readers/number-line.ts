/** A line of numbers with spaces or tabs between them. */
import { Misread } from "../bad-input.js";
import { type NumberPlace, readNumber, vanished } from "./number.js";

const TAB = 9;
const SPACE = 32;

/** The characters of a plain decimal number. Of a token made of these, `Number()` takes exactly what `readNumber` takes. */
const DECIMAL_CHARACTER = new Uint8Array(256);
for (const character of "0123456789+-.eE") DECIMAL_CHARACTER[character.charCodeAt(0)] = 1;

/**
 * Reads a line that holds nothing but plain decimal numbers, fast: the first `into.length` of them go into `into`.
 *
 * @returns How many numbers there are, or −1 where the line needs `readNumbers` to be read or refused.
 */
export function readPlainNumbers(line: string, into: Float64Array): number {
  const length = line.length;
  let count = 0;
  let at = 0;
  while (true) {
    while (at < length && isGap(line.charCodeAt(at))) at++;
    if (at === length) return count;
    const start = at;
    for (; at < length; at++) {
      const code = line.charCodeAt(at);
      if (DECIMAL_CHARACTER[code] === 1) continue;
      if (isGap(code)) break;
      return -1;
    }
    const token = line.slice(start, at);
    const value = Number(token);
    // value − value is 0 for finite numbers only.
    if (value - value !== 0 || (value === 0 && vanished(token))) return -1;
    if (count < into.length) into[count] = value;
    count++;
  }
}

function isGap(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** One number's text and where it starts, in characters from 1. */
export interface Token {
  readonly text: string;
  readonly column: number;
}

/** The pieces of a line between spaces and tabs. */
export function tokensOf(line: string): Token[] {
  let column = 1;
  let counted = 0;
  return Array.from(line.matchAll(/[^ \t]+/g), ({ 0: text, index }) => {
    column += characters(line.slice(counted, index));
    counted = index;
    return { text, column };
  });
}

/**
 * Reads any line of numbers, ±Infinity included, into `into` as `readPlainNumbers` does.
 *
 * @returns How many numbers there are.
 * @throws Misread for the first that is none.
 */
export function readNumbers(line: string, into: Float64Array): number {
  const tokens = tokensOf(line);
  for (const [i, token] of tokens.entries()) {
    const value = readToken(token);
    if (i < into.length) into[i] = value;
  }
  return tokens.length;
}

/** Reads one token; the error's column is the line's. */
export function readToken({ text, column }: Token, place: NumberPlace = "line"): number {
  try {
    return readNumber(text, place);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const inside = characters(text.slice(0, (error.column ?? 1) - 1));
    throw new Misread(column + inside, error.message);
  }
}

/** The length in characters as a reader counts columns: a character beyond U+FFFF is one. */
export function characters(text: string): number {
  return Array.from(text).length;
}

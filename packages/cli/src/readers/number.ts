/**
 * One number, as text, to the nearest double. What is no plain decimal number is refused by name: a value that was guessed
 * would give a verdict that nobody asked for.
 */
import { codePoint, Misread, quote } from "../bad-input.js";

/** A plain decimal number. Digits match in one way only: otherwise a million of them before a letter would take hours. */
export const DECIMAL: RegExp = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Where a number stands: among others on a line, alone in a field, there or a date instead, or in a position of a geometry. */
export type NumberPlace = "line" | "finite line" | "field" | "finite field" | "instant" | "position";

interface PlaceRules {
  /** Whether the number has the place for itself. */
  readonly isAlone: boolean;
  /** What is wrong with an infinity; undefined where one leaves a side open. */
  readonly onInfinity: string | undefined;
}

/** What is said of an infinity where nothing has open sides. */
export const NOT_FINITE = "is not finite; a finite number is wanted";

const RULES: Readonly<Record<NumberPlace, PlaceRules>> = {
  line: { isAlone: false, onInfinity: undefined },
  "finite line": { isAlone: false, onInfinity: NOT_FINITE },
  field: { isAlone: true, onInfinity: undefined },
  "finite field": { isAlone: true, onInfinity: NOT_FINITE },
  instant: { isAlone: true, onInfinity: undefined },
  position: { isAlone: false, onInfinity: "is no coordinate of a geometry; give a finite number" },
};

const WRITTEN_INFINITY = /^[+-]?Infinity$/;
/** Ways in which others write it, too. */
const ANY_INFINITY = /^[+-]?(?:inf|infinity|∞)$/i;

/**
 * Reads a decimal number, or ±Infinity where a side may be open.
 *
 * @throws Misread with the column inside the token.
 */
export function readNumber(token: string, place: NumberPlace = "line"): number {
  if (DECIMAL.test(token)) return checkRange(token, Number(token), place);
  if (WRITTEN_INFINITY.test(token) && RULES[place].onInfinity === undefined) return infinityOf(token);
  return refuse(token, place);
}

/** The infinity on a token's side. */
function infinityOf(token: string): number {
  return token.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Whether a decimal token that became 0 was written as 0: some digit before the exponent is not. */
export function vanished(token: string): boolean {
  return /^[^eE]*[1-9]/.test(token);
}

/** What records with a number that cannot be read are counted as. */
const NO_NUMBER = "no number";

function checkRange(token: string, value: number, place: NumberPlace): number {
  if (!Number.isFinite(value)) {
    const last = value < 0 ? "-1.8e308" : "1.8e308";
    const mend = RULES[place].onInfinity === undefined ? `; write ${value} for an unbounded side` : "";
    throw new Misread(1, `${quote(token)} is beyond all doubles (they end at about ${last})${mend}`, NO_NUMBER);
  }
  if (value === 0 && vanished(token)) {
    throw new Misread(
      1,
      `${quote(token)} is too small for a double (the smallest above zero is 5e-324); write 0 if you mean zero`,
      NO_NUMBER,
    );
  }
  return value;
}

/** A field of more characters was not meant as one number; to look for one in it could take hours. */
const LONGEST_MENDED = 400;

/** What does not belong into a number, at its ends. */
const AROUND = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu;
/** Thousands apart: `1 000 000.5`. With anything else between them, digits may be two numbers. */
const IN_THREES = /^[+-]?\d{1,3}(?:[\s\p{Cc}\p{Cf}]\d{3})+(?:\.\d*)?$/u;

const NAMES = new Map([
  [" ", "space"],
  ["\t", "tab"],
  ["\n", "line end"],
  ["\0", "NUL character"],
  ["\r", "carriage return"],
  ["\v", "vertical tab"],
  ["\f", "form feed"],
  ["\u00a0", "no-break space"],
  ["\u200b", "zero-width space"],
  ["\u3000", "full-width space"],
  ["\ufeff", "byte order mark"],
]);

/** Says what the token looks like and how to write it. */
function refuse(token: string, place: NumberPlace): never {
  const odd = /[\s\p{Cc}\p{Cf}]/u.exec(token);
  if (odd !== null) {
    const name = `a ${NAMES.get(odd[0]) ?? "character that does not show"} (${codePoint(odd[0])})`;
    const isReturn = odd[0] === "\r";
    if (RULES[place].isAlone && !isReturn) {
      const meant = numberMeant(token);
      // With a space in it, it is mostly a date and a time, written in another way.
      if (meant === undefined && place === "instant")
        throw new Misread(1, `${quote(token)} ${reason(token, place)}`, NO_NUMBER);
      const mend = meant === undefined ? "a field holds one number" : `write ${meant}`;
      throw new Misread(odd.index + 1, `${quote(token)} has ${name} in it; ${mend}`, NO_NUMBER);
    }
    const instead = isReturn ? "end lines with LF or CR LF" : "put a plain space or a tab between numbers";
    throw new Misread(odd.index + 1, `${name}; ${instead}`, NO_NUMBER);
  }
  if (ANY_INFINITY.test(token)) refuseInfinity(token, RULES[place].onInfinity);
  throw new Misread(1, `${quote(token)} ${reason(token, place)}`, NO_NUMBER);
}

/** @param problem - What is wrong with infinities; undefined where it is only how this one is written. */
function refuseInfinity(token: string, problem: string | undefined): never {
  if (problem !== undefined) throw new Misread(1, `${quote(token)} ${problem}`, "not finite");
  throw new Misread(1, `${quote(token)} is not read as infinity; write ${infinityOf(token)}`, NO_NUMBER);
}

/** What to write instead of a number with spaces in it; undefined where it may be more than one, or none. */
function numberMeant(token: string): string | undefined {
  const inner = token.length > LONGEST_MENDED ? "" : token.replace(AROUND, "");
  const plain = IN_THREES.test(inner) ? inner.replace(/[^\d.+-]/g, "") : inner;
  return DECIMAL.test(plain) ? plain : undefined;
}

function reason(token: string, place: NumberPlace): string {
  if (/^[+-]?nan$/i.test(token)) return "is no coordinate: NaN lies nowhere; give a number";
  if (/[\uff01-\uff5e]/.test(token)) {
    return `has full-width characters; write them half-width: ${quote(token.normalize("NFKC"))}`;
  }
  if (/^[\u2010-\u2015\u2212]/.test(token)) return `starts with ${codePoint(token)}; write the plain minus sign -`;
  if (/^[+-]?0[xob]/i.test(token)) return `is not decimal${asDecimal(token)}`;
  if (/^[+-]?[\d.][\d._]*_/.test(token)) return `has digit separators; write ${quote(token.replaceAll("_", ""))}`;
  if (/[,;]/.test(token)) {
    const mend = RULES[place].isAlone ? "leave out separators of thousands" : "put spaces between numbers";
    return `has a ${token.includes(",") ? "comma" : "semicolon"}; ${mend}, and write a point before decimals`;
  }
  if (place === "instant") return "is no number and no date; write one like 12, 2026-11-21 or 2026-11-21T09:30Z";
  return "is not a number; write one like 12, -0.5 or 1e3";
}

/** Number() knows these prefixes, but not behind a sign. */
function asDecimal(token: string): string {
  const sign = /^[+-]/.exec(token)?.[0] ?? "";
  const value = Number(token.slice(sign.length));
  return Number.isSafeInteger(value)
    ? `; write ${sign === "-" ? "-" : ""}${value}`
    : "; write it with the digits 0 to 9";
}

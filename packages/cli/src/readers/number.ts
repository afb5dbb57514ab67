/**
 * One number, as text, to the nearest double. What is no plain decimal number is refused by name: a value that was guessed
 * would give a verdict that nobody asked for.
 */
import { codePoint, Misread, quote } from "../bad-input.js";

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * Reads a decimal number or ±Infinity.
 *
 * @throws Misread with the column inside the token.
 */
export function readNumber(token: string): number {
  if (DECIMAL.test(token)) return checkRange(token, Number(token));
  if (/^[+-]?Infinity$/.test(token)) return token[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return refuse(token);
}

/** Whether a decimal token that became 0 was written as 0: some digit before the exponent is not. */
export function vanished(token: string): boolean {
  return /^[^eE]*[1-9]/.test(token);
}

function checkRange(token: string, value: number): number {
  if (!Number.isFinite(value)) {
    throw new Misread(
      1,
      `${quote(token)} is too large for a double (the largest is about 1.8e308); write Infinity for an unbounded side`,
    );
  }
  if (value === 0 && vanished(token)) {
    throw new Misread(
      1,
      `${quote(token)} is too small for a double (the smallest above zero is 5e-324); write 0 if you mean zero`,
    );
  }
  return value;
}

const NAMES = new Map([
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
function refuse(token: string): never {
  const odd = /[\s\p{Cc}\p{Cf}]/u.exec(token);
  if (odd !== null) {
    const name = NAMES.get(odd[0]) ?? "character that does not show";
    const mend = odd[0] === "\r" ? "end lines with LF or CR LF" : "put a plain space or a tab between numbers";
    throw new Misread(odd.index + 1, `a ${name} (${codePoint(odd[0])}); ${mend}`);
  }
  throw new Misread(1, `${quote(token)} ${reason(token)}`);
}

function reason(token: string): string {
  if (/^[+-]?nan$/i.test(token)) return "is no coordinate: NaN lies nowhere; give a number";
  if (/^[+-]?(?:inf|infinity|∞)$/i.test(token)) {
    return `is not read as infinity; write ${/^-/.test(token) ? "-Infinity" : "Infinity"}`;
  }
  if (/[\uff01-\uff5e]/.test(token)) {
    return `has full-width characters; write them half-width: ${quote(token.normalize("NFKC"))}`;
  }
  if (/^[\u2010-\u2015\u2212]/.test(token)) return `starts with ${codePoint(token)}; write the plain minus sign -`;
  if (/^[+-]?0[xob]/i.test(token)) return `is not decimal${asDecimal(token)}`;
  if (/^[+-]?[\d.][\d._]*_/.test(token)) return `has digit separators; write ${quote(token.replaceAll("_", ""))}`;
  if (/[,;]/.test(token)) {
    return `has a ${token.includes(",") ? "comma" : "semicolon"}; put spaces between numbers, and a point before decimals`;
  }
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

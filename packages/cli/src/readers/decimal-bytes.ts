/** Numbers straight from the bytes of a text, without making a string of each. */
import { Misread } from "../bad-input.js";
import { type NumberPlace, readNumber } from "./number.js";
import { characters } from "./number-line.js";

/** So many digits make an integer below 2⁵³, which a double holds exactly. */
const EXACT_DIGITS = 15;
/** 10²² is the largest power of ten that a double holds exactly. */
const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, n) => Number(`1e${n}`));

const ZERO = 48;
const NINE = 57;
const POINT = 46;
const MINUS = 45;
const PLUS = 43;
const SPACE = 32;
const TAB = 9;

/**
 * The double nearest to the decimal number between two offsets, spaces and tabs around it left aside.
 *
 * An integer below 10¹⁵ over a power of ten up to 10²² is one division of two exact doubles, so it is rounded once and right
 * (W. D. Clinger, "How to read floating point numbers accurately", 1990); anything else goes to `readNumber`.
 *
 * @param place - Where it stands, for what is said of one that cannot be used.
 * @throws Misread with the column inside the text between the offsets, for what is no number.
 */
export function readDecimal(bytes: Buffer, start: number, end: number, place: NumberPlace = "field"): number {
  let at = start;
  let last = end;
  while (at < last && isGap(bytes[at] as number)) at++;
  while (last > at && isGap(bytes[last - 1] as number)) last--;
  const first = at;
  const sign = bytes[at];
  if (sign === MINUS || sign === PLUS) at++;
  let value = 0;
  let digits = 0;
  let scale = -1;
  for (; at < last; at++) {
    const byte = bytes[at] as number;
    if (byte >= ZERO && byte <= NINE) {
      value = value * 10 + (byte - ZERO);
      digits++;
      if (scale >= 0) scale++;
    } else if (byte === POINT && scale < 0) scale = 0;
    else break;
  }
  if (at < last || digits === 0 || digits > EXACT_DIGITS) return slowly(bytes, start, first, last, place);
  if (scale > 0) value /= POWERS_OF_TEN[scale] as number;
  return sign === MINUS ? -value : value;
}

function slowly(bytes: Buffer, start: number, first: number, last: number, place: NumberPlace): number {
  const text = bytes.toString("utf8", first, last);
  try {
    if (text === "") {
      const wanted = place === "instant" ? "a number or a date" : "a number";
      throw new Misread(1, `the field is empty; ${wanted} is wanted`, "no number");
    }
    return readNumber(text, place);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const before = first - start + characters(text.slice(0, (error.column ?? 1) - 1));
    throw new Misread(before + 1, error.message, error.reason);
  }
}

function isGap(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}

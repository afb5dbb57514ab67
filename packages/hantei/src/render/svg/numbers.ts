/** Numbers as pictures show them: with sensible digits. */
import { sign } from "../words.js";

/** Numbers longer than this are rounded to DIGITS significant digits in pictures. */
const LONGEST = 8;
const DIGITS = 4;

/** "0.25", "0.3333", "1.5×10³⁰⁰", "∞" */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  const full = String(size >= 1e4 && size < 1e8 ? Math.round(value) : value);
  const rounded = full.length <= LONGEST ? full : String(Number(value.toPrecision(DIGITS)));
  const [mantissa = "", exponent] = (rounded.length <= LONGEST ? rounded : Number(rounded).toExponential()).split("e");
  return sign(mantissa) + (exponent === undefined ? "" : `×10${superscript(exponent.replace("+", ""))}`);
}

function superscript(exponent: string): string {
  return exponent.replace(/[-\d]/g, (character) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(character)] ?? "⁻");
}

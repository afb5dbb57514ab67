/** Numerals of what is read from text. */
import { Misread } from "./misread.js";
import { doubleOf } from "./typed-number.js";

/** The double nearest to a numeral. @throws Misread where there is none, or it is no numeral. */
export function held(numeral: string): number {
  const value = doubleOf(numeral);
  if (typeof value === "number") return value;
  const quoted = JSON.stringify(numeral);
  if (value === undefined) throw new Misread(`${quoted} is no number`, `${quoted} は数ではありません`);
  throw new Misread(`${numeral}: ${value.en}`, `${numeral}：${value.ja}`);
}

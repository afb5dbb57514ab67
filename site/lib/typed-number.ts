/** A number as people write it: in full-width letters, too, and with the signs that Japanese keyboards give. */
import type { Text } from "./lang.js";

/** Letters, digits and signs as wide as a Japanese letter, and how far they are from the plain ones. */
const WIDE = /[\uff01-\uff5e]/g;
const WIDER_BY = 0xff01 - 0x21;
/** Minus signs, hyphens and dashes, and the long vowel mark, wide and narrow, that an input method makes of the minus key. */
const MINUS = /[\u2212\u2010-\u2013\u30fc\uff70]/g;
/** A decimal numeral. What else `Number` reads, as 0x10, nobody means here. */
const NUMERAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const TOO_LARGE: Text = { en: "too large for a double", ja: "大きすぎます。倍精度数で表せません" };
const TOO_SMALL: Text = { en: "too small for a double", ja: "小さすぎます。倍精度数で表せません" };

/** The double nearest to a decimal numeral, or why there is none; undefined where it is no such numeral. */
export function doubleOf(numeral: string): number | Text | undefined {
  if (!NUMERAL.test(numeral)) return undefined;
  const value = Number(numeral);
  if (!Number.isFinite(value)) return TOO_LARGE;
  return value === 0 && /^[^e]*[1-9]/i.test(numeral) ? TOO_SMALL : value;
}

/** The number that a text says, or what is wrong with it. Only the word Infinity is infinite. */
export function typedNumber(text: string): number | Text {
  const plain = text
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDER_BY))
    .replace(MINUS, "-")
    .trim();
  if (/^[+-]?Infinity$/.test(plain)) return Number(plain);
  return doubleOf(plain) ?? { en: "a number is wanted", ja: "数を書いてください" };
}

export const FINITE_WANTED: Text = { en: "a finite number is wanted", ja: "有限の数を書いてください" };

/** A number as people write it: in full-width digits, too, and with the signs that Japanese keyboards give. */
import type { Text } from "./lang.js";

/** Minus signs, hyphens and dashes, and the long vowel mark that an input method makes of the minus key. */
const MINUS = /[\u2212\u2010-\u2013\u30fc]/g;

export const TOO_LARGE: Text = { en: "too large for a double", ja: "大きすぎます。倍精度数で表せません" };

/** The number that a text says, or what is wrong with it. Only the word Infinity is infinite. */
export function typedNumber(text: string): number | Text {
  const plain = text.normalize("NFKC").trim().replace(MINUS, "-");
  const value = plain === "" ? Number.NaN : Number(plain);
  if (Number.isNaN(value)) return { en: "a number is wanted", ja: "数を書いてください" };
  if (Number.isFinite(value) || plain.includes("Infinity")) return value;
  return TOO_LARGE;
}

export const FINITE_WANTED: Text = { en: "a finite number is wanted", ja: "有限の数を書いてください" };

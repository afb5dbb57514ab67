/** JSON all of whose numbers are doubles: what is too large or too small for one would be read as infinite or as 0. */
import { held } from "./held.js";
import { Misread } from "./misread.js";

/** A string, or a numeral outside of one. */
const WORD = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g;

/** @throws Misread where it is no JSON, or holds such a number. */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Misread("neither JSON nor WKT can be read in it", "JSON としても WKT としても読めません");
  }
  for (const [word] of text.matchAll(WORD)) if (!word.startsWith('"')) held(word);
  return value;
}

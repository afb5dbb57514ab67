/** A shape in words: its kind, then its numbers, as in `box 0 0 5 5`. */
import { Misread, quote } from "../bad-input.js";
import { made } from "../pairs/refusals.js";
import { isKind, KIND_NAMES, KINDS } from "./kinds.js";
import { characters, readToken, tokensOf } from "./number-line.js";
import type { Read } from "./shape.js";

/** How each kind is written in words, `circle X Y RADIUS`, for the help. */
export const USAGES: readonly string[] = Object.entries(KINDS).map(
  ([name, { numbers, more }]) => `${name} ${numbers.join(" ").toUpperCase()}${more ? " ..." : ""}`,
);

/** Refuses a kind there is none of. */
export function refuseKind(name: string, column: number): never {
  throw new Misread(column, `${quote(name)} is no kind of shape; kinds: ${KIND_NAMES}`);
}

/** Reads the shape that the text begins with; numbers that follow it are one too many. */
export function readWords(text: string): Read {
  const tokens = tokensOf(text);
  const name = tokens[0]?.text.toLowerCase() ?? "";
  if (!isKind(name)) return refuseKind(name, 1);
  const { numbers, more = false, isOpen = false, make } = KINDS[name];
  const wanted = more
    ? `${name} takes an even count of numbers, ${numbers.length} or more: ${numbers.join(" ")} ...`
    : `${name} takes ${numbers.length} numbers: ${numbers.join(" ")}`;
  const values: number[] = [];
  for (const token of more ? tokens.slice(1) : tokens.slice(1, numbers.length + 1)) {
    if (isBeginning(token.text)) break;
    values.push(readToken(token, isOpen ? "line" : "finite line"));
  }
  const next = tokens[values.length + 1];
  if (values.length < numbers.length || (more && values.length % 2 === 1)) {
    throw new Misread(next?.column ?? characters(text) + 1, `only ${values.length} given; ${wanted}`);
  }
  if (next !== undefined && !isBeginning(next.text) && !/^\p{L}/u.test(next.text)) {
    throw new Misread(next.column, `${quote(next.text)} is one too many; ${wanted}`);
  }
  const end = next === undefined ? text.length : offsetOf(text, next.column);
  return { shape: made(() => make(values)), end };
}

/** Whether a token begins the next shape for certain; any other word in a number's place is a number misspelled. */
function isBeginning(token: string): boolean {
  const name = /^[a-z]+3?/i.exec(token)?.[0].toLowerCase() ?? "";
  return /^[{[]|\(/.test(token) || isKind(name) || name === "linestring";
}

function offsetOf(text: string, column: number): number {
  return Array.from(text)
    .slice(0, column - 1)
    .join("").length;
}

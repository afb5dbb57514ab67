/** A shape in the form of the library's `toJSON`. */
import { Misread } from "../bad-input.js";
import { made } from "../pairs/refusals.js";
import { NUMERIC, outsideStrings, parseJsonLine } from "./json-text.js";
import { isKind, KIND_NAMES } from "./kinds.js";
import { characters, readToken } from "./number-line.js";
import type { Read } from "./shape.js";
import { shapeFromFields } from "./shape-fields.js";
import { refuseKind } from "./shape-words.js";

export function isJson(text: string): boolean {
  return text.startsWith("{") || text.startsWith("[");
}

/** Reads the JSON object that the text begins with. */
export function readJson(text: string): Read {
  if (text.startsWith("[")) throw new Misread(1, 'a shape in JSON is an object, as in {"kind":"point","x":0,"y":0}');
  const end = endOfObject(text);
  const source = text.slice(0, end);
  const value = parseJsonLine(source) as object;
  checkNumbers(source);
  const kind = Object.hasOwn(value, "kind") ? (value as { kind: unknown }).kind : undefined;
  if (typeof kind !== "string") {
    throw new Misread(undefined, `the object needs a "kind"; kinds: ${KIND_NAMES}`);
  }
  if (!isKind(kind)) return refuseKind(kind, 1);
  return { shape: made(() => shapeFromFields(kind, value)), end };
}

function endOfObject(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of outsideStrings(text, /[{}[\]]/)) {
    if (token === "{" || token === "[") depth++;
    else if (--depth === 0) return index + 1;
  }
  throw new Misread(characters(text) + 1, "the JSON object does not end: cut off?");
}

/** JSON.parse makes Infinity of 1e400 and 0 of 1e-400 without a word. */
function checkNumbers(source: string): void {
  let column = 1;
  let done = 0;
  for (const { 0: text, index } of outsideStrings(source, NUMERIC)) {
    column += characters(source.slice(done, index));
    done = index;
    // JSON has no Infinity to write instead.
    readToken({ text, column }, "finite line");
  }
}

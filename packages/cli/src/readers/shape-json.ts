/** A shape in JSON: in the form of the library's `toJSON`, or as GeoJSON. */
import { Misread } from "../bad-input.js";
import type { AnyShape } from "../pairs/layer.js";
import { made } from "../pairs/refusals.js";
import { isGeometryType, readGeometry } from "./feature.js";
import type { MakeShape } from "./geometry.js";
import { field, NUMERIC, outsideStrings, parseJsonLine } from "./json-text.js";
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
  return { shape: shapeOf(value), end };
}

function shapeOf(value: object): AnyShape {
  const kind = field(value, "kind");
  if (typeof kind === "string") return isKind(kind) ? made(() => shapeFromFields(kind, value)) : refuseKind(kind, 1);
  const type = field(value, "type");
  const geometry = type === "Feature" ? field(value, "geometry") : isGeometryType(type) ? value : undefined;
  if (isObject(geometry)) return shapeOfGeometry(geometry);
  const message =
    type === "Feature"
      ? "the Feature has no geometry: there is nothing to compare"
      : `the object needs a "kind", or to be a geometry or a Feature of GeoJSON; kinds: ${KIND_NAMES}`;
  throw new Misread(undefined, message);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function shapeOfGeometry(geometry: object): AnyShape {
  const parts: MakeShape[] = [];
  readGeometry(geometry, (make) => parts.push(make));
  const [make, second] = parts as [MakeShape, MakeShape?];
  if (second === undefined) return made(make);
  throw new Misread(
    undefined,
    `this ${field(geometry, "type")} has ${parts.length} parts, and relate takes one shape; give one of them, or use hantei pairs`,
  );
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

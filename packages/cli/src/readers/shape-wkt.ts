/** A shape in Well-Known Text: a geometry of one part. */
import { Misread } from "../bad-input.js";
import { made } from "../pairs/refusals.js";
import { type MakeShape, THIRD_COORDINATE } from "./geometry.js";
import type { Read } from "./shape.js";
import { readLeadingWkt } from "./wkt.js";

const BEGINNING = /^(?:SRID *= *\d+ *; *)?([A-Z]+)(?: +(?:ZM|Z|M))? *(?:\(|EMPTY\b)/i;

const OF_ONE_PART = ["POINT", "LINESTRING", "POLYGON"];

export function isWkt(text: string): boolean {
  return BEGINNING.test(text);
}

/** Reads the geometry that the text begins with. */
export function readShapeWkt(text: string): Read {
  if (/^BOX *\(/i.test(text)) throw new Misread(1, "BOX(...) is no WKT; write box minX minY maxX maxY");
  const parts: MakeShape[] = [];
  try {
    const end = readLeadingWkt(text, (part) => parts.push(part), OF_ONE_PART);
    return { shape: made(parts[0] as MakeShape), end };
  } catch (error) {
    if (!(error instanceof Misread) || error.reason !== THIRD_COORDINATE) throw error;
    throw new Misread(error.column, `${error.message}; in space, write point3, box3 or sphere`);
  }
}

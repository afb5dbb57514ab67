/** A shape in Well-Known Text (OGC Simple Feature Access, part 1, section 7), as far as there are shapes for it. */
import { point, segment } from "hantei";
import { Misread, quote } from "../bad-input.js";
import { characters, readToken, tokensOf } from "./number-line.js";
import type { Read } from "./shape.js";
import { made } from "./shape-words.js";

const BEGINNING = /^(?:SRID *= *\d+ *; *)?([A-Z]+)(?: +(ZM|Z|M))? *(?:\(|EMPTY\b)/i;

export function isWkt(text: string): boolean {
  return BEGINNING.test(text);
}

/** Reads the geometry that the text begins with. */
export function readWkt(text: string): Read {
  const [beginning = "", type = "", measures] = BEGINNING.exec(text) ?? [];
  const name = type.toUpperCase();
  if (/^SRID/i.test(text)) throw new Misread(1, "a reference system is not supported; leave SRID=...; out");
  if (name !== "POINT" && name !== "LINESTRING") return refuse(name);
  if (measures !== undefined) {
    throw new Misread(1, `${name} ${measures.toUpperCase()} is not supported; in space, write point3, box3 or sphere`);
  }
  if (!beginning.endsWith("(")) throw new Misread(1, `${name} EMPTY has no points: there is nothing to compare`);
  const close = text.indexOf(")");
  if (close < 0) throw new Misread(characters(text) + 1, `the closing ) of ${name} is missing: cut off?`);
  const positions = readPositions(text.slice(0, close), beginning.length);
  const numbers = positions.flat();
  const end = close + 1;
  if (name === "POINT") {
    if (positions.length !== 1) throw new Misread(undefined, `POINT takes one position, not ${positions.length}`);
    return { shape: made(() => point(...(numbers as [number, number]))), end };
  }
  if (positions.length !== 2) {
    const why =
      positions.length === 1 ? "takes two positions, not 1" : `of ${positions.length} positions is not supported yet`;
    throw new Misread(undefined, `LINESTRING ${why}; with two it is a segment`);
  }
  return { shape: made(() => segment(...(numbers as [number, number, number, number]))), end };
}

function refuse(name: string): never {
  if (name === "BOX") throw new Misread(1, "BOX(...) is no WKT; write box minX minY maxX maxY");
  const known =
    /^(?:MULTI)?(?:POLYGON|LINESTRING|POINT|CURVE|SURFACE)$|^(?:GEOMETRYCOLLECTION|TRIANGLE|TIN|.*CURVE|CIRCULARSTRING)$/;
  const what = known.test(name) ? `${name} is not supported yet` : `${quote(name)} is no geometry`;
  throw new Misread(1, `${what}; of WKT there are POINT and LINESTRING with two positions`);
}

/** The positions between the parentheses: two numbers each, with commas between positions. */
function readPositions(text: string, start: number): number[][] {
  const positions: number[][] = [];
  let at = start;
  for (const piece of text.slice(start).split(",")) {
    const column = characters(text.slice(0, at)) + 1;
    const tokens = tokensOf(piece).map((token) => ({ ...token, column: token.column + column - 1 }));
    const numbers = tokens.map(readToken);
    if (numbers.length !== 2) {
      const mend = numbers.length > 2 ? "in space, write point3, box3 or sphere" : "put a space between x and y";
      throw new Misread(tokens[2]?.column ?? column, `a position is x y, not ${numbers.length} numbers; ${mend}`);
    }
    positions.push(numbers);
    at += piece.length + 1;
  }
  return positions;
}

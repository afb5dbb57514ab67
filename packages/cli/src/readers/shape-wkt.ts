/** A shape in Well-Known Text (OGC Simple Feature Access, part 1, section 7), as far as there are shapes for it. */
import { point, polygon, polyline, segment } from "hantei";
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
  const [beginning = "", type = "", apart] = BEGINNING.exec(text) ?? [];
  // Z and M may also stand without a space before them.
  const [, known, joined] = KNOWN.exec(type.toUpperCase()) ?? [];
  const name = known ?? type.toUpperCase();
  const measures = apart ?? joined;
  if (/^SRID/i.test(text)) throw new Misread(1, "a reference system is not supported; leave SRID=...; out");
  if (!(name === "POINT" || name === "LINESTRING" || name === "POLYGON")) return refuse(name, known !== undefined);
  if (measures !== undefined) {
    throw new Misread(1, `${name} ${measures.toUpperCase()} is not supported; in space, write point3, box3 or sphere`);
  }
  if (!beginning.endsWith("(")) throw new Misread(1, `${name} EMPTY has no points: there is nothing to compare`);
  if (name === "POLYGON") return readPolygon(text, beginning.length);
  const close = text.indexOf(")");
  if (close < 0) throw new Misread(characters(text) + 1, `the closing ) of ${name} is missing: cut off?`);
  const positions = readPositions(text.slice(beginning.length, close), characters(beginning) + 1);
  const numbers = positions.flat();
  const end = close + 1;
  if (name === "POINT") {
    if (positions.length !== 1) throw new Misread(undefined, `POINT takes one position, not ${positions.length}`);
    return { shape: made(() => point(...(numbers as [number, number]))), end };
  }
  if (positions.length < 2) throw new Misread(undefined, "LINESTRING takes two positions or more, not 1");
  // Two positions are a segment, which, unlike a polyline, may have two equal ends.
  const isSegment = positions.length === 2;
  return {
    shape: made(() => (isSegment ? segment(...(numbers as [number, number, number, number])) : polyline(numbers))),
    end,
  };
}

/** Reads the rings of a POLYGON, the text up to `start` being read: the outer one, then the holes, each closed. */
function readPolygon(text: string, start: number): Read {
  const rings: number[][] = [];
  let column = 1;
  let counted = 0;
  const piece = /\s*\(([^()]*)\)\s*([,)])/y;
  piece.lastIndex = start;
  for (;;) {
    const from = piece.lastIndex;
    const match = piece.exec(text);
    column += characters(text.slice(counted, from));
    counted = from;
    if (match === null) {
      throw new Misread(column, "a ring is wanted here, as in ((0 0, 1 0, 1 1, 0 0))");
    }
    const open = text.indexOf("(", from) + 1;
    column += characters(text.slice(counted, open));
    counted = open;
    const positions = readPositions(match[1] as string, column);
    const [first, last] = [positions[0], positions.at(-1)];
    if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
      throw new Misread(column, "this ring is not closed; repeat its first position at its end");
    }
    rings.push(positions.flat());
    if (match[2] === ")") break;
  }
  const [outer = [], ...holes] = rings;
  return { shape: made(() => polygon(outer, holes)), end: piece.lastIndex };
}

/** The standard's geometries, and whether they have more than x and y. */
const KNOWN =
  /^((?:MULTI)?(?:POLYGON|LINESTRING|POINT|CURVE|SURFACE)|GEOMETRYCOLLECTION|CURVEPOLYGON|[A-Z]+CURVE|CIRCULARSTRING|POLYHEDRALSURFACE|TIN|TRIANGLE)(ZM|Z|M)?$/;

function refuse(name: string, isKnown: boolean): never {
  if (name === "BOX") throw new Misread(1, "BOX(...) is no WKT; write box minX minY maxX maxY");
  const what = isKnown ? `${name} is not supported yet` : `${quote(name)} is no geometry`;
  throw new Misread(1, `${what}; of WKT there are POINT, LINESTRING and POLYGON`);
}

/** The positions between parentheses: two numbers each, with commas between positions. The text begins at `first`, a column. */
function readPositions(text: string, first: number): number[][] {
  const positions: number[][] = [];
  let column = first;
  for (const piece of text.split(",")) {
    const start = column;
    const tokens = tokensOf(piece).map((token) => ({ ...token, column: token.column + start - 1 }));
    const numbers = tokens.map((token) => readToken(token, "position"));
    if (numbers.length !== 2) {
      const mend = numbers.length > 2 ? "in space, write point3, box3 or sphere" : "put a space between x and y";
      throw new Misread(tokens[2]?.column ?? start, `a position is x y, not ${numbers.length} numbers; ${mend}`);
    }
    positions.push(numbers);
    column += characters(piece) + 1;
  }
  return positions;
}

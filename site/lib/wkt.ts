/** Shapes from Well-Known Text: POINT, LINESTRING and POLYGON (OGC Simple Feature Access, part 1, section 7). */
import { point, polygon, polyline, type Shape, segment } from "hantei";
import { held } from "./held.js";
import { MOST_HOLES, MOST_POSITIONS } from "./limits.js";
import { Misread } from "./misread.js";

const GEOMETRY = /^\s*([A-Z]+)\s*\(/i;
/** What databases write that is no shape of a plane: it is told as what it is. */
const UNREAD =
  /^\s*(?:(?<system>SRID\s*=)|(?:(?:MULTI|COMPOUND|CIRCULAR|CURVE)?(?:POINT|LINESTRING|STRING|POLYGON|CURVE|SURFACE)|GEOMETRYCOLLECTION|TRIANGLE|TIN|LINEARRING|POLYHEDRALSURFACE)\s+(?:(?<extra>ZM?|M)\s*(?=[\s(])|(?<empty>EMPTY\b)))/i;

export function isWkt(text: string): boolean {
  return GEOMETRY.test(text) || UNREAD.test(text);
}

/** Every geometry of a text, one after the other. */
export function readWkt(text: string): Shape[] {
  const shapes: Shape[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const [start, name = ""] = GEOMETRY.exec(rest) ?? [];
    if (start === undefined) {
      refuseUnread(rest);
      const text = JSON.stringify(rest.slice(0, 30));
      throw new Misread(`not WKT: ${text}`, `WKT ではありません：${text}`);
    }
    const end = closing(rest, start.length - 1);
    shapes.push(shapeOf(name.toUpperCase(), rest.slice(start.length, end)));
    rest = rest.slice(end + 1).replace(/^[\s;,]+/, "");
  }
  return shapes;
}

/** @throws Misread where it is WKT of a sort that is not read. */
function refuseUnread(text: string): void {
  const { system, extra, empty } = UNREAD.exec(text)?.groups ?? {};
  if (system !== undefined) {
    throw new Misread("SRID=… is not read: leave it out", "SRID=… は読めません。取り除いてください");
  }
  if (extra !== undefined) {
    throw new Misread(`a position is x y: ${extra} is not read`, `位置は x y の 2 つの数です。${extra} は読めません`);
  }
  if (empty !== undefined) throw new Misread("an EMPTY geometry is no shape", "EMPTY は図形になりません");
}

/** The place of the parenthesis that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === "(") depth++;
    if (text[i] === ")" && --depth === 0) return i;
  }
  throw new Misread("a closing ) is missing", "閉じかっこ ) がありません");
}

function shapeOf(name: string, inside: string): Shape {
  switch (name) {
    case "POINT": {
      const [x = 0, y = 0, ...more] = positions(inside);
      if (more.length > 0) throw new Misread("POINT takes one position", "POINT の位置は 1 つだけです");
      return point(x, y);
    }
    case "LINESTRING": {
      const numbers = positions(inside);
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
      if (numbers.length < 4) {
        throw new Misread("LINESTRING takes two positions or more", "LINESTRING には位置が 2 つ以上必要です");
      }
      return numbers.length === 4 ? segment(x1, y1, x2, y2) : polyline(numbers);
    }
    case "POLYGON": {
      if (!/^\s*\([^()]*\)(?:\s*,\s*\([^()]*\))*\s*$/.test(inside)) {
        const rings = "((0 0, 1 0, 1 1, 0 0))";
        throw new Misread(`POLYGON takes rings, as in ${rings}`, `POLYGON の輪は ${rings} のように書きます`);
      }
      const [outer = [], ...holes] = [...inside.matchAll(/\(([^()]*)\)/g)].map(([, ring = ""]) => positions(ring));
      if (holes.length > MOST_HOLES) {
        throw new Misread(`more than ${MOST_HOLES} holes`, `穴が ${MOST_HOLES} を超えています`);
      }
      return polygon(outer, holes);
    }
    default:
      throw new Misread(
        `${name} is not supported; there are POINT, LINESTRING and POLYGON`,
        `${name} は読めません。読めるのは POINT、LINESTRING、POLYGON です`,
      );
  }
}

function positions(text: string): number[] {
  const list = text.split(",").map((position) => {
    const numbers = position
      .trim()
      .split(/\s+/)
      .map((word) => held(word));
    if (numbers.length !== 2) {
      throw new Misread(
        `a position is two numbers, x y; here: ${numbers.length}`,
        `位置は x y の 2 つの数です。ここには ${numbers.length} つあります`,
      );
    }
    return numbers;
  });
  if (list.length > MOST_POSITIONS) {
    throw new Misread(`more than ${MOST_POSITIONS} positions`, `位置が ${MOST_POSITIONS} を超えています`);
  }
  return list.flat();
}

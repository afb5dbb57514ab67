/** Shapes as the command line takes them: words, WKT or JSON. */
import type { Shape } from "hantei";
import type { Shape3 } from "hantei/3d";
import { BadInput, Misread, quote } from "../bad-input.js";
import type { AnyShape } from "../pairs/layer.js";
import { dimensionOf } from "./kinds.js";
import { isJson, readJson } from "./shape-json.js";
import { isWkt, readShapeWkt } from "./shape-wkt.js";
import { readWords } from "./shape-words.js";

/** Two shapes that can be compared. */
export type Pair =
  | { readonly dimension: 2; readonly a: Shape; readonly b: Shape }
  | { readonly dimension: 3; readonly a: Shape3; readonly b: Shape3 };

/** A shape and where the text goes on after it. */
export interface Read {
  readonly shape: AnyShape;
  readonly end: number;
}

const ORDINALS = ["first", "second"];

/**
 * Reads the two shapes of `hantei relate`.
 *
 * @param words - The arguments; a shape may be one of them or spread over several.
 * @throws BadInput that names the shape, the column in it, what was given and what is wanted.
 */
export function readPair(words: readonly string[]): Pair {
  const empty = words.findIndex((word) => word.trim() === "");
  if (empty >= 0) {
    throw new BadInput(
      `argument ${empty + 1} is empty, where a shape or a part of one is wanted; is a variable not set?`,
    );
  }
  const text = words.join(" ").replace(/[\r\n\t]/g, " ");
  const shapes: AnyShape[] = [];
  let at = skipSpace(text, 0);
  while (shapes.length < 2) {
    const { shape, end } = readNth(text, at, shapes.length);
    shapes.push(shape);
    at = skipSpace(text, end);
  }
  if (at < text.length) throw new BadInput(`two shapes are enough; ${quote(text.slice(at))} is left over`);
  return paired(shapes[0] as AnyShape, shapes[1] as AnyShape);
}

function readNth(text: string, start: number, index: number): Read {
  const which = `the ${ORDINALS[index]} shape`;
  if (start === text.length) {
    throw new BadInput(`${which} is missing; give two, as in: hantei relate box 0 0 5 5 circle 8 3 3`);
  }
  try {
    const { shape, end } = readShape(text.slice(start));
    return { shape, end: start + end };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const column = error.column === undefined ? "" : `, column ${error.column}`;
    throw new BadInput(`${which}${column}: ${error.message}`);
  }
}

/** Reads the shape that the text begins with. */
function readShape(text: string): Read {
  if (isJson(text)) return readJson(text);
  if (isWkt(text)) return readShapeWkt(text);
  return readWords(text);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === " ") at++;
  return at;
}

function paired(a: AnyShape, b: AnyShape): Pair {
  const flatA = isFlat(a);
  const flatB = isFlat(b);
  if (flatA && flatB) return { dimension: 2, a, b };
  if (!flatA && !flatB) return { dimension: 3, a, b };
  const [plane, space] = flatA ? [a, b] : [b, a];
  throw new BadInput(
    `a ${plane.kind} lies in the plane and a ${space.kind} in space: they cannot be compared; give two of one or two of the other`,
  );
}

function isFlat(shape: AnyShape): shape is Shape {
  return dimensionOf(shape.kind) === 2;
}

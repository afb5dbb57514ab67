/** A shape in words: its kind, then its numbers, as in `box 0 0 5 5`. */
import * as plane from "hantei";
import * as space from "hantei/3d";
import { Misread, quote } from "../bad-input.js";
import type { AnyShape } from "../pairs/layer.js";
import { made } from "../pairs/refusals.js";
import { characters, readToken, tokensOf } from "./number-line.js";
import type { Read } from "./shape.js";

interface Words {
  /** Axes of the world the kind lives in; shapes of different worlds cannot be compared. */
  readonly dimension: 2 | 3;
  readonly numbers: readonly string[];
  /** Whether x and y go on in pairs after the numbers named, up to the next shape. */
  readonly more?: boolean;
  /** Whether its sides may lie at ±Infinity. */
  readonly isOpen?: boolean;
  readonly make: (...numbers: number[]) => AnyShape;
}

type Numbers4 = [number, number, number, number];
type Numbers5 = [...Numbers4, number];

/** Every kind, the numbers that follow it, and what makes it. */
const KINDS: Readonly<Record<plane.Kind | space.Kind3, Words>> = {
  point: { dimension: 2, numbers: ["x", "y"], make: (...n) => plane.point(...(n as [number, number])) },
  segment: { dimension: 2, numbers: ["x1", "y1", "x2", "y2"], make: (...n) => plane.segment(...(n as Numbers4)) },
  box: {
    dimension: 2,
    numbers: ["minX", "minY", "maxX", "maxY"],
    isOpen: true,
    make: (...n) => plane.box(...(n as Numbers4)),
  },
  circle: {
    dimension: 2,
    numbers: ["x", "y", "radius"],
    make: (...n) => plane.circle(...(n as [number, number, number])),
  },
  capsule: {
    dimension: 2,
    numbers: ["x1", "y1", "x2", "y2", "radius"],
    make: (...n) => plane.capsule(...(n as Numbers5)),
  },
  polygon: {
    dimension: 2,
    numbers: ["x1", "y1", "x2", "y2", "x3", "y3"],
    more: true,
    make: (...n) => plane.polygon(n),
  },
  polyline: { dimension: 2, numbers: ["x1", "y1", "x2", "y2"], more: true, make: (...n) => plane.polyline(n) },
  point3: { dimension: 3, numbers: ["x", "y", "z"], make: (...n) => space.point(...(n as [number, number, number])) },
  segment3: {
    dimension: 3,
    numbers: ["x1", "y1", "z1", "x2", "y2", "z2"],
    make: (...n) => space.segment(...(n as [...Numbers4, number, number])),
  },
  box3: {
    dimension: 3,
    numbers: ["minX", "minY", "minZ", "maxX", "maxY", "maxZ"],
    isOpen: true,
    make: (...n) => space.box(...(n as [...Numbers4, number, number])),
  },
  sphere: { dimension: 3, numbers: ["x", "y", "z", "radius"], make: (...n) => space.sphere(...(n as Numbers4)) },
  capsule3: {
    dimension: 3,
    numbers: ["x1", "y1", "z1", "x2", "y2", "z2", "radius"],
    make: (...n) => space.capsule(...(n as [...Numbers5, number, number])),
  },
};

/** The kinds' names, for messages. */
export const KIND_NAMES: string = Object.keys(KINDS).join(", ");

/** How each kind is written in words, `circle X Y RADIUS`, for the help. */
export const FORMS: readonly string[] = Object.entries(KINDS).map(
  ([name, { numbers, more }]) => `${name} ${numbers.join(" ").toUpperCase()}${more ? " ..." : ""}`,
);

export type KindName = keyof typeof KINDS;

export function isKind(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}

/** How many axes a kind's world has. */
export function dimensionOf(kind: KindName): 2 | 3 {
  return KINDS[kind].dimension;
}

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
  return { shape: made(() => make(...values)), end };
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

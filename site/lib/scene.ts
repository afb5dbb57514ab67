/** What the playground holds, and how it gets into a link and back: every field checked, every size bounded. */
import { fromJSON, type Shape, toJSON } from "hantei";
import * as v from "valibot";
import { type Arrow, arrowIn } from "./arrow.js";
import { readJson } from "./json.js";
import { LARGEST_ID, MOST_HOLES, MOST_POSITIONS, MOST_SHAPES } from "./limits.js";
import { fetched, Misread } from "./misread.js";
import { unusable, type Window } from "./window.js";
import { isWkt, readWkt } from "./wkt.js";

export interface Placed {
  readonly id: number;
  readonly shape: Shape;
}

export const QUESTIONS = [
  "relate",
  "intersects",
  "overlaps",
  "touches",
  "contains",
  "containsStrict",
  "distance",
  "closestPoints",
  "contact",
  "castRay",
  "castShape",
] as const;
export type Question = (typeof QUESTIONS)[number];
export const STEPS = ["1", "0.5", "0.25", "0.1", "0", "ulp"] as const;
export type StepName = (typeof STEPS)[number];
/** What a ray does that starts in a shape. */
export const INSIDES = ["hit", "ignore", "exit"] as const;
export type Inside = (typeof INSIDES)[number];

export interface Scene {
  readonly shapes: readonly Placed[];
  /** The ids of A and B. */
  readonly a: number;
  readonly b: number;
  readonly question: Question;
  /** Whether touching counts, where the boundary is asked about. */
  readonly touching: boolean;
  /** The ray, and A's way, where something moves. */
  readonly arrow: Arrow;
  readonly inside: Inside;
  readonly step: StepName;
  readonly window: Window;
}

/** Characters of a link, and bytes of what it holds. */
const LONGEST_LINK = 30_000;
const LARGEST_SCENE = 200_000;
/** Characters of a text: a scene that is saved because no link can hold it can be read again. */
const LONGEST_TEXT = 5_000_000;

const Finite = v.pipe(v.number(), v.finite());
const Bound = v.union([Finite, v.picklist(["Infinity", "-Infinity"])]);
const Coordinates = v.pipe(v.array(Finite), v.maxLength(2 * MOST_POSITIONS));
const Field = v.union([
  Bound,
  v.pipe(v.string(), v.maxLength(20)),
  Coordinates,
  v.pipe(v.array(Coordinates), v.maxLength(MOST_HOLES)),
]);
/** A shape's fields are checked by its constructor; here only how many and how large they are. */
const ShapeFields = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(20)), Field),
  v.check((fields) => Object.keys(fields).length <= 8),
);
const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_ID));
const SavedScene = v.strictObject({
  v: v.literal(1),
  shapes: v.pipe(v.array(v.strictObject({ id: Id, shape: ShapeFields })), v.maxLength(MOST_SHAPES)),
  a: Id,
  b: Id,
  question: v.picklist(QUESTIONS),
  touching: v.boolean(),
  // Links of before there were rays have none.
  arrow: v.optional(
    v.pipe(
      v.strictObject({ x: Finite, y: Finite, dx: Finite, dy: Finite }),
      v.check(({ dx, dy }) => dx !== 0 || dy !== 0, "an arrow needs a direction"),
    ),
  ),
  inside: v.optional(v.picklist(INSIDES), "hit"),
  step: v.picklist(STEPS),
  window: v.strictObject({ minX: Finite, minY: Finite, maxX: Finite, maxY: Finite }),
});

/** A scene as plain JSON. */
export function sceneToJSON(scene: Scene): unknown {
  return { v: 1, ...scene, shapes: scene.shapes.map(({ id, shape }) => ({ id, shape: toJSON(shape) })) };
}

/**
 * Reads a scene from anything.
 *
 * @throws Error that says what is wrong with it.
 */
export function sceneFromJSON(given: unknown): Scene {
  const { v: _, ...saved } = v.parse(SavedScene, given);
  const shapes = saved.shapes.map(({ id, shape }) => ({ id, shape: shapeFrom(shape) }));
  if (new Set(shapes.map(({ id }) => id)).size < shapes.length) {
    throw new Misread("two shapes have one id", "同じ id の図形が 2 つあります");
  }
  const wrong = unusable(saved.window);
  if (wrong !== undefined) throw new Misread(wrong, "図の範囲が表示に適しません");
  return { ...saved, shapes, arrow: saved.arrow ?? arrowIn(saved.window) };
}

function shapeFrom(fields: unknown): Shape {
  return fromJSON(fields);
}

/**
 * Makes a scene the part of an address behind #, at once: a page that is left waits for nothing.
 *
 * @throws Misread where the scene is too large: no link is handed out that `fromLink` would refuse.
 */
export type LinkWriter = (scene: Scene) => string;

/** The writer of links, once what it needs has come. */
export async function linkWriter(): Promise<LinkWriter> {
  const { deflateSync, strToU8 } = await fetched(import("fflate"));
  return (scene) => {
    const json = strToU8(JSON.stringify(sceneToJSON(scene)));
    const bytes = json.length > LARGEST_SCENE ? undefined : deflateSync(json, { level: 9 });
    const text = bytes && btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const letters = text?.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    if (letters === undefined || letters.length > LONGEST_LINK) {
      throw new Misread(
        "The scene is too large for a link: save it as JSON.",
        "図が大きすぎてリンクにできません。JSON として保存してください。",
      );
    }
    return `s=${letters}`;
  };
}

/**
 * The scene of such a part, or undefined where it holds none.
 *
 * @throws Error where it is no scene of ours, or too large; `reasonOf` says it.
 */
export async function fromLink(hash: string): Promise<Scene | undefined> {
  const [, text] = /^#?s=([\w-]*)$/.exec(hash) ?? [];
  if (text === undefined) {
    if (hash.replace("#", "").startsWith("s=")) {
      throw new Misread("it holds characters that no link of ours has", "このサイトのリンクにない文字が含まれています");
    }
    return undefined;
  }
  if (text.length > LONGEST_LINK) throw new Misread("it is too long", "長すぎます");
  const { inflateSync, strFromU8 } = await fetched(import("fflate"));
  let given: unknown;
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    // A buffer that is full ends it: a link of a few bytes cannot blow up.
    const inflated = inflateSync(bytes, { out: new Uint8Array(LARGEST_SCENE) });
    given = JSON.parse(strFromU8(inflated));
  } catch {
    throw new Misread("it is cut off or damaged", "途中で切れているか、壊れています");
  }
  return sceneFromJSON(given);
}

/**
 * Shapes from pasted or dropped text: a scene, a shape, a list of shapes, or WKT.
 *
 * @throws Error that says what is wrong.
 */
export function readShapes(given: string): Scene | Shape[] {
  // A mark of the byte order, as some editors write, goes with the space around it.
  const text = given.trim();
  const most = isWkt(text) ? LARGEST_SCENE : LONGEST_TEXT;
  if (text.length > most) throw new Misread(`more than ${most} characters`, `${most} 文字を超えています`);
  if (isWkt(text)) return counted(readWkt(text));
  const value = readJson(text);
  if (isRecord(value) && "v" in value) return sceneFromJSON(value);
  const list = counted(Array.isArray(value) ? value : [value]);
  if (list.some((each) => isRecord(each) && "type" in each && !("kind" in each))) {
    throw new Misread(
      "GeoJSON is not read here: give it as WKT, or as the JSON of shapes",
      "GeoJSON は読めません。WKT か、図形の JSON にしてください",
    );
  }
  return list.map((fields) => shapeFrom(v.parse(ShapeFields, fields)));
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function counted<T>(shapes: T[]): T[] {
  if (shapes.length === 0) throw new Misread("there are no shapes in it", "図形が 1 つもありません");
  if (shapes.length > MOST_SHAPES) {
    throw new Misread(`more than ${MOST_SHAPES} shapes`, `図形が ${MOST_SHAPES} 個を超えています`);
  }
  return shapes;
}

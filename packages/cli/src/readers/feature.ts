/** A GeoJSON feature or geometry (RFC 7946), parsed, as a feature of ours. */
import { Misread, quote } from "../bad-input.js";
import {
  checkRing,
  EMPTY,
  lineThrough,
  type MakeShape,
  polygonOf,
  type TakeShape,
  THIRD_COORDINATE,
  takePoints,
  UNSUPPORTED,
} from "./geometry.js";
import { field, shown } from "./json-text.js";
import { readNumber } from "./number.js";

/** Reads coordinates, and hands over the shapes that they are. */
type Read = (coordinates: unknown, take: TakeShape) => void;

/** How coordinates become shapes, one line a type; those of Multi types become several parts of one feature. */
const GEOMETRIES: ReadonlyMap<unknown, Read> = new Map<unknown, Read>([
  ["Point", (position, take) => takePoints(flat([position], "coordinates", "position"), take)],
  ["LineString", (line, take) => take(lineThrough(flat(line, "coordinates")))],
  ["Polygon", (rings, take) => take(polygonAt(rings, "coordinates"))],
  ["MultiPoint", (positions, take) => takePoints(flat(positions, "coordinates"), take)],
  ["MultiLineString", (lines, take) => each(lines, (line, path) => take(lineThrough(flat(line, path))))],
  ["MultiPolygon", (polygons, take) => each(polygons, (rings, path) => take(polygonAt(rings, path)))],
]);

const NAMES = [...GEOMETRIES.keys()].join(", ");

export function isGeometryType(type: unknown): boolean {
  return type === "GeometryCollection" || GEOMETRIES.has(type);
}

/** Of TopoJSON the type says what it is; what is in it, nothing here could use. */
export const TOPOLOGY = "Topology";
export const NO_TOPOLOGY =
  "this is TopoJSON, whose shapes are made of shared arcs, and which is not read here; make GeoJSON of it, as with: mapshaper FILE -o format=geojson OUT.geojson";

/**
 * Reads the parts of a geometry, and hands them over.
 *
 * @throws Misread where it is none, or of a kind that there are no shapes for.
 */
export function readGeometry(geometry: unknown, take: TakeShape): void {
  if (geometry === null || geometry === undefined) {
    throw new Misread(
      undefined,
      "the feature's geometry is null: there is nothing to compare; leave the feature out, or use --skip-bad",
      "null geometry",
    );
  }
  if (typeof geometry !== "object" || Array.isArray(geometry)) {
    throw new Misread(undefined, `a geometry is an object with a type, not ${shown(geometry)}`, "no geometry");
  }
  const type = field(geometry, "type");
  const read = GEOMETRIES.get(type);
  if (read === undefined) {
    const what = typeof type === "string" ? `the geometry ${quote(type)}` : `a geometry of type ${shown(type)}`;
    throw new Misread(undefined, `${what} is not supported; there are ${NAMES}`, UNSUPPORTED);
  }
  const coordinates = field(geometry, "coordinates");
  if (Array.isArray(coordinates) && coordinates.length === 0) {
    throw new Misread(undefined, `this ${type} has no coordinates: there is nothing to compare`, EMPTY);
  }
  read(coordinates, take);
}

/** What a feature's id may be. */
export interface FeatureId {
  readonly text: string | undefined;
  readonly isNumber: boolean;
}

/** Whether readers of JSON have one double for a number, and one number for the double: beyond 2⁵³ several integers are one. */
export function isJsonNumber(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}

/** A number that names something, as text; one that may have been another is refused. */
export function textOfNumber(value: number, name: string, reason?: string): string {
  if (isJsonNumber(value)) return String(value);
  // The value is not told: it is not the one that the file has.
  const message = `${name}: the number is beyond the integers that JSON readers keep; write it as text`;
  throw new Misread(undefined, message, reason);
}

/** JSON can say what UTF-8 cannot; written, all of them would look alike. */
const LONE_SURROGATE = /\p{Cs}/u;

/** An id as rows name it. */
export function readId(value: unknown, name: string): FeatureId {
  if (value === undefined || value === null || value === "") return { text: undefined, isNumber: false };
  if (typeof value === "string") {
    if (!LONE_SURROGATE.test(value)) return { text: value, isNumber: false };
    throw new Misread(undefined, `${name}: half a character (a lone surrogate) is no text; mend the escape`, "bad id");
  }
  if (typeof value === "number") {
    return { text: textOfNumber(value, name, "bad id"), isNumber: true };
  }
  if (typeof value === "boolean") return { text: String(value), isNumber: false };
  throw new Misread(undefined, `${name}: an id is text or a number, not ${shown(value)}`, "bad id");
}

/** The value to group by, as text: the number 1 and the text "1" are the same, and spaces around it say nothing. */
export function readGroup(value: unknown, name: string): string {
  const text = typeof value === "string" ? value.trim() : "";
  if (text !== "") return text;
  if (typeof value === "number") return textOfNumber(value, quote(name), "no group");
  if (typeof value === "boolean") return String(value);
  const what = value === undefined ? "is missing" : typeof value === "string" ? "is empty" : `is ${shown(value)}`;
  throw new Misread(undefined, `${quote(name)}, the value to group by, ${what}`, "no group");
}

/** Reads the parts of a Multi geometry; of thousands, what is wrong says in which it is. */
function each(list: unknown, read: (item: unknown, path: string) => void): void {
  listOf(list, "coordinates").forEach((item, i) => {
    const path = `coordinates[${i}]`;
    try {
      read(item, path);
    } catch (error) {
      if (!(error instanceof Misread) || error.message.startsWith(path)) throw error;
      throw new Misread(error.column, `${path}: ${error.message}`, error.reason, error.culprit);
    }
  });
}

function polygonAt(rings: unknown, path: string): MakeShape {
  return polygonOf(
    listOf(rings, path).map((positions, i) => {
      const ring = flat(positions, `${path}[${i}]`);
      checkRing(ring, i);
      return ring;
    }),
  );
}

/** Positions as x, y, x, y, … */
function flat(positions: unknown, path: string, single?: string): number[] {
  const list = listOf(positions, path);
  const numbers: number[] = [];
  for (let i = 0; i < list.length; i++) {
    const position: unknown = list[i];
    if (!Array.isArray(position) || position.length !== 2) refusePosition(position, single ? path : `${path}[${i}]`);
    const [x, y] = position as [unknown, unknown];
    if (!isCoordinate(x) || !isCoordinate(y)) refuseNumber(isCoordinate(x) ? y : x, single ? path : `${path}[${i}]`);
    numbers.push(x as number, y as number);
  }
  return numbers;
}

function isCoordinate(value: unknown): boolean {
  return typeof value === "number" && value - value === 0;
}

function listOf(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value))
    throw new Misread(undefined, `${path} must be an array, not ${shown(value)}`, "no geometry");
  if (value.length === 0) throw new Misread(undefined, `${path} is empty`, EMPTY);
  return value;
}

function refusePosition(position: unknown, path: string): never {
  if (Array.isArray(position) && position.length > 2) {
    throw new Misread(
      undefined,
      `${path} has ${position.length} numbers; a position is x, y: a third coordinate is not supported`,
      THIRD_COORDINATE,
    );
  }
  throw new Misread(undefined, `${path} must be a position [x, y], not ${shown(position)}`, "no geometry");
}

function refuseNumber(value: unknown, path: string): never {
  // Numbers that no double holds have become text; the reader of texts says what is wrong with them.
  if (typeof value === "string" && /^-?\d/.test(value)) readNumber(value, "position");
  throw new Misread(undefined, `${path}: a coordinate is a number, not ${shown(value)}`, "no number");
}

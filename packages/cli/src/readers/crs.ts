/** Coordinate reference systems as files name them. Coordinates are never transformed, so that it can only be told where two differ. */
import { field } from "./json-text.js";

/** The system of a file's coordinates. */
export interface Crs {
  /** As `EPSG:25832`. */
  readonly name: string;
  /** Whether the file names it, and not its format's standard. */
  readonly isNamed: boolean;
}

/** Longitudes and latitudes: what is meant where GeoJSON (RFC 7946, 4) and GeoParquet name none. */
const DEFAULT: Crs = { name: "OGC:CRS84", isNamed: false };

/** An authority and its code, in either form of OGC's names. */
const OGC_NAME = /^(?:urn:ogc:def:crs:([^:]+):[^:]*:|https?:\/\/www\.opengis\.net\/def\/crs\/([^/]+)\/[^/]+\/)(.+)$/i;

/** Of a GeoJSON object, by the member that it had before RFC 7946; undefined where it says that nobody knows. */
export function crsOfGeoJson(object: object): Crs | undefined {
  const crs = field(object, "crs");
  if (crs === undefined) return DEFAULT;
  const name = fieldOf(fieldOf(crs, "properties"), "name");
  return typeof name === "string" ? named(name) : undefined;
}

/** Of a column by GeoParquet's metadata; undefined where these say that nobody knows, or nothing of the column. */
export function crsOfGeoParquet(metadata: unknown, column: string): Crs | undefined {
  const told = fieldOf(fieldOf(metadata, "columns"), column);
  if (told === undefined) return undefined;
  const crs = fieldOf(told, "crs");
  if (crs === undefined) return DEFAULT;
  const [authority, code] = ["authority", "code"].map((name) => fieldOf(fieldOf(crs, "id"), name));
  if (authority !== undefined && code !== undefined) return named(`${authority}:${code}`);
  const name = fieldOf(crs, "name");
  return typeof name === "string" ? named(name) : undefined;
}

/** What is told of two inputs in two systems; undefined where they are in one, or nobody knows. */
export function toldOfCrs(
  a: { readonly name: string; readonly crs: Crs | undefined },
  b: { readonly name: string; readonly crs: Crs | undefined },
): string | undefined {
  if (a.crs === undefined || b.crs === undefined || isSame(a.crs, b.crs)) return undefined;
  const [first, second] = [a.crs, b.crs].map((crs) => (crs.isNamed ? crs.name : `${crs.name}, as it names no other`));
  return `${a.name} is in ${first}, and ${b.name} in ${second}; their coordinates are compared as they are`;
}

function isSame(a: Crs, b: Crs): boolean {
  // Files with longitudes before latitudes call that EPSG:4326, too.
  const [first, second] = [a, b].map(({ name }) => name.toUpperCase().replace(/^EPSG:4326$/, DEFAULT.name));
  return first === second;
}

function named(text: string): Crs {
  const [, urn, url, code] = OGC_NAME.exec(text.trim()) ?? [];
  return { name: code === undefined ? text.trim() : `${urn ?? url}:${code}`, isNamed: true };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? field(value, name) : undefined;
}

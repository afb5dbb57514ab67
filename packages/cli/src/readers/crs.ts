/** Coordinate reference systems as files name them. */
import { type Crs, LONGITUDE_LATITUDE } from "../pairs/crs.js";
import { field } from "./json-text.js";

/** What is meant where GeoJSON (RFC 7946, 4) and GeoParquet name none. */
const DEFAULT: Crs = { name: LONGITUDE_LATITUDE, isNamed: false };

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

function named(text: string): Crs {
  const [, urn, url, code] = OGC_NAME.exec(text.trim()) ?? [];
  return { name: code === undefined ? text.trim() : `${urn ?? url}:${code}`, isNamed: true };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? field(value, name) : undefined;
}

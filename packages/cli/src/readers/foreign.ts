import { BadInput } from "../bad-input.js";

/** How files begin that nothing here reads, one character a byte, and what they are. */
const FORMATS: readonly (readonly [start: string, format: string])[] = [
  ["PK\x03\x04", "a ZIP archive, as .xlsx, .ods and .kmz are"],
  ["SQLite format 3\0", "an SQLite database, as .gpkg is"],
  ["\0\0\x27\n", "a shapefile (.shp)"],
  ["ARROW1\0", "Arrow IPC (.arrow, .feather)"],
  ["fgb\x03", "FlatGeobuf (.fgb)"],
];

/** So many bytes tell. */
export const FOREIGN_START: number = Math.max(...FORMATS.map(([start]) => start.length));

/**
 * @param start - The file's beginning, one character a byte.
 * @param wanted - What it may be exported as.
 * @throws BadInput where it is of a format that is not read: what its bytes are as text helps nobody.
 */
export function refuseForeign(start: string, name: string, wanted: string): void {
  const [, format] = FORMATS.find(([beginning]) => start.startsWith(beginning)) ?? [];
  if (format !== undefined) throw new BadInput(`${name} is ${format}, which is not read here; export it as ${wanted}`);
}

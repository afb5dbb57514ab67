/** The reference systems of coordinates. These are never transformed, so that it can only be told where those of two inputs differ. */

/** The system of a file's coordinates. */
export interface Crs {
  /** As `EPSG:25832`. */
  readonly name: string;
  /** Whether the file names it, and not its format's standard. */
  readonly isNamed: boolean;
}

/** Longitudes before latitudes, in OGC's words. */
export const LONGITUDE_LATITUDE = "OGC:CRS84";

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
  const [first, second] = [a, b].map(({ name }) => name.toUpperCase().replace(/^EPSG:4326$/, LONGITUDE_LATITUDE));
  return first === second;
}

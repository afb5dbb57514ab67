/** What was worked out about a polygon, for as long as its numbers stay as they are: an array may be changed by who owns it. */
import type { Coordinates } from "../algorithms/path.js";
import type { Polygon } from "../shapes/polygon.js";

interface Kept<T> {
  /** The rings as they were then. */
  readonly rings: readonly Float64Array[];
  readonly value: T;
}

/** Values by outer rings. */
export type Keep<T> = WeakMap<object, Kept<T>>;

/** What is kept of a polygon; worked out anew where there is nothing, or it has changed. */
export function keptOf<T>(keep: Keep<T>, polygon: Polygon, workOut: (polygon: Polygon) => T): T {
  const { coordinates, holes } = polygon;
  const known = keep.get(coordinates);
  if (known !== undefined && isUnchanged(known.rings, coordinates, holes)) return known.value;
  const value = workOut(polygon);
  keep.set(coordinates, { rings: [coordinates, ...holes].map((ring) => Float64Array.from(ring)), value });
  return value;
}

function isUnchanged(rings: readonly Float64Array[], outer: Coordinates, holes: readonly Coordinates[]): boolean {
  if (rings.length !== holes.length + 1) return false;
  for (let ring = 0; ring < rings.length; ring++) {
    if (!isEqual(rings[ring] as Float64Array, ring === 0 ? outer : (holes[ring - 1] as Coordinates))) return false;
  }
  return true;
}

function isEqual(a: Float64Array, b: Coordinates): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) return false;
  }
  return true;
}

/** Where two features meet, for a map. */
import type { Bounds, Layer } from "../pairs/layer.js";

interface Place {
  readonly type: "Point" | "LineString" | "Polygon";
  readonly coordinates: unknown;
}

/**
 * What the bounds of two features have in common: a polygon, a line or a point. Null where it has no end: GeoJSON has no
 * infinity.
 */
export function placer(a: Layer, b: Layer): (i: number, j: number) => Place | null {
  const [boundsOfA, boundsOfB] = [featureBounds(a), featureBounds(b)];
  return (i, j) => place(boundsOfA, boundsOfB, i, j);
}

type FlatBounds = Pick<Bounds, "minX" | "minY" | "maxX" | "maxY">;

function place(a: FlatBounds, b: FlatBounds, i: number, j: number): Place | null {
  const x1 = Math.max(a.minX[i] as number, b.minX[j] as number);
  const y1 = Math.max(a.minY[i] as number, b.minY[j] as number);
  const x2 = Math.min(a.maxX[i] as number, b.maxX[j] as number);
  const y2 = Math.min(a.maxY[i] as number, b.maxY[j] as number);
  if (![x1, y1, x2, y2].every(Number.isFinite)) return null;
  if (x1 === x2 && y1 === y2) return { type: "Point", coordinates: [x1, y1] };
  if (x1 === x2 || y1 === y2) {
    return {
      type: "LineString",
      coordinates: [
        [x1, y1],
        [x2, y2],
      ],
    };
  }
  return {
    type: "Polygon",
    coordinates: [
      [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
        [x1, y1],
      ],
    ],
  };
}

/** The bounds of each feature: those of all its parts. */
function featureBounds({ bounds, owners, count }: Layer): FlatBounds {
  if (owners === undefined) return bounds;
  const minX = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const minY = minX.slice();
  const maxX = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const maxY = maxX.slice();
  for (let part = 0; part < owners.length; part++) {
    const feature = owners[part] as number;
    minX[feature] = Math.min(minX[feature] as number, bounds.minX[part] as number);
    minY[feature] = Math.min(minY[feature] as number, bounds.minY[part] as number);
    maxX[feature] = Math.max(maxX[feature] as number, bounds.maxX[part] as number);
    maxY[feature] = Math.max(maxY[feature] as number, bounds.maxY[part] as number);
  }
  return { minX, minY, maxX, maxY };
}

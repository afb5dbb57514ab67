/** Where two features meet, for a map. */
import type { Layer } from "../pairs/layer.js";

export interface Place {
  readonly type: "Point" | "LineString" | "Polygon";
  readonly coordinates: unknown;
}

/**
 * What the bounds of two features have in common: a polygon, a line or a point. Null where it has no end: GeoJSON has no
 * infinity.
 */
export function place(a: Layer, b: Layer, i: number, j: number): Place | null {
  const [minXa, minYa, maxXa, maxYa] = featureBounds(a, i);
  const [minXb, minYb, maxXb, maxYb] = featureBounds(b, j);
  const [x1, y1] = [Math.max(minXa, minXb), Math.max(minYa, minYb)];
  const [x2, y2] = [Math.min(maxXa, maxXb), Math.min(maxYa, maxYb)];
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

/** The bounds of all parts of a feature. */
function featureBounds({ bounds, owners }: Layer, feature: number): readonly [number, number, number, number] {
  const { minX, minY, maxX, maxY } = bounds;
  if (owners === undefined) {
    return [minX[feature] as number, minY[feature] as number, maxX[feature] as number, maxY[feature] as number];
  }
  let found: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let part = firstPart(owners, feature); part < owners.length && owners[part] === feature; part++) {
    found = [
      Math.min(found[0], minX[part] as number),
      Math.min(found[1], minY[part] as number),
      Math.max(found[2], maxX[part] as number),
      Math.max(found[3], maxY[part] as number),
    ];
  }
  return found;
}

/** The first part of a feature: owners ascend. */
export function firstPart(owners: Uint32Array, feature: number): number {
  let [low, high] = [0, owners.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((owners[middle] as number) < feature) low = middle + 1;
    else high = middle;
  }
  return low;
}

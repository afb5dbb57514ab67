/** A plain sweep along x that stands in for the join engine; `collisions` uses it until the engine is there. */

interface Columns {
  readonly minX: Float64Array;
  readonly minY: Float64Array;
  readonly maxX: Float64Array;
  readonly maxY: Float64Array;
  readonly minZ?: Float64Array;
  readonly maxZ?: Float64Array;
}

/** Pairs (i, j), i < j, of boxes that meet, ascending. */
export function pairs(boxes: Columns, _options: object): Uint32Array {
  return sweep(boxes, boxes, true);
}

/** Pairs (index in a, index in b) of boxes that meet, ascending. */
export function join(a: Columns, b: Columns, _options: object): Uint32Array {
  return sweep(a, b, false);
}

function sweep(a: Columns, b: Columns, same: boolean): Uint32Array {
  const order = Uint32Array.from(b.minX.keys()).sort((i, j) =>
    (b.minX[i] as number) < (b.minX[j] as number) ? -1 : 1,
  );
  const found: [number, number][] = [];
  for (let i = 0; i < a.minX.length; i++) {
    for (const j of order) {
      if ((b.minX[j] as number) > (a.maxX[i] as number)) break;
      if ((!same || i < j) && meet(a, i, b, j)) found.push([i, j]);
    }
  }
  return Uint32Array.from(found.sort(([i, j], [k, l]) => i - k || j - l).flat());
}

function meet(a: Columns, i: number, b: Columns, j: number): boolean {
  const within = (lowA?: Float64Array, highA?: Float64Array, lowB?: Float64Array, highB?: Float64Array): boolean =>
    lowA === undefined ||
    ((lowA[i] as number) <= (highB?.[j] as number) && (lowB?.[j] as number) <= (highA?.[i] as number));
  return (
    within(a.minX, a.maxX, b.minX, b.maxX) &&
    within(a.minY, a.maxY, b.minY, b.maxY) &&
    within(a.minZ, a.maxZ, b.minZ, b.maxZ)
  );
}

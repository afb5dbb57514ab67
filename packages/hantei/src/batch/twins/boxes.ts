/**
 * Boxes by comparisons alone, branch-free: a pair's code is (the sets meet) + (they do, and so do the interiors) − 1, as
 * `relateExtents` has it axis by axis.
 */

/** Codes of the pairs of boxes of the plane from `from` up to `to`; none is uncertain. */
export function boxesTwin(columns: readonly Float64Array[], out: Int8Array, from: number, to: number): boolean {
  const [aMinX, aMinY, aMaxX, aMaxY, bMinX, bMinY, bMaxX, bMaxY] = columns as readonly [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let i = from; i < to; i++) {
    const aLowX = aMinX[i] as number;
    const aHighX = aMaxX[i] as number;
    const bLowX = bMinX[i] as number;
    const bHighX = bMaxX[i] as number;
    const aLowY = aMinY[i] as number;
    const aHighY = aMaxY[i] as number;
    const bLowY = bMinY[i] as number;
    const bHighY = bMaxY[i] as number;
    const closed = +(aLowX <= bHighX) & +(bLowX <= aHighX) & +(aLowY <= bHighY) & +(bLowY <= aHighY);
    const openX = (+(aLowX < bHighX) & +(bLowX < aHighX)) | (+(aLowX === aHighX) & +(bLowX === bHighX));
    const openY = (+(aLowY < bHighY) & +(bLowY < aHighY)) | (+(aLowY === aHighY) & +(bLowY === bHighY));
    out[i] = closed + (closed & openX & openY) - 1;
  }
  return true;
}

/** Codes of the pairs of boxes of space from `from` up to `to`; none is uncertain. */
export function boxes3Twin(columns: readonly Float64Array[], out: Int8Array, from: number, to: number): boolean {
  const a = columns.slice(0, 6);
  const b = columns.slice(6);
  const [aMinX, aMinY, aMinZ, aMaxX, aMaxY, aMaxZ] = a as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const [bMinX, bMinY, bMinZ, bMaxX, bMaxY, bMaxZ] = b as typeof a as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let i = from; i < to; i++) {
    const aLowX = aMinX[i] as number;
    const aHighX = aMaxX[i] as number;
    const bLowX = bMinX[i] as number;
    const bHighX = bMaxX[i] as number;
    const aLowY = aMinY[i] as number;
    const aHighY = aMaxY[i] as number;
    const bLowY = bMinY[i] as number;
    const bHighY = bMaxY[i] as number;
    const aLowZ = aMinZ[i] as number;
    const aHighZ = aMaxZ[i] as number;
    const bLowZ = bMinZ[i] as number;
    const bHighZ = bMaxZ[i] as number;
    const closed =
      +(aLowX <= bHighX) &
      +(bLowX <= aHighX) &
      +(aLowY <= bHighY) &
      +(bLowY <= aHighY) &
      +(aLowZ <= bHighZ) &
      +(bLowZ <= aHighZ);
    const openX = (+(aLowX < bHighX) & +(bLowX < aHighX)) | (+(aLowX === aHighX) & +(bLowX === bHighX));
    const openY = (+(aLowY < bHighY) & +(bLowY < aHighY)) | (+(aLowY === aHighY) & +(bLowY === bHighY));
    const openZ = (+(aLowZ < bHighZ) & +(bLowZ < aHighZ)) | (+(aLowZ === aHighZ) & +(bLowZ === bHighZ));
    out[i] = closed + (closed & openX & openY & openZ) - 1;
  }
  return true;
}

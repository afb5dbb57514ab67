/** The definition itself: every two boxes compared, axis by axis, from DESIGN's table and with no code of the library. */

/** Columns in the order low, high, low, high, …, an axis each. */
export type Axes = readonly (readonly [Float64Array, Float64Array])[];

/** Whether two intervals meet: closed, or their interiors, where a point is its own interior. */
function meet(lowA: number, highA: number, lowB: number, highB: number, touching: boolean): boolean {
  if (lowA > highB || lowB > highA) return false;
  if (touching) return true;
  const [pointA, pointB] = [lowA === highA, lowB === highB];
  if (pointA && pointB) return lowA === lowB;
  if (pointA) return lowB < lowA && lowA < highB;
  if (pointB) return lowA < lowB && lowB < highA;
  return lowA < highB && lowB < highA;
}

/** Sorted pairs of two lists, or within one. */
export function bruteForce(a: Axes, b: Axes | undefined, touching: boolean): number[] {
  const other = b ?? a;
  const found: number[] = [];
  const [countA, countB] = [a[0]?.[0].length ?? 0, other[0]?.[0].length ?? 0];
  for (let i = 0; i < countA; i++) {
    for (let j = b === undefined ? i + 1 : 0; j < countB; j++) {
      const all = a.every(([low, high], axis) => {
        const [lowB, highB] = other[axis] as readonly [Float64Array, Float64Array];
        return meet(low[i] as number, high[i] as number, lowB[j] as number, highB[j] as number, touching);
      });
      if (all) found.push(i, j);
    }
  }
  return found;
}

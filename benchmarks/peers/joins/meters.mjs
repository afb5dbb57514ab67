/**
 * A power of two by which boxes of about a unit come out: engines have skins that suit things of about a meter. It is exact, and
 * so the pairs stay the same.
 */
export function toMeters({ minX, maxX }) {
  let sum = 0;
  for (let i = 0; i < minX.length; i++) sum += maxX[i] - minX[i];
  return 2 ** Math.round(Math.log2(minX.length / sum));
}

/** The columns, by a factor. */
export const scaled = (boxes, factor) =>
  Object.fromEntries(Object.entries(boxes).map(([name, column]) => [name, column.map((value) => value * factor)]));

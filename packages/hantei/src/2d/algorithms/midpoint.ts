/** Middles of segments and chains. */
import { add, divide, fromDouble, TWO, toNumber } from "../../exact/rational.js";
import type { Coordinates } from "./path.js";

/** (a + b) / 2, rounded to nearest; never overflows. */
export function middle(a: number, b: number): number {
  return toNumber(divide(add(fromDouble(a), fromDouble(b)), TWO));
}

/**
 * The centroid of a chain's length: the middles of its edges, weighted by their lengths. Summed in doubles from the first
 * vertex, in a unit of the chain's own size, so that neither the place nor the size of the chain costs digits.
 */
export function chainCentroid(chain: Coordinates): { x: number; y: number } {
  const [originX, originY] = [chain[0] as number, chain[1] as number];
  // Halves, for the difference of two doubles may overflow.
  let unit = 0;
  for (let at = 0; at < chain.length; at += 2) {
    const dx = (chain[at] as number) / 2 - originX / 2;
    const dy = (chain[at + 1] as number) / 2 - originY / 2;
    unit = Math.max(unit, Math.abs(dx), Math.abs(dy));
  }
  let [length, momentX, momentY, x1, y1] = [0, 0, 0, 0, 0];
  for (let at = 2; at < chain.length; at += 2) {
    const x2 = ((chain[at] as number) / 2 - originX / 2) / unit;
    const y2 = ((chain[at + 1] as number) / 2 - originY / 2) / unit;
    const edge = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
    length += edge;
    momentX += edge * (x1 + x2);
    momentY += edge * (y1 + y2);
    [x1, y1] = [x2, y2];
  }
  return { x: originX + (momentX / length) * unit, y: originY + (momentY / length) * unit };
}

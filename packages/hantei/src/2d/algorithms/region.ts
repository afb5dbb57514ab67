/**
 * A region: an outer ring less its holes, whatever way round they run. Which directions lead into it, from a point on its
 * boundary.
 */
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { isEqual } from "./edge-pair.js";
import { nextHole } from "./holes.js";
import { after, before, type Coordinates, near, nextEdge, writeBounds } from "./path.js";

/** Rings that meet in single points only. */
export interface Region {
  readonly coordinates: Coordinates;
  readonly holes: readonly Coordinates[];
}

/** Ring i of a region: its outer ring for −1, else a hole. */
export function ringOf(region: Region, i: number): Coordinates {
  return i < 0 ? region.coordinates : (region.holes[i] as Coordinates);
}

/** On which side of a region's ring i its interior lies: 1 on the left, −1 on the right. */
export function innerSide(region: Region, i: number, bounds?: Float64Array, at?: number): Sign {
  const sign = ringSign(ringOf(region, i), bounds, at);
  return i < 0 ? sign : (-sign as Sign);
}

/** Registers for a point on the boundary and for one that a direction leads to. */
export const P = 0;
export const Q = 2;
/** Registers of an edge under test, and of a third vertex. */
export const EDGE = 4;
const LAST = 16;

/**
 * Whether the direction from p to q, p ≠ q, leads from p on the boundary of the region's ring `own` straight into its interior; false,
 * too, where an earlier ring has a vertex at p: whoever asks does so at each ring that goes by there, and one answer is enough. Points
 * are named by register; 4 to 7, 16 and 17 are scratch.
 */
export function leadsInside(region: Region, own: number, p: number, q: number): boolean {
  let isEarlier = true;
  // Asking about any ring leaves the point to look at.
  for (let i = -1; i < region.holes.length; i = nextHole(region.holes, i)) {
    isEarlier &&= i !== own;
    if (!leadsLeft(ringOf(region, i), innerSide(region, i), p, q, isEarlier)) return false;
  }
  return true;
}

/**
 * Whether the direction from p to q leads to the ring's left (`sign` 1) or right (−1) wherever the ring passes through p; true
 * where it does not. With `atNoVertex`, false where it has a vertex there.
 */
export function leadsLeft(ring: Coordinates, sign: Sign, p: number, q: number, atNoVertex?: boolean): boolean {
  const edges = ring.length >> 1;
  near[0] = near[2] = registers[p] as number;
  near[1] = near[3] = registers[p + 1] as number;
  for (let edge = nextEdge(ring, edges, 0); edge < edges; edge = nextEdge(ring, edges, edge + 1)) {
    load(EDGE, ring, 2 * edge);
    load(EDGE + 2, ring, after(ring, 2 * edge));
    if (atNoVertex && isEqual(p, EDGE)) return false;
    // Where p is the edge's second end, it is the next one's first.
    if (
      !isEqual(p, EDGE + 2) &&
      orient2dAt(EDGE, EDGE + 2, p) === 0 &&
      !leadsLeftOf(ring, 2 * edge, EDGE, sign, p, q)
    ) {
      return false;
    }
  }
  return true;
}

/**
 * As `leadsLeft`, where p lies on the edge from the vertex at an offset, whose registers start at `edge`, not at its second end, and
 * nowhere else on the ring.
 *
 * ```text
 *         last                         Of a ring that runs counter-clockwise:
 *           \    inside                Convex: left of p → second and right of p → last.
 *            \                         Reflex: all but the closed wedge on the other side.
 *             p -------- second        Straight: either test, they are one.
 * ```
 */
export function leadsLeftOf(ring: Coordinates, start: number, edge: number, sign: Sign, p: number, q: number): boolean {
  const isBesideEdge = orient2dAt(p, edge + 2, q) === sign;
  if (!isEqual(p, edge)) return isBesideEdge;
  load(LAST, ring, before(ring, start));
  const isBesideLast = orient2dAt(LAST, p, q) === sign;
  return isBesideEdge === isBesideLast ? isBesideEdge : orient2dAt(LAST, p, edge + 2) === -sign;
}

/** Points `nextEdge` at the bounds of the edge whose four registers start at `edge`. */
export function lookNear(edge: number): void {
  const x1 = registers[edge] as number;
  const y1 = registers[edge + 1] as number;
  const x2 = registers[edge + 2] as number;
  const y2 = registers[edge + 3] as number;
  near[0] = x1 < x2 ? x1 : x2;
  near[1] = y1 < y2 ? y1 : y2;
  near[2] = x1 < x2 ? x2 : x1;
  near[3] = y1 < y2 ? y2 : y1;
}

/** Puts the vertex at an offset into a register and the next. */
export function load(register: number, path: Coordinates, offset: number): void {
  registers[register] = path[offset] as number;
  registers[register + 1] = path[offset + 1] as number;
}

const signs: WeakMap<object, Sign> = /* @__PURE__ */ new WeakMap();

/** Keeps the way a long ring runs, so that it is not looked for again at every contact. */
export function keepRingSign(ring: Coordinates): void {
  if (ring.length > 128) signs.set(ring, ringSign(ring));
}

/**
 * 1 where a simple ring runs counter-clockwise (y up), −1 clockwise: the turn at a leftmost vertex, which is one of the convex hull, and
 * not straight if the vertex before it is none. Its least x may be given as a number in a list; of
 * a box any number does, since each of its turns tells.
 */
export function ringSign(ring: Coordinates, bounds?: Float64Array, at = 0): Sign {
  const kept = ring.length > 128 ? signs.get(ring) : undefined;
  if (kept !== undefined) return kept;
  if (bounds === undefined) writeBounds(ring, near, 0);
  const least = bounds === undefined ? near[0] : bounds[at];
  let vertex = ring.length - 2;
  while (vertex > 0 && (ring[vertex] !== least || ring[vertex - 2] === least)) vertex -= 2;
  return turnAt(ring, vertex);
}

/** Which way a ring turns at the vertex at an offset: leaves that before, it and that after in 4 to 7, 16 and 17. */
export function turnAt(ring: Coordinates, offset: number): Sign {
  load(EDGE, ring, before(ring, offset));
  load(EDGE + 2, ring, offset);
  load(LAST, ring, after(ring, offset));
  return orient2dAt(EDGE, EDGE + 2, LAST);
}

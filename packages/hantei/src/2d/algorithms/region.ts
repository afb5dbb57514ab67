/**
 * A region: an outer ring less its holes, whatever way round they run. Which directions lead into it, from a point on its
 * boundary.
 */
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { after, before, type Coordinates, near, nextEdge } from "./path.js";

/** Rings that meet in single points only. */
export interface Region {
  readonly coordinates: Coordinates;
  readonly holes: readonly Coordinates[];
}

/** Registers of the point p on the boundary and of the point q that the direction leads to. */
export const P = 0;
export const Q = 2;
/** Registers of the corner under test: the vertices before, at and after it. */
const BEFORE = 4;
const AFTER = 6;
/** A third vertex, for the turn of a ring. */
const LAST = 16;

/**
 * Whether the direction from p to q, p ≠ q, leads from p on the region's boundary straight into its interior. Registers 0 to
 * 3 hold p and q; 4 to 7, 16 and 17 are scratch.
 */
export function leadsInside(region: Region): boolean {
  if (!leadsLeft(region.coordinates, ringSign(region.coordinates))) return false;
  for (const hole of region.holes) {
    if (!leadsLeft(hole, -ringSign(hole) as Sign)) return false;
  }
  return true;
}

/**
 * Whether the direction from p to q leads to the ring's left (`sign` 1) or right (−1) wherever the ring passes through p; true
 * where it does not.
 */
export function leadsLeft(ring: Coordinates, sign: Sign): boolean {
  const edges = ring.length >> 1;
  const x = registers[P] as number;
  const y = registers[P + 1] as number;
  near[0] = x;
  near[1] = y;
  near[2] = x;
  near[3] = y;
  for (let edge = nextEdge(ring, edges, 0); edge < edges; edge = nextEdge(ring, edges, edge + 1)) {
    const start = 2 * edge;
    const end = after(ring, start);
    if (ring[start] === x && ring[start + 1] === y) {
      // A ring that runs the other way round is the same ring with its neighbors exchanged.
      load(BEFORE, ring, sign > 0 ? before(ring, start) : end);
      load(AFTER, ring, sign > 0 ? end : before(ring, start));
      if (!leadsIntoCorner()) return false;
    } else if (!(ring[end] === x && ring[end + 1] === y)) {
      load(BEFORE, ring, start);
      load(AFTER, ring, end);
      if (orient2dAt(BEFORE, AFTER, P) === 0 && orient2dAt(BEFORE, AFTER, Q) !== sign) return false;
    }
  }
  return true;
}

/**
 * Whether q lies inside the corner at p, on the left of the path before → p → after.
 *
 * ```text
 *        before                        Convex: left of p → after and right of p → before.
 *           \    inside                Reflex: all but the closed wedge on the other side.
 *            \                         Straight: either test, they are one.
 *             p -------- after
 * ```
 */
function leadsIntoCorner(): boolean {
  const leftOfAfter = orient2dAt(P, AFTER, Q) > 0;
  const rightOfBefore = orient2dAt(P, BEFORE, Q) < 0;
  return orient2dAt(BEFORE, P, AFTER) >= 0 ? leftOfAfter && rightOfBefore : leftOfAfter || rightOfBefore;
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
  if (ring.length > 128) signs.set(ring, findRingSign(ring));
}

/** 1 where a simple ring runs counter-clockwise (y up), −1 clockwise. */
export function ringSign(ring: Coordinates): Sign {
  return (ring.length > 128 ? signs.get(ring) : undefined) ?? findRingSign(ring);
}

/** The turn at the lowest of the leftmost vertices: a corner of the convex hull, and never straight in a simple ring. */
function findRingSign(ring: Coordinates): Sign {
  let lowest = 0;
  for (let at = 2; at < ring.length; at += 2) {
    const x = ring[at] as number;
    const lowestX = ring[lowest] as number;
    if (x < lowestX || (x === lowestX && (ring[at + 1] as number) < (ring[lowest + 1] as number))) lowest = at;
  }
  load(BEFORE, ring, before(ring, lowest));
  load(AFTER, ring, lowest);
  load(LAST, ring, after(ring, lowest));
  return orient2dAt(BEFORE, AFTER, LAST);
}

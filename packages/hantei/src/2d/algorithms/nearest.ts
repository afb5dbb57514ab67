/**
 * The nearest points of two outlines' edges, radii left aside.
 *
 * Where two edges cross, that is the crossing. Where they do not, one of the two nearest points is an end, so the least of
 * four distances from an end to the other edge is the edges' distance (C. Ericson, "Real-Time Collision Detection", 2005,
 * section 5.1.9):
 *
 * ```text
 *        q1 ──────────── q2          The foot of p1 on the edge q is q1 + t (q2 − q1),
 *            ¦                       t = (p1 − q1) · (q2 − q1) / |q2 − q1|², cut to 0…1: below 0 the
 *            ¦ t                     vertex q1 is nearest, above 1 the vertex q2.
 *           p1
 *             \
 *              p2
 * ```
 *
 * Of paths with an index, blocks of edges whose box is farther away than the best so far are stepped over.
 */
import { gauge, SCALE } from "../../base/gauge.js";
import type { Outline } from "./outline.js";
import { type Coordinates, levelsOf, writeBounds } from "./path.js";

/** What the search found, each number in its place below; coordinates are scaled by the gauge. */
export const found: Float64Array = /* @__PURE__ */ new Float64Array(16);
/** The point of A, x and y, and the point of B. */
export const PX = 0;
export const PY = 1;
export const QX = 2;
export const QY = 3;
/** The square of their distance. */
export const SQUARED = 4;
/** On which edge of A and of B they lie; edges of holes follow those of the outer ring. */
export const EDGE_A = 5;
export const EDGE_B = 6;
/** Where on it: AT_START, AT_END or WITHIN. */
export const PLACE_A = 7;
export const PLACE_B = 8;

const AT_START = 0;
const AT_END = 1;
export const WITHIN = 2;

/** The edge of A and the edge of B that are compared, x and y of each end. */
const edges: Float64Array = /* @__PURE__ */ new Float64Array(8);
/** The box that blocks are compared with: minX, minY, maxX, maxY, scaled. */
const around: Float64Array = /* @__PURE__ */ new Float64Array(4);
const bounds: Float64Array = /* @__PURE__ */ new Float64Array(4);
const BLOCK = 8;

/** Finds the nearest points of two outlines. */
export function findNearest(a: Outline, b: Outline): void {
  found[SQUARED] = Number.POSITIVE_INFINITY;
  found[EDGE_A] = 0;
  found[EDGE_B] = 0;
  found[PLACE_A] = AT_START;
  found[PLACE_B] = AT_START;
  found[PX] = Number.NaN;
  found[PY] = Number.NaN;
  found[QX] = Number.NaN;
  found[QY] = Number.NaN;
  const hasHoles = a.holes.length + b.holes.length > 0;
  let baseA = 0;
  for (let i = -1; i < a.holes.length; i++) {
    const ringA = i < 0 ? a.coordinates : (a.holes[i] as Coordinates);
    let baseB = 0;
    if (hasHoles) setAround(ringA);
    for (let j = -1; j < b.holes.length; j++) {
      const ringB = j < 0 ? b.coordinates : (b.holes[j] as Coordinates);
      // The outer rings come first, and hardly any hole is as near as they are; none is nearer than its own outer ring.
      if (hasHoles) writeBounds(ringB, bounds, 0);
      if (!hasHoles || isNear(bounds, 0)) {
        comparePaths(ringA, a.closed, baseA, ringB, b.closed, baseB);
        if (hasHoles) setAround(ringA);
      } else if (j < 0) {
        break;
      }
      baseB += ringB.length >> 1;
    }
    baseA += ringA.length >> 1;
  }
}

/** A path's edges; a point counts as one. */
function countEdges(path: Coordinates, closed: boolean): number {
  return closed || path.length === 2 ? path.length >> 1 : (path.length >> 1) - 1;
}

function comparePaths(
  a: Coordinates,
  closedA: boolean,
  baseA: number,
  b: Coordinates,
  closedB: boolean,
  baseB: number,
): void {
  const scale = gauge[SCALE] as number;
  const edgesA = countEdges(a, closedA);
  const edgesB = countEdges(b, closedB);
  const levelsA = levelsOf(a);
  const levelsB = levelsOf(b);
  for (let e = 0; e < edgesA; e++) {
    if (levelsA !== undefined && e % BLOCK === 0) {
      setAround(b);
      e = skipFar(levelsA, e, edgesA);
      if (e >= edgesA) return;
    }
    loadEdge(0, a, e, scale);
    boxAround();
    for (let f = 0; f < edgesB; f++) {
      if (levelsB !== undefined) {
        f = skipFar(levelsB, f, edgesB);
        if (f >= edgesB) break;
      }
      loadEdge(4, b, f, scale);
      if (compareEdges()) {
        found[EDGE_A] = baseA + e;
        found[EDGE_B] = baseB + f;
        if (found[SQUARED] === 0) return;
      }
    }
  }
}

function loadEdge(at: number, path: Coordinates, edge: number, scale: number): void {
  const start = 2 * edge;
  const end = start + 2 < path.length ? start + 2 : 0;
  edges[at] = (path[start] as number) * scale;
  edges[at + 1] = (path[start + 1] as number) * scale;
  edges[at + 2] = (path[end] as number) * scale;
  edges[at + 3] = (path[end + 1] as number) * scale;
}

/** Sets the box that blocks are compared with to a path's. */
function setAround(path: Coordinates): void {
  const scale = gauge[SCALE] as number;
  writeBounds(path, around, 0);
  for (let at = 0; at < 4; at++) around[at] = (around[at] as number) * scale;
}

/** The same, to that of A's edge. */
function boxAround(): void {
  for (let axis = 0; axis < 2; axis++) {
    const low = edges[axis] as number;
    const high = edges[axis + 2] as number;
    around[axis] = low < high ? low : high;
    around[axis + 2] = low < high ? high : low;
  }
}

/** The first edge from `from` on, in no block that is farther away than the best so far; `count` where there is none. */
function skipFar(levels: readonly Float64Array[], from: number, count: number): number {
  let edge = from;
  while (edge < count) {
    let level = 0;
    let block = edge;
    let size = 1;
    while (level + 1 < levels.length && block % BLOCK === 0) {
      block /= BLOCK;
      size *= BLOCK;
      level++;
    }
    while (level >= 0 && isNear(levels[level] as Float64Array, 4 * block)) {
      block *= BLOCK;
      size /= BLOCK;
      level--;
    }
    if (level < 0) return edge;
    edge += size;
  }
  return count;
}

function isNear(boxes: Float64Array, at: number): boolean {
  const scale = gauge[SCALE] as number;
  const dx = apart(at, 0, boxes, scale);
  const dy = apart(at, 1, boxes, scale);
  return dx * dx + dy * dy < (found[SQUARED] as number);
}

function apart(at: number, axis: number, boxes: Float64Array, scale: number): number {
  const below = (around[axis] as number) - (boxes[at + axis + 2] as number) * scale;
  const above = (boxes[at + axis] as number) * scale - (around[axis + 2] as number);
  return below > 0 ? below : above > 0 ? above : 0;
}

/** Compares the two edges with what was found so far; true where they are nearer. */
function compareEdges(): boolean {
  const p1x = edges[0] as number;
  const p1y = edges[1] as number;
  const q1x = edges[4] as number;
  const q1y = edges[5] as number;
  const ux = (edges[2] as number) - p1x;
  const uy = (edges[3] as number) - p1y;
  const vx = (edges[6] as number) - q1x;
  const vy = (edges[7] as number) - q1y;
  const wx = q1x - p1x;
  const wy = q1y - p1y;
  const k = ux * vy - uy * vx;
  if (k !== 0) {
    const s = (wx * vy - wy * vx) / k;
    const t = (wx * uy - wy * ux) / k;
    crossing[0] = p1x + s * ux;
    crossing[1] = p1y + s * uy;
    // Where the edges are nearly parallel rounding moves the crossing along them, past an end of the other: then that end is as near.
    if (s > 0 && s < 1 && t > 0 && t < 1 && isBeside()) {
      found[PX] = crossing[0] as number;
      found[PY] = crossing[1] as number;
      found[QX] = found[PX];
      found[QY] = found[PY];
      found[SQUARED] = 0;
      found[PLACE_A] = WITHIN;
      found[PLACE_B] = WITHIN;
      return true;
    }
  }
  const before = found[SQUARED];
  compareEnd(0, AT_START, 4, false);
  compareEnd(2, AT_END, 4, false);
  compareEnd(4, AT_START, 0, true);
  compareEnd(6, AT_END, 0, true);
  return (found[SQUARED] as number) < (before as number);
}

/** Where two edges cross: not handed over, so that no call boxes it. */
const crossing: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Whether the crossing's foot on B's edge lies between its ends. */
function isBeside(): boolean {
  const vx = (edges[6] as number) - (edges[4] as number);
  const vy = (edges[7] as number) - (edges[5] as number);
  const along =
    ((crossing[0] as number) - (edges[4] as number)) * vx + ((crossing[1] as number) - (edges[5] as number)) * vy;
  return along >= 0 && along <= vx * vx + vy * vy;
}

/** Compares the end of one edge with the other edge, whose ends start at `edge`; `flip` where the end is one of B. */
function compareEnd(end: number, place: number, edge: number, flip: boolean): void {
  const x = edges[end] as number;
  const y = edges[end + 1] as number;
  const x1 = edges[edge] as number;
  const y1 = edges[edge + 1] as number;
  const vx = (edges[edge + 2] as number) - x1;
  const vy = (edges[edge + 3] as number) - y1;
  const along = (x - x1) * vx + (y - y1) * vy;
  const squared = vx * vx + vy * vy;
  let footX = x1;
  let footY = y1;
  let other = AT_START;
  if (along >= squared && squared > 0) {
    footX = edges[edge + 2] as number;
    footY = edges[edge + 3] as number;
    other = AT_END;
  } else if (along > 0) {
    const t = along / squared;
    footX = x1 + t * vx;
    footY = y1 + t * vy;
    other = WITHIN;
  }
  const dx = footX - x;
  const dy = footY - y;
  const distance = dx * dx + dy * dy;
  if (!(distance < (found[SQUARED] as number))) return;
  found[SQUARED] = distance;
  if (flip) {
    found[PX] = footX;
    found[PY] = footY;
    found[QX] = x;
    found[QY] = y;
    found[PLACE_A] = other;
    found[PLACE_B] = place;
  } else {
    found[PX] = x;
    found[PY] = y;
    found[QX] = footX;
    found[QY] = footY;
    found[PLACE_A] = place;
    found[PLACE_B] = other;
  }
}

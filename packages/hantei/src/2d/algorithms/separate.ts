/**
 * The axis along which two convex cores lie farthest apart, or overlap least.
 *
 * B meets A after a move v exactly if v lies in the Minkowski difference K of the cores (G. van den Bergen, "Collision Detection
 * in Interactive 3D Environments", 2004, section 2.3), whose edges are the edges of both, turned round for B. The separation
 * along a unit vector u from A to B is s(u) = min b·u − max a·u.
 *
 * ```text
 *   0 inside K: the least way out of K leads across an edge,     0 outside K: s is largest along the line to K's nearest
 *   so the largest s(u), all of them negative, belongs to an     point: an edge's normal again, or, in the cone outside
 *   edge normal of A or of B.                                    a vertex of K, the line between two vertices.
 *
 *        ┌──────────┐                                                 ┌──────────┐ ╲  u
 *        │  0 ──▶ u │                                                 │          │  ╲▕
 *        │          │                                                 │          │   0   in the corner's cone
 *        └──────────┘                                                 └──────────┘
 * ```
 *
 * Rings are turned through together (M. I. Shamos, 1978: rotating calipers): as normals of one run round, the farthest vertex of
 * the other runs round with them, so all is done in steps as many as both have edges.
 */
import { type Convex, coreA, coreB } from "./convex.js";
import { OPEN_MAX_X, OPEN_MAX_Y, OPEN_MIN_X, OPEN_MIN_Y } from "./outline.js";

/** What the search found, each number in its place below; coordinates are scaled. */
export const axis: Float64Array = /* @__PURE__ */ new Float64Array(8);
/** The unit vector, from A to B. */
export const UX = 0;
export const UY = 1;
/** The separation along it; −Infinity where an unbounded core leaves no direction. */
export const SEPARATION = 2;
/** Whose edge it is normal to: EDGE_OF_A, EDGE_OF_B, or NO_EDGE. */
export const OWNER = 3;
/** The number of that edge in its core, or of A's vertex. */
export const OWN = 4;
/** The number of the other core's farthest vertex, or of B's. */
export const OTHER = 5;
/** A separation that is enough, so that no better axis is looked for: the question, not the answer. */
export const ENOUGH = 6;

export const NO_EDGE = 0;
export const EDGE_OF_A = 1;
export const EDGE_OF_B = 2;

/** Finds the best of the edges' normals, or, of two points, the line between them. */
export function separate(): void {
  axis[SEPARATION] = Number.NEGATIVE_INFINITY;
  axis[UX] = 1;
  axis[UY] = 0;
  axis[OWNER] = NO_EDGE;
  axis[OWN] = 0;
  axis[OTHER] = 0;
  const a = coreA;
  const b = coreB;
  if (a.count === 1 && b.count === 1) {
    betweenVertices(0, 0);
    return;
  }
  if (a.count > 1) turnRound(a, b, EDGE_OF_A);
  if ((axis[SEPARATION] as number) > (axis[ENOUGH] as number)) return;
  if (b.count > 1) turnRound(b, a, EDGE_OF_B);
  // Edges that scaling made points of have no normals.
  if (axis[SEPARATION] === Number.NEGATIVE_INFINITY && (a.open | b.open) === 0) betweenVertices(0, 0);
}

/** Takes the line from a vertex of A to one of B as the axis; where they are equal, x with separation 0. */
export function betweenVertices(vertexA: number, vertexB: number): void {
  const dx = (coreB.xy[2 * vertexB] as number) - (coreA.xy[2 * vertexA] as number);
  const dy = (coreB.xy[2 * vertexB + 1] as number) - (coreA.xy[2 * vertexA + 1] as number);
  lengthOf[0] = dx;
  lengthOf[1] = dy;
  measureLength();
  const length = lengthOf[2] as number;
  axis[UX] = length > 0 ? (lengthOf[0] as number) / length : 1;
  axis[UY] = length > 0 ? (lengthOf[1] as number) / length : 0;
  axis[SEPARATION] = length * (lengthOf[3] as number);
  axis[OWNER] = NO_EDGE;
  axis[OWN] = vertexA;
  axis[OTHER] = vertexB;
}

/** A vector, x and y, its length, and what both are to be multiplied by: see `measureLength`. */
const lengthOf: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** Lengths whose squares neither under- nor overflow. */
const SHORTEST = 3.054936363499605e-151;
const LONGEST = 3.273390607896142e150;
/** 2⁶⁰⁰, and its inverse. */
const GROW = 4.149515568880993e180;
const SHRINK = 2.409919865102884e-181;

/** Measures the vector; a tiny or huge one is first multiplied by a power of two, the inverse of which is left beside. */
function measureLength(): void {
  let x = lengthOf[0] as number;
  let y = lengthOf[1] as number;
  const size = Math.abs(x) + Math.abs(y);
  lengthOf[3] = 1;
  if (size < SHORTEST) {
    x *= GROW;
    y *= GROW;
    lengthOf[3] = SHRINK;
  } else if (size > LONGEST) {
    x *= SHRINK;
    y *= SHRINK;
    lengthOf[3] = GROW;
  }
  lengthOf[0] = x;
  lengthOf[1] = y;
  lengthOf[2] = Math.sqrt(x * x + y * y);
}

/** Twice as many vertices as are looked at whole for every normal. */
const FEW = 12;

/** Tries the outward normal of each edge of one core, with the other's vertex that lies farthest against it. */
function turnRound(core: Convex, other: Convex, owner: number): void {
  const xy = core.xy;
  const seen = other.xy;
  const count = core.count;
  const last = 2 * other.count;
  const isOpen = (core.open | other.open) !== 0;
  let far = -1;
  let previousX = 0;
  let previousY = 0;
  for (let k = 0; k < count; k++) {
    const x = xy[2 * k] as number;
    const y = xy[2 * k + 1] as number;
    const next = k + 1 === count ? 0 : 2 * k + 2;
    let nx = (xy[next + 1] as number) - y;
    let ny = x - (xy[next] as number);
    const size = Math.abs(nx) + Math.abs(ny);
    if (!(size > 0)) continue;
    if (isOpen && leadsIntoTheOpen(core, other, nx, ny)) {
      far = -1;
      continue;
    }
    let length = 0;
    if (size < SHORTEST || size > LONGEST) {
      lengthOf[0] = nx;
      lengthOf[1] = ny;
      measureLength();
      nx = lengthOf[0] as number;
      ny = lengthOf[1] as number;
      length = lengthOf[2] as number;
    } else {
      length = Math.sqrt(nx * nx + ny * ny);
    }
    nx /= length;
    ny /= length;
    // After more than a quarter turn the walk below might start where it leads down both ways, and rounding choose.
    if (nx * previousX + ny * previousY < 0) far = -1;
    previousX = nx;
    previousY = ny;
    if (far < 0 || last <= FEW) {
      // The first normal looks at every vertex; so do all where there are few. From the edge, so that less is rounded.
      far = 0;
      let least = ((seen[0] as number) - x) * nx + ((seen[1] as number) - y) * ny;
      for (let at = 2; at < last; at += 2) {
        const along = ((seen[at] as number) - x) * nx + ((seen[at + 1] as number) - y) * ny;
        if (along < least) {
          least = along;
          far = at;
        }
      }
    } else {
      // Later ones go on from where the one before ended, as long as the next edge does not lead back along the normal.
      for (let steps = 2; steps < last; steps += 2) {
        const ahead = far + 2 === last ? 0 : far + 2;
        const ex = (seen[ahead] as number) - (seen[far] as number);
        const ey = (seen[ahead + 1] as number) - (seen[far + 1] as number);
        if (!(ex * nx + ey * ny <= 0)) break;
        far = ahead;
      }
    }
    const separation = ((seen[far] as number) - x) * nx + ((seen[far + 1] as number) - y) * ny;
    if (separation > (axis[SEPARATION] as number)) {
      axis[SEPARATION] = separation;
      axis[UX] = owner === EDGE_OF_A ? nx : 0 - nx;
      axis[UY] = owner === EDGE_OF_A ? ny : 0 - ny;
      axis[OWNER] = owner;
      axis[OWN] = k;
      axis[OTHER] = far >> 1;
      if (separation > (axis[ENOUGH] as number)) return;
    }
  }
}

/** Whether one core goes on without end along its outward normal, or the other against it. */
function leadsIntoTheOpen(core: Convex, other: Convex, nx: number, ny: number): boolean {
  const ahead = (nx < 0 ? OPEN_MIN_X : nx > 0 ? OPEN_MAX_X : 0) | (ny < 0 ? OPEN_MIN_Y : ny > 0 ? OPEN_MAX_Y : 0);
  const against = (nx > 0 ? OPEN_MIN_X : nx < 0 ? OPEN_MAX_X : 0) | (ny > 0 ? OPEN_MIN_Y : ny < 0 ? OPEN_MAX_Y : 0);
  return (core.open & ahead) !== 0 || (other.open & against) !== 0;
}

/**
 * The contact of shapes of which one at least is not convex.
 *
 * Moves that may part them are tried, the shortest first, and `relate` judges each, exactly:
 *
 * ```text
 *   ┌───┐       ┌───┐       a vertex of one put on an edge of the other, a radius beyond it,
 *   │   │  ╱╲   │   │       or on a vertex of the other (where it fits into a corner);
 *   │   └─╱──╲──┘   │       and, in the end, along each edge's normal as far as both extents
 *   └────╱────╲─────┘       need, which always parts.
 * ```
 *
 * The least move is not always among them (a body stuck in a pocket may have to leave at an angle), so `minimal` is claimed only
 * where no shorter move can do: convex pieces of the two (an edge of each, with the radii; for a point or circle, the whole
 * other shape) overlap as deep as the move is long.
 */
import { DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { convexStraight, coreA, coreB } from "../algorithms/convex.js";
import { locateInRegion } from "../algorithms/locate.js";
import {
  EDGE_A,
  EDGE_B,
  findNearest,
  found,
  PLACE_A,
  PLACE_B,
  PX,
  PY,
  QX,
  QY,
  SQUARED,
  WITHIN,
} from "../algorithms/nearest.js";
import {
  gauge,
  LARGEST,
  OPEN_MAX_X,
  OPEN_MAX_Y,
  OPEN_MIN_X,
  OPEN_MIN_Y,
  type Outline,
  outlineA,
  outlineB,
  RADIUS_A,
  RADIUS_B,
  SCALE,
} from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { axis, ENOUGH, SEPARATION, separate } from "../algorithms/separate.js";
import { outlineOutline } from "../measure/outline-outline.js";
import { outlinePair } from "../measure/outlines.js";
import { relateCode } from "../pair-matrix.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import { measureDepth, writeCommonPoint } from "./common.js";
import { LEAST } from "./depth.js";
import { COUNT, DEPTH, MINIMAL, met, NX, NY } from "./met.js";

/** Moves tried, the shortest first, before the shapes are parted along one of their normals. */
const TRIES = 96;
/** Pairs of edges up to which moves are looked for and `minimal` is proved: two outlines of 512 edges. */
const LARGEST_SEARCH = 1 << 18;
/** Edges whose normals are tried for parting altogether. */
const LARGEST_TURN = 256;
/** How often a move along a normal is lengthened before it is given up: each time twice as much, so that it overflows. */
const RAISES = 2200;
/**
 * Added to each move, relative to the pair's largest coordinate and to the move: what its own rounding and that of the moved
 * coordinates take away (see `depth.ts`), with W at most twice the largest coordinate.
 */
const MOVE_ERROR = 30 * UNIT_ROUNDOFF;

/** The moves to try, sorted: length, x and y of the direction, scaled. */
const moves: Float64Array = /* @__PURE__ */ new Float64Array(3 * TRIES);
const move: Float64Array = /* @__PURE__ */ new Float64Array(3);
let count = 0;

/** Writes the contact of two shapes; false where there is none within reach. */
export function meetConcave(a: Shape, b: Shape): boolean {
  const code = relateCode(a, b);
  if (code === DISJOINT && !measureDepth(a, b)) return false;
  met[MINIMAL] = 1;
  if (code === OVERLAPPING) {
    partByTrial(a, b);
  } else {
    if (code !== DISJOINT) met[DEPTH] = 0;
    outlineOutline(a, b, true);
    writeNormal();
  }
  met[COUNT] = 0;
  writeCommonPoint(a, b);
  return true;
}

/** The normal between two nearest points: along the line between vertices, else across the edge. */
function writeNormal(): void {
  const scale = gauge[SCALE] as number;
  let x = (found[QX] as number) - (found[PX] as number);
  let y = (found[QY] as number) - (found[PY] as number);
  const onA = found[PLACE_A] === WITHIN;
  const onB = found[PLACE_B] === WITHIN;
  const tiny = MOVE_ERROR * (gauge[LARGEST] as number) * scale;
  const close = (found[SQUARED] as number) <= tiny * tiny;
  if (onA || onB || close) {
    // The difference of points that are nearly one has no direction of its own: the edge has.
    const isA = onA || !onB;
    const edge = edgeAt(isA ? outlineA : outlineB, (isA ? found[EDGE_A] : found[EDGE_B]) as number);
    const nx = edge[3] - edge[1];
    const ny = edge[0] - edge[2];
    const ahead = x * nx + y * ny;
    if (nx !== 0 || ny !== 0) {
      x = ahead < 0 ? -nx : nx;
      y = ahead < 0 ? -ny : ny;
    }
  }
  writeUnit(x, y);
}

function edgeAt(o: Outline, edge: number): readonly [number, number, number, number] {
  let rest = edge;
  for (let i = -1; i < o.holes.length; i++) {
    const ring = i < 0 ? o.coordinates : (o.holes[i] as Coordinates);
    const vertices = ring.length >> 1;
    if (rest < vertices) {
      const next = rest + 1 < vertices ? 2 * rest + 2 : 0;
      const scale = gauge[SCALE] as number;
      return [
        (ring[2 * rest] as number) * scale,
        (ring[2 * rest + 1] as number) * scale,
        (ring[next] as number) * scale,
        (ring[next + 1] as number) * scale,
      ];
    }
    rest -= vertices;
  }
  return [0, 0, 0, 0];
}

function writeUnit(x: number, y: number): void {
  const larger = Math.max(Math.abs(x), Math.abs(y));
  if (!(larger > 0)) {
    met[NX] = 1;
    met[NY] = 0;
    return;
  }
  const sx = x / larger;
  const sy = y / larger;
  const length = Math.sqrt(sx * sx + sy * sy);
  met[NX] = sx / length;
  met[NY] = sy / length;
}

/** Finds a move that parts two shapes that overlap. */
export function partByTrial(a: Shape, b: Shape): void {
  outlinePair(a, b);
  part(a, b);
}

function part(a: Shape, b: Shape): void {
  const scale = gauge[SCALE] as number;
  const largest = (gauge[LARGEST] as number) * scale;
  const radius = (gauge[RADIUS_A] as number) * scale + (gauge[RADIUS_B] as number) * scale;
  const edgesA = allEdges(outlineA);
  const edgesB = allEdges(outlineB);
  const verticesA = allVertices(outlineA);
  const verticesB = allVertices(outlineB);
  count = 0;
  const sure = sureMove(edgesA, edgesB, verticesA, verticesB, radius);
  const isSmall = (edgesA.length / 4) * (edgesB.length / 4) <= LARGEST_SEARCH;
  if (isSmall) {
    collect(edgesA, verticesB, radius, sure.length, 1);
    collect(edgesB, verticesA, radius, sure.length, -1);
    collectVertices(verticesA, verticesB, radius, sure.length);
  }
  const least = isSmall ? leastDepth(edgesA, edgesB, radius) : 0;
  met[MINIMAL] = 0;
  for (let i = 0; i < count; i++) {
    const length = moves[3 * i] as number;
    met[NX] = moves[3 * i + 1] as number;
    met[NY] = moves[3 * i + 2] as number;
    const added = MOVE_ERROR * (largest + length) + Number.MIN_VALUE;
    met[DEPTH] = (length + added) / scale + LEAST;
    if (isParted(a, b)) {
      met[MINIMAL] = length <= least + added ? 1 : 0;
      return;
    }
  }
  met[NX] = sure.x;
  met[NY] = sure.y;
  let added = MOVE_ERROR * (largest + sure.length) + Number.MIN_VALUE;
  for (let raise = 0; raise < RAISES; raise++) {
    met[DEPTH] = (sure.length + added) / scale + LEAST;
    if (!((met[DEPTH] as number) < Number.POSITIVE_INFINITY)) break;
    if (isParted(a, b)) {
      if (raise > 0) return;
      met[MINIMAL] = sure.length <= least + added ? 1 : 0;
      return;
    }
    added *= 2;
  }
  met[DEPTH] = Number.POSITIVE_INFINITY;
  met[MINIMAL] = sure.length === Number.POSITIVE_INFINITY ? 1 : 0;
}

/** Whether the shapes do not overlap after the move, whichever of them makes it. */
export function isParted(a: Shape, b: Shape): boolean {
  const dx = (met[NX] as number) * (met[DEPTH] as number);
  const dy = (met[NY] as number) * (met[DEPTH] as number);
  try {
    if (relateCode(a, operationsOf(b).translate(b, dx, dy)) === OVERLAPPING) return false;
    return relateCode(operationsOf(a).translate(a, -dx, -dy), b) !== OVERLAPPING;
  } catch {
    // Rounding folds the moved ring, or a coordinate overflows: no such move.
    return false;
  }
}

/** All edges of an outline, four scaled numbers each. */
function allEdges(o: Outline): Float64Array {
  const vertices = allVertices(o);
  const edges: number[] = [];
  let first = 0;
  for (let i = -1; i < o.holes.length; i++) {
    const size = i < 0 ? o.coordinates.length : (o.holes[i] as Coordinates).length;
    const end = first + size;
    for (let at = first; at < end; at += 2) {
      const isLast = at + 2 === end;
      if (isLast && !o.closed && size > 2) break;
      const next = isLast ? first : at + 2;
      edges.push(
        vertices[at] as number,
        vertices[at + 1] as number,
        vertices[next] as number,
        vertices[next + 1] as number,
      );
    }
    first = end;
  }
  return Float64Array.from(edges);
}

/** All vertices of an outline, two scaled numbers each. */
function allVertices(o: Outline): Float64Array {
  const scale = gauge[SCALE] as number;
  const vertices: number[] = [];
  for (let i = -1; i < o.holes.length; i++) {
    const ring = i < 0 ? o.coordinates : (o.holes[i] as Coordinates);
    for (let at = 0; at < ring.length; at++) vertices.push((ring[at] as number) * scale);
  }
  return Float64Array.from(vertices);
}

interface Move {
  length: number;
  x: number;
  y: number;
}

/** The least move along a coordinate axis or an edge's normal after which the extents along it lie apart. */
function sureMove(edgesA: Float64Array, edgesB: Float64Array, a: Float64Array, b: Float64Array, radius: number): Move {
  const best = { length: Number.POSITIVE_INFINITY, x: 1, y: 0 };
  for (const edges of [UPRIGHT, edgesA, edgesB]) {
    const step = 4 * Math.ceil(edges.length / 4 / LARGEST_TURN);
    for (let at = 0; at < edges.length; at += step) {
      writeUnit(
        (edges[at + 3] as number) - (edges[at + 1] as number),
        (edges[at] as number) - (edges[at + 2] as number),
      );
      const x = met[NX] as number;
      const y = met[NY] as number;
      // Along the normal, and against it.
      if (!isOpen(x, y)) better(best, greatest(a, x, y) + greatest(b, -x, -y) + radius, x, y);
      if (!isOpen(-x, -y)) better(best, greatest(a, -x, -y) + greatest(b, x, y) + radius, 0 - x, 0 - y);
    }
  }
  return best;
}

/** Two edges along the axes. */
const UPRIGHT: Float64Array = /* @__PURE__ */ Float64Array.of(0, 0, 0, 1, 0, 0, 1, 0);

function better(best: Move, length: number, x: number, y: number): void {
  if (!(length < best.length)) return;
  best.length = length > 0 ? length : 0;
  best.x = x;
  best.y = y;
}

function greatest(vertices: Float64Array, x: number, y: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < vertices.length; at += 2) {
    most = Math.max(most, (vertices[at] as number) * x + (vertices[at + 1] as number) * y);
  }
  return most;
}

/** Whether A goes on without end in a direction, or B against it. */
function isOpen(x: number, y: number): boolean {
  const ahead = (x < 0 ? OPEN_MIN_X : x > 0 ? OPEN_MAX_X : 0) | (y < 0 ? OPEN_MIN_Y : y > 0 ? OPEN_MAX_Y : 0);
  const against = (x > 0 ? OPEN_MIN_X : x < 0 ? OPEN_MAX_X : 0) | (y > 0 ? OPEN_MIN_Y : y < 0 ? OPEN_MAX_Y : 0);
  return (outlineA.open & ahead) !== 0 || (outlineB.open & against) !== 0;
}

/** Collects the moves of B that put a vertex on an edge, a radius beyond it; the sign is −1 where the edges are B's. */
function collect(edges: Float64Array, vertices: Float64Array, radius: number, limit: number, sign: number): void {
  for (let at = 0; at < edges.length; at += 4) {
    const x = edges[at] as number;
    const y = edges[at + 1] as number;
    const ex = (edges[at + 2] as number) - x;
    const ey = (edges[at + 3] as number) - y;
    writeUnit(ey, -ex);
    const nx = met[NX] as number;
    const ny = met[NY] as number;
    const length = ex * -ny + ey * nx;
    if (!(length > 0)) continue;
    for (let v = 0; v < vertices.length; v += 2) {
      const dx = (vertices[v] as number) - x;
      const dy = (vertices[v + 1] as number) - y;
      const along = dy * nx - dx * ny;
      if (!(along >= 0 && along <= length)) continue;
      const height = dx * nx + dy * ny;
      keep(radius - height, sign * nx, sign * ny, limit);
      keep(radius + height, -sign * nx, -sign * ny, limit);
    }
  }
}

/** Collects the moves of B that put a vertex on a vertex, or a radius away from it. */
function collectVertices(a: Float64Array, b: Float64Array, radius: number, limit: number): void {
  for (let i = 0; i < a.length; i += 2) {
    for (let j = 0; j < b.length; j += 2) {
      const dx = (b[j] as number) - (a[i] as number);
      const dy = (b[j + 1] as number) - (a[i + 1] as number);
      if (dx === 0 && dy === 0) continue;
      writeUnit(dx, dy);
      const nx = met[NX] as number;
      const ny = met[NY] as number;
      const length = dx * nx + dy * ny;
      keep(radius - length, nx, ny, limit);
      keep(radius + length, -nx, -ny, limit);
    }
  }
}

/** Keeps a move if it is among the shortest. */
function keep(length: number, x: number, y: number, limit: number): void {
  if (!(length >= 0 && length < limit) || isOpen(x, y)) return;
  if (count === TRIES && length >= (moves[3 * TRIES - 3] as number)) return;
  let at = count < TRIES ? count++ : TRIES - 1;
  move[0] = length;
  move[1] = x + 0;
  move[2] = y + 0;
  for (; at > 0 && (moves[3 * at - 3] as number) > length; at--) moves.copyWithin(3 * at, 3 * at - 3, 3 * at);
  moves.set(move, 3 * at);
}

/** How deep the pieces overlap that overlap deepest: an edge of each, with the radii. No move parts the shapes that is shorter. */
function leastDepth(edgesA: Float64Array, edgesB: Float64Array, radius: number): number {
  const a = { x1: 0, y1: 0, x2: 0, y2: 0 };
  const b = { x1: 0, y1: 0, x2: 0, y2: 0 };
  // Cores that are apart: no point of either comes farther from the other than it is moved.
  findNearest(outlineA, outlineB);
  const room = Math.sqrt(found[SQUARED] as number);
  let least = Math.max(aroundSpot(edgesA, edgesB, radius), room > 0 ? radius - room : 0);
  // What has no width slips through where a hole's vertex touches another ring.
  const isThin = radius === 0 && !(outlineA.solid && outlineB.solid);
  if (isThin && outlineA.holes.length + outlineB.holes.length > 0) return least;
  const scale = gauge[SCALE] as number;
  for (let i = 0; i < edgesA.length; i += 4) {
    writeStraight(a, edgesA, i, scale);
    convexStraight(coreA, a);
    for (let j = 0; j < edgesB.length; j += 4) {
      if (!areNear(edgesA, i, edgesB, j, radius)) continue;
      writeStraight(b, edgesB, j, scale);
      convexStraight(coreB, b);
      axis[ENOUGH] = Number.POSITIVE_INFINITY;
      separate();
      // Of edges that do not cross, an end may be nearest, and this separation less than theirs: it proves nothing.
      const depth = radius - (axis[SEPARATION] as number);
      if (depth > least && (axis[SEPARATION] as number) < 0) least = depth;
    }
  }
  return least;
}

function writeStraight(
  s: { x1: number; y1: number; x2: number; y2: number },
  edges: Float64Array,
  at: number,
  scale: number,
): void {
  s.x1 = (edges[at] as number) / scale;
  s.y1 = (edges[at + 1] as number) / scale;
  s.x2 = (edges[at + 2] as number) / scale;
  s.y2 = (edges[at + 3] as number) / scale;
}

function areNear(a: Float64Array, i: number, b: Float64Array, j: number, radius: number): boolean {
  for (let axis_ = 0; axis_ < 2; axis_++) {
    const a1 = a[i + axis_] as number;
    const a2 = a[i + axis_ + 2] as number;
    const b1 = b[j + axis_] as number;
    const b2 = b[j + axis_ + 2] as number;
    if (Math.min(a1, a2) - Math.max(b1, b2) > radius || Math.min(b1, b2) - Math.max(a1, a2) > radius) return false;
  }
  return true;
}

/** For a point or circle: its distance from the other shape's edges, added to the radius inside, taken from it outside. */
function aroundSpot(edgesA: Float64Array, edgesB: Float64Array, radius: number): number {
  const isA = edgesA.length === 4 && edgesA[0] === edgesA[2] && edgesA[1] === edgesA[3];
  const isB = edgesB.length === 4 && edgesB[0] === edgesB[2] && edgesB[1] === edgesB[3];
  if (!isA && !isB) return 0;
  const spot = isA ? edgesA : edgesB;
  const edges = isA ? edgesB : edgesA;
  const other = isA ? outlineB : outlineA;
  const [x, y] = spot as unknown as [number, number];
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < edges.length; at += 4) {
    const x1 = edges[at] as number;
    const y1 = edges[at + 1] as number;
    const ex = (edges[at + 2] as number) - x1;
    const ey = (edges[at + 3] as number) - y1;
    const squared = ex * ex + ey * ey;
    const t = squared > 0 ? Math.max(0, Math.min(1, ((x - x1) * ex + (y - y1) * ey) / squared)) : 0;
    const dx = x1 + t * ex - x;
    const dy = y1 + t * ey - y;
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  const distance = Math.sqrt(nearest);
  const scale = gauge[SCALE] as number;
  const isInside = other.solid && locateInRegion(x / scale, y / scale, other) > 0;
  return isInside ? radius + distance : radius - distance;
}

/**
 * Moves of B that may part it from A, the shortest first: those that put a vertex of one on an edge of the other, a radius beyond
 * it, or on a vertex of the other; and one along a normal, which always parts.
 */
import { OPEN_MAX_X, OPEN_MAX_Y, OPEN_MIN_X, OPEN_MIN_Y, outlineA, outlineB } from "../algorithms/outline.js";
import { direction } from "../foundation/vector.js";
import { type Lines, linesA, linesB, reach } from "./lines.js";
import { met, NX, NY } from "./met.js";
import { writeAlong } from "./unit.js";

/** Moves kept, before the shapes are parted along one of their normals. */
const TRIES = 96;
/** Edges whose normals are tried for parting altogether. */
const LARGEST_TURN = 256;

/** The moves, sorted: length, x and y of the direction, scaled. */
export const moves: Float64Array = /* @__PURE__ */ new Float64Array(3 * TRIES);
export const LENGTH = 0;
export const TO_X = 1;
export const TO_Y = 2;

/** Sides that are not met yet, but soon: how near, below 0 as a move that leads back, and where the move would lead that leaves them. */
const NEARBY = 8;
export const nearby: Float64Array = /* @__PURE__ */ new Float64Array(3 * NEARBY);

/** How many moves there are, and how many sides nearby. */
export const kept: Int32Array = /* @__PURE__ */ new Int32Array(2);
export const NEAR = 1;

/** The move that always parts, and its direction. */
export const sure: Float64Array = /* @__PURE__ */ new Float64Array(3);

/** A move that is looked at, and below which length it is wanted. */
export const move: Float64Array = /* @__PURE__ */ new Float64Array(3);
const wanted: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** Begins with no move but the sure one. */
export function beginMoves(): void {
  kept[0] = 0;
  kept[NEAR] = 0;
  findSure();
  wanted[0] = sure[LENGTH] as number;
}

/** Finds the least move along a coordinate axis or an edge's normal after which the extents along it lie apart. */
export function findSure(): void {
  sure[LENGTH] = Number.POSITIVE_INFINITY;
  sure[TO_X] = 1;
  sure[TO_Y] = 0;
  tryNormals(UPRIGHT, UPRIGHT.length);
  tryNormals(linesA.edges, linesA.edgesEnd);
  tryNormals(linesB.edges, linesB.edgesEnd);
}

/** Finds the move after which the extents along an axis lie apart, to the right for 0, to the left, up, and down for 3. */
export function findUpright(upright: number): void {
  sure[LENGTH] = Number.POSITIVE_INFINITY;
  met[NX] = upright < 2 ? 1 : 0;
  met[NY] = upright < 2 ? 0 : 1;
  trySure(upright % 2 === 0 ? 1 : -1);
}

/** Two edges along the axes. */
const UPRIGHT: Float64Array = /* @__PURE__ */ Float64Array.of(0, 0, 0, 1, 0, 0, 1, 0);

function tryNormals(edges: Float64Array, end: number): void {
  const step = 4 * Math.ceil(end / 4 / LARGEST_TURN);
  for (let at = 0; at < end; at += step) {
    direction[0] = (edges[at + 3] as number) - (edges[at + 1] as number);
    direction[1] = (edges[at] as number) - (edges[at + 2] as number);
    writeAlong();
    // Along the normal, and against it.
    trySure(1);
    trySure(-1);
  }
}

/** Takes the move along the contact's normal, or against it, if it is the least so far. */
function trySure(sign: number): void {
  const x = sign * (met[NX] as number);
  const y = sign * (met[NY] as number);
  move[TO_X] = x;
  move[TO_Y] = y;
  if (isOpen()) return;
  // The shape of fewer vertices first: of the other, as a landscape, one of the first tells mostly that the move is too long.
  const isAFirst = linesA.verticesEnd < linesB.verticesEnd;
  const first = isAFirst ? farthest(linesA, x, y, ANY) : farthest(linesB, -x, -y, ANY);
  const second = isAFirst ? farthest(linesB, -x, -y, first) : farthest(linesA, x, y, first);
  const length = first + second + (reach[0] as number);
  if (!(length < (sure[LENGTH] as number))) return;
  sure[LENGTH] = length > 0 ? length : 0;
  sure[TO_X] = x + 0;
  sure[TO_Y] = y + 0;
}

/** Where any extent is wanted. */
const ANY = Number.NEGATIVE_INFINITY;

/** How far vertices reach in a direction; or so far that with the other shape's extent a move is no shorter than the least so far. */
function farthest({ vertices, verticesEnd }: Lines, x: number, y: number, other: number): number {
  let far = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < verticesEnd; at += 2) {
    const along = (vertices[at] as number) * x + (vertices[at + 1] as number) * y;
    if (!(along > far)) continue;
    far = along;
    if (far + other + (reach[0] as number) >= (sure[LENGTH] as number)) break;
  }
  return far;
}

/** Whether A goes on without end in the direction of the move, or B against it. */
function isOpen(): boolean {
  if ((outlineA.open | outlineB.open) === 0) return false;
  const x = move[TO_X] as number;
  const y = move[TO_Y] as number;
  const ahead = (x < 0 ? OPEN_MIN_X : x > 0 ? OPEN_MAX_X : 0) | (y < 0 ? OPEN_MIN_Y : y > 0 ? OPEN_MAX_Y : 0);
  const against = (x > 0 ? OPEN_MIN_X : x < 0 ? OPEN_MAX_X : 0) | (y > 0 ? OPEN_MIN_Y : y < 0 ? OPEN_MAX_Y : 0);
  return (outlineA.open & ahead) !== 0 || (outlineB.open & against) !== 0;
}

/** Collects the moves of B that put a vertex on an edge, or on a vertex. */
export function collectMoves(): void {
  collectEdges(linesA, linesB, 1);
  collectEdges(linesB, linesA, -1);
  collectVertices();
}

/** Collects the moves that put a vertex of one on an edge of the other; the sign is −1 where the edges are B's. */
function collectEdges({ edges, edgesEnd }: Lines, { vertices, verticesEnd }: Lines, sign: number): void {
  const radius = reach[0] as number;
  for (let at = 0; at < edgesEnd; at += 4) {
    const x = edges[at] as number;
    const y = edges[at + 1] as number;
    const ex = (edges[at + 2] as number) - x;
    const ey = (edges[at + 3] as number) - y;
    direction[0] = ey;
    direction[1] = -ex;
    writeAlong();
    const nx = met[NX] as number;
    const ny = met[NY] as number;
    const length = ex * -ny + ey * nx;
    if (!(length > 0)) continue;
    for (let v = 0; v < verticesEnd; v += 2) {
      const dx = (vertices[v] as number) - x;
      const dy = (vertices[v + 1] as number) - y;
      const along = dy * nx - dx * ny;
      if (!(along >= 0 && along <= length)) continue;
      const height = dx * nx + dy * ny;
      if (radius - height < (wanted[0] as number)) {
        move[LENGTH] = radius - height;
        move[TO_X] = sign * nx;
        move[TO_Y] = sign * ny;
        keepEither();
      }
      if (radius + height < (wanted[0] as number)) {
        move[LENGTH] = radius + height;
        move[TO_X] = -sign * nx;
        move[TO_Y] = -sign * ny;
        keepEither();
      }
    }
  }
}

/** Collects the moves that put a vertex on a vertex, or a radius away from it. */
function collectVertices(): void {
  const radius = reach[0] as number;
  const { vertices: a, verticesEnd: endA } = linesA;
  const { vertices: b, verticesEnd: endB } = linesB;
  for (let i = 0; i < endA; i += 2) {
    for (let j = 0; j < endB; j += 2) {
      const dx = (b[j] as number) - (a[i] as number);
      const dy = (b[j + 1] as number) - (a[i + 1] as number);
      if (dx === 0 && dy === 0) continue;
      direction[0] = dx;
      direction[1] = dy;
      writeAlong();
      const nx = met[NX] as number;
      const ny = met[NY] as number;
      const length = dx * nx + dy * ny;
      if (radius - length < (wanted[0] as number)) {
        move[LENGTH] = radius - length;
        move[TO_X] = nx;
        move[TO_Y] = ny;
        keepEither();
      }
      if (radius + length >= 0 && radius + length < (wanted[0] as number)) {
        move[LENGTH] = radius + length;
        move[TO_X] = -nx;
        move[TO_Y] = -ny;
        keepMove();
      }
    }
  }
}

/** Keeps a move, or a side nearby. */
function keepEither(): void {
  if ((move[LENGTH] as number) >= 0) keepMove();
  else keepNearby();
}

/** Keeps a side nearby, if it is among the nearest. */
function keepNearby(): void {
  kept[NEAR] = insertMove(nearby, kept[NEAR] as number, NEARBY, -1);
}

/** Keeps the move, which is among the shortest. */
function keepMove(): void {
  if (isOpen()) return;
  const count = kept[0] as number;
  kept[0] = insertMove(moves, count, TRIES, 1);
  // Among so many, it takes one shorter than the longest.
  if (count >= TRIES - 1) wanted[0] = moves[3 * TRIES - 3] as number;
}

/**
 * Puts the move in its place in a sorted list, which holds the least lengths, or the greatest where the sign is −1.
 *
 * @returns How many there are then.
 */
export function insertMove(list: Float64Array, count: number, most: number, sign: 1 | -1): number {
  const rank = sign * (move[LENGTH] as number);
  if (count === most && !(rank < sign * (list[3 * most - 3] as number))) return most;
  let at = 3 * (count < most ? count : most - 1);
  for (; at > 0 && sign * (list[at - 3] as number) > rank; at -= 3) {
    list[at] = list[at - 3] as number;
    list[at + 1] = list[at - 2] as number;
    list[at + 2] = list[at - 1] as number;
  }
  list[at + LENGTH] = move[LENGTH] as number;
  list[at + TO_X] = (move[TO_X] as number) + 0;
  list[at + TO_Y] = (move[TO_Y] as number) + 0;
  return count < most ? count + 1 : most;
}

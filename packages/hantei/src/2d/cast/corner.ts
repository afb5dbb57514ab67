/**
 * Two vertices that meet: along which side do they part?
 *
 * ```text
 *        ╲  A  ╱           Both corners' edges are asked for their normals. One that has all edges of A before it and all of B
 *         ╲   ╱            behind parts the corners; of several, it is the one that stands most against the motion. Where none
 *     ─────╲ ╱─── n        does, as with a tip in a notch, it is that one of all.
 *    B      v
 * ```
 */

import { DISJOINT } from "../../base/relation.js";
import { MOTION, OTHER_MOTION } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { entry, FROM, OUT_X, OUT_Y, VERTEX } from "../algorithms/cast-spot.js";
import { gauge, type Outline, outlineA, outlineB, RADIUS_A, RADIUS_B } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { ringSign } from "../algorithms/region.js";
import type { MutableVector2, Vector2 } from "../foundation/vector.js";
import { outlinePair } from "../measure/outlines.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";

/** Directions of the edges at the two corners, x and y each, scaled to about 1: first the spot's, then the other's. */
let directions: Float64Array = /* @__PURE__ */ new Float64Array(32);
/** How many numbers there are: of the spot's own corner, and in all. */
const counts: Int32Array = /* @__PURE__ */ new Int32Array(2);
const OWN = 0;
const ALL = 1;
/** How far from the place that is asked about, on either axis, a vertex counts. */
const reach: Float64Array = /* @__PURE__ */ new Float64Array(1);

/**
 * Turns the way out in `entry` to a side of one of the two corners that met, where they have sides: the spot's, of its outline
 * if it has one, and the other outline's. The spot's motion is in the registers, or the way back is.
 *
 * @param turned - 1, or −1 where the motions in the registers are those of the other corner.
 */
export function turnToSide(own: Outline | undefined, other: Outline, turned: number): void {
  const ux = turned * ((registers[MOTION] as number) - (registers[OTHER_MOTION] as number));
  const uy = turned * ((registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number));
  counts[ALL] = 0;
  reach[0] = 0;
  if (own !== undefined) addDirections(own, entry, FROM);
  counts[OWN] = counts[ALL] as number;
  addDirections(other, entry, VERTEX);
  // A side along the motion is none that was met: then the way out stays straight back.
  let best = 0;
  for (let round = 0; round < 2 && best === 0; round++) {
    for (let at = 0; at < (counts[ALL] as number); at += 2) {
      const ex = directions[at] as number;
      const ey = directions[at + 1] as number;
      const speed = ex * uy - ey * ux;
      const length = Math.sqrt(ex * ex + ey * ey);
      const against = Math.abs(speed) / length;
      // The normal (−ey, ex), turned against the motion.
      const away = speed > 0 ? -1 : 1;
      if (!(against > best) || (round === 0 && !parts(at, away))) continue;
      best = against;
      entry[OUT_X] = -away * ey;
      entry[OUT_Y] = away * ex;
    }
  }
}

/** A way along a side goes against it by no more than this part of itself. */
const ALONG: number = 64 * Number.EPSILON;
/** Where the outlines are asked about. */
const place: Float64Array = /* @__PURE__ */ new Float64Array(2);
const around = { kind: "box" as const, minX: 0, minY: 0, maxX: 0, maxY: 0 };
/** Where more meets, all of it would be compared with all: the side that was met stays. */
const MOST_NUMBERS = 256;

/** The dot product of a unit normal and a direction that is square to it may be off by as much. */
const SQUARE: number = 16 * Number.EPSILON;

/**
 * Turns a normal on which a mover met something, having gone its way up to there, to the side that leaves most of the way: where several
 * edges lie within so much of a point, any of them that parts the mover from all that is solid there may be slid along.
 *
 * @param normal - Stays as it is where no side is better, where a corner fills more than a half-plane, and where the mover or
 * something solid there is round.
 */
export function turnToGentlest(
  normal: MutableVector2,
  way: Vector2,
  mover: Shape,
  solid: readonly Shape[],
  point: Vector2,
  within: number,
): void {
  counts[ALL] = 0;
  reach[0] = within;
  place[0] = point.x;
  place[1] = point.y;
  outlinePair(mover, mover);
  if ((gauge[RADIUS_A] as number) > 0) return;
  if (!addNear(outlineA)) return;
  counts[OWN] = counts[ALL] as number;
  // Of a point nothing is in the way; of others, what met there is not known.
  if (counts[OWN] === 0 && outlineA.coordinates.length > 2) return;
  around.minX = point.x - within;
  around.minY = point.y - within;
  around.maxX = point.x + within;
  around.maxY = point.y + within;
  for (const shape of solid) {
    if (relateCode(around, shape) === DISJOINT) continue;
    outlinePair(mover, shape);
    if ((gauge[RADIUS_B] as number) > 0 || !addNear(outlineB) || (counts[ALL] as number) > MOST_NUMBERS) return;
  }
  const none = ALONG * (Math.abs(way.x) + Math.abs(way.y));
  let least = arePartedBy(normal.x, normal.y, SQUARE)
    ? -(normal.x * way.x + normal.y * way.y)
    : Number.POSITIVE_INFINITY;
  for (let at = 0; at < (counts[ALL] as number); at += 2) {
    const ex = directions[at] as number;
    const ey = directions[at + 1] as number;
    const speed = ex * way.y - ey * way.x;
    const length = Math.sqrt(ex * ex + ey * ey);
    const against = Math.abs(speed) / length;
    const away = speed > 0 ? -1 : 1;
    // Of sides that leave as much, the one that was met stays.
    if (!(against < least - none && against > none && parts(at, away))) continue;
    least = against;
    normal.x = (-away * ey) / length;
    normal.y = (away * ex) / length;
  }
}

/**
 * Adds the directions of what lies at the place: from vertices to their neighbors, along edges both ways, and square to what is straight
 * into what is solid. False where a corner fills more than a half-plane there: nothing parts that from anything.
 */
function addNear({ coordinates, closed, solid, holes }: Outline): boolean {
  const way = solid ? ringSign(coordinates) : 0;
  if (!addPath(coordinates, closed, way)) return false;
  for (const hole of holes) if (!addPath(hole as Coordinates, true, -ringSign(hole as Coordinates))) return false;
  return true;
}

/** @param inside - On which side of the path it is solid: 1 its left, −1 its right, 0 on neither. */
function addPath(path: Coordinates, isClosed: boolean, inside: number): boolean {
  const before = counts[ALL] as number;
  addAlong(path, isClosed, place, 0);
  // Of a ring, pairs: to the vertex before and to the one behind.
  const end = counts[ALL] as number;
  for (let at = before; inside !== 0 && at + 3 < end; at += 4) {
    const [px, py] = [directions[at] as number, directions[at + 1] as number];
    const [qx, qy] = [directions[at + 2] as number, directions[at + 3] as number];
    const turn = inside * (qx * py - qy * px);
    if (turn < 0) return false;
    if (turn === 0) addNumbers(-inside * qy, inside * qx);
  }
  const within = reach[0] as number;
  for (let i = isClosed ? 0 : 2; i < path.length; i += 2) {
    const from = i === 0 ? path.length - 2 : i - 2;
    const px = (place[0] as number) - (path[from] as number);
    const py = (place[1] as number) - (path[from + 1] as number);
    const qx = (path[i] as number) - (path[from] as number);
    const qy = (path[i + 1] as number) - (path[from + 1] as number);
    const length = Math.sqrt(qx * qx + qy * qy);
    const along = (px * qx + py * qy) / length;
    if (!(along > within && along < length - within && Math.abs(px * qy - py * qx) <= within * length)) continue;
    addDirection(path, from, i);
    addDirection(path, i, from);
    if (inside !== 0) addNumbers((-inside * qy) / length, (inside * qx) / length);
  }
  return true;
}

/** Whether one corner's edges lie before the line along an edge, as its turned normal has it, and the other's behind it. */
function parts(edge: number, away: number): boolean {
  return arePartedBy(-away * (directions[edge + 1] as number), away * (directions[edge] as number), 0);
}

/** The same of the line that is square to a normal, where directions that miss it by so much lie along it. */
function arePartedBy(x: number, y: number, slack: number): boolean {
  for (let at = 0; at < (counts[ALL] as number); at += 2) {
    const side = (directions[at] as number) * x + (directions[at + 1] as number) * y;
    if (at < (counts[OWN] as number) ? !(side >= -slack) : !(side <= slack)) return false;
  }
  return true;
}

/** Adds the directions from the vertices at a point, in two places of a list, to their neighbors. */
function addDirections({ coordinates, closed, holes }: Outline, list: Float64Array, at: number): void {
  addAlong(coordinates, closed, list, at);
  for (let hole = 0; hole < holes.length; hole++) addAlong(holes[hole] as Coordinates, true, list, at);
}

function addAlong(path: Coordinates, isClosed: boolean, list: Float64Array, at: number): void {
  const x = list[at] as number;
  const y = list[at + 1] as number;
  const within = reach[0] as number;
  const end = path.length;
  for (let i = 0; i < end; i += 2) {
    const isHere = Math.abs((path[i] as number) - x) <= within && Math.abs((path[i + 1] as number) - y) <= within;
    if (!isHere) continue;
    if (i > 0 || isClosed) addDirection(path, i, i > 0 ? i - 2 : end - 2);
    if (i + 2 < end || isClosed) addDirection(path, i, i + 2 < end ? i + 2 : 0);
  }
}

function addDirection(path: Coordinates, from: number, to: number): void {
  // Halves, for an edge may be too long for a double.
  const dx = (path[to] as number) / 2 - (path[from] as number) / 2;
  const dy = (path[to + 1] as number) / 2 - (path[from + 1] as number) / 2;
  const size = Math.abs(dx) > Math.abs(dy) ? Math.abs(dx) : Math.abs(dy);
  if (size > 0) addNumbers(dx / size, dy / size);
}

function addNumbers(x: number, y: number): void {
  const count = counts[ALL] as number;
  if (count === directions.length) {
    const more = new Float64Array(2 * count);
    more.set(directions);
    directions = more;
  }
  directions[count] = x;
  directions[count + 1] = y;
  counts[ALL] = count + 2;
}

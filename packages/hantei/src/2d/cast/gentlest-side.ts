/**
 * Of the sides that part a mover from what it met, the one that leaves most of its way.
 *
 * ```text
 *       ╲   ╱ mover, on its way      The corner stands on a seam. Of the second tile alone, its edge on the right parts it, too, and
 *        ╲ ╱  → and down             stands most against the way: to slide along that one leads back and up. The first tile leaves
 *     ────V────                      only the level side.
 *      1  │  2
 * ```
 */
import { DISJOINT } from "../../base/relation.js";
import { gauge, type Outline, outlineA, outlineB, RADIUS_A, RADIUS_B } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { ringSign } from "../algorithms/region.js";
import type { MutableVector2, Vector2 } from "../foundation/vector.js";
import { outlinePair } from "../measure/outlines.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";
import {
  ALL,
  addAlong,
  addDirection,
  addNumbers,
  arePartedBy,
  counts,
  directions,
  OWN,
  parts,
  reach,
} from "./corner-edges.js";

/** A way along a side goes against it by no more than this part of itself. */
const ALONG: number = 64 * Number.EPSILON;
/** Where the outlines are asked about. */
const place: Float64Array = /* @__PURE__ */ new Float64Array(2);
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
  solid: readonly { readonly shape: Shape }[],
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
  const { x, y } = point;
  const around = { kind: "box" as const, minX: x - within, minY: y - within, maxX: x + within, maxY: y + within };
  for (const { shape } of solid) {
    if (relateCode(around, shape) === DISJOINT) continue;
    outlinePair(mover, shape);
    if ((gauge[RADIUS_B] as number) > 0 || !addNear(outlineB) || (counts[ALL] as number) > MOST_NUMBERS) return;
  }
  const none = ALONG * (Math.abs(way.x) + Math.abs(way.y));
  const met = -(normal.x * way.x + normal.y * way.y);
  let least = arePartedBy(normal.x, normal.y, SQUARE) ? met : Number.POSITIVE_INFINITY;
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
    const qx = directions[at + 2] as number;
    const qy = directions[at + 3] as number;
    const turn = inside * (qx * (directions[at + 1] as number) - qy * (directions[at] as number));
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

/**
 * What lies at a place where corners meet, as cones: whoever stands there can go a way where it leads into none of them.
 *
 * ```text
 *      mover │           The corner of the mover fills a cone, so do the ends of floor and ramp. It can begin to go a way d where no
 *     ───────┘╱ ramp     cone has d inside that is the sum of an obstacle's and the mover's turned about: o − m, for rays o and m
 *     floor  ╱           of the two, is where some point of the mover would come to lie in the obstacle.
 * ```
 */
import type { Outline } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { ringSign } from "../algorithms/region.js";
import { direction, type Vector2, writeUnit } from "../foundation/vector.js";

/** A direction, of unit length. */
export interface Ray extends Vector2 {
  /** How far it may be turned: an edge whose ends count as being where they are up to `within`, by that over its length. */
  readonly slack: number;
}

/**
 * From the first ray anticlockwise to the second, less than half a turn; both are the same where it is thin, and opposite where an edge
 * goes by.
 */
export interface Cone {
  readonly from: Ray;
  readonly to: Ray;
}

/** What lies at a place: cones, and the rays that are edges. */
export interface Corner {
  readonly cones: Cone[];
  readonly edges: Ray[];
}

/** Cross products of unit rays along one line are off by less, and by the rays' slack. */
const SQUARE: number = 16 * Number.EPSILON;

/** Half the width of the cones that wider ones are made of, as cosine and sine: of three, each laps over the next. */
const COS_HALF = 0.3826834323650898;
const SIN_HALF = 0.9238795325112867;

/** Whether what fills some cones can begin to go a way, of unit length, where an obstacle fills others. */
export function canGo(way: Ray, own: readonly Cone[], others: readonly Cone[]): boolean {
  return own.every(({ from, to }) => {
    const turned = [back(from), back(to)];
    return others.every((other) => !isInside(way, [other.from, other.to, ...turned]));
  });
}

/** A direction with so much slack. Written out, for a copied object has another layout. */
export function rayOf({ x, y }: Vector2, slack: number): Ray {
  return { x, y, slack };
}

/** The ray the other way. */
export function back({ x, y, slack }: Ray): Ray {
  return { x: -x, y: -y, slack };
}

/** Whether a ray is inside the convex cone of others: between two of them, or on one side of a line that two make, where a third is. */
function isInside(ray: Ray, rays: readonly Ray[]): boolean {
  const left = rays.filter((one) => turn(ray, one) > 0);
  const right = rays.filter((one) => turn(ray, one) < 0);
  return left.some((a) =>
    right.some((b) => {
      const width = turn(b, a);
      return width > 0 || (width === 0 && rays.some((one) => turn(b, one) > 0));
    }),
  );
}

/** 1 where the second ray lies to the left of the first, −1 to its right, 0 along the same line. */
export function turn(a: Ray, b: Ray): -1 | 0 | 1 {
  const cross = a.x * b.y - a.y * b.x;
  const slack = SQUARE + a.slack + b.slack;
  return cross > slack ? 1 : cross < -slack ? -1 : 0;
}

/** Paths, and whether they bound something solid. */
export type Paths = Pick<Outline, "coordinates" | "closed" | "solid" | "holes">;

/** What paths have within so much of a place, on either axis for vertices. */
export function cornerAt({ coordinates, closed, solid, holes }: Paths, place: Vector2, within: number): Corner {
  const corner: Corner = { cones: [], edges: [] };
  addPath(corner, coordinates, closed, solid ? ringSign(coordinates) : 0, place, within);
  for (const hole of holes) addPath(corner, hole as Coordinates, true, -ringSign(hole as Coordinates), place, within);
  return corner;
}

/** @param inside - On which side of the path it is solid: 1 its left, −1 its right, 0 on neither. */
function addPath(
  corner: Corner,
  path: Coordinates,
  isClosed: boolean,
  inside: number,
  { x, y }: Vector2,
  within: number,
): void {
  const end = path.length;
  // Round a ring; none beyond a chain's ends.
  const placeOf = (at: number): number | undefined =>
    at >= 0 && at < end ? at : isClosed ? (at + end) % end : undefined;
  const isNear = (at: number): boolean =>
    Math.abs((path[at] as number) - x) <= within && Math.abs((path[at + 1] as number) - y) <= within;
  const goesBy = (at: number | undefined): boolean => {
    const next = at === undefined ? undefined : placeOf(at + 2);
    return (
      at !== undefined && next !== undefined && !(isNear(at) || isNear(next)) && passes(path, at, next, x, y, within)
    );
  };
  const ray = (from: number, to: number | undefined): Ray | undefined => rayTo(path, from, to, within);
  let before = goesBy(placeOf(-2));
  for (let at = 0; at < end; at += 2) {
    const next = placeOf(at + 2);
    const by = goesBy(at);
    // Where both edges of a vertex go by, which is farther off than they are if it is sharp, it is there.
    if (isNear(at) || (before && by)) addSides(corner, ray(at, placeOf(at - 2)), ray(at, next), inside);
    else if (by && !goesBy(next)) addSides(corner, ray(next as number, at), ray(at, next), inside);
    before = by;
  }
}

/** Along an edge; undefined where there is none, or none with a length. */
function rayTo(path: Coordinates, from: number, to: number | undefined, within: number): Ray | undefined {
  if (to === undefined) return undefined;
  // Halves, for an edge may be too long for a double.
  const dx = (path[to] as number) / 2 - (path[from] as number) / 2;
  const dy = (path[to + 1] as number) / 2 - (path[from + 1] as number) / 2;
  if (dx === 0 && dy === 0) return undefined;
  return rayOf(unitOf(dx, dy), within / (Math.abs(dx) + Math.abs(dy)));
}

/** A vector's direction; the vector is not 0. */
export function unitOf(dx: number, dy: number): Vector2 {
  const unit = { x: 0, y: 0 };
  direction[0] = dx;
  direction[1] = dy;
  writeUnit(unit);
  return unit;
}

/** Whether an edge goes by a place, and ends at neither side of it. */
function passes(path: Coordinates, from: number, to: number, x: number, y: number, within: number): boolean {
  const px = x - (path[from] as number);
  const py = y - (path[from + 1] as number);
  const qx = (path[to] as number) - (path[from] as number);
  const qy = (path[to + 1] as number) - (path[from + 1] as number);
  if (isBeyond(px, qx, within) || isBeyond(py, qy, within)) return false;
  const length = Math.sqrt(qx * qx + qy * qy);
  const along = (px * qx + py * qy) / length;
  return along > 0 && along < length && Math.abs(px * qy - py * qx) <= within * length;
}

/** Whether a coordinate lies beyond both ends, 0 and `end`, and not near either. */
function isBeyond(at: number, end: number, within: number): boolean {
  return (at > within && at - end > within) || (at < -within && at - end < -within);
}

/** Adds the rays back and on along a path, and what is solid between them. */
function addSides(corner: Corner, behind: Ray | undefined, on: Ray | undefined, inside: number): void {
  for (const ray of [behind, on]) if (ray !== undefined) corner.edges.push(ray);
  if (inside !== 0 && behind !== undefined && on !== undefined) {
    addSolid(corner.cones, inside > 0 ? on : behind, inside > 0 ? behind : on);
    return;
  }
  if (behind !== undefined && on !== undefined && turn(behind, on) === 0) {
    corner.cones.push({ from: behind, to: on });
    return;
  }
  for (const ray of [behind, on]) if (ray !== undefined) corner.cones.push({ from: ray, to: ray });
}

/** Adds what lies from one ray anticlockwise to another: one cone, or three where it is half a turn or more. */
function addSolid(cones: Cone[], from: Ray, to: Ray): void {
  if (turn(from, to) > 0) {
    cones.push({ from, to });
    return;
  }
  // Each quarter turn inward of an end is inside; their sum is halfway.
  const middle = { x: to.y - from.y, y: from.x - to.x };
  const length = Math.sqrt(middle.x * middle.x + middle.y * middle.y);
  const slack = from.slack > to.slack ? from.slack : to.slack;
  const halfway = length > SQUARE ? { x: middle.x / length, y: middle.y / length, slack } : rayOf(back(from), slack);
  cones.push({ from, to: turned(turned(from, 1), 1) });
  cones.push({ from: turned(halfway, -1), to: turned(halfway, 1) });
  cones.push({ from: turned(turned(to, -1), -1), to });
}

/** A ray turned by half the width of a cone. */
function turned({ x, y, slack }: Ray, way: number): Ray {
  return { x: COS_HALF * x - way * SIN_HALF * y, y: COS_HALF * y + way * SIN_HALF * x, slack };
}

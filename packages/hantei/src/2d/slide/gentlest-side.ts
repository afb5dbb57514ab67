/**
 * Of the sides along which a mover can go on from where it met something, the one that leaves most of its way.
 *
 * ```text
 *       ╲   ╱ mover, on its way      The corner stands on a seam. Of the second tile alone, its edge on the right parts it, too, and
 *        ╲ ╱  → and down             stands most against the way: to slide along that one leads back and up. The first tile leaves
 *     ────V────                      only the level side.
 *      1  │  2
 * ```
 */
import { gauge, RADIUS_A, RADIUS_B } from "../../base/gauge.js";
import { DISJOINT } from "../../base/relation.js";
import { type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import type { Vector2 } from "../foundation/vector.js";
import { outlinePair } from "../measure/outlines.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";
import { FARTHEST_OFF } from "./along.js";
import { back, type Cone, canGo, cornerAt, type Ray, rayOf, turn, unitOf } from "./corner-cones.js";
import { boundsOf, grown } from "./solid.js";

/** A way along a side goes against it by no more than this part of itself. */
const ALONG: number = 64 * Number.EPSILON;
/** Where more edges meet, all of them would be compared with all: the side that was met stays. */
const MOST_EDGES = 128;
/** Pairs of vertices up to which all are looked at. */
const MOST_PAIRS = 4096;
/** What a point fills. */
const NOWHERE: Ray = { x: 0, y: 0, slack: 0 };
const POINT: Cone = { from: NOWHERE, to: NOWHERE };

/** A mover that stands at something solid, and what of both counts as being at a place. */
export interface Standing {
  readonly mover: Shape;
  readonly solid: readonly { readonly shape: Shape }[];
  /** All that lies within so much of a place. */
  readonly within: number;
}

/** What of the mover, and of all that is solid, is at one place. */
interface Meeting {
  readonly own: readonly Cone[];
  readonly others: readonly Cone[];
  /** Along which a side may be: the solid's edges, and the mover's turned about. */
  readonly edges: readonly Ray[];
}

/**
 * The normals of the sides along which a mover that met something can go on past all that is solid where it stands: those that leave most
 * of the way first, up to the one that was met. Straight against the way where there is none.
 *
 * @param normal - Of the side that was met.
 * @param point - Where; or elsewhere along an edge that the mover stands on, where nothing holds it.
 * @returns The normal as given, alone, where no side is better, or where something is round, whose side is where it is met.
 */
export function sidesAlong(normal: Vector2, way: Vector2, standing: Standing, point: Vector2): readonly Vector2[] {
  const meetings: Meeting[] = [];
  for (const place of [point, ...verticesMet(standing)]) {
    const meeting = meetingAt(standing, place);
    if (meeting !== undefined) meetings.push(meeting);
    // What is round at the point that was met has one side there.
    else if (place === point) return [normal];
  }
  const unit = rayOf(unitOf(way.x, way.y), 0);
  const isOpen = (side: Ray): boolean => meetings.every(({ own, others }) => canGo(side, own, others));
  const edges = meetings.flatMap(({ edges }) => edges);
  return isOpen(unit) ? [firmNormal(normal, unit, edges, isOpen)] : sortedSides(normal, unit, edges, isOpen);
}

/** What is at a place; undefined where something round is, or more than is compared in a short time. */
function meetingAt({ mover, solid, within }: Standing, place: Vector2): Meeting | undefined {
  outlinePair(mover, mover);
  if ((gauge[RADIUS_A] as number) > 0) return undefined;
  const { cones: own, edges: ownEdges } = cornerAt(outlineA, place, within);
  const edges = ownEdges.map(back);
  const others: Cone[] = [];
  const around = grown({ kind: "point", x: place.x, y: place.y }, within);
  for (const { shape } of solid) {
    if (relateCode(around, shape) === DISJOINT) continue;
    outlinePair(mover, shape);
    if ((gauge[RADIUS_B] as number) > 0) return undefined;
    const corner = cornerAt(outlineB, place, within);
    others.push(...corner.cones);
    edges.push(...corner.edges);
    if (edges.length > MOST_EDGES) return undefined;
  }
  // Of a point nothing is in the way but itself.
  return { own: outlineA.coordinates.length === 2 ? [POINT] : own, others, edges };
}

/** Vertices of the mover at something solid, and of that at the mover; of what has too many, none is looked at. */
function verticesMet({ mover, solid, within }: Standing): readonly Vector2[] {
  const met = new Map<string, Vector2>();
  const add = (vertices: readonly Vector2[], { coordinates, closed, holes }: Outline): void => {
    // On which side it is solid does not matter yet.
    const paths = { coordinates, closed, holes, solid: false };
    for (const vertex of vertices)
      if (cornerAt(paths, vertex, within).edges.length > 0) met.set(`${vertex.x},${vertex.y}`, vertex);
  };
  const around = grown(mover, within);
  for (const { shape } of solid) {
    if (relateCode(around, shape) === DISJOINT) continue;
    outlinePair(mover, shape);
    if (countVertices(outlineA) * countVertices(outlineB) > MOST_PAIRS) continue;
    const [own, others] = [verticesIn(outlineA, grown(shape, within)), verticesIn(outlineB, around)];
    add(own, outlineB);
    add(others, outlineA);
  }
  return [...met.values()];
}

/** Whether a mover has no inside: rounding may put it on the other side of a line, where nothing holds it. */
export function isThin(mover: Shape): boolean {
  outlinePair(mover, mover);
  const { minX, minY, maxX, maxY } = boundsOf(mover);
  return (!outlineA.solid && gauge[RADIUS_A] === 0) || minX === maxX || minY === maxY;
}

function countVertices({ coordinates, holes }: Outline): number {
  return holes.reduce((numbers, hole) => numbers + hole.length, coordinates.length) / 2;
}

function verticesIn({ coordinates, holes }: Outline, { minX, minY, maxX, maxY }: Box): readonly Vector2[] {
  const vertices: Vector2[] = [];
  for (const path of [coordinates, ...holes]) {
    for (let at = 0; at < path.length; at += 2) {
      const [x, y] = [path[at] as number, path[at + 1] as number];
      if (x >= minX && x <= maxX && y >= minY && y <= maxY) vertices.push({ x, y });
    }
  }
  return vertices;
}

/**
 * The normal of a side that the way leads along, where only rounding holds the mover: the one that leads off. The normal as given, where
 * there is none.
 */
function firmNormal(normal: Vector2, unit: Ray, edges: readonly Ray[], isOpen: (side: Ray) => boolean): Vector2 {
  const side = edges.find((edge) => isAlong(edge, unit));
  if (side === undefined) return normal;
  const left = { x: -side.y, y: side.x, slack: side.slack };
  const right = back(left);
  const isLeft = isOpen(left);
  if (isLeft === isOpen(right)) return normal;
  return { x: (isLeft ? left : right).x + 0, y: (isLeft ? left : right).y + 0 };
}

/** Whether a way leads along an edge, but for how far it may have been turned off it. */
function isAlong({ x, y, slack }: Ray, way: Vector2): boolean {
  return Math.abs(x * way.y - y * way.x) <= 2 * FARTHEST_OFF + slack;
}

/** The normals of sides that a mover can go along, the one that leaves most first. */
function sortedSides(
  normal: Vector2,
  unit: Ray,
  edges: readonly Ray[],
  isOpen: (side: Ray) => boolean,
): readonly Vector2[] {
  const leaves = (side: Vector2): number => side.x * unit.x + side.y * unit.y;
  const isLeft = normal.x * unit.y - normal.y * unit.x > 0;
  const met = { x: isLeft ? -normal.y : normal.y, y: isLeft ? normal.x : -normal.x, slack: 0 };
  // Of sides that leave as much, the one that was met stays.
  const least = isOpen(met) ? leaves(met) + ALONG : ALONG;
  const better = edges.filter((side) => leaves(side) > least && turn(side, unit) !== 0);
  const open: Ray[] = [];
  for (const side of better.sort((a, b) => leaves(b) - leaves(a)))
    if (!open.some((other) => turn(side, other) === 0) && isOpen(side)) open.push(side);
  const sides = open.map((side) => normalAgainst(side, unit));
  if (least > ALONG) return [...sides, normal];
  return sides.length > 0 ? sides : [{ x: 0 - unit.x, y: 0 - unit.y }];
}

/** Of the two normals of a side, the one against the way. */
function normalAgainst({ x, y }: Vector2, way: Vector2): Vector2 {
  return x * way.y - y * way.x > 0 ? { x: y, y: 0 - x } : { x: 0 - y, y: x };
}

/**
 * Where a ray that starts in a shape of straight edges leaves it, and where it comes back. Which meeting comes first, and
 * whether the ray runs in the shape behind it, is exact; only the time told is rounded.
 *
 * ```text
 *          ┌──┐    ┌────┐
 *     o────┼──┼────┼────┼──▶     Behind a meeting the ray lies inside where an odd number of crossings is still ahead (a vertex
 *   ┌─┴────┘  └────┘    │        counts for the edge that ends there from the left), or where it runs along an edge.
 * ```
 */
import {
  aheadOfMotion,
  compareCrossings,
  compareEndCrossing,
  compareEndPast,
  EDGE_A,
  EDGE_B,
  END,
  MOTION,
  SECOND_A,
  SECOND_B,
  SPOT,
  sideOfMotion,
} from "../../exact/motion2d.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import type { Outline } from "../algorithms/outline.js";
import { after, type Coordinates, edgeCount } from "../algorithms/path.js";
import type { Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";

/** Where the ray meets an edge, or a vertex where it runs along an edge. */
export interface Meeting {
  readonly path: Coordinates;
  /** The outer path is 0, the holes follow. */
  readonly number: number;
  /** Offsets of the edge's ends in the order in which the ray turns left at it; a vertex has its own twice. */
  readonly from: number;
  readonly to: number;
  /** What it changes: how many crossings are behind then, and along how many more edges the ray runs behind it. */
  readonly crossings: 0 | 1;
  readonly covers: -1 | 0 | 1;
  /** How the ray's end lies to it: 0 at its end, 1 beyond it. */
  readonly end: 0 | 1;
}

/** How the ray leaves the shape, and whether and where it comes back. */
export interface Leaving {
  readonly atStart: boolean;
  /** Undefined where it leaves at its start from no edge that it crosses. */
  readonly left: Meeting | undefined;
  readonly back: Meeting | undefined;
}

/** What is gathered edge by edge. */
interface Ahead {
  /** Of the edges that are met after the start: how many are crossed, ever; and along how many the ray runs from its start. */
  crossings: number;
  covers: number;
  /** The first edge that is crossed at the start. */
  atStart: Meeting | undefined;
  /** Meetings after the start and no later than the end. */
  readonly met: Meeting[];
}

/**
 * How the ray in the registers, which starts in the shape of the outline, leaves it; undefined where it does not before its end.
 *
 * @param isCut - Whether the shape is a box without a bound and the outline that box cut off far away, where it does not end.
 */
export function leavingOf(shape: Shape, outline: Outline, isCut: boolean): Leaving | undefined {
  const ahead: Ahead = { crossings: 0, covers: 0, atStart: undefined, met: [] };
  lookAtPath(outline.coordinates, outline.closed, 0, ahead);
  for (const [index, hole] of outline.holes.entries()) lookAtPath(hole, true, index + 1, ahead);
  const met = isCut ? ahead.met.filter((meeting) => !isCutOff(shape as Box, meeting)) : ahead.met;
  met.sort(compareMeetings);
  const isInside = (): boolean => ahead.covers > 0 || (outline.solid && ahead.crossings % 2 === 1);
  if (!isInside()) {
    const isLeft = (registers[END] as number) > 0;
    return isLeft ? { atStart: true, left: ahead.atStart, back: met[0] } : undefined;
  }
  for (let at = 0; at < met.length; ) {
    const left = met[at] as Meeting;
    do {
      const { crossings, covers } = met[at++] as Meeting;
      ahead.crossings -= crossings;
      ahead.covers += covers;
    } while (at < met.length && compareMeetings(left, met[at] as Meeting) === 0);
    if (!isInside()) return left.end === 0 ? undefined : { atStart: false, left, back: met[at] };
  }
  return undefined;
}

function lookAtPath(path: Coordinates, closed: boolean, number: number, ahead: Ahead): void {
  const edges = edgeCount(path, closed);
  for (let edge = 0; edge < edges; edge++) lookAtEdge(path, 2 * edge, number, ahead);
}

function load(register: number, path: Coordinates, offset: number): void {
  registers[register] = path[offset] as number;
  registers[register + 1] = path[offset + 1] as number;
}

/** Notes where the ray meets an edge, and what of it is ahead of the start. */
function lookAtEdge(path: Coordinates, start: number, number: number, ahead: Ahead): void {
  const end = after(path, start);
  load(EDGE_A, path, start);
  load(EDGE_B, path, end);
  const a = sideOfMotion(EDGE_A);
  const b = sideOfMotion(EDGE_B);
  if (a === 0 && b === 0) {
    lookAlong(path, start, end, number, ahead);
    return;
  }
  if (a === b || a * b > 0) return;
  // The sign of u × e, and that of (a − p) × e, which agrees with it where the edge lies ahead.
  const turn = b > a ? 1 : -1;
  const side = orient2dAt(SPOT, EDGE_A, EDGE_B);
  if (side === -turn) return;
  const [from, to] = turn > 0 ? [start, end] : [end, start];
  if (side === 0) {
    ahead.atStart ??= { path, number, from, to, crossings: 0, covers: 0, end: 1 };
    return;
  }
  const crossings = a > 0 !== b > 0 ? 1 : 0;
  ahead.crossings += crossings;
  const left = isEndless() ? 1 : compareEndCrossing(EDGE_A, EDGE_B) * turn;
  if (left >= 0) ahead.met.push({ path, number, from, to, crossings, covers: 0, end: left > 0 ? 1 : 0 });
}

/** An edge along which the ray runs: its ends are met, and between them it is covered. */
function lookAlong(path: Coordinates, start: number, end: number, number: number, ahead: Ahead): void {
  const isStartAhead = aheadOfMotion(EDGE_A) > 0;
  const isEndAhead = aheadOfMotion(EDGE_B) > 0;
  if (isStartAhead !== isEndAhead) ahead.covers++;
  const order = orderOfEnds();
  if (isStartAhead) lookAtEnd(path, start, number, EDGE_A, order < 0 ? 1 : order > 0 ? -1 : 0, ahead);
  if (isEndAhead) lookAtEnd(path, end, number, EDGE_B, order > 0 ? 1 : order < 0 ? -1 : 0, ahead);
}

function lookAtEnd(
  path: Coordinates,
  offset: number,
  number: number,
  register: number,
  covers: Meeting["covers"],
  { met }: Ahead,
): void {
  const left = isEndless() ? 1 : compareEndPast(register);
  if (left >= 0) met.push({ path, number, from: offset, to: offset, crossings: 0, covers, end: left > 0 ? 1 : 0 });
}

function isEndless(): boolean {
  return (registers[END] as number) === Number.POSITIVE_INFINITY;
}

/** Which end of the edge at hand comes first along the ray: −1 for the first. */
function orderOfEnds(): Sign {
  for (const axis of [0, 1]) registers[SECOND_A + axis] = registers[EDGE_B + axis] as number;
  return compareCrossings(1, 1);
}

function compareMeetings(a: Meeting, b: Meeting): Sign {
  load(EDGE_A, a.path, a.from);
  load(EDGE_B, a.path, a.to);
  load(SECOND_A, b.path, b.from);
  load(SECOND_B, b.path, b.to);
  return compareCrossings(a.from === a.to ? 1 : 0, b.from === b.to ? 1 : 0);
}

/** Whether a meeting is with what is no border of the box: a side where it was cut off, or a corner at the end of one along the ray. */
function isCutOff(b: Box, { path, from, to }: Meeting): boolean {
  const isUpright = from === to ? registers[MOTION] !== 0 : path[from] === path[to];
  const place = path[isUpright ? from : from + 1];
  return isUpright ? place !== b.minX && place !== b.maxX : place !== b.minY && place !== b.maxY;
}

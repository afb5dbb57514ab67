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
  path: Coordinates;
  /** The outer path is 0, the holes follow. */
  number: number;
  /** Offsets of the edge's ends in the order in which the ray turns left at it; a vertex has its own twice. */
  from: number;
  to: number;
  /** What it changes: how many crossings are behind then, and along how many more edges the ray runs behind it. */
  crossings: number;
  covers: number;
  /** How the ray's end lies to it: 0 at its end, 1 beyond it. */
  end: number;
  /** Those at one place keep the order in which they were noted. */
  order: number;
}

/** How the ray leaves the shape, and whether and where it comes back. */
export interface Leaving {
  atStart: boolean;
  /** Undefined where it leaves at its start from no edge that it crosses. */
  left: Meeting | undefined;
  back: Meeting | undefined;
}

/** How the ray asked about last leaves its shape, until the next. */
export const leaving: Leaving = { atStart: false, left: undefined, back: undefined };

const NO_PATH: Coordinates = [];

/** Meetings after the start and no later than the end: the first ones, as many as are counted. Kept, so that a ray leaves no garbage. */
const met: Meeting[] = [];

/** More meetings are not kept for the next ray. */
const KEPT = 64;

/** The first edge that is crossed at the start. */
const first: Meeting = { path: NO_PATH, number: 0, from: 0, to: 0, crossings: 0, covers: 0, end: 0, order: 0 };

/** What is gathered edge by edge, of the edges that are met after the start. */
const ahead = {
  /** How many meetings are noted. */
  size: 0,
  /** How many edges are crossed, ever; and along how many the ray runs from its start. */
  crossings: 0,
  covers: 0,
  /** Whether there is a first edge at the start. */
  hasFirst: false,
  solid: false,
};

function newMeeting(): Meeting {
  return { path: NO_PATH, number: 0, from: 0, to: 0, crossings: 0, covers: 0, end: 0, order: 0 };
}

/**
 * Whether the ray in the registers, which starts in the shape of the outline, leaves it before its end; then `leaving` says how,
 * until `forgetLeaving`.
 *
 * @param isCut - Whether the shape is a box without a bound and the outline that box cut off far away, where it does not end.
 */
export function leaves(shape: Shape, outline: Outline, isCut: boolean): boolean {
  const { holes } = outline;
  ahead.size = 0;
  ahead.crossings = 0;
  ahead.covers = 0;
  ahead.hasFirst = false;
  ahead.solid = outline.solid;
  lookAtPath(outline.coordinates, outline.closed, 0);
  for (let hole = 0; hole < holes.length; hole++) lookAtPath(holes[hole] as Coordinates, true, hole + 1);
  if (isCut) leaveOutCutOff(shape as Box);
  sortMeetings();
  leaving.atStart = !isInside();
  leaving.left = undefined;
  leaving.back = undefined;
  if (leaving.atStart) {
    if (ahead.hasFirst) leaving.left = first;
    if (ahead.size > 0) leaving.back = met[0];
    return (registers[END] as number) > 0;
  }
  for (let at = 0; at < ahead.size; ) {
    const left = met[at] as Meeting;
    do {
      const { crossings, covers } = met[at++] as Meeting;
      ahead.crossings -= crossings;
      ahead.covers += covers;
    } while (at < ahead.size && compareMeetings(left, met[at] as Meeting) === 0);
    if (isInside()) continue;
    leaving.left = left;
    if (at < ahead.size) leaving.back = met[at];
    return left.end !== 0;
  }
  return false;
}

/** Lets go of the shape that was asked about. */
export function forgetLeaving(): void {
  if (met.length > KEPT) met.length = KEPT;
  for (let at = 0; at < met.length; at++) (met[at] as Meeting).path = NO_PATH;
  first.path = NO_PATH;
  leaving.left = undefined;
  leaving.back = undefined;
}

function isInside(): boolean {
  return ahead.covers > 0 || (ahead.solid && ahead.crossings % 2 === 1);
}

/** Of a box that was cut off, only what meets its own sides. */
function leaveOutCutOff(b: Box): void {
  let kept = 0;
  for (let at = 0; at < ahead.size; at++) {
    const meeting = met[at] as Meeting;
    if (isCutOff(b, meeting)) continue;
    met[at] = met[kept] as Meeting;
    met[kept++] = meeting;
  }
  ahead.size = kept;
}

/** Sorts them where they are, as a heap: no garbage, and no time that grows with the square. */
function sortMeetings(): void {
  const { size } = ahead;
  for (let root = (size >> 1) - 1; root >= 0; root--) sift(root, size);
  for (let end = size - 1; end > 0; end--) {
    const last = met[end] as Meeting;
    met[end] = met[0] as Meeting;
    met[0] = last;
    sift(0, end);
  }
}

/** Lets a meeting sink below those that come later than it. */
function sift(root: number, size: number): void {
  const sinking = met[root] as Meeting;
  let at = root;
  for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
    if (child + 1 < size && isBefore(met[child] as Meeting, met[child + 1] as Meeting)) child++;
    if (!isBefore(sinking, met[child] as Meeting)) break;
    met[at] = met[child] as Meeting;
    at = child;
  }
  met[at] = sinking;
}

function isBefore(a: Meeting, b: Meeting): boolean {
  const sign = compareMeetings(a, b);
  return sign < 0 || (sign === 0 && a.order < b.order);
}

function lookAtPath(path: Coordinates, closed: boolean, number: number): void {
  const edges = edgeCount(path, closed);
  for (let edge = 0; edge < edges; edge++) lookAtEdge(path, 2 * edge, number);
}

function load(register: number, path: Coordinates, offset: number): void {
  registers[register] = path[offset] as number;
  registers[register + 1] = path[offset + 1] as number;
}

/** Notes where the ray meets an edge, and what of it is ahead of the start. */
function lookAtEdge(path: Coordinates, start: number, number: number): void {
  const end = after(path, start);
  load(EDGE_A, path, start);
  load(EDGE_B, path, end);
  const a = sideOfMotion(EDGE_A);
  const b = sideOfMotion(EDGE_B);
  if (a === 0 && b === 0) {
    lookAlong(path, start, end, number);
    return;
  }
  if (a === b || a * b > 0) return;
  // The sign of u × e, and that of (a − p) × e, which agrees with it where the edge lies ahead.
  const turn = b > a ? 1 : -1;
  const side = orient2dAt(SPOT, EDGE_A, EDGE_B);
  if (side === -turn) return;
  const from = turn > 0 ? start : end;
  const to = turn > 0 ? end : start;
  if (side === 0) {
    if (!ahead.hasFirst) write(first, path, number, from, to, 0, 0, 1);
    ahead.hasFirst = true;
    return;
  }
  const crossings = a > 0 !== b > 0 ? 1 : 0;
  ahead.crossings += crossings;
  const left = isEndless() ? 1 : compareEndCrossing(EDGE_A, EDGE_B) * turn;
  if (left >= 0) write(nextMeeting(), path, number, from, to, crossings, 0, left > 0 ? 1 : 0);
}

/** An edge along which the ray runs: its ends are met, and between them it is covered. */
function lookAlong(path: Coordinates, start: number, end: number, number: number): void {
  const isStartAhead = aheadOfMotion(EDGE_A) > 0;
  const isEndAhead = aheadOfMotion(EDGE_B) > 0;
  if (isStartAhead !== isEndAhead) ahead.covers++;
  const order = orderOfEnds();
  if (isStartAhead) lookAtEnd(path, start, number, EDGE_A, 0 - order);
  if (isEndAhead) lookAtEnd(path, end, number, EDGE_B, order);
}

function lookAtEnd(path: Coordinates, offset: number, number: number, register: number, covers: number): void {
  const left = isEndless() ? 1 : compareEndPast(register);
  if (left >= 0) write(nextMeeting(), path, number, offset, offset, 0, covers, left > 0 ? 1 : 0);
}

/** A record for one more meeting. */
function nextMeeting(): Meeting {
  if (met.length === ahead.size) met.push(newMeeting());
  const meeting = met[ahead.size] as Meeting;
  meeting.order = ahead.size++;
  return meeting;
}

/** Fills in a record; all are whole numbers. */
function write(
  meeting: Meeting,
  path: Coordinates,
  number: number,
  from: number,
  to: number,
  crossings: number,
  covers: number,
  end: number,
): void {
  meeting.path = path;
  meeting.number = number;
  meeting.from = from;
  meeting.to = to;
  meeting.crossings = crossings;
  meeting.covers = covers;
  meeting.end = end;
}

function isEndless(): boolean {
  return (registers[END] as number) === Number.POSITIVE_INFINITY;
}

/** Which end of the edge at hand comes first along the ray: −1 for the first. */
function orderOfEnds(): Sign {
  registers[SECOND_A] = registers[EDGE_B] as number;
  registers[SECOND_A + 1] = registers[EDGE_B + 1] as number;
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

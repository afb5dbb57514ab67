/**
 * When do the interiors of two moving convex cells meet? A cell is a point, a segment or a convex region, without its border
 * (a point is its own interior). Only translation: the axes that can part them stay the same, and on each of them the time
 * in which their extents overlap is one open interval, or one instant, whose ends are fractions. They overlap while all do.
 *
 * Source: the separating axis theorem for moving convex sets, as in D. Eberly, "Intersection of Convex Objects: The Method of
 * Separating Axes" (2008), with open sets in the place of closed ones.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { toNumber } from "../../exact/rational.js";
import { leastExponent, wholeOf } from "../../exact/wholes.js";
import type { CellList } from "./cell-list.js";
import { motions, UX, UY } from "./motions.js";

/** What was found, each number in its place below. */
export const overlapStart: Float64Array = /* @__PURE__ */ new Float64Array(3);
/** The time of the first overlap, or the latest time before it that is none. */
export const START = 0;
/** The border's axis on which they came together, from B to A, not of unit length; 0 where they met on a cut. */
export const AXIS_X = 1;
export const AXIS_Y = 2;

interface Cell {
  readonly xy: readonly number[];
  /** The same numbers, exactly. */
  readonly corners: readonly Vector[];
  readonly cuts: number;
}

/** Integers of one unit, that of all numbers of two cells and their motions. */
interface Vector {
  readonly wholeX: bigint;
  readonly wholeY: bigint;
}

interface Axis extends Vector {
  /** The same in doubles, rounded. */
  readonly nearX: number;
  readonly nearY: number;
  /** Whether that edge is a cut, or of one. */
  readonly isCut: boolean;
}

/** The fraction way / speed; the unit, which both have squared, goes out. */
interface Time {
  readonly way: bigint;
  /** Above 0. */
  readonly speed: bigint;
  readonly axis: Axis;
  /** 1 where the axis points from B to where A comes from, −1 where the other way. */
  readonly outward: number;
}

/**
 * Whether the interiors of cell i of one list and cell j of another meet from time 0 to 1, exactly, in fractions; when, is then in
 * `overlapStart`. What doubles can tell is asked of `castCellsCertainly` before.
 */
export function castCells(listA: CellList, i: number, listB: CellList, j: number): boolean {
  const [numbersA, numbersB] = [numbersOf(listA, i), numbersOf(listB, j)];
  const unit = Math.min(leastExponent(numbersA), leastExponent(numbersB), leastExponent(motions.subarray(0, 4)));
  const a = { xy: numbersA, corners: vectors(numbersA, unit), cuts: listA.cuts[i] as number };
  const b = { xy: numbersB, corners: vectors(numbersB, unit), cuts: listB.cuts[j] as number };
  const motion = {
    wholeX: wholeOf(motions[0] as number, unit) - wholeOf(motions[2] as number, unit),
    wholeY: wholeOf(motions[1] as number, unit) - wholeOf(motions[3] as number, unit),
  };
  // When each axis begins, and when it ceases, to let them overlap.
  const enters: Time[] = [];
  const leaves: Time[] = [];
  const instants: Time[] = [];
  for (const axis of axesOf(a, b)) {
    const [lowA, highA] = range(a, axis);
    const [lowB, highB] = range(b, axis);
    const isFlat = lowA === highA && lowB === highB;
    const speed = dot(axis, motion);
    const toB = lowB - highA;
    const pastB = highB - lowA;
    if (speed === 0n) {
      // Their extents stay as they are.
      if (!(isFlat ? toB === 0n : toB < 0n && pastB > 0n)) return false;
      continue;
    }
    const isForward = speed > 0n;
    const timeOf = (way: bigint): Time =>
      isForward ? { way, speed, axis, outward: -1 } : { way: -way, speed: -speed, axis, outward: 1 };
    if (isFlat) {
      instants.push(timeOf(toB));
    } else {
      enters.push(timeOf(isForward ? toB : pastB));
      leaves.push(timeOf(isForward ? pastB : toB));
    }
  }
  const [instant] = instants;
  if (instant === undefined) {
    const meets =
      enters.every((time) => time.way < time.speed && leaves.every((other) => isSooner(time, other))) &&
      leaves.every(({ way }) => way > 0n);
    if (meets) note(enters, a, b);
    return meets;
  }
  const { way, speed } = instant;
  const meets =
    way >= 0n &&
    way <= speed &&
    instants.every((other) => other.way * speed === way * other.speed) &&
    enters.every((time) => isSooner(time, instant)) &&
    leaves.every((time) => isSooner(instant, time));
  if (meets) note([instant], a, b);
  return meets;
}

function isSooner(a: Time, b: Time): boolean {
  return a.way * b.speed < b.way * a.speed;
}

function numbersOf({ xy, starts }: CellList, cell: number): number[] {
  return Array.from(xy.subarray(starts[cell], starts[cell + 1]));
}

function vectors(xy: readonly number[], unit: number): Vector[] {
  return Array.from({ length: xy.length >> 1 }, (_, index) => ({
    wholeX: wholeOf(xy[2 * index] as number, unit),
    wholeY: wholeOf(xy[2 * index + 1] as number, unit),
  }));
}

function dot(v: Vector, w: Vector): bigint {
  return v.wholeX * w.wholeX + v.wholeY * w.wholeY;
}

/**
 * What a place along an axis may be off in doubles, twice, relative to its products: each has an axis's rounded part and rounds once,
 * their sum once more, less than 4u; then the bound itself is added.
 */
const PLACE_ERROR = 16 * UNIT_ROUNDOFF;
/** What products that underflow may be off by, and more. */
const LEAST = 1e-300;

/** The least and the greatest place along an axis, exactly: what doubles know to lie between is not asked. */
function range({ xy, corners }: Cell, axis: Axis): readonly [low: bigint, high: bigint] {
  const placeOf = (at: number): number => axis.nearX * (xy[2 * at] as number) + axis.nearY * (xy[2 * at + 1] as number);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (let at = 0; at < corners.length; at++) {
    const place = placeOf(at);
    if (place < least) least = place;
    if (place > most) most = place;
    // Added up: more than the largest is no harm, and a NaN stays.
    size += Math.abs(axis.nearX * (xy[2 * at] as number)) + Math.abs(axis.nearY * (xy[2 * at + 1] as number));
  }
  const doubt = PLACE_ERROR * size + LEAST;
  // What overflowed is between nothing.
  const outer = corners.filter((_, at) => !(placeOf(at) > least + doubt && placeOf(at) < most - doubt));
  let [low, high]: (bigint | undefined)[] = [];
  for (const corner of outer) {
    const place = dot(axis, corner);
    if (low === undefined || place < low) low = place;
    if (high === undefined || place > high) high = place;
  }
  return [low as bigint, high as bigint];
}

/** The normals of both cells' edges; of thin cells, which have nothing else to be parted along, also their directions. */
function axesOf(a: Cell, b: Cell): Axis[] {
  const thin = a.xy.length <= 4 && b.xy.length <= 4;
  const axes = [a, b].flatMap((cell) => {
    const { xy } = cell;
    const corners = xy.length >> 1;
    const edges = corners === 1 ? 0 : corners === 2 ? 1 : corners;
    return Array.from({ length: edges }, (_, from) => {
      const to = (from + 1) % corners;
      const isCut = ((cell.cuts >> from) & 1) === 1;
      const [x1, y1, x2, y2] = [xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1]] as [
        number,
        number,
        number,
        number,
      ];
      const [first, second] = [cell.corners[from], cell.corners[to]] as [Vector, Vector];
      const wholeX = second.wholeX - first.wholeX;
      const wholeY = second.wholeY - first.wholeY;
      const normal = { wholeX: -wholeY, wholeY: wholeX, nearX: y1 - y2, nearY: x2 - x1, isCut };
      const along = { wholeX, wholeY, nearX: x2 - x1, nearY: y2 - y1, isCut };
      return thin ? [normal, along] : [normal];
    }).flat();
  });
  if (axes.length > 0) return axes;
  return [
    { wholeX: 1n, wholeY: 0n, nearX: 1, nearY: 0, isCut: false },
    { wholeX: 0n, wholeY: 1n, nearX: 0, nearY: 1, isCut: false },
  ];
}

/** Times that differ by no more last bits of the largest place divided by the speed may be one, rounded apart. */
export const ONE_TIME: number = 16 * Number.EPSILON;

/**
 * Notes the last of the times at which axes began to let them overlap, but none before the start; and the last axis among the
 * border's own, unless a cut's comes later.
 */
function note(times: readonly Time[], a: Cell, b: Cell): void {
  let start = 0;
  let atBorder = Number.NEGATIVE_INFINITY;
  overlapStart[AXIS_X] = 0;
  overlapStart[AXIS_Y] = 0;
  for (const { way, speed, axis, outward } of times) {
    const time = toNumber({ n: way, d: speed });
    if (time > start) start = time;
    if (axis.isCut || !(time > atBorder)) continue;
    atBorder = time;
    overlapStart[AXIS_X] = outward * axis.nearX;
    overlapStart[AXIS_Y] = outward * axis.nearY;
  }
  if (start - atBorder > ONE_TIME * timeScale(a, b)) {
    overlapStart[AXIS_X] = 0;
    overlapStart[AXIS_Y] = 0;
  }
  overlapStart[START] = start < 1 ? start : 1;
}

/** How long the motion takes for the largest coordinate. */
function timeScale(a: Cell, b: Cell): number {
  const largest = [...a.xy, ...b.xy].reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return largest / Math.max(Math.abs(motions[UX] as number), Math.abs(motions[UY] as number));
}

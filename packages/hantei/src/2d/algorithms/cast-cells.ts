/**
 * When do the interiors of two moving convex cells meet? A cell is a point, a segment or a convex region, without its border
 * (a point is its own interior). Only translation: the axes that can part them stay the same, and on each of them the time
 * in which their extents overlap is one open interval, or one instant, whose ends are fractions. They overlap while all do.
 *
 * Source: the separating axis theorem for moving convex sets, as in D. Eberly, "Intersection of Convex Objects: The Method of
 * Separating Axes" (2008), with open sets in the place of closed ones.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import {
  add,
  compare,
  divide,
  fromDouble,
  greater,
  lesser,
  multiply,
  negate,
  ONE,
  type Rational,
  signOf,
  subtract,
  toNumber,
  ZERO,
} from "../../exact/rational.js";
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
  readonly cuts: number;
}

/** Not called x and y: V8 would take the numbers x and y of all other objects of two properties for objects, too, and box them. */
interface Vector {
  readonly exactX: Rational;
  readonly exactY: Rational;
}

interface Axis extends Vector {
  /** The same in doubles, rounded. */
  readonly nearX: number;
  readonly nearY: number;
  /** Whether that edge is a cut, or of one. */
  readonly isCut: boolean;
}

interface Time {
  readonly at: Rational;
  readonly axis: Axis;
  /** 1 where the axis points from B to where A comes from, −1 where the other way. */
  readonly outward: number;
}

/**
 * Whether the interiors of cell i of one list and cell j of another meet from time 0 to 1, exactly, in fractions; when, is then in
 * `overlapStart`. What doubles can tell is asked of `castCellsCertainly` before.
 */
export function castCells(listA: CellList, i: number, listB: CellList, j: number): boolean {
  const a = cellAt(listA, i);
  const b = cellAt(listB, j);
  const pointsA = vectors(a);
  const pointsB = vectors(b);
  const motion: Vector = {
    exactX: subtract(fromDouble(motions[0] as number), fromDouble(motions[2] as number)),
    exactY: subtract(fromDouble(motions[1] as number), fromDouble(motions[3] as number)),
  };
  // When each axis begins, and when it ceases, to let them overlap.
  const enters: Time[] = [];
  const leaves: Time[] = [];
  const instants: Time[] = [];
  for (const axis of axesOf(a, b)) {
    const [lowA, highA] = range(a, pointsA, axis);
    const [lowB, highB] = range(b, pointsB, axis);
    const isFlat = compare(lowA, highA) === 0 && compare(lowB, highB) === 0;
    const speed = dot(axis, motion);
    const toB = subtract(lowB, highA);
    const pastB = subtract(highB, lowA);
    const direction = signOf(speed);
    if (direction === 0) {
      // Their extents stay as they are.
      if (!(isFlat ? signOf(toB) === 0 : signOf(toB) < 0 && signOf(pastB) > 0)) return false;
      continue;
    }
    const timeOf = (way: Rational): Time => ({ at: divide(way, speed), axis, outward: -direction });
    if (isFlat) {
      instants.push(timeOf(toB));
    } else {
      enters.push(timeOf(direction > 0 ? toB : pastB));
      leaves.push(timeOf(direction > 0 ? pastB : toB));
    }
  }
  const begin = enters.map(({ at }) => at);
  const end = leaves.map(({ at }) => at);
  const [instant] = instants;
  if (instant === undefined) {
    const first = begin.reduce(greater, ZERO);
    const last = end.reduce(lesser, ONE);
    if (compare(first, last) >= 0) return false;
    note(enters, a, b);
    return true;
  }
  const { at } = instant;
  const meets =
    compare(at, ZERO) >= 0 &&
    compare(at, ONE) <= 0 &&
    instants.every((other) => compare(other.at, at) === 0) &&
    begin.every((time) => compare(time, at) < 0) &&
    end.every((time) => compare(at, time) < 0);
  if (meets) note([instant], a, b);
  return meets;
}

function cellAt({ xy, starts, cuts }: CellList, cell: number): Cell {
  return { xy: Array.from(xy.subarray(starts[cell], starts[cell + 1])), cuts: cuts[cell] as number };
}

function vectors({ xy }: Cell): Vector[] {
  return Array.from({ length: xy.length >> 1 }, (_, index) => ({
    exactX: fromDouble(xy[2 * index] as number),
    exactY: fromDouble(xy[2 * index + 1] as number),
  }));
}

function dot(v: Vector, w: Vector): Rational {
  return add(multiply(v.exactX, w.exactX), multiply(v.exactY, w.exactY));
}

/**
 * What a place along an axis may be off in doubles, twice, relative to its products: each has an axis' rounded part and rounds once,
 * their sum once more, less than 4u; then the bound itself is added.
 */
const PLACE_ERROR = 16 * UNIT_ROUNDOFF;
/** What products that underflow may be off by, and more. */
const LEAST = 1e-300;

/** The least and the greatest place along an axis, exactly: of vertices that doubles know to lie between, no fractions are made. */
function range({ xy }: Cell, points: readonly Vector[], axis: Axis): readonly [low: Rational, high: Rational] {
  const placeOf = (at: number): number => axis.nearX * (xy[2 * at] as number) + axis.nearY * (xy[2 * at + 1] as number);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (let at = 0; at < points.length; at++) {
    const place = placeOf(at);
    if (place < least) least = place;
    if (place > most) most = place;
    // Added up: more than the largest is no harm, and a NaN stays.
    size += Math.abs(axis.nearX * (xy[2 * at] as number)) + Math.abs(axis.nearY * (xy[2 * at + 1] as number));
  }
  const doubt = PLACE_ERROR * size + LEAST;
  // What overflowed is between nothing.
  const outer = points.filter((_, at) => !(placeOf(at) > least + doubt && placeOf(at) < most - doubt));
  const [first, ...rest] = outer.map((point) => dot(axis, point)) as [Rational, ...Rational[]];
  return [rest.reduce(lesser, first), rest.reduce(greater, first)];
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
      const ex = subtract(fromDouble(x2), fromDouble(x1));
      const ey = subtract(fromDouble(y2), fromDouble(y1));
      const normal = { exactX: negate(ey), exactY: ex, nearX: y1 - y2, nearY: x2 - x1, isCut };
      const along = { exactX: ex, exactY: ey, nearX: x2 - x1, nearY: y2 - y1, isCut };
      return thin ? [normal, along] : [normal];
    }).flat();
  });
  if (axes.length > 0) return axes;
  return [
    { exactX: ONE, exactY: ZERO, nearX: 1, nearY: 0, isCut: false },
    { exactX: ZERO, exactY: ONE, nearX: 0, nearY: 1, isCut: false },
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
  for (const { at, axis, outward } of times) {
    const time = toNumber(at);
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

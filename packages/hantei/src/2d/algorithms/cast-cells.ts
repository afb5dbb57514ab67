/**
 * When do the interiors of two moving convex cells meet? A cell is a point, a segment or a convex region, without its border
 * (a point is its own interior). Only translation: the axes that can part them stay the same, and on each of them the time
 * in which their extents overlap is one open interval, or one instant, whose ends are fractions. They overlap while all do.
 *
 * Source: the separating axis theorem for moving convex sets, as in D. Eberly, "Intersection of Convex Objects: The Method of
 * Separating Axes" (2008), with open sets in the place of closed ones.
 */
import { type Arithmetic, balls, fractions } from "../../exact/ball.js";
import { motions, UX, UY } from "./motions.js";

export interface Cell {
  /** Vertices, flat: one of a point, two different ones of a segment, three or more of a region in the order of its border. */
  readonly xy: readonly number[];
  /** Which of its edges are cuts through a larger shape's interior, not border: a bit each, 1 for the first. */
  readonly cuts: number;
}

/** What was found, each number in its place below. */
export const overlapStart: Float64Array = /* @__PURE__ */ new Float64Array(3);
/** The time of the first overlap, or the latest time before it that is none. */
export const START = 0;
/** The border's axis on which they came together, from B to A, not of unit length; 0 where they met on a cut. */
export const AXIS_X = 1;
export const AXIS_Y = 2;

/** Whether the interiors meet from time 0 to 1, exactly; when, is then in `overlapStart`. */
export function castCells(a: Cell, b: Cell): boolean {
  const quick = castOver(balls, a, b);
  return quick ?? (castOver(fractions, a, b) as boolean);
}

interface Vector<T> {
  readonly x: T;
  readonly y: T;
}

/** A time N / D with D > 0. */
interface Time<T> {
  readonly n: T;
  readonly d: T;
  readonly axis: Axis<T> | undefined;
  /** 1 where the axis points from B to where A comes from, −1 where the other way. */
  readonly outward: number;
}

/** Thrown by an arithmetic that cannot tell. */
const UNCERTAIN = { uncertain: true };

function castOver<T>(ring: Arithmetic<T>, a: Cell, b: Cell): boolean | undefined {
  try {
    return search(ring, a, b);
  } catch (error) {
    if (error === UNCERTAIN) return undefined;
    throw error;
  }
}

function search<T>(ring: Arithmetic<T>, a: Cell, b: Cell): boolean {
  const sign = (value: T): number => {
    const known = ring.sign(value);
    if (Number.isNaN(known)) throw UNCERTAIN;
    return known;
  };
  const compareTimes = (s: Time<T>, t: Time<T>): number =>
    sign(ring.difference(ring.product(s.n, t.d), ring.product(t.n, s.d)));
  const dot = (v: Vector<T>, w: Vector<T>): T => ring.sum(ring.product(v.x, w.x), ring.product(v.y, w.y));

  const isBefore = (s: Time<T>, t: Time<T>): boolean => compareTimes(s, t) < 0;

  const origin: Vector<T> = { x: ring.of(a.xy[0] as number), y: ring.of(a.xy[1] as number) };
  const pointsA = vectors(ring, a.xy, origin);
  const pointsB = vectors(ring, b.xy, origin);
  const motion: Vector<T> = {
    x: ring.difference(ring.of(motions[0] as number), ring.of(motions[2] as number)),
    y: ring.difference(ring.of(motions[1] as number), ring.of(motions[3] as number)),
  };
  // When each axis begins, and when it ceases, to let them overlap. Which of them is the last or the first need not be known:
  // parallel edges tie.
  const enters: Time<T>[] = [];
  const leaves: Time<T>[] = [];
  const instants: Time<T>[] = [];

  for (const axis of axesOf(ring, a, b)) {
    const rangeA = range(ring, pointsA, axis, dot);
    const rangeB = range(ring, pointsB, axis, dot);
    const flat = isFlat(ring, a, axis, sign) && isFlat(ring, b, axis, sign);
    const speed = dot(axis, motion);
    const toB = ring.difference(rangeB.low, rangeA.high);
    const pastB = ring.difference(rangeB.high, rangeA.low);
    const direction = sign(speed);
    if (direction === 0) {
      // Their extents stay as they are.
      const meets = flat ? sign(toB) === 0 : sign(toB) < 0 && sign(pastB) > 0;
      if (!meets) return false;
      continue;
    }
    const minus = (value: T): T => ring.difference(ring.zero, value);
    const at = (way: T): Time<T> =>
      direction > 0 ? { n: way, d: speed, axis, outward: -1 } : { n: minus(way), d: minus(speed), axis, outward: 1 };
    if (flat) {
      instants.push(at(toB));
    } else {
      enters.push(at(direction > 0 ? toB : pastB));
      leaves.push(at(direction > 0 ? pastB : toB));
    }
  }

  const start: Time<T> = { n: ring.zero, d: ring.of(1), axis: undefined, outward: 1 };
  const end: Time<T> = { n: ring.of(1), d: ring.of(1), axis: undefined, outward: 1 };
  const [instant, ...others] = instants;
  if (instant !== undefined) {
    const meets =
      compareTimes(instant, start) >= 0 &&
      compareTimes(instant, end) <= 0 &&
      others.every((other) => compareTimes(instant, other) === 0) &&
      enters.every((enter) => isBefore(enter, instant)) &&
      leaves.every((leave) => isBefore(instant, leave));
    if (meets) note(ring, [instant], a, b);
    return meets;
  }
  const meets =
    enters.every((enter) => isBefore(enter, end)) &&
    leaves.every((leave) => isBefore(start, leave)) &&
    // An axis's own times are apart.
    enters.every((enter) => leaves.every((leave) => enter.axis === leave.axis || isBefore(enter, leave)));
  if (meets) note(ring, enters, a, b);
  return meets;
}

function vectors<T>(ring: Arithmetic<T>, xy: readonly number[], origin: Vector<T>): Vector<T>[] {
  return Array.from({ length: xy.length >> 1 }, (_, index) => ({
    x: ring.difference(ring.of(xy[2 * index] as number), origin.x),
    y: ring.difference(ring.of(xy[2 * index + 1] as number), origin.y),
  }));
}

interface Axis<T> extends Vector<T> {
  /** The same in doubles, rounded. */
  readonly nearX: number;
  readonly nearY: number;
  /** The cell on whose edge it stands, if any. */
  readonly of: Cell | undefined;
  /** Whether that edge is a cut, or of one. */
  readonly isCut: boolean;
}

/** The normals of both cells' edges; of thin cells, which have nothing else to be parted along, also their directions. */
function axesOf<T>(ring: Arithmetic<T>, a: Cell, b: Cell): Axis<T>[] {
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
      const ex = ring.difference(ring.of(x2), ring.of(x1));
      const ey = ring.difference(ring.of(y2), ring.of(y1));
      const normal = { x: ring.difference(ring.zero, ey), y: ex, nearX: y1 - y2, nearY: x2 - x1, of: cell, isCut };
      const along = { x: ex, y: ey, nearX: x2 - x1, nearY: y2 - y1, of: undefined, isCut };
      return thin ? [normal, along] : [normal];
    }).flat();
  });
  if (axes.length > 0) return axes.filter(isNew);
  const [zero, one] = [ring.zero, ring.of(1)];
  return [
    { x: one, y: zero, nearX: 1, nearY: 0, of: undefined, isCut: false },
    { x: zero, y: one, nearX: 0, nearY: 1, of: undefined, isCut: false },
  ];
}

/** Whether no axis before it is level or upright as it is: boxes have each twice. */
function isNew({ nearX, nearY, of, isCut }: Axis<unknown>, index: number, axes: readonly Axis<unknown>[]): boolean {
  if (isCut || (nearX !== 0 && nearY !== 0)) return true;
  // A segment's own normal is where it is known to be flat.
  if (of !== undefined && of.xy.length <= 4) return true;
  return axes.findIndex((axis) => !axis.isCut && (nearX === 0 ? axis.nearX === 0 : axis.nearY === 0)) === index;
}

function range<T>(
  ring: Arithmetic<T>,
  points: readonly Vector<T>[],
  axis: Vector<T>,
  dot: (v: Vector<T>, w: Vector<T>) => T,
): { readonly low: T; readonly high: T } {
  const [first, ...rest] = points.map((point) => dot(axis, point)) as [T, ...T[]];
  return { low: rest.reduce(ring.lesser, first), high: rest.reduce(ring.greater, first) };
}

/** Whether all of a cell has one place on an axis. */
function isFlat<T>(ring: Arithmetic<T>, cell: Cell, axis: Axis<T>, sign: (value: T) => number): boolean {
  if (cell.xy.length === 2) return true;
  if (cell.xy.length > 4) return false;
  if (axis.of === cell) return true;
  const [x1, y1, x2, y2] = cell.xy as readonly [number, number, number, number];
  const ex = ring.difference(ring.of(x2), ring.of(x1));
  const ey = ring.difference(ring.of(y2), ring.of(y1));
  return sign(ring.sum(ring.product(axis.x, ex), ring.product(axis.y, ey))) === 0;
}

/** Times that differ by no more last bits of the largest place divided by the speed may be one, rounded apart. */
export const ONE_TIME: number = 16 * Number.EPSILON;

/**
 * Notes the last of the times at which axes began to let them overlap, but none before the start; and the last axis among the
 * border's own, unless a cut's comes later.
 */
function note<T>(ring: Arithmetic<T>, times: readonly Time<T>[], a: Cell, b: Cell): void {
  const slack = ONE_TIME * timeScale(a, b);
  const near = times.map(({ n, d }) => ring.quotient(n, d));
  const latest = near.reduce((most, { value, error }) => Math.max(most, value - error), 0);
  // On an axis nearly along the motion rounding may move a time anywhere.
  if (near.some(({ value, error }) => error > slack && !(value + error < latest))) throw UNCERTAIN;
  let start = 0;
  let atBorder = Number.NEGATIVE_INFINITY;
  overlapStart[AXIS_X] = 0;
  overlapStart[AXIS_Y] = 0;
  for (const [index, { axis, outward }] of times.entries()) {
    const time = (near[index] as { value: number }).value;
    if (time > start) start = time;
    if (axis === undefined || axis.isCut || !(time > atBorder)) continue;
    atBorder = time;
    overlapStart[AXIS_X] = outward * axis.nearX;
    overlapStart[AXIS_Y] = outward * axis.nearY;
  }
  if (start - atBorder > slack) {
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

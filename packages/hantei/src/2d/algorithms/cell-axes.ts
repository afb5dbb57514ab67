/**
 * The axes that may part two convex cells that move, in doubles: how far it is on each until they overlap on it, and until they do
 * not any more; how fast; and what all these may be off.
 */
import { gauge, LARGEST } from "../../base/gauge.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { aheadOfMotion, EDGE_A, MOTION, OTHER_MOTION, SPOT, sideOfMotion } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import type { CellList } from "./cell-list.js";
import { motions, UX, UY } from "./motions.js";

/** What doubles alone can tell. */
export type Certainty = typeof MISS | typeof HIT | typeof UNSURE;
export const MISS = 0;
export const HIT = 1;
export const UNSURE = -1;

/** Sizes between which no product of four numbers under- or overflows. */
const LEAST_SIZE = 1e-70;
const MOST_SIZE = 1e70;

/** What products that underflow all the same may be off by, and more. */
export const LEAST = 1e-300;

/**
 * A projection is two products of differences: each is off by three roundings, their sum by one more, less than 5u of the sizes;
 * the difference of two projections by one more.
 */
const PROJECTION_ERROR = 6 * UNIT_ROUNDOFF;
/** A speed is one such sum. */
const SPEED_ERROR = 6 * UNIT_ROUNDOFF;

/** What is known of each axis. */
export interface Axes {
  readonly capacity: number;
  /** When it begins, and when it ceases, to let them overlap: n of both; d; and what these may be off. */
  readonly enterWay: Float64Array;
  readonly leaveWay: Float64Array;
  readonly speed: Float64Array;
  readonly wayError: Float64Array;
  readonly speedError: Float64Array;
  /** The first of the two as a double, and what that may be off. */
  readonly time: Float64Array;
  readonly timeError: Float64Array;
  /** Its direction, outward. */
  readonly outX: Float64Array;
  readonly outY: Float64Array;
  /** Whether the signs of its ways are right however near they are to 0; whether it is a cut's; whether both are flat on it. */
  readonly isTrue: Uint8Array;
  readonly isCut: Uint8Array;
  readonly isInstant: Uint8Array;
}

function roomFor(capacity: number): Axes {
  const numbers = (): Float64Array => new Float64Array(capacity);
  const bits = (): Uint8Array => new Uint8Array(capacity);
  return {
    capacity,
    enterWay: numbers(),
    leaveWay: numbers(),
    speed: numbers(),
    wayError: numbers(),
    speedError: numbers(),
    time: numbers(),
    timeError: numbers(),
    outX: numbers(),
    outY: numbers(),
    isTrue: bits(),
    isCut: bits(),
    isInstant: bits(),
  };
}

/** Those of the pair of cells at hand. */
export let axes: Axes = /* @__PURE__ */ roomFor(32);

/** Numbers handed from function to function: the axis, and what is projected onto it. */
const axis: Float64Array = /* @__PURE__ */ new Float64Array(2);
const origin: Float64Array = /* @__PURE__ */ new Float64Array(2);
const extent: Float64Array = /* @__PURE__ */ new Float64Array(3);
const LOW = 0;
const HIGH = 1;
const SIZE = 2;

/** The ends of the edge on which the axis stands, or along which it is. */
const edgeEnds: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** What is known of the whole pair: whether all its numbers are multiples, up to 2²⁴, of one power of two; and how many axes there are. */
export const state: Int32Array = /* @__PURE__ */ new Int32Array(6);
export const WHOLE = 0;
const ORDINARY = 1;
export const COUNT = 2;
const SEEN_LEVEL = 3;
const SEEN_UPRIGHT = 4;
/** Whether the axis is along the edge, and not square to it. */
const ALONG = 5;

/** Looks at the numbers of two shapes' cells, whose motions and gauge are known. Before any `layAxes` of the pair. */
export function lookAtNumbers(a: CellList, b: CellList): void {
  const ux = Math.abs(motions[UX] as number);
  const uy = Math.abs(motions[UY] as number);
  const u = ux > uy ? ux : uy;
  const largest = gauge[LARGEST] as number;
  state[ORDINARY] = u > LEAST_SIZE && u < MOST_SIZE && largest > LEAST_SIZE && largest < MOST_SIZE ? 1 : 0;
  state[WHOLE] = 0;
  if (state[ORDINARY] === 0) return;
  let most = largest;
  for (let i = 0; i < 4; i++) {
    const size = Math.abs(motions[i] as number);
    if (size > most) most = size;
  }
  if (most > MOST_SIZE) return;
  // Adding so large a number takes all bits below 2⁻²³ of the largest: those that are left have at most 24.
  chop[0] = most * 1073741824;
  if (isWhole(motions, 4) && isWhole(a.xy, a.starts[a.count] as number)) {
    state[WHOLE] = isWhole(b.xy, b.starts[b.count] as number) ? 1 : 0;
  }
}

const chop: Float64Array = /* @__PURE__ */ new Float64Array(1);

function isWhole(numbers: Float64Array, count: number): boolean {
  const large = chop[0] as number;
  for (let at = 0; at < count; at++) {
    const value = numbers[at] as number;
    if (value + large - large !== value) return false;
  }
  return true;
}

/** Cells that certainly meet after this time are taken to miss: others were met by then. Not handed over, so that no call boxes it. */
export const latestOfUse: Float64Array = /* @__PURE__ */ new Float64Array(1);

/**
 * Lays all axes of two cells: MISS where one parts them for ever, or until after the latest time of use; UNSURE where one of them
 * may, or where the numbers are extreme.
 */
export function layAxes(a: CellList, i: number, b: CellList, j: number): Certainty {
  // Before anything else: axes of the cells before are not theirs.
  state[COUNT] = 0;
  if (state[ORDINARY] === 0) return UNSURE;
  const cornersA = cornersOf(a, i);
  const cornersB = cornersOf(b, j);
  if (cornersA + cornersB > axes.capacity) axes = roomFor(2 * (cornersA + cornersB));
  state[SEEN_LEVEL] = 0;
  state[SEEN_UPRIGHT] = 0;
  let unsure = false;
  if (cornersA + cornersB === 2) {
    for (let at = 0; at < 2; at++) {
      axis[0] = 1 - at;
      axis[1] = at;
      const told = addAxis(a, i, b, j, true, true, false);
      if (told === MISS) return MISS;
      if (told === UNSURE) unsure = true;
    }
  } else {
    const isThin = cornersA <= 2 && cornersB <= 2;
    for (let side = 0; side < 2; side++) {
      const told = side === 0 ? addAxesOf(a, i, a, i, b, j, isThin) : addAxesOf(b, j, a, i, b, j, isThin);
      if (told === MISS) return MISS;
      if (told === UNSURE) unsure = true;
    }
  }
  return unsure ? UNSURE : HIT;
}

function cornersOf(list: CellList, cell: number): number {
  return ((list.starts[cell + 1] as number) - (list.starts[cell] as number)) >> 1;
}

/** Adds the axes of one cell's edges; where both are thin, also along them. */
function addAxesOf(
  own: CellList,
  cell: number,
  a: CellList,
  i: number,
  b: CellList,
  j: number,
  isThin: boolean,
): Certainty {
  const corners = cornersOf(own, cell);
  const start = own.starts[cell] as number;
  const edges = corners === 2 ? 1 : corners === 1 ? 0 : corners;
  let unsure = false;
  for (let edge = 0; edge < edges; edge++) {
    const from = start + 2 * edge;
    const to = edge + 1 < corners ? from + 2 : start;
    const ex = (own.xy[to] as number) - (own.xy[from] as number);
    const ey = (own.xy[to + 1] as number) - (own.xy[from + 1] as number);
    const cut = (((own.cuts[cell] as number) >> edge) & 1) === 1;
    for (let along = 0; along < (isThin ? 2 : 1); along++) {
      axis[0] = along === 1 ? ex : -ey;
      axis[1] = along === 1 ? ey : ex;
      // Boxes have each level and each upright axis twice. A segment's own normal is where it is known to be flat.
      if (!cut && (axis[0] === 0 || axis[1] === 0)) {
        const seen = axis[0] === 0 ? SEEN_LEVEL : SEEN_UPRIGHT;
        const isNew = state[seen] === 0;
        state[seen] = 1;
        if (!isNew && (along === 1 || corners > 2)) continue;
      }
      edgeEnds[0] = own.xy[from] as number;
      edgeEnds[1] = own.xy[from + 1] as number;
      edgeEnds[2] = own.xy[to] as number;
      edgeEnds[3] = own.xy[to + 1] as number;
      state[ALONG] = along;
      const isOwnNormal = along === 0 && corners === 2;
      const told = addAxis(a, i, b, j, own === a && isOwnNormal, own === b && isOwnNormal, cut);
      if (told === MISS) return MISS;
      if (told === UNSURE) unsure = true;
    }
  }
  return unsure ? UNSURE : HIT;
}

/**
 * Adds the axis at hand, unless the extents on it stay as they are: MISS where it parts the cells for ever.
 *
 * @param flatA - Whether A is known to have one place on it: else, being a segment, it is looked at.
 */
function addAxis(
  a: CellList,
  i: number,
  b: CellList,
  j: number,
  flatA: boolean,
  flatB: boolean,
  cut: boolean,
): Certainty {
  // Along x or y places are coordinates, and compare as they are.
  const isStraight = axis[0] === 0 || axis[1] === 0;
  if (isStraight) {
    const upright = axis[0] !== 0;
    axis[0] = upright ? 1 : 0;
    axis[1] = upright ? 0 : 1;
  }
  const nx = axis[0] as number;
  const ny = axis[1] as number;
  const mx = motions[UX] as number;
  const my = motions[UY] as number;
  const first = a.starts[i] as number;
  origin[0] = isStraight ? 0 : (a.xy[first] as number);
  origin[1] = isStraight ? 0 : (a.xy[first + 1] as number);
  const isExact = isStraight || state[WHOLE] === 1;
  project(a, i);
  const areFlat = isFlat(a, i, flatA, isExact);
  const lowA = extent[LOW] as number;
  const highA = extent[HIGH] as number;
  const sizeA = extent[SIZE] as number;
  project(b, j);
  const isInstantly = areFlat && isFlat(b, j, flatB, isExact);
  const lowB = extent[LOW] as number;
  const highB = extent[HIGH] as number;

  const toB = lowB - highA;
  const pastB = highB - lowA;
  const rate = isStraight ? (nx === 0 ? my : mx) : nx * mx + ny * my;
  // How near to 0 a sign is not certain.
  const doubt = isExact ? 0 : PROJECTION_ERROR * (sizeA + (extent[SIZE] as number)) + LEAST;
  const isNull = rate === 0 && (isExact || ((nx === 0 || mx === 0) && (ny === 0 || my === 0)));
  const rateError =
    state[WHOLE] === 1
      ? 0
      : isStraight
        ? UNIT_ROUNDOFF * Math.abs(rate)
        : SPEED_ERROR * (Math.abs(nx * mx) + Math.abs(ny * my)) + LEAST;
  if (isNull) {
    if (isInstantly) return toB === 0 && isExact ? HIT : Math.abs(toB) > doubt ? MISS : UNSURE;
    if (toB < -doubt && pastB > doubt) return HIT;
    return (isExact ? toB >= 0 || pastB <= 0 : toB > doubt || pastB < -doubt) ? MISS : UNSURE;
  }
  if (!(Math.abs(rate) > rateError)) return UNSURE;
  const { enterWay, leaveWay, speed, wayError, speedError, outX, outY, isTrue, isCut, isInstant } = axes;
  const count = state[COUNT] as number;
  const ahead = rate > 0;
  enterWay[count] = ahead ? toB : -pastB;
  leaveWay[count] = ahead ? pastB : -toB;
  speed[count] = ahead ? rate : -rate;
  wayError[count] =
    state[WHOLE] === 1
      ? 0
      : isStraight
        ? UNIT_ROUNDOFF * (Math.abs(toB) > Math.abs(pastB) ? Math.abs(toB) : Math.abs(pastB))
        : doubt;
  speedError[count] = rateError;
  outX[count] = ahead ? -nx : nx;
  outY[count] = ahead ? -ny : ny;
  isTrue[count] = isExact ? 1 : 0;
  isCut[count] = cut ? 1 : 0;
  isInstant[count] = isInstantly ? 1 : 0;
  state[COUNT] = count + 1;
  const latest = (latestOfUse[0] as number) * (1 + 8 * UNIT_ROUNDOFF);
  const way = (enterWay[count] as number) - (wayError[count] as number);
  return way > latest * ((speed[count] as number) + rateError) ? MISS : HIT;
}

/** Writes where a cell lies along the axis, from the origin on, and the largest sizes that were added up for it. */
function project(list: CellList, cell: number): void {
  const ox = origin[0] as number;
  const oy = origin[1] as number;
  const nx = axis[0] as number;
  const ny = axis[1] as number;
  const { xy } = list;
  const end = list.starts[cell + 1] as number;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let most = 0;
  for (let at = list.starts[cell] as number; at < end; at += 2) {
    const p = nx * ((xy[at] as number) - ox);
    const q = ny * ((xy[at + 1] as number) - oy);
    const place = p + q;
    if (place < low) low = place;
    if (place > high) high = place;
    const size = Math.abs(p) + Math.abs(q);
    if (size > most) most = size;
  }
  extent[LOW] = low;
  extent[HIGH] = high;
  extent[SIZE] = most;
}

/** Whether all of a cell, whose extent is known, has one place on the axis. */
function isFlat(list: CellList, cell: number, isKnown: boolean, isExact: boolean): boolean {
  const corners = cornersOf(list, cell);
  if (corners !== 2 || isKnown) return corners <= 2;
  const width = (extent[HIGH] as number) - (extent[LOW] as number);
  if (isExact) return width === 0;
  if (width > 2 * PROJECTION_ERROR * (extent[SIZE] as number) + LEAST) return false;
  // Segments that are parallel, or nearly so.
  const start = list.starts[cell] as number;
  for (let at = 0; at < 2; at++) {
    registers[OTHER_MOTION + at] = edgeEnds[at] as number;
    registers[MOTION + at] = edgeEnds[2 + at] as number;
    registers[SPOT + at] = list.xy[start + at] as number;
    registers[EDGE_A + at] = list.xy[start + 2 + at] as number;
  }
  return (state[ALONG] === 1 ? aheadOfMotion(EDGE_A) : sideOfMotion(EDGE_A)) === 0;
}

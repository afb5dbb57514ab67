/**
 * Cores: a point, a straight piece, or a box, as six numbers, scaled. With a radius around it a point is a sphere, a straight
 * piece a capsule. Measuring knows nothing else.
 *
 * The two cores are scratch: the next question overwrites them.
 */
import type { Bounds3, Straight3 } from "../foundation/straight.js";
import type { Vector3 } from "../foundation/vector.js";

export interface Core {
  /** Of a box, its least and its greatest corner; else its two ends, which are equal for a point. */
  readonly ends: Float64Array;
  isBox: boolean;
  /** Whether a straight core has two different ends. */
  isLong: boolean;
  /** Sides on which a box has no bound: bit i for the least of axis i, bit i + 3 for the greatest. */
  open: number;
}

function core(): Core {
  return { ends: new Float64Array(6), isBox: false, isLong: false, open: 0 };
}

export const coreA: Core = /* @__PURE__ */ core();
export const coreB: Core = /* @__PURE__ */ core();

/** What is known of the pair as a whole, each number in its place below. */
export const gauge: Float64Array = /* @__PURE__ */ new Float64Array(4);
/** The largest size of any coordinate or radius of the pair that is finite; NaN where one is. */
export const LARGEST = 0;
/** A power of two that all coordinates are multiplied by before anything is squared: 1 unless they are huge or tiny. */
export const SCALE = 1;
/** The radii, not scaled. */
export const RADIUS_A = 2;
export const RADIUS_B = 3;

/** Beyond 2^±150, products of four differences would over- or underflow: steps of 2^∓300 bring what lies there back. */
const HUGE = 1.42724769270596e45;
const TINY = 7.006492321624085e-46;
const SHRINK = 4.909093465297727e-91;
const GROW = 2.037035976334486e90;
/** As many steps as a double's exponent has room for. */
const STEPS = 3;
/** Missing sides of unbounded boxes are put this many times the pair's largest coordinate away: no nearest point is out there. */
const BEYOND = 4;

/** Starts a new pair. */
export function resetGauge(): void {
  gauge[LARGEST] = 0;
  gauge[RADIUS_A] = 0;
  gauge[RADIUS_B] = 0;
}

/** Chooses the scale, when both shapes have been gauged. */
export function chooseScale(): void {
  const largest = gauge[LARGEST] as number;
  let scale = 1;
  for (let step = 0; step < STEPS && largest * scale > HUGE; step++) scale *= SHRINK;
  for (let step = 0; step < STEPS && largest * scale < TINY; step++) scale *= GROW;
  gauge[SCALE] = scale;
}

/** The number to be noted: not handed over, so that no call boxes it. */
const noted: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** Notes a number's size; NaN stays. */
function note(): void {
  const size = Math.abs(noted[0] as number);
  const largest = gauge[LARGEST] as number;
  if (!(size <= largest || Number.isNaN(largest))) gauge[LARGEST] = size;
}

/** Notes a bound's size if it is finite. */
function noteBound(): void {
  if (Math.abs(noted[0] as number) !== Number.POSITIVE_INFINITY) note();
}

export function gaugeSpot(p: Vector3): void {
  noted[0] = p.x;
  note();
  noted[0] = p.y;
  note();
  noted[0] = p.z;
  note();
}

export function gaugeStraight(s: Straight3): void {
  noted[0] = s.x1;
  note();
  noted[0] = s.y1;
  note();
  noted[0] = s.z1;
  note();
  noted[0] = s.x2;
  note();
  noted[0] = s.y2;
  note();
  noted[0] = s.z2;
  note();
}

export function gaugeBox(b: Bounds3): void {
  noted[0] = b.minX;
  noteBound();
  noted[0] = b.minY;
  noteBound();
  noted[0] = b.minZ;
  noteBound();
  noted[0] = b.maxX;
  noteBound();
  noted[0] = b.maxY;
  noteBound();
  noted[0] = b.maxZ;
  noteBound();
}

export function gaugeRound(round: { readonly radius: number }, place: number): void {
  gauge[place] = round.radius;
  noted[0] = round.radius;
  note();
}

export function loadSpot(into: Core, p: Vector3): void {
  const scale = gauge[SCALE] as number;
  const { ends } = into;
  ends[0] = p.x * scale;
  ends[1] = p.y * scale;
  ends[2] = p.z * scale;
  ends[3] = ends[0];
  ends[4] = ends[1];
  ends[5] = ends[2];
  into.isBox = false;
  into.isLong = false;
  into.open = 0;
}

export function loadStraight(into: Core, s: Straight3): void {
  const scale = gauge[SCALE] as number;
  const { ends } = into;
  ends[0] = s.x1 * scale;
  ends[1] = s.y1 * scale;
  ends[2] = s.z1 * scale;
  ends[3] = s.x2 * scale;
  ends[4] = s.y2 * scale;
  ends[5] = s.z2 * scale;
  into.isBox = false;
  into.isLong = ends[0] !== ends[3] || ends[1] !== ends[4] || ends[2] !== ends[5];
  into.open = 0;
}

export function loadBox(into: Core, b: Bounds3): void {
  into.isBox = true;
  into.isLong = false;
  into.open = 0;
  noted[0] = b.minX;
  loadSide(into, 0);
  noted[0] = b.minY;
  loadSide(into, 1);
  noted[0] = b.minZ;
  loadSide(into, 2);
  noted[0] = b.maxX;
  loadSide(into, 3);
  noted[0] = b.maxY;
  loadSide(into, 4);
  noted[0] = b.maxZ;
  loadSide(into, 5);
}

function loadSide(into: Core, side: number): void {
  const bound = noted[0] as number;
  const scale = gauge[SCALE] as number;
  const isOpen = bound - bound !== 0;
  const beyond = BEYOND * ((gauge[LARGEST] as number) * scale) || 1;
  into.ends[side] = isOpen ? (bound < 0 ? -beyond : beyond) : bound * scale;
  if (isOpen) into.open |= 1 << side;
}

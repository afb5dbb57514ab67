/**
 * Cores: a point, a straight piece, or a box, as six numbers, scaled. With a radius around it a point is a sphere, a straight
 * piece a capsule. Measuring knows nothing else.
 *
 * The two cores are scratch: the next question overwrites them.
 */
import { gauge, LARGEST, noted, SCALE } from "../../base/gauge.js";
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

/** Missing sides of unbounded boxes are put this many times the pair's largest coordinate away: no nearest point is out there. */
const BEYOND = 4;

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

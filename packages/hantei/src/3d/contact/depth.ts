/**
 * How deep two cores of space with radii overlap, rounded so that a move by it really parts them, in doubles.
 *
 * Along an axis of the coordinates nothing but the move itself rounds: there, the depth is the least double found that parts,
 * judged by exact comparisons. Along any other, the depth is computed and a bound on all rounding errors is added.
 */

import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { RADII, raise, spans, trial } from "../../base/parting.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { type Core, coreA, coreB } from "../algorithms/cores.js";
import { axis, SEPARATION } from "../algorithms/separate.js";
import { DEPTH, met } from "./met.js";

/**
 * With u = 2⁻⁵³ and W the pair's largest extent: a dot product of two points' difference is off by 4u · √3 W; the axis may lean by
 * as much against each of the two edges that it is across.
 */
const EXTENT_ERROR = 20 * UNIT_ROUNDOFF;
/** The translated coordinates round to half a last place of the largest, on all axes. */
const PLACE_ERROR = 3 * UNIT_ROUNDOFF;
/** The move itself: the normal's length, its product with the depth, and the growth of coordinates under it. */
const MOVE_ERROR = 6 * UNIT_ROUNDOFF;
/** Least doubles added where all else underflows. */
const LEAST = 4 * Number.MIN_VALUE;

/** Writes the depth along the axis found, in the shapes' own unit; the pair overlaps. */
export function writeRoundedDepth(): void {
  const scale = gauge[SCALE] as number;
  const reach = (gauge[RADIUS_A] as number) * scale + (gauge[RADIUS_B] as number) * scale;
  const ux = axis[0] as number;
  const uy = axis[1] as number;
  const uz = axis[2] as number;
  const along = uy === 0 && uz === 0 ? 0 : ux === 0 && uz === 0 ? 1 : ux === 0 && uy === 0 ? 2 : -1;
  const isUp = ux + uy + uz > 0;
  let plain = reach - (axis[SEPARATION] as number);
  let extent = 0;
  if (along >= 0) {
    // From the two sides that face each other: the separation, a sum over all axes, may be off by more.
    writeSpans(along);
    const own = spans[isUp ? 1 : 0] as number;
    const other = spans[isUp ? 2 : 3] as number;
    plain = reach + (isUp ? own - other : other - own);
    extent = Math.max(Math.abs(own), Math.abs(other));
  }
  const depth = plain > 0 ? plain : 0;
  // Numbers that were scaled may have lost bits, or the result may when it is scaled back.
  if (along >= 0 && scale === 1) {
    trial[0] = depth;
    spans[RADII] = gauge[RADIUS_A] as number;
    spans[RADII + 1] = gauge[RADIUS_B] as number;
    if (raise(isUp ? 1 : -1)) {
      met[DEPTH] = trial[0] as number;
      return;
    }
  }
  for (let each = 0; each < 3 && along < 0; each++) {
    writeSpans(each);
    const low = Math.min(spans[0] as number, spans[2] as number);
    const high = Math.max(spans[1] as number, spans[3] as number);
    extent = Math.max(extent, high - low);
  }
  const largest = (gauge[LARGEST] as number) * scale;
  met[DEPTH] = (depth + (EXTENT_ERROR * extent + PLACE_ERROR * largest + MOVE_ERROR * depth)) / scale + LEAST;
}

function writeSpans(along: number): void {
  writeSpan(0, coreA, along);
  writeSpan(2, coreB, along);
}

function writeSpan(at: number, core: Core, along: number): void {
  const first = core.ends[along] as number;
  const second = core.ends[along + 3] as number;
  spans[at] = first < second ? first : second;
  spans[at + 1] = first < second ? second : first;
}

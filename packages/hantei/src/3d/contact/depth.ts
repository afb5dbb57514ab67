/**
 * How deep two cores of space with radii overlap, rounded so that a move by it really parts them, in doubles.
 *
 * Along an axis of the coordinates nothing but the move itself rounds: there, the depth is the least double found that parts,
 * judged by exact comparisons. Along any other, the depth is computed and a bound on all rounding errors is added.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { type Core, coreA, coreB, gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../algorithms/cores.js";
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
/** How often an axis' depth is raised by its last bits; then the bound is added as for any other. */
const RAISES = 6;

/** The extents of both cores along a coordinate axis: A's least and greatest number, then B's. */
const spans: Float64Array = /* @__PURE__ */ new Float64Array(4);
const trial: Float64Array = /* @__PURE__ */ new Float64Array(1);

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
    const step = Math.max(Number.EPSILON * Math.max(extent, depth), Number.MIN_VALUE);
    let raised = depth;
    for (let raise = 0; raise < RAISES; raise++) {
      trial[0] = raised;
      if (isParted(isUp)) {
        met[DEPTH] = raised;
        return;
      }
      raised = depth + step * (1 << raise);
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

/** Two numbers whose distance is asked for: not handed over, so that no call boxes them. */
const sides: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Whether the trial's move parts the spans, whichever of the two is moved. Both run upward where the axis does. */
function isParted(isUp: boolean): boolean {
  const depth = trial[0] as number;
  const a = isUp ? (spans[1] as number) : -(spans[0] as number);
  const b = isUp ? (spans[2] as number) : -(spans[3] as number);
  // Two that are flat along the axis lie in one plane: to touch it is not to leave it.
  const isFlat = spans[0] === spans[1] && spans[2] === spans[3];
  sides[0] = a;
  sides[1] = b + depth;
  if (!isApart(isFlat)) return false;
  sides[0] = a - depth;
  sides[1] = b;
  return isApart(isFlat);
}

/** Whether the second side lies exactly at least the radii's sum above the first, or, where that is 0 and `strictly`, above it. */
function isApart(strictly: boolean): boolean {
  const a = sides[0] as number;
  const b = sides[1] as number;
  const ra = gauge[RADIUS_A] as number;
  const rb = gauge[RADIUS_B] as number;
  const room = b - a;
  const reach = ra + rb;
  if (reach === 0) return strictly ? room > 0 : room >= 0;
  // Rounding is monotone: where the rounded numbers differ, so do the true ones, the same way.
  if (room !== reach) return room > reach;
  // Where they do not, what rounding took away decides (Knuth's two-sum, twice).
  const roomPart = room - b;
  const roomTail = b - (room - roomPart) + (-a - roomPart);
  const reachPart = reach - ra;
  const reachTail = ra - (reach - reachPart) + (rb - reachPart);
  return roomTail >= reachTail;
}

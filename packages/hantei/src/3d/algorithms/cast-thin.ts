/**
 * Cores without radii, one or both of them straight, in doubles: when is the origin in Z? A straight core and a box or a point by
 * six axes that part them if any do; two straight cores by where the way of the origin passes through their parallelogram's plane.
 * All that is near a bound on the errors is left to the exact route.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import {
  type Certainty,
  END,
  G,
  GAP,
  H,
  HIGH,
  HIGH_FIRST,
  HIT,
  LOW,
  LOW_FIRST,
  MISS,
  numbers,
  SIZE,
  TIME,
  UNSURE,
  WAY,
} from "./cast-numbers.js";

/** Of sums of products of two rounded differences, each off by less than 5u of its size; and of what is compared with them. */
const PLANE_ERROR = 8 * UNIT_ROUNDOFF;
/** Of sums of products of three. */
const SPACE_ERROR = 16 * UNIT_ROUNDOFF;

/** What underflow may take from either, for sizes between 1e-50 and 1e50. */
const PLANE_GUARD = 1e-270;
const SPACE_GUARD = 1e-220;

/** An axis that is looked at: what Z covers of it, how fast the origin goes along it, and what all three are off by at most. */
const seen: Float64Array = /* @__PURE__ */ new Float64Array(6);
const LOWER = 0;
const UPPER = 1;
const ADVANCE = 2;
const LOWER_ERROR = 3;
const UPPER_ERROR = 4;
const ADVANCE_ERROR = 5;

/** Between what times all axes seen so far may let them meet, and do so surely: begins and ends of both, and the last begin's own. */
const span: Float64Array = /* @__PURE__ */ new Float64Array(5);
const MAY_BEGIN = 0;
const SURELY_BEGUN = 1;
const SURELY_LASTS = 2;
const MAY_LAST = 3;
const BEGIN = 4;

/** Decides the cast in `numbers` of a straight core and a box or a point that do not overlap at its start. */
export function castAlong(): Certainty {
  const end = numbers[END] as number;
  span[MAY_BEGIN] = Number.NEGATIVE_INFINITY;
  span[SURELY_BEGUN] = Number.NEGATIVE_INFINITY;
  span[SURELY_LASTS] = Number.POSITIVE_INFINITY;
  span[MAY_LAST] = Number.POSITIVE_INFINITY;
  span[BEGIN] = Number.NEGATIVE_INFINITY;
  let isSure = true;
  let last = 0;
  for (let index = 0; index < 6; index++) {
    if (!(index < 3 ? seeAxis(index) : seeCrossed(index - 3))) continue;
    const before = span[BEGIN] as number;
    const met = narrow();
    if (met === MISS) return MISS;
    if (met === UNSURE) isSure = false;
    if ((span[BEGIN] as number) > before) last = index;
    const begins = span[MAY_BEGIN] as number;
    const lasts = span[MAY_LAST] as number;
    if (begins > lasts || begins > end || lasts < 0) return MISS;
  }
  const begun = span[SURELY_BEGUN] as number;
  if (!(isSure && begun < (span[SURELY_LASTS] as number) && begun < end && (span[MAY_BEGIN] as number) > 0))
    return UNSURE;
  numbers[TIME] = span[BEGIN] as number;
  writeAxis(last);
  return HIT;
}

/** A coordinate axis. */
function seeAxis(axis: number): boolean {
  const low = numbers[LOW + axis] as number;
  const high = numbers[HIGH + axis] as number;
  const way = numbers[WAY + axis] as number;
  seen[LOWER] = low;
  seen[UPPER] = high;
  seen[ADVANCE] = way;
  seen[LOWER_ERROR] = low === Number.NEGATIVE_INFINITY ? 0 : UNIT_ROUNDOFF * Math.abs(low);
  seen[UPPER_ERROR] = high === Number.POSITIVE_INFINITY ? 0 : UNIT_ROUNDOFF * Math.abs(high);
  seen[ADVANCE_ERROR] = UNIT_ROUNDOFF * Math.abs(way);
  return true;
}

/** The axis square to a coordinate axis and to the straight core; false where there is none. */
function seeCrossed(axis: number): boolean {
  const j = axis === 2 ? 0 : axis + 1;
  const k = axis === 0 ? 2 : axis - 1;
  const gj = numbers[G + j] as number;
  const gk = numbers[G + k] as number;
  if (gj === 0 && gk === 0) return false;
  const lowJ = gk === 0 ? 0 : gk * (numbers[(gk > 0 ? HIGH_FIRST : LOW_FIRST) + j] as number);
  const highJ = gk === 0 ? 0 : gk * (numbers[(gk > 0 ? LOW_FIRST : HIGH_FIRST) + j] as number);
  const lowK = gj === 0 ? 0 : gj * (numbers[(gj > 0 ? LOW_FIRST : HIGH_FIRST) + k] as number);
  const highK = gj === 0 ? 0 : gj * (numbers[(gj > 0 ? HIGH_FIRST : LOW_FIRST) + k] as number);
  const wayJ = gk * (numbers[WAY + j] as number);
  const wayK = gj * (numbers[WAY + k] as number);
  const low = lowK - lowJ;
  const high = highK - highJ;
  seen[LOWER] = low;
  seen[UPPER] = high;
  seen[ADVANCE] = wayK - wayJ;
  const lowSize = Math.abs(lowK) + Math.abs(lowJ);
  const highSize = Math.abs(highK) + Math.abs(highJ);
  seen[LOWER_ERROR] = lowSize < Number.POSITIVE_INFINITY ? PLANE_ERROR * lowSize + PLANE_GUARD : 0;
  seen[UPPER_ERROR] = highSize < Number.POSITIVE_INFINITY ? PLANE_ERROR * highSize + PLANE_GUARD : 0;
  const isSquare = (gk === 0 || numbers[WAY + j] === 0) && (gj === 0 || numbers[WAY + k] === 0);
  seen[ADVANCE_ERROR] = isSquare ? 0 : PLANE_ERROR * (Math.abs(wayK) + Math.abs(wayJ)) + PLANE_GUARD;
  return true;
}

/** Takes the axis that was seen into account. HIT: it is known when it lets them meet. */
function narrow(): Certainty {
  const advance = seen[ADVANCE] as number;
  const advanceError = seen[ADVANCE_ERROR] as number;
  const size = Math.abs(advance);
  if (!(size > advanceError)) {
    if (advanceError !== 0) return UNSURE;
    const below = seen[LOWER] as number;
    const above = seen[UPPER] as number;
    if (below > (seen[LOWER_ERROR] as number) || above < -(seen[UPPER_ERROR] as number)) return MISS;
    return below < -(seen[LOWER_ERROR] as number) && above > (seen[UPPER_ERROR] as number) ? HIT : UNSURE;
  }
  const enter = (advance > 0 ? (seen[LOWER] as number) : 0 - (seen[UPPER] as number)) / size;
  const leave = (advance > 0 ? (seen[UPPER] as number) : 0 - (seen[LOWER] as number)) / size;
  const enterWay = (advance > 0 ? seen[LOWER_ERROR] : seen[UPPER_ERROR]) as number;
  const leaveWay = (advance > 0 ? seen[UPPER_ERROR] : seen[LOWER_ERROR]) as number;
  // A quotient's error, and of its own rounding and this line's more than enough.
  const share = advanceError / size + 4 * UNIT_ROUNDOFF;
  if (!(share < 0.5)) return UNSURE;
  if (enter > Number.NEGATIVE_INFINITY) {
    const error = 2 * (enterWay / size + Math.abs(enter) * share);
    if (enter - error > (span[MAY_BEGIN] as number)) span[MAY_BEGIN] = enter - error;
    if (enter + error > (span[SURELY_BEGUN] as number)) span[SURELY_BEGUN] = enter + error;
    if (enter > (span[BEGIN] as number)) span[BEGIN] = enter;
  }
  if (leave < Number.POSITIVE_INFINITY) {
    const error = 2 * (leaveWay / size + Math.abs(leave) * share);
    if (leave - error < (span[SURELY_LASTS] as number)) span[SURELY_LASTS] = leave - error;
    if (leave + error < (span[MAY_LAST] as number)) span[MAY_LAST] = leave + error;
  }
  return HIT;
}

/** Writes an axis, toward Z, as the gap. */
function writeAxis(index: number): void {
  numbers[GAP] = 0;
  numbers[GAP + 1] = 0;
  numbers[GAP + 2] = 0;
  if (index < 3) {
    numbers[GAP + index] = (numbers[WAY + index] as number) > 0 ? 1 : -1;
    return;
  }
  const axis = index - 3;
  const j = axis === 2 ? 0 : axis + 1;
  const k = axis === 0 ? 2 : axis - 1;
  const gj = numbers[G + j] as number;
  const gk = numbers[G + k] as number;
  const isAlong = gj * (numbers[WAY + k] as number) - gk * (numbers[WAY + j] as number) > 0;
  numbers[GAP + j] = isAlong ? 0 - gk : gk;
  numbers[GAP + k] = isAlong ? gj : 0 - gj;
}

/** Where a plane's normal is so much shorter than its parts, relative to the sizes, times would be off by more than is promised. */
const SLANT = 16;

/**
 * Decides the cast in `numbers` of two straight cores that do not overlap at its start: c + s g + r h = t u, by Cramer's rule, is at
 * one place each where the three are not in one plane. After T. Möller and B. Trumbore, "Fast, Minimum Storage Ray/Triangle
 * Intersection" (1997).
 */
export function castAcross(): Certainty {
  const gx = numbers[G] as number;
  const gy = numbers[G + 1] as number;
  const gz = numbers[G + 2] as number;
  const hx = numbers[H] as number;
  const hy = numbers[H + 1] as number;
  const hz = numbers[H + 2] as number;
  const ux = numbers[WAY] as number;
  const uy = numbers[WAY + 1] as number;
  const uz = numbers[WAY + 2] as number;
  const cx = numbers[LOW_FIRST] as number;
  const cy = numbers[LOW_FIRST + 1] as number;
  const cz = numbers[LOW_FIRST + 2] as number;
  const end = numbers[END] as number;

  const nx = gy * hz - gz * hy;
  const ny = gz * hx - gx * hz;
  const nz = gx * hy - gy * hx;
  const sizeX = Math.abs(gy * hz) + Math.abs(gz * hy);
  const sizeY = Math.abs(gz * hx) + Math.abs(gx * hz);
  const sizeZ = Math.abs(gx * hy) + Math.abs(gy * hx);
  const full = nx * ux + ny * uy + nz * uz;
  const fullSize = sizeX * Math.abs(ux) + sizeY * Math.abs(uy) + sizeZ * Math.abs(uz);
  const ahead = nx * cx + ny * cy + nz * cz;
  const aheadSize = sizeX * Math.abs(cx) + sizeY * Math.abs(cy) + sizeZ * Math.abs(cz);
  // c × u, which both places need.
  const wx = cy * uz - cz * uy;
  const wy = cz * ux - cx * uz;
  const wz = cx * uy - cy * ux;
  const wideX = Math.abs(cy * uz) + Math.abs(cz * uy);
  const wideY = Math.abs(cz * ux) + Math.abs(cx * uz);
  const wideZ = Math.abs(cx * uy) + Math.abs(cy * ux);
  const s = hx * wx + hy * wy + hz * wz;
  const sSize = wideX * Math.abs(hx) + wideY * Math.abs(hy) + wideZ * Math.abs(hz);
  const r = -(gx * wx + gy * wy + gz * wz);
  const rSize = wideX * Math.abs(gx) + wideY * Math.abs(gy) + wideZ * Math.abs(gz);

  const sign = full > 0 ? 1 : -1;
  const most = full * sign;
  const fullError = SPACE_ERROR * fullSize + SPACE_GUARD;
  const sError = SPACE_ERROR * sSize + SPACE_GUARD + fullError;
  const rError = SPACE_ERROR * rSize + SPACE_GUARD + fullError;
  if (Math.abs(s) - most > sError || Math.abs(r) - most > rError) return MISS;
  if (!(most > fullError)) return UNSURE;
  if (s * sign < -sError || r * sign < -rError) return MISS;
  const time = ahead / full;
  const timeError = (2 * (SPACE_ERROR * (aheadSize + Math.abs(time) * fullSize) + SPACE_GUARD)) / (most - fullError);
  if (time < -timeError || time - end > timeError) return MISS;
  const isWithin = s * sign > sError && most - s * sign > sError && r * sign > rError && most - r * sign > rError;
  if (!(isWithin && time > timeError && end - time > timeError)) return UNSURE;
  const normal = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (!(aheadSize + time * fullSize < SLANT * (numbers[SIZE] as number) * normal)) return UNSURE;
  numbers[TIME] = time;
  numbers[GAP] = nx * sign;
  numbers[GAP + 1] = ny * sign;
  numbers[GAP + 2] = nz * sign;
  return HIT;
}

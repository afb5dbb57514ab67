/**
 * Cores with radii, in doubles: when does Z come as near to the origin as both radii together? Its distance d is a convex function
 * of time, so a tangent lies below it everywhere:
 *
 * ```text
 *   d │ ╲                          Newton's steps from the start never go too far: each ends where the tangent reaches r.
 *     │  ╲╲             ╱          Where two tangents cross above r there is no hit: that is a proof, as every tangent is
 *     │   ╲ ╲         ╱╱           the distance along a fixed direction, in which Z lies behind a plane. A hit is proved by a
 *   r │────●──╲─────╱╱───          point of Z that is nearer than r. Bounds on both are below; what is neither is left to
 *     │        ╲.__╱               the exact route.
 *     └──────────────────▶ time
 * ```
 *
 * The time itself is worked out in one step once the nearest part of Z is known: a corner's ball, an edge's cylinder, a face's plane.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import {
  BOX_ALONE,
  BOX_ALONG,
  cornerOf,
  nearestAt,
  type Outline,
  outlineOf,
  PARALLELOGRAM,
  sides,
} from "./cast-nearest.js";
import {
  type Certainty,
  END,
  G,
  GAP,
  H,
  HIGH,
  HIGH_FIRST,
  HIGH_SECOND,
  HIT,
  LOW,
  LOW_FIRST,
  LOW_SECOND,
  MISS,
  numbers,
  PLACE,
  PLACE_A,
  REACH,
  SIZE,
  SPEED,
  TIME,
  UNSURE,
  WAY,
} from "./cast-numbers.js";

/**
 * Errors of a distance or a tangent, relative to the size of Z, the radii and the way so far. Each component of a point of Z is a
 * corner (u), up to two places times a generator (4u each) and the way (3u), added up (3u): 15u of its size with what computing
 * the length takes; a tangent is three such times a unit vector's part: less. 32u covers both, and the comparisons.
 */
const LEVEL_ERROR = 32 * UNIT_ROUNDOFF;

/** A distance so near to the radii, relative to the same size, is theirs. */
const SETTLED = 2 * UNIT_ROUNDOFF;

/** More steps than what is not a graze needs. */
const MOST_STEPS = 24;

/** Slopes of tangents are off by less than this of the speed. */
const SLOPE_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * Where a point of Z is no more than e farther than the nearest, at a distance d, the two are √(2 e (2 d + e)) apart at most, for Z is
 * convex: the directions to them differ by less than this times √(e / d).
 */
const TURN = 4;

/** A hit is looked for so many errors past the time at which the radii are reached. */
const PAST = 8;

/** A tangent: the distance along its direction at time 0, and how fast it falls. The last one that falls, and the one that rises. */
const falling: Float64Array = /* @__PURE__ */ new Float64Array(2);
const rising: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Numbers that are handed over: a time, and at the time in `numbers` the distance, how fast it falls, and a bound on errors. */
const handed: Float64Array = /* @__PURE__ */ new Float64Array(4);
const MOMENT = 0;
const DISTANCE = 1;
const CLOSING = 2;
const ERROR = 3;

/**
 * Decides the cast in `numbers` of two that do not overlap at its start; where they touch, touching does not count. Where it is HIT,
 * the time is written.
 */
export function castRound(touches: boolean): Certainty {
  const outline = outlineOf();
  const reach = numbers[REACH] as number;
  const end = numbers[END] as number;
  let hasFalling = false;
  let time = 0;
  let latestFalling = 0;
  numbers[PLACE] = 0;
  numbers[PLACE_A] = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    numbers[TIME] = time;
    lookFrom(outline);
    const distance = handed[DISTANCE] as number;
    const closing = handed[CLOSING] as number;
    const error = handed[ERROR] as number;
    if (!(distance > error)) return UNSURE;
    const isNear = distance - reach <= error;
    writeTangent(outline, closing > 0 ? falling : rising);
    if (isNear && time === 0) {
      const height = (closing > 0 ? falling[0] : rising[0]) as number;
      if (!(distance - height <= error)) return UNSURE;
      // It moves away from a plane that parts the two, and goes on to do so.
      if (closing < -TURN * Math.sqrt(error / distance) * (numbers[SPEED] as number)) return MISS;
      if (touches && closing > 0) return prove(outline);
    }
    if (closing > 0) {
      // Where the part that is nearest now is the one that will be met, this is when.
      writeTimeOfPart(outline);
      let met = handed[MOMENT] as number;
      // They start apart: a time before the start is a rounded 0.
      if (isNear && time === 0 && met < 0) met = 0;
      if (met >= time && met <= end) {
        numbers[TIME] = met;
        lookFrom(outline);
        // Another part may be nearest by then, and as near as the radii but for errors: its own time is truer.
        if (!isSettled()) {
          writeTimeOfPart(outline);
          met = handed[MOMENT] as number;
          if (met >= time && met <= end) {
            numbers[TIME] = met;
            lookFrom(outline);
          }
        }
        const isMet = Math.abs((handed[DISTANCE] as number) - reach) <= (handed[ERROR] as number);
        if (isMet && (handed[CLOSING] as number) > 0) return prove(outline);
      }
      if (isNear) return UNSURE;
      hasFalling = true;
      latestFalling = time;
      time += (distance - reach) / closing;
      if (time <= end) continue;
      return isAboveAt(falling, START) && isAboveAt(falling, FINISH) ? MISS : UNSURE;
    }
    if (isNear) return UNSURE;
    // It is past its nearest. Beyond where the two tangents cross, the rising one is above the other.
    const cross = hasFalling
      ? ((falling[0] as number) - (rising[0] as number)) / ((falling[1] as number) - (rising[1] as number))
      : 0;
    handed[MOMENT] = cross;
    const goesOn = (rising[1] as number) < -SLOPE_ERROR * (numbers[SPEED] as number) || isAboveAt(rising, FINISH);
    const wasApart = !hasFalling || (isAboveAt(falling, START) && isAboveAt(falling, GIVEN));
    if (goesOn && wasApart && isAboveAt(rising, GIVEN)) return MISS;
    if (!(hasFalling && cross > latestFalling && cross < time)) return UNSURE;
    time = cross;
  }
  return UNSURE;
}

/** Looks from the origin at Z at the time in `numbers`. */
function lookFrom(outline: Outline): void {
  nearestAt(outline);
  const x = numbers[GAP] as number;
  const y = numbers[GAP + 1] as number;
  const z = numbers[GAP + 2] as number;
  const distance = Math.sqrt(x * x + y * y + z * z);
  const along = x * (numbers[WAY] as number) + y * (numbers[WAY + 1] as number) + z * (numbers[WAY + 2] as number);
  handed[DISTANCE] = distance;
  handed[CLOSING] = along / distance;
  handed[ERROR] = LEVEL_ERROR * ((numbers[SIZE] as number) + (numbers[TIME] as number) * (numbers[SPEED] as number));
}

/** Whether the distance that was seen is that of the radii, but for the roundings of one time. */
function isSettled(): boolean {
  const size = (numbers[SIZE] as number) + (numbers[TIME] as number) * (numbers[SPEED] as number);
  return Math.abs((handed[DISTANCE] as number) - (numbers[REACH] as number)) <= SETTLED * size;
}

/** The tangent in the direction to the nearest point that was seen: how far along it the nearest corner of Z is. */
function writeTangent(outline: Outline, tangent: Float64Array): void {
  const distance = handed[DISTANCE] as number;
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let axis = 0; axis < 3; axis++) {
    const n = (numbers[GAP + axis] as number) / distance;
    if (n === 0) continue;
    if (outline === PARALLELOGRAM) {
      first += n * (numbers[LOW_FIRST + axis] as number);
      second += n * (numbers[HIGH_FIRST + axis] as number);
      third += n * (numbers[LOW_SECOND + axis] as number);
      fourth += n * (numbers[HIGH_SECOND + axis] as number);
    } else if (outline === BOX_ALONG) {
      first += n * (numbers[(n > 0 ? LOW_FIRST : HIGH_FIRST) + axis] as number);
      second += n * (numbers[(n > 0 ? LOW_SECOND : HIGH_SECOND) + axis] as number);
    } else {
      first += n * (numbers[(n > 0 ? LOW : HIGH) + axis] as number);
    }
  }
  let height = first;
  if (outline !== BOX_ALONE && second < height) height = second;
  if (outline === PARALLELOGRAM) {
    if (third < height) height = third;
    if (fourth < height) height = fourth;
  }
  tangent[0] = height;
  tangent[1] = handed[CLOSING] as number;
}

/** Times: 0, the cast's end, and the one handed over. */
const START = 0;
const FINISH = 1;
const GIVEN = 2;

/** Whether a tangent is above the radii at a time. */
function isAboveAt(tangent: Float64Array, when: number): boolean {
  const time = when === START ? 0 : ((when === FINISH ? numbers[END] : handed[MOMENT]) as number);
  const error = LEVEL_ERROR * ((numbers[SIZE] as number) + time * (numbers[SPEED] as number));
  return (tangent[0] as number) - time * (tangent[1] as number) - (numbers[REACH] as number) > error;
}

/** Whether the two come nearer than their radii after the time in `numbers`, at which they just reach them. */
function prove(outline: Outline): Certainty {
  const met = numbers[TIME] as number;
  const later = met + (PAST * (handed[ERROR] as number)) / (handed[CLOSING] as number);
  if (!(later <= (numbers[END] as number))) return UNSURE;
  numbers[TIME] = later;
  lookFrom(outline);
  numbers[TIME] = met;
  return (handed[DISTANCE] as number) + (handed[ERROR] as number) < (numbers[REACH] as number) ? HIT : UNSURE;
}

/** A corner of the part of Z that was seen, and the way: both without what the part's own directions make up for. */
const from: Float64Array = /* @__PURE__ */ new Float64Array(3);
const way: Float64Array = /* @__PURE__ */ new Float64Array(3);
/** A direction of the part. */
const along: Float64Array = /* @__PURE__ */ new Float64Array(3);

/**
 * When the part of Z that was seen is reached, if it goes on beyond its ends: NaN where it never is.
 *
 * ```text
 *              from                     In the space across the part, its foot goes along `way`: it is at `ahead` from where it
 *       ·╭─────╮·◀──── way              is nearest to the origin, at `beside`, and within reach half a chord before that.
 *       │   o··│··beside
 *        ╲_____╱    chord² = 4 · (reach² − beside²)
 * ```
 */
function writeTimeOfPart(outline: Outline): void {
  writePart(outline);
  const reach = numbers[REACH] as number;
  const wx = way[0] as number;
  const wy = way[1] as number;
  const wz = way[2] as number;
  const fx = from[0] as number;
  const fy = from[1] as number;
  const fz = from[2] as number;
  const size = Math.sqrt(wx * wx + wy * wy + wz * wz);
  const nx = wx / size;
  const ny = wy / size;
  const nz = wz / size;
  const ahead = nx * fx + ny * fy + nz * fz;
  const bx = fx - ahead * nx;
  const by = fy - ahead * ny;
  const bz = fz - ahead * nz;
  const beside = Math.sqrt(bx * bx + by * by + bz * bz);
  handed[MOMENT] = (ahead - Math.sqrt((reach - beside) * (reach + beside))) / size;
}

function writePart(outline: Outline): void {
  const place = numbers[PLACE] as number;
  if (outline === PARALLELOGRAM) {
    writePartOfParallelogram();
    return;
  }
  let long = 0;
  for (let axis = 0; axis < 3; axis++) {
    const side = sides[axis] as number;
    const low = outline === BOX_ALONE ? LOW : place === 1 ? LOW_SECOND : LOW_FIRST;
    const high = outline === BOX_ALONE ? HIGH : place === 1 ? HIGH_SECOND : HIGH_FIRST;
    from[axis] = side === 0 ? 0 : (numbers[(side > 0 ? low : high) + axis] as number);
    way[axis] = side === 0 ? 0 : (numbers[WAY + axis] as number);
    along[axis] = side === 0 ? 0 : (numbers[G + axis] as number);
    long += (along[axis] as number) * (along[axis] as number);
  }
  if (outline === BOX_ALONG && place > 0 && place < 1 && long > 0) removeAlong();
}

/** Takes what lies along a direction away from both. */
function removeAlong(): void {
  const gx = along[0] as number;
  const gy = along[1] as number;
  const gz = along[2] as number;
  const size = Math.sqrt(gx * gx + gy * gy + gz * gz);
  const ex = gx / size;
  const ey = gy / size;
  const ez = gz / size;
  const f = ex * (from[0] as number) + ey * (from[1] as number) + ez * (from[2] as number);
  from[0] = (from[0] as number) - f * ex;
  from[1] = (from[1] as number) - f * ey;
  from[2] = (from[2] as number) - f * ez;
  const w = ex * (way[0] as number) + ey * (way[1] as number) + ez * (way[2] as number);
  way[0] = (way[0] as number) - w * ex;
  way[1] = (way[1] as number) - w * ey;
  way[2] = (way[2] as number) - w * ez;
}

function writePartOfParallelogram(): void {
  const s = numbers[PLACE] as number;
  const r = numbers[PLACE_A] as number;
  const isFreeB = s > 0 && s < 1;
  const isFreeA = r > 0 && r < 1;
  const corner = cornerOf(s > 0.5 ? 1 : 0, r > 0.5 ? 1 : 0);
  for (let axis = 0; axis < 3; axis++) {
    from[axis] = numbers[corner + axis] as number;
    way[axis] = numbers[WAY + axis] as number;
    along[axis] = numbers[(isFreeB ? G : H) + axis] as number;
  }
  if (isFreeA && isFreeB) {
    removeAlong();
    turnSquare();
    removeAlong();
  } else if (isFreeA || isFreeB) {
    removeAlong();
  }
}

/** Makes of the direction, which is g, what of h is square to it: worked out twice, for little of h may be left. */
function turnSquare(): void {
  const gx = numbers[G] as number;
  const gy = numbers[G + 1] as number;
  const gz = numbers[G + 2] as number;
  const gg = gx * gx + gy * gy + gz * gz;
  along[0] = numbers[H] as number;
  along[1] = numbers[H + 1] as number;
  along[2] = numbers[H + 2] as number;
  for (let turn = 0; turn < 2; turn++) {
    const part: number = (gx * (along[0] as number) + gy * (along[1] as number) + gz * (along[2] as number)) / gg;
    along[0] = (along[0] as number) - part * gx;
    along[1] = (along[1] as number) - part * gy;
    along[2] = (along[2] as number) - part * gz;
  }
}

/**
 * The axis along which two cores of space lie farthest apart, or overlap least.
 *
 * Points, straight pieces and boxes are all sums of segments (zonotopes; G. M. Ziegler, "Lectures on Polytopes", 1995, section
 * 7.3), and so is their Minkowski difference K: the set of all moves of B after which it meets A. Its edges have at most four
 * directions, those of the boxes' sides and of the straight pieces, and each of its faces is normal to two of them:
 *
 * ```text
 *   0 inside K: the least way out leads across a face, so the best axis is the cross product of two directions.
 *   0 outside: the best axis leads to K's nearest point: a face's normal again, or, at an edge or a vertex of K,
 *   the line between the cores' nearest points, less what runs along that edge.
 * ```
 */
import { type Core, coreA, coreB } from "./cores.js";
import { findNearest, found, P, Q } from "./nearest.js";

/** What the search found: the unit vector from A to B, x, y and z, and the separation along it. */
export const axis: Float64Array = /* @__PURE__ */ new Float64Array(4);
/** −Infinity where an unbounded core leaves no direction. */
export const SEPARATION = 3;

/** A candidate, laid out as `axis`. */
const trial: Float64Array = /* @__PURE__ */ new Float64Array(4);
/** The edges' directions, three numbers each: those of boxes are the coordinate axes. */
const directions: Float64Array = /* @__PURE__ */ new Float64Array(12);

/** How many directions there are, and whether any two of them make a face. */
let count = 0;
let hasFaces = false;

/** Finds the best of the faces' normals. */
export function separate(): void {
  axis[0] = 1;
  axis[1] = 0;
  axis[2] = 0;
  axis[SEPARATION] = Number.NEGATIVE_INFINITY;
  count = 0;
  hasFaces = false;
  for (let each = 0; each < 3; each++) {
    if (hasExtent(coreA, each) || hasExtent(coreB, each)) addAxis(each);
  }
  if (coreA.isLong) addStraight(coreA);
  if (coreB.isLong) addStraight(coreB);
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      crossProduct(3 * i, 3 * j);
      if (!normalize()) continue;
      hasFaces = true;
      tryAxis();
      for (let each = 0; each < 3; each++) trial[each] = 0 - (trial[each] as number);
      tryAxis();
    }
  }
}

/**
 * Tries the line between the nearest points, and what is left of it across each edge's direction: where the points are as good
 * as one, rounding decides which is right, and the best of them is. Without faces, lines across the edges besides.
 */
export function lookAround(): void {
  findNearest();
  for (let direction = -1; direction < count; direction++) {
    for (let each = 0; each < 3; each++) trial[each] = (found[Q + each] as number) - (found[P + each] as number);
    if (direction < 0 ? normalize() : isLeftAcross(3 * direction)) tryAxis();
  }
  // Two points, or a point and a straight piece, or straight pieces in one line.
  for (let each = 0; each < 3 && !hasFaces; each++) {
    for (let other = 0; other < 3; other++) trial[other] = other === each ? 1 : 0;
    if (count === 0 || isLeftAcross(0)) tryAxis();
  }
}

/** Takes from the trial what runs along a direction, twice; false where nothing is left. */
function isLeftAcross(at: number): boolean {
  for (let round = 0; round < 2; round++) {
    if (!normalize()) return false;
    let along = 0;
    for (let each = 0; each < 3; each++) along += (trial[each] as number) * (directions[at + each] as number);
    for (let each = 0; each < 3; each++) {
      trial[each] = (trial[each] as number) - along * (directions[at + each] as number);
    }
  }
  return normalize();
}

function hasExtent(core: Core, each: number): boolean {
  return core.isBox && core.ends[each] !== core.ends[each + 3];
}

function addAxis(each: number): void {
  for (let other = 0; other < 3; other++) directions[3 * count + other] = other === each ? 1 : 0;
  count++;
}

/** Adds a straight core's direction, as a unit vector. */
function addStraight(core: Core): void {
  for (let each = 0; each < 3; each++) {
    trial[each] = (core.ends[each + 3] as number) - (core.ends[each] as number);
  }
  if (!normalize()) return;
  for (let each = 0; each < 3; each++) directions[3 * count + each] = trial[each] as number;
  count++;
}

/**
 * The cross product of two unit directions, into `trial`. The second is first freed of what runs along the first, twice: of
 * nearly parallel directions, that gives a vector that is across both to the last bits, which their own product is not.
 */
function crossProduct(i: number, j: number): void {
  const ax = directions[i] as number;
  const ay = directions[i + 1] as number;
  const az = directions[i + 2] as number;
  let bx = directions[j] as number;
  let by = directions[j + 1] as number;
  let bz = directions[j + 2] as number;
  for (let round = 0; round < 2; round++) {
    const along = ax * bx + ay * by + az * bz;
    bx -= along * ax;
    by -= along * ay;
    bz -= along * az;
    const length = Math.sqrt(bx * bx + by * by + bz * bz);
    if (!(length > 0)) {
      trial.fill(0);
      return;
    }
    bx /= length;
    by /= length;
    bz /= length;
  }
  trial[0] = ay * bz - az * by;
  trial[1] = az * bx - ax * bz;
  trial[2] = ax * by - ay * bx;
}

/** Makes the trial a unit vector; false where it is 0. */
function normalize(): boolean {
  const x = trial[0] as number;
  const y = trial[1] as number;
  const z = trial[2] as number;
  const larger = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (!(larger > 0)) return false;
  // Divided by the largest first, so that no square under- or overflows.
  const sx = x / larger;
  const sy = y / larger;
  const sz = z / larger;
  const length = Math.sqrt(sx * sx + sy * sy + sz * sz);
  trial[0] = sx / length;
  trial[1] = sy / length;
  trial[2] = sz / length;
  return true;
}

/** Takes the trial for the axis if the cores lie farther apart along it. */
function tryAxis(): void {
  let most = 0;
  let least = 0;
  let first = 0;
  let second = 0;
  let other = 0;
  for (let each = 0; each < 3; each++) {
    const u = trial[each] as number;
    if (u !== 0 && leadsIntoTheOpen(each, u > 0)) return;
    const origin = coreA.ends[each] as number;
    const a = ((coreA.ends[each + 3] as number) - origin) * u;
    const b1 = ((coreB.ends[each] as number) - origin) * u;
    const b2 = ((coreB.ends[each + 3] as number) - origin) * u;
    if (coreA.isBox) most += a > 0 ? a : 0;
    else other += a;
    if (coreB.isBox) least += b1 < b2 ? b1 : b2;
    else {
      first += b1;
      second += b2;
    }
  }
  if (!coreA.isBox && other > 0) most = other;
  if (!coreB.isBox) least = first < second ? first : second;
  const separation = least - most;
  if (!(separation > (axis[SEPARATION] as number))) return;
  trial[SEPARATION] = separation;
  axis.set(trial);
}

/** Whether A goes on without end along the axis, or B against it. */
function leadsIntoTheOpen(each: number, isUpward: boolean): boolean {
  const ahead = isUpward ? each + 3 : each;
  const against = isUpward ? each : each + 3;
  return (((coreA.open >> ahead) | (coreB.open >> against)) & 1) !== 0;
}

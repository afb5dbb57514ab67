/**
 * The nearest points of two cores of space.
 *
 * Two boxes, or a box and a point: axis by axis. Two straight pieces: the least of four distances from an end to the other
 * piece and of the two lines' distance, where its points lie within both (C. Ericson, "Real-Time Collision Detection", 2005,
 * section 5.1.9). A box and a straight piece: where it does not pass through the box, an end of it is nearest, or an edge of
 * the box is.
 */
import { type Core, coreA, coreB } from "./cores.js";

/** What the search found, each number in its place below; coordinates are scaled. */
export const found: Float64Array = /* @__PURE__ */ new Float64Array(11);
/** The point of A, x, y and z, and the point of B. */
export const P = 0;
export const Q = 3;
/** The square of their distance. */
export const SQUARED = 6;
/** The part of A: VERTEX, EDGE or FACE, and its number; the same of B. */
export const PART_A = 7;
export const PART_B = 9;

export const VERTEX = 0;
export const EDGE = 1;
export const FACE = 2;

/** The two pieces that are compared: a start of three numbers and a direction of three, each. */
const first: Float64Array = /* @__PURE__ */ new Float64Array(6);
const second: Float64Array = /* @__PURE__ */ new Float64Array(6);
/** Places on both, 0 to 1, to be compared. */
const places: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Finds the nearest points of the cores loaded. */
export function findNearest(): void {
  found[SQUARED] = Number.POSITIVE_INFINITY;
  if (coreA.isBox && coreB.isBox) byAxes();
  else if (coreA.isBox) fromStraight(coreA, coreB, true);
  else if (coreB.isBox) fromStraight(coreB, coreA, false);
  else betweenStraights();
}

/** Two boxes. */
function byAxes(): void {
  let squared = 0;
  for (let axis = 0; axis < 3; axis++) {
    const aMin = coreA.ends[axis] as number;
    const aMax = coreA.ends[axis + 3] as number;
    const bMin = coreB.ends[axis] as number;
    const bMax = coreB.ends[axis + 3] as number;
    let p = aMax;
    let q = bMin;
    if (bMax < aMin) {
      p = aMin;
      q = bMax;
    } else if (!(aMax < bMin)) {
      const low = aMin > bMin ? aMin : bMin;
      p = low + ((aMax < bMax ? aMax : bMax) - low) / 2;
      q = p;
    }
    found[P + axis] = p;
    found[Q + axis] = q;
    squared += (q - p) * (q - p);
  }
  found[SQUARED] = squared;
  writeBoxPart(PART_A, coreA, P);
  writeBoxPart(PART_B, coreB, Q);
}

/**
 * Writes the part of a box that a point of it lies on: vertex bits for the greatest of x, y and z; edges 4 · axis and the bits of
 * the other two; faces 2 · axis, and one more at the greatest.
 */
function writeBoxPart(part: number, box: Core, point: number): void {
  let sides = 0;
  let bits = 0;
  let face = 0;
  let freeAxis = 0;
  for (let axis = 0; axis < 3; axis++) {
    const value = found[point + axis] as number;
    const isLow = value === box.ends[axis];
    const isHigh = !isLow && value === box.ends[axis + 3];
    if (isLow || isHigh) {
      sides++;
      face = 2 * axis + +isHigh;
      if (isHigh) bits |= 1 << axis;
    } else {
      freeAxis = axis;
    }
  }
  found[part] = sides === 3 ? VERTEX : sides === 2 ? EDGE : FACE;
  const others = freeAxis === 0 ? bits >> 1 : freeAxis === 1 ? (bits & 1) | ((bits >> 1) & 2) : bits & 3;
  found[part + 1] = sides === 3 ? bits : sides === 2 ? 4 * freeAxis + others : face;
}

/** A box and a straight core, which is A where `boxIsA` is false. */
function fromStraight(box: Core, straight: Core, boxIsA: boolean): void {
  const onBox = boxIsA ? P : Q;
  const onStraight = boxIsA ? Q : P;
  const boxPart = boxIsA ? PART_A : PART_B;
  const straightPart = boxIsA ? PART_B : PART_A;
  for (let end = 0; end < (straight.isLong ? 2 : 1); end++) {
    let squared = 0;
    for (let axis = 0; axis < 3; axis++) {
      const value = straight.ends[3 * end + axis] as number;
      const low = box.ends[axis] as number;
      const high = box.ends[axis + 3] as number;
      const near = value < low ? low : value > high ? high : value;
      squared += (value - near) * (value - near);
    }
    if (!(squared < (found[SQUARED] as number))) continue;
    for (let axis = 0; axis < 3; axis++) {
      const value = straight.ends[3 * end + axis] as number;
      const low = box.ends[axis] as number;
      const high = box.ends[axis + 3] as number;
      found[onStraight + axis] = value;
      found[onBox + axis] = value < low ? low : value > high ? high : value;
    }
    found[SQUARED] = squared;
    writeBoxPart(boxPart, box, onBox);
    found[straightPart] = VERTEX;
    found[straightPart + 1] = end;
  }
  if (!straight.isLong || found[SQUARED] === 0) return;
  if (passesThrough(box, straight)) {
    const t = ((places[0] as number) + (places[1] as number)) / 2;
    for (let axis = 0; axis < 3; axis++) {
      const start = straight.ends[axis] as number;
      found[P + axis] = start + ((straight.ends[axis + 3] as number) - start) * t;
      found[Q + axis] = found[P + axis] as number;
    }
    found[SQUARED] = 0;
    found[straightPart] = EDGE;
    found[straightPart + 1] = 0;
    writeBoxPart(boxPart, box, onBox);
    return;
  }
  for (let edge = 0; edge < 12; edge++) alongEdge(box, straight, boxIsA, edge);
}

/** Whether a straight core has a point in a box; the part within, from and to, is left in `places`. */
function passesThrough(box: Core, straight: Core): boolean {
  places[0] = 0;
  places[1] = 1;
  for (let axis = 0; axis < 3; axis++) {
    const start = straight.ends[axis] as number;
    const step = (straight.ends[axis + 3] as number) - start;
    const low = (box.ends[axis] as number) - start;
    const high = (box.ends[axis + 3] as number) - start;
    if (step === 0) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    const enter = (step > 0 ? low : high) / step;
    const leave = (step > 0 ? high : low) / step;
    // NaN passes through nothing.
    if (!(enter <= leave)) return false;
    if (enter > (places[0] as number)) places[0] = enter;
    if (leave < (places[1] as number)) places[1] = leave;
  }
  return (places[0] as number) <= (places[1] as number);
}

/** Compares a straight core with an edge of a box. */
function alongEdge(box: Core, straight: Core, boxIsA: boolean, edge: number): void {
  const axis = edge >> 2;
  for (let each = 0; each < 3; each++) {
    first[each] = straight.ends[each] as number;
    first[each + 3] = (straight.ends[each + 3] as number) - (straight.ends[each] as number);
    if (each === axis) {
      second[each] = box.ends[each] as number;
      second[each + 3] = (box.ends[each + 3] as number) - (box.ends[each] as number);
    } else {
      const bit = each === (axis === 0 ? 1 : 0) ? edge & 1 : (edge >> 1) & 1;
      second[each] = box.ends[each + 3 * bit] as number;
      second[each + 3] = 0;
    }
  }
  const before = found[SQUARED] as number;
  compareStraights(!boxIsA);
  if (!((found[SQUARED] as number) < before)) return;
  const boxPart = boxIsA ? PART_A : PART_B;
  const straightPart = boxIsA ? PART_B : PART_A;
  writePlace(straightPart, 0);
  writeBoxPart(boxPart, box, boxIsA ? P : Q);
}

/** Writes the part of a straight core that the place of that number lies on. */
function writePlace(part: number, number: 0 | 1): void {
  const t = places[number] as number;
  found[part] = t > 0 && t < 1 ? EDGE : VERTEX;
  found[part + 1] = t < 1 ? 0 : found[part] === EDGE ? 0 : 1;
}

function betweenStraights(): void {
  for (let axis = 0; axis < 3; axis++) {
    first[axis] = coreA.ends[axis] as number;
    first[axis + 3] = (coreA.ends[axis + 3] as number) - (coreA.ends[axis] as number);
    second[axis] = coreB.ends[axis] as number;
    second[axis + 3] = (coreB.ends[axis + 3] as number) - (coreB.ends[axis] as number);
  }
  compareStraights(true);
  writePlace(PART_A, 0);
  writePlace(PART_B, 1);
}

/** Finds the nearest points of `first` and `second`; leaves their places on them in `places` where they are the best so far. */
function compareStraights(firstIsA: boolean): void {
  const ux = first[3] as number;
  const uy = first[4] as number;
  const uz = first[5] as number;
  const vx = second[3] as number;
  const vy = second[4] as number;
  const vz = second[5] as number;
  const wx = (first[0] as number) - (second[0] as number);
  const wy = (first[1] as number) - (second[1] as number);
  const wz = (first[2] as number) - (second[2] as number);
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const uv = ux * vx + uy * vy + uz * vz;
  const uw = ux * wx + uy * wy + uz * wz;
  const vw = vx * wx + vy * wy + vz * wz;
  // The ends of each, against the other.
  tried[0] = 0;
  tried[1] = vv > 0 ? vw / vv : 0;
  tryPlaces(firstIsA);
  tried[0] = 1;
  tried[1] = vv > 0 ? (vw + uv) / vv : 0;
  tryPlaces(firstIsA);
  tried[0] = uu > 0 ? -uw / uu : 0;
  tried[1] = 0;
  tryPlaces(firstIsA);
  tried[0] = uu > 0 ? (uv - uw) / uu : 0;
  tried[1] = 1;
  tryPlaces(firstIsA);
  // Both within: the lines' nearest points, seen along the first. What runs along it is taken from the second and from w, for
  // the usual uu · vv − uv² loses all its digits where the lines are nearly parallel.
  if (uu > 0) {
    const px = vx - (uv / uu) * ux;
    const py = vy - (uv / uu) * uy;
    const pz = vz - (uv / uu) * uz;
    const rx = wx - (uw / uu) * ux;
    const ry = wy - (uw / uu) * uy;
    const rz = wz - (uw / uu) * uz;
    const pp = px * px + py * py + pz * pz;
    const t = pp > 0 ? (px * rx + py * ry + pz * rz) / pp : 0;
    const s = (uv * t - uw) / uu;
    if (s > 0 && s < 1 && t > 0 && t < 1) {
      tried[0] = s;
      tried[1] = t;
      tryPlaces(firstIsA);
    }
  }
  places[0] = best[0] as number;
  places[1] = best[1] as number;
}

/** The places that are tried: not handed over, so that no call boxes them. */
const tried: Float64Array = /* @__PURE__ */ new Float64Array(2);
/** The places of the best points so far. */
const best: Float64Array = /* @__PURE__ */ new Float64Array(2);

function tryPlaces(firstIsA: boolean): void {
  const onFirst = tried[0] as number;
  const onSecond = tried[1] as number;
  const s = onFirst < 0 ? 0 : onFirst > 1 ? 1 : onFirst;
  const t = onSecond < 0 ? 0 : onSecond > 1 ? 1 : onSecond;
  let squared = 0;
  for (let axis = 0; axis < 3; axis++) {
    const p = (first[axis] as number) + (first[axis + 3] as number) * s;
    const step = p - ((second[axis] as number) + (second[axis + 3] as number) * t);
    squared += step * step;
  }
  if (!(squared < (found[SQUARED] as number))) return;
  found[SQUARED] = squared;
  best[0] = s;
  best[1] = t;
  for (let axis = 0; axis < 3; axis++) {
    found[(firstIsA ? P : Q) + axis] = (first[axis] as number) + (first[axis + 3] as number) * s;
    found[(firstIsA ? Q : P) + axis] = (second[axis] as number) + (second[axis + 3] as number) * t;
  }
}

/**
 * Where a point lies to a ring or a region: by counting the edges that a ray to the right crosses, each decided exactly.
 *
 * The point is in the registers X and Y: a double handed to a function that is not inlined would be put on the heap.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { locateByLevels } from "./edge-levels.js";
import { missesSpot } from "./extents.js";
import { nextHole } from "./holes.js";
import { type Coordinates, isIndexed, near, nextOnRay, noteSteps, steppedOver, treeOf } from "./path.js";
import type { Region } from "./region.js";

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** The registers of the point that is asked about; 0 to 3 are scratch. */
const X = 4;
const Y = 5;

/** 1 inside the region, 0 on its boundary, −1 outside or in a hole. NaN is outside. */
export function locateInRegion(x: number, y: number, region: Region): Sign {
  registers[X] = x;
  registers[Y] = y;
  return locate(region);
}

/** As `locateInRegion`, for the first vertex of a path. */
export function locateStart(path: Coordinates, region: Region): Sign {
  registers[X] = path[0] as number;
  registers[Y] = path[1] as number;
  return locate(region);
}

/** As `locateInRegion`, for anything that has a place. */
export function locateSpot(spot: { readonly x: number; readonly y: number }, region: Region): Sign {
  registers[X] = spot.x;
  registers[Y] = spot.y;
  return locate(region);
}

/** As `locateSpot`, for a region that is a ring without an index: read once, wholly. */
export function locateInShort(spot: { readonly x: number; readonly y: number }, ring: Coordinates): Sign {
  registers[X] = spot.x;
  registers[Y] = spot.y;
  return readWhole(ring);
}

/** As `locateInRegion`, for the point in a register and the next. */
export function locateRegister(register: number, region: Region): Sign {
  registers[X] = registers[register] as number;
  registers[Y] = registers[register + 1] as number;
  return locate(region);
}

function locate(region: Region): Sign {
  const { coordinates, holes } = region;
  const outer = locateInRing(coordinates);
  if (outer <= 0) return outer;
  lookAtPoint();
  for (let i = nextHole(holes, -1); i < holes.length; i = nextHole(holes, i)) {
    const inHole = locateInRing(holes[i] as Coordinates);
    if (inHole >= 0) return inHole === 0 ? 0 : -1;
  }
  return 1;
}

function locateInRing(ring: Coordinates): Sign {
  if (!isIndexed(ring)) return readWhole(ring);
  const tree = treeOf(ring);
  if (tree !== undefined) return locateByLevels(ring, tree);
  steppedOver.steps = 0;
  const sign = readIndex(ring);
  noteSteps(ring, steppedOver.steps);
  return sign;
}

/** Points the searches for edges and for holes at the point. */
function lookAtPoint(): void {
  near[0] = near[2] = registers[X] as number;
  near[1] = near[3] = registers[Y] as number;
}

function readIndex(ring: Coordinates): Sign {
  const edges = ring.length >> 1;
  lookAtPoint();
  steppedOver.odd = false;
  let inside = false;
  for (let edge = nextOnRay(ring, edges, 0); edge < edges; edge = nextOnRay(ring, edges, edge + 1)) {
    const end = 2 * edge + 2 === ring.length ? 0 : 2 * edge + 2;
    const crossing = crossRay(ring, 2 * edge, end);
    if (crossing === ON_EDGE) return 0;
    if (crossing === CROSSED) inside = !inside;
  }
  return inside !== steppedOver.odd ? 1 : -1;
}

/**
 * Reads a ring once, branching only where doubles cannot tell: which edges a ray crosses is what no processor guesses.
 *
 * Says that a ring built past the constructors with a NaN in it holds nothing, and that a place at infinity is in none.
 */
function readWhole(ring: Coordinates): Sign {
  const x = registers[X] as number;
  const y = registers[Y] as number;
  let inside = 0;
  let isOn = false;
  let sum = 0;
  let start = ring.length - 2;
  let x1 = ring[start] as number;
  let y1 = ring[start + 1] as number;
  let above = +(y1 > y);
  for (let end = 0; end < ring.length; end += 2) {
    const x2 = ring[end] as number;
    const y2 = ring[end + 1] as number;
    const p = (x2 - x1) * (y - y1);
    const q = (y2 - y1) * (x - x1);
    const side = p - q;
    const endsAbove = +(y2 > y);
    const straddles = above ^ endsAbove;
    sum += side;
    const isUnclear = +!(Math.abs(side) > SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD);
    if (((straddles & isUnclear) | +(y1 === y)) !== 0) {
      const crossing = crossRay(ring, start, end);
      if (crossing === ON_EDGE) isOn = true;
      inside ^= crossing;
    } else {
      // The point is left of the edge where the edge, seen upward, has it on its left.
      inside ^= straddles & (+(side > 0) ^ endsAbove ^ 1);
    }
    start = end;
    x1 = x2;
    y1 = y2;
    above = endsAbove;
  }
  // NaN where a coordinate is, or where the point is at infinity; and of numbers that are huge, for which bounds are no harm.
  if (Number.isNaN(sum) && missesSpot(ring, { x, y })) return -1;
  return isOn ? 0 : inside & 1 ? 1 : -1;
}

const MISSED = 0;
const CROSSED = 1;
const ON_EDGE = 2;

/** How the ray to the right lies to the edge between two offsets; ON_EDGE where the point itself does. */
function crossRay(ring: Coordinates, start: number, end: number): number {
  const x = registers[X] as number;
  const y = registers[Y] as number;
  const x1 = ring[start] as number;
  const y1 = ring[start + 1] as number;
  const x2 = ring[end] as number;
  const y2 = ring[end + 1] as number;
  if (y1 > y === y2 > y) {
    // The ray's line does not pass between the ends: the point may still be an end, or lie on a level edge.
    if (x1 === x && y1 === y) return ON_EDGE;
    return y1 === y && y2 === y && x1 < x !== x2 < x ? ON_EDGE : MISSED;
  }
  registers[0] = x1;
  registers[1] = y1;
  registers[2] = x2;
  registers[3] = y2;
  const side = orient2dAt(0, 2, X);
  if (side === 0) return ON_EDGE;
  // The point is left of the edge where the edge, seen upward, has it on its left.
  return side > 0 === y2 > y1 ? CROSSED : MISSED;
}

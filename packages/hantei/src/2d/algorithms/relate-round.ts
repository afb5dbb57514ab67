/**
 * Round against any path or region: a capsule's core and radius against every edge within reach.
 *
 * Registers 8 to 11 hold the core (a point twice, for a circle), 16 and 17 the radii, not both 0.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { nextHole } from "./holes.js";
import { locateRegister } from "./locate.js";
import { after, type Coordinates, edgeCount, near, nextEdge } from "./path.js";
import { load, type Region, ringOf } from "./region.js";
import { A, B, relateCores, relateDiscSegment } from "./round-segment.js";

/** A rounded sum may fall short of the true one by half its last bit: 1 + 2⁻⁵⁰ times it does not. */
const OUTWARD = 1 + 4 * Number.EPSILON;

/** How a round shape lies to a chain (or, where `closed`, to a ring), as a code. Its bounds, rounded outward, stay in `near`. */
export function relateRoundPath(path: Coordinates, closed: boolean): Code {
  const edges = edgeCount(path, closed);
  const reach = ((registers[16] as number) + (registers[17] as number)) * OUTWARD + Number.MIN_VALUE;
  for (let axis = 0; axis < 2; axis++) {
    const low = Math.min(registers[A + axis] as number, registers[A + 2 + axis] as number);
    const high = Math.max(registers[A + axis] as number, registers[A + 2 + axis] as number);
    near[axis] = low - reach - Math.abs(low) * Number.EPSILON;
    near[axis + 2] = high + reach + Math.abs(high) * Number.EPSILON;
  }
  const isSpot = registers[A] === registers[A + 2] && registers[A + 1] === registers[A + 3];
  let code: Code = DISJOINT;
  for (let edge = nextEdge(path, edges, 0); edge < edges; edge = nextEdge(path, edges, edge + 1)) {
    load(B, path, 2 * edge);
    load(B + 2, path, after(path, 2 * edge));
    const met = isSpot ? relateDiscSegment(A, B) : relateCores(closed || edge + 1 < edges);
    if (met === OVERLAPPING) return OVERLAPPING;
    if (met === TOUCHING) code = TOUCHING;
  }
  return code;
}

/** How a round shape lies to a region, as a code: with its core's first point inside, they overlap. */
export function relateRoundRegion(region: Region): Code {
  if (locateRegister(A, region) >= 0) return OVERLAPPING;
  let code: Code = DISJOINT;
  for (let i = -1; i < region.holes.length && code !== OVERLAPPING; i = nextHole(region.holes, i)) {
    const ring = relateRoundPath(ringOf(region, i), true);
    if (ring > code) code = ring;
  }
  return code;
}

/** Polygon against capsule: the distance of the core from the polygon against the radius. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { hasBrokenHole, missesStraight } from "../algorithms/extents.js";
import { relateRoundRegion } from "../algorithms/relate-round.js";
import { relateStraightRegion } from "../algorithms/relate-straight.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Polygon } from "../shapes/polygon.js";

/** How a capsule lies to a polygon, as a code. */
export function polygonCapsule(a: Polygon, b: Capsule): Code {
  registers[16] = b.radius;
  if (missesStraight(a.coordinates, b) || hasBrokenHole(a.holes)) return DISJOINT;
  if (b.radius === 0) return relateStraightRegion(b, a);
  return relateRoundRegion(a);
}

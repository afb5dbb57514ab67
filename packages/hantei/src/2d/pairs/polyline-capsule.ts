/** Polyline against capsule: the distance of the core from the polyline against the radius. */
import { type Code, DISJOINT } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { missesStraight } from "../algorithms/extents.js";
import { relateRoundPath } from "../algorithms/relate-round.js";
import { relateStraightChain } from "../algorithms/relate-straight.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Polyline } from "../shapes/polyline.js";

/** How a capsule lies to a polyline, as a code. */
export function polylineCapsule(a: Polyline, b: Capsule): Code {
  registers[16] = b.radius;
  if (missesStraight(a.coordinates, b)) return DISJOINT;
  if (b.radius === 0) return relateStraightChain(b, a.coordinates);
  return relateRoundPath(a.coordinates, false);
}

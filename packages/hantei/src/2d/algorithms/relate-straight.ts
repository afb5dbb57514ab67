/** A segment, which may be a point, against paths and regions. */
import type { Code } from "../../base/relation.js";
import type { Straight } from "../foundation/segment-axes.js";
import { chainOf } from "./as-path.js";
import { locateStart } from "./locate.js";
import type { Coordinates } from "./path.js";
import type { Region } from "./region.js";
import { relateChainRegion } from "./relate-chain-region.js";
import { relateChainPoint, relateChains } from "./relate-chains.js";

/** How a segment lies to a region, as a code. */
export function relateStraightRegion(s: Straight, region: Region): Code {
  if (s.x1 === s.x2 && s.y1 === s.y2) return locateStart(chainOf(s), region);
  return relateChainRegion(chainOf(s), region);
}

/** How a segment lies to a chain, as a code. */
export function relateStraightChain(s: Straight, path: Coordinates): Code {
  if (s.x1 === s.x2 && s.y1 === s.y2) return relateChainPoint(path, { x: s.x1, y: s.y1 });
  return relateChains(chainOf(s), path);
}

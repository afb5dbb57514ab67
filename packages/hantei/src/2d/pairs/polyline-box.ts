/**
 * Polyline against box. Inside a box that is not flat there is room around every point, so an edge's interior meets it where
 * the edge does; a flat one is a chain itself, or a point.
 */
import { type Code, DISJOINT, OVERLAPPING } from "../../base/relation.js";
import { chainOfFlat, clip } from "../algorithms/as-path.js";
import { extents, missesBox } from "../algorithms/extents.js";
import { near, nextEdge } from "../algorithms/path.js";
import { relateBoxSegment } from "../algorithms/relate-box-segment.js";
import { relateChainPoint, relateChains } from "../algorithms/relate-chains.js";
import type { Box } from "../shapes/box.js";
import type { Polyline } from "../shapes/polyline.js";

const edge = { x1: 0, y1: 0, x2: 0, y2: 0 };

/** How a box lies to a polyline, as a code. */
export function polylineBox(a: Polyline, b: Box): Code {
  const { coordinates } = a;
  if (missesBox(coordinates, b)) return DISJOINT;
  if (b.minX < b.maxX && b.minY < b.maxY) return relateEdges(coordinates, b);
  if (b.minX < b.maxX || b.minY < b.maxY) return relateChains(chainOfFlat(clip(b, extents, 0, true)), coordinates);
  return relateChainPoint(coordinates, { x: b.minX, y: b.minY });
}

function relateEdges(coordinates: readonly number[], b: Box): Code {
  const edges = (coordinates.length >> 1) - 1;
  near[0] = b.minX;
  near[1] = b.minY;
  near[2] = b.maxX;
  near[3] = b.maxY;
  let code: Code = DISJOINT;
  for (let i = nextEdge(coordinates, edges, 0); i < edges; i = nextEdge(coordinates, edges, i + 1)) {
    edge.x1 = coordinates[2 * i] as number;
    edge.y1 = coordinates[2 * i + 1] as number;
    edge.x2 = coordinates[2 * i + 2] as number;
    edge.y2 = coordinates[2 * i + 3] as number;
    const met = relateBoxSegment(b, edge);
    if (met === OVERLAPPING) return OVERLAPPING;
    if (met > code) code = met;
  }
  return code;
}

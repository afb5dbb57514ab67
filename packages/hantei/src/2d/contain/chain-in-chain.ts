/**
 * Chain in chain: every edge of b must be covered by edges of a. Only those count that share a stretch with it, for the points
 * where others cross it fill no gap; they lie on its line, where one coordinate tells their order.
 */
import { type Depth, INSIDE, NOT_WITHIN, WITHIN } from "../../base/containment.js";
import { DISJOINT } from "../../base/relation.js";
import { registers } from "../../exact/registers.js";
import { ALONG, E1, E2, F1, F2, meetEdges } from "../algorithms/edge-pair.js";
import { type Coordinates, edgeCount, forgetIndex, indexPath, nextEdge } from "../algorithms/path.js";
import { load, lookNear } from "../algorithms/region.js";
import { relateChainPoint } from "../algorithms/relate-chains.js";

/** How deep chain b lies in chain a, whose interior is all but its two ends. */
export function chainInChain(a: Coordinates, b: Coordinates): Depth {
  const indexed = indexPath(a, false);
  const depth = depthInChain(a, b);
  if (indexed) forgetIndex(a);
  return depth;
}

function depthInChain(a: Coordinates, b: Coordinates): Depth {
  const edges = edgeCount(b, false);
  for (let e = 0; e < edges; e++) {
    load(E1, b, 2 * e);
    load(E2, b, 2 * e + 2);
    if (!isCovered(a)) return NOT_WITHIN;
  }
  const [startX, startY, endX, endY] = [a[0], a[1], a[a.length - 2], a[a.length - 1]] as [
    number,
    number,
    number,
    number,
  ];
  if (startX === endX && startY === endY) return INSIDE;
  const meetsEnd =
    relateChainPoint(b, { x: startX, y: startY }) !== DISJOINT ||
    relateChainPoint(b, { x: endX, y: endY }) !== DISJOINT;
  return meetsEnd ? WITHIN : INSIDE;
}

/** Whether the edge e is covered by edges of the chain: by one, as mostly, or by several end to end. */
function isCovered(chain: Coordinates): boolean {
  const edges = edgeCount(chain, false);
  const axis = registers[E1] === registers[E2] ? 1 : 0;
  const low = Math.min(registers[E1 + axis] as number, registers[E2 + axis] as number);
  const high = Math.max(registers[E1 + axis] as number, registers[E2 + axis] as number);
  const stretches: [number, number][] = [];
  lookNear(E1);
  for (let f = nextEdge(chain, edges, 0); f < edges; f = nextEdge(chain, edges, f + 1)) {
    load(F1, chain, 2 * f);
    load(F2, chain, 2 * f + 2);
    if (meetEdges() !== ALONG) continue;
    const f1 = registers[F1 + axis] as number;
    const f2 = registers[F2 + axis] as number;
    const from = Math.min(f1, f2);
    const to = Math.max(f1, f2);
    if (from <= low && high <= to) return true;
    stretches.push([from, to]);
  }
  return reaches(low, high, stretches);
}

/** Whether stretches of a line cover all of it from low to high. */
function reaches(low: number, high: number, stretches: [number, number][]): boolean {
  stretches.sort((a, b) => a[0] - b[0]);
  let covered = low;
  for (const [from, to] of stretches) {
    if (from > covered) return false;
    if (to > covered) covered = to;
  }
  return covered >= high;
}

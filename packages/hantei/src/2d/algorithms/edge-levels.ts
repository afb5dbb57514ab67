/**
 * Where a point lies to a simple ring, in O(log² n) for any ring of n edges: for those most of whose edges' bounds meet, as
 * slanted combs or square spirals, on which the blocks of `path.ts` do not help.
 *
 * Vertices are sorted from left to right, from below upward at one x, as if upright lines leaned a little: so a leaning line
 * through a point that is no vertex meets each edge once or not at all, and a point is inside where it has an odd number of
 * edges below it. A segment tree (J. L. Bentley, 1977) over the sorted vertices keeps each edge in O(log n) of its nodes: those
 * whose stretch of vertices the edge passes whole, while it does not pass their parents'. The edges of a node lie one above
 * the other all along the stretch, so that halving tells how many of them are below the point. A leaf is BLOCK vertices
 * together; the edges that start or end within it, twice as many at most, are asked one by one.
 */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { sortUpward } from "./edges-upward.js";
import type { Coordinates } from "./path.js";
import { handyScale, leftEnd, rightEnd, ringGraph, sortVertices } from "./ring-graph.js";

/** Sorted vertices in a leaf. */
const BLOCK = 16;

/** As DETERMINANT_ERROR in `exact/orient2d.ts`. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** The edges of a ring in the nodes of a tree over its sorted vertices. Edge e starts at vertex e. */
export interface EdgeLevels {
  /** The vertices from left to right. */
  readonly sorted: Uint32Array;
  /** How many leaves the tree has, a power of two. */
  readonly leaves: number;
  /**
   * List i is `edges[first[i]]` up to `edges[first[i + 1]]`, from below upward. Lists 1 to 2 · leaves − 1 are the tree's nodes:
   * 1 is the root, the children of i are 2i and 2i + 1, the leaves come last. From 2 · leaves on follow the edges that start or
   * end within each leaf.
   */
  readonly first: Uint32Array;
  readonly edges: Uint32Array;
}

/** Builds the tree of a simple ring, in O(n log n) time and memory. What it makes of any other ring means nothing. */
export function edgeLevels(ring: Coordinates): EdgeLevels {
  const graph = ringGraph([ring], handyScale([ring]));
  const sorted = sortVertices(graph);
  const upward = sortUpward(graph, sorted);
  const place = new Uint32Array(sorted.length);
  for (let i = 0; i < sorted.length; i++) place[sorted[i] as number] = i;
  let leaves = 1;
  while (leaves * BLOCK <= sorted.length) leaves *= 2;
  // A point after k of the vertices has an edge below or above it if k is one of these.
  const eachList = (visit: (list: number, edge: number) => void): void => {
    for (const edge of upward) {
      const low = (place[leftEnd(graph, edge)] as number) + 1;
      const high = place[rightEnd(graph, edge)] as number;
      eachListOf(low, high, leaves, (list) => visit(list, edge));
    }
  };
  const first = new Uint32Array(3 * leaves + 1);
  eachList((list) => {
    first[list + 1] = (first[list + 1] as number) + 1;
  });
  for (let list = 0; list < 3 * leaves; list++) {
    first[list + 1] = (first[list + 1] as number) + (first[list] as number);
  }
  const next = first.slice();
  const edges = new Uint32Array(first[3 * leaves] as number);
  eachList((list, edge) => {
    edges[next[list] as number] = edge;
    next[list] = (next[list] as number) + 1;
  });
  return { sorted, leaves, first, edges };
}

/** The lists that keep an edge whose numbers of vertices go from `low` to `high`, both included. */
function eachListOf(low: number, high: number, leaves: number, visit: (list: number) => void): void {
  const lowLeaf = Math.floor(low / BLOCK);
  const highLeaf = Math.floor(high / BLOCK);
  const startsInside = low % BLOCK !== 0;
  const endsInside = (high + 1) % BLOCK !== 0;
  if (startsInside) visit(2 * leaves + lowLeaf);
  if (endsInside && !(startsInside && lowLeaf === highLeaf)) visit(2 * leaves + highLeaf);
  let from = leaves + lowLeaf + (startsInside ? 1 : 0);
  let to = leaves + highLeaf + (endsInside ? 0 : 1);
  for (; from < to; from >>= 1, to >>= 1) {
    if (from & 1) visit(from++);
    if (to & 1) visit(--to);
  }
}

/** Where the point in registers 4 and 5 lies to the ring of the tree: 1 inside, 0 on it, −1 outside. NaN is outside. */
export function locateByLevels(ring: Coordinates, tree: EdgeLevels): Sign {
  const x = registers[4] as number;
  const y = registers[5] as number;
  const { sorted, leaves, first, edges } = tree;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = 2 * (sorted[middle] as number);
    const vertexX = ring[at] as number;
    if (vertexX < x || (vertexX === x && (ring[at + 1] as number) < y)) low = middle + 1;
    else high = middle;
  }
  // What is before or after all vertices is outside; and what is no number lies nowhere.
  if (low === sorted.length || y - y !== 0) return -1;
  const at = 2 * (sorted[low] as number);
  if (ring[at] === x && ring[at + 1] === y) return 0;
  if (low === 0) return -1;
  const leaf = Math.floor(low / BLOCK);
  let below = 0;
  for (let node = leaves + leaf; node > 0; node >>= 1) {
    const start = first[node] as number;
    let from = start;
    let to = first[node + 1] as number;
    while (from < to) {
      const middle = (from + to) >> 1;
      const side = sideOf(edges[middle] as number, ring);
      if (side === 0) return 0;
      if (side > 0) from = middle + 1;
      else to = middle;
    }
    below += from - start;
  }
  const end = first[2 * leaves + leaf + 1] as number;
  for (let i = first[2 * leaves + leaf] as number; i < end; i++) {
    const edge = edges[i] as number;
    if (!passes(edge, ring)) continue;
    const side = sideOf(edge, ring);
    if (side === 0) return 0;
    if (side > 0) below++;
  }
  return below & 1 ? 1 : -1;
}

/** Whether the leaning line through the point in register 4, which is no vertex, meets an edge. */
function passes(edge: number, ring: Coordinates): boolean {
  const end = 2 * edge + 2 === ring.length ? 0 : 2 * edge + 2;
  return comesBefore(ring, 2 * edge) !== comesBefore(ring, end);
}

function comesBefore(ring: Coordinates, at: number): boolean {
  const x = ring[at] as number;
  return x < (registers[4] as number) || (x === registers[4] && (ring[at + 1] as number) < (registers[5] as number));
}

/** 1 where the point in register 4 lies above an edge, −1 below it, 0 on its line; left of an upright edge counts as above. */
function sideOf(edge: number, ring: Coordinates): Sign {
  const start = 2 * edge;
  const end = start + 2 === ring.length ? 0 : start + 2;
  const isTurned =
    (ring[end] as number) < (ring[start] as number) ||
    (ring[end] === ring[start] && (ring[end + 1] as number) < (ring[start + 1] as number));
  const from = isTurned ? end : start;
  const to = isTurned ? start : end;
  const x1 = ring[from] as number;
  const y1 = ring[from + 1] as number;
  const x2 = ring[to] as number;
  const y2 = ring[to + 1] as number;
  const p = (x2 - x1) * ((registers[5] as number) - y1);
  const q = (y2 - y1) * ((registers[4] as number) - x1);
  const bound = SIDE_ERROR * (Math.abs(p) + Math.abs(q)) + UNDERFLOW_GUARD;
  if (p - q > bound) return 1;
  if (q - p > bound) return -1;
  registers[0] = x1;
  registers[1] = y1;
  registers[2] = x2;
  registers[3] = y2;
  return orient2dAt(0, 2, 4);
}

/**
 * Ties each hole of a region to a vertex farther left that it sees, so that no hole is left.
 *
 * ```text
 *     ─────────────────       A sweep from left to right. Where it comes to a hole, the edges next above and below bound a room
 *      w ·  ╱╲                in which it has found no vertex since w, the last one on the room's border: the hole sees w.
 *         · ╲╱   ┆            As rooms lie apart, no two cuts cross.
 *     ───────────┆─────
 * ```
 *
 * These are, of the cuts of M. R. Garey, D. S. Johnson, F. P. Preparata and R. E. Tarjan ("Triangulating a simple polygon", 1978),
 * those that holes need. The walls of a room may touch in single points: each wedge there has its node.
 */
import { EdgeOrder, NONE } from "./edge-order.js";
import { addNode, type Cycles, isBefore, isSame, link, points, side } from "./ring-cycles.js";

/** A cut: its two ends. */
export type Cut = readonly [number, number, number, number];

/** Makes the cycles that go round holes parts of others, along a cut there and back each; gives the cuts. */
export function tieHoles(cycles: Cycles): Cut[] {
  /** The nodes at the end of cuts, each with part of a wedge. */
  const parts = new Map<number, number[]>();
  return findTies(cycles).map(([hole, seen]) => {
    const nodes = parts.get(seen) ?? [seen];
    const node = nodes.find((part) => opensTo(cycles, part, hole)) ?? seen;
    const [backAtHole, backAtNode] = splice(cycles, node, hole);
    parts.set(hole, [hole, backAtHole]);
    parts.set(seen, [...nodes, backAtNode]);
    const { xs, ys } = cycles;
    return [xs[hole], ys[hole], xs[seen], ys[seen]] as unknown as Cut;
  });
}

/** Whether an edge is in the order: not yet, now, or no longer. */
const AHEAD = 0;
const HERE = 1;
const BEHIND = 2;

/** Each hole's first node, and the node that it sees, from left to right. An edge has the number of the node that it leaves. */
function findTies(cycles: Cycles): [number, number][] {
  const { next, previous } = cycles;
  const firsts = firstsOfHoles(cycles);
  if (firsts.size === 0) return [];
  const edges = cycles.xs.length;
  const order = new EdgeOrder(edges);
  const state = new Uint8Array(edges);
  /** The last node on the border of the room above each edge. */
  const last = new Int32Array(edges).fill(NONE);
  const ties: [number, number][] = [];
  for (const nodes of points(cycles)) {
    const here = nodes[0] as number;
    const touched = nodes.flatMap((node) => [previous[node] as number, node]);
    for (const node of nodes) {
      // Where both edges end and the room lies around them, it is known by the edge below.
      const incoming = previous[node] as number;
      if (state[node] !== HERE || state[incoming] !== HERE || !isReflex(cycles, node)) continue;
      const below = order.below(node);
      if (below !== NONE) last[below] = node;
    }
    for (const edge of touched) {
      if (state[edge] !== HERE) continue;
      order.remove(edge);
      state[edge] = BEHIND;
    }
    for (const edge of touched) {
      const far = isSame(cycles, edge, here) ? (next[edge] as number) : edge;
      if (state[edge] !== AHEAD || isSame(cycles, far, here)) continue;
      order.insert(edge, (other) => isAbove(cycles, here, far, other));
      state[edge] = HERE;
    }
    for (const node of nodes) {
      const incoming = previous[node] as number;
      const below = state[incoming] === HERE ? order.below(incoming) : NONE;
      if (firsts.has(node) && below !== NONE && last[below] !== NONE) ties.push([node, last[below] as number]);
      if (below !== NONE) last[below] = node;
      if (state[node] === HERE) last[node] = node;
    }
  }
  return ties;
}

/** Whether an edge from a node to one farther right lies above another, on which it may begin; left of an upright one counts as above. */
function isAbove(cycles: Cycles, node: number, far: number, other: number): boolean {
  const end = cycles.next[other] as number;
  const [from, to] = comesBefore(cycles, other, end) ? [other, end] : [end, other];
  return (side(cycles, from, to, node) || side(cycles, from, to, far)) > 0;
}

/** The first node, from left to right and upward, of each cycle that goes round a hole: the node whose wedge opens to the left. */
function firstsOfHoles(cycles: Cycles): Set<number> {
  const { xs, next } = cycles;
  const seen: boolean[] = [];
  const firsts = new Set<number>();
  for (let start = 0; start < xs.length; start++) {
    if (seen[start] === true) continue;
    let first = start;
    for (let node = start; seen[node] !== true; node = next[node] as number) {
      seen[node] = true;
      if (comesBefore(cycles, node, first) || (isSame(cycles, node, first) && isReflex(cycles, node))) first = node;
    }
    if (isReflex(cycles, first)) firsts.add(first);
  }
  return firsts;
}

function comesBefore({ xs, ys }: Cycles, a: number, b: number): boolean {
  return isBefore(xs[a] as number, ys[a] as number, xs[b] as number, ys[b] as number);
}

/** Whether a node's wedge is more than a half-plane. */
function isReflex(cycles: Cycles, node: number): boolean {
  return side(cycles, cycles.previous[node] as number, node, cycles.next[node] as number) < 0;
}

/** Whether the way from a node to another leads into its wedge. */
function opensTo(cycles: Cycles, node: number, to: number): boolean {
  const leftOfNext = side(cycles, node, cycles.next[node] as number, to) > 0;
  const rightOfPrevious = side(cycles, node, cycles.previous[node] as number, to) < 0;
  return isReflex(cycles, node) ? leftOfNext || rightOfPrevious : leftOfNext && rightOfPrevious;
}

/** Opens two cycles at a node each and makes one of them, along a cut there and back; the two new nodes. */
function splice(cycles: Cycles, node: number, hole: number): [number, number] {
  const { xs, ys, next, previous, isBorder } = cycles;
  const backAtHole = addNode(cycles, xs[hole] as number, ys[hole] as number);
  const backAtNode = addNode(cycles, xs[node] as number, ys[node] as number);
  link(cycles, previous[hole] as number, backAtHole);
  link(cycles, backAtNode, next[node] as number);
  link(cycles, backAtHole, backAtNode);
  link(cycles, node, hole);
  isBorder[backAtNode] = isBorder[node] as boolean;
  isBorder[backAtHole] = false;
  isBorder[node] = false;
  return [backAtHole, backAtNode];
}

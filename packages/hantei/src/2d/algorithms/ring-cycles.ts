/**
 * A region's border as cycles that keep its interior on their left, however its rings touch.
 *
 * ```text
 *        ────▶ v ────▶            A hole's corner on an edge, or two holes' corners at one point: there the interior has
 *    2  ╱ ╲   ╱ ╲   ╱ ╲  1        several wedges (1 and 2), each between an edge that leaves the point and the first one,
 *      ╱   ╲ ╱hole╲╱   ╲          counter-clockwise, that comes in. Each wedge gets a node of its own; then every walk along
 *                                 the border goes round one part of the interior, and rings that touch are one cycle.
 * ```
 */
import { orient2d } from "../../exact/orient2d.js";
import { nextHole } from "./holes.js";
import { after, before, near, nextEdge } from "./path.js";
import { type Region, ringOf, ringSign } from "./region.js";

/** Nodes in cycles; their interior wedge runs from the next node counter-clockwise to the previous one. */
export interface Cycles {
  /** The coordinates. Not called x and y: V8 would take those numbers of points, whose objects are alike, for objects, too. */
  readonly xs: number[];
  readonly ys: number[];
  readonly next: number[];
  readonly previous: number[];
  /** Whether the edge from each node to its next is one of the region's own, not a cut through its interior. */
  readonly isBorder: boolean[];
}

/** The border of a region. */
export function cyclesOf(region: Region): Cycles {
  const cycles: Cycles = { xs: [], ys: [], next: [], previous: [], isBorder: [] };
  const rings = [region.coordinates, ...region.holes];
  for (const [index, ring] of rings.entries()) {
    const sign = ringSign(ring);
    addRing(cycles, region, index - 1, index === 0 ? sign >= 0 : sign < 0);
  }
  if (rings.length > 1) partWedges(cycles);
  return cycles;
}

/**
 * Adds a hole, or the outer ring, which is −1, run forward or backward, with a node also where another ring's vertex lies on one of its
 * edges.
 */
function addRing(cycles: Cycles, region: Region, index: number, forward: boolean): void {
  const ring = ringOf(region, index);
  const first = cycles.xs.length;
  for (let at = 0, count = 0; count < ring.length; count += 2) {
    const to = forward ? after(ring, at) : before(ring, at);
    addNode(cycles, ring[at] as number, ring[at + 1] as number);
    if (region.holes.length > 0) {
      for (const [x, y] of touching(region, index, at, to)) addNode(cycles, x, y);
    }
    at = to;
  }
  const last = cycles.xs.length - 1;
  if (last >= first) link(cycles, last, first);
}

/** Adds a node behind the one before it. */
export function addNode({ xs, ys, next, previous, isBorder }: Cycles, px: number, py: number): number {
  const node = xs.length;
  xs.push(px);
  ys.push(py);
  next.push(node + 1);
  previous.push(node - 1);
  isBorder.push(true);
  return node;
}

/** The vertices of other rings that lie on an edge, but not on its ends, in order along it. */
function touching(region: Region, index: number, from: number, to: number): [number, number][] {
  const ring = ringOf(region, index);
  const [x1, y1, x2, y2] = [ring[from], ring[from + 1], ring[to], ring[to + 1]] as [number, number, number, number];
  const found: [number, number][] = [];
  near[0] = Math.min(x1, x2);
  near[1] = Math.min(y1, y2);
  near[2] = Math.max(x1, x2);
  near[3] = Math.max(y1, y2);
  const { holes } = region;
  for (let other = -1; other < holes.length; other = nextHole(holes, other)) {
    if (other === index) continue;
    const path = ringOf(region, other);
    const edges = path.length >> 1;
    for (let edge = nextEdge(path, edges, 0); edge < edges; edge = nextEdge(path, edges, edge + 1)) {
      const [x, y] = [path[2 * edge], path[2 * edge + 1]] as [number, number];
      if (isBetween(x1, y1, x2, y2, x, y) && orient2d(x1, y1, x2, y2, x, y) === 0) found.push([x, y]);
    }
  }
  const up = isBefore(x1, y1, x2, y2);
  found.sort(([ax, ay], [bx, by]) => (isBefore(ax, ay, bx, by) === up ? -1 : 1));
  // Two holes may touch an edge at one point.
  return found.filter(([x, y], at) => x !== found[at - 1]?.[0] || y !== found[at - 1]?.[1]);
}

/** Whether a point comes before another from left to right, and from below upward at one x. */
export function isBefore(ax: number, ay: number, bx: number, by: number): boolean {
  return ax < bx || (ax === bx && ay < by);
}

/** Whether the point (x, y) comes after the one end and before the other, in that order. */
function isBetween(x1: number, y1: number, x2: number, y2: number, x: number, y: number): boolean {
  return (isBefore(x1, y1, x, y) && isBefore(x, y, x2, y2)) || (isBefore(x2, y2, x, y) && isBefore(x, y, x1, y1));
}

/** Where several nodes lie at one point, ties each edge that leaves it to the one that closes its wedge. */
function partWedges(cycles: Cycles): void {
  for (const nodes of points(cycles)) if (nodes.length > 1) partPoint(cycles, nodes);
}

/** The nodes at each point, from left to right and upward. */
export function points(cycles: Cycles): number[][] {
  const { xs, ys } = cycles;
  const nodes = Array.from(xs.keys()).sort((a, b) =>
    isBefore(xs[a] as number, ys[a] as number, xs[b] as number, ys[b] as number)
      ? -1
      : isSame(cycles, a, b)
        ? a - b
        : 1,
  );
  const all: number[][] = [];
  for (const node of nodes) {
    const here = all.at(-1);
    if (here !== undefined && isSame(cycles, here[0] as number, node)) here.push(node);
    else all.push([node]);
  }
  return all;
}

export function isSame({ xs, ys }: Cycles, a: number, b: number): boolean {
  return xs[a] === xs[b] && ys[a] === ys[b];
}

/** Gives every node at a point the edge that comes in first, counter-clockwise from the edge that leaves it. */
function partPoint(cycles: Cycles, nodes: readonly number[]): void {
  const { xs, ys, next, previous } = cycles;
  const [here] = nodes as [number];
  const isAhead = (end: number): boolean =>
    isBefore(xs[here] as number, ys[here] as number, xs[end] as number, ys[end] as number);
  const edges = nodes.flatMap((node) => [
    { end: next[node] as number, leaves: node },
    { end: previous[node] as number, leaves: undefined },
  ]);
  // Counter-clockwise, from downward on.
  edges.sort((a, b) => Number(isAhead(b.end)) - Number(isAhead(a.end)) || -side(cycles, here, a.end, b.end));
  const closing = new Map<number, number>();
  let source = here;
  // Backward, and twice around: what comes in after the last that leaves is the first of all.
  for (const { end, leaves } of [...edges, ...edges].reverse()) {
    if (leaves === undefined) source = end;
    else closing.set(leaves, source);
  }
  // Of rings that nobody checked two may close one wedge: then they stay as they are, for a walk has to come back to where it began.
  if (new Set(closing.values()).size < nodes.length) return;
  for (const [node, end] of closing) link(cycles, end, node);
}

/** Lets one node follow another. */
export function link({ next, previous }: Cycles, from: number, to: number): void {
  next[from] = to;
  previous[to] = from;
}

/** The exact sign of the turn a → b → c. */
export function side({ xs, ys }: Cycles, a: number, b: number, c: number): number {
  return orient2d(xs[a] as number, ys[a] as number, xs[b] as number, ys[b] as number, xs[c] as number, ys[c] as number);
}

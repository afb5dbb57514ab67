/**
 * Region against region by a sweep, in O(n log n) for n edges in all, wherever they lie: for those pairs on which an index of
 * edge bounds does not help, as two spirals one in the other, slanted combs, or thousands of holes.
 *
 * The line is that of `check-rings.ts`. Each region's own edges do not cross, so the line keeps its order until an edge of one
 * crosses an edge of the other, and then the interiors meet. They also meet where a gap between two edges that leave a point
 * to the right lies in both regions; no interior begins anywhere else. Where edges run along each other, the gap between them
 * is none. All other contacts are at vertices, and mere touching.
 *
 * The same line tells whether one region lies in the other: where an edge of one crosses an edge of the other it does not, nor
 * where a gap lies in it alone.
 */
import type { Depth } from "../../base/containment.js";
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { EdgeOrder, NONE } from "./edge-order.js";
import { ALONG, CROSSING, E1, F1, isOnEdge } from "./edge-pair.js";
import type { Region } from "./region.js";
import {
  compareVertices,
  endOfPoint,
  FAR,
  handyScale,
  isAt,
  leftEnd,
  loadVertex,
  meetingOf,
  POINT,
  type RingGraph,
  rightEnd,
  ringGraph,
  sideOfEdge,
  sortVertices,
} from "./ring-graph.js";

/** The regions as bits. */
const FIRST = 1;
const SECOND = 2;
const BOTH = 3;

/**
 * How two regions lie, as a code; undefined where two edges cross at a point in which further rings of both regions have
 * vertices, for those leave no room there that would show an overlap (see `pinched.ts`), and the line loses its order.
 */
export function sweepRegions(a: Region, b: Region): Code | undefined {
  const sweep = new Sweep(a, b, BOTH);
  const code = sweep.run();
  return sweep.isUndecided ? undefined : code;
}

/** How deep region b lies in region a. What crosses a ring is outside of it, whatever the other rings leave free there. */
export function sweepDepth(a: Region, b: Region): Depth {
  return (0 - new Sweep(a, b, SECOND).run()) as Depth;
}

class Sweep {
  private readonly graph: RingGraph;
  private readonly order: EdgeOrder;
  /** Rings from this number on are the second region's. */
  private readonly second: number;
  /** The regions that hold what lies just above each edge in the order, as bits. */
  private readonly above: Uint8Array;
  /** The regions that have the present point on their boundary, as bits. */
  private here = 0;
  /** Of the boundaries; OVERLAPPING where they cross or a gap is as sought, and that is the end. */
  private code: Code = DISJOINT;
  /** A gap in these regions, and in no other, ends the sweep. */
  private readonly sought: number;
  /** Whether further vertices lie where two edges crossed. */
  isUndecided = false;

  constructor(a: Region, b: Region, sought: number) {
    const rings = [a.coordinates, ...a.holes, b.coordinates, ...b.holes];
    this.second = 1 + a.holes.length;
    this.graph = ringGraph(rings, handyScale(rings));
    this.order = new EdgeOrder(this.graph.x.length);
    this.above = new Uint8Array(this.graph.x.length);
    this.sought = sought;
  }

  run(): Code {
    const { graph } = this;
    const vertices = sortVertices(graph);
    for (let first = 0; first < vertices.length && this.code !== OVERLAPPING; ) {
      const vertex = vertices[first] as number;
      const end = endOfPoint(graph, vertices, first);
      loadVertex(graph, POINT, vertex);
      if (end > first + 1 || !this.goOn(vertex)) this.visit(vertices.subarray(first, end));
      first = end;
    }
    return this.code;
  }

  /** The common case: at a vertex by itself one edge ends and the next one starts, and takes its place. False elsewhere. */
  private goOn(vertex: number): boolean {
    const { order, graph, above } = this;
    const incoming = graph.before[vertex] as number;
    const ends = rightEnd(graph, incoming) === vertex;
    if (ends === (rightEnd(graph, vertex) === vertex)) return false;
    const ending = ends ? incoming : vertex;
    const starting = ends ? vertex : incoming;
    const lower = order.below(ending);
    const upper = order.above(ending);
    if ((lower !== NONE && this.passes(lower)) || (upper !== NONE && this.passes(upper))) return false;
    order.replace(ending, starting);
    above[starting] = above[ending] as number;
    this.check(lower, starting);
    this.check(starting, upper);
    return true;
  }

  /** All vertices at one point. */
  private visit(vertices: Uint32Array): void {
    const { graph } = this;
    this.here = 0;
    let some = NONE;
    const starting: number[] = [];
    for (const vertex of vertices) {
      this.here |= this.bitOf(vertex);
      for (const edge of [graph.before[vertex] as number, vertex]) {
        // Rings that nobody checked may repeat a vertex.
        if (compareVertices(graph, edge, graph.after[edge] as number) === 0) continue;
        if (rightEnd(graph, edge) === vertex) some = Math.max(some, this.end(edge));
        else starting.push(edge);
      }
    }
    for (const edge of starting) this.start(edge);
    some = starting[0] ?? some;
    if (some !== NONE) this.setAbove(some);
    if (this.here === BOTH && this.code === DISJOINT) this.code = TOUCHING;
  }

  /** Takes an edge out; returns a neighbor that goes on through the point, or NONE. */
  private end(edge: number): number {
    const lower = this.order.below(edge);
    const upper = this.order.above(edge);
    this.order.remove(edge);
    this.check(lower, upper);
    for (const neighbor of [upper, lower]) {
      if (neighbor !== NONE && this.passes(neighbor) && !isAt(this.graph, rightEnd(this.graph, neighbor), POINT)) {
        return neighbor;
      }
    }
    return NONE;
  }

  private start(edge: number): void {
    const { graph, order } = this;
    loadVertex(graph, FAR, rightEnd(graph, edge));
    order.insert(edge, (other) => {
      const side = sideOfEdge(graph, other, POINT) || sideOfEdge(graph, other, FAR);
      // Two edges along each other are of two regions: the first one's lies below, for order's sake.
      return side === 0 ? this.bitOf(edge) > this.bitOf(other) : side > 0;
    });
    this.check(order.below(edge), edge);
    this.check(edge, order.above(edge));
  }

  /** Says what lies above each edge that leaves the present point to the right; `some` is one of them. */
  private setAbove(some: number): void {
    const { order, above } = this;
    let edge = some;
    for (let lower = order.below(edge); lower !== NONE && this.passes(lower); lower = order.below(edge)) edge = lower;
    let regions = order.below(edge) === NONE ? 0 : (above[order.below(edge)] as number);
    while (edge !== NONE && this.passes(edge)) {
      const bit = this.bitOf(edge);
      this.here |= bit;
      regions ^= bit;
      above[edge] = regions;
      const upper = order.above(edge);
      if (regions === this.sought && !this.runsAlong(edge, upper)) this.code = OVERLAPPING;
      edge = upper;
    }
  }

  /** Whether two edges that leave the present point do so in one direction. */
  private runsAlong(edge: number, upper: number): boolean {
    if (upper === NONE || !this.passes(upper)) return false;
    return meetingOf(this.graph, edge, upper) === ALONG;
  }

  /** Whether the present point lies on an edge in the order: it is met by the line, so it lies on it where it is on its line. */
  private passes(edge: number): boolean {
    return isAt(this.graph, leftEnd(this.graph, edge), POINT) || sideOfEdge(this.graph, edge, POINT) === 0;
  }

  private check(e: number, f: number): void {
    if (e === NONE || f === NONE || this.code === OVERLAPPING || this.bitOf(e) === this.bitOf(f)) return;
    if (meetingOf(this.graph, e, f) !== CROSSING) return;
    this.code = OVERLAPPING;
    // Once at most: it ends the sweep.
    for (let vertex = 0; vertex < this.above.length; vertex++) {
      loadVertex(this.graph, POINT, vertex);
      this.isUndecided ||= isOnEdge(POINT, E1) && isOnEdge(POINT, F1);
    }
  }

  private bitOf(edge: number): number {
    return (this.graph.ring[edge] as number) < this.second ? FIRST : SECOND;
  }
}

/**
 * Is it a polygon? Every ring simple, rings meeting in single points only, every hole inside the outer ring and outside the
 * other holes. In O(n log n) for n vertices in all, whatever they are.
 *
 * A line sweeps the plane from left to right (M. I. Shamos, D. Hoey, "Geometric intersection problems", 1976) and knows the
 * edges that it meets in their order. Two edges that cross are neighbors in that order just before, or become so where the
 * last edge between them ends, so that only neighbors need to be compared. Points of one x are met from below upward, as if
 * the line leaned a little: so level and upright edges are edges like all others.
 *
 * Rings may touch, so three things are asked at each point besides: whether a ring passes through it twice; whether the edge
 * that goes on through it, if there is one, belongs to a ring with a vertex there; and, from below upward, whether each edge
 * that leaves it to the right has on its two sides what it must part: an outer edge the outside and the inside, a hole's edge
 * the inside and that hole. As every stretch of every edge leaves some point to the right, that settles the nesting too, and
 * finds rings that cross where they have vertices.
 */
import type { Sign } from "../../exact/sign.js";
import { EdgeOrder, NONE } from "./edge-order.js";
import { APART, AT_END } from "./edge-pair.js";
import { indexHoles } from "./holes.js";
import { after, type Coordinates, indexPath, isBefore, markSimple } from "./path.js";
import { refuseMeeting, refuseNesting } from "./refuse-rings.js";
import { keepRingSign } from "./region.js";
import { convexity } from "./relate-convex.js";
import {
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

/** What lies just above an edge: outside, inside, or in hole k as IN_HOLE + k. */
const OUTSIDE = 0;
const INSIDE = 1;
const IN_HOLE = 2;

/**
 * Checks a polygon's rings, and builds the indexes of the long ones, and of many holes.
 *
 * @throws RangeError `ERR_NOT_SIMPLE`, naming the two edges, how they meet and where.
 */
export function checkRings(outer: Coordinates, holes: readonly Coordinates[]): void {
  const rings = [outer, ...holes];
  if (holes.length > 0 || !isConvex(outer)) new Sweep(rings).run();
  for (const ring of rings) {
    indexPath(ring, true);
    markSimple(ring);
    keepRingSign(ring);
  }
  indexHoles(holes);
}

/**
 * Whether a short ring certainly is simple: it turns one way only, and goes to the right and back once. Then it is two chains from end to
 * end, each on its own side of the line between these.
 */
function isConvex(ring: Coordinates): boolean {
  if (convexity(ring) === 0) return false;
  let turns = 0;
  let wasForward: boolean | undefined;
  for (let at = -2; at < ring.length; at += 2) {
    const from = at < 0 ? ring.length - 2 : at;
    const isForward = isBefore(ring, from, after(ring, from));
    if (wasForward !== undefined && isForward !== wasForward) turns++;
    wasForward = isForward;
  }
  return turns === 2;
}

class Sweep {
  private readonly rings: readonly Coordinates[];
  /** The rings, to a scale of which nothing but the messages knows. */
  private readonly graph: RingGraph;
  private readonly order: EdgeOrder;
  /** What lies just above each edge in the order. */
  private readonly side: Int32Array;
  /** The edge that goes on through the present point, or NONE: were there two, they would cross. */
  private passing = NONE;

  constructor(rings: readonly Coordinates[]) {
    this.rings = rings;
    this.graph = ringGraph(rings, handyScale(rings));
    this.order = new EdgeOrder(this.graph.x.length);
    this.side = new Int32Array(this.graph.x.length);
  }

  run(): void {
    const { graph } = this;
    const vertices = sortVertices(graph);
    for (let first = 0; first < vertices.length; ) {
      const vertex = vertices[first] as number;
      const end = endOfPoint(graph, vertices, first);
      loadVertex(graph, POINT, vertex);
      if (end > first + 1 || !this.goOn(vertex)) this.visit(vertices.subarray(first, end));
      first = end;
    }
  }

  /** The common case: at a vertex by itself one edge ends and the next one starts, and takes its place. False elsewhere. */
  private goOn(vertex: number): boolean {
    const { order, graph } = this;
    const incoming = graph.before[vertex] as number;
    const ends = rightEnd(graph, incoming) === vertex;
    if (ends === (rightEnd(graph, vertex) === vertex)) return false;
    const ending = ends ? incoming : vertex;
    const starting = ends ? vertex : incoming;
    const below = order.below(ending);
    const above = order.above(ending);
    if ((below !== NONE && this.sideOf(below, POINT) === 0) || (above !== NONE && this.sideOf(above, POINT) === 0)) {
      return false;
    }
    order.replace(ending, starting);
    this.side[starting] = this.side[ending] as number;
    if (below !== NONE) this.check(below, starting);
    if (above !== NONE) this.check(starting, above);
    return true;
  }

  /** All vertices at one point. */
  private visit(vertices: Uint32Array): void {
    const { graph } = this;
    this.passing = NONE;
    const starting: number[] = [];
    for (const [index, vertex] of vertices.entries()) {
      const earlier = vertices[index - 1];
      if (earlier !== undefined && graph.ring[earlier] === graph.ring[vertex]) this.refuseMeeting(earlier, vertex);
      for (const edge of [graph.before[vertex] as number, vertex]) {
        if (rightEnd(graph, edge) === vertex) this.end(edge);
        else starting.push(edge);
      }
    }
    for (const edge of starting) this.start(edge);
    for (const vertex of vertices) {
      if (this.passing !== NONE && graph.ring[vertex] === graph.ring[this.passing]) {
        this.refuseMeeting(this.passing, vertex);
      }
    }
    const some = starting[0] ?? this.passing;
    if (some !== NONE) this.setSides(some, vertices[0] as number);
  }

  private end(edge: number): void {
    const below = this.order.below(edge);
    const above = this.order.above(edge);
    this.order.remove(edge);
    for (const neighbor of [below, above]) {
      if (neighbor !== NONE && !this.endsHere(neighbor) && this.sideOf(neighbor, POINT) === 0) this.passing = neighbor;
    }
    if (below !== NONE && above !== NONE) this.check(below, above);
  }

  private start(edge: number): void {
    loadVertex(this.graph, FAR, rightEnd(this.graph, edge));
    this.order.insert(edge, (other) => {
      const side = this.sideOf(other, POINT);
      if (side !== 0) return side > 0;
      if (!this.startsHere(other)) this.passing = other;
      const direction = this.sideOf(other, FAR);
      if (direction === 0) this.refuseMeeting(other, edge);
      return direction > 0;
    });
    const below = this.order.below(edge);
    const above = this.order.above(edge);
    if (below !== NONE) this.check(below, edge);
    if (above !== NONE) this.check(edge, above);
  }

  /** Says what lies above each edge that leaves the present point to the right; `some` is one of them, `here` that point. */
  private setSides(some: number, here: number): void {
    const { order, graph, side } = this;
    let edge = some;
    for (let below = order.below(edge); below !== NONE && this.leavesHere(below); below = order.below(edge))
      edge = below;
    let region = order.below(edge) === NONE ? OUTSIDE : (side[order.below(edge)] as number);
    for (; edge !== NONE && this.leavesHere(edge); edge = order.above(edge)) {
      const ring = graph.ring[edge] as number;
      const own = ring === 0 ? OUTSIDE : IN_HOLE + ring - 1;
      if (region !== INSIDE && region !== own) this.refuseNesting(edge, region, here);
      region = region === INSIDE ? own : INSIDE;
      side[edge] = region;
    }
  }

  /** An edge has a region on its lower side that it does not bound: whose ring comes between? */
  private refuseNesting(edge: number, region: number, from: number): never {
    const other = region === OUTSIDE ? 0 : region - IN_HOLE + 1;
    let here = NONE;
    for (const step of ["below", "above"] as const) {
      for (let at = this.order[step](edge); at !== NONE && this.leavesHere(at); at = this.order[step](at)) {
        if (this.graph.ring[at] === other) here = at;
      }
    }
    refuseNesting(ringGraph(this.rings, 1), edge, other, here, from);
  }

  private refuseMeeting(e: number, f: number): never {
    refuseMeeting(ringGraph(this.rings, 1), e, f);
  }

  private leavesHere(edge: number): boolean {
    return edge === this.passing || this.startsHere(edge);
  }

  private startsHere(edge: number): boolean {
    return isAt(this.graph, leftEnd(this.graph, edge), POINT);
  }

  private endsHere(edge: number): boolean {
    return isAt(this.graph, rightEnd(this.graph, edge), POINT);
  }

  private sideOf(edge: number, register: number): Sign {
    return sideOfEdge(this.graph, edge, register);
  }

  /** Refuses two edges that meet, unless they are neighbors in a ring, or belong to two rings and one ends where they meet. */
  private check(e: number, f: number): void {
    const { graph } = this;
    const meeting = meetingOf(graph, e, f);
    if (meeting === APART) return;
    const allowed = graph.ring[e] !== graph.ring[f] || graph.after[e] === f || graph.after[f] === e;
    if (meeting !== AT_END || !allowed) this.refuseMeeting(e, f);
  }
}

/**
 * The edges of a simple ring in one list, each after all that lie below it anywhere.
 *
 * A sweep from left to right notes whenever one edge comes to lie next above another. Edges that do not cross are never above
 * each other in turn, so all the notes fit into one list (A. B. Kahn, "Topological sorting of large networks", 1962).
 */
import { EdgeOrder, NONE } from "./edge-order.js";
import { FAR, loadVertex, POINT, type RingGraph, rightEnd, sideOfEdge } from "./ring-graph.js";

/** An edge is noted with two neighbors where it starts, and parts two where it ends. */
const NOTES_AN_EDGE = 3;

/** The edges of one simple ring from below upward; `sorted` has its vertices from left to right. */
export function sortUpward(graph: RingGraph, sorted: Uint32Array): Uint32Array {
  const edges = sorted.length;
  const lower = new Uint32Array(NOTES_AN_EDGE * edges);
  const upper = new Uint32Array(NOTES_AN_EDGE * edges);
  let notes = 0;
  const note = (below: number, above: number): void => {
    if (below === NONE || above === NONE) return;
    lower[notes] = below;
    upper[notes] = above;
    notes++;
  };
  const order = new EdgeOrder(edges);
  const isAbove = (other: number): boolean => (sideOfEdge(graph, other, POINT) || sideOfEdge(graph, other, FAR)) > 0;
  for (const vertex of sorted) {
    loadVertex(graph, POINT, vertex);
    const before = graph.before[vertex] as number;
    const ends = rightEnd(graph, before) === vertex;
    if (ends !== (rightEnd(graph, vertex) === vertex)) {
      // One edge ends and the next one takes its place.
      const starting = ends ? vertex : before;
      order.replace(ends ? before : vertex, starting);
      note(order.below(starting), starting);
      note(starting, order.above(starting));
      continue;
    }
    for (const edge of [before, vertex]) {
      if (ends) {
        const [below, above] = [order.below(edge), order.above(edge)];
        order.remove(edge);
        note(below, above);
      } else {
        loadVertex(graph, FAR, rightEnd(graph, edge));
        order.insert(edge, isAbove);
        note(order.below(edge), edge);
        note(edge, order.above(edge));
      }
    }
  }
  return sortNotes(edges, lower.subarray(0, notes), upper.subarray(0, notes));
}

/** The numbers 0 to `count` − 1 so that `lower[i]` comes before `upper[i]`, for every i. */
function sortNotes(count: number, lower: Uint32Array, upper: Uint32Array): Uint32Array {
  const waitsFor = new Uint32Array(count);
  const first = new Uint32Array(count + 1);
  for (let i = 0; i < lower.length; i++) {
    waitsFor[upper[i] as number] = (waitsFor[upper[i] as number] as number) + 1;
    first[(lower[i] as number) + 1] = (first[(lower[i] as number) + 1] as number) + 1;
  }
  for (let i = 0; i < count; i++) first[i + 1] = (first[i + 1] as number) + (first[i] as number);
  const next = first.slice();
  const above = new Uint32Array(lower.length);
  for (let i = 0; i < lower.length; i++) {
    const at = next[lower[i] as number] as number;
    next[lower[i] as number] = at + 1;
    above[at] = upper[i] as number;
  }
  const list = new Uint32Array(count);
  let end = 0;
  for (let i = 0; i < count; i++) if (waitsFor[i] === 0) list[end++] = i;
  for (let at = 0; at < end; at++) {
    const edge = list[at] as number;
    for (let i = first[edge] as number; i < (first[edge + 1] as number); i++) {
      const other = above[i] as number;
      const left = (waitsFor[other] as number) - 1;
      waitsFor[other] = left;
      if (left === 0) list[end++] = other;
    }
  }
  return list;
}

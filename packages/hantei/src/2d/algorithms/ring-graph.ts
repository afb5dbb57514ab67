/** The rings of a polygon as one list of vertices: vertex v is also the name of the edge that starts there. */
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import type { Sign } from "../../exact/sign.js";
import { E1, E2, F1, F2, type Meeting, meetEdges } from "./edge-pair.js";
import type { Coordinates } from "./path.js";

/** Registers of the point that a sweeping line has come to, and of the far end of an edge that starts there. */
export const POINT = 0;
export const FAR = 2;

export interface RingGraph {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The ring of each vertex: 0 for the outer one, k + 1 for hole k. */
  readonly ring: Int32Array;
  /** The first vertex of each ring. */
  readonly start: Int32Array;
  /** The vertex after each, around its ring. */
  readonly after: Int32Array;
  /** The vertex before each. */
  readonly before: Int32Array;
}

/** The rings' vertices, each coordinate times `scale`. */
export function ringGraph(rings: readonly Coordinates[], scale: number): RingGraph {
  const vertices = rings.reduce((sum, ring) => sum + (ring.length >> 1), 0);
  const graph = {
    x: new Float64Array(vertices),
    y: new Float64Array(vertices),
    ring: new Int32Array(vertices),
    start: new Int32Array(rings.length),
    after: new Int32Array(vertices),
    before: new Int32Array(vertices),
  };
  let vertex = 0;
  for (const [index, ring] of rings.entries()) {
    const start = vertex;
    graph.start[index] = start;
    for (let at = 0; at < ring.length; at += 2, vertex++) {
      graph.x[vertex] = (ring[at] as number) * scale;
      graph.y[vertex] = (ring[at + 1] as number) * scale;
      graph.ring[vertex] = index;
      graph.after[vertex] = vertex + 1;
      graph.before[vertex] = vertex - 1;
    }
    graph.after[vertex - 1] = start;
    graph.before[start] = vertex - 1;
  }
  return graph;
}

/** Coordinates from this size on, 2⁴⁰⁰, have cross products that doubles cannot hold; below its inverse likewise. */
const LARGE = 2.5822498780869086e120;
/** 2⁻⁵⁶⁰: what brings those back among the others. */
const SHRINK = 2.6497349136889905e-169;

/**
 * A power of two by which all coordinates can be multiplied without rounding, so that comparing them need not be done in
 * integers: less than 1 for huge ones, more for tiny ones, else 1.
 */
export function handyScale(rings: readonly Coordinates[]): number {
  let least = Number.POSITIVE_INFINITY;
  let largest = 0;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at++) {
      const size = Math.abs(ring[at] as number);
      if (size > largest) largest = size;
      if (size > 0 && size < least) least = size;
    }
  }
  if (largest * LARGE < 1) return 1 / SHRINK;
  return largest > LARGE && least > 1 / LARGE ? SHRINK : 1;
}

/** Less than 0 where vertex a comes before b from left to right, and from below upward at one x; 0 where they are equal. */
export function compareVertices({ x, y }: RingGraph, a: number, b: number): number {
  const ax = x[a] as number;
  const bx = x[b] as number;
  if (ax !== bx) return ax < bx ? -1 : 1;
  const ay = y[a] as number;
  const by = y[b] as number;
  return ay < by ? -1 : ay > by ? 1 : 0;
}

/** An edge's end that comes first. */
export function leftEnd(graph: RingGraph, edge: number): number {
  const end = graph.after[edge] as number;
  return compareVertices(graph, edge, end) < 0 ? edge : end;
}

/** An edge's other end. */
export function rightEnd(graph: RingGraph, edge: number): number {
  const end = graph.after[edge] as number;
  return compareVertices(graph, edge, end) < 0 ? end : edge;
}

/** Puts a vertex into a register and the next. */
export function loadVertex({ x, y }: RingGraph, register: number, vertex: number): void {
  registers[register] = x[vertex] as number;
  registers[register + 1] = y[vertex] as number;
}

/** Whether a vertex is the point in a register. */
export function isAt({ x, y }: RingGraph, vertex: number, register: number): boolean {
  return x[vertex] === registers[register] && y[vertex] === registers[register + 1];
}

/** 1 where a register's point lies above an edge, −1 below it, 0 on its line; left of an upright edge counts as above. */
export function sideOfEdge(graph: RingGraph, edge: number, register: number): Sign {
  loadVertex(graph, E1, leftEnd(graph, edge));
  loadVertex(graph, E2, rightEnd(graph, edge));
  return orient2dAt(E1, E2, register);
}

/** The vertices from left to right, from below upward at one x; equal ones in their rings' order. */
export function sortVertices(graph: RingGraph): Uint32Array {
  const vertices = new Uint32Array(graph.x.length);
  for (let vertex = 0; vertex < vertices.length; vertex++) vertices[vertex] = vertex;
  return vertices.sort((a, b) => compareVertices(graph, a, b) || a - b);
}

/** Where in such a list the vertices end that lie where the one at `first` does. */
export function endOfPoint(graph: RingGraph, sorted: Uint32Array, first: number): number {
  let end = first + 1;
  while (end < sorted.length && compareVertices(graph, sorted[first] as number, sorted[end] as number) === 0) end++;
  return end;
}

/** How two edges meet, as `meetEdges` says it; leaves them in its registers. */
export function meetingOf(graph: RingGraph, e: number, f: number): Meeting {
  loadVertex(graph, E1, e);
  loadVertex(graph, E2, graph.after[e] as number);
  loadVertex(graph, F1, f);
  loadVertex(graph, F2, graph.after[f] as number);
  return meetEdges();
}

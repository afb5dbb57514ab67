/** Two outlines as plain lists of edges and vertices, scaled: what parting by trial looks through again and again. */
import { gauge, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";

/** An outline's lists; of numbers beyond the ends nothing is known. */
export interface Lines {
  /** Four numbers an edge. */
  edges: Float64Array;
  edgesEnd: number;
  /** Two numbers a vertex. */
  vertices: Float64Array;
  verticesEnd: number;
}

export const linesA: Lines = /* @__PURE__ */ lines();
export const linesB: Lines = /* @__PURE__ */ lines();

function lines(): Lines {
  return { edges: new Float64Array(64), edgesEnd: 0, vertices: new Float64Array(32), verticesEnd: 0 };
}

/** Lists of more numbers are let go once they have been looked through: 128 kB each. */
const MOST_KEPT = 1 << 14;

/** The list, or a longer one. */
function roomFor(list: Float64Array, numbers: number): Float64Array {
  if (numbers <= list.length) return list;
  return new Float64Array(numbers <= MOST_KEPT / 2 ? 2 * numbers : numbers);
}

/** Lets go of lists of long outlines: nothing would ever take them away else, where no other call reads lines. */
export function forgetLongLines(): void {
  forgetLong(linesA);
  forgetLong(linesB);
}

function forgetLong(of: Lines): void {
  if (of.edges.length > MOST_KEPT) of.edges = new Float64Array(64);
  if (of.vertices.length > MOST_KEPT) of.vertices = new Float64Array(32);
}

/** The sum of both radii, scaled. */
export const reach: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** Reads the two outlines that are loaded. */
export function readLines(): void {
  const scale = gauge[SCALE] as number;
  reach[0] = (gauge[RADIUS_A] as number) * scale + (gauge[RADIUS_B] as number) * scale;
  readOutline(linesA, outlineA);
  readOutline(linesB, outlineB);
}

function readOutline(into: Lines, o: Outline): void {
  const scale = gauge[SCALE] as number;
  let numbers = o.coordinates.length;
  for (let i = 0; i < o.holes.length; i++) numbers += (o.holes[i] as Coordinates).length;
  into.vertices = roomFor(into.vertices, numbers);
  into.edges = roomFor(into.edges, 2 * numbers);
  const { vertices, edges } = into;
  let first = 0;
  let edge = 0;
  for (let i = -1; i < o.holes.length; i++) {
    const ring = i < 0 ? o.coordinates : (o.holes[i] as Coordinates);
    const size = ring.length;
    const end = first + size;
    for (let at = 0; at < size; at++) vertices[first + at] = (ring[at] as number) * scale;
    for (let at = first; at < end; at += 2) {
      const isLast = at + 2 === end;
      if (isLast && !o.closed && size > 2) break;
      const next = isLast ? first : at + 2;
      edges[edge] = vertices[at] as number;
      edges[edge + 1] = vertices[at + 1] as number;
      edges[edge + 2] = vertices[next] as number;
      edges[edge + 3] = vertices[next + 1] as number;
      edge += 4;
    }
    first = end;
  }
  into.verticesEnd = numbers;
  into.edgesEnd = edge;
}

import { UNCERTAIN } from "./codes.js";
import { checkColumns } from "./columns.js";
import { FREE } from "./kernels.js";
import type { BatchRules } from "./options.js";
import { CHUNK, type Exact, settle, sharedKernels } from "./run.js";
import { pointsTwin } from "./twins/points.js";

/** Polygons of more edges are asked point by point, through their index of edges. */
const FEW_EDGES = 64;
/** Where a polygon's edges lie among the kernels' scratch: after the chunks of both columns. */
const EDGES = FREE + 2 * 8 * CHUNK;
const CODES = EDGES + 4 * 8 * FEW_EDGES;

/** Points against the polygon with these edges: the way of `run`, with one list of edges in place of second columns. */
export function runPoints(
  where: string,
  columns: readonly Float64Array[],
  edges: Float64Array,
  exact: Exact,
  { out, kernel }: BatchRules,
): Int8Array {
  checkColumns(where, columns);
  const [x, y] = columns as readonly [Float64Array, Float64Array];
  const count = x.length;
  // A polygon built past the constructors may have a NaN, which no count of crossings shows.
  if (edges.length > 4 * FEW_EDGES || edges.some((value) => value - value !== 0)) {
    out.fill(UNCERTAIN, 0, count);
    settle(exact, columns, out, 0, count);
    return out;
  }
  const kernels = kernel === "js" ? undefined : sharedKernels(where, kernel);
  if (kernels === undefined) {
    if (!pointsTwin(columns, edges, out, 0, count)) settle(exact, columns, out, 0, count);
    return out;
  }
  const { buffer } = kernels.memory;
  new Float64Array(buffer, EDGES, edges.length).set(edges);
  for (let from = 0; from < count; from += CHUNK) {
    const to = Math.min(from + CHUNK, count);
    const size = to - from;
    new Float64Array(buffer, FREE, size).set(x.subarray(from, to));
    new Float64Array(buffer, FREE + 8 * CHUNK, size).set(y.subarray(from, to));
    const isDecided = kernels.points(FREE, FREE + 8 * CHUNK, EDGES, edges.length / 4, CODES, size + (size % 2)) !== 0;
    out.set(new Int8Array(buffer, CODES, size), from);
    if (!isDecided) settle(exact, columns, out, from, to);
  }
  return out;
}

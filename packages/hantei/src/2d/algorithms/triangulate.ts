/**
 * A region as triangles between its own vertices, and the cuts between these: no coordinate is computed, so nothing is rounded,
 * and the region's interior is the union of the open triangles and the open cuts.
 *
 * ```text
 *   ┌──────────────┐      1. A cut from the leftmost vertex of each hole to a vertex farther left that it sees: one cycle.
 *   │   ┌──┐ · · · │      2. Ears off, one by one: three nodes in a row that turn left, with no vertex in their triangle.
 *   │   └──┘       │         There is one as long as more than three are left (G. H. Meisters, 1975).
 *   └──────────────┘
 * ```
 *
 * Source: D. Eberly, "Triangulation by Ear Clipping" (Geometric Tools, 2002), with exact signs, and rings that may touch.
 */
import type { Region } from "./region.js";
import { type Cycles, cyclesOf, link, side } from "./ring-cycles.js";
import { type Cut, tieHoles } from "./tie-holes.js";
import { type Corners, hasVertexIn, isWithin, type VertexBlocks, vertexBlocks } from "./vertex-blocks.js";

/** What a region is cut into. */
export interface Cutting {
  /** Three vertices, counter-clockwise, and whether the edges from each to the next are the region's own. */
  readonly triangles: readonly Triangle[];
  readonly cuts: readonly Cut[];
}

export interface Triangle {
  readonly xy: readonly [number, number, number, number, number, number];
  readonly isBorder: readonly [boolean, boolean, boolean];
}

/** Vertices up to which putting them in blocks takes longer than it saves. */
const FEW = 128;

/** Cuts a region; of what is none, built past the constructors, perhaps only a part. */
export function triangulate(region: Region): Cutting {
  const cycles = cyclesOf(region);
  const triangles: Triangle[] = [];
  const cuts = tieHoles(cycles);
  const isDone: boolean[] = [];
  const blocks = cycles.xs.length > FEW ? vertexBlocks(cycles.xs, cycles.ys) : undefined;
  const unknown = { after: new Int32Array(cycles.xs.length), before: new Int32Array(cycles.xs.length) };
  for (let node = 0; node < cycles.xs.length; node++) {
    if (isDone[node] !== true) clip(cycles, blocks, node, isDone, unknown, triangles, cuts);
  }
  return { triangles, cuts };
}

/**
 * The nodes of each cycle that may be ears, in its order, each with those before and after it. Whether one is does not change until a
 * neighbor of it is taken away: one that is known to be none is not asked again before.
 */
interface Unknown {
  /** OUT where the node is known to be no ear. */
  readonly after: Int32Array;
  readonly before: Int32Array;
}

const OUT = -1;

/** Takes ears off the cycle of a node until a triangle is left, and marks its nodes as done. */
function clip(
  cycles: Cycles,
  blocks: VertexBlocks | undefined,
  start: number,
  isDone: boolean[],
  unknown: Unknown,
  triangles: Triangle[],
  cuts: Cut[],
): void {
  const { xs, ys, next, previous, isBorder } = cycles;
  let left = 0;
  for (let node = start; isDone[node] !== true; node = next[node] as number) {
    isDone[node] = true;
    unknown.after[node] = next[node] as number;
    unknown.before[node] = previous[node] as number;
    left++;
  }
  // Without an ear, what is left is not a region.
  for (let node = start; left >= 3; ) {
    const a = previous[node] as number;
    const c = next[node] as number;
    if (!isEar(cycles, blocks, a, node, c)) {
      const after = unknown.after[node] as number;
      if (after === node) return;
      takeOut(unknown, node);
      node = after;
      continue;
    }
    const xy = [xs[a], ys[a], xs[node], ys[node], xs[c], ys[c]] as unknown as Triangle["xy"];
    const isLast = left === 3;
    triangles.push({
      xy,
      isBorder: [isBorder[a] as boolean, isBorder[node] as boolean, isLast && (isBorder[c] as boolean)],
    });
    if (isLast) return;
    cuts.push([xy[0], xy[1], xy[4], xy[5]]);
    link(cycles, a, c);
    isBorder[a] = false;
    left--;
    if (unknown.after[a] === OUT) putBetween(unknown, unknown.before[node] as number, a, node);
    if (unknown.after[c] === OUT) putBetween(unknown, node, c, unknown.after[node] as number);
    takeOut(unknown, node);
    // Every other node: ears taken in a row would make a fan of slivers.
    node = unknown.after[c] as number;
  }
}

function takeOut({ after, before }: Unknown, node: number): void {
  const [first, second] = [before[node] as number, after[node] as number];
  after[first] = second;
  before[second] = first;
  after[node] = OUT;
}

function putBetween({ after, before }: Unknown, first: number, node: number, second: number): void {
  after[first] = node;
  before[node] = first;
  after[node] = second;
  before[second] = node;
}

/** Whether three nodes in a row turn left and their closed triangle has no other vertex. */
function isEar(cycles: Cycles, blocks: VertexBlocks | undefined, a: number, b: number, c: number): boolean {
  if (!(side(cycles, a, b, c) > 0)) return false;
  const { xs, ys } = cycles;
  const corners = [xs[a], ys[a], xs[b], ys[b], xs[c], ys[c]] as unknown as Corners;
  if (blocks !== undefined) return !hasVertexIn(blocks, corners);
  return !xs.some((x, node) => isWithin(x, ys[node] as number, corners));
}

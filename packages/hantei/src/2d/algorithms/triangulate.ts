/**
 * A region as triangles between its own vertices, and the cuts between these: no coordinate is computed, so nothing is rounded,
 * and the region's interior is the union of the open triangles and the open cuts.
 *
 * ```text
 *   ┌──────────────┐      1. A cut from the rightmost vertex of each hole to a vertex farther right that it sees: one cycle.
 *   │   ┌──┐ · · · │      2. Ears off, one by one: three nodes in a row that turn left, with no vertex in their triangle.
 *   │   └──┘       │         There is one as long as more than three are left (G. H. Meisters, 1975).
 *   └──────────────┘
 * ```
 *
 * Source: D. Eberly, "Triangulation by Ear Clipping" (Geometric Tools, 2002), with exact signs, and rings that may touch.
 */
import { orient2d } from "../../exact/orient2d.js";
import { type Coordinates, near, nextEdge } from "./path.js";
import type { Region } from "./region.js";
import { addNode, type Cycles, cyclesOf, isBefore, isBetween, isSame, side } from "./ring-cycles.js";
import { type Corners, hasVertexIn, type VertexBlocks, vertexBlocks } from "./vertex-blocks.js";

/** What a region is cut into. */
export interface Cutting {
  /** Three vertices, counter-clockwise, and whether the edges from each to the next are the region's own. */
  readonly triangles: readonly Triangle[];
  /** Two ends. */
  readonly cuts: readonly (readonly [number, number, number, number])[];
}

export interface Triangle {
  readonly xy: readonly [number, number, number, number, number, number];
  readonly isBorder: readonly [boolean, boolean, boolean];
}

/** Vertices up to which putting them in blocks takes longer than it saves. */
const FEW = 128;

/** Cuts a region; of what is none, built past the constructors, perhaps only a part. */
export function triangulate(region: Region): Cutting {
  const rings = [region.coordinates, ...region.holes];
  const cycles = cyclesOf(region);
  const triangles: Triangle[] = [];
  const cuts: [number, number, number, number][] = [];
  for (const hole of holesOf(cycles)) {
    const cut = tieHole(cycles, rings, hole, cuts);
    if (cut !== undefined) cuts.push(cut);
  }
  const isDone: boolean[] = [];
  const blocks = cycles.xs.length > FEW ? vertexBlocks(cycles.xs, cycles.ys) : undefined;
  const unknown = { after: new Int32Array(cycles.xs.length), before: new Int32Array(cycles.xs.length) };
  for (let node = 0; node < cycles.xs.length; node++) {
    if (isDone[node] !== true) clip(cycles, rings, blocks, node, isDone, unknown, triangles, cuts);
  }
  return { triangles, cuts };
}

/**
 * The last node, from left to right and upward, of each cycle that goes round a hole: the node whose wedge opens to the right.
 * The last hole comes first, so that what lies to the right of a hole is tied already.
 */
function holesOf(cycles: Cycles): number[] {
  const { xs, ys, next, previous } = cycles;
  const seen: boolean[] = [];
  const holes: number[] = [];
  for (let start = 0; start < xs.length; start++) {
    if (seen[start] === true) continue;
    let last = start;
    for (let node = start; seen[node] !== true; node = next[node] as number) {
      seen[node] = true;
      const isLater = isBefore(xs[last] as number, ys[last] as number, xs[node] as number, ys[node] as number);
      const opens =
        isSame(cycles, node, last) && side(cycles, previous[node] as number, node, next[node] as number) < 0;
      if (isLater || opens) last = node;
    }
    if (side(cycles, previous[last] as number, last, next[last] as number) < 0) holes.push(last);
  }
  return holes.sort((a, b) => (isBefore(xs[a] as number, ys[a] as number, xs[b] as number, ys[b] as number) ? 1 : -1));
}

/** Ties a hole to the nearest vertex to its right that it sees, and gives the cut. */
function tieHole(
  cycles: Cycles,
  rings: readonly Coordinates[],
  hole: number,
  cuts: readonly (readonly [number, number, number, number])[],
): [number, number, number, number] | undefined {
  const { xs, ys } = cycles;
  const [hx, hy] = [xs[hole] as number, ys[hole] as number];
  // Which is tried first is for speed only, so that distances may be rounded, overflow, or be no numbers.
  const candidates = Array.from(xs.keys()).filter((node) => isBefore(hx, hy, xs[node] as number, ys[node] as number));
  const far = candidates.map((node) =>
    Math.max(Math.abs((xs[node] as number) - hx), Math.abs((ys[node] as number) - hy)),
  );
  const isTried: boolean[] = [];
  for (let tried = 0; tried < candidates.length; tried++) {
    let best = -1;
    for (let at = 0; at < far.length; at++) {
      if (isTried[at] !== true && (best < 0 || (far[at] as number) < (far[best] as number))) best = at;
    }
    isTried[best] = true;
    const node = candidates[best] as number;
    const [vx, vy] = [xs[node] as number, ys[node] as number];
    if (!opensTo(cycles, node, hole) || !isClear(rings, cuts, hx, hy, vx, vy)) continue;
    splice(cycles, node, hole);
    return [hx, hy, vx, vy];
  }
  return undefined;
}

/** Whether the way from a node to another leads into its wedge. */
function opensTo(cycles: Cycles, node: number, to: number): boolean {
  const { next, previous } = cycles;
  const leftOfNext = side(cycles, node, next[node] as number, to) > 0;
  const rightOfPrevious = side(cycles, node, previous[node] as number, to) < 0;
  return side(cycles, previous[node] as number, node, next[node] as number) >= 0
    ? leftOfNext && rightOfPrevious
    : leftOfNext || rightOfPrevious;
}

/** Whether nothing of the border or the cuts, but for its two ends, lies on the way between two vertices. */
function isClear(
  rings: readonly Coordinates[],
  cuts: readonly (readonly [number, number, number, number])[],
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): boolean {
  if (cuts.some(([px, py, qx, qy]) => bars(px, py, qx, qy, x1, y1, x2, y2))) return false;
  return rings.every((ring) => {
    const edges = ring.length >> 1;
    lookAt([x1, y1, x2, y2]);
    for (let edge = nextEdge(ring, edges, 0); edge < edges; edge = nextEdge(ring, edges, edge + 1)) {
      const from = 2 * edge;
      const to = edge + 1 === edges ? 0 : from + 2;
      const [px, py, qx, qy] = [ring[from], ring[from + 1], ring[to], ring[to + 1]] as [number, number, number, number];
      if (bars(px, py, qx, qy, x1, y1, x2, y2)) return false;
    }
    return true;
  });
}

/** Whether the edge p q stands in the way from 1 to 2: crosses it, or has an end in its middle. */
function bars(px: number, py: number, qx: number, qy: number, x1: number, y1: number, x2: number, y2: number): boolean {
  const p = orient2d(x1, y1, x2, y2, px, py);
  const q = orient2d(x1, y1, x2, y2, qx, qy);
  if (p * q > 0) return false;
  if (p === 0 && isBetween(x1, y1, x2, y2, px, py)) return true;
  if (q === 0 && isBetween(x1, y1, x2, y2, qx, qy)) return true;
  if (p === 0 || q === 0) return p === q && isBetween(px, py, qx, qy, x1, y1) && isBetween(px, py, qx, qy, x2, y2);
  return orient2d(px, py, qx, qy, x1, y1) * orient2d(px, py, qx, qy, x2, y2) < 0;
}

function lookAt(xy: readonly number[]): void {
  near[0] = Number.POSITIVE_INFINITY;
  near[1] = Number.POSITIVE_INFINITY;
  near[2] = Number.NEGATIVE_INFINITY;
  near[3] = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < xy.length; at++) {
    const value = xy[at] as number;
    const axis = at % 2;
    if (value < (near[axis] as number)) near[axis] = value;
    if (value > (near[axis + 2] as number)) near[axis + 2] = value;
  }
}

/** Opens two cycles at a node each and makes one of them, along a cut there and back. */
function splice(cycles: Cycles, node: number, hole: number): void {
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
}

function link({ next, previous }: Cycles, from: number, to: number): void {
  next[from] = to;
  previous[to] = from;
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
  rings: readonly Coordinates[],
  blocks: VertexBlocks | undefined,
  start: number,
  isDone: boolean[],
  unknown: Unknown,
  triangles: Triangle[],
  cuts: [number, number, number, number][],
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
    if (!isEar(cycles, rings, blocks, a, node, c)) {
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
function isEar(
  cycles: Cycles,
  rings: readonly Coordinates[],
  blocks: VertexBlocks | undefined,
  a: number,
  b: number,
  c: number,
): boolean {
  if (!(side(cycles, a, b, c) > 0)) return false;
  const { xs, ys } = cycles;
  const corners = [xs[a], ys[a], xs[b], ys[b], xs[c], ys[c]] as unknown as Corners;
  if (blocks !== undefined) return !hasVertexIn(blocks, corners);
  const [ax, ay, bx, by, cx, cy] = corners;
  for (const ring of rings) {
    const edges = ring.length >> 1;
    lookAt(corners);
    for (let edge = nextEdge(ring, edges, 0); edge < edges; edge = nextEdge(ring, edges, edge + 1)) {
      const [px, py] = [ring[2 * edge], ring[2 * edge + 1]] as [number, number];
      if ((px === ax && py === ay) || (px === bx && py === by) || (px === cx && py === cy)) continue;
      if (
        orient2d(ax, ay, bx, by, px, py) >= 0 &&
        orient2d(bx, by, cx, cy, px, py) >= 0 &&
        orient2d(cx, cy, ax, ay, px, py) >= 0
      ) {
        return false;
      }
    }
  }
  return true;
}

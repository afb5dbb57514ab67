/**
 * Chains and rings of vertices, given flat (x₀, y₀, x₁, y₁, …): their bounds, and the edges near a box.
 *
 * Edge j runs from vertex j to vertex j + 1, a ring's last one back to vertex 0. Rings of more than 64 edges get an index:
 * edges follow each other along the ring, so boxes around blocks of 8, 64, 512, … consecutive edges are small, and a scan
 * skips every block that the asked box does not meet. Nothing is sorted, and the ring itself stays as it is.
 */
import { type EdgeLevels, edgeLevels } from "./edge-levels.js";

/** A flat list of coordinates; of an ordinary array or of a typed one. */
export type Coordinates = ArrayLike<number>;

/** The box that `nextEdge` looks in: minX, minY, maxX, maxY. Module-level scratch: nothing calls back in between. */
export const near: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** Rings up to this many edges are scanned whole: building an index would cost more than it saves. */
const LARGEST_SCAN = 64;
/** Edges, or blocks of the level below, in a block. */
const BLOCK = 8;

/** What is kept of a long chain or ring. */
export interface PathIndex {
  /** Boxes of the blocks of each level, four numbers each; level 0 has a box for each edge of the ring, or of the chain and back. */
  readonly levels: readonly Float64Array[];
  /** Steps that points in this ring have cost beyond the usual. */
  excess: number;
  /** What such points are looked up in once there were enough of them; only for rings that are known to be simple. */
  tree: EdgeLevels | undefined;
  isSimple: boolean;
}

const indexes: WeakMap<object, PathIndex> = /* @__PURE__ */ new WeakMap();

/** Steps that a point may cost in a ring of any size before it is noted: a few blocks on each of seven levels. */
const USUAL_STEPS = 256;
/** Steps an edge that points have to cost in all before a tree is built. */
const EXCESS = 16;

/** How many edges and boxes searches have looked at: reset and read by those who would rather do something else than much. */
export const effort: { steps: number } = { steps: 0 };

/** How many edges a path has: as many as vertices for a ring, one fewer for a chain. */
export function edgeCount(path: Coordinates, closed: boolean): number {
  return closed ? path.length >> 1 : (path.length >> 1) - 1;
}

/** The offset of the vertex after the one at `offset`, in a ring. */
export function after(path: Coordinates, offset: number): number {
  return offset + 2 === path.length ? 0 : offset + 2;
}

/** The offset of the vertex before the one at `offset`, in a ring. */
export function before(path: Coordinates, offset: number): number {
  return offset === 0 ? path.length - 2 : offset - 2;
}

/** Writes the bounds of a path's vertices into `into`, from `at`; NaN where a coordinate is NaN. */
export function writeBounds(path: Coordinates, into: Float64Array, at: number): void {
  // Short paths have none, and to ask takes longer than to look.
  const top = levelsOf(path)?.at(-1);
  if (top !== undefined) {
    into.set(top, at);
    return;
  }
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < path.length; i += 2) {
    const x = path[i] as number;
    const y = path[i + 1] as number;
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  into[at] = minX;
  into[at + 1] = minY;
  into[at + 2] = maxX;
  into[at + 3] = maxY;
}

/**
 * Builds a path's index if it is long enough to want one and has none yet; true where it did.
 *
 * The index holds for the coordinates as they are. Constructors and `prepare` keep it; a question about paths that have none
 * builds it for its own duration only (`forgetIndex`), so that arrays which a caller changes later are read as they are then.
 */
export function indexPath(path: Coordinates, closed: boolean): boolean {
  if (edgeCount(path, closed) <= LARGEST_SCAN || indexes.has(path)) return false;
  // One array may be that of a chain and of a ring: a chain has one box more than edges.
  const levels = levelsOver(edgeBoxes(path, path.length >> 1));
  indexes.set(path, { levels, excess: 0, tree: undefined, isSimple: false });
  return true;
}

/** Says of a ring, if it has an index, that it has been checked: it is simple. */
export function markSimple(ring: Coordinates): void {
  const index = indexes.get(ring);
  if (index !== undefined) index.isSimple = true;
}

/** Whether a ring is known to be simple: long enough for an index, and checked. */
export function isSimple(ring: Coordinates): boolean {
  return indexes.get(ring)?.isSimple === true;
}

/** Whether a path is long enough for an index and has one. */
export function isIndexed(path: Coordinates): boolean {
  return path.length > 2 * LARGEST_SCAN && indexes.has(path);
}

/** The tree in which a ring's points are looked up; undefined where blocks of edges are enough, or there is no index. */
export function treeOf(ring: Coordinates): EdgeLevels | undefined {
  return indexes.get(ring)?.tree;
}

/**
 * Takes note of what a point has cost, in steps of `nextOnRay`. Most rings never get a tree: its building costs as much as
 * EXCESS steps an edge, so that many have to be lost first.
 */
export function noteSteps(ring: Coordinates, steps: number): void {
  if (steps <= USUAL_STEPS) return;
  const index = indexes.get(ring);
  if (index === undefined || !index.isSimple) return;
  index.excess += steps;
  if (index.excess > EXCESS * (ring.length >> 1)) index.tree = edgeLevels(ring);
}

/** Drops a path's index. */
export function forgetIndex(path: Coordinates): void {
  indexes.delete(path);
}

/** The boxes of a path's index, level by level, or undefined where it has none. */
export function levelsOf(path: Coordinates): readonly Float64Array[] | undefined {
  return path.length > 2 * LARGEST_SCAN ? indexes.get(path)?.levels : undefined;
}

/** The first edge from `from` on whose bounds meet the window, or `edges` where there is none. */
export function nextEdge(path: Coordinates, edges: number, from: number, window: Float64Array = near): number {
  const levels = levelsOf(path);
  return levels === undefined ? scan(path, edges, from, window) : nextBox(levels, edges, from, window);
}

/**
 * Whether a vertex lies before or behind the window, on either axis, makes four bits; an edge whose ends have one of them in common
 * misses the window (D. Cohen, I. Sutherland). One branch an edge: which of them are near cannot be foreseen.
 */
function scan(path: Coordinates, edges: number, from: number, window: Float64Array): number {
  const minX = window[0] as number;
  const minY = window[1] as number;
  const maxX = window[2] as number;
  const maxY = window[3] as number;
  // The fifth bit: no edge ends at the first vertex.
  let start = 16;
  for (let edge = from - 1; edge < edges; edge++) {
    const at = 2 * edge + 2 === path.length ? 0 : 2 * edge + 2;
    const x = path[at] as number;
    const y = path[at + 1] as number;
    const end = +(x < minX) | (+(x > maxX) << 1) | (+(y < minY) << 2) | (+(y > maxY) << 3);
    if ((start & (end | 16)) === 0) {
      effort.steps += edge - from;
      return edge;
    }
    start = end;
  }
  effort.steps += edges - from;
  return edges;
}

/** The first of `count` boxes from `from` on that meets the window, by the levels of blocks over them; `count` where there is none. */
export function nextBox(levels: readonly Float64Array[], count: number, from: number, window: Float64Array): number {
  let box = from;
  while (box < count) {
    effort.steps++;
    // The largest block that starts at this box, then down to the first that misses the window.
    let level = 0;
    let block = box;
    let size = 1;
    while (level + 1 < levels.length && block % BLOCK === 0) {
      block /= BLOCK;
      size *= BLOCK;
      level++;
    }
    while (level >= 0 && meetsWindow(levels[level] as Float64Array, block, window)) {
      block *= BLOCK;
      size /= BLOCK;
      level--;
    }
    if (level < 0) return box;
    box += size;
  }
  return count;
}

/**
 * Whether the blocks that `nextOnRay` stepped over hold an odd number of crossings, and how many steps it made. Reset them
 * before the first call.
 */
export const steppedOver: { odd: boolean; steps: number } = { odd: false, steps: 0 };

/**
 * The first edge from `from` on of a ring that has an index whose bounds hold the point that the window is; `edges` where there is none.
 *
 * A block that lies wholly to the right of the point need not be looked into: as its edges follow each other, the line of a ray to the
 * right crosses them an odd number of times where the block's two ends lie on different sides of that line, and `steppedOver` keeps
 * count. So a point costs no more than the blocks it lies in.
 */
export function nextOnRay(path: Coordinates, edges: number, from: number): number {
  const { levels } = indexes.get(path) as PathIndex;
  const x = near[0] as number;
  const y = near[1] as number;
  let edge = from;
  while (edge < edges) {
    steppedOver.steps++;
    let level = 0;
    let block = edge;
    let size = 1;
    while (level + 1 < levels.length && block % BLOCK === 0) {
      block /= BLOCK;
      size *= BLOCK;
      level++;
    }
    while (level >= 0 && meetsWindow(levels[level] as Float64Array, block, near)) {
      block *= BLOCK;
      size /= BLOCK;
      level--;
    }
    if (level < 0) return edge;
    const next = Math.min(edge + size, edges);
    if (((levels[level] as Float64Array)[4 * block] as number) > x) {
      const starts = (path[2 * edge + 1] as number) > y;
      const ends = (path[next === edges ? 1 : 2 * next + 1] as number) > y;
      if (starts !== ends) steppedOver.odd = !steppedOver.odd;
    }
    edge = next;
  }
  return edges;
}

function meetsWindow(boxes: Float64Array, block: number, window: Float64Array): boolean {
  const at = 4 * block;
  return (
    (boxes[at] as number) <= (window[2] as number) &&
    (boxes[at + 1] as number) <= (window[3] as number) &&
    (boxes[at + 2] as number) >= (window[0] as number) &&
    (boxes[at + 3] as number) >= (window[1] as number)
  );
}

function edgeBoxes(path: Coordinates, edges: number): Float64Array {
  const boxes = new Float64Array(4 * edges);
  for (let edge = 0; edge < edges; edge++) {
    const end = 2 * edge + 2 === path.length ? 0 : 2 * edge + 2;
    boxes[4 * edge] = Math.min(path[2 * edge] as number, path[end] as number);
    boxes[4 * edge + 1] = Math.min(path[2 * edge + 1] as number, path[end + 1] as number);
    boxes[4 * edge + 2] = Math.max(path[2 * edge] as number, path[end] as number);
    boxes[4 * edge + 3] = Math.max(path[2 * edge + 1] as number, path[end + 1] as number);
  }
  return boxes;
}

/** Boxes, and level by level those of the blocks over them, up to one around all. */
export function levelsOver(boxes: Float64Array): readonly Float64Array[] {
  const levels = [boxes];
  for (let level = boxes; level.length > 4; ) {
    level = blockBoxes(level);
    levels.push(level);
  }
  return levels;
}

/** The boxes of the blocks over those of the level below. */
function blockBoxes(below: Float64Array): Float64Array {
  const count = Math.ceil(below.length / 4 / BLOCK);
  const boxes = new Float64Array(4 * count);
  for (let block = 0; block < count; block++) {
    const first = 4 * BLOCK * block;
    boxes.set(below.subarray(first, first + 4), 4 * block);
    for (let at = first + 4; at < Math.min(first + 4 * BLOCK, below.length); at += 4) {
      boxes[4 * block] = Math.min(boxes[4 * block] as number, below[at] as number);
      boxes[4 * block + 1] = Math.min(boxes[4 * block + 1] as number, below[at + 1] as number);
      boxes[4 * block + 2] = Math.max(boxes[4 * block + 2] as number, below[at + 2] as number);
      boxes[4 * block + 3] = Math.max(boxes[4 * block + 3] as number, below[at + 3] as number);
    }
  }
  return boxes;
}

/** Whether the vertex at an offset comes before another, from left to right and upward. */
export function isBefore(path: Coordinates, i: number, j: number): boolean {
  const x = path[i] as number;
  const other = path[j] as number;
  return x < other || (x === other && (path[i + 1] as number) < (path[j + 1] as number));
}

/**
 * The edges that a sweep line meets, in their order along it: an AVL tree (G. M. Adelson-Velsky, E. M. Landis, 1962), threaded
 * by a list. Whatever the input, an insertion makes at most 1.45 log₂ n comparisons, and no order of them can be provoked that
 * makes more, as could be in a tree balanced by chance.
 *
 * Edges are named by integers from 0 on; each is in the order at most once.
 */
export const NONE = -1;

export class EdgeOrder {
  private root = NONE;
  private readonly lower: Int32Array;
  private readonly upper: Int32Array;
  private readonly parent: Int32Array;
  private readonly previous: Int32Array;
  private readonly next: Int32Array;
  private readonly height: Uint8Array;

  /** An empty order for edges 0 to `edges` − 1. */
  constructor(edges: number) {
    this.lower = new Int32Array(edges);
    this.upper = new Int32Array(edges);
    this.parent = new Int32Array(edges);
    this.previous = new Int32Array(edges);
    this.next = new Int32Array(edges);
    this.height = new Uint8Array(edges);
  }

  /** The edge just below one in the order, or NONE. */
  below(edge: number): number {
    return this.previous[edge] as number;
  }

  /** The edge just above one in the order, or NONE. */
  above(edge: number): number {
    return this.next[edge] as number;
  }

  /** Puts an edge where `isAbove`, asked whether it lies above another, says. */
  insert(edge: number, isAbove: (other: number) => boolean): void {
    let parent = NONE;
    let above = false;
    for (let at = this.root; at !== NONE; at = (above ? this.upper[at] : this.lower[at]) as number) {
      parent = at;
      above = isAbove(at);
    }
    this.lower[edge] = NONE;
    this.upper[edge] = NONE;
    this.parent[edge] = parent;
    this.height[edge] = 1;
    if (parent === NONE) this.root = edge;
    else if (above) this.upper[parent] = edge;
    else this.lower[parent] = edge;
    const previous = above || parent === NONE ? parent : (this.previous[parent] as number);
    const next = above ? (this.next[parent] as number) : parent;
    this.thread(previous, edge);
    this.thread(edge, next);
    this.rebalance(parent);
  }

  /** Takes an edge out. */
  remove(edge: number): void {
    const lower = this.lower[edge] as number;
    const upper = this.upper[edge] as number;
    if (lower !== NONE && upper !== NONE) {
      // The next edge has no lower one, so it comes out as below; and it takes the edge's place.
      const heir = this.next[edge] as number;
      this.remove(heir);
      this.replace(edge, heir);
      return;
    }
    const parent = this.parent[edge] as number;
    this.hang(lower === NONE ? upper : lower, parent, edge);
    this.thread(this.previous[edge] as number, this.next[edge] as number);
    this.rebalance(parent);
  }

  /** Puts another edge in an edge's place. */
  replace(edge: number, by: number): void {
    const lower = this.lower[edge] as number;
    const upper = this.upper[edge] as number;
    this.lower[by] = lower;
    this.upper[by] = upper;
    if (lower !== NONE) this.parent[lower] = by;
    if (upper !== NONE) this.parent[upper] = by;
    this.height[by] = this.height[edge] as number;
    this.hang(by, this.parent[edge] as number, edge);
    this.thread(this.previous[edge] as number, by);
    this.thread(by, this.next[edge] as number);
  }

  private thread(previous: number, next: number): void {
    if (previous !== NONE) this.next[previous] = next;
    if (next !== NONE) this.previous[next] = previous;
  }

  /** Hangs a subtree, or NONE, where a child of `parent` was; NONE for the parent is the root's. */
  private hang(subtree: number, parent: number, instead: number): void {
    if (parent === NONE) this.root = subtree;
    else if (this.lower[parent] === instead) this.lower[parent] = subtree;
    else this.upper[parent] = subtree;
    if (subtree !== NONE) this.parent[subtree] = parent;
  }

  private heightOf(subtree: number): number {
    return subtree === NONE ? 0 : (this.height[subtree] as number);
  }

  private measure(at: number): void {
    const lower = this.heightOf(this.lower[at] as number);
    const upper = this.heightOf(this.upper[at] as number);
    this.height[at] = 1 + Math.max(lower, upper);
  }

  /** Restores the balance from a node up, as far as heights have changed. */
  private rebalance(from: number): void {
    for (let at = from; at !== NONE; at = this.parent[at] as number) {
      const before = this.height[at];
      const lean = this.heightOf(this.upper[at] as number) - this.heightOf(this.lower[at] as number);
      if (lean * lean > 1) {
        const light = lean > 0 ? this.lower : this.upper;
        const heavy = lean > 0 ? this.upper : this.lower;
        const child = heavy[at] as number;
        if (this.heightOf(light[child] as number) > this.heightOf(heavy[child] as number)) {
          this.rotate(child, heavy, light);
        }
        at = this.rotate(at, light, heavy);
      } else {
        this.measure(at);
      }
      if (this.height[at] === before) return;
    }
  }

  /** Lifts a node's child on the `heavy` side over it; returns that child. */
  private rotate(at: number, light: Int32Array, heavy: Int32Array): number {
    const child = heavy[at] as number;
    const moved = light[child] as number;
    this.hang(child, this.parent[at] as number, at);
    heavy[at] = moved;
    if (moved !== NONE) this.parent[moved] = at;
    light[child] = at;
    this.parent[at] = child;
    this.measure(at);
    this.measure(child);
    return child;
  }
}

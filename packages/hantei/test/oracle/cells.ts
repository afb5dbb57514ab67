/** The plane cut by the edges of regions, into pieces of upright lines. */
import { commonPart, type Edge, edgesOf, pointAt } from "./edges.js";
import { compare, minus, over, plus, type Rational, times } from "./rational.js";
import type { Region, Vector } from "./sets.js";

/** A piece of an upright line that no edge of two regions meets: whether it lies in the one, and in the other. */
interface Cell {
  readonly inA: boolean;
  readonly inB: boolean;
}

export function halfway(a: Rational, b: Rational): Rational {
  return over(plus(a, b), { n: 2n, d: 1n });
}

/** Whether an odd number of a region's edges passes below a point that lies on none of them. */
export function isEnclosed(p: Vector, boundary: readonly Edge[]): boolean {
  const [x, y] = p as [Rational, Rational];
  return heightsAt(x, boundary).filter((height) => compare(height, y) < 0).length % 2 === 1;
}

/** Where the upright line at x crosses the edges of rings. */
function heightsAt(x: Rational, edges: readonly Edge[]): Rational[] {
  return edges.flatMap(([from, to]) => {
    const [x1, y1] = from as [Rational, Rational];
    const [x2, y2] = to as [Rational, Rational];
    if (compare(x1, x) > 0 === compare(x2, x) > 0) return [];
    return [plus(y1, times(over(minus(x, x1), minus(x2, x1)), minus(y2, y1)))];
  });
}

/**
 * Strips between neighboring x of vertices and crossings: in a strip no edge begins, ends or crosses another, so the upright
 * line through its middle passes through every cell there is; a region is the closure of its cells.
 */
export function* cellsOf(a: Region, b: Region): Generator<Cell> {
  const [edgesOfA, edgesOfB] = [edgesOf(a), edgesOf(b)];
  const crossings = edgesOfA.flatMap((e) =>
    edgesOfB.flatMap((f) => (commonPart(e, f) ?? []).map((t) => pointAt(e, t)[0] as Rational)),
  );
  const vertices = [a, b].flatMap(({ rings }) => rings.flat().map(([x]) => x as Rational));
  const cuts = [...vertices, ...crossings].sort(compare);
  for (const [index, cut] of cuts.slice(1).entries()) {
    const before = cuts[index] as Rational;
    if (compare(before, cut) < 0) yield* cellsAt(halfway(before, cut), edgesOfA, edgesOfB);
  }
}

/** Goes up the line at x, in and out of the two regions. */
function* cellsAt(x: Rational, a: readonly Edge[], b: readonly Edge[]): Generator<Cell> {
  const borders = [
    ...heightsAt(x, a).map((y) => ({ y, ofA: true })),
    ...heightsAt(x, b).map((y) => ({ y, ofA: false })),
  ].sort((p, q) => compare(p.y, q.y));
  let [inA, inB] = [false, false];
  for (const [index, { y, ofA }] of borders.entries()) {
    if (ofA) inA = !inA;
    else inB = !inB;
    const next = borders[index + 1];
    if (next !== undefined && compare(y, next.y) < 0) yield { inA, inB };
  }
}

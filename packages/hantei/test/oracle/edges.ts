/** What two edges have in common, found by solving for it. */
import { compare, isZero, minus, ONE, over, plus, type Rational, times, ZERO } from "./rational.js";
import type { Path, Vector } from "./sets.js";

/** From one point to a different one. */
export type Edge = readonly [Vector, Vector];

/** Every edge of a chain or of all rings. */
export function edgesOf(path: Path): Edge[] {
  if (path.type === "chain") return path.vertices.slice(1).map((to, index) => [path.vertices[index] as Vector, to]);
  return path.rings.flatMap((ring) =>
    ring.map((from, index): Edge => [from, ring[(index + 1) % ring.length] as Vector]),
  );
}

/** The point at parameter t of an edge, 0 at its start and 1 at its end. */
export function pointAt([from, to]: Edge, t: Rational): Vector {
  return from.map((value, axis) => plus(value, times(t, minus(to[axis] as Rational, value))));
}

export function same(p: Vector, q: Vector): boolean {
  return p.every((value, axis) => compare(value, q[axis] as Rational) === 0);
}

/** The parameters on edge e of the first and the last point that it has in common with f, or undefined where it has none. */
export function commonPart(e: Edge, f: Edge): readonly [Rational, Rational] | undefined {
  if (areApart(e, f)) return undefined;
  const u = way(e);
  const v = way(f);
  const w = way([e[0], f[0]]);
  const determinant = cross(u, v);
  if (!isZero(determinant)) {
    const s = over(cross(w, v), determinant);
    const t = over(cross(w, u), determinant);
    return isParameter(s) && isParameter(t) ? [s, s] : undefined;
  }
  if (!isZero(cross(w, u))) return undefined;
  const axis = isZero(u[0] as Rational) ? 1 : 0;
  const [start, end] = f.map((p) => over(minus(p[axis] as Rational, e[0][axis] as Rational), u[axis] as Rational)) as [
    Rational,
    Rational,
  ];
  const [first, last] = compare(start, end) < 0 ? [start, end] : [end, start];
  const low = compare(first, ZERO) < 0 ? ZERO : first;
  const high = compare(last, ONE) > 0 ? ONE : last;
  return compare(low, high) <= 0 ? [low, high] : undefined;
}

/** Whether the point p lies on the edge. */
export function isOn(p: Vector, e: Edge): boolean {
  const u = way(e);
  if (!isZero(cross(u, way([e[0], p])))) return false;
  const axis = isZero(u[0] as Rational) ? 1 : 0;
  return isParameter(over(minus(p[axis] as Rational, e[0][axis] as Rational), u[axis] as Rational));
}

function isParameter({ n, d }: Rational): boolean {
  return n >= 0n && n <= d;
}

function way([from, to]: Edge): Vector {
  return to.map((value, axis) => minus(value, from[axis] as Rational));
}

function cross(p: Vector, q: Vector): Rational {
  return minus(times(p[0] as Rational, q[1] as Rational), times(p[1] as Rational, q[0] as Rational));
}

/** Only to save time: edges whose coordinates on an axis do not meet. */
function areApart([e1, e2]: Edge, [f1, f2]: Edge): boolean {
  return areApartOn(0, e1, e2, f1, f2) || areApartOn(1, e1, e2, f1, f2);
}

function areApartOn(axis: 0 | 1, e1: Vector, e2: Vector, f1: Vector, f2: Vector): boolean {
  const [a, b, c, d] = [e1[axis], e2[axis], f1[axis], f2[axis]] as [Rational, Rational, Rational, Rational];
  const order = compare(a, c);
  // All four are the same way round, if the edges are apart.
  return order !== 0 && compare(a, d) === order && compare(b, c) === order && compare(b, d) === order;
}

/**
 * When moving shapes meet, by definition and in fractions: the shapes as they stand at a time, and whether any time is one of
 * meeting. It shares nothing with `src/`, and looks at far more times than need be.
 */
import { edgesOf } from "../oracle/edges.js";
import { isPath } from "../oracle/paths.js";
import { compare, minus, ONE, over, plus, type Rational, times, ZERO } from "../oracle/rational.js";
import { meeting } from "../oracle/relate.js";
import type { Core, SolidSet, Vector } from "../oracle/sets.js";
import { cornersOf, cross, difference, directionsOf, dot, isNull, negative, squaredGap } from "./reference.js";

/** A set moved by a vector. */
export function moved({ core, radius }: SolidSet, by: Vector): SolidSet {
  return { core: movedCore(core, by), radius };
}

function movedCore(core: Core, by: Vector): Core {
  const go = (p: Vector): Vector => p.map((value, axis) => plus(value, by[axis] as Rational));
  switch (core.type) {
    case "point":
      return { type: "point", at: go(core.at) };
    case "segment":
      return { type: "segment", from: go(core.from), to: go(core.to) };
    case "box":
      return {
        type: "box",
        min: core.min.map((v, i) => shifted(v, by[i])),
        max: core.max.map((v, i) => shifted(v, by[i])),
      };
    case "chain":
      return { type: "chain", vertices: core.vertices.map(go) };
    case "region":
      return { type: "region", rings: core.rings.map((ring) => ring.map(go)) };
  }
}

/** An infinite bound stays. */
function shifted(value: Rational, by: Rational | undefined): Rational {
  return value.d === 0n ? value : plus(value, by as Rational);
}

export function scaledBy(v: Vector, factor: Rational): Vector {
  return v.map((value) => times(value, factor));
}

/** What a cast may count as a meeting. */
export type Counts = (m: { closed: boolean; open: boolean }) => boolean;

/**
 * Of two sets without radii, the greatest lower bound of the times from 0 to 1 at which they meet; undefined where there is none.
 * Between two neighboring events nothing changes.
 */
export function firstMeeting(a: SolidSet, u: Vector, b: SolidSet, counts: Counts): Rational | undefined {
  const at = (t: Rational): boolean => counts(meeting(moved(a, scaledBy(u, t)), b));
  const events = eventsOf(a.core, u, b.core);
  for (const [index, time] of events.entries()) {
    if (at(time)) return time;
    const next = events[index + 1];
    if (next !== undefined && at(over(plus(time, next), { n: 2n, d: 1n }))) return time;
  }
  return undefined;
}

/** Times at which anything may change, 0 and 1 among them, in order. */
function eventsOf(a: Core, u: Vector, b: Core): Rational[] {
  const found: Rational[] = [ZERO, ONE];
  const keep = (n: Rational, d: Rational): void => {
    if (d.n === 0n) return;
    const time = over(n, d);
    if (compare(time, ZERO) > 0 && compare(time, ONE) < 0) found.push(time);
  };
  if (u.length === 2) eventsOfPlane(a, u, b, keep);
  else eventsOfSpace(a, u, b, keep);
  const sorted = found.sort(compare);
  return sorted.filter((time, index) => index === 0 || compare(time, sorted[index - 1] as Rational) !== 0);
}

type Keep = (n: Rational, d: Rational) => void;

/** A corner of one on an edge of the other, or level with a corner where both have no edge. */
function eventsOfPlane(a: Core, u: Vector, b: Core, keep: Keep): void {
  for (const [moving, way, still] of [
    [a, u, b],
    [b, negative(u), a],
  ] as const) {
    const edges = edgesIn(still);
    for (const p of cornersOf(moving)) {
      for (const [from, to] of edges) {
        const e = difference(to, from);
        const w = difference(from, p);
        const n = turn(w, e);
        const d = turn(way, e);
        if (d.n === 0n) {
          // Along the edge, or beside it: its ends count.
          if (n.n !== 0n) continue;
          for (const end of [from, to]) {
            const gap = difference(end, p);
            keep(dot(gap, way), dot(way, way));
          }
          continue;
        }
        // Where it passes the line beyond the edge's ends nothing changes.
        const hit = plus(dot(difference(p, from), e), times(over(n, d), dot(way, e)));
        if (compare(hit, ZERO) >= 0 && compare(hit, dot(e, e)) <= 0) keep(n, d);
      }
    }
  }
}

/** The edges of a core of the plane; of a point one without length. */
function edgesIn(core: Core): (readonly [Vector, Vector])[] {
  if (isPath(core)) return edgesOf(core).map(([from, to]) => [from, to] as const);
  const corners = cornersOf(core);
  if (core.type !== "box") return [[corners[0] as Vector, corners.at(-1) as Vector]];
  const [p, q, r, s] = corners as [Vector, Vector, Vector, Vector];
  return [
    [p, q],
    [q, s],
    [s, r],
    [r, p],
  ];
}

function turn([ax, ay]: Vector, [bx, by]: Vector): Rational {
  return minus(times(ax as Rational, by as Rational), times(ay as Rational, bx as Rational));
}

const UNITS: readonly Vector[] = [
  [ONE, ZERO, ZERO],
  [ZERO, ONE, ZERO],
  [ZERO, ZERO, ONE],
];

/** The planes of all faces that the cores' difference may have, and more. */
function eventsOfSpace(a: Core, u: Vector, b: Core, keep: Keep): void {
  const edges = [...directionsOf(a), ...directionsOf(b)].filter((edge) => !isNull(edge));
  const all = [...edges, ...UNITS];
  const normals = [...UNITS, ...edges.flatMap((p) => all.map((q) => cross(p, q)))].filter((n) => !isNull(n));
  for (const n of normals) {
    const speed = dot(n, u);
    for (const p of cornersOf(a)) {
      for (const q of cornersOf(b)) keep(dot(n, difference(q, p)), speed);
    }
  }
}

/** Of two sets the square of the least distance of their cores from time 0 to 1, where the cores do not meet at the start. */
export function leastGap(a: Core, u: Vector, b: Core): Rational {
  const start = squaredGap(a, b);
  if (start.n === 0n || isNull(u)) return start;
  const least = (values: readonly Rational[]): Rational => values.reduce((low, v) => (compare(v, low) < 0 ? v : low));
  if (u.length === 2) {
    // A corner of one is nearest to an edge of the other: where it goes is a segment.
    const swept = (core: Core, way: Vector, other: Core): Rational[] =>
      cornersOf(core).flatMap((p) =>
        edgesIn(other).map(([from, to]) => squaredGap(along(p, way), { type: "segment", from, to })),
      );
    return least([start, ...swept(a, u, b), ...swept(b, negative(u), a)]);
  }
  return least([start, ...facesOf(a, b).map((face) => fromSegmentToFace([ZERO, ZERO, ZERO], u, face))]);
}

function along(p: Vector, way: Vector): Core {
  return { type: "segment", from: p, to: p.map((value, axis) => plus(value, way[axis] as Rational)) };
}

/** A parallelogram: a corner and two sides, of which either may be nothing. */
interface Face {
  readonly at: Vector;
  readonly p: Vector;
  readonly q: Vector;
}

/** Parallelograms among which are all faces of B − A: at every corner of the one, every two edges. */
function facesOf(a: Core, b: Core): Face[] {
  const edges = [...directionsOf(a), ...directionsOf(b)].filter((edge) => !isNull(edge));
  const corners = cornersOf(a).flatMap((p) => cornersOf(b).map((q) => difference(q, p)));
  const none: Vector = [ZERO, ZERO, ZERO];
  const pairs = edges.flatMap((p, index) => edges.slice(index + 1).map((q) => [p, q] as const));
  const sides = pairs.length > 0 ? pairs : [[edges[0] ?? none, none] as const];
  const ends = new Set(corners.map((corner) => corner.map(({ n, d }) => `${n}/${d}`).join()));
  const isEnd = (v: Vector): boolean => ends.has(v.map(({ n, d }) => `${n}/${d}`).join());
  const plusOf = (p: Vector, q: Vector): Vector => p.map((value, axis) => plus(value, q[axis] as Rational));
  return corners.flatMap((at) =>
    sides.flatMap(([p, q]) =>
      isEnd(plusOf(at, p)) && isEnd(plusOf(at, q)) && isEnd(plusOf(plusOf(at, p), q)) ? [{ at, p, q }] : [],
    ),
  );
}

/** The square of the distance of the segment from o along u to a parallelogram. */
function fromSegmentToFace(o: Vector, u: Vector, { at, p, q }: Face): Rational {
  const sum = (v: Vector, w: Vector): Vector => v.map((value, axis) => plus(value, w[axis] as Rational));
  const way: Core = { type: "segment", from: o, to: sum(o, u) };
  const edge = (from: Vector, step: Vector): Core => ({ type: "segment", from, to: sum(from, step) });
  const found = [edge(at, p), edge(at, q), edge(sum(at, p), q), edge(sum(at, q), p)].map((e) => squaredGap(way, e));
  const n = cross(p, q);
  if (!isNull(n)) {
    for (const end of [o, sum(o, u)]) found.push(...above(end, n, at, p, q));
    const speed = dot(n, u);
    if (speed.n !== 0n) {
      const t = over(dot(n, difference(at, o)), speed);
      if (compare(t, ZERO) >= 0 && compare(t, ONE) <= 0) found.push(...above(sum(o, scaledBy(u, t)), n, at, p, q));
    }
  }
  return found.reduce((low, value) => (compare(value, low) < 0 ? value : low));
}

/** The square of a point's height above a parallelogram, if its foot lies in it. */
function above(x: Vector, n: Vector, at: Vector, p: Vector, q: Vector): Rational[] {
  const w = difference(x, at);
  const squared = dot(n, n);
  // w = s p + t q + h n
  const s = over(dot(cross(w, q), n), squared);
  const t = over(dot(cross(p, w), n), squared);
  if ([s, t].some((value) => compare(value, ZERO) < 0 || compare(value, ONE) > 0)) return [];
  const height = dot(w, n);
  return [over(times(height, height), squared)];
}

/** Whether two sets, of which one has a radius, come as near as their radii at any time from 0 to 1; strictly, nearer. */
export function comesNear(a: SolidSet, u: Vector, b: SolidSet, strictly: boolean): boolean {
  const reach = plus(a.radius, b.radius);
  const order = compare(leastGap(a.core, u, b.core), times(reach, reach));
  return strictly ? order < 0 : order <= 0;
}

/** The squared distance of a point to a core, from the nearest point itself: its parameter or its coordinates, clamped. */
import { edgesOf } from "./edges.js";
import { isPath, meetPaths } from "./paths.js";
import { clamp, compare, minus, ONE, over, plus, type Rational, times, ZERO } from "./rational.js";
import type { Core, Path, Vector } from "./sets.js";

export function squaredDistance(a: Core, b: Core): Rational {
  if (isPath(a)) return toPath(b, a);
  if (isPath(b)) return toPath(a, b);
  if (a.type === "point") return toPoint(a.at, nearest(b, a.at));
  if (b.type === "point") return squaredDistance(b, a);
  if (a.type === "segment" && b.type === "segment") return betweenSegments(a, b);
  if (a.type === "segment" && b.type === "box") return fromSegmentToBox(a, b);
  if (b.type === "segment") return squaredDistance(b, a);
  throw new Error(`oracle: nothing with a radius has a core like ${a.type} or ${b.type}`);
}

/** Of a core that meets the path 0, else the least of its distances to the path's edges. */
function toPath(core: Core, path: Path): Rational {
  if (meetPaths(core, path).closed) return ZERO;
  return least(edgesOf(path).map(([from, to]) => squaredDistance(core, { type: "segment", from, to })));
}

type SegmentCore = Extract<Core, { type: "segment" }>;
type BoxCore = Extract<Core, { type: "box" }>;

function least(values: readonly Rational[]): Rational {
  return values.reduce((low, value) => (compare(value, low) < 0 ? value : low));
}

/** The least distance is at an end of either, or where the way between the two lines is at right angles to both. */
function betweenSegments(a: SegmentCore, b: SegmentCore): Rational {
  const found = [a.from, a.to].map((end) => toPoint(end, nearest(b, end)));
  found.push(...[b.from, b.to].map((end) => toPoint(end, nearest(a, end))));
  const u = a.to.map((value, axis) => minus(value, a.from[axis] as Rational));
  const v = b.to.map((value, axis) => minus(value, b.from[axis] as Rational));
  const w = b.from.map((value, axis) => minus(value, a.from[axis] as Rational));
  // (w + t v − s u) · u = 0 and (w + t v − s u) · v = 0, by Cramer's rule.
  const [uu, uv, vv, wu, wv] = [dot(u, u), dot(u, v), dot(v, v), dot(w, u), dot(w, v)];
  const determinant = minus(times(uu, vv), times(uv, uv));
  if (compare(determinant, ZERO) !== 0) {
    const s = over(minus(times(wu, vv), times(wv, uv)), determinant);
    const t = over(minus(times(wu, uv), times(wv, uu)), determinant);
    const inside = [s, t].every((value) => compare(value, ZERO) >= 0 && compare(value, ONE) <= 0);
    if (inside) found.push(toPoint(pointAt(a, s), pointAt(b, t)));
  }
  return least(found);
}

/**
 * The squared distance of the point at parameter t is a parabola between one crossing of a bound and the next: its least
 * value is at a crossing, at an end, or at a parabola's vertex.
 */
function fromSegmentToBox(segment: SegmentCore, box: BoxCore): Rational {
  const way = segment.to.map((value, axis) => minus(value, segment.from[axis] as Rational));
  const crossings = [box.min, box.max].flatMap((bounds) =>
    bounds.flatMap((bound, axis) =>
      bound.d === 0n || compare(way[axis] as Rational, ZERO) === 0
        ? []
        : [clamp(over(minus(bound, segment.from[axis] as Rational), way[axis] as Rational), ZERO, ONE)],
    ),
  );
  const stops = [ZERO, ...crossings, ONE].sort(compare);
  const candidates = [...stops];
  stops.slice(1).forEach((stop, index) => {
    // Where the nearest point of the box stays on the same sides, moving along leads straight down to the vertex.
    const middle = over(plus(stops[index] as Rational, stop), { n: 2n, d: 1n });
    const p = pointAt(segment, middle);
    const gap = p.map((value, axis) => minus(value, nearest(box, p)[axis] as Rational));
    const moving = way.map((value, axis) => (compare(gap[axis] as Rational, ZERO) === 0 ? ZERO : value));
    const slope = dot(moving, moving);
    if (compare(slope, ZERO) === 0) return;
    const vertex = minus(middle, over(dot(gap, moving), slope));
    candidates.push(clamp(vertex, stops[index] as Rational, stop));
  });
  return least(candidates.map((t) => toPoint(pointAt(segment, t), nearest(box, pointAt(segment, t)))));
}

function pointAt({ from, to }: SegmentCore, t: Rational): Vector {
  return from.map((value, axis) => plus(value, times(t, minus(to[axis] as Rational, value))));
}

function nearest(core: Exclude<Core, Path>, p: Vector): Vector {
  if (core.type === "point") return core.at;
  if (core.type === "box")
    return p.map((value, axis) => clamp(value, core.min[axis] as Rational, core.max[axis] as Rational));
  const way = core.to.map((value, axis) => minus(value, core.from[axis] as Rational));
  const lengthSquared = dot(way, way);
  if (compare(lengthSquared, ZERO) === 0) return core.from;
  const offset = p.map((value, axis) => minus(value, core.from[axis] as Rational));
  const t = clamp(over(dot(way, offset), lengthSquared), ZERO, ONE);
  return core.from.map((value, axis) => plus(value, times(t, way[axis] as Rational)));
}

function toPoint(p: Vector, q: Vector): Rational {
  const way = p.map((value, axis) => minus(value, q[axis] as Rational));
  return dot(way, way);
}

function dot(p: Vector, q: Vector): Rational {
  return p.reduce((sum, value, axis) => plus(sum, times(value, q[axis] as Rational)), ZERO);
}

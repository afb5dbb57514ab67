/** Is it a polygon? By the definition, every edge against every other, and every hole's cells against the rest. */
import { commonPart, type Edge, edgesOf, pointAt, same } from "./edges.js";
import { meetPaths } from "./paths.js";
import { compare } from "./rational.js";
import { type Path, readerOf, type Vector, verticesOf } from "./sets.js";

/**
 * Whether rings of flat coordinates, without repeated neighbors, make a polygon: each simple, holes inside the outer ring and
 * outside each other, rings meeting in single points only.
 */
export function isPolygon(rings: readonly (readonly number[])[]): boolean {
  const read = readerOf(rings.flat());
  const vertices = rings.map((ring) => verticesOf(ring, read));
  if (!vertices.every(isSimple)) return false;
  const paths = vertices.map(regionOf);
  const [outer, ...holes] = paths as [Path, ...Path[]];
  if (paths.some((a, index) => paths.slice(index + 1).some((b) => !meetInPoints(a, b)))) return false;
  // Rings that do not cross lie side by side or one in the other.
  return (
    holes.every((hole) => meetPaths(hole, outer).open && !holds(hole, outer)) &&
    holes.every((hole, index) => holes.slice(index + 1).every((other) => !meetPaths(hole, other).open))
  );
}

function regionOf(ring: readonly Vector[]): Path {
  return { type: "region", rings: [ring] };
}

/** Whether, of two regions whose edges do not cross, the first holds the second: then it holds all its edges. */
function holds(a: Path, b: Path): boolean {
  return edgesOf(b).some(([from, to]) => {
    const chain: Path = { type: "chain", vertices: [from, to] };
    return meetPaths(chain, a).open;
  });
}

function isSimple(ring: readonly Vector[]): boolean {
  if (ring.length < 3) return false;
  const edges = edgesOf(regionOf(ring));
  return edges.every((e, i) =>
    edges.slice(i + 1).every((f, offset) => {
      const part = commonPart(e, f);
      if (part === undefined) return true;
      const meetAtEnd = compare(part[0], part[1]) === 0 && isJoint(e, f, pointAt(e, part[0]));
      return meetAtEnd && (offset === 0 || (i === 0 && offset === edges.length - 2));
    }),
  );
}

/** Whether p is where one of the edges goes over into the other. */
function isJoint(e: Edge, f: Edge, p: Vector): boolean {
  return (same(e[1], p) && same(f[0], p)) || (same(f[1], p) && same(e[0], p));
}

function meetInPoints(a: Path, b: Path): boolean {
  const others = edgesOf(b);
  return edgesOf(a).every((e) =>
    others.every((f) => {
      const part = commonPart(e, f);
      return part === undefined || (compare(part[0], part[1]) === 0 && !isCrossing(e, f, pointAt(e, part[0])));
    }),
  );
}

/** Whether p is inside both edges. */
function isCrossing(e: Edge, f: Edge, p: Vector): boolean {
  return ![...e, ...f].some((end) => same(end, p));
}

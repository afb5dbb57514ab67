/**
 * Chains and regions by definition, slow and obvious: cut every edge where anything meets it, and look at a point of each
 * piece; cut the plane into upright strips at every vertex and crossing, and look at a point of each cell.
 */
import { cellsOf, halfway, isEnclosed } from "./cells.js";
import { commonPart, edgesOf, isOn, pointAt, same } from "./edges.js";
import type { Meeting } from "./meet.js";
import { compare, ONE, type Rational, ZERO } from "./rational.js";
import type { Chain, Core, Path, Region, Vector } from "./sets.js";

type Spot = Extract<Core, { type: "point" }>;

export function isPath(core: Core): core is Path {
  return core.type === "chain" || core.type === "region";
}

/** Two cores, one of them a path. */
export function meetPaths(first: Core, second: Core): Meeting {
  const far = isUnbounded(first) || isUnbounded(second) ? beyond([first, second]) : ZERO;
  const a = flatten(first, far);
  const b = flatten(second, far);
  if (a.type === "point") return b.type === "point" ? both(same(a.at, b.at)) : pointMeets(a.at, b);
  if (b.type === "point") return pointMeets(b.at, a);
  const open = interiorsMeet(a, b);
  const others = edgesOf(b);
  // Sets without a common point of their edges meet only where one holds the other, and then their interiors do.
  return { closed: open || edgesOf(a).some((e) => others.some((f) => commonPart(e, f) !== undefined)), open };
}

function both(meet: boolean): Meeting {
  return { closed: meet, open: meet };
}

/** Only boxes have bounds at infinity. */
function isUnbounded(core: Core): boolean {
  return core.type === "box" && [...core.min, ...core.max].some(({ d }) => d === 0n);
}

/** A number above every finite one of the two sets. */
function beyond(cores: readonly Core[]): Rational {
  const finite = cores
    .flatMap(vectorsOf)
    .flat()
    .filter(({ d }) => d !== 0n);
  return finite.reduce(
    (most, { n }) => ((n < 0n ? -n : n) >= most.n ? { n: (n < 0n ? -n : n) + 1n, d: 1n } : most),
    ONE,
  );
}

function vectorsOf(core: Core): readonly Vector[] {
  if (core.type === "point") return [core.at];
  if (core.type === "segment") return [core.from, core.to];
  if (core.type === "box") return [core.min, core.max];
  return core.type === "chain" ? core.vertices : core.rings.flat();
}

/** Everything as a point, a chain or a region. Bounds at infinity move to where nothing of the other, bounded, set is. */
function flatten(core: Core, far: Rational): Spot | Path {
  if (core.type === "segment") {
    if (same(core.from, core.to)) return { type: "point", at: core.from };
    return { type: "chain", vertices: [core.from, core.to] };
  }
  if (core.type !== "box") return core;
  const bound = (value: Rational): Rational => (value.d === 0n ? { n: value.n * far.n, d: 1n } : value);
  const [minX, minY] = core.min.map(bound) as [Rational, Rational];
  const [maxX, maxY] = core.max.map(bound) as [Rational, Rational];
  const corners = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ] as const;
  if (compare(minX, maxX) < 0 && compare(minY, maxY) < 0) return { type: "region", rings: [corners] };
  if (same(corners[0], corners[2])) return { type: "point", at: corners[0] };
  return { type: "chain", vertices: [corners[0], corners[2]] };
}

function pointMeets(p: Vector, path: Path): Meeting {
  const edges = edgesOf(path);
  const on = edges.some((edge) => isOn(p, edge));
  if (path.type === "chain") return { closed: on, open: on && !isEndOf(p, path) };
  const open = !on && isEnclosed(p, edges);
  return { closed: on || open, open };
}

/** A closed chain has no ends; an open one two, even where it comes by there again. */
function isEndOf(p: Vector, { vertices }: Chain): boolean {
  const [first, last] = [vertices[0] as Vector, vertices[vertices.length - 1] as Vector];
  return !same(first, last) && (same(p, first) || same(p, last));
}

function interiorsMeet(a: Path, b: Path): boolean {
  if (a.type === "region") return b.type === "region" ? regionsMeet(a, b) : chainMeetsRegion(b, a);
  return b.type === "region" ? chainMeetsRegion(a, b) : chainsMeet(a, b);
}

function regionsMeet(a: Region, b: Region): boolean {
  for (const { inA, inB } of cellsOf(a, b)) if (inA && inB) return true;
  return false;
}

/** A common stretch has inner points; a single common point must be no end. */
function chainsMeet(a: Chain, b: Chain): boolean {
  const others = edgesOf(b);
  return edgesOf(a).some((e) =>
    others.some((f) => {
      const part = commonPart(e, f);
      if (part === undefined) return false;
      const p = pointAt(e, part[0]);
      return compare(part[0], part[1]) < 0 || !(isEndOf(p, a) || isEndOf(p, b));
    }),
  );
}

/** Between two neighboring meetings with the region's edges, an edge lies inside, along the boundary, or outside. */
function chainMeetsRegion(chain: Chain, region: Region): boolean {
  const boundary = edgesOf(region);
  return edgesOf(chain).some((edge) => {
    const cuts = [ZERO, ONE, ...boundary.flatMap((f) => commonPart(edge, f) ?? [])].sort(compare);
    return cuts.slice(1).some((cut, index) => {
      const before = cuts[index] as Rational;
      if (compare(before, cut) === 0) return false;
      const middle = pointAt(edge, halfway(before, cut));
      return !boundary.some((f) => isOn(middle, f)) && isEnclosed(middle, boundary);
    });
  });
}

/**
 * The rooms of `src` and the arrows between them, as ARCHITECTURE.md draws them: which room may import which. A room may
 * always import itself. "types of X": only what is gone after compiling.
 */

/** The arrows inside a dimension; the same on both sides of the wall. */
const DIMENSION: Readonly<Record<string, readonly string[]>> = {
  foundation: ["exact", "base"],
  shapes: ["algorithms", "foundation", "exact", "base"],
  algorithms: ["foundation", "exact", "base"],
  "shape-kinds": ["shapes", "base"],
  pairs: ["types of shapes", "types of shape-kinds", "algorithms", "foundation", "exact", "base"],
  contain: ["pairs", "types of shapes", "algorithms", "foundation", "exact", "base"],
  "pair-matrix": ["pairs", "shape-kinds", "base"],
  "contain-matrix": ["contain", "shape-kinds", "base"],
  measure: ["pair-matrix", "shape-kinds", "types of shapes", "algorithms", "foundation", "exact", "base"],
  moved: ["shape-kinds", "types of shapes", "algorithms", "base"],
  contact: [
    "distance-matrix",
    "measure",
    "moved",
    "pair-matrix",
    "shape-kinds",
    "types of shapes",
    "algorithms",
    "foundation",
    "exact",
    "base",
  ],
  "contact-matrix": ["contact", "measure", "shape-kinds", "base"],
  "distance-matrix": ["measure", "shape-kinds", "base"],
  cast: [
    "distance-matrix",
    "measure",
    "moved",
    "pair-matrix",
    "shape-kinds",
    "types of shapes",
    "algorithms",
    "foundation",
    "exact",
    "base",
  ],
  slide: ["cast", "measure", "pair-matrix", "shape-kinds", "types of shapes", "algorithms", "foundation", "base"],
  "pair-functions": ["pairs", "contain", "types of shapes", "base"],
  queries: [
    "pair-matrix",
    "contain-matrix",
    "distance-matrix",
    "contact-matrix",
    "measure",
    "cast",
    "slide",
    "contact",
    "shape-kinds",
    "types of shapes",
    "algorithms",
    "foundation",
    "base",
  ],
  collisions: ["queries", "pair-matrix", "types of shape-kinds", "algorithms", "broadphase", "base"],
  explain: ["explain", "shape-kinds", "types of shapes", "algorithms", "foundation", "exact", "base"],
  index: [
    "queries",
    "pair-functions",
    "shape-kinds",
    "shapes",
    "types of cast",
    "types of slide",
    "types of foundation",
    "explain",
    "types of base",
  ],
};

/** Rooms that both dimensions share: a room of a dimension reaches them by their own names. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  base: [],
  exact: ["base"],
  explain: ["exact", "base"],
  kernels: ["base"],
  broadphase: ["kernels", "exact", "base"],
  batch: [
    "2d/pairs",
    "2d/algorithms",
    "types of 2d/shapes",
    "3d/pairs",
    "3d/foundation",
    "types of 3d/shapes",
    "kernels",
    "exact",
    "base",
  ],
  interval: ["explain", "exact", "base"],
  render: ["types of explain", "types of 2d/*", "types of 3d/*", "types of interval", "base"],
};

/** Room → what it may import, all with full names. */
export const ARROWS: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(SHARED),
  ...["2d", "3d"].flatMap((dimension) =>
    Object.entries(DIMENSION).map(
      ([room, targets]) => [`${dimension}/${room}`, targets.flatMap((target) => fullNames(dimension, target))] as const,
    ),
  ),
]);

/** A dimension's own room where it has one of that name, the shared room where there is one: `explain` is both. */
function fullNames(dimension: string, target: string): string[] {
  const [, types = "", name = ""] = /^(types of )?(.*)$/.exec(target) ?? [];
  const rooms = [name in SHARED ? name : [], name in DIMENSION ? `${dimension}/${name}` : []].flat();
  return rooms.map((room) => types + room);
}

/** The room of a file of `src`, given its path from there: a folder, or a file that is a room of its own. */
export function roomOf(path: string): string {
  const parts = path.replace(/\.ts$/, "").split("/");
  const isDimension = parts[0] === "2d" || parts[0] === "3d";
  return parts.slice(0, isDimension ? 2 : 1).join("/");
}

/** Whether an arrow allows an import between two rooms. */
export function isAllowed(from: string, to: string, typeOnly: boolean): boolean {
  if (from === to) return true;
  const wildcard = to.replace(/\/.*/, "/*");
  return (ARROWS.get(from) ?? []).some((arrow) => {
    const target = arrow.replace(/^types of /, "");
    return (target === to || target === wildcard) && (typeOnly || target === arrow);
  });
}

/** What is hard for polygons and polylines in particular. */
import { nudged, type Pair, scaledByPowerOfTwo } from "./dress.js";
import { asRing, latticePath, pairsOf, turned } from "./lattice.js";
import { axesOf, type Draft, isPathKind, isShape, layoutOf, polygonOf, RADIUS, ringsOf, tidy } from "./layout.js";
import type { Draw } from "./palettes.js";
import type { Random } from "./random.js";

type Vertex = readonly [number, number];

/** A path of independent numbers; a polygon's vertices in the order of their directions from the first, else in any. */
export function drawnPath(kind: string, draw: Draw, random: Random): Draft {
  for (let tries = 0; ; tries++) {
    // The more often it fails the fewer vertices: three that are not in line are always a polygon.
    const most = Math.max(3, 6 - (tries >> 1));
    const length = kind === "polygon" ? random.integer(3, most) : random.integer(2, 5);
    const vertices = Array.from({ length }, (): Vertex => [draw(), draw()]);
    if (kind === "polyline" && random.once(4)) vertices.push(vertices[0] as Vertex);
    const ordered = kind === "polygon" && random.once(2) ? aroundFirst(vertices) : vertices;
    const draft = { kind, numbers: ordered.flat() };
    if (isShape(draft)) return draft;
    if (tries > 50) return { kind, numbers: [0, 0, 1, 0, 0, 1] };
  }
}

function aroundFirst([first, ...others]: readonly Vertex[]): Vertex[] {
  const [x, y] = first as Vertex;
  const direction = ([px, py]: Vertex): number => Math.atan2(py - y, px - x);
  return [first as Vertex, ...others.sort((a, b) => direction(a) - direction(b))];
}

/** A path with this segment as an edge, and the rest beyond it as seen from the circle. */
export function bounding(kind: string, { numbers: [x1, y1, x2, y2] }: Draft, circle: Draft, random: Random): Draft {
  const [ax, ay, bx, by] = [x1, y1, x2, y2] as [number, number, number, number];
  const [x, y] = circle.numbers as [number, number];
  const across = [2 * ax - x, 2 * ay - y];
  if (kind === "polyline" && random.once(2)) return { kind, numbers: [ax, ay, bx, by] };
  return { kind, numbers: random.once(2) ? [ax, ay, bx, by, ...across] : [...across, bx, by, ax, ay] };
}

/** A whole motion of the lattice that keeps lines lines: sheared, stretched, moved far. */
function laid(pair: Pair, random: Random): Pair {
  // Boxes and round shapes would not follow: then it is only moved.
  const straight = pair.every(({ kind }) => isPathKind(kind) || kind === "segment" || kind === "point");
  const reach = random.pick([0, 1, 1, 3, 2 ** 10, 2 ** 20]);
  const [a, b, c, d] = straight
    ? [random.integer(1, reach + 1), random.integer(-reach, reach), random.integer(-reach, reach), 1]
    : [1, 0, 0, 1];
  const origin = random.pick([0, 0, 7, 2 ** 30, 2 ** 45]);
  const [dx, dy] = [random.integer(-origin, origin), random.integer(-origin, origin)];
  if (a * d - b * c === 0) return pair;
  return pair.map((draft) => {
    const axes = axesOf(draft);
    const { numbers } = draft;
    return tidy({
      ...draft,
      numbers: numbers.map((value, index) => {
        if (axes[index] === 0) return a * value + b * (numbers[index + 1] as number) + dx;
        return axes[index] === 1 ? c * (numbers[index - 1] as number) + d * value + dy : value;
      }),
    });
  }) as unknown as Pair;
}

/** As it is, at another size, or a last bit off. */
function dressed(pair: Pair, random: Random): Pair {
  const choice = random.integer(0, 5);
  const placed = choice > 2 ? laid(pair, random) : pair;
  if (choice === 4) return scaledByPowerOfTwo(placed, random);
  return choice === 5 ? nudged(placed, random) : placed;
}

/** A shape of any kind with coordinates from −6 to 6 and a radius from 0 to 3. */
function onLattice(kind: string, random: Random): Draft {
  if (isPathKind(kind)) {
    const [dx, dy] = [random.integer(-2, 2), random.integer(-2, 2)];
    const draft = latticePath(kind, random);
    return { ...draft, numbers: draft.numbers.map((value, index) => value + (index % 2 === 0 ? dx : dy)) };
  }
  const { axes } = layoutOf(kind);
  return tidy({ kind, numbers: axes.map((axis) => (axis === RADIUS ? random.integer(0, 3) : random.integer(-6, 6))) });
}

/** Both on one small lattice: shared edges, vertices on edges, shapes in holes, bays that embrace. */
function lattice(kindA: string, kindB: string, random: Random): Pair {
  return dressed([onLattice(kindA, random), onLattice(kindB, random)], random);
}

/** Both on one lattice of even numbers, with a vertex or the middle of an edge of both in one place: many contacts at a point. */
function joined(kindA: string, kindB: string, random: Random): Pair {
  const [a, b] = [onLattice(kindA, random), onLattice(kindB, random)].map(doubled) as [Draft, Draft];
  const [from, to] = [placeIn(a, random), placeIn(b, random)];
  const axes = axesOf(b);
  const shift = (value: number, axis: number): number =>
    axis === RADIUS ? value : value + (from[axis] as number) - (to[axis] as number);
  const moved = { ...b, numbers: b.numbers.map((value, index) => shift(value, axes[index] as number)) };
  return dressed([a, moved], random);
}

/** A polygon whose hole touches the middle of an edge at the origin, where it leaves little room; and what passes through there. */
function pinched(kindA: string, kindB: string, random: Random): Pair {
  const [a, b] = [kindA, kindB].map((kind) =>
    kind === "polygon" ? pinchedAtOrigin(random) : throughOrigin(kind, random),
  );
  return dressed([a as Draft, b as Draft], random);
}

function pinchedAtOrigin(random: Random): Draft {
  // Wide wedges are the hard ones: their sides hardly fall.
  const left = [-random.integer(1, 3), -random.integer(1, 2)];
  const right = [random.integer(1, 3), -random.integer(1, 2)];
  const rings = [
    [-4, 0, 4, 0, 4, -4, -4, -4],
    [0, 0, ...left, ...right],
  ];
  return polygonOf(turned(rings, random).map((ring) => asRing(ring, random)));
}

function throughOrigin(kind: string, random: Random): Draft {
  const [x, y] = [random.integer(-2, 2), random.integer(-2, 2)];
  const there = random.integer(1, 2);
  const ends = [-x, -y, there * x, there * y];
  if (kind === "polyline") return { kind, numbers: random.once(2) ? ends : [...ends, ...placeOn(ends, random)] };
  const { axes } = layoutOf(kind);
  return tidy({ kind, numbers: axes.map((axis, index) => (axis === RADIUS ? 0 : (ends[index] as number))) });
}

function doubled(draft: Draft): Draft {
  return { ...draft, numbers: draft.numbers.map((value) => 2 * value) };
}

/** As `placeOn`, for any kind. */
function placeIn(draft: Draft, random: Random): Vertex {
  if (draft.kind === "polygon") return placeOn(random.pick(ringsOf(draft)), random);
  if (draft.kind === "polyline") return placeOn(draft.numbers, random);
  const axes = axesOf(draft);
  const pick = (axis: number): number => random.pick(draft.numbers.filter((_, index) => axes[index] === axis));
  return [pick(0), pick(1)];
}

/** The first a path, the second made of its rings, vertices and middles of edges, which all are whole. */
function related(kindA: string, kindB: string, random: Random): Pair {
  if (!isPathKind(kindA)) {
    const [b, a] = related(kindB, kindA, random);
    return [a, b];
  }
  const drawn = latticePath(kindA, random);
  // Doubled, so that middles are whole.
  const path = doubled(drawn);
  return dressed([path, madeOf(path, kindB, random)], random);
}

function madeOf(path: Draft, kind: string, random: Random): Draft {
  const rings = path.kind === "polygon" ? ringsOf(path) : [path.numbers];
  const ring = random.pick(rings);
  if (kind === "polygon") return polygonOf(ringsFrom(rings, ring, random));
  if (kind === "polyline") return { kind, numbers: walkAlong(ring, random) };
  const [p, q] = [placeOn(ring, random), placeOn(random.pick(rings), random)];
  const { axes } = layoutOf(kind);
  return tidy({
    kind,
    numbers: axes.map((axis, index) =>
      axis === RADIUS ? random.integer(0, 3) : ((index < 2 ? p : q)[axis] as number),
    ),
  });
}

/** A vertex, the middle of an edge, or a lattice point beside it. */
function placeOn(ring: readonly number[], random: Random): Vertex {
  const vertices = pairsOf(ring);
  const index = random.integer(0, vertices.length - 1);
  const [x1, y1] = vertices[index] as Vertex;
  const [x2, y2] = vertices[(index + 1) % vertices.length] as Vertex;
  if (random.once(2)) return [x1, y1];
  const [x, y]: Vertex = [(x1 + x2) / 2, (y1 + y2) / 2];
  return random.once(2) ? [x, y] : [x + random.integer(-1, 1), y + random.integer(-1, 1)];
}

/** The same polygon, its outer ring filled, a ring as a polygon, or one through places on a ring, with or without the holes. */
function ringsFrom(rings: readonly (readonly number[])[], ring: readonly number[], random: Random): number[][] {
  const [outer, ...holes] = rings as [number[], ...number[][]];
  const choice = random.integer(0, 5);
  if (choice === 0) return rings.map((each) => asRing(each, random));
  if (choice === 1) return [asRing(ring, random)];
  if (choice === 2)
    return [asRing(outer, random), ...holes.slice(random.integer(0, 1)).map((each) => asRing(each, random))];
  if (choice === 3) {
    // Larger or moved, with the outer ring as its hole.
    const around = [-20, -20, 30, -20, 30, 30, -20, 30].map((value) => value - (value % 2));
    return [around, asRing(ring, random)];
  }
  if (choice === 4) {
    const [dx, dy] = [random.integer(-2, 2), random.integer(-2, 2)];
    return rings.map((each) => asRing(each, random).map((value, index) => value + 2 * (index % 2 === 0 ? dx : dy)));
  }
  return [Array.from({ length: random.integer(3, 5) }, () => placeOn(ring, random)).flat()];
}

/** Along a part of the ring, either way; or between places on it. */
function walkAlong(ring: readonly number[], random: Random): number[] {
  if (random.once(2)) return Array.from({ length: random.integer(2, 4) }, () => placeOn(ring, random)).flat();
  const vertices = pairsOf(asRing(ring, random)).slice(0, random.integer(2, ring.length / 2 + 1));
  if (random.once(3)) vertices.push(vertices[0] as [number, number]);
  if (random.once(3)) vertices.push([...placeOn(ring, random)]);
  return vertices.flat();
}

export const PATH_TROUBLES: Readonly<Record<string, (kindA: string, kindB: string, random: Random) => Pair>> = {
  lattice,
  joined,
  pinched,
  related,
};

/**
 * Paths on a small lattice, where vertices, edges and whole rings coincide as often as not: rings around the cells of a grid,
 * the letters L, U, C and E, rings with holes, and walks.
 */
import { type Draft, isPathKind, isShape, polygonOf } from "./layout.js";
import type { Random } from "./random.js";

type Ring = readonly number[];

/** Named polygons, x and y from 0 to 6: an outer ring and its holes. */
const FORMS: readonly (readonly Ring[])[] = [
  [[0, 0, 4, 0, 0, 3]],
  [[0, 0, 4, 0, 4, 4, 0, 4]],
  [[1, 0, 3, 0, 4, 2, 3, 4, 1, 4, 0, 2]],
  // Vertices on a straight line.
  [[0, 0, 1, 0, 2, 0, 4, 0, 4, 2, 4, 4, 2, 4, 0, 4]],
  // L, U, C that nearly closes, comb, arrow, Z.
  [[0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4]],
  [[0, 0, 5, 0, 5, 4, 4, 4, 4, 1, 1, 1, 1, 4, 0, 4]],
  [[0, 0, 5, 0, 5, 5, 0, 5, 0, 3, 1, 3, 1, 4, 4, 4, 4, 1, 1, 1, 1, 2, 0, 2]],
  [[0, 0, 5, 0, 5, 3, 4, 3, 4, 1, 3, 1, 3, 3, 2, 3, 2, 1, 1, 1, 1, 3, 0, 3]],
  [[0, 0, 3, 1, 6, 0, 3, 5]],
  [[0, 0, 3, 0, 3, 3, 5, 3, 5, 5, 2, 5, 2, 2, 0, 2]],
  // A frame; frames whose hole touches the rim at a vertex, at an edge, at two places (two parts then).
  [
    [0, 0, 4, 0, 4, 4, 0, 4],
    [1, 1, 3, 1, 3, 3, 1, 3],
  ],
  [
    [0, 0, 4, 0, 4, 4, 0, 4],
    [0, 0, 2, 1, 1, 2],
  ],
  [
    [0, 0, 4, 0, 4, 4, 0, 4],
    [2, 0, 3, 2, 1, 2],
  ],
  [
    [0, 0, 4, 0, 4, 4, 0, 4],
    [2, 0, 3, 2, 2, 4, 1, 2],
  ],
  [
    [0, 0, 4, 0, 4, 4, 0, 4],
    [2, 0, 4, 2, 2, 4, 0, 2],
  ],
  // Two holes: apart, touching each other, touching each other and the rim.
  [
    [0, 0, 6, 0, 6, 4, 0, 4],
    [1, 1, 2, 1, 2, 3, 1, 3],
    [4, 1, 4, 3, 5, 3, 5, 1],
  ],
  [
    [0, 0, 6, 0, 6, 6, 0, 6],
    [1, 1, 3, 1, 3, 3, 1, 3],
    [3, 3, 5, 3, 5, 5, 3, 5],
  ],
  [
    [0, 0, 6, 0, 6, 6, 0, 6],
    [0, 3, 2, 2, 3, 3, 2, 4],
    [3, 3, 4, 2, 6, 3, 4, 4],
  ],
];

/** One of the eight ways to lay a lattice on itself. */
export function turned(rings: readonly Ring[], random: Random): number[][] {
  const [swap, signX, signY] = [random.once(2), random.sign(), random.sign()];
  return rings.map((ring) =>
    ring.map((value, index) => {
      const other = index % 2 === 0 ? ring[index + 1] : ring[index - 1];
      return (index % 2 === 0 ? signX : signY) * (swap ? (other as number) : value);
    }),
  );
}

/** Starts a ring anywhere and runs it either way round. */
export function asRing(ring: Ring, random: Random): number[] {
  const vertices = pairsOf(ring);
  const start = random.integer(0, vertices.length - 1);
  const from = [...vertices.slice(start), ...vertices.slice(0, start)];
  return (random.once(2) ? from : from.reverse()).flat();
}

export function pairsOf(numbers: Ring): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at < numbers.length; at += 2) pairs.push([numbers[at] as number, numbers[at + 1] as number]);
  return pairs;
}

/** The outline of a random set of cells of a grid: what a walker with the cells to the left follows. */
function outline(random: Random): number[][] {
  const size = random.integer(2, 3);
  const filled = new Set<string>();
  const cell = (x: number, y: number): string => `${x},${y}`;
  let [x, y] = [random.integer(0, size - 1), random.integer(0, size - 1)];
  for (let step = random.integer(2, 3 * size); step > 0; step--) {
    filled.add(cell(x, y));
    const along = random.sign();
    if (random.once(2)) x = Math.min(Math.max(x + along, 0), size - 1);
    else y = Math.min(Math.max(y + along, 0), size - 1);
  }
  filled.add(cell(x, y));
  // From each corner the directed sides that start there.
  const sides = new Map<string, [number, number][]>();
  const side = (x1: number, y1: number, x2: number, y2: number): void => {
    sides.set(cell(x1, y1), [...(sides.get(cell(x1, y1)) ?? []), [x2, y2]]);
  };
  for (const name of filled) {
    const [cx, cy] = name.split(",").map(Number) as [number, number];
    if (!filled.has(cell(cx, cy - 1))) side(cx, cy, cx + 1, cy);
    if (!filled.has(cell(cx + 1, cy))) side(cx + 1, cy, cx + 1, cy + 1);
    if (!filled.has(cell(cx, cy + 1))) side(cx + 1, cy + 1, cx, cy + 1);
    if (!filled.has(cell(cx - 1, cy))) side(cx, cy + 1, cx, cy);
  }
  const rings: number[][] = [];
  for (const [start] of sides) {
    const ring: number[] = [];
    for (let at = start; (sides.get(at) ?? []).length > 0; ) {
      ring.push(...at.split(",").map(Number));
      const [nextX, nextY] = (sides.get(at) as [number, number][]).pop() as [number, number];
      at = cell(nextX, nextY);
    }
    if (ring.length > 0) rings.push(ring);
  }
  // The outer ring has the least corner of all.
  const least = (ring: number[]): number => Math.min(...pairsOf(ring).map(([cx, cy]) => 10 * cx + cy));
  return rings.sort((a, b) => least(a) - least(b)).map((ring) => withoutSome(ring, random));
}

/** Straight-through vertices are left out now and then. */
function withoutSome(ring: Ring, random: Random): number[] {
  const vertices = pairsOf(ring);
  return vertices
    .filter(([x, y], index) => {
      const [px, py] = vertices.at(index - 1) as [number, number];
      const [nx, ny] = vertices[(index + 1) % vertices.length] as [number, number];
      const straight = (x - px) * (ny - y) === (y - py) * (nx - x);
      return !straight || random.once(4);
    })
    .flat();
}

/** A triangle or quadrilateral of lattice points, or one with more vertices. */
function anyRing(random: Random): number[] {
  return Array.from({ length: 2 * random.pick([3, 3, 4, 4, 5]) }, () => random.integer(0, 4));
}

/** A polygon on the lattice around the origin. */
function latticePolygon(random: Random): Draft {
  for (;;) {
    const choice = random.integer(0, 4);
    const rings = choice < 2 ? random.pick(FORMS) : choice === 2 ? [anyRing(random)] : outline(random);
    const draft = polygonOf(turned(rings, random).map((ring) => asRing(ring, random)));
    if (isShape(draft)) return draft;
  }
}

/** A walk on the lattice: by single steps or by leaps, now and then closed, now and then back on itself. */
function latticePolyline(random: Random): Draft {
  for (;;) {
    const steps = random.integer(1, 5);
    const leaps = random.once(2);
    const vertices: [number, number][] = [[random.integer(-2, 2), random.integer(-2, 2)]];
    for (let step = 0; step < steps; step++) {
      const [x, y] = vertices.at(-1) as [number, number];
      const length = random.integer(1, 3) * random.sign();
      if (leaps) vertices.push([random.integer(-3, 3), random.integer(-3, 3)]);
      else vertices.push(random.once(2) ? [x + length, y] : [x, y + length]);
    }
    if (random.once(4)) vertices.push(random.pick(vertices));
    if (random.once(4)) vertices.push(vertices[0] as [number, number]);
    const draft = { kind: "polyline", numbers: vertices.flat() };
    if (isShape(draft)) return draft;
  }
}

export function latticePath(kind: string, random: Random): Draft {
  if (!isPathKind(kind)) throw new Error(`${kind} is no path`);
  return kind === "polygon" ? latticePolygon(random) : latticePolyline(random);
}

/**
 * Pairs of a container and what lies in it, just in it, or hardly not in it: built from the container's own vertices, middles of
 * edges and points at its rim, from whole numbers, so that as much coincides as can.
 */
import { flattened, inTenths, nudged, type Pair, scaledByPowerOfTwo, unbounded } from "../generators/dress.js";
import { hardCase } from "../generators/hard-cases.js";
import { latticePath, pairsOf } from "../generators/lattice.js";
import { axesOf, type Draft, isPathKind, layoutOf, polygonOf, RADIUS, ringsOf, tidy } from "../generators/layout.js";
import { Random } from "../generators/random.js";

type Spot = readonly number[];

/** Lattice steps are this long, so that middles of middles are whole. */
const STEP = 4;
const RADII = [0, 1, 2, 4, 5, 8, 10, 13, 20];
/** Whole vectors of whole length, as (x, y, length). */
const WHOLE: readonly Spot[] = [
  [1, 0, 1],
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
];

/** Case `index` of a run. */
export function containCase(kindA: string, kindB: string, random: Random, index: number): Pair {
  const share = isPathKind(kindA) || isPathKind(kindB) ? 8 : 4;
  if (index % share === 0) return hardCase(kindA, kindB, random, index / share);
  const container = containerOf(kindA, random);
  const pair: Pair = [container, contentOf(kindB, container, random)];
  return dressed(pair, random);
}

function scaledUp(draft: Draft, factor: number): Draft {
  return { ...draft, numbers: draft.numbers.map((value) => value * factor) };
}

const pools = new Map<string, Draft[]>();

/** One of a thousand paths on the lattice: to find polygons among random rings takes longer than to judge them. */
function latticePathFromPool(kind: string, random: Random): Draft {
  let pool = pools.get(kind);
  if (pool === undefined) {
    const seeded = new Random(1);
    pool = Array.from({ length: 1_000 }, () => latticePath(kind, seeded));
    pools.set(kind, pool);
  }
  return random.pick(pool);
}

function containerOf(kind: string, random: Random): Draft {
  if (isPathKind(kind)) return scaledUp(latticePathFromPool(kind, random), STEP);
  const { axes, extent, dimension } = layoutOf(kind);
  const most = random.pick([1, 2, 4]);
  const axisAligned = !extent && random.once(3);
  const numbers = axes.map((axis) => (axis === RADIUS ? random.pick(RADII) : random.integer(-most, most) * STEP));
  if (axisAligned && axes.length >= 2 * dimension) {
    const free = random.integer(0, dimension - 1);
    for (let axis = 0; axis < dimension; axis++) {
      if (axis !== free) numbers[dimension + axis] = numbers[axis] as number;
    }
  }
  return tidy({ kind, numbers });
}

/** The vertices of a draft, corners of a box included. */
function verticesOf(draft: Draft): number[][] {
  if (isPathKind(draft.kind)) return pairsOf(draft.numbers);
  const { dimension, extent } = layoutOf(draft.kind);
  const axes = axesOf(draft);
  const first = draft.numbers.slice(0, dimension);
  const last = axes.lastIndexOf(0) > 0 ? draft.numbers.slice(dimension, 2 * dimension) : first;
  if (!extent) return [first, last];
  return first.reduce<number[][]>(
    (corners, low, axis) =>
      corners.flatMap((corner) => [
        [...corner, low],
        [...corner, last[axis] as number],
      ]),
    [[]],
  );
}

/** Points in, at and near a shape. */
function spotsOf(draft: Draft, random: Random): number[][] {
  const vertices = verticesOf(draft);
  const between = (p: Spot, q: Spot, quarters: number): number[] =>
    p.map((value, axis) => value + (((q[axis] as number) - value) * quarters) / 4);
  const middles = vertices.flatMap((p, index) => {
    const q = vertices[(index + 1) % vertices.length] as number[];
    return [between(p, q, 2), between(p, q, random.integer(1, 3))];
  });
  const rim = vertices.flatMap((p) => [atDistance(p, radiusOf(draft), random), atDistance(p, radiusOf(draft), random)]);
  const anywhere = between(random.pick(vertices), random.pick(vertices), 2).map(
    (value) => Math.round(value) + random.integer(-2, 2),
  );
  const inside = between(random.pick(vertices), random.pick(vertices), random.integer(0, 4));
  return [...vertices, ...middles, ...rim, inside, anywhere];
}

function radiusOf(draft: Draft): number {
  return axesOf(draft).includes(RADIUS) ? (draft.numbers.at(-1) as number) : 0;
}

/** A whole point at a distance of p, or as far as a whole vector's length allows. */
function atDistance(p: Spot, radius: number, random: Random): number[] {
  const [x, y, length] = random.pick(WHOLE) as [number, number, number];
  const times = Math.floor(radius / length);
  const axis = random.integer(0, p.length - 1);
  return p.map((value, index) => {
    const part = index === axis ? x : index === (axis + 1) % p.length ? y : 0;
    return value + random.sign() * part * times;
  });
}

/** Points that are likely to be off the rim: in the middle of a lattice's cell, or of an edge of what has no area. */
function innerSpotsOf(draft: Draft, random: Random): number[][] {
  const vertices = verticesOf(draft);
  const index = random.integer(0, vertices.length - 1);
  const p = vertices[index] as number[];
  const q = (
    draft.kind.startsWith("box") ? vertices.at(-1 - index) : vertices[(index + 1) % vertices.length]
  ) as number[];
  const thin = draft.kind !== "polygon";
  const cell = p.map(() => random.sign() * (STEP / 2));
  return Array.from({ length: 4 }, () => {
    const quarters = random.integer(1, 3);
    return p.map((value, axis) =>
      thin
        ? value + (((q[axis] as number) - value) * quarters) / 4
        : value + (cell[axis] as number) + random.integer(-1, 1),
    );
  });
}

function contentOf(kind: string, container: Draft, random: Random): Draft {
  if (random.once(3)) return contentOfSpots(kind, innerSpotsOf(container, random), random);
  const spots = spotsOf(container, random);
  if (kind === "polygon") return polygonIn(container, spots, random);
  if (kind === "polyline") return polylineIn(container, spots, random);
  const { axes } = layoutOf(kind);
  const [p, q] = random.once(3) ? [random.pick(spots), random.pick(spots)] : neighbors(spots, random);
  const first = axes.indexOf(RADIUS);
  const dimension = p.length;
  const numbers = [...p, ...q].slice(0, first < 0 ? axes.length : first);
  if (first < 0) return tidy({ kind, numbers: numbers.slice(0, axes.length) });
  return roundIn(kind, container, numbers.slice(0, first), dimension, random);
}

/** A small shape of nothing but these spots. */
function contentOfSpots(kind: string, spots: readonly number[][], random: Random): Draft {
  const ring = Array.from({ length: random.pick([3, 3, 4]) }, () => random.pick(spots)).flat();
  if (kind === "polygon") return polygonOf([ring]);
  if (kind === "polyline") return { kind, numbers: ring };
  const { axes } = layoutOf(kind);
  const core = [...random.pick(spots), ...random.pick(spots)];
  const numbers = axes.map((axis, index) => (axis === RADIUS ? random.pick([0, 1, 1]) : (core[index] as number)));
  return tidy({ kind, numbers });
}

/** Two spots that are likely to be on one edge. */
function neighbors(spots: readonly number[][], random: Random): [number[], number[]] {
  const index = random.integer(0, spots.length - 1);
  return [spots[index] as number[], spots[(index + random.integer(0, 2)) % spots.length] as number[]];
}

/** A radius that just reaches the container's rim, or one less, or none. */
function roundIn(kind: string, container: Draft, core: number[], dimension: number, random: Random): Draft {
  const room = radiusOf(container);
  const center = core.slice(0, dimension);
  if (room > 0 && random.once(2)) {
    // Inside another round shape: a whole vector away from an end of its core, and as much less radius.
    const [x, y, length] = random.pick(WHOLE) as [number, number, number];
    const times = random.integer(0, Math.floor(room / length));
    const end = random.pick(verticesOf(container));
    const moved = end.map((value, axis) => value + (axis === 0 ? x : axis === 1 ? y : 0) * times * random.sign());
    const other = core.length > dimension ? random.pick([moved, verticesOf(container)[1] as number[], moved]) : [];
    return { kind, numbers: [...moved, ...other, room - times * length] };
  }
  if (random.once(4)) return { kind, numbers: [...core, 0] };
  const gaps = verticesOf(container).flatMap((vertex) =>
    vertex.map((value, axis) => Math.abs(value - (center[axis] as number))),
  );
  const radius = random.once(3) ? random.integer(0, 4) : random.pick(gaps);
  return { kind, numbers: [...core, Math.max(0, Math.round(radius) - random.pick([0, 0, 1]))] };
}

/** The container itself, its rings without or with other holes, what fills a hole, or a ring of spots. */
function polygonIn(container: Draft, spots: readonly number[][], random: Random): Draft {
  if (container.kind === "polygon" && random.once(2)) {
    const [outer, ...holes] = ringsOf(container) as [number[], ...number[][]];
    const choice = random.integer(0, 4);
    if (choice === 0) return container;
    if (choice === 1 && holes.length > 0) return polygonOf([random.pick(holes)]);
    if (choice === 2) return polygonOf([outer, ...holes.filter(() => random.once(2))]);
    if (choice === 3) return scaledUp(latticePathFromPool("polygon", random), random.pick([1, 2, STEP]));
    const hole = [0, 1, 2].flatMap(() => random.pick(spots));
    return polygonOf([outer, ...holes, hole]);
  }
  if (random.once(4)) return scaledUp(latticePathFromPool("polygon", random), random.pick([1, 2, STEP]));
  return polygonOf([Array.from({ length: random.pick([3, 3, 4, 5]) }, () => random.pick(spots)).flat()]);
}

/** The container's own vertices from somewhere to somewhere, with middles, or a walk from spot to spot. */
function polylineIn(container: Draft, spots: readonly number[][], random: Random): Draft {
  const vertices = verticesOf(container);
  if (random.once(3)) {
    const walk = Array.from({ length: random.integer(2, 5) }, () => random.pick(spots));
    return { kind: "polyline", numbers: walk.flat() };
  }
  const start = random.integer(0, vertices.length - 1);
  const walk: number[][] = [];
  for (let step = 0; step < random.integer(1, vertices.length + 1); step++) {
    const p = vertices[(start + step) % vertices.length] as number[];
    const q = vertices[(start + step + 1) % vertices.length] as number[];
    const middle = p.map((value, axis) => (value + (q[axis] as number)) / 2);
    walk.push(...random.pick([[p], [p, middle], [middle], [p, middle, p]]));
  }
  if (random.once(3)) walk.reverse();
  if (random.once(4)) walk.push(walk[0] as number[]);
  return { kind: "polyline", numbers: walk.flat() };
}

const ORIGINS = [0, 0, 7, 2 ** 20, 2 ** 45, 2 ** 51];

/** Moved, and then scaled, rounded, nudged, flattened or stripped of bounds. */
function dressed(pair: Pair, random: Random): Pair {
  const origin = random.pick(ORIGINS);
  const steps = [0, 1, 2].map(() => random.integer(-origin, origin));
  const moved = pair.map((draft) => {
    const axes = axesOf(draft);
    const shift = (value: number, index: number): number =>
      axes[index] === RADIUS ? value : value + (steps[axes[index] as number] as number);
    return { ...draft, numbers: draft.numbers.map(shift) };
  }) as unknown as Pair;
  switch (random.integer(0, 9)) {
    case 0:
    case 1:
      return nudged(moved, random);
    case 2:
      return nudged(scaledByPowerOfTwo(moved, random), random);
    case 3:
      return inTenths(moved, random);
    case 4:
      return flattened(moved, random);
    case 5:
      return unbounded(moved, random);
    case 6:
    case 7:
      return scaledByPowerOfTwo(moved, random);
    default:
      return moved;
  }
}

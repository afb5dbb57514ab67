/**
 * What casts decide in doubles: cells of shapes against fractions, whatever doubles are sure of; and shapes that are moved without
 * garbage against `translate`, bit by bit.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { castCells, overlapStart, START } from "../../src/2d/algorithms/cast-cells.js";
import { beginCells, castCellsCertainly } from "../../src/2d/algorithms/cast-cells-certain.js";
import { HIT, MISS, UNSURE } from "../../src/2d/algorithms/cell-axes.js";
import { addRing, type CellList, cellList, clearCells } from "../../src/2d/algorithms/cell-list.js";
import { motions, relateMotions } from "../../src/2d/algorithms/motions.js";
import { beginMoments, moment, movedShape } from "../../src/2d/cast/moved.js";
import {
  box,
  castShape,
  convexHull,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
  translate,
} from "../../src/2d/index.js";
import { gauge, LARGEST } from "../../src/base/gauge.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import { build, ROOMS } from "../rooms.js";

const PLANE = ROOMS.find(({ name }) => name === "2d") as (typeof ROOMS)[number];

/** How numbers are drawn: few bits, decimals, any, far from the origin, and few bits but for the last. */
const MANNERS: readonly (readonly [string, (random: Random) => number])[] = [
  ["whole", (random) => random.integer(-4, 4)],
  ["eighths", (random) => random.integer(-32, 32) / 8],
  ["tenths", (random) => random.integer(-4, 4) * 0.1],
  ["any", (random) => random.unit() * 8 - 4],
  ["far", (random) => 1e6 + random.integer(0, 8) * 0.1],
  ["off by a bit", (random) => random.pick([nextUp, nextDown, (value: number) => value])(random.integer(-4, 4) || 1)],
];

/** A point, a segment or a convex ring. */
function cellOf(random: Random, draw: (random: Random) => number): readonly number[] {
  for (;;) {
    const corner = (): [number, number] => [draw(random), draw(random)];
    const corners = Array.from({ length: random.integer(1, 5) }, corner);
    const [p, q] = corners as [[number, number], [number, number]];
    if (corners.length === 1) return p;
    if (corners.length === 2) {
      if (p[0] !== q[0] || p[1] !== q[1]) return [...p, ...q];
      continue;
    }
    try {
      return convexHull(corners).coordinates;
    } catch {
      // All on one line.
    }
  }
}

const [a, b]: [CellList, CellList] = [cellList(), cellList()];

/** What doubles tell of two cells; where they are sure, it is as fractions have it. */
function judged(cellA: readonly number[], cellB: readonly number[], moves: readonly number[]): number {
  clearCells(a);
  clearCells(b);
  addRing(a, cellA);
  addRing(b, cellB);
  motions.set(moves);
  relateMotions();
  gauge[LARGEST] = Math.max(...[...cellA, ...cellB].map(Math.abs));
  beginCells(a, b);
  const told = castCellsCertainly(a, 0, b, 0);
  const time = overlapStart[START] as number;
  if (told === UNSURE || (motions[4] === 0 && motions[5] === 0)) return told;
  const said = JSON.stringify([cellA, cellB, moves]);
  expect(told === HIT, said).toBe(castCells(a, 0, b, 0));
  if (told === HIT) {
    const size = (gauge[LARGEST] as number) / Math.max(Math.abs(motions[4] as number), Math.abs(motions[5] as number));
    expect(Math.abs(time - (overlapStart[START] as number)), said).toBeLessThanOrEqual(1e-14 * size);
  }
  return told;
}

describe.each(MANNERS)("cells of %s numbers", (name, draw) => {
  test("meet in doubles, where those are sure, exactly as in fractions", () => {
    const random = new Random(6100);
    let sure = 0;
    let hits = 0;
    for (let index = 0; index < 4000; index++) {
      const [cellA, cellB] = [cellOf(random, draw), cellOf(random, draw)];
      const center = name === "far" ? 1e6 : 0;
      const moves = [0, 1, 2, 3].map((at) => (at >= 2 && random.once(2) ? 0 : draw(random) - center));
      const told = judged(cellA, cellB, moves);
      if (told === UNSURE || (motions[4] === 0 && motions[5] === 0)) continue;
      sure++;
      if (told === HIT) hits++;
    }
    expect(sure).toBeGreaterThan(name === "off by a bit" ? 1000 : 3000);
    expect(hits).toBeGreaterThan(100);
  });
});

test.each([
  [
    [-2.375, -3.875, -0.625, -1.875, 1.875, 1.125],
    [3.15, 2.625, 3.4, 2.75],
    [297.92499999999995, 350.5, 0, 0],
  ],
  [
    [1000000, 1000000.6, 1000000.5, 1000000.1, 1000000.3, 1000000.3],
    [1000000.39, 1000000.2100000001, 1000000.64, 1000000.0850000001],
    [21.030000003264284, -21.02999999510357, 0, 0],
  ],
])(
  "a motion along an edge, but for rounding, is sure only of what the small difference allows",
  (cellA, cellB, moves) => {
    expect(judged(cellA, cellB, moves)).not.toBe(MISS);
  },
);

describe.each(PLANE.kinds)("a moved %s", (kind) => {
  beforeEach(beginMoments);

  test("is what translate makes of it, or folded where that refuses", () => {
    const random = new Random(6101);
    let folded = 0;
    for (let index = 0; index < 1500; index++) {
      const [draft] = hardCase(kind, kind, random, index);
      const shape = build(PLANE, draft) as unknown as Shape;
      const largest = Math.max(...draft.numbers.filter(Number.isFinite).map(Math.abs));
      if (!(largest > 0 && largest < 1e150)) continue;
      const step = (): number => (random.unit() - 0.5) * largest * random.pick([1e-3, 1, 10, 1e9, 1e15]);
      [motions[0], motions[1]] = random.once(4) ? [Math.round(step()), 0] : [step(), step()];
      moment[0] = random.pick([0, 1, random.unit(), 2 ** -30]);
      beginMoments();
      let wanted: Shape | undefined;
      try {
        const [x, y] = [motions[0] as number, motions[1] as number];
        wanted = x === 0 && y === 0 ? shape : translate(shape, moment[0] * x, moment[0] * y);
      } catch {
        folded++;
      }
      expect(movedShape(shape, 0), JSON.stringify([shape, Array.from(motions), moment[0]])).toEqual(wanted);
    }
    if (kind === "polygon") expect(folded).toBeGreaterThan(10);
  });
});

test("a polygon whose numbers its owner changes is cast as it is then", () => {
  const ell = polygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4]);
  const cast = (): number => castShape(point(3, 9), { x: 0, y: -8 }, ell, undefined, { touching: false }).fraction;
  expect(cast()).toBe(1);
  (ell.coordinates as number[])[5] = 3;
  (ell.coordinates as number[])[7] = 3;
  expect(cast()).toBe(0.75);
});

test("numbers too large for doubles to be sure of are judged without what was cast before", () => {
  const huge = (a: Shape, motion: { x: number; y: number }, b: Shape): string =>
    castShape(a, motion, b, undefined, { touching: false }).status;
  const ways: readonly [Shape, { x: number; y: number }][] = [
    [point(-3e90, -1e90), { x: 4e90, y: 0 }],
    [box(-3e110, -2e110, -2e110, 2e110), { x: 5e110, y: 0 }],
  ];
  const walls = [point(0, -1e90), polyline([0, -1e110, 1e109, 2e110])];
  for (const [index, [mover, motion]] of ways.entries()) {
    const [other, otherMotion] = ways[1 - index] as (typeof ways)[number];
    // One that certainly misses, past a corner, and one that certainly hits leave their axes behind.
    for (const x of [3.5, 1]) {
      castShape(box(0, 0, 1, 1), { x: 4, y: 4 }, segment(x, 0.5, x + 1, 1.5), undefined, { touching: false });
      expect(huge(mover, motion, walls[index] as Shape)).toBe("hit");
      expect(huge(other, otherMotion, walls[1 - index] as Shape)).toBe("hit");
    }
  }
});

test("a sliver of huge numbers that rounding folds is not put where translate refuses to", () => {
  const sliver = polygon([9.04e91, 2.49e126, -2.64e280, 2.49e126, -2.64e280, -8.12e-255]);
  beginMoments();
  motions.fill(0);
  motions[1] = 4.7e265;
  moment[0] = 1;
  expect(() => translate(sliver, 0, 4.7e265)).toThrow(RangeError);
  expect(movedShape(sliver, 0)).toBeUndefined();
});

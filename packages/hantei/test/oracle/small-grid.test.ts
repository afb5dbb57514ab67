/**
 * Regions and paths whose vertices are those of a grid of 5 by 5, so that rims, holes and paths share stretches and corners far more
 * often than in the hard cases.
 */
import { expect, test } from "vitest";
import { polygon, polyline } from "../../src/2d/index.js";
import { Random } from "../generators/random.js";
import { type AnyShape, PAIRS, type Relation } from "../rooms.js";
import { complaints } from "./check.js";
import { oracleRelate } from "./relate.js";

/** More cases, or others: `HANTEI_GRID_CASES=100000 HANTEI_SEED=7 npx vitest run test/oracle/small-grid`. */
const CASES = Number(process.env.HANTEI_GRID_CASES ?? 3_000);
const SEED = Number(process.env.HANTEI_SEED ?? 20_261_122);
const SIZE = 4;

type Ring = number[];

function vertices(random: Random, most: number): Ring {
  const ring: Ring = [];
  for (let vertex = random.integer(3, most); vertex > 0; vertex--)
    ring.push(random.integer(0, SIZE), random.integer(0, SIZE));
  return ring;
}

/** The first of its draws that is a polygon: mostly all of the grid, or a triangle of it, less up to two holes. */
function region(random: Random): AnyShape {
  for (;;) {
    const outer = random.once(2) ? [0, 0, SIZE, 0, SIZE, SIZE, 0, SIZE] : vertices(random, 7);
    const holes = Array.from({ length: random.integer(0, 2) }, () => vertices(random, 5));
    try {
      return polygon(outer, holes) as unknown as AnyShape;
    } catch {
      // Crossed itself, or a hole did not lie inside.
    }
  }
}

function path(random: Random): AnyShape {
  for (;;) {
    try {
      return polyline(vertices(random, 6)) as unknown as AnyShape;
    } catch {
      // All of its vertices were one.
    }
  }
}

const DRAW = { polygon: region, polyline: path };

test.each([
  ["polygon", "polygon"],
  ["polyline", "polygon"],
  ["polyline", "polyline"],
] as const)(`%s-%s agrees with the oracle on ${CASES} cases of a small grid`, (kindA, kindB) => {
  const pair = PAIRS.find(({ name }) => name === `${kindA}-${kindB}`);
  if (pair === undefined) throw new Error(`no pair is named ${kindA}-${kindB}`);
  const random = new Random(SEED);
  const counts: Record<Relation, number> = { disjoint: 0, touching: 0, overlapping: 0 };
  for (let index = 0; index < CASES; index++) {
    const [a, b] = [DRAW[kindA](random), DRAW[kindB](random)];
    const relation = oracleRelate(a, b);
    counts[relation] += 1;
    expect(complaints(pair, a, b, relation), JSON.stringify([a, b])).toEqual([]);
  }
  expect(counts.touching).toBeGreaterThan(CASES / 500);
});

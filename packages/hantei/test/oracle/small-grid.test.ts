/**
 * Regions and paths whose vertices are those of a grid of 5 by 5, so that rims, holes and paths share stretches and corners far more
 * often than in the hard cases: as they are, with edges in many pieces, and so large or small that products over- or underflow.
 */
import { expect, test } from "vitest";
import { polygon, polyline } from "../../src/2d/index.js";
import { Random } from "../generators/random.js";
import { type AnyShape, PAIRS, type Relation } from "../rooms.js";
import { withoutTraces } from "../without-traces.js";
import { complaints } from "./check.js";
import { oracleRelate } from "./relate.js";

/** More cases, or others: `HANTEI_GRID_CASES=100000 HANTEI_SEED=7 npx vitest run test/oracle/small-grid`. */
const CASES = Number(process.env.HANTEI_GRID_CASES ?? 3_000);
const SEED = Number(process.env.HANTEI_SEED ?? 20_261_122);
const SIZE = 4;
const SCALES = [1, 2 ** 515, 2 ** 1020, 2 ** -540];
/** Edges in so many pieces make rings that are searched another way; all ends of pieces are doubles. */
const PIECES = [1, 1, 8];

type Ring = number[];

function vertices(random: Random, most: number): Ring {
  const ring: Ring = [];
  for (let vertex = random.integer(3, most); vertex > 0; vertex--)
    ring.push(random.integer(0, SIZE), random.integer(0, SIZE));
  return ring;
}

/** The path, each of whose edges, from the vertices before an offset, has so many pieces; its last vertex too, where that begins none. */
function finish(path: Ring, end: number, pieces: number, scale: number): Ring {
  const finer: Ring = [];
  const at = (offset: number, part: number): number =>
    (path[offset % path.length] as number) * (1 - part) + (path[(offset + 2) % path.length] as number) * part;
  for (let start = 0; start < path.length; start += 2) {
    for (let k = 0; k < (start < end ? pieces : 1); k++) finer.push(at(start, k / pieces), at(start + 1, k / pieces));
  }
  return finer.map((value) => value * scale);
}

/** The first of its draws that is a polygon: mostly all of the grid, or a triangle of it, less up to two holes. */
function region(random: Random, scale: number): AnyShape {
  for (;;) {
    const outer = random.once(2) ? [0, 0, SIZE, 0, SIZE, SIZE, 0, SIZE] : vertices(random, 7);
    const holes = Array.from({ length: random.integer(0, 2) }, () => vertices(random, 5));
    try {
      polygon(outer, holes);
      const pieces = random.pick(PIECES);
      const rings = [outer, ...holes].map((ring) => finish(ring, ring.length, pieces, scale));
      return polygon(rings[0] as Ring, rings.slice(1)) as unknown as AnyShape;
    } catch {
      // Crossed itself, or a hole did not lie inside.
    }
  }
}

function path(random: Random, scale: number): AnyShape {
  for (;;) {
    const ends = vertices(random, 6);
    try {
      return polyline(finish(ends, ends.length - 2, random.pick(PIECES), scale)) as unknown as AnyShape;
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
    const scale = random.pick(SCALES);
    const [a, b] = [DRAW[kindA], DRAW[kindB]].map((draw) => withoutTraces(() => draw(random, scale))) as [
      AnyShape,
      AnyShape,
    ];
    const relation = oracleRelate(a, b);
    counts[relation] += 1;
    const found = complaints(pair, a, b, relation);
    if (found.length > 0) expect.fail(`${JSON.stringify([a, b])} is ${relation}; ${found.join("; ")}`);
  }
  expect(counts.touching).toBeGreaterThan(CASES / 500);
});

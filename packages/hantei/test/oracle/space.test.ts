/** Every pair of space once more, on cases that only space has; as `oracle.test.ts`. */
import { describe, expect, test } from "vitest";
import { Random } from "../generators/random.js";
import { spaceCase } from "../generators/space.js";
import { build, PAIRS, type Relation } from "../rooms.js";
import { complaints } from "./check.js";
import { oracleRelate } from "./relate.js";

/** More cases, or others: `HANTEI_SPACE_CASES=100000 HANTEI_SEED=7 npx vitest run test/oracle/space`. */
const CASES = Number(process.env.HANTEI_SPACE_CASES ?? 3_000);
const SEED = Number(process.env.HANTEI_SEED ?? 20_260_807);

/** A run that never touches proves little; points are one or none, and have no boundary to touch with. */
const LEAST_SHARE = 0.02;

describe.each(PAIRS.filter(({ room }) => room.name === "3d"))("$name", (pair) => {
  test(`agrees with the oracle on ${CASES} cases of space`, () => {
    const random = new Random(SEED);
    const counts: Record<Relation, number> = { disjoint: 0, touching: 0, overlapping: 0 };
    for (let index = 0; index < CASES; index++) {
      const [draftA, draftB] = spaceCase(pair.kindA, pair.kindB, random, index);
      const [a, b] = [build(pair.room, draftA), build(pair.room, draftB)];
      const relation = oracleRelate(a, b);
      counts[relation] += 1;
      const found = complaints(pair, a, b, relation);
      if (found.length > 0) expect.fail(`${JSON.stringify([a, b])} is ${relation}; ${found.join("; ")}`);
    }
    const relations = pair.name === "point3-point3" ? ["disjoint"] : (["disjoint", "touching", "overlapping"] as const);
    for (const relation of relations) {
      expect(counts[relation as Relation], relation).toBeGreaterThan(CASES * LEAST_SHARE);
    }
  });
});

/** The hard cases of some pairs, as tests; the pairs are dealt out to several files, which run at the same time. */
import { describe, expect, test } from "vitest";
import type { PairOfKinds } from "../rooms.js";
import { run, type Tally } from "./check.js";

/** More cases, or others: `HANTEI_CASES=100000 HANTEI_SEED=7 npx vitest run test/oracle`. */
const CASES = Number(process.env.HANTEI_CASES ?? 10_000);
const SEED = Number(process.env.HANTEI_SEED ?? 20_260_807);

/** Of 10,000 cases at least this many have each relation: a run that never touches proves little. */
const LEAST_SHARE = 0.05;

/** Two points are one or none: they have no boundary to touch with. */
function canTouch({ kindA, kindB }: PairOfKinds): boolean {
  return !(kindA.startsWith("point") && kindB.startsWith("point"));
}

/** Tests each of the pairs on its hard cases. */
export function testPairs(pairs: readonly PairOfKinds[]): void {
  describe.each(pairs)("$name", testPair);
}

function testPair(pair: PairOfKinds): void {
  let known: Tally | undefined;
  const tally = (): Tally => {
    known ??= run(pair, CASES, SEED);
    return known;
  };

  test(`agrees with the oracle on ${CASES} hard cases, in both orders and in every question`, () => {
    const again = `npm run oracle -- --pair ${pair.name} --seed ${SEED} --cases ${CASES}`;
    const { failures, wrong, cases } = tally();
    expect(failures, `${wrong} wrong; keep them with: ${again}`).toEqual([]);
    expect(cases).toBeGreaterThanOrEqual(10_000);
  });

  test("is asked about enough of each relation", () => {
    const least = CASES * LEAST_SHARE;
    const { counts } = tally();
    expect(counts.disjoint).toBeGreaterThan(least);
    expect(counts.overlapping).toBeGreaterThan(least);
    if (canTouch(pair)) expect(counts.touching).toBeGreaterThan(least);
    else expect(counts.touching).toBe(0);
  });
}

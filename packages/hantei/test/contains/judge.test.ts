import { describe, expect, test } from "vitest";
import { type OrderedPair, orderedPairs, run, type Tally } from "./check.js";

/** More cases, or others: `HANTEI_CASES=100000 HANTEI_SEED=7 npx vitest run test/contains`. */
const CASES = Number(process.env.HANTEI_CASES ?? 4_000);
const SEED = Number(process.env.HANTEI_SEED ?? 20_260_807);

/** At least this part of the cases has each answer: a run in which nothing ever fits proves little. */
const LEAST_SHARE = 0.03;

/** A polygon has an area, and a polyline a length. */
function neverFits({ kindA, kindB }: OrderedPair): boolean {
  if (kindB === "polygon") return ["point", "segment", "polyline"].includes(kindA);
  return kindB === "polyline" && kindA === "point";
}

describe.each(orderedPairs(["2d", "3d"]))("$name", (pair) => {
  let known: Tally | undefined;
  const tally = (): Tally => {
    known ??= run(pair, CASES, SEED);
    return known;
  };

  test(`agrees with the oracle on ${CASES} hard cases, in both questions and as a pair function`, () => {
    const { failures, wrong } = tally();
    expect(failures, `${wrong} wrong`).toEqual([]);
  });

  test("is asked about enough of each answer", () => {
    const [outside, within, inside] = tally().counts;
    expect(outside).toBeGreaterThan(CASES * LEAST_SHARE);
    if (neverFits(pair)) expect(within + inside).toBe(0);
    else expect(inside).toBeGreaterThan(CASES * LEAST_SHARE);
    // A point is all interior.
    if (!neverFits(pair) && !pair.kindA.startsWith("point")) expect(within).toBeGreaterThan(CASES * LEAST_SHARE);
  });
});

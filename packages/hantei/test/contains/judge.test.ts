import { describe, expect, test } from "vitest";
import { contains as containsInPlane } from "../../src/2d/index.js";
import { type Contains, orderedPairs, run, type Tally } from "./check.js";

/** More cases, or others: `HANTEI_CASES=100000 HANTEI_SEED=7 npx vitest run test/contains`. */
const CASES = Number(process.env.HANTEI_CASES ?? 10_000);
const SEED = Number(process.env.HANTEI_SEED ?? 20_260_807);

const contains = containsInPlane as unknown as Contains;

describe.each(orderedPairs(["2d"]))("$name", (pair) => {
  let known: Tally | undefined;
  const tally = (): Tally => {
    known ??= run(pair, contains, CASES, SEED);
    return known;
  };

  test(`agrees with the oracle on ${CASES} hard cases, in both questions and as a pair function`, () => {
    const { failures, wrong } = tally();
    if (process.env.HANTEI_SHOW) console.log(pair.name, ...tally().counts);
    expect(failures, `${wrong} wrong`).toEqual([]);
  });
});

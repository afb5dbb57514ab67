/**
 * The oracle's hard cases, fewer of them: what a run over thousands of mutants can pay for. `npm run mutation` only;
 * `test/oracle` has the full number.
 */
import { expect, test } from "vitest";
import { run } from "../oracle/check.js";
import { PAIRS } from "../rooms.js";

const CASES = Number(process.env.HANTEI_MUTATION_CASES ?? 1500);

test.each(PAIRS.map((pair) => [pair.name, pair] as const))("%s", (_, pair) => {
  expect(run(pair, CASES, 1).wrong).toBe(0);
});

import { arithmeticOf } from "../arithmetic/counting.js";
import type { Formula } from "../formulas/formula.js";
import { run } from "../run.js";

/** What a formula cost over many scenes, hits and misses apart; means a scene. */
export interface Tally {
  readonly hits: Cost;
  readonly misses: Cost;
}

export interface Cost {
  readonly scenes: number;
  readonly comparisons: number;
  readonly arithmetic: number;
  /** How often the exact stages were asked, in all. */
  readonly exact: number;
  /** The most operations of both kinds that one scene took. */
  readonly most: number;
}

/** Runs the formula over all scenes and adds up what it did. */
export function tally(formula: Formula, scenes: readonly (readonly number[])[]): Tally {
  const sums = [0, 1].map(() => ({ scenes: 0, comparisons: 0, arithmetic: 0, exact: 0, most: 0 }));
  for (const scene of scenes) {
    const { answer, counts } = run(formula, scene);
    const sum = sums[answer ? 0 : 1] as (typeof sums)[number];
    const arithmetic = arithmeticOf(counts);
    sum.scenes++;
    sum.comparisons += counts.comparisons;
    sum.arithmetic += arithmetic;
    sum.exact += counts.exact;
    sum.most = Math.max(sum.most, counts.comparisons + arithmetic);
  }
  const [hits, misses] = sums.map((sum) => ({
    ...sum,
    comparisons: sum.comparisons / sum.scenes,
    arithmetic: sum.arithmetic / sum.scenes,
  })) as [Cost, Cost];
  return { hits, misses };
}

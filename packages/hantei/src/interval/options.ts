import { checkCount, checkFlag, checkOptions } from "../base/options.js";

/** Options of questions that give pairs, with nothing left out. */
export interface PairRules {
  readonly touching: boolean;
  readonly maxPairs: number;
}

/**
 * Whether touching counts; by default it does not.
 *
 * @throws TypeError `ERR_TYPE` for options that are no object, or for another type.
 */
export function readTouching(where: string, options: unknown): boolean {
  checkOptions(where, options);
  const { touching = false } = (options ?? {}) as Partial<PairRules>;
  checkFlag(where, "touching", touching);
  return touching;
}

/**
 * What counts as a pair, and how many there may be.
 *
 * @throws as `readTouching`, and RangeError `ERR_RANGE` for a `maxPairs` below 0 or not whole.
 */
export function readPairRules(where: string, options: unknown, defaultMaxPairs: number): PairRules {
  const touching = readTouching(where, options);
  const { maxPairs = defaultMaxPairs } = (options ?? {}) as Partial<PairRules>;
  checkCount(where, "maxPairs", maxPairs);
  return { touching, maxPairs };
}

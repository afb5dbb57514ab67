import { rangeError } from "../base/errors.js";

/** How many shapes there are, after a check that there are as many second ones, whose columns start at `second`. */
export function checkCounts(where: string, columns: readonly Float64Array[], second: number): number {
  const [a, b] = [(columns[0] as Float64Array).length, (columns[second] as Float64Array).length];
  if (a !== b)
    rangeError("ERR_LENGTH", `${where}: ${a} shapes on one side and ${b} on the other; each needs its partner`);
  return a;
}

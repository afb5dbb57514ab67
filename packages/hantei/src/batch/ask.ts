import { rangeError } from "../base/errors.js";
import { readColumns } from "./columns.js";
import { readOptions } from "./options.js";
import { type Question, run } from "./run.js";

/** Asks a question about shape i of `a` and shape i of `b`, for every i, both of columns of these names. */
export function askPairs(
  where: string,
  question: Question,
  names: readonly string[],
  a: unknown,
  b: unknown,
  options: unknown,
): Int8Array {
  return ask(where, question, readColumns(`${where}: a`, a, names), readColumns(`${where}: b`, b, names), options);
}

/** As `askPairs`, of columns that were read. */
export function ask(
  where: string,
  question: Question,
  a: readonly Float64Array[],
  b: readonly Float64Array[],
  options: unknown,
): Int8Array {
  const [count, others] = [(a[0] as Float64Array).length, (b[0] as Float64Array).length];
  if (count !== others) {
    rangeError(
      "ERR_LENGTH",
      `${where}: ${count} shapes on one side and ${others} on the other; each needs its partner`,
    );
  }
  return run(where, question, [...a, ...b], readOptions(where, options, count));
}

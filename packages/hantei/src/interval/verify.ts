import { isDate } from "../base/built-in.js";
import { checkWitness, type Definition, fields } from "../explain/check.js";
import { boxDefinition } from "../explain/definitions.js";
import type { Explanation } from "../explain/explanation.js";
import { exactInstant } from "./exact-instant.js";
import type { Instant } from "./instant.js";
import { type Interval, interval } from "./interval.js";

/**
 * Whether an explanation's witness proves that `a` and `b` lie as it says: checked exactly, from the definition of an
 * interval, with no trust in the explanation's steps and no call to `relate`. False for one of other intervals, for one whose
 * witness proves something else, and for anything that is no explanation; one that went through `explanationToJSON` and
 * `JSON.parse` passes.
 *
 * @throws TypeError and RangeError as `interval` does, for `a` and `b`; TypeError `ERR_TYPE` for Temporal's values.
 * @example
 * ```ts
 * import { explain, interval, verifyWitness } from "hantei/interval";
 * const a = interval(15, 16);
 * const b = interval(16, 17);
 * console.log(verifyWitness(a, b, explain(a, b))); // true
 * ```
 */
export function verifyWitness(a: Interval, b: Interval, explanation: Explanation<Interval>): boolean {
  const given = fields(explanation);
  const proved = checkWitness(definitionOf(a), definitionOf(b), given, 1);
  return proved && sameInterval(a, given.a) && sameInterval(b, given.b);
}

function definitionOf(given: Interval | undefined): Definition {
  const { start, end } = interval(given?.start as Instant, given?.end as Instant);
  return boxDefinition([exactInstant("verifyWitness", start)], [exactInstant("verifyWitness", end)]);
}

/** Whether what was given, as it is or read back from JSON, has the same ends. */
function sameInterval({ kind, start, end }: Interval, given: unknown): boolean {
  const other = fields(given);
  return other.kind === kind && text(start) === text(other.start) && text(end) === text(other.end);
}

function text(value: unknown): string {
  return isDate(value) ? JSON.stringify(value).slice(1, -1) : String(value);
}

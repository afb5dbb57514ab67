import { typeError } from "../base/errors.js";
import { fromDouble, fromInteger, type Rational } from "../exact/rational.js";
import { type Instant, isTemporal, typeName } from "./instant.js";

/** What has a number of its own: dates are milliseconds since 1970. */
export type ExplainedInstant = number | bigint | Date;

/**
 * An instant as an exact number.
 *
 * @param where - Names the question, for messages.
 * @throws TypeError `ERR_TYPE` for a value of Temporal, whose number is for the caller to choose.
 */
export function exactInstant(where: string, value: Instant): Rational {
  if (typeof value === "bigint") return fromInteger(value);
  if (!isTemporal(value)) return fromDouble(Number(value));
  const type = typeName(value);
  typeError("ERR_TYPE", `${where}: numbers, bigints or dates are wanted, not ${type}; an Instant's epochNanoseconds?`);
}

/** JSON has no infinities: they travel as text. */

/** A number as JSON can hold it. */
export function toText(value: number): number | "Infinity" | "-Infinity" {
  if (value === Number.POSITIVE_INFINITY) return "Infinity";
  return value === Number.NEGATIVE_INFINITY ? "-Infinity" : value;
}

/** Undoes `toText`; anything else is passed on for the constructor to judge. */
export function fromText(value: unknown): number {
  if (value === "Infinity") return Number.POSITIVE_INFINITY;
  return value === "-Infinity" ? Number.NEGATIVE_INFINITY : (value as number);
}

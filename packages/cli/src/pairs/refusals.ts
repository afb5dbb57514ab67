/** What the library refuses to make, told as the record's fault. */
import { Misread } from "../bad-input.js";

/** What the library's errors are counted as. */
export const REASONS: Readonly<Record<string, string>> = {
  ERR_TYPE: "of a wrong type",
  ERR_KIND: "of an unknown kind",
  ERR_NOT_FINITE: "not finite",
  ERR_ORDER: "minimum above maximum",
  ERR_RADIUS: "radius below 0",
  ERR_VERTICES: "too few vertices",
  ERR_NOT_SIMPLE: "ring not simple",
};

/** Which number of a shape they blame, where they say it. */
const CULPRITS: Readonly<Record<string, string>> = { ERR_RADIUS: "radius" };

/**
 * What a constructor of the library makes.
 *
 * @throws Misread where the library refuses it: its errors have codes.
 */
export function made<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (!(error instanceof Error && typeof code === "string")) throw error;
    throw new Misread(undefined, error.message, REASONS[code] ?? "not a shape", CULPRITS[code]);
  }
}

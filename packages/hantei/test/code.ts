import { expect } from "vitest";
import type { ErrorCode } from "../src/base/errors.js";

/** An error of this code. */
export function code(wanted: ErrorCode): unknown {
  return expect.objectContaining({ code: wanted });
}

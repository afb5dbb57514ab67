import type { ErrorCode } from "hantei";

/** Throws a `RangeError` that carries one of the library's codes. */
export function rangeError(code: ErrorCode, message: string): never {
  throw Object.assign(new RangeError(message), { code });
}

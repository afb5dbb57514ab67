/**
 * What went wrong, for programs: every error of the library carries one of these as `code`. The first two are `TypeError`s,
 * the rest `RangeError`s.
 *
 * - `ERR_TYPE`: an argument or an option has the wrong type.
 * - `ERR_KIND`: a shape's `kind` is not one this module knows.
 * - `ERR_NOT_FINITE`: NaN, or an infinity where there must be none.
 * - `ERR_ORDER`: a minimum above its maximum, or a start after its end.
 * - `ERR_RADIUS`: a radius or a size below zero.
 * - `ERR_VERTICES`: too few different vertices, or a flat list of odd length.
 * - `ERR_NOT_SIMPLE`: a ring that meets itself or another ring of its polygon where it must not.
 * - `ERR_NOT_REPRESENTABLE`: the result of a move, or of a size, has no double.
 * - `ERR_UNBOUNDED`: an unbounded shape, or window, where a bounded one is wanted.
 * - `ERR_RANGE`: a number outside what an option or an argument takes, or another word than those it takes.
 * - `ERR_FORMAT`: a buffer that is not what it should be: damaged, cut off, or of another kind.
 * - `ERR_LENGTH`: columns of different lengths.
 * - `ERR_TOO_MANY`: more results than were asked for, or than fit.
 */
export type ErrorCode =
  | "ERR_TYPE"
  | "ERR_KIND"
  | "ERR_NOT_FINITE"
  | "ERR_ORDER"
  | "ERR_RADIUS"
  | "ERR_VERTICES"
  | "ERR_NOT_SIMPLE"
  | "ERR_NOT_REPRESENTABLE"
  | "ERR_UNBOUNDED"
  | "ERR_RANGE"
  | "ERR_FORMAT"
  | "ERR_LENGTH"
  | "ERR_TOO_MANY";

/** Throws a `TypeError` that carries `code`. */
export function typeError(code: ErrorCode, message: string): never {
  throw Object.assign(new TypeError(message), { code });
}

/** Throws a `RangeError` that carries `code`. */
export function rangeError(code: ErrorCode, message: string): never {
  throw Object.assign(new RangeError(message), { code });
}

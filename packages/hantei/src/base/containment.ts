import { checkFlag, checkObject } from "./options.js";

/**
 * How deep one shape lies in another. For a point it is its relation: a point in the interior overlaps, one on the rest of
 * the shape touches.
 */
export type Depth = -1 | 0 | 1;

/** Some point of the one is no point of the other. */
export const NOT_WITHIN = -1;
/** Every point of it is a point of the other, but not every one an interior point. */
export const WITHIN = 0;
/** Every point of it is an interior point of the other. */
export const INSIDE = 1;

/** What `contains` is asked. */
export interface ContainsOptions {
  /** True: every point must lie in the interior of the other shape. False, which is the default: anywhere in it. */
  readonly strict?: boolean | undefined;
}

/**
 * The answer for a depth.
 *
 * @throws TypeError `ERR_TYPE` where the options are no object, or `strict` is neither true nor false.
 */
export function isDeepEnough(depth: Depth, options: ContainsOptions | undefined): boolean {
  return options !== undefined && isStrict(options) ? depth > WITHIN : depth >= WITHIN;
}

/** `contains(a, b, true)` looks as if it were strict: it must not be answered as if it were not. */
function isStrict(options: ContainsOptions): boolean {
  checkObject("contains", "options", options);
  const { strict = false } = options;
  checkFlag("contains", "strict", strict);
  return strict;
}

/** A whole lies as deep as the part of it that lies least deep. */
export function shallower(a: Depth, b: Depth): Depth {
  return a < b ? a : b;
}

/**
 * When a double's own answer is certain: the constants of the library's first stage, which proves them. They are repeated
 * here because the library does not export them; a test compares verdicts, so that the two cannot drift apart unnoticed.
 */

/** Half the distance from 1 to the next double, 2⁻⁵³. */
const UNIT_ROUNDOFF = 1.1102230246251565e-16;

/** Bound on each determinant of two segments, relative to the product of the sums of sizes in x and in y. */
export const CROSS_ERROR: number = 6 * UNIT_ROUNDOFF;

/** Bound on dx² + dy² − r², relative to dx² + dy² + r². */
export const ROUND_ERROR: number = 6 * UNIT_ROUNDOFF;

/** 2⁻⁵⁰⁰: more than underflow can spoil. */
export const UNDERFLOW_GUARD = 3.054936363499605e-151;

/**
 * What the filters of many files share; a constant of one file stands above its use, with its reason. None of them decides a yes
 * or no: they say only when a double's own answer is certain, and all else goes on to exact arithmetic.
 */

/** Half the distance from 1 to the next double, 2⁻⁵³: the largest relative error of one + − × ÷ or √, rounded to nearest. */
export const UNIT_ROUNDOFF = 1.1102230246251565e-16;

/**
 * Added to a filter's bound: what underflow can spoil. A product that underflows is off by at most 2⁻¹⁰⁷⁵; where that is
 * multiplied by another factor before it is compared, either the factor is below 2⁵⁰⁰, or the kernel multiplies in an order
 * that lets no small part be squared alone (see `exact/compare-distance.ts`). Overflow makes Infinity or NaN, which fail the
 * filter. The guard also keeps the product of two values that passed it from underflowing to 0: 2⁻⁵⁰⁰ · 2⁻⁵⁰⁰ is a normal
 * number. Without it, coordinates below 1e-154 would get wrong answers.
 */
export const UNDERFLOW_GUARD = 3.054936363499605e-151;

/**
 * Every constant of the library that is neither 0 nor 1, with its reason. None of them decides a yes or no: they say only
 * when a double's own answer is certain, and all else goes on to exact arithmetic.
 */

/** Half the distance from 1 to the next double, 2⁻⁵³: the largest relative error of one + − × ÷ or √, rounded to nearest. */
export const UNIT_ROUNDOFF = 1.1102230246251565e-16;

/**
 * Added to a filter's bound: what underflow can spoil. A product that underflows is off by at most 2⁻¹⁰⁷⁵, and no filter
 * here multiplies that by more than its coordinates' fourth power allows before it overflows into NaN or Infinity, both of
 * which fail the filter. 2⁻⁵⁰⁰ is far above it, and also keeps the product of two values that passed the filter from
 * underflowing to 0 (2⁻⁵⁰⁰ · 2⁻⁵⁰⁰ is a normal number). Without it, coordinates below 1e-154 would get wrong answers.
 */
export const UNDERFLOW_GUARD = 3.054936363499605e-151;

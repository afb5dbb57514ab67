/** By how much what is rounded is taken for larger, so that nothing that may meet is left out. */

/** What a few roundings of numbers of about one size may take from it. */
export const FEW: number = 8 * Number.EPSILON;

/** Boxes are larger than the numbers say by so much of the largest: far more than rounding takes, from a product of differences, too. */
export const FARTHER: number = 1 / 1099511627776;

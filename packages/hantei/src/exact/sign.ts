/** The sign of a real number: −1 below zero, 0 at zero, 1 above zero. */
export type Sign = -1 | 0 | 1;

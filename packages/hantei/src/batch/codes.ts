/** What a kernel writes for a pair that doubles could not decide, beside −1, 0 and 1; it never leaves this room. */
export const UNCERTAIN = 2;

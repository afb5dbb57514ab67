/** How the process ends; 0 is done. */

/** Something was found, and `--fail-on-hit` asked to be told. */
export const FOUND = 1;

/** Input or usage that cannot be used. */
export const BAD_INPUT = 2;

/** Ctrl-C: 128 and the signal's number, as shells count. */
export const INTERRUPTED = 130;

/** Ended by another program: likewise. */
export const TERMINATED = 143;

/** The terminal is gone: likewise. */
export const HUNG_UP = 129;

/** Files that would not be written if the process ended now: whoever writes one enters it, and takes it out when it is whole. */
export const UNFINISHED_FILES: Set<string> = new Set();

/** Those of them that something has been written for: an end without our listeners would leave it behind. */
export const BEGUN_FILES: Set<string> = new Set();

/** Files that would not be written if the process ended now: whoever writes one enters it, and takes it out when it is whole. */
export const UNFINISHED_FILES: Set<string> = new Set();

/**
 * Where VitePress is told that the pages live. It wants one absolute folder; ours may lie in any. So it is told a folder that
 * nobody has, and `relocate.mjs` afterwards puts in its place what is right wherever the files lie.
 */
export const BASE = "/__HANTEI_BASE__/";

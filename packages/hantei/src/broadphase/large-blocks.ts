/** From so many bytes on, an array's pages cost more than what is written to them. */
const LARGE = 262144;
/** The greatest block that glibc learns from is 32 MiB, with what it keeps of a block beside it. */
const GREATEST = 33488896;
/** Arrays of so many bytes are few until a collector comes by, and each of them dear: one block more makes V8 collect at once. */
const HUGE = 4194304;

let isLearned = false;

/**
 * Where arrays of so many bytes are about to be made, lets the process's allocator learn, once, that large blocks come and go. glibc's,
 * which Node has on most of Linux, gives back to the system what is free beyond twice the largest block that it ever got back, and
 * each page that it asks for again is cleared anew: up to a third of a call. So a block of the greatest size that it learns from is
 * left to the collector. Nobody writes to it, so it has no pages (`docs/decisions/0088-pages-that-are-kept.md`).
 */
export function expectLargeBlocks(bytes: number): void {
  if (isLearned || bytes < LARGE) return;
  isLearned = true;
  try {
    // Asked for its length, or bundlers would take it for useless.
    isLearned = new ArrayBuffer(GREATEST).byteLength > 0;
    if (bytes >= HUGE) isLearned = new ArrayBuffer(GREATEST).byteLength > 0;
  } catch {
    // No room, and nothing to learn.
  }
}

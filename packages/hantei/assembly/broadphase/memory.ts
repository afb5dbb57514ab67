// What lies where, and how entries are made; `src/kernels/broadphase.ts` says the same.

/** Keys are at most 2³¹ − 2; PADDING lies beyond them all, so that whatever starts there meets nothing. */
export const PADDING: i32 = 0x7fffffff;
/** Entries of lists lie in blocks of so many (a power of two). */
export const BLOCK: i32 = 512;
/** Bytes of a whole entry: keys x0, y0, x1, y1, its number, and z0, z1 where there are three axes. And where the latter three are. */
export const ENTRY: usize = 20;
export const DEEP_ENTRY: usize = 28;
export const NUMBER_AT: usize = 16;
export const DEPTHS_AT: usize = 20;
/** Highest bit of an entry's number: it starts before the strip that it is listed in. */
export const FLAG: i32 = 0x80000000;
export const FLAGS: i32 = 0xe0000000;
export const NUMBER: i32 = 0x1fffffff;

/** Where a sweep stands, for the next call to go on: see `sweep`. */
export const STATE: usize = 16;
export const STATE_FOUND: usize = STATE + 16;
export const STATE_UNSURE: usize = STATE + 20;
export const STATE_COMPARED: usize = STATE + 24;
/** Largest width that `sort` met. */
export const WIDEST: usize = STATE + 28;
/** The first block that no list has. */
export const NEXT_BLOCK: usize = STATE + 32;
/** How numbers become keys: scale, offset and limit of each axis. */
export const FRAMES: usize = 64;
/** Shuffles that move the lanes of a 4-bit mask to the front. */
export const SHUFFLES: usize = 256;
/** The strip of each slice of keys: 2¹² numbers of 16 bits. */
export const TABLE: usize = 512;

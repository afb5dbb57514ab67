// Relations as the kernels write them: −1 disjoint, 0 touching, 1 overlapping, and 2 where doubles could not tell.

/** Where doubles could not tell. */
export const UNCERTAIN: u8 = 2;
/** Both lanes' bits. */
export const BOTH: i32 = 3;

/** The codes of two pairs by their bits: 0 and 1 certain, 2 and 3 meets. */
const BY_CERTAINTY: usize = memory.data<u8>([
  2, 2, 255, 2, 2, 255, 255, 255, 2, 2, 1, 2, 2, 255, 1, 255, 2, 2, 255, 2, 2, 1, 255, 1, 2, 2, 1, 2, 2, 1, 1, 1,
]);

/** The codes of two pairs by their bits: 0 and 1 the closed sets meet, 2 and 3 so do the interiors, if the sets do. */
const BY_MEETING: usize = memory.data<u8>([
  255, 255, 0, 255, 255, 0, 0, 0, 255, 255, 1, 255, 255, 0, 1, 0, 255, 255, 0, 255, 255, 1, 0, 1, 255, 255, 1, 255, 255,
  1, 1, 1,
]);

/** Writes the codes of two pairs, given as bits of both lanes: certain or not, and if so, overlapping or disjoint. */
export function saveCertain(out: usize, certain: i32, meets: i32): void {
  store<u16>(out, load<u16>(BY_CERTAINTY + (<usize>(certain | (meets << 2)) << 1)));
}

/** Writes the codes of two pairs, given as bits of both lanes: whether the closed sets meet, and whether interiors may. */
export function saveMeeting(out: usize, closed: i32, open: i32): void {
  store<u16>(out, load<u16>(BY_MEETING + (<usize>(closed | (open << 2)) << 1)));
}

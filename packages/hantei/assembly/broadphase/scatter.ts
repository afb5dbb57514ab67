import { BLOCK, DEEP_ENTRY, DEPTHS_AT, ENTRY, FLAG, NEXT_BLOCK, NUMBER_AT, TABLE } from "./memory";

/**
 * Lists entries, as `encode` leaves them, in every strip that they reach: whole ones, in blocks at `lists`. The strip of an
 * entry's end on the axis that strips divide is in a table at TABLE, which has one for each slice of keys: `low` is where the
 * first entry's low key lies. Where each list ends is at `cursors`. Returns false when the blocks ran out.
 */
export function scatter(
  keys: usize,
  depths: usize,
  count: i32,
  numbers: usize,
  low: usize,
  shift: i32,
  cursors: usize,
  chain: usize,
  lastBlock: u32,
  lists: usize,
): bool {
  return depths
    ? list(keys, depths, count, numbers, low, 8, 4, shift, cursors, chain, lastBlock, lists)
    : list(keys, 0, count, numbers, low, 16, 8, shift, cursors, chain, lastBlock, lists);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function list(
  keys: usize,
  depths: usize,
  count: i32,
  numbers: usize,
  low: usize,
  stride: usize,
  further: usize,
  shift: i32,
  cursors: usize,
  chain: usize,
  lastBlock: u32,
  lists: usize,
): bool {
  const length: usize = depths ? DEEP_ENTRY : ENTRY;
  const last = numbers + ((<usize>count) << 2);
  for (; numbers < last; numbers += 4, keys += 16, low += stride) {
    let strip = cursors + ((<usize>load<u16>((<usize>(load<i32>(low) >> shift)) << 1, TABLE)) << 2);
    const end = cursors + ((<usize>load<u16>((<usize>(load<i32>(low + further) >> shift)) << 1, TABLE)) << 2);
    const entry = v128.load(keys);
    let flagged = load<i32>(numbers);
    do {
      let e = load<u32>(strip);
      const to = lists + <usize>e * length;
      v128.store(to, entry);
      store<i32>(to, flagged, NUMBER_AT);
      if (depths) store<i64>(to, load<i64>(depths), DEPTHS_AT);
      flagged |= FLAG;
      e++;
      if (!(e & (BLOCK - 1))) {
        const next = load<u32>(NEXT_BLOCK);
        if (next >= lastBlock) return false;
        store<u32>(NEXT_BLOCK, next + 1);
        store<u32>(chain + ((<usize>(e / BLOCK - 1)) << 2), next);
        e = next * BLOCK;
      }
      store<u32>(strip, e);
      strip += 4;
    } while (strip <= end);
    if (depths) depths += 8;
  }
  return true;
}

import { BLOCK, FLAG, NEXT_BLOCK, TABLE } from "./memory";

/**
 * Lists entries in every strip that they reach. The strip of an entry's end on the axis that strips divide is in a table at
 * TABLE, which has one for each slice of keys: `low` is where the first entry's low key lies. Where each list ends is at
 * `cursors`. Returns false when the blocks ran out.
 */
export function scatter(
  entries: usize,
  entryDepths: usize,
  count: i32,
  ids: usize,
  low: usize,
  shift: i32,
  cursors: usize,
  chain: usize,
  lastBlock: u32,
  keys: usize,
  numbers: usize,
  depths: usize,
): bool {
  return depths
    ? list(entries, entryDepths, count, ids, low, 8, 4, shift, cursors, chain, lastBlock, keys, numbers, depths)
    : list(entries, 0, count, ids, low, 16, 8, shift, cursors, chain, lastBlock, keys, numbers, 0);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function list(
  entries: usize,
  entryDepths: usize,
  count: i32,
  ids: usize,
  low: usize,
  stride: usize,
  further: usize,
  shift: i32,
  cursors: usize,
  chain: usize,
  lastBlock: u32,
  keys: usize,
  numbers: usize,
  depths: usize,
): bool {
  const last = ids + ((<usize>count) << 2);
  for (; ids < last; ids += 4, entries += 16, low += stride) {
    let strip = cursors + ((<usize>load<u16>((<usize>(load<i32>(low) >> shift)) << 1, TABLE)) << 2);
    const end = cursors + ((<usize>load<u16>((<usize>(load<i32>(low + further) >> shift)) << 1, TABLE)) << 2);
    const entry = v128.load(entries);
    let flagged = load<i32>(ids);
    do {
      let e = load<u32>(strip);
      v128.store(keys + ((<usize>e) << 4), entry);
      store<i32>(numbers + ((<usize>e) << 2), flagged);
      if (depths) store<i64>(depths + ((<usize>e) << 3), load<i64>(entryDepths));
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
    if (depths) entryDepths += 8;
  }
  return true;
}

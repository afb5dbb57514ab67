import { BLOCK, FLAG } from "./memory";

/**
 * Lists entries in every strip that they reach. `low` and `high` are the first entry's keys of the axis that strips divide,
 * the next ones 2^`step` bytes on; `table` gives the strip of each slice of that axis. Returns how many were listed before
 * the blocks ran out.
 */
export function scatter(
  entries: usize,
  entryDepths: usize,
  count: i32,
  ids: usize,
  low: usize,
  high: usize,
  step: i32,
  table: usize,
  shift: i32,
  cursors: usize,
  chain: usize,
  nextBlock: usize,
  lastBlock: i32,
  keys: usize,
  numbers: usize,
  depths: usize,
): i32 {
  let next = load<i32>(nextBlock);
  let i: i32 = 0;
  for (; i < count; i++) {
    const at = (<usize>i) << step;
    let strip = <i32>load<u16>(table + ((<usize>(load<i32>(low + at) >> shift)) << 1));
    const last = <i32>load<u16>(table + ((<usize>(load<i32>(high + at) >> shift)) << 1));
    if (next + (last - strip) >= lastBlock) break;
    const id = load<i32>(ids + ((<usize>i) << 2));
    const entry = v128.load(entries + ((<usize>i) << 4));
    let flagged = id;
    do {
      const cursor = cursors + ((<usize>strip) << 2);
      let e = load<i32>(cursor);
      v128.store(keys + ((<usize>e) << 4), entry);
      store<i32>(numbers + ((<usize>e) << 2), flagged);
      if (depths) store<i64>(depths + ((<usize>e) << 3), load<i64>(entryDepths + ((<usize>i) << 3)));
      e++;
      if (!(e & (BLOCK - 1))) {
        store<i32>(chain + ((<usize>((e - 1) / BLOCK)) << 2), next);
        e = next++ * BLOCK;
      }
      store<i32>(cursor, e);
      flagged = id | FLAG;
    } while (++strip <= last);
  }
  store<i32>(nextBlock, next);
  return i;
}

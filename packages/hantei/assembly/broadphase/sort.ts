import { most } from "./lanes";
import { BLOCK, DEEP_ENTRY, DEPTHS_AT, ENTRY, NUMBER, NUMBER_AT, PADDING, WIDEST } from "./memory";

/**
 * Sorts the entries of a list that are wider than `above` and no wider than `upTo` into rows and columns, by their low
 * corners, one behind the other from `sorted` on. `ends` gets the end of each cell; a row has `columns` cells and starts at a
 * multiple of 4; between rows lie entries that meet nothing. Row 0 is for entries that start before the strip, where they are
 * set apart. The four bytes below `ends` are its own, too. From one entry's keys to the next ones are so many bytes, and so with
 * numbers and depths. Returns how many entries were sorted.
 */
export function sort(
  block: i32,
  count: i32,
  chain: usize,
  keys: usize,
  keyStep: usize,
  numbers: usize,
  numberStep: usize,
  depths: usize,
  depthStep: usize,
  above: i32,
  upTo: i32,
  baseX: i32,
  baseY: i32,
  shift: i32,
  rows: i32,
  columns: i32,
  apart: bool,
  cells: usize,
  ends: usize,
  sorted: usize,
): i32 {
  const width = columns + 1;
  const length: usize = depths ? DEEP_ENTRY : ENTRY;
  const lowX = i32x4.splat(baseX);
  const lowY = i32x4.splat(baseY);
  const lastColumn = i32x4.splat(columns - 1);
  const lastRow = i32x4.splat(rows - 1);
  const widths = i32x4.splat(width);
  const zero = i32x4.splat(0);
  const one = i32x4.splat(1);
  const narrowest = i32x4.splat(above);
  const broadest = i32x4.splat(upTo);
  const setApart = i32x4.splat(-<i32>apart);
  memory.fill(ends - 4, 0, <usize>((rows + 1) * width + 2) << 2);
  let extents = zero;
  let left = count;
  let b = block;
  let cell = cells;
  while (left > 0) {
    let at = keys + <usize>(b * BLOCK) * keyStep;
    const end = cell + (<usize>min(left, BLOCK) << 2);
    for (; cell < end; cell += 16) {
      const k0 = v128.load(at);
      at += keyStep;
      const k1 = v128.load(at);
      at += keyStep;
      const k2 = v128.load(at);
      at += keyStep;
      const k3 = v128.load(at);
      at += keyStep;
      const low01 = v128.shuffle<i32>(k0, k1, 0, 4, 1, 5);
      const low23 = v128.shuffle<i32>(k2, k3, 0, 4, 1, 5);
      const x0 = v128.shuffle<i64>(low01, low23, 0, 2);
      const y0 = v128.shuffle<i64>(low01, low23, 1, 3);
      const x1 = v128.shuffle<i64>(v128.shuffle<i32>(k0, k1, 2, 6, 3, 7), v128.shuffle<i32>(k2, k3, 2, 6, 3, 7), 0, 2);
      const extent = i32x4.sub(x1, x0);
      // Beyond a list's end lies anything.
      const isListed = i32x4.lt_s(i32x4(0, 4, 8, 12), i32x4.splat(<i32>(end - cell)));
      const isIn = v128.and(isListed, v128.and(i32x4.gt_s(extent, narrowest), i32x4.le_s(extent, broadest)));
      const x = i32x4.sub(x0, lowX);
      const y = i32x4.sub(y0, lowY);
      const column = i32x4.max_s(i32x4.min_s(i32x4.shr_s(x, shift), lastColumn), zero);
      let row = i32x4.max_s(i32x4.min_s(i32x4.shr_s(y, shift), lastRow), zero);
      // What starts before the strip has a sign.
      const isEarlier = i32x4.shr_s(v128.and(v128.or(x, y), setApart), 31);
      row = v128.andnot(i32x4.add(row, one), isEarlier);
      // Those that are left out get −1, and a counter of their own.
      const c = v128.or(i32x4.add(i32x4.add(i32x4.mul(row, widths), column), one), v128.not(isIn));
      v128.store(cell, c);
      extents = i32x4.max_s(extents, v128.and(extent, isIn));
      tally(ends + ((<usize>i32x4.extract_lane(c, 0)) << 2));
      tally(ends + ((<usize>i32x4.extract_lane(c, 1)) << 2));
      tally(ends + ((<usize>i32x4.extract_lane(c, 2)) << 2));
      tally(ends + ((<usize>i32x4.extract_lane(c, 3)) << 2));
    }
    cell = end;
    left -= BLOCK;
    b = load<i32>(chain + ((<usize>b) << 2));
  }
  store<i32>(WIDEST, most(extents));
  let start = 0;
  let place = ends + 4;
  for (let row = 0; row <= rows; row++) {
    const last = place + ((<usize>columns) << 2);
    // Four cells at a time: sums within them, and before them what all others hold.
    let before = i32x4.splat(start);
    for (; place + 12 < last; place += 16) {
      const inside = v128.load(place);
      const two = i32x4.add(inside, v128.shuffle<i32>(zero, inside, 0, 4, 5, 6));
      const four = i32x4.add(two, v128.shuffle<i32>(zero, two, 0, 1, 4, 5));
      v128.store(place, i32x4.add(before, i32x4.sub(four, inside)));
      before = i32x4.add(before, v128.shuffle<i32>(four, four, 3, 3, 3, 3));
    }
    start = i32x4.extract_lane(before, 0);
    for (; place < last; place += 4) {
      const inside = load<i32>(place);
      store<i32>(place, start);
      start += inside;
    }
    for (; start & 3; start++) v128.store(sorted + <usize>start * length, i32x4(PADDING, PADDING, 0, 0));
    store<i32>(place, start);
    place += 4;
  }
  const mask = apart ? NUMBER : -1;
  left = count;
  b = block;
  cell = cells;
  while (left > 0) {
    const e = <usize>(b * BLOCK);
    let key = keys + e * keyStep;
    let number = numbers + e * numberStep;
    let depth = depths + e * depthStep;
    const end = cell + (<usize>min(left, BLOCK) << 2);
    for (; cell < end; key += keyStep, number += numberStep, depth += depthStep, cell += 4) {
      const c = load<i32>(cell);
      if (c < 0) continue;
      const place = ends + ((<usize>c) << 2);
      const position = load<i32>(place);
      store<i32>(place, position + 1);
      const to = sorted + <usize>position * length;
      v128.store(to, v128.load(key));
      store<i32>(to, load<i32>(number) & mask, NUMBER_AT);
      if (depths) store<i64>(to, load<i64>(depth), DEPTHS_AT);
    }
    left -= BLOCK;
    b = load<i32>(chain + ((<usize>b) << 2));
  }
  return ((count + 3) & ~3) - load<i32>(ends - 4);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function tally(counter: usize): void {
  store<i32>(counter, load<i32>(counter) + 1);
}

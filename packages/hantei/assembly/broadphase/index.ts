// Kernels of the broad phase. They allocate nothing: addresses come from the caller, who lays out the memory.

/** Whether each of `count` intervals is one: low ≤ high, not NaN. Reads in pairs: columns are padded to an even count. */
export function areIntervals(low: usize, high: usize, count: i32): bool {
  let all = i64x2.splat(-1);
  for (let i: i32 = 0; i < count; i += 2) {
    const at = (<usize>i) << 3;
    all = v128.and(all, f64x2.le(v128.load(low + at), v128.load(high + at)));
  }
  return i64x2.all_true(all);
}

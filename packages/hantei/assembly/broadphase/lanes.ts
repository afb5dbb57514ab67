/** The largest lane. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function most(lanes: v128): i32 {
  const two = i32x4.max_s(lanes, v128.shuffle<i32>(lanes, lanes, 2, 3, 0, 1));
  return i32x4.extract_lane(i32x4.max_s(two, v128.shuffle<i32>(two, two, 1, 0, 3, 2)), 0);
}

/** Uniform numbers in [0, 1), the same for the same seed: Marsaglia's xorshift of 32 bits (2003), two draws a number. */
export function random(seed) {
  let state = seed >>> 0 || 1;
  const draw = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  return () => ((draw() >>> 5) * 67108864 + (draw() >>> 6)) / 9007199254740992;
}

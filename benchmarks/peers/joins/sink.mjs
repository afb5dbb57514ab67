/** Pairs found, as growing typed arrays keep them: what every peer leaves its pairs in. It begins small, for few boxes. */
export function sink() {
  let numbers = new Uint32Array(256);
  let length = 0;
  return {
    put(i, j) {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length++] = i;
      numbers[length++] = j;
    },
    count: () => length / 2,
    pairs: () => numbers.subarray(0, length),
  };
}

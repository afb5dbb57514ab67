/**
 * A number of 32 bits that tells sets of pairs apart, whatever order they come in: two contestants that find as many pairs, but others,
 * would else pass for equal. `native/joins.cpp` has the same.
 *
 * @param {Uint32Array} pairs - i₀, j₀, i₁, j₁, …
 * @param {boolean} isOneList - i and j are of one list, so that (i, j) and (j, i) are the same pair.
 */
export function fingerprint(pairs, isOneList) {
  let sum = 0;
  for (let k = 0; k < pairs.length; k += 2) {
    const [i, j] = [pairs[k], pairs[k + 1]];
    const isTurned = isOneList && j < i;
    sum = (sum + mixed(isTurned ? j : i, isTurned ? i : j)) | 0;
  }
  return sum >>> 0;
}

/** All bits of both numbers in each bit: multiplications carry up, shifts bring down again. */
function mixed(i, j) {
  let bits = Math.imul(i, 0x9e3779b1) + j;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

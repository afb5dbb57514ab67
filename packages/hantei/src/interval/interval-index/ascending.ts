/** Fewer are sorted by insertion. */
const FEW = 24;
/** So many numbers of a range are sorted by marking them in a row of bits, which is then read: at least one for this many bits. */
const BITS_A_NUMBER = 320;

/** Sorts the first `size` numbers of a list, all different and below `range`. */
export function sortAscending(list: Uint32Array, size: number, range: number): void {
  if (isAscending(list, size)) return;
  if (size <= FEW) sortByInsertion(list, size);
  else if (size * BITS_A_NUMBER < range) list.subarray(0, size).sort();
  else sortByMarks(list, size, range);
}

function isAscending(list: Uint32Array, size: number): boolean {
  for (let at = 1; at < size; at++) if ((list[at] as number) < (list[at - 1] as number)) return false;
  return true;
}

function sortByInsertion(list: Uint32Array, size: number): void {
  for (let at = 1; at < size; at++) {
    const value = list[at] as number;
    let hole = at;
    for (; hole > 0 && (list[hole - 1] as number) > value; hole--) list[hole] = list[hole - 1] as number;
    list[hole] = value;
  }
}

function sortByMarks(list: Uint32Array, size: number, range: number): void {
  const marks = new Int32Array((range + 31) >>> 5);
  for (let at = 0; at < size; at++) {
    const value = list[at] as number;
    marks[value >>> 5] = (marks[value >>> 5] as number) | (1 << (value & 31));
  }
  let next = 0;
  for (let word = 0; word < marks.length; word++) {
    for (let bits = marks[word] as number; bits !== 0; bits &= bits - 1) {
      list[next++] = 32 * word + 31 - Math.clz32(bits & -bits);
    }
  }
}

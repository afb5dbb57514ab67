/**
 * Places along Hilbert's curve, which never leaves a square before it has been everywhere in it: boxes that follow each other
 * lie close to each other.
 */

/** Bits of each axis that one look-up takes. */
const STEP = 4;

/**
 * For each of the curve's four turns and each 4 + 4 bits of x and y: the 8 bits of the place, and above them the turn in
 * which the square so found is walked through. Bit 0 of a turn says that both axes are flipped, bit 1 that they are swapped.
 */
function makeTable(): Uint16Array {
  const made = new Uint16Array(4 << (2 * STEP));
  for (let start = 0; start < 4; start++) {
    for (let cell = 0; cell < 1 << (2 * STEP); cell++) {
      let turn = start;
      let place = 0;
      for (let bit = STEP - 1; bit >= 0; bit--) {
        let x = (cell >> (STEP + bit)) & 1;
        let y = (cell >> bit) & 1;
        if ((turn & 1) !== 0) {
          x ^= 1;
          y ^= 1;
        }
        if ((turn & 2) !== 0) [x, y] = [y, x];
        place = (place << 2) | ((3 * x) ^ y);
        if (y === 0) turn ^= x === 0 ? 2 : 3;
      }
      made[(start << (2 * STEP)) | cell] = (turn << (2 * STEP)) | place;
    }
  }
  return made;
}

/** That table. */
export const places: Uint16Array = /* @__PURE__ */ makeTable();

/** The turn in which each of the 256 squares of a square is walked through, by the turn of that and the place in it. */
const turns: Uint8Array = /* @__PURE__ */ makeTurns();

function makeTurns(): Uint8Array {
  const made = new Uint8Array(4 << (2 * STEP));
  for (let at = 0; at < made.length; at++) {
    const found = places[at] as number;
    made[((at >> (2 * STEP)) << (2 * STEP)) | (found & 255)] = found >> (2 * STEP);
  }
  return made;
}

/** The turn in which a square of the 256 is walked through, given the turn of the whole. */
export function turnOf(turn: number, shortPlace: number): number {
  return turns[(turn << (2 * STEP)) | shortPlace] as number;
}

/** The 8 bits of the place of a cell of the plane, 4 bits an axis. */
export function shortPlaceInPlane(x: number, y: number, turn: number): number {
  return (places[(turn << 8) | (x << 4) | y] as number) & 255;
}

/** The 16 bits of the place of a cell of the plane, 8 bits an axis. */
export function placeInPlane(x: number, y: number, turn: number): number {
  const high = places[(turn << 8) | (x & 0xf0) | (y >> 4)] as number;
  const low = places[((high >> 8) << 8) | ((x & 15) << 4) | (y & 15)] as number;
  return ((high & 255) << 8) | (low & 255);
}

/**
 * The place of a cell of space, `bits` bits an axis.
 *
 * After J. Skilling, "Programming the Hilbert curve" (2004): undo the turns from the highest bit down, then Gray's code.
 */
export function placeInSpace(first: number, second: number, third: number, bits: number): number {
  const highest = 1 << (bits - 1);
  let x = first;
  let y = second;
  let z = third;
  for (let bit = highest; bit > 1; bit >>= 1) {
    const below = bit - 1;
    if ((x & bit) !== 0) x ^= below;
    if ((y & bit) !== 0) x ^= below;
    else {
      const change = (x ^ y) & below;
      x ^= change;
      y ^= change;
    }
    if ((z & bit) !== 0) x ^= below;
    else {
      const change = (x ^ z) & below;
      x ^= change;
      z ^= change;
    }
  }
  y ^= x;
  z ^= y;
  let flips = 0;
  for (let bit = highest; bit > 1; bit >>= 1) if ((z & bit) !== 0) flips ^= bit - 1;
  x ^= flips;
  y ^= flips;
  z ^= flips;
  let place = 0;
  for (let bit = bits - 1; bit >= 0; bit--) {
    place = (place << 3) | (((x >> bit) & 1) << 2) | (((y >> bit) & 1) << 1) | ((z >> bit) & 1);
  }
  return place;
}

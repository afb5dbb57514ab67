/**
 * The Mersenne Twister MT19937, 32 bits.
 *
 * After M. Matsumoto and T. Nishimura, "Mersenne Twister: A 623-Dimensionally Equidistributed Uniform Pseudo-Random Number
 * Generator", ACM TOMACS 8(1), 1998, with the seeding of their revision of 2002 (`init_genrand`, `init_by_array`).
 * Article 003 drew its ten million segment pairs with it.
 */

const SIZE = 624;
const MIDDLE = 397;
/** The twist's matrix: the last row of A. */
const MATRIX = 0x9908b0df | 0;
const UPPER = 0x80000000 | 0;
const LOWER = 0x7fffffff;

export class MersenneTwister {
  readonly #state: Int32Array = new Int32Array(SIZE);
  #next: number = SIZE;

  /**
   * `init_genrand` for a number, `init_by_array` for a list of them.
   *
   * @param seed - 32 bits, or an array of such.
   */
  constructor(seed: number | readonly number[]) {
    if (typeof seed === "number") this.#seed(seed);
    else this.#seedByArray(seed);
  }

  #seed(seed: number): void {
    const state = this.#state;
    state[0] = seed;
    for (let i = 1; i < SIZE; i++) {
      const before = state[i - 1] as number;
      state[i] = Math.imul(1812433253, before ^ (before >>> 30)) + i;
    }
  }

  #seedByArray(key: readonly number[]): void {
    const state = this.#state;
    this.#seed(19650218);
    let i = 1;
    let j = 0;
    for (let k = Math.max(SIZE, key.length); k > 0; k--) {
      const before = state[i - 1] as number;
      state[i] = ((state[i] as number) ^ Math.imul(before ^ (before >>> 30), 1664525)) + (key[j] as number) + j;
      i++;
      j++;
      if (i === SIZE) {
        state[0] = state[SIZE - 1] as number;
        i = 1;
      }
      if (j === key.length) j = 0;
    }
    for (let k = SIZE - 1; k > 0; k--) {
      const before = state[i - 1] as number;
      state[i] = ((state[i] as number) ^ Math.imul(before ^ (before >>> 30), 1566083941)) - i;
      i++;
      if (i === SIZE) {
        state[0] = state[SIZE - 1] as number;
        i = 1;
      }
    }
    state[0] = 0x80000000;
  }

  /** `genrand_int32`: an integer of 0..2³² − 1. */
  int32(): number {
    if (this.#next === SIZE) this.#twist();
    return temper(this.#state[this.#next++] as number) >>> 0;
  }

  /** `genrand_real1`: a double of [0, 1]. */
  real1(): number {
    return this.int32() * (1 / 4294967295);
  }

  /** `genrand_real2`: a double of [0, 1). */
  real2(): number {
    return this.int32() * (1 / 4294967296);
  }

  /** `genrand_real3`: a double of (0, 1). */
  real3(): number {
    return (this.int32() + 0.5) * (1 / 4294967296);
  }

  /** `genrand_res53`: a double of [0, 1) with all its 53 bits, from two draws. */
  res53(): number {
    const high = this.int32() >>> 5;
    const low = this.int32() >>> 6;
    return (high * 67108864 + low) * (1 / 9007199254740992);
  }

  /** An integer of 0..bound − 1; `bound` is far below 2³², and the few values it favors favor it by bound / 2³². */
  below(bound: number): number {
    return Math.floor(this.real2() * bound);
  }

  /** Fills `target` with what as many calls of `real2` would give; several times faster than the calls. */
  fillReal2(target: Float64Array): void {
    const state = this.#state;
    let i = 0;
    while (i < target.length) {
      if (this.#next === SIZE) this.#twist();
      const start = this.#next;
      const count = Math.min(SIZE - start, target.length - i);
      for (let k = 0; k < count; k++) {
        target[i + k] = (temper(state[start + k] as number) >>> 0) * (1 / 4294967296);
      }
      this.#next = start + count;
      i += count;
    }
  }

  /** The next 624 words of the state. */
  #twist(): void {
    const state = this.#state;
    for (let i = 0; i < SIZE - MIDDLE; i++) {
      state[i] = (state[i + MIDDLE] as number) ^ twisted(state[i] as number, state[i + 1] as number);
    }
    for (let i = SIZE - MIDDLE; i < SIZE - 1; i++) {
      state[i] = (state[i + MIDDLE - SIZE] as number) ^ twisted(state[i] as number, state[i + 1] as number);
    }
    state[SIZE - 1] = (state[MIDDLE - 1] as number) ^ twisted(state[SIZE - 1] as number, state[0] as number);
    this.#next = 0;
  }
}

/** The upper bit of one word and the lower 31 of the next, times the matrix. No branch: the bit is a random one. */
function twisted(word: number, after: number): number {
  const mixed = (word & UPPER) | (after & LOWER);
  return (mixed >>> 1) ^ (-(mixed & 1) & MATRIX);
}

function temper(word: number): number {
  let y = word;
  y ^= y >>> 11;
  y ^= (y << 7) & 0x9d2c5680;
  y ^= (y << 15) & 0xefc60000;
  return y ^ (y >>> 18);
}

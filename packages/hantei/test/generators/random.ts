/**
 * A small seeded generator of random numbers: splitmix32, after G. L. Steele, D. Lea, C. H. Flood, "Fast splittable
 * pseudorandom number generators" (2014), with 32 bits of state. The same seed gives the same cases on every runtime.
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** 0 to 2³² − 1. */
  bits(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  }

  /** 0 to 1, without 1, with 53 random bits. */
  unit(): number {
    return ((this.bits() >>> 5) * 67108864 + (this.bits() >>> 6)) / 9007199254740992;
  }

  /** A whole number from low to high, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  /** True once in `times`. */
  once(times: number): boolean {
    return this.integer(1, times) === 1;
  }

  sign(): number {
    return this.once(2) ? 1 : -1;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.integer(0, from.length - 1)] as T;
  }
}

/** The pairs of one feature, however many of its parts meet however many of others: a byte for each feature there is. */
import { OVERLAPPING } from "./relate-parts.js";

export class Row {
  readonly #first: number;
  /** One more than the strongest relation so far; 0 where none was found. */
  readonly #codes: Uint8Array;
  /** The next second to be visited. */
  #next = 0;

  /** @param seconds - How many features there are that it may be paired with. */
  constructor(first: number, seconds: number) {
    this.#first = first;
    this.#codes = new Uint8Array(seconds);
  }

  /** Whether a feature overlaps already: more would tell nothing new. */
  isSettled(_: number, second: number): boolean {
    return this.#codes[second] === OVERLAPPING + 1;
  }

  /**
   * Adds a pair that is not settled.
   *
   * @param code - `TOUCHING` or `OVERLAPPING`.
   */
  add(_: number, second: number, code: number): void {
    this.#codes[second] = code + 1;
  }

  /** As that of `SortedHits`. */
  visit(most: number, take: (a: number, b: number, code: number) => boolean): boolean {
    let left = most;
    while (this.#next < this.#codes.length) {
      const second = this.#next++;
      const code = (this.#codes[second] as number) - 1;
      if (code >= 0 && (!take(this.#first, second, code) || --left === 0)) return true;
    }
    return false;
  }
}

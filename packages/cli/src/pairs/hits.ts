/** Pairs of features that were found, put in order: ascending by the first, then by the second, each once. */
import { OVERLAPPING, TOUCHING } from "./relate-parts.js";

const PIECE = 1 << 20;

/** Gathers pairs in pieces, eight bytes each. */
export class Hits {
  readonly #pieces: Uint32Array[] = [];
  #last: Uint32Array = new Uint32Array(0);
  #used = 0;
  count = 0;

  /** Never: of pairs that are there several times, sorting keeps the strongest. */
  isSettled(): boolean {
    return false;
  }

  /** @param code - `TOUCHING` or `OVERLAPPING`. */
  add(a: number, b: number, code: number): void {
    if (this.#used === this.#last.length) {
      this.#last = new Uint32Array(PIECE);
      this.#pieces.push(this.#last);
      this.#used = 0;
    }
    this.#last[this.#used++] = a;
    // The relation is the lowest bit, so that of equal pairs the strongest comes last.
    this.#last[this.#used++] = b * 2 + code;
    this.count++;
  }

  /**
   * Sorts them; this gathers no more afterwards.
   *
   * @param from - The least first feature there is.
   * @param to - The one after the greatest.
   */
  sorted(from: number, to: number): SortedHits {
    const ends = new Uint32Array(to - from + 1);
    this.#each((a) => {
      const row = a - from + 1;
      ends[row] = (ends[row] as number) + 1;
    });
    for (let row = 1; row < ends.length; row++) ends[row] = (ends[row] as number) + (ends[row - 1] as number);
    const seconds = new Uint32Array(this.count);
    this.#each((a, second) => {
      const row = a - from;
      seconds[ends[row] as number] = second;
      ends[row] = (ends[row] as number) + 1;
    });
    // Each row's place has moved on to its end by now.
    this.#pieces.length = 0;
    return new SortedHits(from, ends, seconds);
  }

  #each(visit: (a: number, second: number) => void): void {
    for (const piece of this.#pieces) {
      const used = piece === this.#last ? this.#used : piece.length;
      for (let at = 0; at < used; at += 2) visit(piece[at] as number, piece[at + 1] as number);
    }
  }
}

/** Rows up to this length are sorted by insertion. */
const SHORT_ROW = 24;

/** Pairs by rows: a row is a first feature and all its seconds. They are visited once, in order, in as many goes as one likes. */
export class SortedHits {
  readonly #from: number;
  readonly #ends: Uint32Array;
  readonly #seconds: Uint32Array;
  /** The row that is being visited, and the next of its pairs. */
  #row = 0;
  #next = 0;

  constructor(from: number, ends: Uint32Array, seconds: Uint32Array) {
    this.#from = from;
    this.#ends = ends;
    this.#seconds = seconds;
  }

  /**
   * Visits the next pairs.
   *
   * @param most - So many at once.
   * @param take - Returns false to be asked again later.
   * @returns False where all have been visited.
   */
  visit(most: number, take: (a: number, b: number, code: number) => boolean): boolean {
    const seconds = this.#seconds;
    let left = most;
    for (; this.#row < this.#ends.length; this.#row++) {
      const start = this.#row === 0 ? 0 : (this.#ends[this.#row - 1] as number);
      const end = this.#ends[this.#row] as number;
      if (this.#next === start) sort(seconds, start, end);
      while (this.#next < end) {
        const second = seconds[this.#next++] as number;
        // The same pair once more, and at least as strong: parts of one feature.
        if (this.#next < end && (seconds[this.#next] as number) >>> 1 === second >>> 1) continue;
        const code = (second & 1) === 1 ? OVERLAPPING : TOUCHING;
        if (!take(this.#from + this.#row, second >>> 1, code) || --left === 0) return true;
      }
    }
    return false;
  }
}

function sort(values: Uint32Array, start: number, end: number): void {
  if (end - start < 2) return;
  if (end - start > SHORT_ROW) {
    values.subarray(start, end).sort();
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const value = values[i] as number;
    let at = i;
    for (; at > start && (values[at - 1] as number) > value; at--) values[at] = values[at - 1] as number;
    values[at] = value;
  }
}

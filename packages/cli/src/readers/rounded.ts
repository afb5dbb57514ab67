/** Whole numbers that no double holds. They are compared as the nearest doubles, like all numbers; of these nobody expects it. */
import { note } from "../terminal/messages.js";

/** A number with such a point or exponent as it may have. Digits match in one way only. */
const NUMBERS = /(?<![\d.])\d+(?:\.\d*)?(?:[eE][+-]?\d+)?/g;
/** A whole one of so many digits as begin to be too many. */
const LONG = /^0*(\d{16,308})(?:\.0*)?$/;

/** Counts them in a file, and tells of them once. */
export class Rounded {
  readonly #name: string;
  #count = 0;
  #example = "";

  constructor(name: string) {
    this.#name = name;
  }

  /** Looks at a text of a record whose shape lies beyond such numbers. */
  look(text: string): void {
    for (const [token] of text.matchAll(NUMBERS)) {
      const digits = LONG.exec(token)?.[1];
      if (digits !== undefined && BigInt(digits) !== BigInt(Number(digits))) this.add(1, digits);
    }
  }

  add(count: number, example: string): void {
    if (this.#count === 0) this.#example = example;
    this.#count += count;
  }

  tell(): void {
    if (this.#count === 0) return;
    const them = this.#count === 1 ? "1 whole number is" : `${this.#count} whole numbers are`;
    note(`${this.#name}: ${them} beyond what doubles tell apart (${this.#example}); the nearest doubles are compared`);
  }
}

/** What cannot be used of a file: it ends the run, or, with `--skip-bad`, is told and counted. */
import { BadInput } from "../bad-input.js";
import { error, note } from "../writers/messages.js";

/** So many problems of a file are told in full; the rest is only counted. */
const PROBLEMS_TOLD = 5;

export class Problems {
  readonly #name: string;
  readonly #skip: boolean;
  readonly #reasons = new Map<string, number>();
  #count = 0;

  constructor(name: string, skip: boolean) {
    this.#name = name;
    this.#skip = skip;
  }

  /**
   * Takes a record that cannot be used.
   *
   * @param place - Line and column, or row, as in `line 3, column 5`.
   * @param reason - A few words, by which records are counted.
   * @throws BadInput unless such records are skipped.
   */
  add(place: string, message: string, reason: string): void {
    const text = `${this.#name}, ${place}: ${message}`;
    if (!this.#skip) throw new BadInput(text);
    if (++this.#count <= PROBLEMS_TOLD) error(text);
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
  }

  /** Says how many records were skipped, and why. */
  tell(): void {
    if (this.#count === 0) return;
    const reasons = [...this.#reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} ${reason}`);
    note(`skipped ${this.#count} ${this.#count === 1 ? "record" : "records"} of ${this.#name}: ${reasons.join(", ")}`);
  }
}

/** A place as messages give it. */
export function placeOf({ line, column }: { readonly line: number; readonly column: number | undefined }): string {
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
}

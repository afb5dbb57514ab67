/** What cannot be used of a file: it ends the run, or, with `--skip-bad`, is told and counted. */
import { note } from "../terminal/messages.js";
import { Skipping } from "./skipping.js";

export class Problems {
  readonly #name: string;
  readonly #skipping: Skipping;
  readonly #reasons = new Map<string, number>();
  /** Records, and lines of records that had been read before. */
  #records = 0;
  #lines = 0;

  constructor(name: string, skip: boolean) {
    this.#name = name;
    this.#skipping = new Skipping(skip);
  }

  /**
   * Takes a record that cannot be used.
   *
   * @param place - Line and column, or row, as in `line 3, column 5`.
   * @param reason - A few words, by which records are counted.
   * @param isAgain - Whether it is no record but a line of one that has been taken already, read by itself.
   * @throws BadInput unless such records are skipped.
   */
  add(place: string, message: string, reason: string, isAgain = false): void {
    this.#skipping.take(this.#name, place, message);
    if (isAgain) this.#lines++;
    else this.#records++;
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
  }

  /** Says how many records were skipped, and why: the reasons' counts add up to those of records and lines. */
  tell(): void {
    const [records, lines] = [this.#records, this.#lines];
    if (records === 0) return;
    const one = records === 1;
    const again = lines === 0 ? "" : `, and ${lines} of the lines that ${one ? "its" : "their"} quotes took in`;
    const reasons = [...this.#reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} ${reason}`);
    note(`skipped ${records} ${one ? "record" : "records"} of ${this.#name}${again}: ${reasons.join(", ")}`);
  }
}

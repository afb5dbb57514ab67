/** Events that cannot be used: they end the run, or are told and counted, in all files together. */
import type { Misread } from "../bad-input.js";
import { placeOf, Skipping } from "../readers/skipping.js";
import { note } from "../terminal/messages.js";

export class EventProblems {
  readonly #skipping: Skipping;

  constructor(skip: boolean) {
    this.#skipping = new Skipping(skip);
  }

  /** @throws BadInput unless what is bad is skipped. */
  add(file: string, line: number, { column, message }: Misread): void {
    this.#skipping.take(file, placeOf({ line, column }), message);
  }

  /** Says how much was skipped. */
  tell(): void {
    const { count } = this.#skipping;
    if (count > 0) note(`skipped ${count} ${count === 1 ? "event or part" : "events or parts"} that could not be used`);
  }
}

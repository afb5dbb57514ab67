/** What recurrences may cost: rules that give nothing, or never end, must end all the same. */

/** A yearly event is found once among 366 days, a weekly one among 7. */
const STEPS_AN_INSTANCE = 400;

/** Recurrences cost more than they may. Skipping one event would not help those after it: it ends the run. */
export class TooMuch extends Error {}

/** How much recurrences may still cost, all of them together. */
export class Budget {
  readonly #most: number;
  #instances: number;
  #steps: number;

  /** @param most - How many instances recurrences may give; 400 times as many days and times may be looked at. */
  constructor(most: number) {
    this.#most = most;
    this.#instances = most;
    this.#steps = most * STEPS_AN_INSTANCE;
  }

  /**
   * Pays for looking at so many days or times.
   *
   * @throws TooMuch
   */
  look(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) this.#refuse(`more than ${this.#most * STEPS_AN_INSTANCE} days and times were looked at`);
  }

  /**
   * Pays for an instance.
   *
   * @throws TooMuch
   */
  take(): void {
    if (--this.#instances < 0) this.#refuse(`more than ${this.#most} instances`);
  }

  #refuse(what: string): never {
    throw new TooMuch(
      `the recurrences up to this one cost too much (${what}); bring --to nearer, or raise --max-instances`,
    );
  }
}

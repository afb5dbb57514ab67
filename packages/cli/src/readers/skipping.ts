/** What is done about input that cannot be used: it ends the run, or, with `--skip-bad`, is told. */
import { BadInput } from "../bad-input.js";
import { error } from "../terminal/messages.js";

/** So many problems are told in full; the rest is only counted. */
const PROBLEMS_TOLD = 5;

export class Skipping {
  readonly #skip: boolean;
  #count = 0;

  constructor(skip: boolean) {
    this.#skip = skip;
  }

  /** How many problems there were. */
  get count(): number {
    return this.#count;
  }

  /** @throws BadInput unless what is bad is skipped. */
  take(file: string, place: string, message: string): void {
    const text = `${file}, ${place}: ${message}`;
    if (!this.#skip) throw new BadInput(text);
    if (++this.#count <= PROBLEMS_TOLD) error(text);
  }
}

/** A place as messages give it. */
export function placeOf({ line, column }: { readonly line: number; readonly column: number | undefined }): string {
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
}

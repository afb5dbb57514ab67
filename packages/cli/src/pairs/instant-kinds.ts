/** What the ends of intervals are: numbers or dates, in one way a run (docs/decisions/0029). */
import { Misread } from "../bad-input.js";

/** They are compared with each other, so all must be of one kind. */
export type InstantKind = "number" | "local" | "zoned";

const KINDS: Readonly<Record<InstantKind, string>> = {
  number: "numbers",
  local: "dates without a time zone",
  zoned: "dates with a time zone",
};

/** Sees to it that all intervals of a run have ends of one kind. */
export class InstantKinds {
  #kind: InstantKind | undefined;
  /** What was settled before the record that is being read. */
  #before: InstantKind | undefined;

  /** The one kind; undefined as long as there is no end but infinity. */
  get kind(): InstantKind | undefined {
    return this.#kind;
  }

  /** Begins a record. */
  begin(): void {
    this.#before = this.#kind;
  }

  /** Ends a record that cannot be used: it settles nothing. */
  drop(): void {
    this.#kind = this.#before;
  }

  /** @throws Misread where this one differs from those before it. */
  check(kind: InstantKind): void {
    this.#kind ??= kind;
    if (this.#kind === kind) return;
    throw new Misread(
      undefined,
      `${KINDS[kind]} here, ${KINDS[this.#kind]} before: they cannot be compared; write all of them in one way`,
      "another kind of date",
    );
  }
}

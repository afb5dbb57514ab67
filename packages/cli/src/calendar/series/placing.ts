/** What placing events takes, beside them, and what becomes of those that cannot be placed. */
import { BadInput, Misread } from "../../bad-input.js";
import { type Budget, TooMuch } from "../budget.js";
import type { EventRecord } from "../event.js";
import type { Instance, Window } from "../instance.js";
import type { Zone } from "../zone.js";

export interface Placing {
  readonly window: Window;
  /** The zone of dates and floating times. */
  readonly floating: Zone;
  readonly budget: Budget;
  readonly includeTransparent: boolean;
  readonly includeCancelled: boolean;
  /** An instance in the window is free time or cancelled, and not asked for. */
  readonly leftOut: () => void;
  /** Takes the next instance. */
  readonly instance: (instance: Instance) => void;
  /** An event cannot be placed; it is left out if this returns. */
  readonly bad: (problem: Misread, event: EventRecord) => void;
}

/** A version of an event, with the names of all calendars in which copies of it stand. */
export interface Version {
  readonly event: EventRecord;
  readonly calendars: readonly string[];
}

/** What an act on an event gives; undefined where it tells that the event cannot be placed. */
export function placed<T>(event: EventRecord, placing: Placing, act: () => T): T | undefined {
  try {
    return act();
  } catch (problem) {
    if (problem instanceof TooMuch) throw new BadInput(`${event.file}, line ${event.line}: ${problem.message}`);
    if (!(problem instanceof Misread)) throw problem;
    placing.bad(problem, event);
    return undefined;
  }
}

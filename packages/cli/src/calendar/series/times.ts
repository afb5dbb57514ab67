/** When an event is, its first instance if it repeats, as a text that is the same for the same times. */
import { Misread } from "../../bad-input.js";
import { TooMuch } from "../budget.js";
import type { EventRecord } from "../event.js";
import { endOf } from "./instance-end.js";
import type { Placing } from "./placing.js";
import { instantOf, zoneOf } from "./wall-time.js";

/** @returns Undefined where it cannot be placed: placing it says why. */
export function timesOf(event: EventRecord, placing: Placing): string | undefined {
  const { start } = event;
  try {
    return `${instantOf(start, placing)} ${endOf(event, start.local, zoneOf(start, placing), placing)}`;
  } catch (problem) {
    if (problem instanceof Misread || problem instanceof TooMuch) return undefined;
    throw problem;
  }
}

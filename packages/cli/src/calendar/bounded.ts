/** The times of a recurrence rule between its bounds: COUNT, UNTIL, and what is asked for. */
import { Misread } from "../bad-input.js";
import type { Budget } from "./budget.js";
import type { Moment } from "./event.js";
import { DAY, dayOf } from "./local-time.js";
import { occurrences } from "./recurrence.js";
import type { Rule } from "./rule.js";
import type { DateValue } from "./values.js";
import type { Zone } from "./zone.js";

/** Hours by which clocks may make instants come in another order than local times, and a zone's whole range. */
export const SLACK: number = 2 * DAY;

interface Known {
  /** The zone of dates and floating times. */
  readonly floating: Zone;
  readonly budget: Budget;
}

/**
 * The local times of a rule from its start on, COUNT and UNTIL applied, as far as they can mean instants from `from` to `to`.
 *
 * @param onlyMatches - The start is none, and does not count, where the rule does not match it.
 * @throws Misread where neither the rule nor what is asked for ends.
 */
export function* bounded(
  rule: Rule,
  start: Moment,
  from: number,
  to: number,
  zone: Zone,
  { floating, budget }: Known,
  onlyMatches = false,
): Generator<number> {
  const { count, until } = rule;
  if (count === undefined && until === undefined && to === Number.POSITIVE_INFINITY) {
    throw new Misread(
      undefined,
      "it repeats without end (its RRULE has no COUNT and no UNTIL); say up to when to look: --to DATE",
    );
  }
  // COUNT counts from the first instance on, whether or not anyone asks for it.
  const begin = count === undefined ? Math.max(start.local, from - SLACK) : start.local;
  const isOver = until && endedBy(until, start, zone, floating);
  let counted = 0;
  // An UNTIL that is a date goes on for a day; zones are what the slack is for.
  const end = Math.min(to, until === undefined ? Number.POSITIVE_INFINITY : until.local + DAY) + SLACK;
  for (const local of occurrences(rule, start.local, begin, end, budget, onlyMatches)) {
    if (counted++ === (count ?? Number.POSITIVE_INFINITY)) return;
    if (local > end) return;
    if (isOver?.(local)) {
      if (isOver(local - SLACK)) return;
      continue;
    }
    yield local;
  }
}

/** Whether a local time is after UNTIL. One in UTC is an instant; a date means all of its day. */
function endedBy(until: DateValue, start: Moment, zone: Zone, floating: Zone): (local: number) => boolean {
  if (until.type === "utc" && start.type !== "date") return (local) => zone.instantOf(local) > until.local;
  if (start.type === "date") {
    const last = dayOf(until.type === "utc" ? floating.localAt(until.local) : until.local);
    return (local) => dayOf(local) > last;
  }
  const last = until.type === "date" ? until.local + DAY - 1 : until.local;
  return (local) => local > last;
}

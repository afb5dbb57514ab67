/** From files to clashes: what `hantei calendar` does, without its options' texts and its output. */
import { getHeapStatistics } from "node:v8";
import { BadInput, Misread, quote } from "../bad-input.js";
import { atOneGo } from "../signals.js";
import { note } from "../terminal/messages.js";
import type { Columns } from "./bookings.js";
import type { Budget } from "./budget.js";
import { Catalog } from "./catalog.js";
import { type Clash, clashesOf } from "./clash.js";
import { type EventRecord, type Grouping, isFloating } from "./event.js";
import type { EventProblems } from "./event-problems.js";
import { Groups } from "./groups.js";
import type { Instance, Window } from "./instance.js";
import { readEvents } from "./read-events.js";
import type { Placing } from "./series/placing.js";
import type { Zone } from "./zone.js";
import type { ZoneTools } from "./zone-finder.js";

export interface Search {
  readonly files: readonly string[];
  readonly grouping: Grouping;
  readonly columns: Columns;
  readonly window: Window;
  /** The zone of dates and floating times, and whether it was asked for. */
  readonly floating: Zone;
  readonly isZoneGiven: boolean;
  readonly includeTransparent: boolean;
  readonly includeCancelled: boolean;
  readonly touching: boolean;
  readonly budget: Budget;
  readonly problems: EventProblems;
  readonly zones: ZoneTools;
}

export interface Found {
  readonly clashes: readonly Clash[];
  readonly instances: readonly Instance[];
  /** Undefined where all instances compete with one another. */
  readonly groups: Groups | undefined;
}

/** What an event takes in memory until the clashes are found, measured with a million of them, and rounded up. */
const BYTES_AN_EVENT = 1200;

export async function findClashes(search: Search): Promise<Found> {
  const { grouping, problems, zones } = search;
  if (grouping.by === "") throw new BadInput(`--by is empty; give calendar, all, ${[...COMMON].join(", ")} or another`);
  const catalog = new Catalog();
  const most = Math.floor(getHeapStatistics().heap_size_limit / BYTES_AN_EVENT);
  let events = 0;
  const others = new Map<string, number>();
  const assumed: Assumed = { floating: 0, momentary: 0, daily: 0 };
  const forms = new Set<string | undefined>();
  for (const file of search.files) {
    const form = await readEvents(file, {
      grouping,
      columns: search.columns,
      findZone: zones.find,
      problems,
      event: (event) => {
        if (++events > most) throw new BadInput(tooMany(file, event.line, most));
        assume(assumed, event, 1);
        catalog.add(event);
      },
      other: (name) => others.set(name, (others.get(name) ?? 0) + 1),
    });
    forms.add(form);
  }
  if (Object.keys(search.columns).length > 0 && [...forms].every((form) => form === "ics")) {
    throw new BadInput("--columns names columns of tables, and no input is a table; leave it out");
  }
  const instances: Instance[] = [];
  let left = 0;
  const placing: Placing = {
    ...search,
    instance: (instance) => instances.push(instance),
    leftOut: () => left++,
    bad: ({ message }, event) => {
      const name = quote(event.summary || event.uid || "an event");
      problems.add(event.file, event.line, new Misread(undefined, `${name}: ${message}`));
      assume(assumed, event, -1);
    },
  };
  const groups = grouping.by === "all" ? undefined : new Groups(grouping.by);
  const clashes = atOneGo(() => {
    catalog.place(placing);
    return clashesOf(instances, groups, search.touching, search.window);
  });
  problems.tell();
  if (groups !== undefined && instances.length > 0 && groups.without === instances.length) refuseUnknown(grouping.by);
  tell(search, {
    ...assumed,
    others,
    copies: catalog.copies,
    left,
    without: groups?.without ?? 0,
    of: instances.length,
  });
  return { clashes, instances, groups };
}

function tooMany(file: string, line: number, most: number): string {
  const mend = "give fewer files at once, or let Node have more: NODE_OPTIONS=--max-old-space-size=MEGABYTES";
  return `${file}, line ${line}: more than ${most} events do not fit into memory; ${mend}`;
}

/** What calendars commonly have: that no event has one of these says no more than that. */
const COMMON = new Set(["location", "attendee", "resources", "categories", "organizer"]);

/** A name that nothing has is a slip of the pen: "no double bookings" would be no answer. */
function refuseUnknown(by: string): void {
  if (COMMON.has(by)) return;
  throw new BadInput(
    `--by ${quote(by)}: no event has such a property or column; give ${[...COMMON].join(", ")} or another that is there`,
  );
}

/** A time without an end is a moment. Where records call their ends otherwise, all are, which must not go unsaid. */
function isWithoutLength({ start, end, duration }: EventRecord): boolean {
  return start.type !== "date" && end === undefined && duration === undefined;
}

/** A date without an end is that day: in iCalendar by the standard, in tables by guess. */
function isDayByGuess({ start, end, isBooking }: EventRecord): boolean {
  return isBooking && start.type === "date" && end === undefined;
}

/** How many events something was assumed of. */
interface Assumed {
  floating: number;
  momentary: number;
  daily: number;
}

/** Counts an event in, or out again where it is skipped. */
function assume(counts: Assumed, event: EventRecord, by: 1 | -1): void {
  if (isFloating(event.start)) counts.floating += by;
  if (isWithoutLength(event)) counts.momentary += by;
  if (isDayByGuess(event)) counts.daily += by;
}

interface Counts extends Readonly<Assumed> {
  readonly others: ReadonlyMap<string, number>;
  readonly copies: number;
  readonly left: number;
  readonly without: number;
  readonly of: number;
}

/** Says on standard error what was decided or left out without being asked. */
function tell(search: Search, { floating, momentary, daily, others, copies, left, without, of }: Counts): void {
  if (floating > 0 && !search.isZoneGiven) {
    note(`${counted(floating, "event")} with dates or times of no zone: taken as UTC; say --tz ZONE for another`);
  }
  if (momentary > 0) note(`${counted(momentary, "event")} without an end: taken as moments, of no length`);
  if (daily > 0) note(`${counted(daily, "event")} without an end: taken as whole days, as their starts are dates`);
  if (others.size > 0) {
    const list = [...others].map(([name, count]) => `${count} ${name}`).join(", ");
    note(`not looked at, as they are no events: ${list}`);
  }
  if (copies > 0)
    note(
      `${counted(copies, "event")} found again under the same UID: each is one event, and its newest version counts`,
    );
  if (left > 0) note(`${counted(left, "instance")} left out as transparent or cancelled; --include counts them`);
  const { by } = search.grouping;
  // Who declined stands there all the same.
  const lacked = by === "attendee" ? "an attendee who takes part" : by;
  if (without > 0) note(`${without} of ${counted(of, "instance")} without ${lacked}: in no group`);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

import { typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { compareInstants, type Instant } from "./instant.js";
import { checkEnds } from "./interval.js";

/** Whatever has a start and an end: an interval, or a record of your own, as `{ start, end, room: "A" }`. */
export interface Slot<T extends Instant = Instant> {
  readonly start: T | number;
  readonly end: T | number;
}

/** The type of a slot's ends, but for the infinities of open ones. */
export type InstantOf<S extends Slot> = [Exclude<S["start" | "end"], number>] extends [never]
  ? number
  : Widened<Exclude<S["start" | "end"], number>>;

/** An answer may have another end than the slots' own, so a bigint that is written out is any. */
type Widened<T> = T extends bigint ? bigint : T;

/**
 * A list's ends as doubles of the same order, which is all that any question over a list needs: numbers and dates as they
 * are, small bigints as numbers, and all else by its rank among the list's ends. Infinities stay.
 */
export interface Keys {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  /** Whether the slots' ends are numbers, and the keys just these. */
  readonly areValues: boolean;
}

/**
 * The keys of a list of slots.
 *
 * @param where - Names the question, for messages.
 * @throws TypeError `ERR_TYPE` for what is no list of slots, or of slots of several types; RangeError as `interval` does.
 */
export function keysOf(where: string, slots: readonly Slot[]): Keys {
  const type = checkSlots(where, slots);
  const areValues = type === "number" || type === "";
  const areExact = areValues || type === "Date" || (type === "bigint" && slots.every(isSmall));
  const starts = new Float64Array(slots.length);
  const ends = new Float64Array(slots.length);
  // Read once, and ranked by where they are in the list: a getter may make a new value each time.
  const ranks = areExact ? undefined : ranksOf(slots.flatMap(({ start, end }): Instant[] => [start, end]));
  for (let index = 0; index < slots.length; index++) {
    const { start, end } =
      ranks === undefined ? (slots[index] as Slot) : { start: ranks[2 * index], end: ranks[2 * index + 1] };
    starts[index] = Number(start);
    ends[index] = Number(end);
  }
  return { starts, ends, areValues };
}

/** Throws where two types, as `checkSlots` names them, do not go together. */
export function checkSameType(where: string, typeA: string, typeB: string): void {
  if (typeA === typeB || typeA === "" || typeB === "") return;
  typeError("ERR_TYPE", `${where}: ${typeA} cannot be compared with ${typeB}; convert one of them first`);
}

/** Throws unless all are slots of one type; returns its name, or "" where no end is finite. */
export function checkSlots(where: string, slots: readonly Slot[]): string {
  if (!Array.isArray(slots)) typeError("ERR_TYPE", `${where}: a list of slots is wanted, not ${show(slots)}`);
  let type = "";
  for (let index = 0; index < slots.length; index++) {
    const slot: unknown = slots[index];
    if (typeof slot !== "object" || slot === null) {
      typeError("ERR_TYPE", `${where}: slot ${index} must have a start and an end; it is ${show(slot)}`);
    }
    if ((slot as { kind?: unknown }).kind === "recurring") {
      typeError("ERR_KIND", `${where}: slot ${index} recurs; it does not go with slots of a date, nor in here`);
    }
    const { start, end } = slot as Slot;
    // What nearly every slot is, without the messages' texts.
    if (type === "number" && typeof start === "number" && typeof end === "number") {
      if (start <= end && start < Number.POSITIVE_INFINITY && end > Number.NEGATIVE_INFINITY) continue;
    }
    const own = checkEnds(`${where}: slot ${index}`, start, end);
    if (own !== type && own !== "" && type !== "") {
      typeError(
        "ERR_TYPE",
        `${where}: slot ${index} is of ${own}, those before it of ${type}; convert one of them first`,
      );
    }
    type ||= own;
  }
  return type;
}

/** Whether the ends of a slot of bigints are doubles, too: an infinity is. */
function isSmall({ start, end }: Slot): boolean {
  return [start, end].every((value) => typeof value === "number" || BigInt.asIntN(54, value as bigint) === value);
}

/** For each value, how many different ones are before it: equal values have equal ranks. Infinities stay. */
function ranksOf(values: readonly Instant[]): readonly number[] {
  const ranks = values.map((value) => (typeof value === "number" ? value : 0));
  const sorted = [...values.keys()].filter((at) => typeof values[at] !== "number");
  sorted.sort((a, b) => compareInstants(values[a] as Instant, values[b] as Instant));
  let rank = 0;
  sorted.forEach((at, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && compareInstants(values[before] as Instant, values[at] as Instant) < 0) rank++;
    ranks[at] = rank;
  });
  return ranks;
}

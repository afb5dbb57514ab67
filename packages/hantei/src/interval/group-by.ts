import { typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/** Names the group of a slot: one, several, or, as undefined or an empty list, none. */
export type By<S> = (slot: S, index: number) => string | readonly string[] | undefined;

/** Who is in which group: the members of group g are `members[offsets[g]]` to `members[offsets[g + 1] − 1]`. */
export interface Grouping {
  /** In the order of their first members. */
  readonly names: readonly (string | undefined)[];
  readonly offsets: Uint32Array;
  /** Indices of slots, ascending in each group. */
  readonly members: Uint32Array;
}

/**
 * The groups of each slot, each named once.
 *
 * @throws TypeError `ERR_TYPE` where `by` is no function, or names a group by anything but text.
 */
export function namesOf<S>(slots: readonly S[], by: By<S>): readonly ReturnType<By<S>>[] {
  if (typeof by !== "function") typeError("ERR_TYPE", `conflicts: by must be a function of a slot, not ${show(by)}`);
  return slots.map((slot, index) => {
    const names: unknown = by(slot, index);
    for (const name of Array.isArray(names) ? names : [names]) {
      if (typeof name === "string" || names === undefined) continue;
      const wanted = "text, a list of text or undefined";
      typeError("ERR_TYPE", `conflicts: by must give ${wanted}, not ${show(name)} (slot ${index})`);
    }
    // A list may be filled anew for the next slot.
    return (Array.isArray(names) ? [...new Set(names)] : names) as ReturnType<By<S>>;
  });
}

/** Sorts slots into groups; without `by` all are in one, which has no name. */
export function groupBy<S>(slots: readonly S[], by: By<S> | undefined): Grouping {
  if (by === undefined) {
    const members = Uint32Array.from(slots.keys());
    return { names: [undefined], offsets: Uint32Array.of(0, slots.length), members };
  }
  const numbers = new Map<string, number>();
  const membership: Membership = {
    length: 0,
    groups: new Uint32Array(slots.length),
    slots: new Uint32Array(slots.length),
  };
  for (const [index, names] of namesOf(slots, by).entries()) {
    if (typeof names === "string") join(membership, numberOf(numbers, names), index);
    else for (const name of names ?? []) join(membership, numberOf(numbers, name), index);
  }
  return { names: [...numbers.keys()], ...countingSort(membership, numbers.size) };
}

/** A group's number: they count up in the order in which they appear. */
function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

/** Which slot is in which group, a row each. */
interface Membership {
  length: number;
  groups: Uint32Array;
  slots: Uint32Array;
}

function join(membership: Membership, group: number, slot: number): void {
  if (membership.length === membership.groups.length) {
    membership.groups = doubled(membership.groups);
    membership.slots = doubled(membership.slots);
  }
  membership.groups[membership.length] = group;
  membership.slots[membership.length++] = slot;
}

function doubled(array: Uint32Array): Uint32Array {
  const larger = new Uint32Array(2 * array.length);
  larger.set(array);
  return larger;
}

/** Keeps the order of the members of each group. */
function countingSort({ length, groups, slots }: Membership, count: number): Omit<Grouping, "names"> {
  const offsets = new Uint32Array(count + 1);
  for (let at = 0; at < length; at++) {
    const group = groups[at] as number;
    offsets[group + 1] = (offsets[group + 1] as number) + 1;
  }
  for (let group = 0; group < count; group++) {
    offsets[group + 1] = (offsets[group + 1] as number) + (offsets[group] as number);
  }
  const next = offsets.slice();
  const members = new Uint32Array(length);
  for (let at = 0; at < length; at++) {
    const group = groups[at] as number;
    const place = next[group] as number;
    members[place] = slots[at] as number;
    next[group] = place + 1;
  }
  return { offsets, members };
}

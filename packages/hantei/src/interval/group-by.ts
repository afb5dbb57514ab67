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

/** Sorts slots into groups; without `by` all are in one, which has no name. */
export function groupBy<S>(where: string, slots: readonly S[], by: By<S> | undefined): Grouping {
  if (by === undefined) {
    const members = Uint32Array.from(slots.keys());
    return { names: [undefined], offsets: Uint32Array.of(0, slots.length), members };
  }
  if (typeof by !== "function") typeError("ERR_TYPE", `${where}: by must be a function of a slot, not ${show(by)}`);
  const numbers = new Map<string, number>();
  const groups: number[] = [];
  const slotsOf: number[] = [];
  const join = (name: unknown, index: number): void => {
    if (typeof name !== "string") {
      typeError(
        "ERR_TYPE",
        `${where}: by must give text, a list of text or undefined, not ${show(name)} (slot ${index})`,
      );
    }
    const group = numbers.get(name) ?? numbers.size;
    if (group === numbers.size) numbers.set(name, group);
    groups.push(group);
    slotsOf.push(index);
  };
  for (let index = 0; index < slots.length; index++) {
    const names: unknown = by(slots[index] as S, index);
    if (typeof names === "string") join(names, index);
    else if (Array.isArray(names)) for (const name of new Set(names)) join(name, index);
    else if (names !== undefined) join(names, index);
  }
  return { names: [...numbers.keys()], ...countingSort(groups, slotsOf, numbers.size) };
}

/** Keeps the order of the members of each group. */
function countingSort(groups: readonly number[], slotsOf: readonly number[], count: number): Omit<Grouping, "names"> {
  const offsets = new Uint32Array(count + 1);
  for (const group of groups) offsets[group + 1] = (offsets[group + 1] as number) + 1;
  for (let group = 0; group < count; group++)
    offsets[group + 1] = (offsets[group + 1] as number) + (offsets[group] as number);
  const next = offsets.slice();
  const members = new Uint32Array(groups.length);
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as number;
    const place = next[group] as number;
    members[place] = slotsOf[at] as number;
    next[group] = place + 1;
  }
  return { offsets, members };
}

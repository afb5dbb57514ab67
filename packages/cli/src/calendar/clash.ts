/** Double bookings: pairs of instances of one group that take the same time. */
import { type AllenRelation, allen, conflicts, interval } from "hantei/interval";
import { BadInput } from "../bad-input.js";
import type { Groups } from "./groups.js";
import { type Instance, isInside, type Window } from "./instance.js";

export interface Clash {
  /** The group's name; empty where all are in one. */
  readonly group: string;
  /** The one that starts first; of two that start together, the one that ends first. */
  readonly a: Instance;
  readonly b: Instance;
  /** The stretch that both take: not cut by the window. */
  readonly start: number;
  readonly end: number;
  /** Of `a` to `b`. */
  readonly allen: AllenRelation;
}

/** More than anyone reads, and what fits into memory at every format's size. */
const MOST_CLASHES = 1_000_000;

/**
 * Every clash whose stretch lies in the window with more than an end, in order of time, then of group.
 *
 * @param groups - Undefined where all instances compete with one another.
 * @throws BadInput where there are too many to hold.
 */
export function clashesOf(
  instances: readonly Instance[],
  groups: Groups | undefined,
  touching: boolean,
  window: Window,
): readonly Clash[] {
  // Of two that start together the sooner to end is `a`, and of two alike the first in the input.
  const ordered = [...instances].sort((a, b) => a.start - b.start || a.end - b.end);
  const by = groups === undefined ? {} : { by: (instance: Instance) => groups.keysOf(instance) };
  const clashes = pairsOf(ordered, { ...by, touching, maxPairs: MOST_CLASHES }).flatMap(({ a: i, b: j, by: key }) => {
    const [a, b] = [ordered[i] as Instance, ordered[j] as Instance];
    const start = b.start;
    const end = Math.min(a.end, b.end);
    if (!isInside(window, start, end)) return [];
    const group = key === undefined ? "" : (groups?.nameOf(key) ?? key);
    return [{ group, a, b, start, end, allen: allen(interval(a.start, a.end), interval(b.start, b.end)) }];
  });
  return clashes.sort((x, y) => x.start - y.start || compareText(x.group, y.group) || x.a.start - y.a.start);
}

function pairsOf(...[slots, options]: Parameters<typeof conflicts<Instance>>): ReturnType<typeof conflicts>["pairs"] {
  try {
    return conflicts(slots, options).pairs;
  } catch (error) {
    if ((error as { code?: string }).code !== "ERR_TOO_MANY") throw error;
    throw new BadInput(
      `more than ${MOST_CLASHES} clashes; look at less at once with --from and --to, or group more finely with --by`,
    );
  }
}

/** By code unit: no locale decides what comes first. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

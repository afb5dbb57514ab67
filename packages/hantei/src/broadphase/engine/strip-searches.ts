/** The searches of a strip: which of its boxes look for which, step by step. */
import { COMPARED_PLACE, STATE_PLACE } from "../../kernels/broadphase.js";
import type { Run } from "./run.js";
import type { Workspace } from "./workspace.js";

/** Where a row's search begins and what it leaves out. */
const ON_FROM_NEXT = 0;
const WITH_ROW = 1;
const ABOVE = 2;

/** Boxes sorted into rows and columns: addresses, and what a search must know. */
export interface SortedSet {
  readonly ends: number;
  readonly sorted: number;
  readonly columns: number;
  readonly widest: number;
  readonly size: number;
}

/** The grid that all sets of a strip share. */
export interface Grid {
  readonly baseX: number;
  readonly baseY: number;
  readonly shift: number;
  readonly rows: number;
  readonly columns: number;
}

/** Which boxes look for which, and in which rows. */
export type Search = readonly [source: SortedSet, target: SortedSet, mode: number];

/** Lets a search go on, one in so many fourths of its boxes; 0 where it has come to its end, else there is no room for more pairs. */
export type Step = (search: Search, every: number) => number;

/** Every search that a strip needs, each pair of boxes in one of them: within one list, or between two, the giants of each apart. */
export function searchesOf(sets: readonly (readonly SortedSet[])[]): readonly Search[] {
  const [a, b] = sets as [readonly SortedSet[], readonly SortedSet[] | undefined];
  const all: Search[] = [];
  if (b === undefined) {
    const [most, giants] = a as [SortedSet, SortedSet | undefined];
    all.push([most, most, ON_FROM_NEXT]);
    if (giants !== undefined) {
      all.push([most, giants, ABOVE], [giants, giants, ON_FROM_NEXT], [giants, most, WITH_ROW]);
    }
  } else {
    for (const first of a) for (const second of b) all.push([first, second, WITH_ROW], [second, first, ABOVE]);
  }
  return all.filter(([source, target]) => source.size > 0 && target.size > 0);
}

/**
 * How searches in a grid go on.
 *
 * @param apart - Whether flagged entries have rows of their own.
 * @param deep - Whether the boxes are of space.
 */
export function stepIn({ workspace, sides }: Run, grid: Grid, apart: boolean, deep: boolean): Step {
  const sweep = apart ? workspace.kernels.sweep : workspace.kernels.sweepFlagged;
  const bias = (sides[1] ?? { bias: 0 }).bias;
  return ([source, target, mode], every) =>
    sweep(
      source.ends,
      source.sorted,
      source.columns,
      target.ends,
      target.sorted,
      target.columns,
      grid.shift,
      target.widest,
      grid.baseX,
      grid.baseY,
      grid.rows,
      mode,
      bias,
      every,
      deep ? 1 : 0,
    );
}

/** A search's state at its start; what was found stays. */
export function begin({ i32 }: Workspace): void {
  const at = STATE_PLACE;
  i32[at] = 0;
  i32[at + 1] = 0;
  i32[at + 2] = -1;
  i32[at + 3] = -1;
  i32[COMPARED_PLACE] = 0;
}

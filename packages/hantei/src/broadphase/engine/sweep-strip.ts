/** A strip's boxes, sorted into a grid and swept. */
import { DEEP_ENTRY, ENTRY, PADDING, WIDEST_PLACE } from "../../kernels/broadphase.js";
import type { AxisFrame, Frame } from "./frame.js";
import type { Lists } from "./lists.js";
import { liftPairs, makeRoom, type Run } from "./run.js";
import { begin, type Grid, type Search, type SortedSet, type Step, searchesOf, stepIn } from "./strip-searches.js";
import { isWorthSweeping } from "./strip-trial.js";
import { allocate } from "./workspace.js";

/** A box so many times as wide as most is looked for apart, or every search would reach as far as it. */
const GIANT = 16;
/** Where a row holds fewer of them on average, they do without columns. */
const FEW = 2;
/** Cells of a strip, for each of its boxes, at most. */
const MOST_CELLS = 4;
/** How the entries of a strip are told apart from those of others. */
export interface StripKind {
  /** Whether flagged entries go to a row of their own; else the flags are looked at, pair by pair. */
  readonly apart: boolean;
  /** Where the strip's keys lie, on two axes; flagged entries start below one of the low ends. */
  readonly low: readonly [x: number, y: number];
  readonly high: readonly [x: number, y: number];
}

/** Finds all pairs of a strip. False: it would take too many comparisons, and nothing was done. */
export function sweepStrip(run: Run, lists: Lists, numbers: readonly number[], frame: Frame, kind: StripKind): boolean {
  const { workspace } = run;
  const sizes = numbers.map((list) => lists.size[list] as number);
  if (sizes.includes(0)) return true;
  const mark = workspace.top;
  const grid = chooseGrid(kind, frame.shift, sum(sizes));
  const limit = Math.floor(Math.max(GIANT * (frame.axes[0] as AxisFrame).size, 4 * (1 << grid.shift)));
  const sets = numbers.map((list) => {
    const most = sortSet(run, lists, list, grid, kind, -1, limit);
    const rest = (lists.size[list] as number) - most.size;
    if (rest === 0) return [most];
    const giants = rest < FEW * grid.rows ? { ...grid, columns: 1 } : grid;
    return [most, sortSet(run, lists, list, giants, kind, limit, PADDING)];
  });
  const searches = searchesOf(sets);
  const step = stepIn(run, grid, kind.apart, lists.entries.depths !== 0);
  const isWorthwhile = isWorthSweeping(run, step, searches, sum(sizes));
  if (isWorthwhile && !run.stopped) sweepAll(run, step, searches);
  workspace.top = mark;
  return isWorthwhile;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function chooseGrid({ low, high }: StripKind, given: number, total: number): Grid {
  const most = MOST_CELLS * total + 16;
  let shift = given;
  for (;;) {
    const columns = ((high[0] - low[0]) >> shift) + 1;
    const rows = ((high[1] - low[1]) >> shift) + 1;
    if ((columns * rows <= most && rows <= total / 4 + 16) || shift >= 30) {
      return { baseX: low[0], baseY: low[1], shift, rows, columns };
    }
    shift++;
  }
}

/** Sorts a list's boxes that are wider than `above` and no wider than `upTo`. */
function sortSet(
  run: Run,
  lists: Lists,
  list: number,
  grid: Grid,
  { apart }: StripKind,
  above: number,
  upTo: number,
): SortedSet {
  const { workspace } = run;
  const { shift, rows, columns, baseX, baseY } = grid;
  const { entries } = lists;
  const count = lists.size[list] as number;
  // A counter lies below them.
  const ends = allocate(workspace, ((rows + 1) * (columns + 1) + 5) * 4) + 16;
  const sorted = allocate(workspace, (count + 3 * (rows + 1) + 8) * (entries.depths === 0 ? ENTRY : DEEP_ENTRY));
  const kept = workspace.top;
  const cells = allocate(workspace, (count + 3) * 4);
  liftPairs(run);

  const size = workspace.kernels.sort(
    lists.first[list] as number,
    count,
    lists.chain,
    entries.keys,
    entries.keyStep,
    entries.numbers,
    entries.numberStep,
    entries.depths,
    entries.depthStep,
    above,
    upTo,
    baseX,
    baseY,
    shift,
    rows,
    columns,
    apart ? 1 : 0,
    cells,
    ends,
    sorted,
  );
  workspace.top = kept;
  return { ends, sorted, columns, widest: workspace.i32[WIDEST_PLACE] as number, size };
}

/** Goes through all searches, or until the caller has enough. */
function sweepAll(run: Run, step: Step, searches: readonly Search[]): void {
  for (const search of searches) {
    // What came before may have left no room.
    makeRoom(run);
    if (run.stopped) return;
    begin(run.workspace);
    while (step(search, 4) !== 0) {
      makeRoom(run);
      if (run.stopped) return;
    }
  }
}

import {
  COMPARED_PLACE,
  DEEP_ENTRY,
  ENTRY,
  FOUND_PLACE,
  PADDING,
  STATE_PLACE,
  UNSURE_PLACE,
  WIDEST_PLACE,
} from "../../kernels/broadphase.js";
import type { AxisFrame, Frame } from "./frame.js";
import type { Lists } from "./lists.js";
import { liftPairs, makeRoom, type Run, settle } from "./run.js";
import { allocate, type Workspace } from "./workspace.js";

/** A box so many times as wide as most is looked for apart, or every search would reach as far as it. */
const GIANT = 16;
/** Where a row holds fewer of them on average, they do without columns. */
const FEW = 2;
/** Cells of a strip, for each of its boxes, at most. */
const MOST_CELLS = 4;
/** Strips of fewer boxes are never cut further. */
const SMALL = 512;
/** One of so many boxes is looked at to see what a sweep would cost, and no fewer than so many. */
const TRIAL_STEP = 61;
const TRIED = 64;
/** Of more boxes than this a few are tried first, and where these compare so many times as much as is allowed, they tell enough. */
const LONG = 16384;
const HOPELESS = 64;
/** A sweep that compares more for each box, and more for each pair that it finds, would do better on smaller blocks. */
const MOST_COMPARED = 48;
const MOST_COMPARED_FOR_A_PAIR = 4;
/** What a cut or ranks cost at least, in comparisons. */
const OTHERWISE = 131072;
/** What is in doubt costs as much as so many comparisons: it is written down, and its doubles are read. */
const COMPARED_FOR_A_TIE = 4;

/** Where a row's search begins and what it leaves out. */
const ON_FROM_NEXT = 0;
const WITH_ROW = 1;
const ABOVE = 2;

/** Boxes sorted into rows and columns: addresses, and what a search must know. */
interface SortedSet {
  readonly ends: number;
  readonly sorted: number;
  readonly columns: number;
  readonly widest: number;
  readonly size: number;
}

/** The grid that all sets of a strip share. */
interface Grid {
  readonly baseX: number;
  readonly baseY: number;
  readonly shift: number;
  readonly rows: number;
  readonly columns: number;
}

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
  const done = sweepSets(run, sets, grid, kind, lists.entries.depths !== 0, sum(sizes));
  workspace.top = mark;
  return done;
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

/** Which boxes look for which, and in which rows. */
type Search = readonly [source: SortedSet, target: SortedSet, mode: number];

/** Every search that a strip needs, each pair of boxes in one of them. False: the first of them would take too long. */
function sweepSets(
  run: Run,
  sets: readonly (readonly SortedSet[])[],
  grid: Grid,
  kind: StripKind,
  deep: boolean,
  total: number,
): boolean {
  const { workspace } = run;
  const bias = (run.sides[1] ?? { bias: 0 }).bias;
  const searches: Search[] = [];
  const [a, b] = sets as [readonly SortedSet[], readonly SortedSet[] | undefined];
  if (b === undefined) {
    const [most, giants] = a as [SortedSet, SortedSet | undefined];
    searches.push([most, most, ON_FROM_NEXT]);
    if (giants !== undefined) {
      searches.push([most, giants, ABOVE], [giants, giants, ON_FROM_NEXT], [giants, most, WITH_ROW]);
    }
  } else {
    for (const first of a) for (const second of b) searches.push([first, second, WITH_ROW], [second, first, ABOVE]);
  }
  const needed = searches.filter(([source, target]) => source.size > 0 && target.size > 0);
  const sweep = kind.apart ? workspace.kernels.sweep : workspace.kernels.sweepFlagged;
  const step = (source: SortedSet, target: SortedSet, mode: number, every: number): number =>
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
  /** Whether TRIED boxes, or more where that would be fewer than one in `mostStep`, compare no more than `times` what is allowed. */
  const isWorthwhile = (tried: readonly Search[], times: number, mostStep: number): boolean => {
    // All searches together: the few giants alone would tell too little.
    let allowed = tried.reduce((most, [source]) => most + times * MOST_COMPARED * source.size, OTHERWISE);
    let wanted = run.collector.most - run.collector.count;
    for (const [source, target, mode] of tried) {
      // A trial in no space would go on for ever; what was found stays below it.
      makeRoom(run);
      if (run.stopped) return true;
      begin(workspace);
      const [found, unsure] = [workspace.i32[FOUND_PLACE] as number, workspace.i32[UNSURE_PLACE] as number];
      // Each that is tried stands for so many: all of a short list, few of a long one.
      const each = Math.min(mostStep, Math.ceil(source.size / TRIED));
      for (let isFull = true; isFull; ) {
        isFull = step(source, target, mode, 4 * each) !== 0;
        const { i32 } = workspace;
        // Many in doubt that are no pairs say that the keys are too coarse here.
        const ties = (unsure - (i32[UNSURE_PLACE] as number)) / 8;
        settle(run);
        const pairs = ((i32[FOUND_PLACE] as number) - found) / 8;
        const compared = (i32[COMPARED_PLACE] as number) + COMPARED_FOR_A_TIE * ties;
        allowed += each * (MOST_COMPARED_FOR_A_PAIR * pairs - compared);
        i32[FOUND_PLACE] = found;
        i32[UNSURE_PLACE] = unsure;
        i32[COMPARED_PLACE] = 0;
        if (isFull && allowed < 0) return false;
        // Here the caller has enough before a sweep has come far.
        wanted -= pairs;
        if (isFull && wanted <= 0) return true;
      }
    }
    return allowed >= 0;
  };
  if (total > SMALL) {
    // Where all compare with all, one in TRIAL_STEP would take as long as the rest of the join.
    const long = needed.filter(([source]) => source.size > LONG);
    if (!isWorthwhile(long, HOPELESS, Number.POSITIVE_INFINITY) || !isWorthwhile(needed, 1, TRIAL_STEP)) return false;
  }
  if (run.stopped) return true;
  for (const [source, target, mode] of needed) {
    // What came before may have left none.
    makeRoom(run);
    if (run.stopped) return true;
    begin(workspace);
    while (step(source, target, mode, 4) !== 0) {
      makeRoom(run);
      if (run.stopped) return true;
    }
  }
  return true;
}

/** A sweep's state at its start; what was found stays. */
function begin({ i32 }: Workspace): void {
  const at = STATE_PLACE;
  i32[at] = 0;
  i32[at + 1] = 0;
  i32[at + 2] = -1;
  i32[at + 3] = -1;
  i32[COMPARED_PLACE] = 0;
}

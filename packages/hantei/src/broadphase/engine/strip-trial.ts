/** Whether a sweep of a strip would take too long: it is tried on a few of its boxes, and what they find is found again. */
import { COMPARED_PLACE, FOUND_PLACE, UNSURE_PLACE } from "../../kernels/broadphase.js";
import { makeRoom, type Run, settle } from "./run.js";
import { begin, type Search, type Step } from "./strip-searches.js";

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

/** Whether a strip of so many boxes is to be swept as it is; so it is where nothing more is wanted. */
export function isWorthSweeping(run: Run, step: Step, searches: readonly Search[], total: number): boolean {
  if (total <= SMALL) return true;
  // Where all compare with all, one in TRIAL_STEP would take as long as the rest of the join.
  const long = searches.filter(([source]) => source.size > LONG);
  return passes(run, step, long, HOPELESS, Number.POSITIVE_INFINITY) && passes(run, step, searches, 1, TRIAL_STEP);
}

/** Whether TRIED boxes, or more where that would be fewer than one in `mostStep`, compare no more than `times` what is allowed. */
function passes(run: Run, step: Step, tried: readonly Search[], times: number, mostStep: number): boolean {
  const { workspace } = run;
  // All searches together: the few giants alone would tell too little.
  let allowed = tried.reduce((most, [source]) => most + times * MOST_COMPARED * source.size, OTHERWISE);
  let wanted = run.collector.most - run.collector.count;
  for (const search of tried) {
    // A trial in no space would go on for ever; what was found stays below it.
    makeRoom(run);
    if (run.stopped) return true;
    begin(workspace);
    const [found, unsure] = [workspace.i32[FOUND_PLACE] as number, workspace.i32[UNSURE_PLACE] as number];
    // Each that is tried stands for so many: all of a short list, few of a long one.
    const each = Math.min(mostStep, Math.ceil(search[0].size / TRIED));
    for (let isFull = true; isFull; ) {
      isFull = step(search, 4 * each) !== 0;
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
}

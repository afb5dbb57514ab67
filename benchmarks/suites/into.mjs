/**
 * What it saves to write pairs into an array that is kept (`pairsInto`), instead of a fresh one each time: time, and new memory
 * (`docs/decisions/0087-pairs-into.md`).
 */
import { pairs, pairsInto } from "hantei/broadphase";
import { intervals, uniform } from "../lib/box-scenes.mjs";
import { interleave } from "../lib/interleave.mjs";
import { median } from "../lib/median.mjs";
import { readFlags } from "../lib/options.mjs";
import { report } from "../lib/report.mjs";

const { keeps } = readFlags(`node benchmarks/suites/into.mjs [--write]

Pairs into an array that is kept, instead of a fresh one each time.
  --write  keep the table under benchmarks/results`);
const SCENES = { uniform, intervals };
const COUNTS = [1000, 10_000, 100_000, 1_000_000];
/** Milliseconds at each turn. */
const TURN = 40;
/** Calls whose new memory is looked at. */
const CALLS = 15;

/** Bytes in arrays that a call makes, by the median; where the collector comes in between, the difference is negative and says nothing. */
function made(run) {
  const bytes = Array.from({ length: CALLS }, () => {
    const before = process.memoryUsage().arrayBuffers;
    run();
    return process.memoryUsage().arrayBuffers - before;
  });
  return median(bytes.filter((each) => each >= 0));
}

const rows = [];
for (const [scene, make] of Object.entries(SCENES)) {
  for (const count of COUNTS) {
    const boxes = make(count);
    const out = new Uint32Array(pairs(boxes).length);
    const contestants = { fresh: () => pairs(boxes).length / 2, kept: () => pairsInto(boxes, out) };
    const { fresh, kept } = interleave(contestants, count, { turn: TURN });
    if (fresh.checksum !== kept.checksum) throw new Error(`${scene}, ${count}: the counts differ`);
    rows.push({
      scene,
      boxes: count,
      "times as fast": fresh.nanoseconds / kept.nanoseconds,
      "fresh, ns a box": fresh.nanoseconds,
      "kept, ns a box": kept.nanoseconds,
      "fresh, bytes a box": made(contestants.fresh) / count,
      "kept, bytes a box": made(contestants.kept) / count,
    });
  }
}
report("into", rows, keeps);

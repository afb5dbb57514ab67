/** What it saves to write pairs into an array that is kept (`pairsInto`), instead of a fresh one each time: time, and new memory. */
import { pairs, pairsInto } from "hantei/broadphase";
import { intervals, uniform } from "../lib/box-scenes.mjs";
import { median } from "../lib/interleave.mjs";

const SCENES = { uniform, intervals };
const COUNTS = [1000, 10_000, 100_000, 1_000_000];
const ROUNDS = 15;
/** Calls at each turn: so many take about as long as one of a million boxes. */
const MOST_CALLS = 500;

for (const [name, make] of Object.entries(SCENES)) {
  for (const count of COUNTS) {
    const columns = make(count);
    const found = pairs(columns).length;
    const out = new Uint32Array(found);
    const calls = Math.max(1, Math.min(MOST_CALLS, 1_000_000 / count));
    const contestants = { fresh: () => pairs(columns).length / 2, into: () => pairsInto(columns, out) };
    const times = { fresh: [], into: [] };
    const fresh = { fresh: 0, into: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [which, run] of Object.entries(contestants)) {
        const before = process.memoryUsage().arrayBuffers;
        const start = performance.now();
        for (let call = 0; call < calls; call++) if (run() * 2 !== found) throw new Error(`${which} found other pairs`);
        times[which].push((performance.now() - start) / calls);
        // The collector may have been here meanwhile: the most of all rounds.
        fresh[which] = Math.max(fresh[which], (process.memoryUsage().arrayBuffers - before) / calls);
      }
    }
    const [a, b] = [median(times.fresh), median(times.into)];
    console.log(
      `${name}, ${count.toLocaleString("en")}: ${(a / b).toFixed(2)}× as fast (${a.toFixed(3)} → ${b.toFixed(3)} ms), ` +
        `new bytes a call ${Math.round(fresh.fresh).toLocaleString("en")} → ${Math.round(fresh.into).toLocaleString("en")}`,
    );
  }
}

/**
 * What a pass over a million pairs of segments costs when the memory was left alone before: why a turn of `batch.mjs` is more
 * than one pass (`docs/decisions/0082-what-a-turn-measures.md`).
 */
import { relateSegments, reserve } from "hantei/batch";
import { median } from "../lib/median.mjs";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";

readFlags(`node benchmarks/suites/waking.mjs

What each of eight passes costs after a pause. Nothing is kept.`);

const PAIRS = 1 << 20;
const PAUSE_MS = 25;
const PASSES = 8;
const ROUNDS = 25;

const draw = random(2718);
const { a, b, out } = reserve("segments", PAIRS);
for (const column of [...Object.values(a), ...Object.values(b)]) for (let i = 0; i < PAIRS; i++) column[i] = draw();

const times = Array.from({ length: PASSES }, () => []);
for (let round = 0; round <= ROUNDS; round++) {
  for (const end = performance.now() + PAUSE_MS; performance.now() < end; );
  for (const list of times) {
    const start = performance.now();
    relateSegments(a, b, { out });
    // The first round compiles.
    if (round > 0) list.push(((performance.now() - start) * 1e6) / PAIRS);
  }
}
process.stdout.write(`ns a pair, pass after pass: ${times.map((list) => median(list).toFixed(1)).join(", ")}\n`);

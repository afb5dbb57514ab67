/** What a run leaves behind on the heap. */
import { median } from "./median.mjs";

/** Rounds until the compiler has settled, and rounds measured; slow runs get fewer of both. */
const WARM_UP_ROUNDS = 180;
const ROUNDS = 15;
/** Every so many rounds of the first it pauses for so many milliseconds. */
const PAUSE_EVERY = 30;
const PAUSE = 12;
const nobody = new Int32Array(new SharedArrayBuffer(4));
/** Milliseconds after which a run has had enough rounds. */
const LONG = 500;

/** What looking at the heap itself leaves behind, once it was looked at. */
let own;

/** Bytes that a run leaves behind: the median growth of the heap in rounds in which nothing was collected. */
export function garbage(run) {
  own ??= growth(() => 0);
  return growth(run) - own;
}

export function warmUp(run) {
  const start = performance.now();
  for (let round = 0; round < WARM_UP_ROUNDS && performance.now() - start < LONG; round++) {
    run();
    // Until it is compiled, code boxes its numbers: the compiler, on a thread of its own, is given the time it needs.
    if (round % PAUSE_EVERY === 0) Atomics.wait(nobody, 0, 0, PAUSE);
  }
}

function growth(run) {
  warmUp(run);
  const start = performance.now();
  const grown = [];
  for (let round = 0; round < ROUNDS && (round < 3 || performance.now() - start < LONG); round++) {
    const before = process.memoryUsage().heapUsed;
    run();
    const after = process.memoryUsage().heapUsed;
    // A collection in between makes the difference negative: such a round says nothing.
    if (after >= before) grown.push(after - before);
  }
  return median(grown);
}

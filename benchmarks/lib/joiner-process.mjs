/**
 * One contestant of a join in this process: `node joiner-process.mjs NAME WORK SIZE`, started by `joiner.mjs`. It prepares its
 * boxes, says `{ boxes }`, and answers `{ run: repetitions, isChecked }`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { INTERVAL_PEERS, JOIN_PEERS, OURS } from "../peers/joins.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { makeWork } from "./works.mjs";

const [name, work, size] = process.argv.slice(2);
const { load, kernel } = { ...JOIN_PEERS, ...INTERVAL_PEERS, ...OURS }[name];
const library = await load();
const { lists, velocities, move } = await makeWork(work, Number(size));
forgetPeak();
const before = process.memoryUsage().rss;
const prepare = lists.length > 1 ? library.between : ((velocities && library.moving) ?? library.within);
const { find, refresh } = prepare(...lists, kernel);

/** A process of Linux inherits the peak of the one that started it: here it begins anew. Elsewhere there is no such file. */
function forgetPeak() {
  try {
    writeFileSync("/proc/self/clear_refs", "5");
  } catch {}
}

/** The most memory that this process had, in bytes. */
function peak() {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))[1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

/** The mean time of so many calls, and what the last one found. */
function timed(repetitions) {
  let found;
  const start = performance.now();
  for (let k = 0; k < repetitions; k++) found = find();
  return { ms: (performance.now() - start) / repetitions, found };
}

/** Frames of a scene, one after another: boxes move, untimed, forth and back again, and each time all pairs are found anew. */
function timedFrames(repetitions) {
  let ms = 0;
  let found;
  for (let k = 0; k < repetitions; k++) {
    for (const way of [1, -1]) {
      move(way);
      refresh?.();
      const frame = timed(1);
      ms += frame.ms / (2 * repetitions);
      found = frame.found;
    }
  }
  return { ms, found };
}

process.on("disconnect", () => process.exit());
process.on("message", (message) => {
  const { ms, found } = (velocities === undefined ? timed : timedFrames)(message.run);
  const print = message.isChecked ? fingerprint(found.pairs(), lists.length === 1) : undefined;
  process.send({ ms, count: found.count(), fingerprint: print, bytes: peak() - before });
});
process.send({ boxes: (lists[0].minX ?? lists[0].start).length });

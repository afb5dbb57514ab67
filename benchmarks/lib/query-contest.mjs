/** Contestants that are asked the same of an index: what they count first, then times, round by round in turn; a row of the table. */
import { setTimeout as pause } from "node:timers/promises";
import { median } from "./median.mjs";

const ROUNDS = 7;
/** All is run for about so long, and twice at least, before it is timed: until the compiler has settled. */
const WARM_UP_MS = 400;
const WARM_UP_RUNS = 2;
/** A turn repeats what is done sooner for about so long. */
const TURN_MS = 100;
/** Before each turn: what the last one left to the collector's threads is to take no time from the next. */
const PAUSE_MS = 50;

const COLUMNS = [
  "work",
  "scene",
  "times the fastest peer",
  "TypeScript, times the fastest peer",
  "peer",
  "ours, ms",
  "ours in TypeScript, ms",
  "ours into an array, ms",
  "flatbush, ms",
  "kdbush, ms",
  "rbush, ms",
  "planck, ms",
];

/**
 * Times each contestant in turn, round by round, after checking that all say the same.
 *
 * @param {string} work
 * @param {string} scene
 * @param {Record<string, () => unknown>} contestants - The first one's time is what all are compared with; names of others of ours
 * begin with "ours".
 * @param {{ rounds?: number, pauseMs?: number }} [how]
 * @returns {Promise<Record<string, string | number>>} Every column of the table; "" for who was not asked.
 */
export async function compare(work, scene, contestants, { rounds = ROUNDS, pauseMs = PAUSE_MS } = {}) {
  const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  const repetitions = repetitionsOf(`${work}, ${scene}`, contestants);
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contestants)) {
      await pause(pauseMs);
      times[name].push(timed(run, repetitions[name]).ms);
    }
  }
  const [ours, ...others] = Object.entries(times).map(([name, all]) => [name, median(all)]);
  const fastest = others.filter(([name]) => !name.startsWith("ours")).sort((a, b) => a[1] - b[1])[0];
  const row = { work, scene, "times the fastest peer": fastest[1] / ours[1], peer: fastest[0], "ours, ms": ours[1] };
  for (const [name, time] of others) row[`${name}, ms`] = time;
  const twin = row["ours in TypeScript, ms"];
  if (twin !== undefined) row["TypeScript, times the fastest peer"] = fastest[1] / twin;
  return Object.fromEntries(COLUMNS.map((column) => [column, row[column] ?? ""]));
}

/** Warms all up, refuses who says something else than the first, and tells how often each does its work in a turn. */
function repetitionsOf(what, contestants) {
  const repetitions = {};
  let wanted;
  for (const [name, run] of Object.entries(contestants)) {
    let spent = 0;
    let last = 0;
    for (let runs = 0; runs < WARM_UP_RUNS || spent < WARM_UP_MS; runs++) {
      const { ms, result } = timed(run, 1);
      wanted ??= result;
      if (result !== wanted) throw new Error(`${what}: ${name} counts ${result}, not ${wanted}`);
      spent += ms;
      last = ms;
    }
    repetitions[name] = Math.max(1, Math.round(TURN_MS / last));
  }
  return repetitions;
}

/** The mean time of so many runs, and what the last one said. */
function timed(run, repetitions) {
  let result;
  const start = performance.now();
  for (let k = 0; k < repetitions; k++) result = run();
  return { ms: (performance.now() - start) / repetitions, result };
}

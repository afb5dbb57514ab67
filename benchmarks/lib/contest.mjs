/**
 * Contestants on the same work, in one run: what they find first, then times, round by round in turn, so that a machine that slows down
 * slows down for all. Medians; the ratio to the first contestant is what to read.
 */
import { setTimeout as pause } from "node:timers/promises";
import { median } from "./median.mjs";
import { progress } from "./progress.mjs";

/**
 * Rounds in which the library, native code and the fastest peers are timed; fewer where one takes seconds. What neighbors of a
 * virtual machine do to the memory that all share slows down all by up to half, for a second or two: that is to meet less than
 * half of anybody's turns.
 */
const ROUNDS = 15;
const FEWEST_ROUNDS = 7;
const LONG_MS = 200;
/** A turn repeats what is done sooner for about so long: else it would tell what it costs to bring all into the caches. */
const TURN_MS = 100;
/**
 * All is run for about so long before it is timed, until the compiler has settled, and so often, until results lie in memory that others
 * were in before; but no longer than that.
 */
const WARM_UP_MS = 200;
const WARM_UP_CALLS = 6;
const MOST_WARM_UP_MS = 1500;
/** A turn begins so long after the last one: what that left to the collector's threads must not take time from this one. */
const PAUSE_MS = 50;
/** A peer so many times as slow as the fastest of them need not be timed as often: only until so much time is spent on it. */
const FAR_BEHIND = 1.5;
const SPENT_MS = 1500;

/**
 * @typedef {{ ms: number, count: number, fingerprint?: number }} Found - `fingerprint`: of which pairs, not of how many; only of who
 * keeps them, and where checked.
 *
 * @typedef {object} Contestant
 * @property {"ours" | "twin" | "native" | "new pages" | "peer"} kind - Of native code whose large results lie in pages the system
 * has just handed out: "new pages".
 * @property {(repetitions: number, isChecked?: boolean) => Found | Promise<Found>} run - Repeats the work, and gives the time of one
 * and what it found.
 * @property {boolean} [rounds32] - It rounds its input to float32: it may find a thousandth more or less, and its row says so.
 *
 * @param {string} work
 * @param {number} size - Boxes, or whatever is asked about.
 * @param {Record<string, Contestant>} contestants - The first one's time is what all are compared with.
 * @param {{ leftOut?: Record<string, string>, rounds?: number }} [how] - `leftOut`: who is not asked, and why.
 * @returns {Promise<object[]>} A row for each contestant.
 */
export async function contest(work, size, contestants, { leftOut = {}, rounds } = {}) {
  const first = {};
  for (const [name, { run }] of Object.entries(contestants)) first[name] = await run(1, true);
  const notes = compareFound(`${work}, ${size}`, contestants, first);
  const times = await takeTurns(work, contestants, await planTurns(contestants, first, rounds));

  const [own] = Object.keys(contestants);
  const base = median(times[own]);
  const told = Object.keys(times)
    .slice(1)
    .map((name) => `${name} ${shortRatio(median(times[name]) / base)}`);
  progress(`${work}, ${size.toLocaleString("en")}: ${base.toPrecision(3)} ms; ${told.join(", ")}`);
  for (const [name, why] of Object.entries(leftOut)) progress(`  left out: ${name}, ${why}`);
  return [
    ...Object.entries(times).map(([contestant, all]) => ({
      work,
      boxes: size,
      contestant,
      kind: contestants[contestant].kind,
      "times ours": median(all) / base,
      ms: Number(median(all).toPrecision(4)),
      runs: all.length,
      found: first[own].count,
      note: notes[contestant] ?? "",
    })),
    ...Object.entries(leftOut).map(([contestant, why]) => ({
      work,
      boxes: size,
      contestant,
      kind: "peer",
      "times ours": "",
      ms: "",
      runs: 0,
      found: "",
      note: `left out: ${why}`,
    })),
  ];
}

/** Refuses contestants that find something else than the first, and gives notes on those that round and may. */
function compareFound(what, contestants, first) {
  const [own] = Object.keys(contestants);
  const found = first[own].count;
  for (const [name, { rounds32 }] of Object.entries(contestants)) {
    const { count, fingerprint } = first[name];
    if (count === found && fingerprint !== first[own].fingerprint && !rounds32)
      throw new Error(`${what}: ${name} and ${own} both found ${found}, but not the same`);
  }
  const notes = {};
  for (const [name, { rounds32 }] of Object.entries(contestants)) {
    const { count } = first[name];
    if (count === found) continue;
    if (!rounds32 || Math.abs(count - found) > 0.001 * found)
      throw new Error(`${what}: ${name} found ${count}, ${own} ${found}`);
    notes[name] = `float32: found ${count}`;
  }
  return notes;
}

/**
 * Warms all up, and says of each how many turns it gets and how often it does its work in one. A peer that takes seconds gets
 * none: its first call is its time.
 *
 * @returns {Promise<Record<string, { turns: number, repetitions: number, times: number[] }>>}
 */
async function planTurns(contestants, first, given) {
  const [own] = Object.keys(contestants);
  const isPeer = (name) => contestants[name].kind === "peer";
  const names = Object.keys(contestants);
  const ahead = Math.min(...names.filter(isPeer).map((name) => first[name].ms));
  const slowest = Math.max(first[own].ms, Number.isFinite(ahead) ? ahead : 0);
  const rounds = given ?? (slowest > LONG_MS ? FEWEST_ROUNDS : ROUNDS);
  const plans = {};
  for (const name of names) {
    const { ms } = first[name];
    const isBehind = isPeer(name) && ms > FAR_BEHIND * ahead;
    if (isBehind && ms >= SPENT_MS) {
      plans[name] = { turns: 0, repetitions: 0, times: [ms] };
      continue;
    }
    const turns = isBehind ? Math.min(rounds, Math.floor(SPENT_MS / ms)) : rounds;
    const warm = await warmUp(contestants[name], ms);
    plans[name] = { turns, repetitions: Math.max(1, Math.round(TURN_MS / warm)), times: [] };
  }
  return plans;
}

/** Runs a contestant until it has settled, and gives the time of the last call: the first is no measure, it compiled. */
async function warmUp({ run }, firstMs) {
  let ms = firstMs;
  let spent = ms;
  for (let calls = 1; (spent < WARM_UP_MS || calls < WARM_UP_CALLS) && spent < MOST_WARM_UP_MS; calls++) {
    ms = (await run(1)).ms;
    spent += Math.max(ms, 0.01);
  }
  return ms;
}

/** The times of all, with those that were planned; all do their work in turn. */
async function takeTurns(work, contestants, plans) {
  const times = Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, plan.times]));
  const rounds = Math.max(...Object.values(plans).map(({ turns }) => turns));
  for (let round = 0; round < rounds; round++) {
    const counts = new Set();
    for (const [name, { run, rounds32 }] of Object.entries(contestants)) {
      const { turns, repetitions } = plans[name];
      if (round >= turns) continue;
      await pause(PAUSE_MS);
      const { ms, count } = await run(repetitions);
      times[name].push(ms);
      if (!rounds32) counts.add(count);
    }
    if (counts.size > 1) throw new Error(`${work}, round ${round}: the counts differ: ${[...counts].join(", ")}`);
  }
  return times;
}

const shortRatio = (ratio) => `${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0)}×`;

/** A contestant that is a function of this process: it gives what it found. */
export function contestant(kind, find) {
  return {
    kind,
    run(repetitions) {
      let count = 0;
      const start = performance.now();
      for (let k = 0; k < repetitions; k++) count = find();
      return { ms: (performance.now() - start) / repetitions, count };
    },
  };
}

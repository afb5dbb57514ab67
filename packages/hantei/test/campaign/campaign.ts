/**
 * Long runs about what moves: `npm run campaign -w hantei -- casts --cases 100000 --seed 7`. Progress goes to stderr, a line a minute;
 * totals to stdout; exit 1 where anything is wrong.
 *
 * - `casts`: every pair of kinds, or those named with `--pair circle-box`, `--room 2d` or `3d` for one room only, against fractions:
 *   whether there is a hit, with `touching` either way, and how far off; rays, too. `--cases` are of each pair.
 * - `bullets`: shots at walls without thickness.
 * - `worlds`: characters in worlds of tiles.
 *
 * `--minutes` ends a run sooner; totals are of what was done by then.
 */
import { parseArgs } from "node:util";
import { boundOf } from "../accuracy/bounds.js";
import type { Errors } from "../accuracy/judge.js";
import { runCasts } from "../accuracy/run-casts.js";
import { type Walk, walkAnywhere, walkOnFloor, walkOverUnion } from "../cast/worlds.js";
import { Random } from "../generators/random.js";
import { PAIRS, pairNamed } from "../rooms.js";
import { shoot } from "./bullets.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "Infinity" },
    pair: { type: "string", multiple: true },
    room: { type: "string" },
    wide: { type: "boolean", default: false },
  },
});
const cases = Number(values.cases);
const seed = Number(values.seed);
const start = performance.now();
const end = start + Number(values.minutes) * 60_000;

/** Complaints are shown up to so many. */
const SHOWN = 20;

/** Calls `work` with 0, 1, … until all is done or the time is up; it returns what was wrong. Counts of both. */
function repeat(
  total: number,
  what: string,
  work: (index: number) => readonly string[],
): { done: number; wrong: number } {
  let wrong = 0;
  let told = start;
  let done = 0;
  for (; done < total && performance.now() < end; done++) {
    for (const complaint of work(done)) {
      if (++wrong <= SHOWN) console.log(complaint);
    }
    if (performance.now() - told < 60_000) continue;
    told = performance.now();
    console.error(`${((told - start) / 60_000).toFixed(0)} min: ${done + 1} of ${total} ${what}, ${wrong} wrong`);
  }
  return { done, wrong };
}

/** Cases of a pair in a turn: the pairs take turns, so that a run that ends early has some of each. */
const TURN = 50;

function casts(): number {
  const { room } = values;
  const pairs = (values.pair?.map(pairNamed) ?? PAIRS).filter(
    (pair) => pair.room.name !== "1d" && (room === undefined || pair.room.name === room),
  );
  const errors: Errors[] = pairs.map(() => new Map());
  let [judged, hits] = [0, 0];
  const turns = Math.ceil(cases / TURN) * pairs.length;
  const { done, wrong } = repeat(turns, `turns of ${TURN}`, (index) => {
    const pair = pairs[index % pairs.length] as (typeof pairs)[number];
    const turn = Math.floor(index / pairs.length);
    const run = runCasts(pair, TURN, new Random(seed * 1_000_003 + turn), values.wide);
    judged += TURN;
    hits += run.hits;
    const complaints = run.complaints.map((complaint) => `${pair.name}: ${complaint}`);
    for (const [what, { error, told }] of run.errors) {
      const worst = errors[index % pairs.length] as Errors;
      if (error > (worst.get(what)?.error ?? -1)) worst.set(what, { error, told });
      if (error > boundOf(pair.room.name, what)) complaints.push(`${pair.name}: ${what} ${error}: ${told}`);
    }
    return complaints;
  });
  for (const [index, { name }] of pairs.entries()) {
    const worst = [...(errors[index] as Errors)].map(([what, { error }]) => `${what} ${error.toFixed(1)}`).join(", ");
    console.log(`${name.padEnd(19)} ${worst}`);
  }
  console.log(`${judged} casts of ${pairs.length} pairs in ${done} turns, ${hits} hits: ${wrong} wrong`);
  return wrong;
}

function bullets(): number {
  const random = new Random(seed);
  const { done, wrong } = repeat(cases, "shots", () => {
    const complaint = shoot(random);
    return complaint === undefined ? [] : [complaint];
  });
  console.log(`${wrong} of ${done} shots passed`);
  return wrong;
}

function worlds(): number {
  const random = new Random(seed);
  const walks: readonly ((random: Random) => Walk)[] = [walkOverUnion, walkAnywhere, walkOnFloor];
  let walkers = 0;
  const { done, wrong } = repeat(cases, "worlds", (index) => {
    const { walked, complaint } = (walks[index % walks.length] as (random: Random) => Walk)(random);
    if (walked) walkers++;
    return complaint === undefined ? [] : [complaint];
  });
  console.log(`${done} worlds, ${walkers} with someone in them: ${wrong} wrong`);
  return wrong;
}

const COMMANDS: Readonly<Record<string, () => number>> = { casts, bullets, worlds };
const command = COMMANDS[positionals[0] ?? ""];
if (command === undefined || !(cases > 0) || !Number.isInteger(seed) || Number.isNaN(end)) {
  console.error(
    `usage: campaign ${Object.keys(COMMANDS).join("|")} [--cases N] [--seed N] [--minutes N] [--pair A-B] [--room 2d]`,
  );
  process.exit(2);
}
process.exitCode = command() > 0 ? 1 : 0;

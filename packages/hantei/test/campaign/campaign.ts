/**
 * Long runs about what moves: `npm run campaign -w hantei -- casts --cases 100000 --seed 7`. Progress goes to stderr, a line a minute;
 * totals to stdout; exit 1 where anything is wrong.
 */
import { boundOf } from "../accuracy/bounds.js";
import type { Errors } from "../accuracy/judge.js";
import { runCasts } from "../accuracy/run-casts.js";
import { type Walk, walkAnywhere, walkOnFloor, walkOverUnion } from "../cast/worlds.js";
import { minutes, pairsNamed, runProgram, UsageError, wholeNumber } from "../command-line.js";
import { Random } from "../generators/random.js";
import { PAIRS, type PairOfKinds } from "../rooms.js";
import { shoot } from "./bullets.js";

const USAGE = `usage: npm run campaign -w hantei -- casts|bullets|worlds [option ...]

  casts    casts of every pair of kinds against fractions: whether there is a hit, with touching either way,
           and how far off; rays, too
  bullets  shots at walls without thickness
  worlds   characters in worlds of tiles

  --cases N     so many, of casts of each pair (1000)
  --seed N      the seed (1)
  --minutes N   ends sooner, after so many minutes; totals are of what was done by then

  only of casts:
  --pair A-B    only this pair; may be repeated
  --room 2d|3d  only the pairs of one room
  --wide        numbers from 1e-150 to 1e150, and not only those within 1e40 of each other`;

interface Campaign {
  readonly cases: number;
  readonly seed: number;
  /** When to end, and when it was begun, in milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly pairs: readonly PairOfKinds[];
  readonly wide: boolean;
}

/** Complaints are shown up to so many. */
const SHOWN = 20;

/** Calls `work` with 0, 1, … until all is done or the time is up; it returns what was wrong. Counts of both. */
function repeat(
  { start, end }: Campaign,
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

function casts(campaign: Campaign): number {
  const { cases, seed, pairs, wide } = campaign;
  const errors: Errors[] = pairs.map(() => new Map());
  let [judged, hits] = [0, 0];
  const turns = Math.ceil(cases / TURN) * pairs.length;
  const { done, wrong } = repeat(campaign, turns, `turns of ${TURN}`, (index) => {
    const pair = pairs[index % pairs.length] as (typeof pairs)[number];
    const turn = Math.floor(index / pairs.length);
    const run = runCasts(pair, TURN, new Random(seed * 1_000_003 + turn), wide);
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

function bullets(campaign: Campaign): number {
  const random = new Random(campaign.seed);
  const { done, wrong } = repeat(campaign, campaign.cases, "shots", () => {
    const complaint = shoot(random);
    return complaint === undefined ? [] : [complaint];
  });
  console.log(`${wrong} of ${done} shots passed`);
  return wrong;
}

function worlds(campaign: Campaign): number {
  const random = new Random(campaign.seed);
  const walks: readonly ((random: Random) => Walk)[] = [walkOverUnion, walkAnywhere, walkOnFloor];
  let walkers = 0;
  const { done, wrong } = repeat(campaign, campaign.cases, "worlds", (index) => {
    const { walked, complaint } = (walks[index % walks.length] as (random: Random) => Walk)(random);
    if (walked) walkers++;
    return complaint === undefined ? [] : [complaint];
  });
  console.log(`${done} worlds, ${walkers} with someone in them: ${wrong} wrong`);
  return wrong;
}

const COMMANDS: ReadonlyMap<string, (campaign: Campaign) => number> = new Map([
  ["casts", casts],
  ["bullets", bullets],
  ["worlds", worlds],
]);

const ROOMS_OF_CASTS = ["2d", "3d"];

/** Runs the campaign that the command line asks for. */
export function main(args: readonly string[]): number {
  return runProgram(
    {
      usage: USAGE,
      options: {
        cases: { type: "string", default: "1000" },
        seed: { type: "string", default: "1" },
        minutes: { type: "string" },
        pair: { type: "string", multiple: true },
        room: { type: "string" },
        wide: { type: "boolean", default: false },
      },
      allowPositionals: true,
      run({ values, positionals }) {
        const name = positionals.join(" ");
        const command = COMMANDS.get(name);
        if (command === undefined) throw new UsageError(`wanted is ${[...COMMANDS.keys()].join(", ")}, not '${name}'`);
        if (command !== casts && (values.pair !== undefined || values.room !== undefined || values.wide)) {
          throw new UsageError(`--pair, --room and --wide are for casts, not for ${name}`);
        }
        const rooms = values.room === undefined ? ROOMS_OF_CASTS : [values.room];
        if (!rooms.every((room) => ROOMS_OF_CASTS.includes(room))) {
          throw new UsageError(`--room wants 2d or 3d, not '${values.room}'`);
        }
        const known = PAIRS.filter(({ room }) => rooms.includes(room.name));
        const start = performance.now();
        const last = values.minutes === undefined ? Number.POSITIVE_INFINITY : minutes("--minutes", values.minutes);
        return command({
          cases: wholeNumber("--cases", values.cases, 1),
          seed: wholeNumber("--seed", values.seed, 0),
          start,
          end: start + last * 60_000,
          pairs: pairsNamed(values.pair, known),
          wide: values.wide,
        });
      },
    },
    args,
  );
}

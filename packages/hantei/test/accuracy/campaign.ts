/**
 * A long run of the references: `npm run oracle:casts -w hantei -- --cases 1000 --seed 7 --pair circle-box`. Every pair of the plane
 * and of space where none is named; casts and what is measured. Prints a row a pair; exit 1 where anything is wrong.
 */
import { pairsNamed, runProgram, wholeNumber } from "../command-line.js";
import { hardCase } from "../generators/hard-cases.js";
import { isPathKind } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { isWithinSizes, type Measuring, measuringOf } from "../laws/measuring.js";
import { build, PAIRS, type PairOfKinds } from "../rooms.js";
import { boundOf } from "./bounds.js";
import { type Errors, judge } from "./judge.js";
import { runCasts } from "./run-casts.js";

const USAGE = `usage: npm run oracle:casts -w hantei -- [option ...]

  Casts, and what is measured, of every pair of the plane and of space.

  --cases N   so many of each pair (1000)
  --seed N    the seed (1)
  --pair A-B  only this pair; may be repeated
  --wide      numbers from 1e-150 to 1e150, and not only those within 1e40 of each other`;

/** Judges the pairs that the command line asks for. */
export function main(args: readonly string[]): number {
  return runProgram(
    {
      usage: USAGE,
      options: {
        cases: { type: "string", default: "1000" },
        seed: { type: "string", default: "1" },
        pair: { type: "string", multiple: true },
        wide: { type: "boolean", default: false },
      },
      allowPositionals: false,
      run({ values }) {
        const known = PAIRS.filter(({ room }) => measuringOf(room) !== undefined);
        const cases = wholeNumber("--cases", values.cases, 1);
        const seed = wholeNumber("--seed", values.seed, 0);
        let wrong = 0;
        for (const pair of pairsNamed(values.pair, known)) wrong += judgePair(pair, cases, seed, values.wide);
        console.log(`${wrong} wrong`);
        return wrong;
      },
    },
    args,
  );
}

/** Judges a pair, prints its row and what is wrong, and returns how much that is. */
function judgePair(pair: PairOfKinds, cases: number, seed: number, wide: boolean): number {
  const start = performance.now();
  const casts = runCasts(pair, cases, new Random(seed), wide);
  const measured = measure(pair, cases, seed);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const worst = [...casts.errors, ...measured].map(([what, { error }]) => `${what} ${error.toFixed(1)}`).join(", ");
  let wrong = casts.complaints.length;
  console.log(`${pair.name.padEnd(19)} ${casts.hits} hits, ${wrong} wrong, ${seconds} s: ${worst}`);
  for (const complaint of casts.complaints.slice(0, 3)) console.log(`  ${complaint}`);
  for (const [what, { error, told }] of [...casts.errors, ...measured]) {
    if (error <= boundOf(pair.room.name, what)) continue;
    wrong += 1;
    console.log(`  ${what} ${error}: ${told}`);
  }
  return wrong;
}

function measure({ room, kindA, kindB }: PairOfKinds, cases: number, seed: number): Errors {
  const random = new Random(seed);
  const errors: Errors = new Map();
  const isConvex = !(isPathKind(kindA) || isPathKind(kindB));
  for (let index = 0; index < cases; index++) {
    const [a, b] = hardCase(kindA, kindB, random, index).map((draft) => build(room, draft)) as [never, never];
    if (isWithinSizes(a, b)) judge(room, measuringOf(room) as Measuring, a, b, isConvex, errors);
  }
  return errors;
}

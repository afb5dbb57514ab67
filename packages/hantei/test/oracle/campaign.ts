/**
 * A long run of the oracle: `npm run oracle -- --cases 1000000 --seed 7 --pair circle-box`. Every pair where none is
 * named. Prints a row a pair; keeps what is wrong in `packages/cases/regressions`; exit 1 where anything is.
 *
 * With `--contains` it judges `contains` instead, each pair in both orders, and prints what is wrong.
 */
import { pairsNamed, runProgram, wholeNumber } from "../command-line.js";
import { run as runContains } from "../contains/check.js";
import type { PairOfKinds } from "../rooms.js";
import { run } from "./check.js";
import { keep, REGRESSIONS } from "./regressions.js";

const USAGE = `usage: npm run oracle -- [option ...]

  Relations of every pair against fractions.

  --cases N   so many of each pair (100000)
  --seed N    the seed (1)
  --pair A-B  only this pair; may be repeated
  --contains  what lies in what, each pair in both orders`;

/** Judges a pair, prints its row and what is wrong, and returns how much that is. */
function judgeRelations(pair: PairOfKinds, cases: number, seed: number): number {
  const start = performance.now();
  const tally = run(pair, cases, seed);
  const { disjoint, touching, overlapping } = tally.counts;
  print(pair.name, [cases, tally.wrong, disjoint, touching, overlapping, seed], start);
  for (const { a, b, relation, complaints } of tally.failures.slice(0, 3)) {
    console.log(`  ${JSON.stringify(a)} ${JSON.stringify(b)} is ${relation}; ${complaints.join("; ")}`);
  }
  if (tally.wrong > 0) console.log(`  kept in ${keep(tally, REGRESSIONS)}`);
  return tally.wrong;
}

/** The same for `contains`, the container named last; intervals have tests of their own. */
function judgeContains({ room, kindA, kindB }: PairOfKinds, cases: number, seed: number): number {
  if (room.name === "1d") return 0;
  let wrong = 0;
  for (const container of new Set([kindA, kindB])) {
    const start = performance.now();
    const content = container === kindA ? kindB : kindA;
    const pair = { name: `${content} in ${container}`, room, kindA: container, kindB: content };
    const tally = runContains(pair, cases, seed);
    print(pair.name, [cases, tally.wrong, ...tally.counts, seed], start);
    for (const { a, b, truth, complaints } of tally.failures.slice(0, 3)) {
      console.log(`  ${JSON.stringify(a)} ${JSON.stringify(b)} is ${truth}; ${complaints.join("; ")}`);
    }
    wrong += tally.wrong;
  }
  return wrong;
}

function print(name: string, columns: readonly number[], start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  row(name, [...columns, seconds]);
}

function row(name: string, columns: readonly (string | number)[]): void {
  const widths = [9, 8, 9, 9, 11, 11, 8];
  const texts = columns.map((value, index) => String(value).padStart(widths[index] as number));
  console.log(`${name.padEnd(22)}${texts.join(" ")}`);
}

/** Judges the pairs that the command line asks for. */
export function main(args: readonly string[]): number {
  return runProgram(
    {
      usage: USAGE,
      options: {
        cases: { type: "string", default: "100000" },
        seed: { type: "string", default: "1" },
        pair: { type: "string", multiple: true },
        contains: { type: "boolean", default: false },
      },
      allowPositionals: false,
      run({ values }) {
        const cases = wholeNumber("--cases", values.cases, 1);
        const seed = wholeNumber("--seed", values.seed, 0);
        const pairs = pairsNamed(values.pair);
        const answers = values.contains ? ["outside", "within", "inside"] : ["disjoint", "touching", "overlapping"];
        row(values.contains ? "what in what" : "pair", ["cases", "wrong", ...answers, "seed", "seconds"]);
        const judge = values.contains ? judgeContains : judgeRelations;
        const wrong = pairs.reduce((sum, pair) => sum + judge(pair, cases, seed), 0);
        console.log(`${wrong} wrong`);
        return wrong;
      },
    },
    args,
  );
}

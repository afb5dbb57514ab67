/**
 * A long run of the oracle: `npm run oracle -- --cases 1000000 --seed 7 --pair circle-box`. Every pair where none is
 * named. Prints a row a pair; keeps what is wrong in `packages/cases/regressions`; exit 1 where anything is.
 *
 * With `--contains` it judges `contains` instead, each pair in both orders, and prints what is wrong.
 */
import { parseArgs } from "node:util";
import { run as runContains } from "../contains/check.js";
import { PAIRS, type PairOfKinds, pairNamed } from "../rooms.js";
import { run } from "./check.js";
import { keep, REGRESSIONS } from "./regressions.js";

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    pair: { type: "string", multiple: true },
    contains: { type: "boolean", default: false },
  },
});
const cases = wholeNumber("--cases", values.cases);
const seed = wholeNumber("--seed", values.seed);
const pairs = values.pair === undefined ? PAIRS : values.pair.map(pairNamed);

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option} wants a whole number, not ${text}`);
  return Number(text);
}

/** Judges a pair, prints its row and what is wrong, and returns how much that is. */
function judgeRelations(pair: PairOfKinds): number {
  const start = performance.now();
  const tally = run(pair, cases, seed);
  const { disjoint, touching, overlapping } = tally.counts;
  print(pair.name, tally.wrong, [disjoint, touching, overlapping], start);
  for (const { a, b, relation, complaints } of tally.failures.slice(0, 3)) {
    console.log(`  ${JSON.stringify(a)} ${JSON.stringify(b)} is ${relation}; ${complaints.join("; ")}`);
  }
  if (tally.wrong > 0) console.log(`  kept in ${keep(tally, REGRESSIONS)}`);
  return tally.wrong;
}

/** The same for `contains`, the container named last; intervals have tests of their own. */
function judgeContains({ room, kindA, kindB }: PairOfKinds): number {
  if (room.name === "1d") return 0;
  let wrong = 0;
  for (const container of new Set([kindA, kindB])) {
    const start = performance.now();
    const content = container === kindA ? kindB : kindA;
    const pair = { name: `${content} in ${container}`, room, kindA: container, kindB: content };
    const tally = runContains(pair, cases, seed);
    print(pair.name, tally.wrong, tally.counts, start);
    for (const { a, b, truth, complaints } of tally.failures.slice(0, 3)) {
      console.log(`  ${JSON.stringify(a)} ${JSON.stringify(b)} is ${truth}; ${complaints.join("; ")}`);
    }
    wrong += tally.wrong;
  }
  return wrong;
}

function print(name: string, wrong: number, counts: readonly number[], start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  row(name, [cases, wrong, ...counts, seed, seconds]);
}

function row(name: string, columns: readonly (string | number)[]): void {
  const widths = [9, 8, 9, 9, 11, 11, 8];
  const texts = columns.map((value, index) => String(value).padStart(widths[index] as number));
  console.log(`${name.padEnd(22)}${texts.join(" ")}`);
}

const answers = values.contains ? ["outside", "within", "inside"] : ["disjoint", "touching", "overlapping"];
row(values.contains ? "what in what" : "pair", ["cases", "wrong", ...answers, "seed", "seconds"]);
const judge = values.contains ? judgeContains : judgeRelations;
const wrong = pairs.reduce((sum, pair) => sum + judge(pair), 0);
console.log(`${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;

/**
 * A long run of the oracle: `npm run oracle -- --cases 1000000 --seed 7 --pair circle-box`. Every pair where none is
 * named. Prints a row a pair; keeps what is wrong in `packages/cases/regressions`; exit 1 where anything is.
 */
import { parseArgs } from "node:util";
import { PAIRS, pairNamed } from "../rooms.js";
import { run, type Tally } from "./check.js";
import { keep, REGRESSIONS } from "./regressions.js";

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    pair: { type: "string", multiple: true },
  },
});
const cases = wholeNumber("--cases", values.cases);
const seed = wholeNumber("--seed", values.seed);
const pairs = values.pair === undefined ? PAIRS : values.pair.map(pairNamed);

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option} wants a whole number, not ${text}`);
  return Number(text);
}

console.log("pair               cases    wrong  disjoint  touching overlapping        seed  seconds");
let wrong = 0;
for (const pair of pairs) {
  const start = performance.now();
  const tally = run(pair, cases, seed);
  console.log(row(tally, (performance.now() - start) / 1000));
  wrong += tally.wrong;
  for (const { a, b, relation, complaints } of tally.failures.slice(0, 3)) {
    console.log(`  ${JSON.stringify(a)} ${JSON.stringify(b)} is ${relation}; ${complaints.join("; ")}`);
  }
  if (tally.wrong > 0) console.log(`  kept in ${keep(tally, REGRESSIONS)}`);
}
console.log(`${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;

function row({ pair, cases: count, wrong: bad, counts, seed: of }: Tally, seconds: number): string {
  const { disjoint, touching, overlapping } = counts;
  const numbers = [count, bad, disjoint, touching, overlapping, of, seconds.toFixed(1)];
  const widths = [9, 8, 9, 9, 11, 11, 8];
  return `${pair.padEnd(15)}${numbers.map((value, index) => String(value).padStart(widths[index] as number)).join(" ")}`;
}

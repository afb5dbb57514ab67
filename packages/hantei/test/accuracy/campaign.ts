/**
 * A long run of the references: `npm run oracle:casts -w hantei -- --cases 1000 --seed 7 --pair circle-box`. Every pair of the plane
 * and of space where none is named; casts and what is measured. Prints a row a pair; exit 1 where anything is wrong.
 */
import { parseArgs } from "node:util";
import { hardCase } from "../generators/hard-cases.js";
import { isPathKind } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { isWithinSizes, type Measuring, measuringOf } from "../laws/measuring.js";
import { build, PAIRS, pairNamed } from "../rooms.js";
import { boundOf } from "./bounds.js";
import { type Errors, judge } from "./judge.js";
import { runCasts } from "./run-casts.js";

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    pair: { type: "string", multiple: true },
    wide: { type: "boolean", default: false },
  },
});
const cases = Number(values.cases);
const seed = Number(values.seed);
const pairs = (values.pair?.map(pairNamed) ?? PAIRS).filter(({ room }) => measuringOf(room) !== undefined);

let wrong = 0;
for (const pair of pairs) {
  const start = performance.now();
  const casts = runCasts(pair, cases, new Random(seed), values.wide);
  const measured = measure(pair);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const worst = [...casts.errors, ...measured].map(([what, { error }]) => `${what} ${error.toFixed(1)}`).join(", ");
  console.log(`${pair.name.padEnd(19)} ${casts.hits} hits, ${casts.complaints.length} wrong, ${seconds} s: ${worst}`);
  wrong += casts.complaints.length;
  for (const complaint of casts.complaints.slice(0, 3)) console.log(`  ${complaint}`);
  for (const [what, { error, told }] of [...casts.errors, ...measured]) {
    if (error <= boundOf(pair.room.name, what)) continue;
    wrong += 1;
    console.log(`  ${what} ${error}: ${told}`);
  }
}
console.log(`${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;

function measure({ room, kindA, kindB }: (typeof PAIRS)[number]): Errors {
  const random = new Random(seed);
  const errors: Errors = new Map();
  const isConvex = !(isPathKind(kindA) || isPathKind(kindB));
  for (let index = 0; index < cases; index++) {
    const [a, b] = hardCase(kindA, kindB, random, index).map((draft) => build(room, draft)) as [never, never];
    if (isWithinSizes(a, b)) judge(room, measuringOf(room) as Measuring, a, b, isConvex, errors);
  }
  return errors;
}

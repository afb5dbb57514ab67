/** `npm run bench`: the suites of `benchmarks`, one after the other, and which targets they meet. */
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { judge, tally, verdictRows } from "../benchmarks/lib/judge.mjs";
import { LATEST, RESULTS, readTables } from "../benchmarks/lib/tables.mjs";
import { build } from "./build.mjs";
import { run } from "./lib/process.mjs";

/** In the order in which a reader asks: name → what it measures. `calendar` and `bullets` keep no tables. */
const SUITES = {
  pairs: "one pair at a time, against the plain formulas",
  peers: "one pair at a time, against other libraries",
  contacts: "how to part two shapes, how far apart they are",
  "casts-space": "what rays and moving shapes meet in space",
  rings: "rings of 100,000 vertices",
  batch: "a million pairs in columns",
  joins: "all pairs of many boxes",
  queries: "an index of a million boxes",
  intervals: "double bookings",
  real: "towns' labels and countries' borders",
  calendar: "a calendar of a million events",
  bullets: "fast movers",
};
const BOXES = ["batch", "joins", "queries", "intervals", "real"];

const USAGE = `npm run bench -- [--quick] [--suite NAMES] [--write] [--targets]

Measures Hantei against other libraries and native code, and says which targets are met. Let nothing else run.

  --quick         less of everything: indicative, never kept
  --suite NAMES   only these, parted by commas; boxes stands for ${BOXES.join(", ")}
  --write         keep the tables under benchmarks/results, and draw their plots anew
  --targets       measure nothing: say which targets the kept tables meet

${Object.entries(SUITES)
  .map(([name, what]) => `  ${name.padEnd(15)} ${what}`)
  .join("\n")}`;

const options = readOptions();
if (options.targets) {
  showVerdicts(readTables(RESULTS));
} else {
  process.exitCode = await bench(options);
}

function readOptions() {
  const flag = { type: "boolean", default: false };
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        quick: flag,
        write: flag,
        targets: flag,
        help: flag,
        suite: { type: "string", multiple: true, default: Object.keys(SUITES) },
      },
    }));
  } catch (error) {
    refuse(error.message);
  }
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (values.quick && values.write) refuse("--quick takes too little to be kept: leave out --write, or --quick");
  const names = values.suite.flatMap((each) => each.split(",")).flatMap((each) => (each === "boxes" ? BOXES : [each]));
  const unknown = names.filter((name) => SUITES[name] === undefined);
  if (unknown.length > 0) refuse(`there is no suite "${unknown.join(", ")}"`);
  return { ...values, suite: [...new Set(names)] };
}

function refuse(why) {
  console.error(`${why}\n\n${USAGE}`);
  process.exit(2);
}

async function bench({ suite: names, quick, write }) {
  // What was built before may be of other sources: its figures would pass for theirs.
  console.error("Building ...");
  if (!(await build())) return 1;
  const flags = [quick && "--quick", write && "--write"].filter(Boolean);
  const start = Date.now();
  const failed = [];
  for (const [index, name] of names.entries()) {
    const minutes = ((Date.now() - start) / 60000).toFixed(0);
    console.error(`\n[${index + 1}/${names.length}] ${name}: ${SUITES[name]} (${minutes} min so far)`);
    const { status } = await run("node", [`benchmarks/suites/${name}.mjs`, ...flags], { show: true });
    if (status !== 0) failed.push(name);
  }
  const isNew = (path) => statSync(path).mtimeMs >= start;
  showVerdicts(
    readTables(LATEST, isNew),
    quick ? "A quick run is indicative, and leaves out what is large." : undefined,
  );
  if (write && failed.length === 0) {
    const { writePlots } = await import("./generate-plots.mjs");
    for (const path of writePlots()) console.log(`drawn: ${path}`);
  }
  if (failed.length > 0) console.error(`failed: ${failed.join(", ")}`);
  return failed.length > 0 ? 1 : 0;
}

/** What the tables say to the targets; those of other tables are passed over. */
function showVerdicts(tables, remark) {
  const judged = judge(Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows])));
  const about = judged.filter(({ target }) => tables[target.table] !== undefined);
  if (about.length === 0) return;
  const rows = verdictRows(about);
  const widths = [0, 1, 2, 3].map((k) => Math.max(...rows.map((row) => row[k].length)));
  console.log("\nTargets");
  for (const row of rows)
    console.log(
      row
        .map((cell, k) => cell.padEnd(widths[k]))
        .join("  ")
        .trimEnd(),
    );
  console.log(tally(about) + (remark === undefined ? "" : `\n${remark}`));
}

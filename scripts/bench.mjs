/**
 * `npm run bench`: every suite of `benchmarks`, one after the other, as tables on standard output. `-- --quick` takes less of
 * everything, `-- --write` keeps the tables under `benchmarks/results`, `-- --suite joins` runs one suite. Let nothing else run.
 */
import { run } from "./lib/process.mjs";

/** In the order in which a reader asks. `calendar` and `bullets` keep no results. */
const SUITES = [
  "pairs",
  "peers",
  "contacts",
  "rings",
  "batch",
  "joins",
  "queries",
  "intervals",
  "real",
  "calendar",
  "bullets",
];

const args = process.argv.slice(2);
const at = args.indexOf("--suite");
const wanted = at < 0 ? SUITES : args.splice(at, 2).slice(1);
const unknown = wanted.filter((suite) => !SUITES.includes(suite));
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ") || "without a name"}; there are ${SUITES.join(", ")}.`);
  process.exit(2);
}

let failed = 0;
for (const suite of wanted) {
  console.log(`\n${suite}\n${"─".repeat(suite.length)}`);
  const { status } = await run("node", [`benchmarks/suites/${suite}.mjs`, ...args], { show: true });
  if (status !== 0) failed++;
}
process.exitCode = failed > 0 ? 1 : 0;

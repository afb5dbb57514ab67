/**
 * `npm run mutation -- exact-space`: is every change to the exact arithmetic and to the pair kernels noticed? Each token of
 * the part's sources is changed in turn, by Stryker's rules; the part's tests run on it, then hard cases of the oracle. What
 * is printed has changed no answer that was asked for: docs/decisions/0013 says why that may be.
 *
 * `-- --list` names the parts and says how long each takes; without a name all run, one after the other. `--cases 200000`
 * asks the oracle more, `--jobs 1` leaves a core to others, `--only grid` takes the files of the part with that in the name.
 */
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { testProgram } from "./mutation/bundle.mjs";
import { mutantsOf } from "./mutation/mutants.mjs";
import { filesOf, PARTS } from "./mutation/parts.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    cases: { type: "string", default: "10000" },
    jobs: { type: "string", default: "2" },
    only: { type: "string", default: "" },
  },
});
for (const option of ["cases", "jobs"]) {
  if (!/^\d+$/.test(values[option])) fail(`--${option} wants a whole number, not ${values[option]}`);
}
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) fail(`There is no part ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}.`);

if (values.list) {
  for (const [name, { minutes }] of Object.entries(PARTS)) console.log(`${name.padEnd(16)} about ${minutes} minutes`);
} else {
  for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) await testPart(name, PARTS[name]);
}

function fail(message) {
  console.error(message);
  process.exit(2);
}

/** Tests every change to a part's files and prints those that nothing noticed. */
async function testPart(name, { mutate, tests, pairs }) {
  const files = filesOf(mutate).filter((path) => path.includes(values.only));
  const { texts, mutants } = await mutantsOf(files);
  const text = await testProgram(tests, texts);
  const jobs = Math.max(1, Number(values.jobs));
  const ends = await endsOf(mutants, { text, size: mutants.length, pairs, jobs, count: Number(values.cases) });
  for (const file of files) {
    const ending = (end) => mutants.filter((mutant, index) => mutant.file === file && ends[index] === end);
    const count = mutants.filter((mutant) => mutant.file === file).length;
    const passed = ending("passed");
    console.log(`${name}: ${file.replace("packages/hantei/src/", "")}: ${count} changes, ${passed.length} not noticed`);
    for (const mutant of passed) console.log(described(mutant));
    // These count as noticed, and are few enough to look at.
    for (const end of ["out of time", "crash"]) {
      const some = ending(end);
      if (some.length > 0) console.log(`  ${some.length} by ${end}:`);
      for (const mutant of some) console.log(described(mutant));
    }
  }
}

/** How the tests of each change end; some are tested at the same time. */
async function endsOf(mutants, workerData) {
  const ends = [];
  let next = 0;
  async function work() {
    let worker = await started(workerData);
    while (next < mutants.length) {
      const index = next++;
      if (process.stderr.isTTY) process.stderr.write(`\r${next} of ${mutants.length} `);
      ends[index] = await answer(worker, mutants[index].id);
      if (ends[index] === "crash") worker = await started(workerData);
    }
    await worker.terminate();
  }
  await Promise.all(Array.from({ length: workerData.jobs }, work));
  if (process.stderr.isTTY) process.stderr.write("\r");
  return ends;
}

/** A thread on which the tests have passed without any change. */
async function started(workerData) {
  const worker = new Worker(new URL("mutation/worker.mjs", import.meta.url), { workerData });
  const first = await answer(worker);
  if (first !== "ready") fail(`Without any change there is a failure: ${first}`);
  return worker;
}

/** What a thread says, to a question if there is one. */
function answer(worker, question) {
  return new Promise((resolve) => {
    worker
      .removeAllListeners()
      .once("message", resolve)
      .once("error", () => resolve("crash"));
    if (question !== undefined) worker.postMessage(question);
  });
}

function described({ line, original, replacement }) {
  const short = (text) => text.replace(/\s+/g, " ").slice(0, 120);
  return `  ${String(line).padStart(4)}  ${short(original)}  =>  ${short(replacement)}`;
}

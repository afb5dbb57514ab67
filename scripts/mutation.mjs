/**
 * `npm run mutation -- exact-space`: is every change to the exact arithmetic and to the pair kernels noticed? Each token of
 * the part's sources is changed in turn, by Stryker's rules; the part's tests run on it, then hard cases of the oracle. What
 * is printed has changed no answer that was asked for: docs/decisions/0013 says why that may be.
 *
 * `-- --list` names the parts and says how long each takes; without a name all run, one after the other. `--cases 200000`
 * asks the oracle more, `--jobs 1` leaves a core to others, `--only grid` takes the files of the part with that in the name.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./lib/root.mjs";
import { testProgram } from "./mutation/bundle.mjs";
import { mutantsOf } from "./mutation/mutants.mjs";
import { PARTS } from "./mutation/parts.mjs";

/** A change may make a loop endless: it is given several times what the tests take, as a busy machine may be slow, and a second. */
const PATIENCE = { factor: 5, seconds: 1 };
const FOR_EVER = 1e9;

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
  const program = await testProgram(tests);
  const folder = mkdtempSync(join(tmpdir(), "hantei-mutation-"));
  // The tests that noticed something lately come first: they notice the next change, too.
  let first = [];
  const judge = async (text, slot, seconds) => {
    const args = [seconds, JSON.stringify(first), values.cases, ...pairs];
    const { status, number } = await runs(join(folder, `${slot}.mjs`), text, args);
    if (status === 1 && number !== undefined)
      first = [number, ...first.filter((other) => other !== number)].slice(0, 8);
    if (status === 0) return { end: "passed", seconds: number };
    return { end: status === null ? "out of time" : number === undefined ? "wrong answer" : "failed test" };
  };
  try {
    const needed = await judge(await program.bundle(), "unchanged", FOR_EVER);
    if (needed.end !== "passed") fail(`${name}: ${needed.end} without any change`);
    const patience = PATIENCE.factor * needed.seconds + PATIENCE.seconds;
    for (const file of filesOf(mutate).filter((path) => path.includes(values.only))) {
      const mutants = await mutantsOf(file);
      const ends = await endsOf(mutants, program, (text, slot) => judge(text, slot, patience));
      const ending = (end) => mutants.filter((_, index) => ends[index] === end);
      console.log(
        `${name}: ${file.replace("packages/hantei/src/", "")}: ${mutants.length} changes, ${ending("passed").length} not noticed`,
      );
      for (const mutant of ending("passed")) console.log(described(mutant));
      // These count as noticed, and are few enough to look at.
      for (const end of ["out of time", "not built"]) {
        const some = ending(end);
        if (some.length > 0) console.log(`  ${some.length} ${end}:`);
        for (const mutant of some) console.log(described(mutant));
      }
    }
  } finally {
    await program.end();
    rmSync(folder, { recursive: true });
  }
}

/** How the tests of each change end; some are tested at the same time. */
async function endsOf(mutants, program, judge) {
  const ends = [];
  let next = 0;
  let bundled = Promise.resolve();
  async function work(_, slot) {
    while (next < mutants.length) {
      const index = next++;
      if (process.stderr.isTTY) process.stderr.write(`\r${next} of ${mutants.length} `);
      // One program is made at a time: they share a builder.
      bundled = bundled.then(() => program.bundle(mutants[index])).catch(() => undefined);
      const text = await bundled;
      // What does not compile changes no answer, and nobody can overlook it.
      ends[index] = text === undefined ? "not built" : (await judge(text, slot)).end;
    }
  }
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  if (process.stderr.isTTY) process.stderr.write("\r");
  return ends;
}

/** How a program ends, and the number it prints. */
function runs(path, text, args) {
  writeFileSync(path, text);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path, ...args.map(String)], { stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (written) => {
      output += written;
    });
    child.on("close", (status) => resolve({ status, number: output === "" ? undefined : Number(output) }));
  });
}

/** The files of patterns such as `exact/{grid,ring}.ts` and `2d/pairs/box-*.ts`, from the repository's root. */
function filesOf(patterns) {
  return patterns.flatMap((pattern) => {
    const [, before, list, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    if (list !== undefined) return filesOf(list.split(",").map((name) => `${before}${name}${after}`));
    const folder = `packages/hantei/src/${pattern.slice(0, pattern.lastIndexOf("/"))}`;
    const [start, end] = pattern.slice(pattern.lastIndexOf("/") + 1).split("*");
    const found = readdirSync(join(ROOT, folder)).filter(
      (name) => name.startsWith(start) && (end === undefined ? name === start : name.endsWith(end)),
    );
    if (found.length === 0) fail(`There is no file ${pattern}`);
    return found.map((name) => `${folder}/${name}`);
  });
}

function described({ line, original, replacement }) {
  const short = (text) => text.replace(/\s+/g, " ").slice(0, 120);
  return `  ${String(line).padStart(4)}  ${short(original)}  =>  ${short(replacement)}`;
}

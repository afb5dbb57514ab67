/**
 * `npm test`: installs what is missing, builds, runs every check of the table below and ends with the line
 * `N passed, N failed`. A runner of many tests counts each of them by its own report; any other check counts as one.
 */
import { generatedFiles } from "./checks/generated.mjs";
import { japanese } from "./checks/japanese.mjs";
import { licenses } from "./checks/licenses.mjs";
import { mentions } from "./checks/mentions.mjs";
import { sizes } from "./checks/sizes.mjs";
import { snippets } from "./checks/snippets.mjs";
import { testTypes } from "./checks/test-types.mjs";
import { tool } from "./checks/tool.mjs";
import { typesForOthers } from "./checks/types-for-others.mjs";
import { vitest } from "./checks/vitest.mjs";
import { checkNode, ensureInstalled } from "./lib/install.mjs";

/**
 * Name → check. A check resolves to `{ passed, failed, output }`; its output is shown where anything failed. None writes what
 * another reads.
 */
const TESTS = ["tests", vitest];
const OTHERS = [
  ["lint and format", tool("biome", "check", "--error-on-warnings", "--max-diagnostics=50")],
  ["types of the tests", testTypes],
  ["bundle sizes", sizes],
  ["package metadata (publint)", tool("publint", "run", "packages/hantei", "--strict")],
  ["types as others resolve them (attw)", typesForOthers],
  ["unused files, exports and dependencies (knip)", tool("knip")],
  ["snippets of the docs", snippets],
  ["generated files are up to date", generatedFiles],
  ["licenses of the dependencies", licenses],
  ["punctuation of Japanese", japanese],
  ["no private paths or registry hosts", mentions],
];

checkNode();
await ensureInstalled();
const { build } = await import("./build.mjs");
console.log("Building ...");
const built = await build();

let passed = 0;
let failed = built ? 0 : 1;
// Nothing below means anything on a build that failed. The tests begin with the site's build, which keeps one core busy: the
// others go on beside it.
if (built) await Promise.all([inTurn([TESTS]), inTurn(OTHERS)]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function inTurn(checks) {
  for (const [name, check] of checks) {
    const start = performance.now();
    const result = await check().catch((error) => ({ passed: 0, failed: 1, output: error.stack }));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) console.log(result.output.trimEnd());
    const verdict = result.failed > 0 ? "FAILED" : "ok    ";
    console.log(`${verdict} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  }
}

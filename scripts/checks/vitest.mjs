import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "../lib/process.mjs";
import { ROOT } from "../lib/root.mjs";

const REPORT = join(ROOT, "out", "vitest.json");

/** All packages' tests, counted from vitest's own report. */
export async function vitest() {
  rmSync(REPORT, { force: true });
  mkdirSync(dirname(REPORT), { recursive: true });
  const { status, output } = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${REPORT}`,
  ]);
  if (!existsSync(REPORT)) return { passed: 0, failed: 1, output };
  return { ...count(JSON.parse(readFileSync(REPORT, "utf8")), status), output };
}

/** What a report of vitest's comes to, given the status that vitest ended with. */
export function count(report, status) {
  const passed = report.numPassedTests;
  // A file that cannot be loaded has failed without a single failed test in it.
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  let failed = report.numFailedTests + broken.length;
  // Errors outside of any test, or no test at all, are seen in the status only.
  if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
  return { passed, failed };
}

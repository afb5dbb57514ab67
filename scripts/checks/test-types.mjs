import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "../lib/process.mjs";
import { ROOT } from "../lib/root.mjs";

/** Tests are no part of the build: each package's `test/tsconfig.json` is compiled on its own, without output. */
export async function testTypes() {
  const total = { passed: 0, failed: 0, output: "" };
  for (const name of readdirSync(join(ROOT, "packages"))) {
    if (!existsSync(join(ROOT, "packages", name, "test"))) continue;
    const { status, output } = await run("tsc", ["--noEmit", "-p", `packages/${name}/test/tsconfig.json`]);
    total.passed += status === 0 ? 1 : 0;
    total.failed += status === 0 ? 0 : 1;
    total.output += output;
  }
  return total;
}

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "../lib/process.mjs";
import { ROOT } from "../lib/root.mjs";

/** Tests are no part of the build: each package's `test/tsconfig.json`, and the site's, is compiled on its own, without output. */
export async function testTypes() {
  const total = { passed: 0, failed: 0, output: "" };
  const packages = readdirSync(join(ROOT, "packages")).filter((name) =>
    existsSync(join(ROOT, "packages", name, "test")),
  );
  // The site is compiled by its bundler, which looks at no types; its components are made TypeScript first.
  const components = await run("node", ["site/build/vue-types.mjs"]);
  total.output += components.status === 0 ? "" : components.output;
  const site = ["site/tsconfig.json", "site/tsconfig.vue.json"];
  for (const project of [...packages.map((name) => `packages/${name}/test/tsconfig.json`), ...site]) {
    const { status, output } = await run("tsc", ["--noEmit", "-p", project]);
    total.passed += status === 0 ? 1 : 0;
    total.failed += status === 0 ? 0 : 1;
    total.output += output;
  }
  return total;
}

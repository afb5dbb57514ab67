/** `npm run clean`: removes everything that was built or written by a run, and keeps what was installed. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isMain } from "./lib/main.mjs";
import { ROOT } from "./lib/root.mjs";

/** What is written beside the packages' builds. */
const WRITTEN = ["out", "coverage", "site/out", "site/dist", "benchmarks/out", "benchmarks/native/out"];

/** Removes what `build.mjs` makes, so that no file outlives its source. */
export function cleanBuilds() {
  for (const name of readdirSync(join(ROOT, "packages"))) remove(`packages/${name}/dist`);
}

function remove(path) {
  rmSync(join(ROOT, path), { recursive: true, force: true });
}

if (isMain(import.meta)) {
  for (const path of WRITTEN) remove(path);
  cleanBuilds();
}

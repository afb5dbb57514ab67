/** `npm run clean`: removes everything that was built or written by a run, and keeps what was installed. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of WRITTEN) remove(path);
  cleanBuilds();
}

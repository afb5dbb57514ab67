/**
 * Draws the plots of the kept benchmark tables, and writes what README shows of them. Nothing is measured. A check compares the
 * files with what this writes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { plots } from "../benchmarks/plots/plots.mjs";
import { ROOT } from "./lib/root.mjs";

/** Writes all, and gives their paths. */
export function writePlots() {
  const files = Object.entries(plots());
  for (const [path, text] of files) writeFileSync(join(ROOT, path), text);
  return files.map(([path]) => path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writePlots();

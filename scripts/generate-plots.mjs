/**
 * Draws the plots of the kept benchmark tables, and writes what README shows of them. Nothing is measured. A check compares the
 * files with what this writes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { plots } from "../benchmarks/plots/plots.mjs";
import { isMain } from "./lib/main.mjs";
import { ROOT } from "./lib/root.mjs";

/** Writes all, and gives their paths. */
export function writePlots() {
  const files = Object.entries(plots());
  for (const [path, text] of files) writeFileSync(join(ROOT, path), text);
  return files.map(([path]) => path);
}

if (isMain(import.meta)) writePlots();

/** Writes `docs/formulas.md`, its Japanese twin and their figures. The only file of this package that needs Node. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { pages } from "./page/pages.js";

const docs = new URL("../../../docs/", import.meta.url);

for (const [path, text] of pages()) {
  const file = fileURLToPath(new URL(path, docs));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

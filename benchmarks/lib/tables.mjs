/** Where tables are kept, and how they are read again. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fromCsv } from "./csv.mjs";

/** What is kept in the repository. */
export const RESULTS = fileURLToPath(new URL("../results/", import.meta.url));
/** What was measured last. */
export const LATEST = fileURLToPath(new URL("../out/", import.meta.url));

/** All tables of a folder, by name. */
export function readTables(folder, isWanted = (_path) => true) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".csv")) : [];
  const wanted = files.sort().filter((file) => isWanted(join(folder, file)));
  return Object.fromEntries(
    wanted.map((file) => [file.slice(0, -4), fromCsv(readFileSync(join(folder, file), "utf8"))]),
  );
}

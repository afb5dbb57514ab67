/** What the tests run is the built command line: it is built here where it is missing or older than its sources. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../../../../scripts/lib/process.mjs";

const CLI = fileURLToPath(new URL("../..", import.meta.url));
const PACKAGES = join(CLI, "..");

export default async function build(): Promise<void> {
  const sources = ["cli", "formulas", "hantei"].map((name) => newest(join(PACKAGES, name, "src")));
  const built = ["cli/dist/main.js", "cli/dist/program.js", "formulas/dist/index.js", "hantei/dist/2d/index.js"].map(
    (path) => modified(path),
  );
  if (Math.min(...built) > Math.max(...sources)) return;
  await must("tsc", "-b");
  await must("npm", "run", "--silent", "bundle");
}

async function must(command: string, ...args: string[]): Promise<void> {
  const { status, output } = await run(command, args, { cwd: CLI });
  if (status !== 0) throw new Error(`the command line cannot be built\n${output}`);
}

function modified(path: string): number {
  return statSync(join(PACKAGES, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** When the newest file below a folder was written. */
function newest(folder: string): number {
  const times = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, String(name))).mtimeMs);
  return Math.max(...times);
}

/**
 * What must hold before anything else runs. Node's own modules only: on a fresh clone there is nothing else.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./process.mjs";
import { ROOT } from "./root.mjs";

/** The oldest Node that can `require` an ES module, which the package promises. */
const OLDEST = [20, 19];

/** Ends the process with a plain sentence where Node is too old. */
export function checkNode() {
  const { node } = process.versions;
  if (!isTooOld(node)) return;
  console.error(`Hantei needs Node ${OLDEST.join(".")} or newer; this is ${node}. Install a newer Node and try again.`);
  process.exit(1);
}

export function isTooOld(version) {
  const [major, minor] = version.split(".").map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

/** Installs the locked dependencies where any is missing or of another version. */
export async function ensureInstalled() {
  const reason = whyStale();
  if (reason === undefined) return;
  console.log(`Installing dependencies (${reason}) ...`);
  const { status } = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { show: true });
  if (status !== 0) {
    console.error("Installing failed: is there a network, and does package-lock.json fit the package.json files?");
    process.exit(status);
  }
}

/** What is amiss with `node_modules`, or undefined. npm notes what it installed in a lock file of its own. */
function whyStale() {
  const noted = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(noted)) return "nothing is installed yet";
  const installed = readPackages(noted);
  for (const [path, wanted] of Object.entries(readPackages(join(ROOT, "package-lock.json")))) {
    if (!path.includes("node_modules/")) continue;
    const found = installed[path];
    // Optional ones are for other platforms: npm leaves them out on purpose.
    if (found === undefined && !wanted.optional) return `${path} is missing`;
    if (found === undefined) continue;
    if (found.version !== wanted.version) return `${path} is not ${wanted.version}`;
    if (!existsSync(join(ROOT, path))) return `${path} is gone`;
  }
  return undefined;
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

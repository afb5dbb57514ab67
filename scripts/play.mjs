/** `npm run play`: builds what is missing or older than its sources, and serves the site on this machine. */
import { checkNode, ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/process.mjs";
import { ensureSite, isOld } from "./lib/site.mjs";

checkNode();
await ensureInstalled();
if (isOld("packages/hantei/dist/2d/index.js", "packages")) {
  console.log("Building the library ...");
  const { build } = await import("./build.mjs");
  if (!(await build())) process.exit(1);
}
console.log("Building the site, where it is not up to date ...");
await ensureSite();
const { status } = await run("node", ["packages/cli/bin/hantei.js", "play", ...process.argv.slice(2)], { show: true });
process.exitCode = status;

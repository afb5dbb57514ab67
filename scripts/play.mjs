/** `npm run play`: builds what is missing or older than its sources, and serves the site on this machine. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ownFiles } from "./lib/files.mjs";
import { checkNode, ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/process.mjs";
import { ROOT } from "./lib/root.mjs";

checkNode();
await ensureInstalled();
if (isOld("packages/hantei/dist/2d/index.js", "packages")) {
  console.log("Building the library ...");
  const { build } = await import("./build.mjs");
  if (!(await build())) process.exit(1);
}
if (isOld("site/dist/index.html", "site", "packages")) {
  console.log("Building the site ...");
  const { status, output } = await run("npm", ["run", "--silent", "build", "--workspace", "@hantei/site"]);
  if (status !== 0) {
    console.error(output);
    process.exit(status);
  }
}
const { status } = await run("node", ["packages/cli/bin/hantei.js", "play", ...process.argv.slice(2)], { show: true });
process.exitCode = status;

/** Whether a built file is missing, or any file of these folders is younger. */
function isOld(built, ...folders) {
  if (!existsSync(join(ROOT, built))) return true;
  const { mtimeMs } = statSync(join(ROOT, built));
  return folders.some((folder) => ownFiles(folder).some((path) => statSync(join(ROOT, path)).mtimeMs > mtimeMs));
}

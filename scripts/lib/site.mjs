/** The built site, up to date. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ownFiles } from "./files.mjs";
import { run } from "./process.mjs";
import { ROOT } from "./root.mjs";

/** Whether a built file is missing, or any file of these folders is younger. */
export function isOld(built, ...folders) {
  if (!existsSync(join(ROOT, built))) return true;
  const { mtimeMs } = statSync(join(ROOT, built));
  return folders.some((folder) => ownFiles(folder).some((path) => statSync(join(ROOT, path)).mtimeMs > mtimeMs));
}

/** Builds the site where it is missing or older than its sources; the library must be built. Throws what went wrong. */
export async function ensureSite() {
  if (!isOld("site/dist/index.html", "site", "packages", "docs")) return;
  const { status, output } = await run("npm", ["run", "--silent", "build", "--workspace", "@hantei/site"]);
  if (status !== 0) throw new Error(`the site cannot be built\n${output}`);
}

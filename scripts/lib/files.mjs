import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";

/** Folders that hold what was installed or made, not what was written. */
const NOT_OURS = new Set(["node_modules", "dist", "out", "coverage", ".git"]);

/** Every file of the repository, as a path from its root with forward slashes. */
export function ownFiles(folder = "") {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : ownFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

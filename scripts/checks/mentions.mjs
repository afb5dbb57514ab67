import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { ownFiles } from "../lib/files.mjs";
import { ROOT } from "../lib/root.mjs";

/** Folders that stand at the root of someone's own machine or build agent, never of every machine. */
const PRIVATE_FOLDERS = ["Users", "builds", "home", "root", "work", "workspace"];

/** What no file of the repository may hold. Built from parts, so that this file may say so. */
const BANNED = [
  ["the path of a checkout", new RegExp(literally(ROOT))],
  ["the path of a home folder", new RegExp(`(?<![\\w.])${literally(homedir())}(?![\\w.-])`)],
  ["a private absolute path", new RegExp(`(?<![\\w.:/~*>}-])/(${PRIVATE_FOLDERS.join("|")})(/[\\w.-]|(?![\\w/.-]))`)],
  ["a package registry's host", new RegExp(["registry", "(npmjs|yarnpkg|npmmirror)"].join("\\."))],
];

/** Text only: these are read as bytes by whoever reads them. */
const BINARY = /\.(png|ico|woff2?|parquet|gz|wasm)$/;

export async function mentions() {
  const found = [];
  for (const path of ownFiles()) {
    if (BINARY.test(path)) continue;
    const lines = readFileSync(join(ROOT, path), "utf8").split("\n");
    lines.forEach((line, index) => {
      const what = findBanned(line);
      if (what !== undefined) found.push(`${path}:${index + 1}: ${what}: ${line.trim().slice(0, 100)}`);
    });
  }
  return { passed: found.length === 0 ? 1 : 0, failed: found.length === 0 ? 0 : 1, output: found.join("\n") };
}

/** What is wrong with a line, or undefined. */
export function findBanned(line) {
  return BANNED.find(([, pattern]) => pattern.test(line))?.[0];
}

function literally(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { ownFiles } from "../lib/files.mjs";
import { ROOT } from "../lib/root.mjs";
import { findInLines, nothingIn } from "./found.mjs";

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

/** No file holds what is banned. */
export async function mentions() {
  const paths = ownFiles().filter((path) => !BINARY.test(path));
  return nothingIn(paths.flatMap((path) => findInLines(path, readFileSync(join(ROOT, path), "utf8"), findBanned)));
}

/** What is wrong with a line, or undefined. */
export function findBanned(line) {
  return BANNED.find(([, pattern]) => pattern.test(line))?.[0];
}

function literally(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

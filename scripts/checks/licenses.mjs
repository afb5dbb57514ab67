import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../lib/root.mjs";
import { nothingIn } from "./found.mjs";

/** What a package may ask of those who pass on our programs with it inside: its notice, no more. */
export const SHIPPED = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Unlicense"]);

/** What a tool may ask that only runs here and is never passed on. */
const TOOLS = new Set([...SHIPPED, "BlueOak-1.0.0", "CC0-1.0", "CC-BY-4.0", "MPL-2.0", "Python-2.0"]);

/** Packages whose metadata names no license; read by hand. */
const READ_BY_HAND = { spawndamnit: "MIT" };

/** The license of every dependency, as npm noted it in the lock file, is on our list. */
export async function licenses() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  return nothingIn(findForbidden(packages));
}

/** What a lock file has whose license is not on our list, a line each. */
export function findForbidden(packages) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    // Where two versions are needed, one lies in the folder of the package that needs it.
    const name = /.*node_modules\/(.+)/.exec(path)?.[1];
    if (name === undefined || entry.link) return [];
    const license = READ_BY_HAND[name] ?? entry.license;
    const shipped = !(entry.dev || entry.devOptional);
    if (isAllowed(license, shipped ? SHIPPED : TOOLS)) return [];
    return [`${path}: ${license ?? "no license named"}${shipped ? " (shipped)" : ""}`];
  });
}

/** A license expression (SPDX): "A OR B" leaves the choice, "A AND B" asks for both. */
export function isAllowed(expression, allowed) {
  if (expression === undefined) return false;
  const options = expression.replaceAll(/[()]/g, "").split(" OR ");
  return options.some((option) => option.split(" AND ").every((license) => allowed.has(license)));
}

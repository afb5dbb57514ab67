/** The table of the errors' codes, which the repository's conventions have. */
import { readFileSync } from "node:fs";

export function errorCodes(page) {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), "utf8");
  return /^\| `code` \|.*\n(?:\|.*\n)+/m.exec(text)[0];
}

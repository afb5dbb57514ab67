import { readdirSync } from "node:fs";

/** The address of every page of a built site, from its folder on; `index.html` is left out of an address. */
export function pagesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((entry) => entry.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".html"))
    .map((path) => path.replace(/(^|\/)index\.html$/, "$1"))
    .sort();
}

import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** As many links in a row as Linux follows. */
const MOST_LINKS = 40;

/** The path at the end of links, whether something lies there by now or not; the path itself where it is no link. */
export function behindLinks(path: string): string {
  let at = path;
  for (let links = 0; links <= MOST_LINKS; links++) {
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return at;
    // A link that says where from its own folder means the folder as it really is.
    at = resolve(realpathSync(dirname(at)), readlinkSync(at));
  }
  throw Object.assign(new Error(), { code: "ELOOP" });
}

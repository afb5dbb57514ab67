import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Whether a module, of which this is the `import.meta`, is the program that was started, though through a link. */
export function isMain({ url }) {
  const started = process.argv[1] ?? "";
  return existsSync(started) && realpathSync(started) === fileURLToPath(url);
}

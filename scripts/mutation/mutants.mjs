/** Every change of one token that Stryker knows in a source file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { ROOT } from "../lib/root.mjs";

const ignore = () => undefined;
const QUIET = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore };
const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };

/**
 * @param {string} file - From the repository's root.
 * @returns {Promise<{ file: string, path: string, line: number, column: number, original: string, replacement: string, contents: string }[]>}
 * `contents` is the whole file, changed.
 */
export async function mutantsOf(file) {
  const path = join(ROOT, file);
  const content = readFileSync(path, "utf8");
  const instrumenter = new Instrumenter({ ...QUIET, isDebugEnabled: () => false });
  const { mutants } = await instrumenter.instrument([{ name: path, mutate: true, content }], OPTIONS);
  const lines = content.split("\n");
  const offset = ({ line, column }) => lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + column;
  return mutants.map(({ location, mutatorName, replacement: bare }) => {
    // Stryker changes a tree, and we a text: `a && b && c` with the first `&&` changed is `(a || b) && c`.
    const replacement = mutatorName === "LogicalOperator" ? `(${bare})` : bare;
    const [start, end] = [offset(location.start), offset(location.end)];
    const original = content.slice(start, end);
    const contents = `${content.slice(0, start)}${replacement}${content.slice(end)}`;
    return {
      file,
      path,
      line: location.start.line + 1,
      column: location.start.column + 1,
      original,
      replacement,
      contents,
    };
  });
}

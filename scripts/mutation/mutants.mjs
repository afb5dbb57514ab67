/** Every change of one token that Stryker knows in some source files, all in one text each, to be switched on one at a time. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { ROOT } from "../lib/root.mjs";

const ignore = () => undefined;
const QUIET = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore };
const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };

/** Where the first variable is the number of a change, that change is made; the second gets a 1 where one could be. */
export const VARIABLES = ["MUTANT", "REACHED"];

/**
 * @typedef {object} Mutant
 * @property {number} id
 * @property {string} file - From the repository's root.
 * @property {number} line - From 1.
 * @property {string} original
 * @property {string} replacement
 */

/**
 * @param {string[]} files - From the repository's root.
 * @returns {Promise<{ texts: Map<string, string>, mutants: Mutant[] }>} Texts by path, each with all its changes in it.
 */
export async function mutantsOf(files) {
  const sources = files.map((file) => ({
    name: join(ROOT, file),
    mutate: true,
    content: readFileSync(join(ROOT, file), "utf8"),
  }));
  const instrumenter = new Instrumenter({ ...QUIET, isDebugEnabled: () => false });
  const result = await instrumenter.instrument(sources, OPTIONS);
  const texts = new Map(result.files.map(({ name, content }) => [name, switched(content)]));
  const mutants = result.mutants.map(({ id, fileName, location, replacement }) => {
    const index = sources.findIndex(({ name }) => name === fileName);
    const original = textAt(sources[index].content.split("\n"), location);
    return { id: Number(id), file: files[index], line: location.start.line + 1, original, replacement };
  });
  return { texts, mutants };
}

/** Variables in place of Stryker's calls: kernels are asked millions of times. */
function switched(content) {
  const [mutant, reached] = VARIABLES;
  return content
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, `(${mutant} === $1)`)
    .replaceAll(/stryCov_9fa48\(("[^)]*")\)/g, (_, ids) =>
      ids.replaceAll(/"(\d+)"(, )?/g, `${reached}[$1] = `).concat("1"),
    );
}

function textAt(lines, { start, end }) {
  const text = lines.slice(start.line, end.line + 1);
  text[text.length - 1] = text.at(-1).slice(0, end.column);
  text[0] = text[0].slice(start.column);
  return text.join("\n");
}

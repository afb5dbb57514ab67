/** Some tests of the library as one program, with all the changes of some sources in it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../lib/root.mjs";

const TESTS = join(ROOT, "packages/hantei/test");
/** Vitest's words without Vitest. */
const WORDS = join(TESTS, "mutation/vitest.ts");

/**
 * A program as text, in CommonJS: it exports `checks` and `notices`, of `test/mutation/judge.ts`.
 *
 * @param {string[]} tests - Under packages/hantei/test.
 * @param {Map<string, string>} texts - Of the sources that are changed, by path.
 * @returns {Promise<string>}
 */
export async function testProgram(tests, texts) {
  const plugin = {
    name: "changes",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: WORDS }));
      onLoad({ filter: /hantei.(src|test).*\.ts$/ }, ({ path }) => {
        // A bundle has no place of its own: what tests find from where they lie, they find from there.
        const url = JSON.stringify(pathToFileURL(path).href);
        const contents = texts.get(path) ?? readFileSync(path, "utf8").replaceAll("import.meta.url", url);
        return { contents, loader: "ts" };
      });
    },
  };
  const imports = tests.map((path) => `import ${JSON.stringify(join(TESTS, path))};`);
  const judge = JSON.stringify(join(TESTS, "mutation/judge.ts"));
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join("\n")}\nexport { checks, notices } from ${judge};`,
      resolveDir: TESTS,
      loader: "ts",
    },
    bundle: true,
    format: "cjs",
    platform: "node",
    write: false,
    logLevel: "error",
    // The package says that its files do nothing when loaded; tests do.
    ignoreAnnotations: true,
    plugins: [plugin],
  });
  return outputFiles[0].text;
}

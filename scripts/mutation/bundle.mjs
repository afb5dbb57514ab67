/** Some tests of the library as one program, with one source file changed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { context } from "esbuild";
import { ROOT } from "../lib/root.mjs";

const TESTS = join(ROOT, "packages/hantei/test");
/** Vitest's words without Vitest. */
const WORDS = join(TESTS, "mutation/vitest.ts");

/**
 * A program that runs test files in turn, then hard cases of pairs. `SECONDS FIRST CASES PAIR…` on its command line: it is
 * ended after so many seconds of the processor's time, and the tests of the numbers in FIRST come first. It prints the seconds
 * it took; where a test failed, it prints that test's number and ends with 1.
 *
 * @param {string[]} tests - Under packages/hantei/test.
 * @returns {Promise<{ bundle(change?: { path: string, contents: string }): Promise<string>, end(): Promise<void> }>}
 */
export async function testProgram(tests) {
  let changed;
  const plugin = {
    name: "change",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: WORDS }));
      onLoad({ filter: /hantei.(src|test).*\.ts$/ }, ({ path }) => {
        if (changed?.path === path) return { contents: changed.contents, loader: "ts" };
        // A bundle has no place of its own: what tests find from where they lie, they find from there.
        const url = JSON.stringify(pathToFileURL(path).href);
        return { contents: readFileSync(path, "utf8").replaceAll("import.meta.url", url), loader: "ts" };
      });
    },
  };
  const imports = tests.map((path) => `import ${JSON.stringify(join(TESTS, path))};`);
  const contents = `${imports.join("\n")}
    import { watch } from ${JSON.stringify(join(TESTS, "mutation/watch.ts"))};
    import { failingTest } from ${JSON.stringify(WORDS)};
    import { judge } from ${JSON.stringify(join(TESTS, "mutation/judge.ts"))};
    const [seconds, first, ...asked] = process.argv.slice(2);
    watch(Number(seconds));
    const failing = await failingTest(JSON.parse(first));
    if (failing !== undefined) {
      console.log(failing);
      process.exit(1);
    }
    judge(asked);
    console.log(process.cpuUsage().user / 1e6);`;
  const builder = await context({
    stdin: { contents, resolveDir: TESTS, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "silent",
    // The package says that its files do nothing when loaded; tests do.
    ignoreAnnotations: true,
    plugins: [plugin],
  });
  return {
    async bundle(change) {
      changed = change;
      return (await builder.rebuild()).outputFiles[0].text;
    },
    end: () => builder.dispose(),
  };
}

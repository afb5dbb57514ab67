/** The checks of `npm test` must themselves be able to fail. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findInLines, nothingIn } from "../checks/found.mjs";
import { findHalfWidth } from "../checks/japanese.mjs";
import { findForbidden, isAllowed } from "../checks/licenses.mjs";
import { findBanned } from "../checks/mentions.mjs";
import { agrees, observed, snippetsOf } from "../checks/snippets.mjs";
import { tool } from "../checks/tool.mjs";
import { count } from "../checks/vitest.mjs";
import { isTooOld } from "../lib/install.mjs";
import { ROOT } from "../lib/root.mjs";
import { filesOf, PARTS } from "../mutation/parts.mjs";

describe("counting vitest's report", () => {
  const file = (status, ...tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) });

  test("counts tests", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [file("failed", "passed", "passed", "failed")],
    };
    expect(count(report, 1)).toEqual({ passed: 2, failed: 1 });
  });

  test("counts a file that cannot be loaded", () => {
    const report = { numPassedTests: 2, numFailedTests: 0, testResults: [file("passed", "passed"), file("failed")] };
    expect(count(report, 1)).toEqual({ passed: 2, failed: 1 });
  });

  test("counts errors outside of tests, and runs without tests", () => {
    const fine = { numPassedTests: 1, numFailedTests: 0, testResults: [file("passed", "passed")] };
    expect(count(fine, 0)).toEqual({ passed: 1, failed: 0 });
    expect(count(fine, 1)).toEqual({ passed: 1, failed: 1 });
    expect(count({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

test("a command that fails, or is not there, is a failed check", async () => {
  expect(await tool("node", "--version")()).toMatchObject({ passed: 1, failed: 0 });
  expect(await tool("node", "-e", "console.log('why'); process.exit(3)")()).toEqual({
    passed: 0,
    failed: 1,
    output: "why\n",
  });
  expect(await tool("no-such-command")()).toMatchObject({ passed: 0, failed: 1 });
});

test("what must not be is told with its place, and is one failure however much there is", () => {
  const found = findInLines("a/b.md", "fine\n  bad \nbad", (line) => (line.includes("bad") ? "a word" : undefined));
  expect(nothingIn(found)).toEqual({ passed: 0, failed: 1, output: "a/b.md:2: a word: bad\na/b.md:3: a word: bad" });
  expect(nothingIn([])).toEqual({ passed: 1, failed: 0, output: "" });
});

describe("snippets", () => {
  const docstring = "/**\n * @example\n * ```ts\n * const a = 1;\n * console.log(a); // 1\n * ```\n */";

  test("are found in docstrings and in pages, with their lines", () => {
    expect(snippetsOf(docstring)).toEqual([{ line: 4, code: "const a = 1;\nconsole.log(a); // 1" }]);
    expect(snippetsOf("# Page\n\n```ts\nf();\n```\n\n```sh\nls\n```\n")).toEqual([{ line: 4, code: "f();" }]);
  });

  test("hand over what they print", () => {
    expect(observed('f();\nconsole.log(g(1), "x"); // 2')).toBe('f();\nobserve(1, g(1), "x");');
  });

  test.each([
    ["true", "true", "true", true],
    ["true: they touch", "true", "true", true],
    ['"touching"', "touching", '"touching"', true],
    ["touching", "touching", '"touching"', true],
    ["false", "true", "true", false],
    ["12", "1", "1", false],
    ["", "1", "1", false],
  ])("%s against %s", (comment, text, quoted, verdict) => {
    expect(agrees(comment, text, quoted)).toBe(verdict);
  });
});

test("license expressions", () => {
  const allowed = new Set(["MIT", "ISC"]);
  expect(isAllowed("MIT", allowed)).toBe(true);
  expect(isAllowed("(GPL-3.0 OR MIT)", allowed)).toBe(true);
  expect(isAllowed("GPL-3.0", allowed)).toBe(false);
  expect(isAllowed("MIT AND GPL-3.0", allowed)).toBe(false);
  expect(isAllowed(undefined, allowed)).toBe(false);
});

test("a package may ask for more where it is not passed on, wherever it lies", () => {
  const packages = {
    "": { license: "GPL-3.0" },
    "packages/hantei": { link: true },
    "node_modules/tool": { license: "MPL-2.0", dev: true },
    "node_modules/tool/node_modules/spawndamnit": { license: "SEE LICENSE IN LICENSE", dev: true },
    "node_modules/inside": { license: "MPL-2.0" },
    "site/node_modules/@scope/nameless": { dev: true },
  };
  expect(findForbidden(packages)).toEqual([
    "node_modules/inside: MPL-2.0 (shipped)",
    "site/node_modules/@scope/nameless: no license named",
  ]);
});

test.each([
  // Written in parts, since the check reads this file as well.
  ["see /" + "home/me/notes", true],
  ["in /" + "work, say", true],
  ["https://registry" + ".npmjs.org/x", true],
  ["see .github/workflows and ./work", false],
  ["at home/work balance", false],
  ['"../lib/root.mjs"', false],
])("%s", (line, found) => {
  expect(findBanned(line) !== undefined).toBe(found);
});

test.each([
  ["18.20.0", true],
  ["20.18.9", true],
  ["20.19.0", false],
  ["22.0.0", false],
])("Node %s", (version, tooOld) => {
  expect(isTooOld(version)).toBe(tooOld);
});

test("half-width punctuation in Japanese is found, and nowhere else", () => {
  for (const line of ["平面: 点", "すき間(改良)", "違います!", "標本。 等間隔に", "測定 （例）"])
    expect(findHalfWidth(line), line).toBeDefined();
  for (const line of [
    "平面：点",
    "すき間（改良）",
    "9:00 から 10:00 まで",
    "点 (0, 0) のすぐ上",
    "| 外れ。 | はい |",
    "a: 1, b(x)",
  ]) {
    expect(findHalfWidth(line), line).toBeUndefined();
  }
});

test.each(Object.entries(PARTS))(
  "mutation testing of %s finds its sources and its tests",
  (_name, { mutate, tests }) => {
    expect(filesOf(mutate).length).toBeGreaterThanOrEqual(mutate.length);
    expect(tests.filter((path) => !existsSync(join(ROOT, "packages/hantei/test", path)))).toEqual([]);
  },
);

test("mutation testing names what it does not find", () => {
  expect(filesOf(["exact/{grid,ring}.ts"])).toEqual([
    "packages/hantei/src/exact/grid.ts",
    "packages/hantei/src/exact/ring.ts",
  ]);
  for (const pattern of ["exact/grits.ts", "2d/pairs/cone-*.ts"]) {
    expect(() => filesOf([pattern])).toThrow(`there is no file ${pattern}`);
  }
});

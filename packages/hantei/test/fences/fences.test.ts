/**
 * The import fences: arrows between rooms go down only, nothing in the library depends on the engine, the clock or the
 * machine, and loading a module does nothing. `rooms.ts` has the arrows, `check.ts` the bans.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { outsiderViolations, violations } from "./check.js";
import { ARROWS, roomOf } from "./rooms.js";
import { readSource, topLevelStatements } from "./source.js";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SOURCE = join(ROOT, "packages/hantei/src");

/** Source files under a folder of the repository, as paths from `base`. */
function filesUnder(base: string, folder = ""): string[] {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist|results)$/.test(entry.name) ? [] : filesUnder(base, path);
    return /\.(ts|mjs|js)$/.test(entry.name) ? [path] : [];
  });
}

describe("the library", () => {
  const files = filesUnder(SOURCE);

  test("has the doors we think it has", () => {
    expect(files).toEqual(
      expect.arrayContaining(["2d/index.ts", "3d/index.ts", "interval/index.ts", "render/index.ts"]),
    );
  });

  test.each(files)("%s", (path) => {
    expect(violations(path, readFileSync(join(SOURCE, path), "utf8"))).toEqual([]);
  });

  test("has no arrow for a room that is not there", () => {
    // The two dimensions share their names, so one of them is enough.
    const rooms = new Set(files.map((path) => roomOf(path).replace(/^[23]d/, "Nd")));
    expect([...ARROWS.keys()].filter((room) => !rooms.has(room.replace(/^[23]d/, "Nd")))).toEqual([]);
  });
});

describe("other packages use the library by its doors", () => {
  test.each(["packages/formulas/src", "packages/cli/src", "site/lib", "site/components", "benchmarks"])(
    "%s",
    (folder) => {
      const packageFolder = folder.replace(/\/(?:src|lib|components)$/, "");
      const found = filesUnder(ROOT, folder).flatMap((path) =>
        outsiderViolations(path, readFileSync(join(ROOT, path), "utf8"), packageFolder),
      );
      expect(found).toEqual([]);
    },
  );
});

test("test files that could not share the modules of a worker, and only they, say so in their names", () => {
  const TESTS = join(ROOT, "packages/hantei/test");
  const isAlone = /\bvi\.(?:mock|resetModules|stubGlobal)\(|--expose-gc|\bmemoryUsage\(/;
  const files = filesUnder(TESTS).filter((path) => path.endsWith(".test.ts") && !path.startsWith("fences/"));
  const needing = files.filter((path) => isAlone.test(readFileSync(join(TESTS, path), "utf8")));
  expect(files.filter((path) => path.endsWith(".alone.test.ts"))).toEqual(needing);
});

describe("the fence itself", () => {
  test.each([
    ["2d/queries/x.ts", `import { box } from "../../3d/shapes/box.js";`, "no arrow from 2d/queries to 3d/shapes"],
    [
      "3d/pairs/x.ts",
      `import { movedX } from "../../2d/foundation/pose.js";`,
      "no arrow from 3d/pairs to 2d/foundation",
    ],
    ["2d/pairs/box-box.ts", `import { boxPoint } from "./box-point.js";`, "must not lean on another"],
    ["2d/pairs/box-box.ts", `import { box } from "../shapes/box.js";`, "no arrow from 2d/pairs to 2d/shapes (values)"],
    ["2d/pairs/box-box.ts", `import { type Box, box } from "../shapes/box.js";`, "(values)"],
    ["2d/shapes/x.ts", `export { relate } from "../queries/relate.js";`, "no arrow from 2d/shapes to 2d/queries"],
    ["base/x.ts", `import type { Sign } from "../exact/sign.js";`, "no arrow from base to exact"],
    ["base/x.ts", `import {\n  a,\n  b,\n} from "../exact/sign.js";`, "no arrow from base to exact"],
    ["render/x.ts", `import { relate } from "../2d/queries/relate.js";`, "no arrow from render to 2d/queries (values)"],
    ["base/x.ts", `import fs from "node:fs";`, "nothing from outside"],
    ["base/x.ts", `import "./relation.js";\nimport "polyfill";`, "nothing from outside"],
    ["base/x.ts", `export const load = () => import("node:fs");`, "nothing from outside"],
    ["base/x.ts", `import { a } from "./relation";`, "ending in .js"],
    ["cellar/x.ts", "", "no arrows in rooms.ts"],
    ["base/x.ts", "export const f = (x: number): number => Math.sin(x);", "Math"],
    ["base/x.ts", "export const f = (x: number): number => Math.hypot(x, 1);", "Math"],
    ["base/x.ts", "const { cos } = Math;", "Math"],
    ["base/x.ts", "export const f = (): number => Math.random();", "Math"],
    ["base/x.ts", "export const f = (x: number): number => x ** 2;", "**"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is code
    ["base/x.ts", "export const f = (x: number): string => `${x ** 2}`;", "**"],
    ["base/x.ts", "export const f = (): number => Date.now();", "clock"],
    ["base/x.ts", "export const f = (x: any): number => x;", "any"],
    ["base/x.ts", "export const f = (x: unknown): number => (x as any).y;", "any"],
    ["base/x.ts", `register("box");`, "must do nothing"],
    ["base/x.ts", "export const table = makeTable();", "must do nothing"],
    ["base/x.ts", "const buffer = new Float64Array(8);", "must do nothing"],
    ["base/x.ts", "globalThis.x = 1;", "must do nothing"],
    ["base/x.ts", "const both = /* @__PURE__ */ [/* @__PURE__ */ f(), /* @__PURE__ */ f()];", "bundlers warn"],
  ])("%s: %s", (path, text, complaint) => {
    expect(violations(path, text).join("\n")).toContain(complaint);
  });

  test.each([
    ["2d/pairs/box-box.ts", `import type { Box } from "../shapes/box.js";`],
    ["2d/pairs/box-box.ts", `import { type Box } from "../shapes/box.js";`],
    ["2d/explain/x.ts", `import { leaf } from "../../explain/expression.js";`],
    ["base/x.ts", "// Math.sin(x) ** 2, any of them\n/* Date.now() */"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is code
    ["base/x.ts", "export const message: string = `Math.sin ${1} **`;"],
    ["base/x.ts", `export const f = (x: string): boolean => /["'\`]\\/\\*\\*/.test(x);`],
    ["base/x.ts", "const buffer: Float64Array = /* @__PURE__ */ new Float64Array(8);"],
    ["base/x.ts", "const both = [/* @__PURE__ */ f(), /* @__PURE__ */ Float64Array.of(1)];"],
    ["base/x.ts", "export const f = (x: number): number => Math.sqrt(Math.abs(x));"],
    ["base/x.ts", "export const a: readonly number[] = [1, 2];\nlet alive = 0;\nconst b = { f: (x: number) => g(x) };"],
  ])("leaves alone %s: %s", (path, text) => {
    expect(violations(path, text)).toEqual([]);
  });

  test("keeps outsiders outside", () => {
    const complain = (line: string) => outsiderViolations("packages/cli/src/main.ts", line, "packages/cli");
    expect(complain(`import { box } from "hantei";\nimport { box as b } from "hantei/3d";`)).toEqual([]);
    expect(complain(`import { x } from "./x.js";`)).toEqual([]);
    expect(complain(`import { box } from "hantei/dist/2d/index.js";`)).toHaveLength(1);
    expect(complain(`import { box } from "../../hantei/src/2d/index.js";`)).toHaveLength(1);
  });

  test("reads imports and statements as they are", () => {
    const { imports } = readSource(`/** import { a } from "./a.js"; */\nexport * from "./b.js"; // from "./c.js"`);
    expect(imports).toEqual([{ specifier: "./b.js", typeOnly: false }]);
    expect(topLevelStatements("const a = { b: 1 };\nfunction f() { return 1; }\nf(a);")).toEqual([
      "const a = {}",
      "function f() {}",
      "f()",
    ]);
    expect(topLevelStatements("export function f<T>(\n  x: T,\n): { y: T } {\n  return g(x);\n}\n")).toEqual([
      "export function f<T>(): {} {}",
    ]);
  });
});

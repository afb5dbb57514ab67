/**
 * What others will get: the package is packed, installed into an empty project without a network, and used from there in
 * every way it promises. Packs the build that is there, so build first (`npm test` does).
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run as runAt } from "../../../../scripts/lib/process.mjs";
import { ROOT } from "../../../../scripts/lib/root.mjs";

const PACKAGE = join(ROOT, "packages/hantei");
/** Every door, with a name that it must have. */
const DOORS = {
  hantei: "relate",
  "hantei/3d": "sphere",
  "hantei/interval": "interval",
  "hantei/render": "toSVG",
  "hantei/broadphase": "pairs",
  "hantei/batch": "relateBoxes",
  "hantei/collisions": "collisions",
  "hantei/3d/collisions": "collisions",
};

let project = "";
/** Paths in the tarball. */
let packed: string[] = [];

const run = (command: string, args: string[], cwd = project): ReturnType<typeof runAt> => runAt(command, args, { cwd });

/** Runs a program text and gives what it printed; throws with its output where it fails. */
async function node(name: string, text: string): Promise<string> {
  writeFileSync(join(project, name), text);
  const { status, output } = await run("node", ["--no-warnings", name]);
  if (status !== 0) throw new Error(output);
  return output.trim();
}

const isThere = async (command: string): Promise<boolean> => (await run(command, ["--version"], ROOT)).status === 0;
const [hasDeno, hasBun] = [await isThere("deno"), await isThere("bun")];
let chromium: string | undefined;
for (const name of ["chromium", "chromium-browser", "google-chrome"]) if (await isThere(name)) chromium ??= name;

beforeAll(async () => {
  if (!existsSync(join(PACKAGE, "dist/hantei.min.js"))) throw new Error("not built; run: npm run build");
  project = mkdtempSync(join(tmpdir(), "hantei-packed-"));
  const { stdout } = await run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", project], PACKAGE);
  const report: unknown = JSON.parse(stdout);
  // npm 10 and 11 print an array of reports, npm 12 an object of them.
  const [{ filename, files }] = Object.values(report as object) as [{ filename: string; files: { path: string }[] }];
  packed = files.map(({ path }) => path);
  writeFileSync(join(project, "package.json"), `{ "name": "empty", "private": true }`);
  const install = ["install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", `./${filename}`];
  const { status, output } = await run("npm", install);
  if (status !== 0) throw new Error(output);
}, 120_000);

afterAll(() => {
  if (project !== "") rmSync(project, { recursive: true, force: true });
});

describe("the tarball", () => {
  test("holds the build, the license and the README, and nothing else", () => {
    const others = packed.filter((path) => !/^dist\/[\w/-]+\.(js|d\.ts)$/.test(path)).sort();
    expect(others).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist/hantei.min.js", "package.json"]);
    expect(readFileSync(join(project, "node_modules/hantei/LICENSE"), "utf8")).toBe(
      readFileSync(join(ROOT, "LICENSE"), "utf8"),
    );
  });

  test("holds no file without a source", () => {
    const orphans = packed
      .filter((path) => path.endsWith(".js") && path !== "dist/hantei.min.js")
      .filter((path) => !existsSync(join(PACKAGE, path.replace(/^dist/, "src").replace(/\.js$/, ".ts"))));
    expect(orphans).toEqual([]);
  });

  test("refers to no source map", () => {
    const referring = packed.filter(
      (path) =>
        path.endsWith(".js") &&
        readFileSync(join(project, "node_modules/hantei", path), "utf8").includes("sourceMappingURL"),
    );
    expect(referring).toEqual([]);
  });

  test("brings no dependencies along", () => {
    const installed = readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."));
    expect(installed).toEqual(["hantei"]);
  });
});

describe("an empty project", () => {
  test.each(Object.entries(DOORS))("imports %s", async (door, name) => {
    expect(await node("import.mjs", `import { ${name} } from "${door}"; console.log(typeof ${name});`)).toBe(
      "function",
    );
  });

  test.each(Object.entries(DOORS))("requires %s", async (door, name) => {
    expect(await node("require.cjs", `console.log(typeof require("${door}").${name});`)).toBe("function");
  });

  test("gets answers", async () => {
    const text = `import { box, circle, relate } from "hantei";
      console.log(relate(box(0, 0, 5, 5), circle(8, 9, 5)));`;
    expect(await node("answer.mjs", text)).toBe("touching");
  });

  test("has no other doors", async () => {
    const text = `import("hantei/dist/2d/pairs/box-box.js").catch((error) => console.log(error.code));`;
    expect(await node("inner.mjs", text)).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });

  test.each([
    ["node16", "node16"],
    ["esnext", "bundler"],
  ])("compiles under strict with module %s, moduleResolution %s", async (module, moduleResolution) => {
    const consumer = `import { type Box, box, relate, type Relation } from "hantei";
      import { sphere, type Sphere } from "hantei/3d";
      import { interval, overlaps } from "hantei/interval";
      import { toSVG } from "hantei/render";
      const a: Box = box(0, 0, 1, 1);
      const relation: Relation = relate(a, a);
      const ball: Sphere = sphere(0, 0, 0, 1);
      const busy: boolean = overlaps(interval(9, 10), interval(10, 11));
      // @ts-expect-error: a shape of space is none of the plane.
      relate(a, ball);
      // @ts-expect-error: shapes are readonly.
      a.minX = 2;
      export const all: unknown[] = [relation, busy, toSVG];\n`;
    writeFileSync(join(project, "consumer.mts"), consumer);
    const options = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022", "--types", ""];
    const exact = ["--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
    const modules = ["--module", module, "--moduleResolution", moduleResolution];
    expect(await run("tsc", [...options, ...exact, ...modules, "consumer.mts"])).toMatchObject({
      status: 0,
      output: "",
    });
  });
});

describe("the browser file", () => {
  const program = `console.log(relate(box(0, 0, 5, 5), circle(8, 9, 5)), relate(box(0, 0, 1, 1), box(2, 2, 3, 3)));`;

  test("is one file that Node loads as it is", async () => {
    cpSync(join(project, "node_modules/hantei/dist/hantei.min.js"), join(project, "alone.mjs"));
    const text = `import { box, circle, relate } from "./alone.mjs"; ${program}`;
    expect(await node("browser.mjs", text)).toBe("touching disjoint");
  });

  test.skipIf(chromium === undefined)("loads in Chromium (skipped where none is installed)", async () => {
    const library = readFileSync(join(project, "node_modules/hantei/dist/hantei.min.js"), "utf8");
    const url = `data:text/javascript;base64,${Buffer.from(library).toString("base64")}`;
    const page = `<!doctype html><title>waiting</title><p id="said"></p><script type="module">
      import { box, circle, relate } from "${url}";
      document.getElementById("said").textContent = [box(0, 0, 5, 5), circle(100, 0, 5)]
        .map((shape) => relate(shape, circle(8, 9, 5))).join(" ");
    </script>`;
    writeFileSync(join(project, "page.html"), page);
    const flags = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${join(project, "profile")}`];
    const budget = ["--virtual-time-budget=10000", "--timeout=20000", "--dump-dom"];
    const { output } = await run(chromium as string, [...flags, ...budget, `file://${join(project, "page.html")}`]);
    expect(output).toContain(`<p id="said">touching disjoint</p>`);
  });
});

describe("other runtimes", () => {
  const text = `import { box, circle, relate } from "hantei"; console.log(relate(box(0, 0, 5, 5), circle(8, 9, 5)));`;

  test.skipIf(!hasDeno)("Deno imports it (skipped where Deno is not installed)", async () => {
    writeFileSync(join(project, "deno.mjs"), text);
    expect((await run("deno", ["run", "--node-modules-dir=manual", "deno.mjs"])).output.trim()).toBe("touching");
  });

  test.skipIf(!hasBun)("Bun imports it (skipped where Bun is not installed)", async () => {
    writeFileSync(join(project, "bun.mjs"), text);
    expect((await run("bun", ["run", "bun.mjs"])).output.trim()).toBe("touching");
  });
});

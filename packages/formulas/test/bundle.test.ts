import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const folder = fileURLToPath(new URL("..", import.meta.url));

it("only the page's generator imports anything of Node", () => {
  const files = readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const needingNode = files.filter((name) => {
    const text = readFileSync(join(folder, "src", name), "utf8");
    return /from "node:|\b(?:process|Buffer|require|__dirname)\b[.(]/.test(text);
  });
  expect(needingNode).toEqual(["generate-page.ts"]);
});

it("bundles for a browser, and the bundle runs", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, "src/index.ts")],
    alias: { hantei: join(folder, "../hantei/src/2d/index.ts") },
    bundle: true,
    platform: "browser",
    format: "esm",
    minify: true,
    write: false,
  });
  const code = outputFiles[0]?.text ?? "";
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.run(module.formulaOf("boxes/corners"), [0, 0, 5, 5, 1, 1, 6, 4])).toMatchObject({
    answer: true,
    counts: { comparisons: 4 },
  });
});

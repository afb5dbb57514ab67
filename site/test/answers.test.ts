/** One answer everywhere: the browser answers some thousand questions as this Node does, to the last bit. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { expect, inject, test } from "vitest";

const ANSWERS = fileURLToPath(new URL("../../scripts/runtimes/answers.mjs", import.meta.url));

test("the browser's answers are Node's", async () => {
  const expected = spawnSync(process.execPath, [ANSWERS], { encoding: "utf8" }).stdout.trim();
  expect(Object.keys(JSON.parse(expected) as object).length).toBeGreaterThan(10);
  const { outputFiles } = await build({ entryPoints: [ANSWERS], bundle: true, format: "iife", write: false });
  const browser = await chromium.launch({ executablePath: inject("browser"), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  const said = page.waitForEvent("console");
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  expect((await said).text()).toBe(expected);
  await browser.close();
});

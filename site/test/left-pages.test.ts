/** Pages that were left are gone, however often one changes the language. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { leave, useBrowser, visit } from "./lib/pages.js";

useBrowser();

const CHANGES = 10;
/** What the browser may still hold of a page that was left a moment ago. */
const SOME = 2;

async function nodes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 2; i++) await session.send("HeapProfiler.collectGarbage");
  const counters = await session.send("Memory.getDOMCounters");
  await session.detach();
  return counters.nodes;
}

async function toOther(page: Page, part: string): Promise<void> {
  const lang = await page.locator("html").getAttribute("lang");
  const link = page.locator(".VPNavBarTranslations a", { hasText: lang === "ja" ? "English" : "日本語" });
  await link.evaluate((element) => (element as unknown as { click(): void }).click());
  await page.locator(`html[lang=${lang === "ja" ? "en" : "ja"}]`).waitFor();
  await page.locator(part).waitFor();
  // What the page does begins.
  await page.waitForTimeout(150);
}

test.each([
  ["lessons/5-segments.html", ".map"],
  ["playground.html", ".playground"],
  ["stress.html", ".stress"],
  ["bench.html", ".bench"],
])("%s", async (path, part) => {
  const visited = await visit(path);
  const { page } = visited;
  const change = async () => {
    await page.locator("[data-run]").evaluateAll((all) => {
      for (const each of all) (each as HTMLElement).click();
    });
    await toOther(page, part);
  };
  for (let i = 0; i < 2; i++) await change();
  const before = await nodes(page);
  for (let i = 0; i < CHANGES; i++) await change();
  const own = await page.locator(`${part}, ${part} *`).count();
  expect((await nodes(page)) - before).toBeLessThan(SOME * own + 100);
  await leave(visited);
});

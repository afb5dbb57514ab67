/** Words are found wherever they stand. */
import { expect, test } from "vitest";
import { indexed, queryTerms } from "../.vitepress/search.js";
import { inBothLanguages } from "./lib/languages.js";
import { leave, useBrowser, visit } from "./lib/pages.js";

useBrowser();

test("Japanese is cut into pairs, and all else at spaces and punctuation", () => {
  expect(queryTerms("辺を共有 castRay, 円")).toEqual(["辺を", "を共", "共有", "castRay", "円"]);
  expect(indexed('<h2 id="円と箱">円と箱<a href="#円と箱"></a></h2><p title="表紙">当たり</p>')).toMatch(
    /^<h2 id="円と箱">円と箱<a href="#円と箱"><\/a><\/h2><p>[^<]*円と と箱[^<]*<\/p><p title="表紙"> 当た たり <\/p>$/,
  );
});

test.each(["共有する", "証拠", "タイムゾーン", "丸められ"])("%s is found within a clause", async (word) => {
  const visited = await visit("ja/");
  const { page } = visited;
  await page.locator(".VPNavBarSearch button").first().click();
  await page.locator(".search-input").fill(word);
  const found = page.locator(".results .result");
  await found.first().waitFor();
  const [address] = await found.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const there = await page.request.get((address as string).replace(/#.*/, ""));
  expect(await there.text()).toContain(word);
  await leave(visited);
});

test("English is found as before", async () => {
  const visited = await visit("");
  const { page } = visited;
  await page.locator(".VPNavBarSearch button").first().click();
  await page.locator(".search-input").fill("capsul");
  await page.locator(".results .result").first().waitFor();
  expect(await page.locator(".results").innerText()).toMatch(/capsule/i);
  await leave(visited);
});

test("who closes the search is where they were before, each time; who follows an option is on its page", async () => {
  const visited = await visit("lessons/2-boxes.html");
  const { page } = visited;
  const button = page.locator(".VPNavBarSearch button").first();
  for (const close of ["Escape", "Escape", "Enter"]) {
    await button.press("Enter");
    const field = page.locator(".search-input");
    await field.fill("capsule");
    await page.locator(".results .result").first().waitFor();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(false);
    await field.press(close);
    await expect.poll(() => page.locator(".VPLocalSearchBox").count()).toBe(0);
    const focused = () => button.evaluate((element) => element === document.activeElement);
    if (close === "Escape") await expect.poll(focused).toBe(true);
  }
  await page.waitForURL(/capsule/);
  // Where a page is new, the way on begins at its top.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("nav, header") ?? null)).toBeNull();
  await leave(visited);
});

inBothLanguages(
  "by ear the search is a dialog whose options say their titles, chosen without leaving the field",
  async ({ root, say }) => {
    const visited = await visit(root);
    const { page } = visited;
    await page.locator(".VPNavBarSearch button").first().click();
    const dialog = page.getByRole("dialog", { name: say("Search", "検索") });
    const field = dialog.getByRole("searchbox");
    await field.fill("Tunneling");
    if (root !== "") await field.fill("すり抜け");
    const option = dialog.getByRole("option").first();
    await option.waitFor();
    expect(await option.ariaSnapshot()).toContain(say("Tunneling", "速く動くもの"));
    expect(await option.ariaSnapshot()).not.toContain("# ");
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("[role=option]") ?? null)).toBeNull();
    }
    await field.focus();
    const address = await option.evaluate((link: HTMLAnchorElement) => link.href);
    await page.keyboard.press("Enter");
    await page.waitForURL(address);
    expect(await dialog.count()).toBe(0);
    await leave(visited);
  },
);

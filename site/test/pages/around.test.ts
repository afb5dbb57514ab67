/** The ways from page to page. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOORS } from "../../build/doors.mjs";
import { leave, useBrowser, visit } from "../lib/pages.js";
import { violationsOf } from "../lib/violations.js";

useBrowser();

test("the first screen says what this is, has a figure to try and the line to install, on a phone, too", async () => {
  for (const [path, width] of [
    ["", 1280],
    ["ja/", 1280],
    ["", 390],
    ["ja/", 390],
  ] as const) {
    const height = width === 1280 ? 720 : 844;
    const visited = await visit(path, { width, height });
    for (const part of ["h1", ".claim", ".install", ".stage svg", "[data-relation]"]) {
      const box = await visited.page.locator(part).first().boundingBox();
      expect(box, part).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${path} ${width} ${part}`).toBeLessThanOrEqual(height);
    }
    await leave(visited);
  }
});

test("links go on working under the folder after the first page", async () => {
  const visited = await visit("lessons/1-intervals.html");
  const { page } = visited;
  await page.locator(".pager-link.next").click();
  await page.waitForURL("**/some/folder/lessons/2-boxes.html");
  await page.locator(".VPNavBarMenuLink", { hasText: "Guide" }).click();
  await page.waitForURL("**/some/folder/guide/getting-started.html");
  await page.locator(".VPNavBarTitle a").click();
  await page.waitForURL("**/some/folder/");
  await page.locator(".first .stage").waitFor();
  await leave(visited);
});

test("the other language is one click away", async () => {
  const visited = await visit("lessons/4-touching.html");
  const { page } = visited;
  await page.locator(".VPNavBarTranslations button").hover();
  await page.locator(".VPNavBarTranslations a", { hasText: "日本語" }).click();
  await page.waitForURL("**/some/folder/ja/lessons/4-touching.html");
  await leave(visited);
});

test("the API has a page for every door of the package", async () => {
  const { exports } = JSON.parse(
    readFileSync(new URL("../../../packages/hantei/package.json", import.meta.url), "utf8"),
  );
  const doors = Object.keys(exports).filter((door) => !/\.(?:json|js)$/.test(door));
  expect(DOORS.map(({ name }) => name.replace("hantei", ".")).sort()).toEqual(doors.sort());
  const visited = await visit("api/index.html");
  for (const { name } of DOORS) {
    const link = visited.page.locator("main a", { has: visited.page.locator(`code:text-is("${name}")`) });
    const address = new URL((await link.first().getAttribute("href")) ?? "", visited.page.url());
    const page = await (await fetch(address)).text();
    expect(page, name).toContain("<h1");
  }
  await leave(visited);
});

test("the search finds a word of a lesson, and goes there", async () => {
  const visited = await visit("");
  const { page } = visited;
  await page.locator("#local-search button").click();
  await page.locator("#localsearch-input").fill("Tunneling");
  await page.locator("#localsearch-list a").first().click();
  await page.waitForURL("**/some/folder/lessons/9-fast.html#tunneling");
  await leave(visited);
});

test("where nothing is, a page in both languages says so and leads back, however deep it is", async () => {
  for (const path of ["nothing.html", "ja/lessons/nothing/at/all.html"]) {
    const visited = await visit(path, { dark: path.startsWith("ja") });
    const { page, problems } = visited;
    expect(problems.splice(0).filter((each) => !/404/.test(each))).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.locator("rect.a").evaluate((box) => getComputedStyle(box).stroke)).toMatch(/^rgb\((?:200|255), /);
    await page.locator("section[lang=ja] a").click();
    await page.waitForURL("**/some/folder/ja/");
    await page.locator(".first .stage").waitFor();
    await leave(visited);
  }
});
